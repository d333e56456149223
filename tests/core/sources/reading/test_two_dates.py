"""Several dates in a cell of a column of dates are asked about; one with anything beside it is not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DAYS = [date(2024, 1, 3) + timedelta(n * 11 % 301) for n in range(90)]
GERMAN = [day.strftime("%d.%m.%Y") for day in DAYS]
SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])


def asked(path, cells):
    write(path, [["ward", "seen"], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "several dates in a cell" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def among(days, cell, *places):
    return [cell if n in places else day for n, day in enumerate(days)]


@SUFFIXES
@pytest.mark.parametrize(
    "cell",
    [
        *("03.04.2024 / 05.04.2024", "12.3.–14.3.2024", "12.–14.3.2024", "12.-14.03.24", "3. und 5.4.2024"),
        *("03.04.2024, 05.04.", "12.3.2024 bis 14.3.", "3.4.2024 5.4.2024", "3.4.2024 10:00 - 5.4.2024 12:00"),
        *("12.03.2024, 2. Mai 2024", "du 3 au 5 mars 2024", "3 y 5 de mayo de 2024"),
    ],
)
def test_several_dates_in_a_cell_are_asked_about(tmp_path, suffix, cell):
    said = asked(tmp_path / f"a.{suffix}", among(GERMAN, cell, 20))
    assert f"In row 22, column B (“seen”) has several dates in a cell: {cell}." in said
    said = asked(tmp_path / f"b.{suffix}", among(GERMAN, cell, 20, 40))
    assert f"In 2 rows, column B (“seen”) has several dates in a cell, such as {cell}: rows 22, 42." in said


@pytest.mark.parametrize(
    ("form", "cell"),
    [
        ("%Y-%m-%d", "2024-03-04/2024-03-06"),
        ("%Y-%m-%d", "2024-03-04 2024-03-05"),
        ("%d/%m/%Y", "3/4/2024 - 5/4/2024"),
        ("%d/%m/%Y", "12/03-14/03/2024"),
        ("%d/%m/%Y", "12 - 14/03/2024"),
        ("%d-%m-%Y", "03-04-2024 to 05-04-2024"),
        ("%d %b %Y", "12 Mar 2024 - 14 Mar 2024"),
        ("%d %B %Y", "12-14 March 2024"),
        ("%B %d, %Y", "March 12, 2024; March 14, 2024"),
        ("%Y%m%d", "20240304-20240306"),
        ("%d.%m.%Y", "03.04.2024\n05.04.2024"),
    ],
)
def test_so_they_are_in_other_ways_of_writing_them(tmp_path, form, cell):
    days = [day.strftime(form) for day in DAYS]
    assert not asked(tmp_path / "a.csv", days)
    assert "several dates in a cell" in asked(tmp_path / "b.csv", among(days, cell, 5, 60))


def test_so_they_are_among_dates_of_a_workbook(tmp_path):
    assert "rows 12, 72" in asked(tmp_path / "a.xlsx", among(DAYS, "03.04.2024 / 05.04.2024", 10, 70))


@SUFFIXES
@pytest.mark.parametrize(
    "cell",
    [
        *("ca. 3.4.2024", "not before 3.4.2024", "12.3.2024 10.15.00", "2024-03-04 10:15-11:15", "3/2024"),
        *("14:00 - 3.4.2024", "Nr. 5, 3.4.2024", "05-MAR-2024 12.00.00.000000", "3.4.2024, 10:30-11:45"),
        *("2024-03-05T10:00:00.000+01:00", "3.4.2024 (Frau May)", "2024-13-40", "31.02.2024", "unknown", None),
    ],
)
def test_one_date_in_a_cell_is_not(tmp_path, suffix, cell):
    assert not asked(tmp_path / f"a.{suffix}", among(GERMAN, cell, 20, 40))


@pytest.mark.parametrize("n", [1, 2])
def test_nor_are_columns_of_periods_or_of_texts(tmp_path, n):
    cells = [f"{day} – {DAYS[at - 1]}" if at % n == 0 else "always" for at, day in enumerate(GERMAN)]
    assert not asked(tmp_path / "a.csv", cells)
