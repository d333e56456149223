"""Heaps of 00:00 and of 1 January are asked about where they may stand for what is not known; others are not."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from random import Random

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit
from core.errors import UnpinnedLayoutError
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
N = 300


def written(path, cells, name):
    draw = Random(7)
    return write(path, [["site", name], *([draw.choice("abc"), cell] for cell in cells)])


def asked(path, cells, name="arrival"):
    seen = preview(written(path, cells, name))
    said = [text for text in seen.problems if "far more often than any" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def by_day(n=N):
    draw = Random(8)
    return [f"{min(max(int(draw.gauss(13, 3)), 6), 21)}:{draw.randrange(60):02}" for _ in range(n)]


def with_each(cells, other, every):
    return [other if n % every == 3 else cell for n, cell in enumerate(cells)]


@SUFFIXES
@pytest.mark.parametrize("every", [4, 15])
@pytest.mark.parametrize("midnight", ["00:00", "0:00", "00:00:00", "12:00 AM"])
def test_midnights_among_times_by_day_are_asked_about(tmp_path, suffix, every, midnight):
    said = asked(tmp_path / f"a.{suffix}", with_each(by_day(), midnight, every))
    assert f"Column B (“arrival”) has {midnight} far more often than any time near it" in said


def test_so_they_are_behind_the_day_of_access_and_in_other_ways(tmp_path):
    cells = [f"30.12.1899 {text}:00" for text in with_each(by_day(), "00:00", 8)]
    assert asked(tmp_path / "a.csv", cells)
    assert asked(tmp_path / "b.csv", [f"{text} Uhr" for text in with_each(by_day(), "00:00", 8)])
    assert asked(tmp_path / "c.csv", [text.replace(":", "h") for text in with_each(by_day(), "00:00", 8)])
    moments = [datetime.combine(date(1899, 12, 30), time.fromisoformat(text.zfill(5))) for text in by_day()]
    assert asked(tmp_path / "d.parquet", with_each(moments, datetime.fromisoformat("1899-12-30"), 8))


def around_the_clock(n):
    draw = Random(9)
    return [f"{draw.randrange(24)}:{draw.choice(('00', '15', '30', '45'))}" for _ in range(n)]


@SUFFIXES
@pytest.mark.parametrize(
    "cells",
    [
        by_day(),
        with_each(by_day(), "00:00", 100),
        with_each(by_day(), "", 5),
        with_each(by_day(), "08:00", 4),
        around_the_clock(N),
        [f"{n * 7 % 24}:00" for n in range(N)],
        [f"{n % 3 * 8:02}:00" for n in range(N)],
        [f"{(21 + n * n % 5) % 24:02}:{n * 7 % 60 if n % 3 else 0:02}" for n in range(N)],
        with_each([f"{n * n % 9}:{n * 7 % 60:02}" for n in range(N)], "0:00", 4),
        with_each([f"{5 + n * n % 7}:{n * 7 % 60:02}" for n in range(N)], "0:00", 4),
    ],
    ids=[
        *("by day", "few", "blanks", "mornings", "around the clock", "each hour", "shifts", "bed times"),
        *("delays", "hours at work"),
    ],
)
def test_other_times_are_not(tmp_path, suffix, cells):
    assert not asked(tmp_path / f"a.{suffix}", cells)


BIRTHS = [date(1950, 1, 1) + timedelta(days=Random(n).randrange(20000)) for n in range(N)]
VISITS = [date(2024, 1, 2) + timedelta(days=Random(n).randrange(360)) for n in range(N)]


def with_first(days, every, month=1, day=1):
    return [each.replace(month=month, day=day) if n % every == 3 else each for n, each in enumerate(days)]


@SUFFIXES
@pytest.mark.parametrize(
    ("days", "first"),
    [
        (with_first(BIRTHS, 4), "01-01"),
        (with_first(BIRTHS, 12), "01-01"),
        (with_first(VISITS, 4), "2024-01-01"),
        (with_first(BIRTHS, 5, 7), "07-01"),
    ],
)
def test_first_days_of_years_are_asked_about(tmp_path, suffix, days, first):
    said = asked(tmp_path / f"a.{suffix}", days, "date")
    assert "has days such as" in said
    assert f"{first} far more often than any other day" in said


def with_one(days, day, every):
    return [day if n % every == 3 else each for n, each in enumerate(days)]


@SUFFIXES
@pytest.mark.parametrize("every", [12, 25])
@pytest.mark.parametrize("year", [1970, 1980])
def test_one_first_day_that_a_program_fills_in_is_asked_about_though_it_is_rare(tmp_path, suffix, year, every):
    said = asked(tmp_path / f"a.{suffix}", with_one(BIRTHS, date(year, 1, 1), every), "born")
    assert f"has days such as {year}-01-01 far more often" in said


@pytest.mark.parametrize(
    ("days", "name"),
    [
        (with_one(BIRTHS, date(1970, 1, 1), 80), "born"),
        (with_one(BIRTHS, date(1970, 5, 17), 12), "born"),
        (with_one(BIRTHS, date(1970, 1, 1), 12), "member since"),
        (with_one(BIRTHS[:12] * 20, date(1970, 1, 1), 12), "born"),
    ],
    ids=["rarer", "another day", "a beginning", "few days"],
)
def test_such_a_day_is_not_where_chance_or_a_beginning_explains_it(tmp_path, days, name):
    assert not asked(tmp_path / "a.csv", days, name)


@SUFFIXES
@pytest.mark.parametrize(("day", "is_asked"), [(date(1900, 1, 1), False), (date(1950, 1, 1), True)])
def test_a_day_that_counts_as_missing_needs_no_answer(tmp_path, suffix, day, is_asked):
    assert bool(asked(tmp_path / f"a.{suffix}", with_one(BIRTHS, day, 12), "born")) is is_asked
    (born,) = (column for column in profile(tmp_path / f"a.{suffix}") if column.header == "born")
    assert (day.isoformat() in dict(born.missing)) is not is_asked


@pytest.mark.parametrize("form", ["%d.%m.%Y", "%m/%d/%Y", "%d %B %Y", "%Y%m%d"])
def test_so_they_are_in_other_ways_of_writing_them(tmp_path, form):
    days = [day.strftime(form) for day in with_first(BIRTHS, 6)]
    assert asked(tmp_path / "a.csv", days, "date of birth")
    assert not asked(tmp_path / "b.csv", [day.strftime(form) for day in BIRTHS], "date of birth")


@SUFFIXES
@pytest.mark.parametrize(
    ("days", "name"),
    [
        (BIRTHS, "date"),
        (VISITS, "date"),
        (with_first(BIRTHS, 40), "date"),
        ([day.replace(day=1) for day in BIRTHS], "date"),
        ([day.replace(day=1, month=1) for day in BIRTHS], "date"),
        (with_first(BIRTHS, 4), "insured since"),
        (with_first(BIRTHS, 4), "Vertragsbeginn"),
        (with_first(VISITS, 4, 7), "date"),
        (with_first([day.replace(month=day.month // 4 * 3 + 1, day=1) for day in BIRTHS], 3), "date"),
    ],
)
def test_other_days_are_not(tmp_path, suffix, days, name):
    assert not asked(tmp_path / f"a.{suffix}", days, name)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_release_of_a_later_file_with_such_a_heap_is_stopped(tmp_path, monkeypatch, suffix):
    read_here(monkeypatch)
    path = written(tmp_path / f"a.{suffix}", BIRTHS, "born")
    born = Attribute("born", Kind.DATE, edges=tuple(date(year, 1, 1) for year in (1950, 1970, 1990, 2010)))
    source = RowSource(path, preview(path).layout, (born,), ProtectedUnit())
    assert source.read(None).n_rows == N
    path.unlink()
    written(path, with_first(BIRTHS, 4), "born")
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        source.read(None)
