"""A plan of a clean file: a release of a later file that raises a new question waits for its answer."""

from __future__ import annotations

import pytest

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")
BUDGET = ("--budget", "1000")
NAMES = "id,sex,age,region,consent"
REGIONS = ("north", "south", "east", "west")
CLEAN = [
    f"P{n:03},{('male', 'female')[n % 5 % 2]},{20 + 7 * n % 50},{REGIONS[n * n % 7 % 4]},{('yes', 'no')[n % 3 % 2]}"
    for n in range(1, 121)
]


def _columns_exchanged(rows):
    split = [row.split(",") for row in rows]
    return [",".join([*row[:3], row[4], row[3]] if 40 < n < 60 else row) for n, row in enumerate(split)]


def _trials(rows):
    return ["TEST" + row[4:].replace("north", "test") if n < 3 else row for n, row in enumerate(rows)]


def _codes(rows):
    swap = {"male": "1", "female": "2"}
    split = [row.split(",") for row in rows]
    return [",".join([row[0], swap[row[1]], *row[2:]] if n < 60 else row) for n, row in enumerate(split)]


LATER = {
    "rows twice": lambda rows: [*rows, *rows[20:60]],
    "columns exchanged": _columns_exchanged,
    "trials of a form": _trials,
    "codes, then words": _codes,
    "a question below the names": lambda rows: ["Please choose,Your sex?,Your age?,Where?,Agreed?", *rows],
}
OF_PLAN = {
    "another table below": (lambda rows: [*rows, "", "region,n", *(f"{each},3" for each in REGIONS)], "row 123"),
    "a comma within a name": (lambda rows: [*rows[:40], "Smith, Jr.," + rows[40], *rows[41:]], "row 42"),
    "a sum": (lambda rows: [*rows, ",,Total,120,"], "row 122"),
}
"""What a new plan would ask about, too, and the plan refuses by the row."""


@pytest.fixture
def planned(inside, reticent):
    """A plan of the clean file, that takes any value of a later one."""
    reticent.write("a.csv", "\n".join([NAMES, *CLEAN]) + "\n")
    describe = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "one-each", "--confirm", "all")
    told = inside(*describe, "--use", "sex,region")
    assert "Question" not in told.err
    plan = reticent.folder / "plan.reticent"
    plan.write_text(plan.read_text().replace('kind = "categories"', 'kind = "categories"\nother = "other"'))
    return plan


def test_a_release_of_the_file_itself_or_of_a_clean_later_one_asks_nothing(planned, inside, reticent):
    assert inside(*RELEASE, *BUDGET).status == 0
    reticent.write("a.csv", "\n".join([NAMES, *reversed(CLEAN), *(row.replace("P", "Q") for row in CLEAN[::3])]) + "\n")
    later = inside(*RELEASE, "--again", "--other-people")
    assert later.status == 0, later.err


@pytest.mark.parametrize("change", LATER.values(), ids=LATER)
def test_a_release_of_a_doubtful_later_file_waits_and_costs_nothing(change, planned, inside, reticent):
    assert 'as_written = "refuse"' in planned.read_text()
    reticent.write("a.csv", "\n".join([NAMES, *change(CLEAN)]) + "\n")
    refused = inside(*RELEASE, *BUDGET)
    assert refused.status == 1
    assert "Nothing was spent" in refused.err
    assert not (reticent.folder / "out.json").exists()
    assert "charge" not in inside("ledger", "show", "--ledger", "mine").out


@pytest.mark.parametrize(("change", "place"), OF_PLAN.values(), ids=OF_PLAN)
def test_what_the_plan_itself_refuses_is_told_by_its_row(change, place, planned, inside, reticent):
    reticent.write("a.csv", "\n".join([NAMES, *change(CLEAN)]) + "\n")
    refused = inside(*RELEASE, *BUDGET)
    assert refused.status == 1
    assert f"a.csv, {place}" in refused.err
    assert "as_written" not in refused.err
    assert "charge" not in inside("ledger", "show", "--ledger", "mine").out


def test_the_answer_stands_in_the_plan_and_lets_the_release_go_on(planned, inside, reticent):
    reticent.write("a.csv", "\n".join([NAMES, *CLEAN, *CLEAN[20:60]]) + "\n")
    refused = inside(*RELEASE, *BUDGET)
    assert "no answer to a question about row 122" in refused.err
    assert 'A plan can say: as_written = "count"' in refused.err
    planned.write_text(planned.read_text().replace('as_written = "refuse"', 'as_written = "count"'))
    assert inside(*RELEASE, *BUDGET).status == 0


def test_a_plan_of_before_such_doubts_were_refused_is_released_as_ever(planned, inside, reticent):
    planned.write_text(planned.read_text().replace('as_written = "refuse"', ""))
    reticent.write("a.csv", "\n".join([NAMES, *CLEAN, *CLEAN[20:60]]) + "\n")
    assert inside(*RELEASE, *BUDGET).status == 0


def _next_month(rows):
    split = [row.split(",") for row in rows]
    return [*rows, *(f"{each[0]},{each[1]},{1 + int(each[2])},{each[3]},no" for each in split[:80])]


def test_persons_who_recur_in_a_later_file_are_asked_about_before_anything_is_spent(planned, inside, reticent):
    planned.write_text(planned.read_text().replace('rows = "one-each"\n', "", 1))
    reticent.write("a.csv", "\n".join([NAMES, *CLEAN]) + "\n")
    assert inside(*RELEASE, *BUDGET).status == 0
    reticent.write("a.csv", "\n".join([NAMES, *_next_month(CLEAN)]) + "\n")
    spent = inside("ledger", "show", "--ledger", "mine").out
    again = (*RELEASE[:2], "-o", "later.json", *RELEASE[4:], "--again", "--other-people")
    refused = inside(*again)
    assert (refused.status, "values of “id” occur in several rows" in refused.err) == (1, True), refused.err
    assert inside("ledger", "show", "--ledger", "mine").out == spent
    planned.write_text(planned.read_text().replace("[unit]", '[unit]\nrows = "records"'))
    assert inside(*again).status == 0
