"""Sentences that files keep have keys: each its own, said in English and in German, and never taken away."""

from __future__ import annotations

import ast
import re
import string
from collections import Counter
from functools import cache
from pathlib import Path

from core.old_words import LATER, SENTENCES
from core.privacy.ledger_entry import TOLD_BY_KEY
from core.release.phrases import PHRASES
from tests.house.project_files import files, name, walked
from tests.house.test_translations import messages

PUBLISHED = dict(
    line.partition(":")[::2]
    for line in (Path(__file__).parent / "published_keys.txt").read_text(encoding="utf-8").splitlines()
)
"""Every key that was ever in a version, and the facts that files have with it."""

FAMILIES = {"claim", "statement", "step", "noise", "group", "domain", "bin"}
"""What kept releases say."""


@cache
def calls():
    """Return every call of `phrase` in the engine, with its place."""
    nodes = ((path, node) for path in files("core") for node in walked(path))
    return [
        (name(path), node)
        for path, node in nodes
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "phrase"
    ]


def sentences():
    """Return {key: (context, text, text for one)}."""
    found = {}
    for _, node in calls():
        key, mark = node.args
        found[key.value] = [arg.value for arg in mark.args][:3]
    return found


def facts(text):
    return {field for _, field, _, _ in string.Formatter().parse(text) if field}


def test_every_key_and_its_sentence_are_written_out():
    places = [
        place
        for place, node in calls()
        if not isinstance(node.args[0], ast.Constant) or getattr(node.args[1].func, "id", "") != "N_"
    ]
    assert places == []
    assert len(calls()) > 60


def test_keys_are_unique():
    counted = Counter(node.args[0].value for _, node in calls())
    assert [key for key, times in counted.items() if times > 1] == []
    assert [key for key in counted if not re.fullmatch(r"[a-z]+\.[a-z0-9-]+", key)] == []


def test_every_key_is_said_in_english_and_in_german():
    german = messages("de")
    for key, (context, text, *_) in sentences().items():
        assert text, key
        forms, finished = german[context, text]
        assert all(forms), key
        assert finished, key


def test_no_published_key_is_gone_and_every_new_one_is_listed():
    assert PUBLISHED.keys() - sentences().keys() == set(), "files that hold these could not be read"
    assert sentences().keys() - PUBLISHED.keys() == set(), "add them to published_keys.txt, with their facts"


def test_a_sentence_asks_for_no_fact_that_files_do_not_have():
    asked = {key: set().union(*map(facts, texts)) for key, (_, *texts) in sentences().items()}
    assert {key: found - set(PUBLISHED[key].split()) for key, found in asked.items()} == {key: set() for key in asked}


def bare(text):
    """Return a sentence without what says how its blanks are filled in."""
    return re.sub(r"\{(\w+):[^}]*\}", r"{\1}", text)


def test_every_wording_is_known_by_which_exports_can_be_read():
    known = {(key, bare(text)) for key, text in (*SENTENCES, *LATER)}
    wordings = {(key, bare(text)) for key, (_, *texts) in sentences().items() if key in PHRASES for text in texts}
    assert wordings - known == set(), "add the new wording to LATER in core/old_words.py; what it leaves out to _ONE"


def test_whatever_a_release_may_say_can_be_read():
    assert {key for key in sentences() if key.partition(".")[0] in FAMILIES} == PHRASES.keys()
    assert TOLD_BY_KEY.keys() <= sentences().keys()
    assert all(key == sentence.key for key, sentence in {**PHRASES, **TOLD_BY_KEY}.items())
