"""A file of rows that a random plan can read, written as the layout in the plan says."""

from __future__ import annotations

import csv
from datetime import date

from tests.core.sources.written_files import write
from tests.random_plans.grammar import IDS

NUMBERS = (1, 4, 40, 40, 40, 150)
DATES = {"day-first": "%d/%m/%Y", "month-first": "%m/%d/%Y", "year-first": "%Y-%m-%d"}


def write_rows(chance, plan, folder):
    """Write the file that `plan` names into `folder`."""
    says = plan.one("data")
    rows = list(_rows(chance, plan))
    path = folder / says["source"]
    if plan.suffix in {".csv", ".tsv"}:
        _write_text(path, says, rows)
    elif plan.suffix == ".parquet":
        write(path, [rows[0], *([None if cell is None else str(cell) for cell in row] for row in rows[1:])])
    else:
        write(path, rows, says.get("sheet", "Data"))


def _rows(chance, plan):
    people = chance.randint(1, 60)
    identifier = plan.one("unit").get("id")
    for _ in range(plan.title_rows):
        yield ["A survey", *[None] * len(plan.columns)]
    yield [*(each.header for each in plan.columns), identifier or IDS[0]]
    for _ in range(chance.choice(NUMBERS)):
        yield [*(each.cell(chance) for each in plan.columns), f"p{chance.randrange(people)}"]


def _write_text(path, says, rows):
    encoding = says.get("encoding", "utf-8")
    with path.open("w", newline="", encoding=encoding, errors="replace") as file:
        out = csv.writer(file, delimiter=says.get("delimiter", "\t" if path.suffix == ".tsv" else ","))
        out.writerows([[_text(cell, says) for cell in row] for row in rows])


def _text(cell, says):
    if cell is None:
        return ""
    if isinstance(cell, float | int):
        return _number(cell, says)
    if isinstance(cell, date):
        return cell.strftime(DATES[says.get("dates", "year-first")])
    return cell


def _number(cell, says):
    marks = str.maketrans(",.", (says.get("thousands") or "_") + says.get("decimal", "."))
    return f"{cell:,.15g}".translate(marks).replace("_", "")
