"""Columns that have each other's values from a row on are asked about; sorted ones, and treatments in turn, are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 240


def asks(path, names, rows):
    write(path, [names, *map(list, rows)])
    seen = preview(path)
    said = [text for text in seen.problems if "exchanged their values" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return [name for name in names if any(f"“{name}”" in text for text in said)]


def pairs(kind):
    """Return pairs of values that two columns have."""
    draw = Random(1)
    of = {
        "height and weight": lambda: (round(draw.gauss(172, 9)), round(draw.gauss(72, 12))),
        "two pressures": lambda: (round(draw.gauss(135, 12)), round(draw.gauss(80, 8))),
        "decimals": lambda: (f"{draw.uniform(1.5, 1.95):.2f}".replace(".", ","), f"{draw.uniform(50, 99):.1f}"),
        "sex and region": lambda: (draw.choice("mf"), draw.choice(["North", "South", "East", "West"])),
        "sex and age": lambda: (draw.choice("mf"), draw.randint(18, 80)),
    }[kind]
    return [of() for _ in range(N)]


def exchanged_from(first, kind):
    return [(n % 7, *(pair[::-1] if n >= first else pair)) for n, pair in enumerate(pairs(kind))]


@pytest.mark.parametrize("kind", ["height and weight", "two pressures", "decimals", "sex and region", "sex and age"])
@pytest.mark.parametrize("first", [40, 120, N - 12])
def test_columns_exchanged_from_a_row_on_are_asked_about(tmp_path, kind, first):
    names = ["ward", "one", "other"]
    assert asks(tmp_path / "a.csv", names, exchanged_from(first, kind)) == ["one", "other"]
    assert asks(tmp_path / "b.csv", names, exchanged_from(N, kind)) == []
    assert asks(tmp_path / "c.csv", names, exchanged_from(0, kind)) == []


def test_columns_exchanged_far_below_the_first_rows_are_asked_about(tmp_path):
    rows = exchanged_from(N, "height and weight") * 6 + exchanged_from(0, "height and weight")
    assert asks(tmp_path / "a.csv", ["ward", "height", "weight"], rows) == ["height", "weight"]
    assert asks(tmp_path / "b.csv", ["ward", "height", "weight"], rows[: 6 * N]) == []


@pytest.mark.parametrize(
    ("names", "row"),
    [
        (["rank", "score"], lambda n: (n + 1, N - n)),
        (["period 1", "period 2"], lambda n: ("drug", "placebo") if n < N // 2 else ("placebo", "drug")),
        (["day", "site"], lambda n: (n * 3, "AB"[n >= N // 2])),
        (["dose 1", "dose 2"], lambda n: (0, 5 + n % 2 * 5) if n < N // 2 else (5 + n % 2 * 5, 0)),
        (["team", "against"], lambda n: ("ABCDEF"[n % 6], "ABCDEF"[n % 5])),
    ],
)
def test_sorted_columns_and_treatments_in_turn_are_not(tmp_path, names, row):
    assert asks(tmp_path / "a.csv", ["sex", *names], [("mf"[n % 2], *row(n)) for n in range(N)]) == []
