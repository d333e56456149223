"""Dates that fit their column only with day and month exchanged are asked about; those of other seasons are not."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 200
DRAW = Random(9)
WINTER = [date(2024, 1, 1) + timedelta(DRAW.randrange(90)) for _ in range(N)]


def asked(path, days):
    write(path, [["ward", "visit"], *([f"w{n % 4}", day] for n, day in enumerate(days))])
    seen = preview(path)
    said = [text for text in seen.problems if "exchanged in some rows" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def turned(days, first):
    """Return dates of which a program read those up to the 12th of a month the wrong way, from some row on."""
    return [
        day.replace(month=day.day, day=day.month) if n >= first and day.day <= 12 else day for n, day in enumerate(days)
    ]


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".parquet", ".sqlite"])
@pytest.mark.parametrize("first", [N // 2, N * 3 // 4])
def test_days_exchanged_in_some_rows_are_asked_about(tmp_path, ending, first):
    shown = str if ending in (".csv", ".sqlite") else lambda day: day
    assert asked(tmp_path / f"a{ending}", map(shown, WINTER)) == ""
    assert "“visit”" in asked(tmp_path / f"b{ending}", map(shown, turned(WINTER, first)))


@pytest.mark.parametrize(
    "days",
    [
        [*WINTER, *(day + timedelta(170) for day in WINTER[:20])],  # another season
        [*WINTER, *(date(2023, 1, 1) + timedelta(n) for n in range(20))],
        [*WINTER, date(2024, 9, 2), date(2024, 9, 2), date(2024, 8, 1)],
        [date(2024, 1, 1) + timedelta(DRAW.randrange(365)) for _ in range(N)],
        [date(2024, 1 + n % 12, 1) for n in range(N)],
    ],
)
def test_other_dates_are_not(tmp_path, days):
    assert asked(tmp_path / "a.csv", map(str, days)) == ""
