"""`--template` fills a workbook of the owner's, and refuses one that does not fit before anything is charged."""

from __future__ import annotations

import json

import openpyxl
import pytest


@pytest.fixture
def house(reticent):
    """Write a template with some cells."""

    def write(**cells):
        book = openpyxl.Workbook()
        book.active.title = "Report"
        for place, content in cells.items():
            book.active[place] = content
        book.save(reticent.folder / "house.xlsx")

    return write


def release(run, *more):
    return run(
        "release", "people.reticent", "-o", "out.xlsx", "--template", "house.xlsx", "--budget", "3", *more, "--yes"
    )


def test_a_release_and_its_export_fill_the_same_numbers(inside, reticent, house):
    house(B2="{{Sex × Age}}", B20="{{cost}}")
    ended = release(inside)
    assert (ended.status, ended.out.splitlines()[-1]) == (0, "out.xlsx")
    assert "The template has no place for: sex × city, age × city." in ended.err
    assert inside("ledger", "export-release", "2", "-o", "numbers.json").status == 0
    again = inside("ledger", "export-release", "2", "-o", "again.xlsx", "--template", "house.xlsx")
    assert again.status == 0
    (table, *_) = json.loads((reticent.folder / "numbers.json").read_bytes())["tables"]
    for name in ("out.xlsx", "again.xlsx"):
        sheet = openpyxl.load_workbook(reticent.folder / name)["Report"]
        assert [cell.value for row in sheet["C3:E4"] for cell in row] == table["values"]
        assert sheet["B20"].value == "ε = 1"


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ({"B2": "{{Sex × Town}}"}, "house.xlsx cannot be filled in at Report!B2: the release has no “Sex × Town”."),
        ({"B2": "{{Sex × Age}}", "C4": 1}, "at Report!B2: “sex × age” needs 4 × 5 cells from there, and C4 is taken."),
    ],
)
def test_a_template_that_does_not_fit_costs_nothing(inside, reticent, house, cells, message):
    house(**cells)
    ended = release(inside)
    assert ended.status == 1
    assert message in ended.err
    assert not (reticent.folder / "out.xlsx").exists()
    assert inside("ledger", "releases").out == "Nothing has been released yet.\n"


def test_a_template_is_never_written_over_and_makes_workbooks_only(inside, house):
    house(B2="{{sex × age}}")
    words = ("release", "people.reticent", "--template", "house.xlsx", "--budget", "3", "--yes", "-o")
    assert "house.xlsx is the template, which would be lost" in inside(*words, "house.xlsx").err
    assert "Choose a name that ends in .xlsx" in inside(*words, "out.csv").err
    assert inside("release", "people.reticent", "-o", "o", "--template", "t", "--format", "csv").status == 2
