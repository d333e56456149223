"""Numbers that have lost their decimal mark are asked about; long tails, whole scales and codes are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 150


def asked(path, column):
    write(path, [["ward", "measure"], *([n % 4, cell] for n, cell in enumerate(column))])
    seen = preview(path)
    said = [text for text in seen.problems if "decimal mark may be lost" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def usual(mean, spread, digits, mark=","):
    draw = Random(1)
    return [f"{draw.gauss(mean, spread):.{digits}f}".replace(".", mark) for _ in range(N)]


@pytest.mark.parametrize(
    ("column", "lost"),
    [
        (usual(25.5, 3.2, 1), "254"),
        (usual(36.8, 0.5, 1, "."), "367"),
        (usual(1.72, 0.08, 2), "168"),
        (usual(5.6, 0.5, 1), "56"),
    ],
)
def test_numbers_without_their_mark_are_asked_about(tmp_path, column, lost):
    assert asked(tmp_path / "a.csv", column) == ""
    column[40] = lost
    assert f"has {lost} among" in asked(tmp_path / "b.csv", column)


def test_so_they_are_in_a_workbook(tmp_path):
    column = [round(float(cell.replace(",", ".")), 1) for cell in usual(25.5, 3.2, 1)]
    column[9] = 261
    assert "has 261 among" in asked(tmp_path / "a.xlsx", column)


@pytest.mark.parametrize(
    "column",
    [
        [f"{Random(n).lognormvariate(1, 1.2):.1f}" if n % 9 else "120" for n in range(N)],  # a long tail
        [f"{Random(n).uniform(6, 9.9):.1f}" if n % 9 else "10" for n in range(N)],  # a scale of ten
        [*usual(25.5, 3.2, 1)[:-2], "999", "99"],  # codes of no answer
        [f"{20 + n % 9}" if n % 2 else f"{20 + n % 9},5" for n in range(N - 1)] + ["250"],  # half are whole
        [*usual(25.5, 3.2, 1)[:-1], "90"],  # far, and not tenfold
    ],
)
def test_other_numbers_are_not(tmp_path, column):
    assert asked(tmp_path / "a.csv", column) == ""


def prices(n_whole, *, times=100, from_row=0):
    draw = Random(3)
    drawn = [draw.uniform(5, 95) for _ in range(N)]
    return [
        f"{round(price * times)}" if from_row <= n < from_row + n_whole else f"{price:.2f}"
        for n, price in enumerate(drawn)
    ]


@pytest.mark.parametrize("n_whole", [10, 60])
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_many_amounts_in_cents_are_asked_about(tmp_path, n_whole, suffix):
    cells = prices(n_whole, from_row=40)
    column = cells if suffix == "csv" else [float(cell) for cell in cells]
    assert "among numbers such as" in asked(tmp_path / f"a.{suffix}", column)


@pytest.mark.parametrize(
    "column",
    [
        prices(0),
        prices(4),  # few
        prices(20, times=1),  # whole ones of the same size
        prices(20, times=10_000),
        [*prices(0)[:-20], *(f"{200 + 35 * n}" for n in range(20))],  # greater ones, without a gap of the factor
        [*prices(0)[:-20], *["999"] * 20],
        [f"{n % 9 + 1},{n * 37 % 1000:03}" if n % 8 else f"{200 + 11 * n % 700}" for n in range(N)],  # thousands
    ],
)
def test_other_amounts_are_not(tmp_path, column):
    assert asked(tmp_path / "a.csv", column) == ""
