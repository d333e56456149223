"""Numbers of another size from some row on are asked about; those of sorted tables, of groups and in time are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 160
DRAW = Random(11)
WARDS = [DRAW.choice("ABC") for _ in range(N)]
WAITS = [DRAW.randint(5, 60) for _ in range(N)]
WARM = [round(DRAW.gauss(15, 6), 1) for _ in range(N)]
DOSES = [DRAW.choice([5, 10, 20, 40]) for _ in range(N)]
SPEEDS = [DRAW.randint(30, 90) for _ in range(N)]


def asked(path, **columns):
    write(path, [["id", *columns], *([f"P{n}", *row] for n, row in enumerate(zip(*columns.values(), strict=True)))])
    seen = preview(path)
    said = [text for text in seen.problems if "numbers of another size" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def from_row(first, cells, change):
    return [cell if n < first else change(cell) for n, cell in enumerate(cells)]


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".parquet", ".sqlite"])
@pytest.mark.parametrize(
    ("first", "cells", "change"),
    [
        (80, WAITS, lambda cell: cell * 60),
        (136, WAITS, lambda cell: cell * 60),
        (24, DOSES, lambda cell: cell * 1000),
        (80, WARM, lambda cell: round(cell * 1.8 + 42, 1)),
        (130, SPEEDS, lambda cell: round(cell / 7, 1)),
    ],
)
def test_another_unit_from_some_row_on_is_asked_about(tmp_path, ending, first, cells, change):
    assert asked(tmp_path / f"a{ending}", ward=WARDS, x=cells) == ""
    said = asked(tmp_path / f"b{ending}", ward=WARDS, x=from_row(first, cells, change))
    assert "“x”" in said


def test_rows_in_the_order_of_their_days_may_have_another_unit(tmp_path):
    days = [f"2024-{1 + n // 28:02d}-{1 + n % 28:02d}" for n in range(N)]
    said = asked(tmp_path / "a.csv", seen=days, ward=WARDS, wait=from_row(100, WAITS, lambda cell: cell * 60))
    assert "From row 102 on, column D (“wait”)" in said
    assert "such as" in said


BODIES = [round(DRAW.gauss(170, 9)) for _ in range(N)]
LOADS = [round(DRAW.gauss(72, 9), 1) for _ in range(N)]


def smaller(first, cells=BODIES):
    return from_row(first, cells, lambda cell: round(cell / 2.54, 1))


def greater(first, cells=LOADS):
    return from_row(first, cells, lambda cell: round(cell * 2.2046, 1))


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".parquet"])
@pytest.mark.parametrize("first", [24, 80, 130])
def test_columns_that_change_their_units_together_are_asked_about(tmp_path, ending, first):
    said = asked(tmp_path / f"a{ending}", ward=WARDS, x=smaller(first), y=greater(first))
    assert "“x”" in said
    assert "“y”" in said
    said = asked(tmp_path / f"b{ending}", ward=WARDS, x=smaller(first), y=greater(first), z=smaller(first, LOADS))
    assert all(f"“{name}”" in said for name in "xyz")


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_thousands_with_marks_are_of_a_size_too(tmp_path, ending):
    wages = [4_000 + speed * 37 for speed in SPEEDS]
    marked = [f"{wage:,}".replace(",", "’") for wage in wages]
    assert asked(tmp_path / f"a{ending}", ward=WARDS, x=marked) == ""
    yearly = [mark if n < 80 else str(wage * 13) for n, (mark, wage) in enumerate(zip(marked, wages, strict=True))]
    assert "“x”" in asked(tmp_path / f"b{ending}", ward=WARDS, x=yearly)


def test_numbers_far_apart_need_not_be_in_no_order_at_all(tmp_path):
    """Of parts in no order, one in twenty looks as if a number told of the next ones."""
    missed = 0
    for seed in range(40):
        draw = Random(seed)
        yields = [round(draw.uniform(40, 92), 1) for _ in range(N)]
        missed += (
            asked(tmp_path / f"{seed}.csv", ward=WARDS, x=from_row(80, yields, lambda cell: round(cell / 10, 2))) == ""
        )
    assert missed <= 1


def longer(first):
    return from_row(first, WAITS, lambda cell: cell * 60)


def walk():
    draw, at = Random(3), [0.0]
    for _ in range(N - 1):
        at.append(at[-1] + draw.gauss(0, 1))
    return [round(each, 2) for each in at]


@pytest.mark.parametrize(
    "columns",
    [
        {"ward": ["A"] * 100 + ["B"] * 60, "x": longer(100)},  # a table sorted by ward
        {"ward": WARDS, "year": [2023] * 100 + [2024] * 60, "x": longer(100)},
        {
            "ward": sorted(WARDS),
            "x": [size * 60 if ward == "C" else size for size, ward in zip(WAITS, sorted(WARDS), strict=True)],
        },
        {"ward": WARDS, "age": sorted(SPEEDS), "x": longer(100)},
        {"ward": WARDS, "x": longer(100), "y": longer(100)},  # of other animals, say
        {"ward": WARDS, "x": smaller(100), "y": smaller(100, LOADS)},  # of children
        {"ward": ["A"] * 100 + ["B"] * 60, "x": smaller(100), "y": greater(100)},  # of groups
        {"ward": WARDS, "age": [*SPEEDS[:100], *(n % 9 for n in range(60))], "x": smaller(100), "y": smaller(100)},
        {"ward": WARDS, "x": sorted(longer(100))},
        {"ward": WARDS, "x": [n * n for n in range(N)]},
        {"ward": WARDS, "x": walk()},
        {"ward": WARDS, "x": from_row(100, WAITS, lambda _: 99)},  # no answers
        {"ward": WARDS, "x": from_row(100, WAITS, lambda cell: cell + 20)},
        {"ward": WARDS, "x": from_row(155, WAITS, lambda cell: cell * 60)},
        {"x": longer(100)},  # nothing that would tell of groups
        {"ward": WARDS, "x": [size * 60 if n % 2 else size for n, size in enumerate(WAITS)]},
    ],
)
def test_others_are_not(tmp_path, columns):
    assert asked(tmp_path / "a.csv", **columns) == ""


def test_columns_in_mixed_rows_are_not(tmp_path):
    draw = Random(7)
    columns = {f"x{place}": [round(draw.lognormvariate(3, 1), 1) for _ in range(60)] for place in range(200)}
    assert asked(tmp_path / "a.csv", **columns) == ""
