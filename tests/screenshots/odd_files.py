"""Spreadsheets as people keep them, all made up: with titles and totals, ragged, locked, changed, cut off."""

from __future__ import annotations

from datetime import date, timedelta

from tests.core.sources.written_files import write
from tests.corpus.workbooks import locked

HEADER = ("Person", "Visit", "Age", "Sex", "District", "Costs")
GERMAN = "decimal-commas.csv"
DISTRICTS = ("Altstadt", "Harbour and Quays", "Mill Hill", "Northfield Centre")


def visits(people, comma="."):
    """Return a row of each of so many people; costs are written with `comma`."""
    rows = []
    for number in range(people):
        when = date(2025, 1, 6) + timedelta(days=number * 7 % 351)
        costs = f"{20 + number * 13 % 90}{comma}{number * 25 % 100:02d}"
        row = (f"P{number:04d}", when.isoformat(), str(18 + number * 11 % 70), "fm"[number % 2])
        rows.append((*row, DISTRICTS[number * 3 % len(DISTRICTS)], costs))
    return rows


def text(path, rows, mark=","):
    """Write rows as text."""
    path.write_text("".join(mark.join(row) + "\n" for row in rows), encoding="utf-8")
    return path


def titled(folder):
    """A workbook with a title above its header, and a total below its rows."""
    rows = [["Health checks of the Riverside district, 2025"], ["made up, for practice"], [], list(HEADER)]
    rows += [list(row) for row in visits(120)]
    return write(folder / "health checks with a title.xlsx", [*rows, [], ["Total", None, None, None, None, "6789.50"]])


def commas(folder):
    """Text from a spreadsheet that speaks German."""
    return text(folder / GERMAN, [HEADER, *visits(60, comma=",")], ";")


def ragged(folder):
    """Text in which two rows have a cell too few or too many."""
    rows = [HEADER, *visits(40)]
    rows[12], rows[30] = rows[12][:-1], (*rows[30], "see note")
    return text(folder / "ragged.csv", rows)


def nameless(folder):
    """Text with two names that are the same, and one that is missing."""
    return text(folder / "names.csv", [("Person", "Visit", "", "Sex", "Sex", "Costs"), *visits(40)])


def header_only(folder):
    """Text without a row."""
    return text(folder / "no-rows.csv", [HEADER])


def nothing(folder):
    """A file with nothing in it."""
    return text(folder / "nothing.csv", [])


def under_password(folder):
    """A workbook under a password."""
    path = folder / "salaries.xlsx"
    locked(path)
    return path


def several_each(folder):
    """Text in which some people have a second row, and one has a third."""
    return text(folder / "visits.csv", [HEADER, *visits(400), *visits(30), *visits(1)])


def others(folder):
    """Text with other columns."""
    return text(folder / "members.csv", [("Club", "Since"), *[("rowing", "2019"), ("chess", "2021")] * 20])


def code_list(folder):
    """The names of the districts of the sample."""
    names = [(f"{n:02d}", f"District of {name}", "north") for n, name in enumerate((*DISTRICTS, *DISTRICTS), 1)]
    return text(folder / "districts.csv", [("Code", "Name", "Region"), *names])


PLAN = """reticent = 1
[data]
source = "{source}"
header_row = 1
delimiter = "{mark}"
encoding = "utf-8"
{attributes}
[[tables]]
attributes = ["Sex", "District"]
"""
ATTRIBUTE = """[[attributes]]
name = "{name}"
kind = "categories"
categories = {labels}
"""


def plan(folder, name, source, **attributes):
    """A plan for a file, with these attributes and their categories."""
    texts = [ATTRIBUTE.format(name=key, labels=list(labels)) for key, labels in attributes.items()]
    path = folder / name
    mark = ";" if source == GERMAN else ","
    path.write_text(PLAN.format(source=source, mark=mark, attributes="\n".join(texts)), encoding="utf-8")
    return path


def broken_plan(folder):
    """A plan in which somebody has forgotten a quotation mark."""
    path = plan(folder, "broken.reticent", "visits.csv", Sex=("f", "m"), District=DISTRICTS)
    path.write_text(path.read_text(encoding="utf-8").replace("'f', 'm'", "'f', 'm"), encoding="utf-8")
    return path


def wrong_plan(folder):
    """A plan with a key that there is not."""
    path = plan(folder, "wrong key.reticent", "visits.csv", Sex=("f", "m"), District=DISTRICTS)
    path.write_text(path.read_text(encoding="utf-8").replace("kind =", "kynd =", 1), encoding="utf-8")
    return path


def wide_plan(folder):
    """A plan whose comparison takes its time: all tables of three attributes out of fourteen."""
    lines = [ATTRIBUTE.format(name=f"Question {n}", labels=[f"answer {k}" for k in range(8)]) for n in range(1, 15)]
    path = folder / "questionnaire.reticent"
    path.write_text("reticent = 1\n" + "\n".join(lines) + "[[families]]\norder = 3\n", encoding="utf-8")
    return path
