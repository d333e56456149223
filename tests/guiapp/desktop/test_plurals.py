"""Sentences that count have as many forms as a language has numbers, chosen in one way for all of them."""

from __future__ import annotations

import importlib.util
import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from core.errors import RaggedRowError
from core.privacy.ledger_entry import RELEASED
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.strategies.feasibility import suggest_smaller_request
from guiapp.desktop.language import told, translate_error
from tests.core.release.releases import noise_plan
from tests.house.project_files import ROOT

POLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>{tables} tables by {strategy}</source>
        <comment>One table by {strategy}</comment>
        <translation>
            <numerusform>Jedna tabela: {strategy}</numerusform>
            <numerusform>{tables} tabele: {strategy}</numerusform>
            <numerusform>{tables} tabel: {strategy}</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def polish(qapp, tmp_path):
    """A language with three forms."""
    (tmp_path / "test.ts").write_text(POLISH, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("update", ROOT / "resources" / "translations" / "update.py")
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    update.compile_(tmp_path / "test.ts", tmp_path / "test.qm")
    translator = QTranslator(qapp)
    assert translator.load(str(tmp_path / "test.qm"))
    before = QLocale()
    QLocale.setDefault(QLocale("pl_PL"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def lines(numbers):
    return [told(RELEASED.format(tables=n, strategy="%n {tables}")) for n in numbers]


def test_polish_has_three_forms(polish):
    one, few, many = "Jedna tabela: %n {{tables}}", "{} tabele: %n {{tables}}", "{} tabel: %n {{tables}}"
    forms = {0: many, 1: one, 2: few, 5: many, 12: many, 22: few, 25: many, 101: many}
    assert lines(forms) == [form.format(n) for n, form in forms.items()]


def test_english_has_two_forms(qapp):
    assert lines((0, 1, 2, 5)) == [
        "0 tables by %n {tables}",
        "One table by %n {tables}",
        "2 tables by %n {tables}",
        "5 tables by %n {tables}",
    ]
    assert [str(RELEASED.format(tables=n, strategy="%n {tables}")) for n in (0, 1, 2, 5)] == lines((0, 1, 2, 5))


def test_german_has_two_forms(german_window):
    assert lines((0, 1, 2, 5)) == [
        "Tabellen: 0, Verfahren: %n {tables}",
        "Eine Tabelle, Verfahren: %n {tables}",
        "Tabellen: 2, Verfahren: %n {tables}",
        "Tabellen: 5, Verfahren: %n {tables}",
    ]


@pytest.mark.parametrize(
    ("rows", "said"),
    [(1, "mit höchstens einer Zeile (vorhanden"), (2, "höchstens 2 Zeilen"), (1000, "höchstens 1000 Zeilen")],
)
def test_a_sentence_with_a_count_inside(german_window, rows, said):
    assert said in told(PrivacyUnit("pa{rows}tient", rows, Neighbours.ADD_REMOVE).text)
    assert "„pa{rows}tient“" in told(PrivacyUnit("pa{rows}tient", rows, Neighbours.ADD_REMOVE).text)


@pytest.mark.parametrize(("found", "english", "german"), [(1, "one cell", "eine Zelle"), (3, "3 cells", "3 Zellen")])
def test_errors_count_in_the_same_way(german_window, found, english, german):
    error = RaggedRowError(file="a.csv", sheet="", row=3, column="B", found=found, expected=2)
    assert f"the row has {english}, the header 2" in str(error)
    assert f"Die Zeile hat {german}, die Kopfzeile 2" in translate_error(error)


def test_numbers_beyond_those_of_qt_are_many(german_window):
    assert told(RELEASED.format(tables=10**12, strategy="x")) == f"Tabellen: {10**12}, Verfahren: x"
    assert told(RELEASED.format(tables="10^23", strategy="x")) == "Tabellen: 10^23, Verfahren: x"


def test_a_suggestion_counts_what_it_spells(german_window):
    assert re.search("hat [0-9.]+ Zahlen", told(suggest_smaller_request(noise_plan().workload)))


@pytest.mark.parametrize(
    ("context", "text", "one", "several"),
    [
        ("TableReader", "{n} more rows are in the exports.", "Zeile steht", "Zeilen stehen"),
        ("ColumnsCard", "{n} of {m} columns used", "{m} Spalte", "{m} Spalten"),
    ],
)
def test_the_window_counts_too(german_window, context, text, one, several):
    said = [QCoreApplication.translate(context, text, "", n) for n in (0, 1, 2)]
    assert one in said[1]
    assert [several in each for each in said] == [True, False, True]
