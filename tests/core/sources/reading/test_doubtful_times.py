"""Numbers that may be hours and minutes, such as 7.30, are asked about; hours as decimals and amounts are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 160
QUARTERS = ("00", "15", "30", "45")
MINUTES = tuple(f"{n:02}" for n in range(60))


def said(path, cells, name):
    draw = Random(1)
    write(path, [["group", name], *([draw.choice("abc"), cell] for cell in cells)])
    seen = preview(path)
    found = [text for text in seen.problems if "If they are hours and minutes" in text]
    assert bool(found) <= ("as_written" in seen.layout.unanswered)
    return " ".join(found)


def times(first, last, ends, mark="."):
    draw = Random(2)
    return [f"{draw.randint(first, last)}{mark}{draw.choice(ends)}" for _ in range(N)]


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("Bringzeit", times(6, 9, QUARTERS)),
        ("Bringzeit", times(6, 9, QUARTERS, ",")),
        ("Arbeitszeit", times(4, 9, QUARTERS)),
        ("Dienstbeginn", times(5, 21, ("00", "30"))),
        ("Uhrzeit", times(0, 23, MINUTES)),
        ("arrival time", times(7, 19, MINUTES)),
        ("heure", times(7, 19, MINUTES[::5], ",")),
        ("Dauer", times(0, 3, MINUTES)),
        ("Dauer (h.mm)", times(0, 3, MINUTES)),
        ("Fahrt hh,mm", times(0, 0, MINUTES, ",")),
        ("Abholzeit", [*times(12, 16, QUARTERS), "", "k. A.", "14"]),
    ],
)
def test_hours_and_minutes_with_a_decimal_mark_are_asked_about(tmp_path, name, cells):
    text = said(tmp_path / "a.csv", cells, name)
    one = text.partition("has numbers such as ")[2].partition(", and none")[0]
    assert one in cells
    assert f"write them as {one.replace(',', ':').replace('.', ':')} first" in text


@pytest.mark.parametrize("suffix", ["xlsx", "parquet", "sqlite"])
def test_so_are_those_that_are_kept_as_numbers(tmp_path, suffix):
    assert said(tmp_path / f"a.{suffix}", [*map(float, times(6, 9, QUARTERS))], "Bringzeit")
    assert said(tmp_path / f"b.{suffix}", [*map(float, times(0, 23, MINUTES))], "Uhrzeit")


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("Arbeitszeit", times(4, 9, ("00", "25", "50", "75"))),
        ("Arbeitszeit", times(2, 19, ("00", "50"))),
        ("Stunden", times(4, 9, ("00", "15", "30", "45", "75"))),
        ("duration", times(0, 9, [f"{n:02}" for n in range(100)])),
        ("hours", [f"{n % 9}.{n % 10}" for n in range(N)]),
        ("hours", [f"{n % 9}.{n % 60:02}3" for n in range(N)]),
        ("reaction time", times(0, 0, MINUTES[20:])),
        ("Beginn", times(1, 28, [f"{n:02}" for n in range(1, 13)])),
        ("price", times(3, 9, QUARTERS)),
        ("Stundenlohn", times(12, 29, QUARTERS)),
        ("Gewicht", times(3, 9, MINUTES)),
        ("score", times(3, 9, MINUTES)),
        ("Uhrzeit", times(0, 23, MINUTES, ":")),
        ("time", [f"{n % 90}" for n in range(N)]),
    ],
)
def test_decimals_and_amounts_are_not(tmp_path, suffix, name, cells):
    numbers = [*map(float, cells)] if suffix != "csv" and ":" not in cells[0] else cells
    assert not said(tmp_path / f"a.{suffix}", numbers, name)


def test_texts_with_one_digit_behind_the_mark_are_not(tmp_path):
    assert not said(tmp_path / "a.csv", [f"{n % 9}.{n % 6}" for n in range(N)], "hours")
