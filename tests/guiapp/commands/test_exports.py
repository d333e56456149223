"""What is exported speaks the language of the window."""

from __future__ import annotations

import re

import pytest
from openpyxl import load_workbook

from core.front_door import kept_release
from core.session.releasing import release
from guiapp.commands.exports import export
from tests.core.conftest import folder as folder  # noqa: PLC0414  a fixture
from tests.core.conftest import ledger as ledger  # noqa: PLC0414  the same
from tests.core.visits import UNBIASED, plan, request
from tests.guiapp.spending_engine import SpendingEngine

ENGLISH = re.compile(r"\b(the|of|and|not|is|noise|to|under)\b|T\d\d:\d\d")


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "unused.sqlite")


@pytest.fixture
def kept(folder, ledger):
    """A release as it comes out of the ledger, with numbers that have decimals."""
    made = release(request(plan(output=UNBIASED), folder), ledger)
    return kept_release(ledger, int(made.statement.reference))


@pytest.fixture
def written(qtbot, context, kept, tmp_path):
    def write(key, name):
        export(context, kept, tmp_path / name, key, replace=False)
        qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
        return tmp_path / name

    return write


def texts(path):
    return [
        cell.value
        for sheet in load_workbook(path)
        for row in sheet.iter_rows()
        for cell in row
        if isinstance(cell.value, str)
    ]


def test_a_german_window_writes_a_german_workbook(written, german_window):
    path = written("xlsx", "out.xlsx")
    sheets = ["Deckblatt", "Inhalt", "1 age × sex", "2 sex", "Langform", "Methode", "Hinweise"]
    assert load_workbook(path).sheetnames == sheets
    said = texts(path)
    claim = "Diese Tabellen erfüllen ε-differenzielle Privatheit mit ε = 1: "
    assert any(text.startswith(claim) for text in said)
    unit = "eine Zeile; wer mehrere Zeilen hat, ist nicht mit allen Zeilen zusammen geschützt"
    assert {"Insgesamt", "± der Summe", "diskrete Laplaceverteilung", unit} <= set(said)
    assert any(re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", text) for text in said)
    assert {label for label in said if " bis unter " in label}
    assert any(re.search(r"±\d+,\d \(95 %, nur das Rauschen", text) for text in said)
    assert not [text for text in said if ENGLISH.search(text)]


def test_a_german_window_writes_a_german_report(written, german_window):
    html = written("html", "out.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in html
    assert re.search(r"<td>-?[\d.]+,\d", html)
    assert not ENGLISH.search(re.sub(r"<[^>]*>", "", html.partition("</style>")[2]))


def test_an_english_window_writes_what_the_command_line_writes(written, kept, tmp_path, context):
    context.workspace.engine.export(kept, tmp_path / "plain.html", "html", False, str)
    context.workspace.engine.export(kept, tmp_path / "plain.xlsx", "xlsx", False, str)
    assert written("html", "out.html").read_bytes() == (tmp_path / "plain.html").read_bytes()
    assert texts(written("xlsx", "out.xlsx")) == texts(tmp_path / "plain.xlsx")
