"""Rows that end before they begin are asked about; dates in any other order, and of other things, are not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DAY = date(2024, 1, 3)


def asked(path, names, pairs):
    rows = [[20 + n * 7 % 41, one, other, "abc"[n % 3]] for n, (one, other) in enumerate(pairs)]
    write(path, [["age", *names, "ward"], *rows])
    seen = preview(path)
    said = [text for text in seen.problems if " is before " in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def stays(*turned, written=str, n=60):
    """Return that many stays of 0 to 8 days, some of them the other way round."""
    pairs = [(DAY + timedelta(n * 5 % 301), DAY + timedelta(n * 5 % 301 + n % 9)) for n in range(n)]
    return [tuple(map(written, pair[::-1] if at in turned else pair)) for at, pair in enumerate(pairs)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_told(tmp_path, suffix):
    said = asked(tmp_path / f"a.{suffix}", ("admission", "discharge"), stays(11, 30, written=lambda day: day))
    assert "In 2 rows, “discharge” is before “admission”: rows 13, 32." in said


@pytest.mark.parametrize(
    "names",
    [
        ("start_date", "end_date"),
        ("Aufnahme am", "Entlassung am"),
        ("Eintritt", "Austritt"),
        ("Date d’entrée", "Date de sortie"),
        ("Fecha de ingreso", "Fecha de egreso"),
        ("Data ricovero", "Data dimissione"),
        ("Opnamedatum", "Ontslagdatum"),
        ("Data przyjęcia", "Data wypisu"),
        ("Indlæggelse", "Udskrivelse"),
        ("from", "to"),
        ("date of birth", "date of death"),
    ],
)
@pytest.mark.parametrize("form", ["%d/%m/%Y", "%d.%m.%Y", "%Y-%m-%d"])
def test_in_many_languages_and_ways_to_write_a_day(tmp_path, names, form):
    pairs = stays(11, written=lambda day: day.strftime(form))
    said = asked(tmp_path / "a.csv", names, pairs)
    assert f"In row 13, “{names[1]}” is before “{names[0]}”." in said


def test_other_dates_may_come_in_any_order(tmp_path):
    assert asked(tmp_path / "a.csv", ("invoice", "reminder"), stays(11)) == ""
    assert asked(tmp_path / "b.csv", ("admission", "discharge"), stays()) == ""
    assert asked(tmp_path / "c.csv", ("end of study", "start of training"), stays()) == ""


def test_many_such_rows_are_meant_so(tmp_path):
    assert asked(tmp_path / "a.csv", ("start", "end"), stays(*range(0, 60, 5))) == ""


def test_blanks_and_days_that_never_come_are_none_of_them(tmp_path):
    pairs = [
        (one, "" if at % 4 == 0 else "9999-12-31" if at % 7 == 0 else other) for at, (one, other) in enumerate(stays())
    ]
    assert asked(tmp_path / "a.csv", ("start", "end"), pairs) == ""
