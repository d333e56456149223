"""Ratings on another scale from some row on are asked about; numbers that grow, or differ by group, are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 150


def asked(path, ratings, names=("rating",), ward=lambda random, _: f"w{random.randint(0, 4)}"):
    random = Random(5)
    rows = [[ward(random, n), random.randint(18, 80), *(each(random, n) for each in ratings)] for n in range(N)]
    write(path, [["ward", "age", *names], *rows])
    return [text for text in preview(path).problems if "on another scale" in text]


def switched(one, other, at=80):
    return lambda random, n: random.randint(*(one if n < at else other))


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    ("one", "other"), [((1, 5), (1, 10)), ((1, 6), (0, 15)), ((1, 5), (0, 100)), ((1, 10), (1, 5)), ((0, 10), (0, 100))]
)
def test_another_scale_from_some_row_on_is_asked_about(tmp_path, suffix, one, other):
    (text,) = asked(tmp_path / f"a.{suffix}", [switched(one, other)])
    assert (" in place of 100" if one[1] == 100 else f" in place of {one[1]}.") in text


def test_several_columns_change_together(tmp_path):
    ratings = [switched((1, 5), (1, 10))] * 3
    (text,) = asked(tmp_path / "a.csv", ratings, ("service", "staff", "price"))
    assert text.count("on another scale") == 3


@pytest.mark.parametrize(
    "rating",
    [
        lambda random, _: random.randint(1, 10),
        lambda random, _: random.choice([*range(1, 6)] * 9 + [10]),
        lambda _, n: 1 + n // 15,
        lambda random, n: random.randint(1, 5) + 5 * (n >= 80),
        switched((1, 5), (1, 10), at=9),
        switched((1, 5), (1, 12)),
    ],
)
def test_other_numbers_are_not(tmp_path, rating):
    assert [text for text in asked(tmp_path / "a.csv", [rating]) if "such as 10 in place of 5" in text] == []


def test_groups_of_rows_with_scales_of_their_own_are_not(tmp_path):
    ward = lambda _, n: "adults" if n < 80 else "children"  # noqa: E731
    assert asked(tmp_path / "a.csv", [switched((1, 5), (1, 10))], ward=ward) == []
    assert asked(tmp_path / "b.csv", [switched((1, 5), (1, 10))], ("number of visits",)) == []
