"""Two releases side by side as files: every number, no formula, the words of the reader, and what does not fit."""

from __future__ import annotations

import csv
import io
from itertools import product

import numpy as np
import openpyxl
import pytest

from core.errors import UnwritableOutputError
from core.exports import joined_files
from core.exports.joined_files import JOINED_KINDS, MEASURES, joined_content
from core.release.joined import JoinedAttribute, JoinedReleases, JoinedSide, JoinedTable
from core.words import N_, Message


def table(names, labels, seed=1):
    generator = np.random.default_rng(seed)
    shape = tuple(map(len, labels))
    first, second = (generator.integers(0, 100, shape).astype(np.float64) for _ in range(2))
    widths = np.full(shape, 12.25)
    return JoinedTable(names, labels, first, second, (3.5, 11.2), ("x", ""), widths / 2, widths)


def joined(*tables, names=("sex",)):
    when = "2026-01-02T03:04:05+00:00"
    sides = (JoinedSide(n, f"Survey {n} – release 1", f"Survey {n}", when, "ε = 1", "") for n in (2, 6))
    attributes = tuple(JoinedAttribute(name, ("f", "m")) for name in names)
    notes = (N_("Joined", "The ± is noise only, not sampling error: it does not say why the files differ."),)
    return JoinedReleases(*sides, attributes=attributes, tables=tables, coverage=0.95, together="ε = 2", notes=notes)


SEX = table(("sex",), (("f", "m"),))


def lines(content):
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))


def book(content):
    return openpyxl.load_workbook(io.BytesIO(content))


def test_every_number_is_in_both_kinds():
    wide = table(("sex", "age"), (("f", "m"), ("0", "1", "2")), seed=2)
    both = joined(wide, SEX, names=("sex", "age"))
    header, *rows = lines(joined_content(both, "csv", "x.csv"))
    assert header == ["table", "sex", "age", *MEASURES]
    assert [row[1:3] for row in rows] == [*map(list, product("fm", "012")), ["f", ""], ["m", ""]]
    sheet = book(joined_content(both, "xlsx", "x.xlsx"))["1 sex × age"]
    written = [[cell.value for cell in row] for row in sheet.iter_rows()][-6:]
    for cell, line, row in zip(wide, rows, written, strict=False):
        assert [float(line[n]) for n in (3, 5, 7, 9)] == [cell.first, cell.second, cell.difference, cell.half_width]
        assert (line[10] == "yes") == (row[8] == "yes") == cell.is_beyond
        assert row[:8] == [*cell.labels, cell.first, 3.5, cell.second, 12, cell.difference, 13]


def test_names_of_attributes_are_no_headers_of_numbers():
    both = joined(table(("table", "difference"), (("f", "m"), ("f", "m"))), names=("table", "difference"))
    header, *_ = lines(joined_content(both, "csv", "x.csv"))
    assert header[:3] == ["table_published", "table", "difference"]
    assert len(set(header)) == len(header)


def test_labels_are_no_formulas():
    both = joined(table(("=sex",), (("=1+1", "@x"),)), names=("=sex",))
    content = lines(joined_content(both, "csv", "x.csv"))
    assert content[0][1] == "'=sex"
    assert [line[1] for line in content[1:]] == ["'=1+1", "'@x"]
    cells = [cell for row in book(joined_content(both, "xlsx", "x.xlsx"))["1 =sex"].iter_rows() for cell in row]
    assert "=1+1" in [cell.value for cell in cells]
    assert {cell.data_type for cell in cells if cell.value == "=1+1"} == {"s"}


def test_people_read_a_workbook_in_their_language_and_programs_a_csv_file_in_none():
    def tell(text):
        return text.upper() if isinstance(text, Message) else text

    pages = book(joined_content(joined(SEX), "xlsx", "x.xlsx", tell))
    assert "TWO RELEASES SIDE BY SIDE" in [cell.value for row in pages["COVER"].iter_rows() for cell in row]
    assert joined_content(joined(SEX), "csv", "x.csv", tell) == joined_content(joined(SEX), "csv", "x.csv")


def test_a_workbook_that_would_fill_the_memory_is_refused(monkeypatch):
    monkeypatch.setattr(joined_files, "memory", lambda: 1_000)
    with pytest.raises(UnwritableOutputError, match=r"both\.xlsx cannot be written: writing it would take 0\.0 GB"):
        joined_content(joined(SEX), "xlsx", "both.xlsx")
    assert joined_content(joined(SEX), "csv", "both.csv")


def test_the_workbook_says_of_whom_it_is_and_nothing_of_this_computer():
    properties = book(joined_content(joined(SEX), JOINED_KINDS[0], "x.xlsx")).properties
    assert (properties.title, str(properties.created)) == ("Two releases side by side", "2026-01-02 03:04:05")
    assert not properties.creator
