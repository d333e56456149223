"""Records on several rows each, which fill different columns in turn, are asked about; sparse tables are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["name", "age", "street", "town"]
TOWNS = ("Ulm", "Bonn", "Kiel")


def asked(path, names, rows):
    write(path, [names, *rows])
    found = preview(path)
    told = [text for text in found.problems if "one below another" in text]
    assert bool(told) == ("as_written" in found.layout.unanswered)
    return told


def person(n):
    return [f"Ann{n}", 20 + n % 50, f"Street {n}", TOWNS[n % 3]]


def split(n, *lines):
    """Return the rows of record `n`, which fill these columns."""
    return [[cell if place in line else None for place, cell in enumerate(person(n))] for line in lines]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "lines",
    [
        [(0, 1), (2, 3)],
        [(0,), (1, 2, 3)],
        [(0, 2), (1, 3)],
        [(2, 3), (0, 1)],
        [(0, 1), (0, 2, 3)],
        [(0, 1), (2,), (3,)],
    ],
)
@pytest.mark.parametrize("n", [5, 40, 600])
def test_records_on_several_rows_are_asked_about(tmp_path, n, lines, suffix):
    rows = [row for each in range(n) for row in split(each, *lines)]
    (told,) = asked(tmp_path / f"a.{suffix}", NAMES, rows)
    assert told.startswith(f"Of {len(lines)} rows one below another")


def test_some_answers_may_be_missing_and_a_note_may_stand_below(tmp_path):
    rows = [
        row for each in range(12) for row in split(each, (0, 1) if each % 4 else (0,), (2, 3) if each % 5 else (3,))
    ]
    below = [["Source: town hall", *[None] * 3]] * 2
    assert len(asked(tmp_path / "a.csv", NAMES, rows)) == 1
    assert len(asked(tmp_path / "a.csv", NAMES, [*rows, *below])) == 1


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (NAMES, [person(n) for n in range(24)]),
        (NAMES, [[*person(n)[:2], *([None, "x"] if n % 2 else ["x", None])] for n in range(24)]),
        (["plot", "inside", "outside"], [[n, *([n / 7, None] if n % 2 else [None, n / 9])] for n in range(24)]),
        (["yes", "no", "none"], [["x", None, None] if n % 2 else [None, "x", None] for n in range(24)]),
        (NAMES, [row for n in range(24) for row in ([*person(n)[:3], None], [None] * 3 + ["-----"])]),
        (NAMES, [row for n in range(3) for row in split(n, (0, 1), (2, 3))]),
        (NAMES, [row for n in range(24) for row in split(n, (0, 1), (2, 3))[: 1 if n == 6 else 2]]),
        (["visit", "before", "after"], [[1 + n % 2, *([n, None] if n % 2 == 0 else [None, n])] for n in range(24)]),
    ],
    ids=["full", "one of two", "measured in turn", "marks", "rulers", "few", "not all through", "visits"],
)
def test_tables_with_blanks_are_not(tmp_path, names, rows):
    assert asked(tmp_path / "a.csv", names, rows) == []


ALTERNATING = [
    row for n in range(12) for row in ([1000 + n, "fm"[n % 2], 30 + n], [f"{n} Elm St", "York", f"LS{n} 2AB"])
]


def asks_of_turns(path, names, rows):
    write(path, [names, *rows])
    return any("each holds other things" in text for text in preview(path).problems)


def test_records_on_two_full_rows_are_asked_about(tmp_path):
    assert asks_of_turns(tmp_path / "a.csv", ["Ref/Address", "Sex/Town", "Age/Postcode"], ALTERNATING)


def test_rows_that_name_what_they_hold_are_not(tmp_path):
    rows = [[("a", "b")[at % 2], *row] for at, row in enumerate(ALTERNATING)]
    assert not asks_of_turns(tmp_path / "a.csv", ["what", "one", "two", "three"], rows)


def test_stations_that_take_turns_are_not(tmp_path):
    rows = [[f"d{n // 2}", *([n, n / 2] if n % 2 else ["none", "closed"])] for n in range(24)]
    assert not asks_of_turns(tmp_path / "a.csv", ["day", "wind", "rain"], rows)
