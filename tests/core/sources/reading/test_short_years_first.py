"""Dates that begin with a year of two digits are asked about; other dates, and numbers of persons, are not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

BIRTHS = [date(1941, 1, 1) + timedelta(days=n * 263 % 28_000) for n in range(120)]


def asked(path, name, cells):
    write(path, [["ward", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "with the year first" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("form", ["%y-%m-%d", "%y.%m.%d.", "%y/%m/%d", "%y. %m. %d."])
def test_they_are_asked_about(tmp_path, suffix, form):
    first = next(day for day in BIRTHS if day.year % 100 > 31)
    said = asked(tmp_path / f"a.{suffix}", "birthdate", [day.strftime(form) for day in BIRTHS])
    assert f"has dates such as {first.strftime(form)}, with the year first and in two digits" in said


@pytest.mark.parametrize(
    "cells",
    [
        [day.strftime("%Y-%m-%d") for day in BIRTHS],
        [day.strftime("%d.%m.%y") for day in BIRTHS],
        [day.strftime("%m/%d/%y") for day in BIRTHS],
        [day.replace(year=2000 + day.year % 31).strftime("%y-%m-%d") for day in BIRTHS],
        [f"{n % 90 + 10}-{n % 97 + 3:02}-{n % 80:02}" for n in range(120)],
    ],
)
def test_others_are_not(tmp_path, cells):
    assert asked(tmp_path / "a.csv", "date", cells) == ""
