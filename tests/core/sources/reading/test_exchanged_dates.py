"""Two columns of dates that have each other's values from a row on are asked about; those sorted by a delay are not."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 200
DRAW = Random(4)
WARDS = [DRAW.choice("AB") for _ in range(N)]
DAYS = [date(2024, 1, 1) + timedelta(DRAW.randrange(300)) for _ in range(N)]
STAYS = [(day, day + timedelta(1 + DRAW.randrange(20))) for day in DAYS]
BIRTHS = [(date(1930, 1, 1) + timedelta(DRAW.randrange(30_000)), day) for day in DAYS]


def asked(path, pairs, wards=WARDS, shown=str):
    rows = [[f"P{n}", *map(shown, pair), ward] for n, (pair, ward) in enumerate(zip(pairs, wards, strict=True))]
    write(path, [["id", "one", "other", "ward"], *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "exchanged their values" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def exchanged(pairs, first):
    return [pair[::-1] if n >= first else pair for n, pair in enumerate(pairs)]


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".parquet", ".sqlite"])
@pytest.mark.parametrize("pairs", [STAYS, BIRTHS], ids=["stays", "births"])
@pytest.mark.parametrize("first", [20, 100, N - 12])
def test_dates_exchanged_from_a_row_on_are_asked_about(tmp_path, ending, pairs, first):
    assert asked(tmp_path / f"a{ending}", pairs) == ""
    assert "“one”, “other”" in asked(tmp_path / f"b{ending}", exchanged(pairs, first))
    assert asked(tmp_path / f"c{ending}", exchanged(pairs, 0)) == ""


def test_dates_with_dots_are_looked_at_too(tmp_path):
    said = asked(tmp_path / "a.csv", exchanged(STAYS, 150), shown=lambda day: f"{day:%d.%m.%Y}")
    assert "“one”, “other”" in said


def delayed(delays):
    return [(day, day + timedelta(delay)) for day, delay in zip(DAYS, delays, strict=True)]


@pytest.mark.parametrize(
    ("pairs", "wards"),
    [
        (exchanged(STAYS, 150), ["A"] * 150 + ["B"] * 50),  # paid before they were due, by group
        (delayed(range(100, -100, -1)), WARDS),  # in the order of the delay
        (delayed([*range(1, 21)] * 5 + [-100 - 7 * n % 90 for n in range(100)]), WARDS),
        (delayed([DRAW.randint(-9, 9) for _ in range(N)]), WARDS),
        (delayed([0] * N), WARDS),
    ],
)
def test_others_are_not(tmp_path, pairs, wards):
    assert asked(tmp_path / "a.csv", pairs, wards) == ""
