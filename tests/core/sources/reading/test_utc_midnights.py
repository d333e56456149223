"""Times that are midnight elsewhere throughout are asked about; other times are not."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DAYS = [datetime(2024, 1, 3) + timedelta(n * 7 % 301) for n in range(60)]  # noqa: DTZ001  as files have them


def asked(path, cells):
    write(path, [["ward", "joined"], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "one day early" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def at(*hours, form="%Y-%m-%dT%H:00:00.000Z"):
    return [day.replace(hour=hours[n % len(hours)]).strftime(form) for n, day in enumerate(DAYS)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "json"])
def test_midnights_of_the_east_in_utc_are_told(tmp_path, suffix):
    assert "Column B (“joined”) has the time 22:00 / 23:00 in each of its first 60 values." in asked(
        tmp_path / f"a.{suffix}", at(22, 23)
    )
    assert "the time 15:00 in each of its first 60 values" in asked(tmp_path / f"b.{suffix}", at(15))
    assert "22:00 / 23:00" in asked(tmp_path / f"c.{suffix}", at(23, 22, form="%Y-%m-%d %H:00:00"))
    assert "22:00 / 23:00" in asked(tmp_path / f"d.{suffix}", at(23, 22, form="%Y-%m-%d %H:00:00+00"))


@pytest.mark.parametrize("suffix", ["xlsx", "parquet"])
def test_also_as_dates_of_a_workbook_or_a_typed_table(tmp_path, suffix):
    cells = [day.replace(hour=22 + n % 2) for n, day in enumerate(DAYS)]
    assert "22:00 / 23:00" in asked(tmp_path / f"a.{suffix}", cells)


@pytest.mark.parametrize(
    "cells",
    [
        at(0),
        at(4, 5),
        at(18, form="%Y-%m-%d %H:00"),
        at(14, 15, 16),
        at(22, form="%Y-%m-%dT%H:30:00Z"),
        [*at(22, 23), "2024-05-03T09:15:00Z"],
        at(22)[:8],
        [day.strftime("%Y-%m-%d") for day in DAYS],
    ],
    ids=["utc", "west", "an appointment", "hours", "half hours", "one is none", "few", "days"],
)
def test_other_times_are_not(tmp_path, cells):
    assert asked(tmp_path / "a.csv", cells) == ""


def test_one_other_time_far_below_tells_that_they_are_none(tmp_path):
    many = at(22, 23) * 12
    assert "in each of its first 720 values" in asked(tmp_path / "a.csv", [*many, ""])
    assert asked(tmp_path / "b.csv", [*many, "2024-05-03T09:15:00Z"]) == ""
