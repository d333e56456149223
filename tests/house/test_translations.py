"""Every text can be translated, and is, into German, with the same blanks to fill in."""

from __future__ import annotations

import importlib.util
import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from tests.house.marked_words import hidden, marked, unmarked
from tests.house.project_files import ROOT

FOLDER = ROOT / "resources" / "translations"
BLANKS = re.compile(r"\{\w*(?::[^{}]*)?\}|%L?n")
UPDATE = (
    "run `python resources/translations/update.py`, translate what is new in resources/translations/reticent_de.ts "
    "(pyside6-linguist opens it), and run it again; a text inside an f-string has to come out of it first"
)


def messages(language):
    """Return {(context, source): (translations, whether finished)} of a .ts file."""
    found = {}
    tree = ET.parse(FOLDER / f"reticent_{language}.ts")  # noqa: S314  our own file
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            finished = "type" not in translation.attrib and all(forms)
            found[context.findtext("name"), message.findtext("source")] = (forms, finished)
    return found


def for_one(language):
    """Return {source: what it is for one} of the counted texts of the engine."""
    tree = ET.parse(FOLDER / f"reticent_{language}.ts")  # noqa: S314  our own file
    found = ((message.findtext("source"), message.findtext("comment")) for message in tree.getroot().iter("message"))
    return {source: one for source, one in found if one}


def test_nothing_is_shown_that_cannot_be_translated():
    assert not unmarked(), "wrap these in self.tr(…), words(…) or N_(…); a name such as utf-8 belongs into a constant"


def test_every_text_is_written_out_where_it_is_marked():
    assert not hidden(), "the translators' tool sees only a text that stands between the brackets"


def test_every_text_has_a_class_or_a_context():
    assert not [text for context, text, _ in marked() if not context]


def test_german_is_complete():
    wanted = {(context, text) for context, text, _ in marked()}
    there = {key for key, (_, finished) in messages("de").items() if finished}
    missing, gone = sorted(wanted - there), sorted(messages("de").keys() - wanted)
    assert not missing, f"not in German yet: {UPDATE}"
    assert not gone, f"gone from the program: {UPDATE}"


def test_english_has_every_plural():
    wanted = {(context, text) for context, text, plural in marked() if plural}
    there = {key for key, (_, finished) in messages("en").items() if finished}
    assert not sorted(wanted ^ there), "give each its singular and plural in reticent_en.ts, after: " + UPDATE


@pytest.mark.parametrize("language", ["de", "en"])
def test_translations_have_the_blanks_of_their_source(language):
    ones = for_one(language)
    for (_, source), (forms, finished) in messages(language).items():
        allowed = [Counter(BLANKS.findall(text)) for text in (source, ones.get(source, source))]
        for form in forms if finished else []:
            assert Counter(BLANKS.findall(form)) in allowed, source


def test_translations_keep_what_frames_a_text():
    for (_, source), (forms, finished) in messages("de").items():
        for form in forms if finished else []:
            assert form.count("&") == source.count("&"), source
            assert form.endswith("…") == source.endswith("…"), source
            assert form[:1].isspace() == source[:1].isspace(), source
            assert form.strip() == form, source


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_compiled_file_is_that_of_the_texts(language, tmp_path):
    spec = importlib.util.spec_from_file_location("update", FOLDER / "update.py")
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    update.compile_(FOLDER / f"reticent_{language}.ts", tmp_path / "made.qm")
    assert (tmp_path / "made.qm").read_bytes() == (FOLDER / f"reticent_{language}.qm").read_bytes(), UPDATE
