"""Times in two forms, of which one is read wrong, are asked about; those in one form are not."""

from __future__ import annotations

from datetime import time
from random import Random

import pytest
from xlsxwriter import Workbook

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 120
SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])


def asks(path, cells, name="time"):
    draw = Random(1)
    write(path, [["sex", name], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    said = [text for text in seen.problems if "has times such as" in text and "and others such as" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def race(mean, spread=400, n=N):
    """Return the seconds of the runners of a race."""
    draw = Random(2)
    return [int(draw.gauss(mean, spread)) for _ in range(n)]


def net(seconds, form="{1:02}:{2:02}"):
    hours, minutes, rest = seconds // 3600, seconds // 60 % 60, seconds % 60
    return (form if not hours else "{0}:{1:02}:{2:02}").format(hours, minutes, rest)


@SUFFIXES
@pytest.mark.parametrize("mean", [2900, 3500, 4200])
def test_minutes_beside_hours_of_a_race_are_asked_about(tmp_path, suffix, mean):
    cells = [net(seconds) for seconds in race(mean)]
    assert {text.count(":") for text in cells} == {1, 2}
    one = max((text for text in cells if text.count(":") == 1), key=lambda text: text[:2])
    other = next(text for text in cells if text.count(":") == 2)
    text = asks(tmp_path / f"a.{suffix}", cells)
    assert f"has times such as {one}, and others such as {other[0]}:" in text
    assert f"write it as 0:{one} first" in text


@pytest.mark.parametrize(
    "cells",
    [
        ["59:12", *map(net, race(6300))],
        [*map(net, race(2400)), "1:02:33"],
        ["DNF" if n % 9 == 4 else net(seconds) for n, seconds in enumerate(race(3500))],
        [f"{net(seconds)},5" if seconds >= 3600 else net(seconds) for seconds in race(3500)],
        [f"{n % 20}:{n % 60:02}" if n % 7 else f"{1 + n % 2}:02:33" for n in range(N)],
        [f"{20 + n % 39}:00" if n % 3 else f"1:{n % 30:02}:00" for n in range(N)],
        [net(seconds, "{1:02}:{2:02}" if n % 3 else "0:{1:02}:{2:02}") for n, seconds in enumerate(race(2400))],
    ],
    ids=["a fast one", "a slow one", "who gave up", "tenths", "calls", "whole minutes", "hours written at times"],
)
def test_few_of_either_form_are_asked_about_too(tmp_path, cells):
    assert asks(tmp_path / "a.csv", cells)


@SUFFIXES
@pytest.mark.parametrize(
    "cells",
    [
        [net(seconds, "0:{1:02}:{2:02}") for seconds in race(3500)],
        [net(seconds) for seconds in race(2400, 200)],
        [f"{n % 24}:{n % 60:02}" + ":30" * (n % 3 == 0) for n in range(N)],
        [f"{7 + n % 12}:{n % 60:02}" + ":30" * (n == 40) for n in range(N)],
        [f"{n % 40}:{n % 60:02}" + ":15" * (n % 4 == 0) for n in range(N)],
        [f"{n % 40}:{n % 60:02}" if n % 9 else f"1:{n % 60:02}:00" for n in range(N)],
        [f"{n % 5}:{n % 3}" for n in range(N)],
    ],
    ids=["hours throughout", "minutes", "of a day", "one with seconds", "working hours", "00 added", "results"],
)
def test_times_in_one_form_are_not(tmp_path, suffix, cells):
    assert not asks(tmp_path / f"a.{suffix}", cells)


def typed(seconds):
    """Return a time as a spreadsheet shows it that somebody types without hours below one: 59:12 is 59:12:00."""
    return f"{seconds // 60}:{seconds % 60:02}:00" if seconds < 3600 else net(seconds)


@SUFFIXES
@pytest.mark.parametrize("mean", [2900, 3500, 4200])
def test_minutes_that_a_spreadsheet_takes_for_hours_are_asked_about(tmp_path, suffix, mean):
    cells = [typed(seconds) for seconds in race(mean)]
    said = asks(tmp_path / f"a.{suffix}", cells)
    one = said.partition("has times such as ")[2].partition(",")[0]
    assert (one in cells, one[-3:]) == (True, ":00")
    assert f"A spreadsheet takes {one[:-3]} for hours" in said
    assert f"write it as 0:{one[:-3]} first" in said


@pytest.mark.parametrize("form", ["[h]:mm:ss", "hh:mm:ss", "h:mm:ss"])
def test_so_they_are_as_numbers_of_a_workbook_in_any_format(tmp_path, form):
    days = [seconds / (1440 if seconds < 3600 else 86400) for seconds in race(3500)]
    with Workbook(tmp_path / "a.xlsx") as book:
        sheet = book.add_worksheet("S")
        sheet.write_row(0, 0, ("sex", "time"))
        for n, day in enumerate(days, start=1):
            sheet.write(n, 0, "mf"[n % 2])
            sheet.write_number(n, 1, day, book.add_format({"num_format": form}))
    seen = preview(tmp_path / "a.xlsx")
    assert any("A spreadsheet takes " in text for text in seen.problems)
    assert "as_written" in seen.layout.unanswered


@SUFFIXES
@pytest.mark.parametrize(
    "cells",
    [
        [net(seconds, "0:{1:02}:{2:02}") for seconds in race(3500)],
        [f"{n % 40}:{n % 60:02}:00" for n in range(N)],
        [f"{n % 30}:{n % 60:02}:{n * 7 % 60:02}" for n in range(N)],
        [f"{n % 5}:{n % 60:02}:{n * 7 % 60:02}" if n % 9 else f"{60 + n}:30:00" for n in range(N)],
        [f"{7 + n % 12:02}:{n % 60:02}:{n * 7 % 60:02}" for n in range(N)],
    ],
    ids=["hours throughout", "whole minutes", "with seconds", "rounded ones", "of a day"],
)
def test_durations_with_seconds_are_not(tmp_path, suffix, cells):
    assert not asks(tmp_path / f"a.{suffix}", cells)


def half_day(n, mark=" PM"):
    return f"{(n + 11) % 12 + 1}:{n % 2 * 3}0{mark}"


@SUFFIXES
@pytest.mark.parametrize("mark", [" PM", "pm", " p.m.", " a.m."])
@pytest.mark.parametrize("share", [3, 30, 90])
def test_bare_times_beside_those_of_a_half_day_are_asked_about(tmp_path, suffix, mark, share):
    draw = Random(3)
    cells = [half_day(n, "" if draw.random() * 100 < share else mark) for n in range(N)]
    one = next(text for text in cells if text[-1].isdecimal())
    assert f"others such as {one}, which are read as of 24 hours" in asks(tmp_path / f"a.{suffix}", cells, "arrival")


@pytest.mark.parametrize(
    "cells",
    [
        [half_day(n, " PM" if n else "") for n in range(N)],
        [half_day(n, "" if n else " PM") for n in range(N)],
        [half_day(n, " PM" if n % 4 else "").replace(":", ".") for n in range(N)],
        [f"{n % 12 + 1}" + " pm" * (n % 3 > 0) for n in range(N)],
        ["closed" if n % 9 == 4 else half_day(n, " PM" if n % 2 else "") for n in range(N)],
    ],
    ids=["one bare", "one marked", "with points", "hours", "words"],
)
def test_other_ways_of_writing_them_are_asked_about_too(tmp_path, cells):
    assert asks(tmp_path / "a.csv", cells, "arrival")


def test_times_of_a_workbook_beside_texts_with_a_mark_are_asked_about(tmp_path):
    cells = [f"{n % 11 + 1}:30pm" if n % 2 else time(n % 11 + 1, 30) for n in range(N)]
    assert asks(tmp_path / "a.csv", cells, "arrival")


@SUFFIXES
@pytest.mark.parametrize(
    "cells",
    [
        [half_day(n, "") for n in range(N)],
        [half_day(n, " PM" if n % 2 else " AM") for n in range(N)],
        [half_day(n, " PM" if n % 2 else "am") for n in range(N)],
        ["" if n % 4 == 0 else "9" if n == 5 else half_day(n) for n in range(N)],
        [f"{13 + n % 11}:00" if n % 3 else half_day(n) for n in range(N)],
        [f"{n % 7} m" if n % 2 else f"{n % 9}:30" for n in range(N)],
    ],
    ids=["all bare", "all marked", "two spellings", "a code", "in the afternoon", "metres"],
)
def test_times_of_one_way_are_not(tmp_path, suffix, cells):
    assert not asks(tmp_path / f"a.{suffix}", cells, "arrival")


def asks_beside(path, names, cells, others):
    """Return what is asked about a column of durations beside another one."""
    write(path, [["sex", *names], *(["mf"[n % 2], *both] for n, both in enumerate(zip(cells, others, strict=True)))])
    seen = preview(path)
    said = [text for text in seen.problems if "has times such as" in text and ", and column " in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


WAITS = [f"{n * 7 % 15:02}:{n * 11 % 60:02}" for n in range(N)]
TALKS = [f"0:{n * 7 % 50:02}:{n * 13 % 60:02}" for n in range(N)]


@SUFFIXES
@pytest.mark.parametrize("name", ["wait", "Wait time", "hold_time", "Wartezeit", "ring duration", "call duration"])
def test_minutes_beside_a_column_of_hours_are_asked_about(tmp_path, suffix, name):
    text = asks_beside(tmp_path / f"a.{suffix}", (name, "talk"), WAITS, TALKS)
    assert f"Column B (“{name}”) has times such as 14:" in text
    assert "and column C (“talk”) such as 0:" in text


@SUFFIXES
@pytest.mark.parametrize(
    ("names", "cells", "others"),
    [
        (("start", "talk"), WAITS, TALKS),
        (("wait", "ended"), WAITS, [f"{n % 24}:{n % 60:02}:{n * 13 % 60:02}" for n in range(N)]),
        (("wait", "talk"), WAITS, WAITS[::-1]),
        (("wait", "talk"), [f"0:{text}" for text in WAITS], TALKS),
        (("wait", "talk"), WAITS, [f"{text[:-2]}00" for text in TALKS]),
        (("wait", "talk"), [f"{n % 4}:{n % 60:02}" for n in range(N)], [f"{n % 3}:{n % 60:02}:09" for n in range(N)]),
    ],
    ids=["times of day", "beside times of day", "in minutes", "in hours", "in whole minutes", "of one size"],
)
def test_other_columns_of_times_are_not(tmp_path, suffix, names, cells, others):
    assert not asks_beside(tmp_path / f"a.{suffix}", names, cells, others)
