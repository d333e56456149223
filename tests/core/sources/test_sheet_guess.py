"""The first sheet is read if it is a table and not far smaller than the largest; one that describes others is not."""

from __future__ import annotations

import zipfile

import openpyxl
import pytest

from core.sources.asking.preview import preview
from core.sources.sheet_guess import by_likelihood, is_table
from tests.core.sources.written_files import write

NAMES = ["sex", "age", "town"]


def book(path, **sheets):
    """Write a workbook of sheets with these names and numbers of records."""
    made = openpyxl.Workbook()
    made.remove(made.active)
    for name, (names, n) in sheets.items():
        page = made.create_sheet(name)
        for row in [names, *([f"x{at % 7}", at * 7 % 31, "y"][: len(names)] for at in range(n))]:
            page.append(row)
    made.save(path)
    return path


@pytest.mark.parametrize(
    ("sheets", "read"),
    [
        ({"people": (NAMES, 40), "prices": (["item", "price", "shop"], 90)}, "people"),
        ({"people": (NAMES, 4), "prices": (["item", "price", "shop"], 400)}, "prices"),
        ({"Title": (["A report of a town"], 50), "prices": (["item", "price", "shop"], 60)}, "prices"),
        ({"Data dictionary": (["Item", "Length", "Unit"], 90), "people": (NAMES, 40)}, "people"),
        ({"columns": (["name", "description"], 60), "people": (NAMES, 60)}, "people"),
    ],
)
def test_the_first_good_table_is_read(tmp_path, sheets, read):
    assert preview(book(tmp_path / "a.xlsx", **sheets)).layout.sheet == read


@pytest.mark.parametrize(
    ("sizes", "are_ordered", "found"),
    [
        ({"a": 30, "b": 100, "c": 50}, True, ["a", "b", "c"]),
        ({"a": 20, "b": 100, "c": 50}, True, ["b", "c", "a"]),
        ({"a": 30, "b": 100}, False, ["b", "a"]),
        ({"Codebook": 100, "b": 10, "c": 5}, True, ["b", "c", "Codebook"]),
        ({"x/dictionary.csv": 100, "x/data.csv": 10}, False, ["x/data.csv", "x/dictionary.csv"]),
        ({}, True, []),
    ],
)
def test_sheets_come_by_likelihood(sizes, are_ordered, found):
    assert by_likelihood(sizes, are_ordered=are_ordered) == found


def test_blank_rows_below_a_table_leave_it_one():
    rows = [NAMES, ["f", 34, "Ulm"], ["m", 41, "Bern"], ["f", 27, "Ulm"]]
    assert is_table([*rows, *[["", "", ""]] * 20])
    assert not is_table([["A report"], ["of a town"], *[[""]] * 20])


def test_a_dictionary_in_a_zip_is_not_read(tmp_path):
    data = write(tmp_path / "data.csv", [NAMES, *([f"x{n % 5}", n * 7 % 31, "y"] for n in range(20))])
    meanings = [[f"q{n}", "What it means " * 5] for n in range(60)]
    said = write(tmp_path / "dictionary.csv", [["Item", "Meaning"], *meanings])
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        for file in (data, said):
            archive.write(file, file.name)
    assert preview(tmp_path / "a.zip").layout.sheet == "data.csv"
