"""A table right below another is told by `describe`, and a release waits; so also where its rows cannot be read."""

from __future__ import annotations

import json

import pytest

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")
PEOPLE = ["id,sex,age", *(f"{n},{'mf'[n % 2]},{20 + 7 * n % 50}" for n in range(1, 31))]
TOLD = "Row 32 seems to have the names of another table"


def test_a_release_waits_until_somebody_says_what_the_rows_below_are(inside, reticent):
    reticent.write("a.csv", "\n".join([*PEOPLE, "year,cases,place", *(f"{2010 + n},{n},north" for n in range(9))]))
    describe = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "one-each", "--use", "sex", "--confirm", "all")
    assert TOLD in inside(*describe).err
    refused = inside(*RELEASE, "--budget", "1000")
    assert refused.status == 1
    assert "as_written" in refused.err
    assert TOLD not in inside(*describe, "--yes", "--range", "A1:C31").err
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace('epsilon = "1"', 'epsilon = "1000"'))
    assert inside(*RELEASE, "--budget", "1000").status == 0
    (table,) = json.loads((reticent.folder / "out.json").read_text())["tables"]
    assert sum(table["values"]) == pytest.approx(30, abs=2)


def test_rows_that_cannot_be_read_are_told_to_be_those_of_another_table(inside, reticent):
    wider = ["place,cases,rate,source", *(f"north,{n},{n / 2},{n}" for n in range(9))]
    reticent.write("a.csv", "\n".join([*PEOPLE, *wider]))
    ended = inside("describe", "a.csv")
    assert ended.status == 1
    assert ended.err.index(TOLD) < ended.err.index("the row has 4 cells, the header 3")


def test_counts_below_a_blank_row_are_asked_about_once_and_again_where_they_are_to_count(inside, reticent):
    below = [",,", "sex,n,", "f,15,", "m,15,", "all,30,"]
    reticent.write("a.csv", "\n".join([*PEOPLE, *below]))
    describe = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "one-each", "--use", "sex", "--confirm", "all")
    asked = inside(*describe).err
    assert asked.count("Question ") == 1
    assert "Question below_gap" in asked
    plan = reticent.folder / "plan.reticent"
    plan.write_text(plan.read_text().replace("[data]", '[data]\nbelow_gap = "read"'))
    refused = inside(*RELEASE, "--budget", "1000")
    assert refused.status == 1
    assert "a.csv, row 36" in refused.err
    plan.write_text(plan.read_text().replace('below_gap = "read"', 'below_gap = "skip"'))
    assert inside(*RELEASE, "--budget", "1000").status == 0
