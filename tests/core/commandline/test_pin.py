"""How a file is read stands in the plan: a release finds nothing of it in the rows, and costs nothing if it would."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.core.commandline.reticent import PLAN

DAYS = """\
reticent = 1
[data]
source = "visits.csv"
header_row = 1
delimiter = ","
encoding = "utf-8"
{dates}[[attributes]]
name = "day"
kind = "date"
edges = [2024-01-01, 2024-04-01, 2024-07-01, 2024-10-01, 2025-01-01]
[[tables]]
attributes = ["day"]
[privacy]
epsilon = "1000"
dataset = "Visits"
[output]
non_negative = false
"""
MARKS = """\
reticent = 1
[data]
source = "incomes.csv"
header_row = 1
delimiter = ";"
encoding = "utf-8"
{marks}[[attributes]]
name = "income"
kind = "number"
edges = [0, 10, 1000, 10000]
other = "no number"
[[tables]]
attributes = ["income"]
[privacy]
epsilon = "1000"
dataset = "Incomes"
[output]
non_negative = false
"""
VISITS = ["3/4/2024"] * 300 + ["4/3/2024"] * 200
INCOMES = ["1.500"] * 200 + ["2.000"] * 200


def released(inside, reticent, plan, name, rows):
    """Return the only table of a release of these rows."""
    reticent.write(name, "\n".join(rows) + "\n")
    reticent.write("mine.reticent", plan)
    ended = inside("release", "mine.reticent", "-o", "out.json", "--budget", "10000", "--yes", "--again")
    assert (ended.status, ended.err) == (0, "")
    told = json.loads((reticent.folder / "out.json").read_text())
    return np.array(told["tables"][0]["values"])


def spent(inside):
    return [account["spent"] for account in json.loads(inside("ledger", "list", "--json").out)]


@pytest.mark.parametrize("order", ["day-first", "month-first"])
@pytest.mark.parametrize("one", ["31/1/2024", "1/31/2024"])
def test_one_date_does_not_turn_the_others_round(inside, reticent, order, one):
    """A date that can be read one way only is in the first file and not in its neighbour."""
    plan = DAYS.format(dates=f'dates = "{order}"\n').replace("edges", 'other = "no date"\nedges')
    tables = [released(inside, reticent, plan, "visits.csv", ["day", last, *VISITS]) for last in (one, "2024-12-24")]
    assert np.abs(tables[0] - tables[1]).sum() == 2
    assert tables[1][:2].tolist() == ([200, 300] if order == "day-first" else [300, 200])


@pytest.mark.parametrize("one", ["1,5", "1.5"])
def test_one_number_does_not_move_the_points_of_the_others(inside, reticent, one):
    plan = MARKS.format(marks='decimal = ","\nthousands = "."\n')
    tables = [
        released(inside, reticent, plan, "incomes.csv", ["income;x", *(f"{n};a" for n in [last, *INCOMES])])
        for last in (one, "7")
    ]
    assert np.abs(tables[0] - tables[1]).sum() == (0 if one == "1,5" else 2)
    assert tables[0][2] == 400


def test_what_is_left_open_is_refused_before_the_charge(inside, reticent):
    rows = ["income;x", *(f"{n};a" for n in ["1,5", *INCOMES])]
    reticent.write("incomes.csv", "\n".join(rows))
    for plan in (MARKS.format(marks=""), MARKS.format(marks="").replace("header_row = 1\n", "")):
        reticent.write("mine.reticent", plan)
        ended = inside("release", "mine.reticent", "-o", "out.json", "--budget", "1000", "--yes")
        assert ended.status == 1
        assert 'decimal = ","' in ended.err
        assert "--pin" in ended.err
        assert ("header_row = 1" in ended.err) == ("header_row" not in plan)
    assert spent(inside) == []
    assert not (reticent.folder / "out.json").exists()


def test_the_plan_is_completed_and_nothing_else_is_done(inside, reticent):
    plan = PLAN.replace("header_row = 1\ndelimiter", "# mine\ndelimiter").replace('encoding = "utf-8"\n', "")
    reticent.write("people.reticent", plan)
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes").status == 1
    ended = inside("release", "people.reticent", "--pin")
    assert ended.status == 0
    assert ended.out.splitlines() == ["header_row = 1", 'encoding = "utf-8"']
    assert spent(inside) == []
    text = (reticent.folder / "people.reticent").read_text()
    assert "# mine\n" in text
    assert [line for line in text.splitlines() if line not in plan.splitlines()] == [
        "header_row = 1",
        'encoding = "utf-8"',
    ]
    assert "nothing open" in inside("release", "people.reticent", "--pin").err
    assert (reticent.folder / "people.reticent").read_text() == text
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes").status == 0


def test_what_the_rows_do_not_tell_has_to_be_chosen(inside, reticent):
    reticent.write("visits.csv", "\n".join(["day", *VISITS]))
    reticent.write("mine.reticent", DAYS.format(dates="").replace("header_row = 1\n", ""))
    for words in (("-o", "out.json", "--budget", "1000", "--yes"), ("--pin",)):
        ended = inside("release", "mine.reticent", *words)
        assert ended.status == 1
        assert "The rows leave open: dates. Choose on the Data page" in ended.err
    assert "header_row = 1\n" in (reticent.folder / "mine.reticent").read_text()
    assert spent(inside) == []


def test_without_pin_there_must_be_a_place_to_write_to(inside):
    ended = inside("release", "people.reticent")
    assert ended.status == 2
    assert "required: -o" in ended.err


def test_planning_reads_no_file_and_needs_nothing(inside, reticent):
    reticent.write("mine.reticent", MARKS.format(marks="").replace('delimiter = ";"\n', ""))
    assert inside("compare", "mine.reticent").status == 0
    assert inside("rehearse", "mine.reticent").status == 0
