"""The balances that an account begins and ends with are asked about, and none of its entries."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write_text

ENTRIES = [f"{day:02}.03.2024;{'Rent' if day % 3 else 'Fuel'};{17 * day % 90};{1000 - 7 * day}" for day in range(1, 29)]
TEXT = Attribute("text", Kind.CATEGORIES, ("Rent", "Fuel"), other="others")
WORDS = {
    "Opening balance": "Closing balance",
    "BALANCE B/F": "BALANCE C/F",
    "Anfangssaldo": "Endsaldo:",
    "Ancien solde": "Nouveau solde",
    "Saldo inicial": "Saldo final",
    "Saldo iniziale": "Saldo finale",
    "Beginsaldo": "Eindsaldo",
    "Входящий остаток": "Исходящий остаток",
    "期首残高": "期末残高",
}


def account(path, *above, below=()):
    return write_text(path, "\n".join(["date;text;paid;left", *above, *ENTRIES, *below]) + "\n")


@pytest.mark.parametrize("opening", WORDS)
def test_balances_are_asked_about_and_count_as_their_owner_says(tmp_path, opening):
    path = account(tmp_path / "a.csv", f"01.03.2024;{opening};;1000", below=[f"31.03.2024;{WORDS[opening]};;804"])
    found = preview(path)
    assert set(found.layout.unanswered) == {"skip_below_header", "last_row"}
    assert "Row 2, below the header, seems to be an opening balance." in found.problems
    for skipped, first in ((1, 0), (0, 1)):
        for choice, last in ((RowChoice.SKIP, 0), (RowChoice.READ, 1)):
            layout = replace(found.layout, skip_below_header=skipped, last_row=choice)
            n = sum(counted(reading(path, layout), [TEXT], [Marginal((0,))], b"key").counts)
            assert n == preview(path, layout).n_rows == len(ENTRIES) + first + last


def test_a_balance_in_the_first_column_is_asked_about_once(tmp_path):
    path = account(tmp_path / "a.csv", "Opening balance;;;1000", below=["Closing balance;;;804"])
    assert preview(path).layout.unanswered == ("doubtful_rows",)


def test_a_plan_that_says_nothing_counts_no_opening_balance(tmp_path):
    path = account(tmp_path / "a.csv", "01.03.2024;Opening balance;;1000")
    with pytest.raises(UnansweredRowError, match=r"row 2.*seems to be an opening balance.*skip_below_header = 1 / 0"):
        counted(reading(path, replace(preview(path).layout, questions=())), [TEXT], [Marginal((0,))], b"key")


@pytest.mark.parametrize(
    "word",
    [
        "Opening balance",
        "New Balance",
        "Balance beam",
        "C/D",
        "Opening balance of the year 2023",
        "The brought forward",
    ],
)
def test_entries_are_no_balances(tmp_path, word):
    row = f"04.03.2024;{word};3;4"
    path = account(tmp_path / "a.csv", row, row, below=[row, row])
    assert preview(path).layout.unanswered == ()
    if word != "Opening balance":
        assert preview(account(tmp_path / "b.csv", row, below=[row])).layout.unanswered == ()
