"""What describe prints, and the plan it starts."""

from __future__ import annotations

import json

from core.domain.attribute import Kind, Provenance
from core.domain.reading_layout import ReadingLayout
from core.project.plan_file import load_plan


def test_a_plan_to_start_from(inside, reticent):
    (reticent.folder / "plans").mkdir()
    ended = inside("describe", "people.csv", "-o", "plans/mine.reticent")
    assert ended.status == 0
    plan = load_plan(reticent.folder / "plans" / "mine.reticent")
    assert plan.source == "../people.csv"
    assert plan.privacy.dataset == "people"
    assert [family.order for family in plan.families] == [2]
    assert [attribute.name for attribute in plan.attributes] == ["sex", "age", "city"]
    assert {attribute.provenance for attribute in plan.attributes} == {Provenance.DATA}
    assert plan.attributes[1].kind is Kind.NUMBER
    assert plan.layout == ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")
    assert 'write provenance = "declared"' in (reticent.folder / "plans" / "mine.reticent").read_text()


def test_marks_stand_between_quotation_marks(inside):
    assert "header row 1, delimiter “,”, encoding utf-8, decimal mark “.”" in inside("describe", "people.csv").out


def test_a_plan_that_exists_is_not_replaced(inside, reticent):
    before = (reticent.folder / "people.reticent").read_text()
    ended = inside("describe", "people.csv", "-o", "people.reticent")
    assert ended.status == 1
    assert "exists already" in ended.err
    assert (reticent.folder / "people.reticent").read_text() == before
    assert inside("describe", "people.csv", "-o", "people.reticent", "--yes").status == 0


def test_identifiers_are_left_out(inside, reticent):
    rows = "\n".join(f"P{i:05},{'fm'[i % 2]}" for i in range(500))
    reticent.write("people.csv", f"patient_id,sex\n{rows}\n")
    ended = inside("describe", "people.csv", "-o", "mine.reticent")
    assert "left out of the plan" in ended.out
    text = (reticent.folder / "mine.reticent").read_text()
    assert "# Not used: patient_id" in text
    assert "P00001" not in text + ended.out


def test_a_list_that_was_cut_says_how_much_it_holds(inside, reticent):
    jobs = [f"job {n}" for n in range(219) for _ in range(1 + 1000 // (n + 1))]
    reticent.write("jobs.csv", "\n".join(["job", *jobs]) + "\n")
    (line,) = [line for line in inside("describe", "jobs.csv").out.splitlines() if "job " in line]
    assert line.endswith("60 of 219 values listed; all others count as “Anything else”")


def test_json_tells_no_number_of_rows(inside):
    ended = inside("describe", "people.csv", "--json")
    told = json.loads(ended.out)
    assert [column["kind"] for column in told["columns"]] == ["categories", "number", "categories"]
    assert told["columns"][0]["labels"] == 2
    assert "300" not in ended.out


def test_the_layout_can_be_chosen(inside, reticent):
    reticent.write("odd.txt", "a title\nwer\twas\n1.000,5\tx\n2,5\ty\n".encode("utf-16"))
    words = ("--header-row", "2", "--delimiter", "tab", "--encoding", "utf-16", "--decimal", ",", "--thousands", ".")
    ended = inside("describe", "odd.txt", *words, "--json")
    assert ended.status == 0, ended.err
    told = json.loads(ended.out)
    assert [column["name"] for column in told["columns"]] == ["wer", "was"]
    assert told["layout"]["decimal mark"] == ","


def test_an_order_of_dates_that_nothing_tells_is_asked_for(inside, reticent):
    reticent.write("visits.csv", "day,sex\n" + "".join(f"{n % 12 + 1}/{n % 11 + 1}/2024,f\n" for n in range(60)))
    ended = inside("describe", "visits.csv", "-o", "mine.reticent")
    assert "--dates" in ended.err
    plan_file = reticent.folder / "mine.reticent"
    assert "# dates =   # a release needs it" in plan_file.read_text()
    assert load_plan(plan_file).layout.dates is None
    again = inside("describe", "visits.csv", "-o", "mine.reticent", "--yes", "--dates", "month-first")
    assert "--dates" not in again.err
    assert load_plan(plan_file).layout.dates == "month-first"


def test_an_order_of_dates_that_the_rows_tell_is_written_down(inside, reticent):
    reticent.write("visits.csv", "day,sex\n" + "".join(f"{n % 28 + 1}/{n % 11 + 1}/2024,f\n" for n in range(60)))
    assert inside("describe", "visits.csv", "-o", "mine.reticent").status == 0
    assert load_plan(reticent.folder / "mine.reticent").layout.dates == "day-first"
