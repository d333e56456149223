"""Words that are cut off after so many letters are asked about; words that others are made of are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
SCHOOLS = ["Kindergarten", "Grundschule", "Gesamtschule", "Gymnasium Nord", "Gymnasium Süd"]
WARDS = ["Cardiology", "Neurology", "Paediatrics", "Surgery", "Orthopaedics"]


def told(path, values):
    write(path, [["age", "place"], *([20 + n * n % 61, value] for n, value in enumerate(values))])
    seen = preview(path)
    found = next((text for text in seen.problems if "beginnings of words" in text), "")
    assert bool(found) <= ("as_written" in seen.layout.unanswered)
    return found


def cut_after(n, words):
    return [word[:n] for word in words]


@SUFFIXES
@pytest.mark.parametrize(("words", "n", "shown"), [(SCHOOLS, 10, "Gesamtschu"), (WARDS, 8, "Cardiolo")])
@pytest.mark.parametrize("is_first", [False, True])
def test_words_cut_off_from_some_row_on_are_asked_about(tmp_path, suffix, words, n, shown, is_first):
    parts = [words * 12, cut_after(n, words) * 8]
    both = [*parts[is_first], *parts[not is_first]]
    assert f"such as “{shown}" in told(tmp_path / f"a.{suffix}", both)


@pytest.mark.parametrize("words", [WARDS, [*SCHOOLS, "Berufsschule"]])
def test_words_cut_off_anywhere_are_asked_about(tmp_path, words):
    assert told(tmp_path / "a.csv", [*words, *cut_after(8, words)] * 10)


@pytest.mark.parametrize(
    "values",
    [
        *(SCHOOLS, cut_after(10, SCHOOLS), ["London", "London North", "Munich", "Munich East"]),
        ["Schüler", "Schülerin", "Student", "Studentin", "Lehrer", "Lehrerin"],
        ["Martin", "Martina", "Daniel", "Daniela", "Stefan", "Stefanie", "Andrea", "Andreas", "Johann", "Johannes"],
        ["Engineer", "Engineering", "Research", "Researcher", "Sales"],
        ["Teacher", "Teachers", "Student", "Students", "Parents"],
        ["Account", "Accountant", "Accounting", "Finance", "Financer", "Financial"],
        ["Station 1", "Station 12", "Station 2", "Station 23"],
        ["Kindergarten", "Kindergart", "Schule"],
        ["Public", "Publication", "Education", "Educational"],
    ],
)
@SUFFIXES
def test_other_words_are_not(tmp_path, suffix, values):
    assert not told(tmp_path / f"a.{suffix}", values * 12)


def test_women_above_men_are_not(tmp_path):
    men = ["Schüler", "Student"]
    assert not told(tmp_path / "a.csv", [*(f"{word}in" for word in men * 20), *men * 20])


def test_one_row_of_a_beginning_is_a_slip(tmp_path):
    assert not told(tmp_path / "a.csv", [*SCHOOLS * 12, "Kindergart", "Grundschul"])
