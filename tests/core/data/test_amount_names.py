"""Days without a year, and of which nothing says where it stands, are no numbers of persons."""

from __future__ import annotations

import pytest

from core.data.amount_names import says_time
from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

DAYS = [(n % 28 + 1, n * 5 % 12 + 1) for n in range(90)]


def is_id_like(header, cells):
    look = ColumnProfiler(Marks())
    look.take(cells)
    return look.profile(header).is_id_like


@pytest.mark.parametrize(
    "form", ["{0:02}.{1:02}.", "{0}.{1}.", "{0:02}-{1:02}-24", "{1:02}-{0:02}-24", "24-{1:02}-{0:02}"]
)
@pytest.mark.parametrize("header", ["day", "Tag", "when"])
def test_days_are_no_identifiers(header, form):
    assert not is_id_like(header, [form.format(*day) for day in DAYS])


@pytest.mark.parametrize("form", ["{0:02}-{1:02}-24", "24-{1:02}-{0:02}"])
def test_numbers_like_days_are(form):
    assert is_id_like("patient no", [form.format(*day) for day in DAYS])


@pytest.mark.parametrize("header", ["WGT", "HGT", "BAIL", "TOT_BAIL"])
@pytest.mark.parametrize("first", ["105", "030"])
def test_so_are_amounts_no_identifiers(header, first):
    look = ColumnProfiler(Marks())
    look.take([first, *(str(100 + n * n * 7 % 181) for n in range(400))])
    found = look.profile(header)
    assert (found.is_id_like, found.kind) == (False, Kind.NUMBER)
    other = ColumnProfiler(Marks())
    other.take(["030", *(str(100 + n * n * 7 % 181) for n in range(400))])
    assert other.profile("room").kind is Kind.CATEGORIES


@pytest.mark.parametrize("cells", [[f"{10 + n}-{20 + n * 7 % 70}-{n % 89 + 10}" for n in range(80)]])
def test_so_are_other_numbers(cells):
    assert is_id_like("x", cells)


@pytest.mark.parametrize(
    ("header", "is_said"),
    [
        *(
            (name, True)
            for name in ("Bringzeit", "Dienstbeginn", "arrival_time", "Uhrzeit", "heure", "hours", "Stunden")
        ),
        *((name, False) for name in ("price", "Gewicht", "Stundenlohn", "score", "Zeitung", "age", "Ort", "")),
    ],
)
def test_names_of_times_say_so(header, is_said):
    assert says_time(header) is is_said
