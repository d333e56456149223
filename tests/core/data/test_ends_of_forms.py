"""The end of a form is set aside with its beginning; a beginning and an end that people write are not."""

from __future__ import annotations

import pytest

from core.data.set_aside import Aside
from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.written_files import write


def asides(path, first, names=("Start Date", "End Date", "visit date")):
    days = [f"2024-03-{1 + n % 28:02}" for n in range(60)]
    rows = [["fm"[n % 2], first.format(day, n), f"{day} 11:00:00", day] for n, day in enumerate(days)]
    write(path, [["sex", *names], *rows])
    return [each.aside for each in profile(path, DETECT)[1:]]


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_both_ends_of_a_form_are_set_aside(tmp_path, suffix):
    assert asides(tmp_path / f"a.{suffix}", "{} 08:12:{:02}") == [Aside.FORM, Aside.FORM, Aside.NONE]


@pytest.mark.parametrize("first", ["{} 08:00:00", "{}"])
def test_days_that_people_write_are_not(tmp_path, first):
    assert asides(tmp_path / "a.csv", first) == [Aside.NONE] * 3


def test_dates_beside_a_timestamp_with_other_names_are_not(tmp_path):
    names = ("Timestamp", "seen on", "visit date")
    assert asides(tmp_path / "a.csv", "{} 08:12:{:02}", names) == [Aside.FORM, Aside.NONE, Aside.NONE]
