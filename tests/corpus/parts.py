"""Files whose records are a part of more: one sheet, one file or one table of several."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.corpus.case import told
from tests.corpus.office_books import ROWS, book, packed, page, with_page
from tests.corpus.offices import NAMES, RECORDS, TABLE, WHOLE
from tests.corpus.texts import text

SMALL = "\n".join(WHOLE.splitlines()[:9])


def with_totals(sheet, _):
    columns = [{"header": name} for name in NAMES]
    columns[1] |= {"total_function": "average", "total_value": 47.5}
    sheet.add_table(0, 0, len(RECORDS) + 1, 2, {"columns": columns, "total_row": True})


def database(path):
    with closing(sqlite3.connect(path)) as link, link:
        for table, records in (("people", RECORDS), ("guests", RECORDS[:12])):
            link.execute(f"create table {table} ({', '.join(NAMES)})")
            marks = ", ".join("?" * len(NAMES))
            link.executemany(f"insert into {table} values ({marks})", records)  # noqa: S608


CASES = (
    told(
        "table-with-totals.xlsx",
        book(with_totals),
        f"Row {len(RECORDS) + 2} looks like a total",
        *TABLE,
    ),
    told(
        "sheet-a-month.xlsx",
        book(with_page("February", [*ROWS[:9]])),
        "Only sheet .Data. is read.*February",
        *TABLE,
        sheet="Data",
    ),
    told(
        "page-of-two-parts.html",
        text(page() + page(ROWS[:9])),
        "Only sheet “Table 1” is read",
        *TABLE,
        sheet="Table 1",
    ),
    told(
        "packed-years.zip",
        packed(y2023_csv=SMALL, y2024_csv=WHOLE, codes_csv="code,label\n1,f\n2,m\n"),
        "Only sheet “y2024.csv” is read.*“y2023.csv”",
        *TABLE,
        sheet="y2024.csv",
    ),
    told("two-tables.sqlite", database, "Only table “people” is read.*“guests”", *TABLE, sheet="people"),
)
