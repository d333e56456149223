"""Columns of numbers with a unit become bins, and a release reads their cells as the plan says."""

from __future__ import annotations

import json
from datetime import date, time, timedelta

import pytest
from openpyxl import Workbook

from core.domain.attribute import Kind
from core.project.plan_file import load_plan
from tests.core.sources.written_files import write

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")
COUNTED = 'epsilon = "1000"'


def people(unit, mark=".", between=","):
    rows = (f"{'mf'[n % 2]}{between}{40 + n % 61}{mark}{n % 10} {unit}" for n in range(240))
    return "\n".join([f"sex{between}weight", *rows]) + "\n"


def described(inside, reticent, content, name="people.csv"):
    reticent.write(name, content)
    inside("describe", name, "-o", "plan.reticent", "--rows", "one-each", "--drop", "sex")
    return load_plan(reticent.folder / "plan.reticent")


def released(inside, reticent):
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace('epsilon = "1"', COUNTED))
    ended = inside(*RELEASE, "--budget", "1000")
    assert ended.status == 0, ended.err
    (table,) = json.loads((reticent.folder / "out.json").read_text())["tables"]
    return dict(zip(table["categories"][0], table["values"], strict=True))


@pytest.mark.parametrize("unit", ["kg", "lb", "min", "°C", "Jahre"])
def test_a_column_of_one_unit_is_released_in_bins_as_one_without_is(inside, reticent, unit):
    plan = described(inside, reticent, people(unit))
    (attribute,) = plan.attributes
    assert (attribute.kind, plan.layout.decimal, plan.layout.questions) == (Kind.NUMBER, ".", ())
    assert attribute.measured_in
    counts = released(inside, reticent)
    assert sum(counts.values()) == pytest.approx(240, abs=2)
    assert [name for name in counts if name in (attribute.other, attribute.missing)] == []


def test_the_decimal_comma_of_a_column_with_a_unit_is_that_of_the_file(inside, reticent):
    plan = described(inside, reticent, people("kg", ",", ";"))
    assert plan.layout.decimal == ","
    assert plan.attributes[0].kind is Kind.NUMBER
    assert sum(released(inside, reticent).values()) == pytest.approx(240, abs=2)


def into_workbook(path, rows):
    book = Workbook()
    for row in rows:
        book.active.append(row)
    book.save(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_times_of_day_are_released_in_bins_of_hours(inside, reticent, suffix):
    times = [time(n % 24, 7 * n % 60) for n in range(240)]
    shown = times if suffix == "xlsx" else [f"{each:%I:%M %p}" for each in times]
    make = into_workbook if suffix == "xlsx" else write
    make(reticent.folder / f"a.{suffix}", [["ward", "seen"], *(["ab"[n % 2], cell] for n, cell in enumerate(shown))])
    inside("describe", f"a.{suffix}", "-o", "plan.reticent", "--rows", "one-each", "--drop", "ward")
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (attribute.measured_in, attribute.edges) == ("hh:mm", tuple(range(0, 25, 3)))
    assert [*released(inside, reticent).values()] == pytest.approx([30] * 8, abs=2)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_durations_of_more_than_a_day_are_released_in_bins(inside, reticent, suffix):
    lengths = [timedelta(hours=n % 160, minutes=15 * n % 60) for n in range(320)]
    shown = lengths if suffix == "xlsx" else [f"{n % 160}:{15 * n % 60:02}" for n in range(320)]
    make = into_workbook if suffix == "xlsx" else write
    make(reticent.folder / f"a.{suffix}", [["ward", "worked"], *(["ab"[n % 2], cell] for n, cell in enumerate(shown))])
    inside("describe", f"a.{suffix}", "-o", "plan.reticent", "--rows", "one-each", "--drop", "ward")
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (attribute.measured_in, attribute.edges) == ("h:mm", tuple(range(0, 161, 20)))
    assert [*released(inside, reticent).values()] == pytest.approx([40] * 8, abs=2)


def test_a_row_with_another_unit_is_no_number_at_a_release(inside, reticent):
    described(inside, reticent, people("kg"))
    reticent.write("people.csv", people("kg") + "f,160.5 lb\n")
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace('epsilon = "1"', COUNTED))
    ended = inside(*RELEASE, "--budget", "1000")
    assert ended.status == 1
    assert "not a number" in ended.err or "no number" in ended.err
    path.write_text(path.read_text().replace("measured_in", 'other = "Anything else"\nmeasured_in'))
    assert released(inside, reticent)["Anything else"] == pytest.approx(1, abs=1)


def test_numbers_with_two_units_stay_texts(inside, reticent):
    content = people("kg").replace("5 kg", "5 lb")
    reticent.write("people.csv", content)
    ended = inside("describe", "people.csv", "-o", "plan.reticent", "--rows", "one-each")
    assert ended.status == 0
    assert "measured_in" not in (reticent.folder / "plan.reticent").read_text()
    assert "numbers in" not in ended.out


def test_a_plan_of_numbers_of_before_there_were_units_reads_none(inside, reticent):
    described(inside, reticent, people("kg"))
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace('measured_in = "kg"', 'other = "Anything else"'))
    assert released(inside, reticent)["Anything else"] == pytest.approx(240, abs=2)


@pytest.mark.parametrize(
    "kind", ['kind = "categories"\ncategories = ["1 kg"]', 'kind = "date"\nedges = [2024-01-01, 2025-01-01]']
)
def test_a_unit_of_anything_but_numbers_is_refused_by_name(inside, reticent, kind):
    described(inside, reticent, people("kg"))
    path = reticent.folder / "plan.reticent"
    text = path.read_text()
    edges = next(line for line in text.splitlines() if line.startswith("edges"))
    path.write_text(text.replace(f'kind = "number"\n{edges}', kind))
    ended = inside("compare", "plan.reticent")
    assert ended.status == 1
    assert "numbers alone have a unit" in ended.err


def test_a_list_typed_in_place_of_bins_has_no_unit(inside, reticent):
    described(inside, reticent, people("kg"))
    ended = inside("plan", "set", "plan.reticent", "--attribute", "weight", "--categories", "40.0 kg, 41.1 kg")
    assert ended.status == 0, ended.err
    assert load_plan(reticent.folder / "plan.reticent").attributes[0].measured_in == ""


@pytest.mark.parametrize(("unit", "n_others"), [("", 240), ("lb", 240), ("kilograms", 0)])
def test_the_unit_of_numbers_is_set_by_command(inside, reticent, unit, n_others):
    described(inside, reticent, people("kg"))
    change = ("plan", "set", "plan.reticent", "--attribute", "weight", "--other", "none")
    assert inside(*change, "--bins", "40,60,80,101", "--measured-in", unit).status == 0
    counts = released(inside, reticent)
    assert counts["none"] == pytest.approx(n_others, abs=2)
    assert sum(counts.values()) == pytest.approx(240, abs=2)


def test_a_unit_of_categories_is_not_set_by_command(inside, reticent):
    described(inside, reticent, people("kg"))
    change = ("plan", "set", "plan.reticent", "--attribute", "weight", "--categories", "40 kg, 41 kg")
    before = (reticent.folder / "plan.reticent").read_text()
    ended = inside(*change, "--measured-in", "kg")
    assert ended.status == 1
    assert "“weight” has no bins of numbers" in ended.err
    assert (reticent.folder / "plan.reticent").read_text() == before


def test_bins_of_numbers_with_a_unit_are_found_privately_where_the_rows_are(inside, reticent):
    described(inside, reticent, people("kg"))
    terms = ("--private", "--bins", "weight=0:200:10:4", "--epsilon", "1000", "--ledger", "mine", "--budget", "2000")
    ended = inside("describe", "plan.reticent", *terms, "--yes")
    assert ended.status == 0, ended.err
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert attribute.measured_in == "kg"
    assert attribute.edges[1:-1] == pytest.approx((50, 70, 90), abs=10)  # quartiles of 40 to 101 kg, on a grid of 10


def counted_days(workbook, path):
    keep(workbook, path, [("sex", "Datum"), *(("mf"[n % 2], 43831 + n) for n in range(240))])


def keep(workbook, path, rows):
    if workbook:
        into_workbook(path, rows)
    else:
        path.write_text("\n".join(f"{sex},{day}" for sex, day in rows), encoding="utf-8")


@pytest.mark.parametrize("workbook", [False, True])
def test_dates_that_a_spreadsheet_wrote_as_numbers_are_released_as_dates(inside, reticent, workbook):
    name = "people.xlsx" if workbook else "people.csv"
    counted_days(workbook, reticent.folder / name)
    told = inside("describe", name, "-o", "plan.reticent", "--rows", "one-each", "--drop", "sex")
    assert "numbers read as dates: days as Excel counts them" in told.out
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (attribute.kind, attribute.measured_in) == (Kind.DATE, "Excel days")
    counts = released(inside, reticent)
    assert [*counts.values()][:3] == pytest.approx([31, 29, 31], abs=2)
    assert sum(counts.values()) == pytest.approx(240, abs=4)


@pytest.mark.parametrize("workbook", [False, True])
@pytest.mark.parametrize(("form", "order"), [("%d%m%Y", "DDMMYYYY"), ("%m%d%Y", "MMDDYYYY")])
def test_dates_in_digits_are_released_as_dates(inside, reticent, workbook, form, order):
    name = "people.xlsx" if workbook else "people.csv"
    days = [date(2020, 1, 1) + timedelta(days=n) for n in range(240)]
    rows = [("sex", "Datum"), *(("mf"[n % 2], day.strftime(form)) for n, day in enumerate(days))]
    keep(workbook, reticent.folder / name, rows)
    told = inside("describe", name, "-o", "plan.reticent", "--rows", "one-each", "--drop", "sex")
    assert "numbers read as dates" in told.out
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (attribute.kind, attribute.measured_in) == (Kind.DATE, order)
    counts = released(inside, reticent)
    assert [*counts.values()][:3] == pytest.approx([31, 29, 31], abs=2)
    assert sum(counts.values()) == pytest.approx(240, abs=4)


def test_a_date_is_measured_in_nothing_else(inside, reticent):
    counted_days(False, reticent.folder / "people.csv")
    inside("describe", "people.csv", "-o", "plan.reticent", "--rows", "one-each", "--drop", "sex")
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace("Excel days", "kg"))
    ended = inside("compare", "plan.reticent")
    assert ended.status == 1
    assert "measured_in" in ended.err
