"""Files of several tables, each of which may be the one that is meant."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing

import xlsxwriter

PEOPLE = [["ill", "region"], *[["yes", "north"], ["no", "south"]] * 6]


def two_tables(path):
    with closing(sqlite3.connect(path)) as link, link:
        for table in ("people", "visits"):
            link.execute(f"create table {table} (ill text, region text, sex text)")
            link.executemany(f"insert into {table} values (?, ?, 'f')", PEOPLE[1:])  # noqa: S608


def two_years(path):
    with xlsxwriter.Workbook(path) as written:
        for year in ("2023", "2024"):
            sheet = written.add_worksheet(year)
            for number, row in enumerate(PEOPLE):
                sheet.write_row(number, 0, row)
    return path


def into_zip(path):
    with zipfile.ZipFile(path, "w") as archive:
        for year in ("2023", "2024"):
            archive.writestr(f"{year}.csv", "\n".join(map(",".join, PEOPLE)))
