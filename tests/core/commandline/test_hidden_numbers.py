"""`hide_below` hides the same weak numbers behind every door, keeps totals, and costs nothing."""

from __future__ import annotations

import csv
import json
import re

import openpyxl
import pytest
from pyarrow import parquet

SMALL = '\n[publication]\ntitle = "Small"\nhide_below = "{line}"\n'


@pytest.fixture
def hide(inside, reticent):
    """Release the plan with a small budget, so that some numbers are weak; return a way to run the program."""
    plan = reticent.folder / "people.reticent"
    text = plan.read_text(encoding="utf-8")

    def run(line, epsilon="0.3"):
        small = text.replace('epsilon = "1"', f'epsilon = "{epsilon}"')
        plan.write_text(small + SMALL.format(line=line), encoding="utf-8")
        ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes")
        assert ended.status == 0, ended.err
        return inside

    return run


def tables(folder, name="out.json"):
    return json.loads((folder / name).read_bytes())["tables"]


@pytest.mark.parametrize(("line", "factor", "epsilon"), [("weak", 1, "0.08"), ("fair", 3, "0.3")])
def test_every_door_hides_the_same_numbers(hide, reticent, line, factor, epsilon):
    run, folder = hide(line, epsilon), reticent.folder
    for name in ("csv", "parquet", "html", "xlsx"):
        assert run("ledger", "export-release", "2", "-o", f"again.{name}", "--format", name).status == 0
    book, seen = openpyxl.load_workbook(folder / "again.xlsx"), set()
    made, page = tables(folder), (folder / "again.html").read_text(encoding="utf-8")
    sheets = [sheet for sheet in book if sheet.title[0].isdigit()]
    rows = [row for sheet in sheets for row in sheet.iter_rows(min_row=6, values_only=True)]
    assert (
        len(re.findall(r"<td[^>]*>\s*\[x\]", page))
        == sum(row.count("[x]") for row in rows)
        >= sum(table["hidden"] for table in made)
    )
    assert all(abs(value) >= factor * table["half_width"] for table in made for value in table["values"] if value)
    for number, table in enumerate(made, start=1):
        (first, second), values = table["categories"], table["values"]
        assert table["hidden"] == values.count(None)
        seen |= {value is None for value in values}
        path = next((folder / "again.csv").glob(f"table-{number:02}-*.csv"))
        with path.open(encoding="utf-8-sig", newline="") as handle:
            assert [line["count"] for line in csv.DictReader(handle)] == ["" if v is None else str(v) for v in values]
        column = parquet.read_table(next((folder / "again.parquet").glob(f"table-{number:02}-*")))["count"]
        assert column.to_pylist() == values
        sheet = book[f"{number} {' × '.join(table['attributes'])}"]
        rows = [row[1 : 1 + len(second)] for row in sheet.iter_rows(min_row=6, values_only=True)][: len(first)]
        assert [cell for row in rows for cell in row] == ["[x]" if v is None else v for v in values]
        for place, value in enumerate(values):
            name, other = first[place // len(second)], second[place % len(second)]
            question = f"{table['attributes'][0]} = {name}, {table['attributes'][1]} = {other}"
            if " " not in name + other:
                asked = json.loads(run("ask", "2", question, "--json").out)
                assert (asked["estimate"], asked["hidden"]) == (value, value is None)
    assert seen == {True, False}


def test_totals_stay_and_the_count_of_hidden_numbers_is_told(hide, reticent):
    run = hide("fair")
    run("ledger", "export-release", "2", "-o", "again.xlsx")
    book = openpyxl.load_workbook(reticent.folder / "again.xlsx")
    cover = " ".join(str(cell.value) for row in book["Cover"].iter_rows() for cell in row if cell.value)
    made = tables(reticent.folder)
    n_hidden, n_cells = sum(table["hidden"] for table in made), sum(len(table["values"]) for table in made)
    assert (
        f"{n_hidden} of {n_cells} cells are hidden; totals and other sums count them. Hiding cost no budget." in cover
    )
    assert "[x]: not shown, because the ± is more than a third of the number." in cover
    bottoms = [row for row in book["1 sex × age"].iter_rows(values_only=True) if row[0] == "Total"]
    assert all(isinstance(value, int) for value in bottoms[0][1:5])
    statement = json.loads((reticent.folder / "out.json").read_bytes())["statement"]
    assert statement["registry"]["post_processing"][-1] == "weak numbers hidden"


def test_hiding_is_decided_anew_at_every_export_at_no_cost(hide, reticent):
    run, folder = hide("fair"), reticent.folder
    plan = folder / "people.reticent"
    plan.write_text(plan.read_text(encoding="utf-8").replace('hide_below = "fair"\n', ""), encoding="utf-8")
    assert run("ledger", "export-release", "2", "-o", "all.json", "--plan", "people.reticent").status == 0
    whole, part = tables(folder, "all.json"), tables(folder)
    assert all("hidden" not in table and None not in table["values"] for table in whole)
    for one, other in zip(whole, part, strict=True):
        pairs = zip(one["values"], other["values"], strict=True)
        assert all(kept in {None, value} for value, kept in pairs)
    for name in ("all.json", "out.json"):
        assert run("ledger", "verify", "--export", name).status == 0
    # The plan is the one released, whatever of it is shown.
    assert "was released as no. 2" in run("release", "people.reticent", "-o", "more.json", "--yes").err
    assert json.loads(run("ledger", "show", "People", "--json").out)["spent"] == "ε = 0.3"


def test_another_line_is_refused_with_the_place(hide, inside, reticent):
    plan = reticent.folder / "people.reticent"
    plan.write_text(plan.read_text(encoding="utf-8") + SMALL.format(line="good"), encoding="utf-8")
    ended = inside("compare", "people.reticent")
    assert ended.status == 1
    assert "hide_below" in ended.err
    assert "weak" in ended.err
