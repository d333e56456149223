"""0 among words, as links to blank cells show it, is asked about; 0 on scales, beside codes and none is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def told(path, values):
    write(path, [["age", "place"], *([20 + n * n % 61, value] for n, value in enumerate(values))])
    seen = preview(path)
    found = next((text for text in seen.problems if "has 0 among words" in text), "")
    assert bool(found) <= ("as_written" in seen.layout.unanswered)
    return found


@pytest.mark.parametrize("nought", ["0", 0])
@pytest.mark.parametrize(
    "words", [["Ely", "Ayr", "Ely"], ["North", "St. Mary’s", "North", "n/a"], ["Köln", "", "Bonn"]]
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_noughts_among_words_are_asked_about(tmp_path, suffix, words, nought):
    assert "such as “" in told(tmp_path / f"a.{suffix}", [*words * 3, nought] * 8)


@pytest.mark.parametrize(
    "values",
    [
        *(["A", "B", "AB", 0], ["A+", "B-", "AB+", "0+"], ["mild", "moderate", "severe", 0], ["+", "++", "+++", 0]),
        *(
            ["one", "two", "three", 0],
            ["yes", "yes", "yes", 0],
            ["Asthma", "Stroke", "None", 0],
            ["Ely", "Ayr", "Ely", 0, 0],
        ),
        *(
            ["Ward 1", "Ward 2", "Ward 1", 0],
            ["Ely", "Ayr", 3, 0],
            ["Ely", "Ely", "Ely", 0],
            ["never", "often", "never", 0],
        ),
        *([0, 1, 2, 3], ["wahr", "falsch", "wahr", 0], ["Ely", "Ayr", "Ely", "0.5"]),
    ],
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_other_noughts_are_not(tmp_path, suffix, values):
    assert not told(tmp_path / f"a.{suffix}", values * 12)


def test_one_nought_is_a_slip(tmp_path):
    assert not told(tmp_path / "a.csv", [*["Ely", "Ayr"] * 20, "0"])


def test_words_that_come_once_are_names(tmp_path):
    names = [f"{first}{last}" for first in ("Kern", "Roth", "Graf") for last in ("au", "mann", "berg", "hof", "er")]
    assert not told(tmp_path / "a.csv", [*names, "0", "0", "0"])


@pytest.mark.parametrize("sex", ["", "f"])
def test_prepared_rows_with_a_formula_are_not(tmp_path, sex):
    filled = [[n, "fm"[n % 2], 20 + n, ("Ely", "Ayr")[n % 2]] for n in range(40)]
    prepared = [[n, sex, 20 if sex else "", 0] for n in range(40, 46)]
    path = write(tmp_path / "a.csv", [["id", "sex", "age", "place"], *filled, *prepared])
    assert any("has 0 among words" in text for text in preview(path).problems) == bool(sex)
