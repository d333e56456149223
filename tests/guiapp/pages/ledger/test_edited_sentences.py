"""A sentence that is put better today: what was kept before says it as it is put now, in English and in German."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from core import front_door
from core.commandline.export_check import ExportCheck
from core.errors import ForeignExportError
from core.privacy import ledger_entry
from core.release.kept import pack, unpack
from core.release.phrases import PHRASES
from core.words import phrase
from guiapp.desktop.language import told
from tests.core.release.format_1_bytes import pack_format_1
from tests.core.release.releases import noise_plan, published
from tests.core.release.test_kept import SHAPES
from tests.house.project_files import ROOT
from tests.old_ledgers import OLD, SAMPLE

TEXTS = ROOT / "resources" / "translations"
KEPT = {"pure": 2, "gaussian": 4}
"""Releases of the old sample."""

BEFORE = {(each.context, each.template) for each in (*PHRASES.values(), *ledger_entry.TOLD_BY_KEY.values())}
"""The sentences that are edited."""


def edited(sentence):
    """Return a sentence put otherwise: other words before, behind, and in its plural."""
    other = sentence.reading(f"Now: {sentence}!", None)
    other.template = f"Now: {sentence.template}!"
    other.one = sentence.one and f"Now: {sentence.one}!"
    return phrase(sentence.key, other)


def edit(monkeypatch):
    """Edit every sentence that files keep."""
    for listed in (PHRASES, ledger_entry.TOLD_BY_KEY):
        for key, sentence in list(listed.items()):
            monkeypatch.setitem(listed, key, edited(sentence))


@pytest.fixture
def edited_german(qapp, german_window, tmp_path):
    """The German of before for the English of today: what a translator who is content with it leaves behind."""
    tree = ET.parse(TEXTS / "reticent_de.ts")  # noqa: S314  our own file
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            if (context.findtext("name"), message.findtext("source")) in BEFORE:
                for part in (message.find("source"), message.find("comment")):
                    if part is not None:
                        part.text = f"Now: {part.text}!"
    tree.write(tmp_path / "edited.ts", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("update", TEXTS / "update.py")
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    update.compile_(tmp_path / "edited.ts", tmp_path / "edited.qm")
    translator = QTranslator(qapp)
    assert translator.load(str(tmp_path / "edited.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def texts(release):
    """Return all that a release says in sentences."""
    said = release.statement
    labels = [label for attribute in said.attributes for label in attribute.labels]
    return [said.claim, *said.lines, said.noise, *said.post_processing, *(what for what, _, _ in said.groups), *labels]


def old_release(tmp_path, number):
    return front_door.kept_release(
        front_door.open_ledger(Path(shutil.copy(SAMPLE / "sample.sqlite", tmp_path))), number
    )


def check(before, after, german):
    """Compare what was said in the English of before with what is said in that of today."""
    assert len(after) == len(before)
    changed = [now for then, now in zip(before, after, strict=True) if now != then]
    assert len(changed) > 8
    assert all("Now: " in text for text in changed)
    assert [told(text) for text in after] == german


@pytest.mark.parametrize("number", KEPT.values(), ids=KEPT)
def test_a_release_of_an_older_version(monkeypatch, german_window, request, tmp_path, number):
    before = texts(old_release(tmp_path, number))
    german = [told(text) for text in before]
    assert sum(said != text for said, text in zip(german, before, strict=True)) > 8
    edit(monkeypatch)
    after = texts(old_release(tmp_path, number))
    assert after[0].startswith("Now: Now: These tables satisfy")
    request.getfixturevalue("edited_german")
    check(before, after, german)


@pytest.mark.parametrize("kept_by", [pack, pack_format_1], ids=["today", "format 1"])
@pytest.mark.parametrize("shape", SHAPES, ids=["raw", "shaped", "records"])
def test_a_release_of_yesterday(monkeypatch, german_window, request, shape, kept_by):
    made = published(noise_plan(), shape)
    content, before = kept_by(made), texts(made)
    german = [told(text) for text in before]
    edit(monkeypatch)
    after = texts(unpack(content))
    request.getfixturevalue("edited_german")
    check(before, after, german)
    assert kept_by is pack_format_1 or pack(unpack(content)) == content


def test_lines_of_a_ledger(monkeypatch, german_window, request, tmp_path):
    def lines():
        return front_door.open_ledger(Path(shutil.copy(OLD / "format_2.sqlite", tmp_path))).history()

    before = [line.purpose for line in lines()]
    german = [told(text) for text in before]
    edit(monkeypatch)
    after = [line.purpose for line in lines()]
    request.getfixturevalue("edited_german")
    check(before, after, german)


def test_an_export_of_before_is_still_one_of_its_release(monkeypatch, tmp_path):
    ledger = front_door.open_ledger(Path(shutil.copy(SAMPLE / "sample.sqlite", tmp_path)))
    edit(monkeypatch)
    for name in ("pure.json", "gaussian.json", "pure-csv/method.json", "gaussian-csv/method.json"):
        assert ExportCheck(SAMPLE / name, ledger, ledger.verify()).run() == ""


@pytest.mark.parametrize(("was", "forged"), [("ε = 1:", "ε = 2:"), ("any guess", "no guess")])
def test_a_forged_sentence_is_noticed_in_any_words(monkeypatch, tmp_path, was, forged):
    ledger = front_door.open_ledger(Path(shutil.copy(SAMPLE / "sample.sqlite", tmp_path)))
    text = (SAMPLE / "pure.json").read_text(encoding="utf-8")
    assert was in text
    (tmp_path / "forged.json").write_text(text.replace(was, forged), encoding="utf-8")
    edit(monkeypatch)
    with pytest.raises(ForeignExportError, match="claim"):
        ExportCheck(tmp_path / "forged.json", ledger, ledger.verify()).run()


def test_what_was_edited_is_gone_without_its_german(monkeypatch, german_window, tmp_path):
    """Else the tests above would not see that German is found by today's English."""
    german = told(old_release(tmp_path, 2).statement.claim)
    edit(monkeypatch)
    assert told(old_release(tmp_path, 2).statement.claim) != german
