"""A number or a lone word among letters is asked about; what people choose beside letters is not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])


def asked(path, letters, *others, name="grade"):
    draw = Random(6)
    cells = [draw.choice(letters) for _ in range(300)]
    cells[77 : 77 + len(others)] = others
    write(path, [["site", name], *([draw.choice("xyz"), cell] for cell in cells)])
    seen = preview(path)
    said = [text for text in seen.problems if "among letters such as" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@SUFFIXES
@pytest.mark.parametrize("other", ["72", "5", "good", "1.7", "male"])
def test_a_number_or_a_word_among_letters_is_asked_about(tmp_path, suffix, other):
    assert f"Column B (“grade”) has {other} among letters such as" in asked(tmp_path / f"a.{suffix}", "ABCDE", other)


def test_so_is_a_number_of_a_workbook(tmp_path):
    assert "has 72 among letters" in asked(tmp_path / "a.xlsx", "ABCDE", 72)


@pytest.mark.parametrize(
    ("letters", "others"),
    [
        (["A+", "A", "A-", "B+", "B"], ["85"]),
        ("ABCDE", ["72", "85", "91"]),
        ("abcde", ["72"]),
        ("mfd", ["31"]),
        ("АБВГ", ["72"]),
    ],
)
def test_so_are_some_among_other_letters(tmp_path, letters, others):
    assert asked(tmp_path / "a.csv", letters, *others)


@SUFFIXES
@pytest.mark.parametrize(
    ("letters", "others"),
    [
        ("ABCDE", []),
        ("ABCDE", ["absent", "absent"]),
        ("ABCDE", ["n/a", "unknown", "-", ""]),
        ("ABCDE", ["99"]),
        ("ABCDE", ["FX", "AB"]),
        (["A", "B", "AB", "0"], []),
        ("ABC012", []),
        (["m", "w", "divers"], []),
        ("ABCDE", ["good", "fair", "poor"]),
        ("ABCDE", ["good"] * 9),
        (["A", "B", "C", "red", "green"], []),
        ("ABCDE", ["D1", "E2"]),
        ("AB", ["72"]),
        ("ABCDE", ["nicht bestanden"]),
    ],
)
def test_what_people_choose_is_not(tmp_path, suffix, letters, others):
    assert not asked(tmp_path / f"a.{suffix}", letters, *others)
