"""Read every format back into one shape: per table {labels: (count, standard deviation, ±, low, high)}."""

from __future__ import annotations

import csv
import json
from html.parser import HTMLParser
from itertools import product

import openpyxl
from pyarrow import parquet

from core.exports.long_form import rows


def expected(release):
    """Return what a reader should find."""
    return [{labels: tuple(map(float, numbers)) for labels, numbers in rows(table)} for table in release.tables]


def read_json(path):
    tables = json.loads(path.read_text(encoding="utf-8"))["tables"]
    return [
        {
            labels: (value, deviation, table["half_width"], low, high)
            for labels, value, deviation, (low, high) in zip(
                product(*table["categories"]),
                table["values"],
                table["standard_deviation"],
                table["interval"],
                strict=True,
            )
        }
        for table in tables
    ]


def read_csv(path):
    found = []
    for file in sorted(path.glob("table-*.csv")):
        with file.open(encoding="utf-8-sig", newline="") as handle:
            header, *lines = csv.reader(handle)
        last = len(header) - (header[-1] == "warning")
        found.append({tuple(map(bare, line[: last - 5])): numbers(line[last - 5 : last]) for line in lines})
    return found


def read_parquet(path):
    found = []
    for file in sorted(path.glob("table-*.parquet")):
        columns = [column.to_pylist() for column in parquet.read_table(file).columns]
        found.append({line[:-5]: numbers(line[-5:]) for line in zip(*columns, strict=True)})
    return found


def read_xlsx(path):
    """Read the tidy sheets, whose columns are in the order of the plan; the title has the order of the table."""
    book = openpyxl.load_workbook(path)
    found = {}
    for sheet in (sheet for sheet in book.worksheets if sheet.title.startswith("Tidy")):
        header = [cell.value for cell in sheet[4]][1:-5]
        for line in sheet.iter_rows(min_row=5, values_only=True):
            labels = {name: label for name, label in zip(header, line[1:-5], strict=True) if label is not None}
            order = line[0].split(" × ") if set(line[0].split(" × ")) == set(labels) else labels
            found.setdefault(line[0], {})[tuple(labels[name] for name in order)] = numbers(line[-5:])
    return list(found.values())


def read_html(path):
    """Read the counts, which are all that the page shows of a cell."""
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page.text


class Page(HTMLParser):
    """The visible words of a page."""

    def __init__(self):
        super().__init__()
        self.text = []

    def handle_data(self, data):
        if data.strip():
            self.text.append(data.strip())


def bare(text):
    """Take off the apostrophe that guards against formulas."""
    return text[1:] if text[:1] == "'" and text[1:2] in "=+-@\t\r\n" else text


def numbers(texts):
    return tuple(map(float, texts))


READERS = {"json": read_json, "csv": read_csv, "parquet": read_parquet, "xlsx": read_xlsx}
