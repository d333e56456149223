"""Numbers by which a spreadsheet counts days are asked about among dates; other numbers and dates alone are not."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

FIRST = date(1899, 12, 30)
N = 120


def asks(path, cells):
    draw = Random(1)
    write(path, [["sex", "seen on"], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    said = any("such as 45231 among its dates" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def days():
    draw = Random(2)
    return [date(2023, 1, 1) + timedelta(days=draw.randrange(365)) for _ in range(N)]


@pytest.mark.parametrize("pattern", ["%d/%m/%Y", "%Y-%m-%d", "%m/%d/%Y", "%d.%m.%Y %H:%M", "%d %b %Y"])
@pytest.mark.parametrize("every", [2, 7, 100])
def test_counted_days_among_written_ones_are_asked_about(tmp_path, pattern, every):
    cells = [str((day - FIRST).days) if n % every == 1 else f"{day:{pattern}}" for n, day in enumerate(days())]
    assert asks(tmp_path / "a.csv", cells)


def test_days_that_were_no_dates_to_the_spreadsheet_stay_texts_beside_counted_ones(tmp_path):
    cells = [f"{day:%d/%m/%Y}" if day.day > 12 else f"{(day - FIRST).days}.5" for day in days()]
    assert asks(tmp_path / "a.csv", cells)


@pytest.mark.parametrize("suffix", ["xlsx", "csv"])
def test_numbers_among_the_dates_of_a_workbook_are_asked_about(tmp_path, suffix):
    cells = [(day - FIRST).days if n % 5 == 4 else day for n, day in enumerate(days())]
    assert asks(tmp_path / f"a.{suffix}", cells)


@pytest.mark.parametrize("other", ["99999", "2023", "20230512", "unknown", "", "10115", "45231 Essen"])
def test_other_numbers_and_words_among_dates_are_not(tmp_path, other):
    cells = [other if n % 9 == 4 else f"{day:%d/%m/%Y}" for n, day in enumerate(days())]
    assert not asks(tmp_path / "a.csv", cells)


def test_counted_days_alone_and_addresses_are_not(tmp_path):
    assert not asks(tmp_path / "a.csv", [str((day - FIRST).days) for day in days()])
    assert not asks(tmp_path / "b.csv", ["45231" if n % 9 == 4 else f"{n} Main Street {n}" for n in range(N)])
