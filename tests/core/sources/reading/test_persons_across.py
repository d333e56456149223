"""A table whose columns are persons is asked about, be it a register of a class or one of votes."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

FULL = ["Vera Sommer", "Paul Weiss", "Anna Huber", "Sven Kern", "Emma Fuchs", "Jan Frank"]
INITIALS = [f"{name.split()[1]}, {name[0]}." for name in FULL]
FIRST = [name.split()[0] for name in FULL]


def problems(path, names):
    rows = [[f"2024-09-{day:02}", *((day + k) % 3 % 2 for k in range(len(names) - 1))] for day in range(1, 25)]
    write(path, [names, *rows])
    seen = preview(path)
    assert bool(seen.problems) == bool(seen.layout.unanswered)
    return seen.problems


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    "names",
    [FULL, FIRST, [", ".join(reversed(name.split())) for name in FULL], [*FULL, "Notes"], INITIALS],
    ids=["full", "first", "turned", "with others", "initials"],
)
def test_columns_that_are_persons_are_asked_about(tmp_path, suffix, names):
    (text,) = (each for each in problems(tmp_path / f"a.{suffix}", ["Date", *names]) if "seem to be persons" in each)
    assert f"“{names[0]}”" in text


@pytest.mark.parametrize(
    "names",
    [
        ["First Name", "Last Name", "Blood Pressure", "Total Amount", "Home Town", "Job Title"],
        FULL[:3],
        FIRST[:5],
        ["anna", "paul", "sven", "emma", "jan", "vera", "mia"],
        [*FIRST, "age", "sex", "town", "job", "kids"],
        ["Rate", "Price", "Tax", "Vat", "Net", "Gross", "Sum"],
    ],
)
def test_other_columns_are_not(tmp_path, names):
    assert not any("seem to be persons" in each for each in problems(tmp_path / "a.csv", ["Date", *names]))
