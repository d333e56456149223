"""Rows of which some cells within stand beside their columns are asked about; rare answers of one scale are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["number", "age", "school", "region", "pay", "consent"]


def asked(path, rows, names=NAMES):
    write(path, [names, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "some cells seem to stand one column beside" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def people(n=120):
    draw = Random(3)
    schools, regions = ("primary", "secondary", "tertiary"), ("North", "South", "East", "West")
    return [
        [at, draw.randint(18, 80), draw.choice(schools), draw.choice(regions), draw.randint(1200, 5000), "yes"]
        for at in range(n)
    ]


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize("places", [(40,), range(70, 85)])
def test_cells_moved_within_a_row_are_asked_about(tmp_path, ending, places):
    to_left = [[row[0], *row[2:5], "", row[5]] if at in places else row for at, row in enumerate(people())]
    assert "from column B on" in asked(tmp_path / f"a{ending}", to_left)
    to_right = [[row[0], "", *row[1:4], row[5]] if at in places else row for at, row in enumerate(people())]
    assert "one column beside their own" in asked(tmp_path / f"b{ending}", to_right)
    assert asked(tmp_path / f"c{ending}", people()) == ""


@pytest.mark.parametrize("moved", [[0, 7, 30, "primary", "North", 2000], [30, "primary", "North", 2000, "yes", 7]])
def test_a_whole_row_with_a_number_at_its_end_is_asked_about(tmp_path, moved):
    rows = people()
    rows[60] = moved
    assert "In row 62" in asked(tmp_path / "a.csv", rows)


@pytest.mark.parametrize("place", [3, 5])
def test_a_single_cell_beside_a_blank_of_a_whole_column_is_asked_about(tmp_path, place):
    rows = [
        [*row[:4], row[4], draw] for row, draw in zip(people(), Random(4).choices(["yes", "no"], k=120), strict=True)
    ]
    rows[60] = [*rows[60][:4], rows[60][place], ""] if place == 5 else [*rows[60][:3], "", rows[60][3], rows[60][5]]
    assert "In row 62 some cells" in asked(tmp_path / "a.csv", rows)
    blank = [[*row[:place], "" if at % 5 == 0 else row[place], *row[place + 1 :]] for at, row in enumerate(rows)]
    assert asked(tmp_path / "b.csv", blank) == ""


def test_rare_answers_of_one_scale_are_not(tmp_path):
    draw = Random(3)
    scale = ["never", "rarely", "sometimes", "often", "always"]
    weights = [(40, 40, 18, 1, 1), (1, 1, 18, 40, 40), (1, 40, 40, 18, 1), (40, 1, 1, 18, 40)]
    rows = [[at, *(draw.choices(scale, each)[0] for each in weights), "x"] for at in range(300)]
    assert asked(tmp_path / "a.csv", rows) == ""
