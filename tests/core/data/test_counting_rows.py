"""Columns that count the visits of each person tell that persons have several rows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from core.data.column_profile import ColumnProfile
from core.data.counted_rows import says_occasion
from core.data.recurring_columns import person_column, recurring_column
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable

CHANCE = random.Random(5)
REGULAR = [str(1 + row % 4) for row in range(80)]
UNEQUAL = [str(1 + visit) for _ in range(30) for visit in range(CHANCE.randint(1, 5))]
NAMED = ["baseline", "month 6", "month 12"] * 20
BY_CHANCE = [str(CHANCE.randint(1, 4)) for _ in range(80)]
IN_BLOCKS = ["1"] * 40 + ["2"] * 40
IN_EQUAL_BLOCKS = ["T0"] * 30 + ["T1"] * 30 + ["T2"] * 30
IN_UNEQUAL_BLOCKS = ["1"] * 30 + ["2"] * 30 + ["3"] * 29
IN_SHORT_BLOCKS = ["1"] * 9 + ["2"] * 9 + ["3"] * 9
A_LONG_ONE = [*"1234567", "2", "2"] * 3


def profiles_of(tmp_path: Path, **columns: list[str]) -> tuple[ColumnProfile, ...]:
    rows = [",".join([each.replace("_", " ") for each in columns]), *map(",".join, zip(*columns.values(), strict=True))]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    seen = preview(path)
    return profile(path, readable(seen.layout, seen.questions))


def answers(cells: list[str]) -> list[str]:
    return [CHANCE.choice(["often", "rarely", "never"]) for _ in cells]


@pytest.mark.parametrize("header", ["Visit", "wave", "VISITNUM", "time_point", "Messzeitpunkt", "vague", "tidpunkt"])
@pytest.mark.parametrize("cells", [REGULAR, UNEQUAL, NAMED, IN_EQUAL_BLOCKS])
def test_a_column_that_counts_visits_anew_tells_of_persons(tmp_path, header, cells):
    found = profiles_of(tmp_path, **{header: cells}, answer=answers(cells))
    assert recurring_column(found) == header.replace("_", " ")
    assert person_column(found) is None


@pytest.mark.parametrize("cells", [BY_CHANCE, IN_BLOCKS, IN_UNEQUAL_BLOCKS, IN_SHORT_BLOCKS, A_LONG_ONE, REGULAR[:8]])
def test_visits_that_do_not_begin_anew_tell_nothing(tmp_path, cells):
    assert recurring_column(profiles_of(tmp_path, visit=cells, answer=answers(cells))) is None


@pytest.mark.parametrize("header", ["visits", "class", "month", "Number of sessions", "group"])
def test_other_columns_may_count_on_and_on(tmp_path, header):
    assert not says_occasion(header)
    assert recurring_column(profiles_of(tmp_path, **{header: REGULAR}, answer=answers(REGULAR))) is None


def test_what_identifies_persons_comes_first(tmp_path):
    persons = [f"P{1 + row // 4:03}" for row in range(80)]
    assert recurring_column(profiles_of(tmp_path, visit=REGULAR, patient=persons)) == "patient"


def test_a_number_of_the_person_in_each_row_outweighs_visits(tmp_path):
    numbers = [str(10_000 + row) for row in range(80)]
    assert recurring_column(profiles_of(tmp_path, patient_id=numbers, visit=REGULAR)) is None
