"""Rows with little in them, which fits none of their columns, are told; what people leave blank is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

NAMES = ["time", "name", "room", "born"]
RECORDS = [[f"{8 + n % 9}:15", f"Ann {n}", n % 7, f"2001-02-{1 + n:02}"] for n in range(24)]
ROOM = Attribute("room", Kind.NUMBER, edges=(0.0, 4.0, 9.0))


def asks(path, rows):
    write(path, rows)
    return preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("place", [0, 11])
@pytest.mark.parametrize(
    "row",
    [
        ["2024-05-01", None, None, None],
        [2024, None, None, None],
        [None, None, "W1", None],
        [None, None, None, "West"],
        ["Seen by:", "Dr. Weber", None, None],
        [None, None, "born in", "Bonn"],
        [None, "Ann", 3, None],
        [None, None, "n/a", None],
    ],
)
def test_a_row_of_another_kind_than_its_columns_is_told(tmp_path, suffix, place, row):
    rows = [NAMES, *RECORDS[:place], row, *RECORDS[place:]]
    asked = asks(tmp_path / f"a.{suffix}", rows)
    assert asked in (("as_written",), ("skip_below_header",))  # the first one may be units, too


@pytest.mark.parametrize(
    "row",
    [
        ["9:15", None, None, None],
        ["9:15", "Ann", None, None],
        ["9:15", None, "n/a", None],
        ["9:15", "Ann", None, "2001-02-03"],
    ],
)
def test_somebody_who_left_the_rest_blank_is_a_record(tmp_path, row):
    assert not asks(tmp_path / "a.csv", [NAMES, *RECORDS[:11], row, *RECORDS[11:]])


@pytest.mark.parametrize(
    ("last", "keys"),
    [
        ([["9:15", "Ann", None, None]], ("last_row",)),
        ([[None, "Ann", 3, None]], ("last_row",)),
        ([["9:15", "Ann", 3, None]], ()),
        ([["9:15", "Ann", None, None]] * 2, ("as_written",)),
        ([["9:15", f"Ann {n}", None, None] for n in range(4)], ()),
    ],
)
def test_rows_at_the_end_with_half_of_the_columns_are_asked_about(tmp_path, last, keys):
    assert asks(tmp_path / "a.csv", [NAMES, *RECORDS, *last]) == keys


def test_a_release_waits_for_the_answer(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [NAMES, *RECORDS])
    layout = preview(path).layout
    write(path, [NAMES, *RECORDS, ["9:15", None, 3, None]])
    with pytest.raises(UnansweredRowError, match="lacks most of what all rows above have"):
        counted(reading(path, layout), [ROOM], [Marginal((0,))], b"key")
    for choice, n in ((RowChoice.READ, 25), (RowChoice.SKIP, 24)):
        answered = replace(layout, last_row=choice)
        assert sum(counted(reading(path, answered), [ROOM], [Marginal((0,))], b"key").counts) == n
