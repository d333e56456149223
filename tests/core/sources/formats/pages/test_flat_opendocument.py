"""Flat OpenDocument spreadsheets: kinds of cells, repeats, blank ends, regions."""

from __future__ import annotations

from datetime import datetime

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError
from core.sources.formats.pages import marked_tables
from core.sources.formats.pages.flat_opendocument import FlatOpenDocument
from core.sources.sheet_facts import MergedRegion
from core.sources.source import NEVER_CALCULATED

KIND = "application/vnd.oasis.opendocument.spreadsheet"


@pytest.fixture
def spreadsheet(tmp_path):
    def opened(rows, styles="", below="", **layout):
        path = tmp_path / "a.fods"
        path.write_text(
            '<office:document xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:calcext="c" xmlns:style="y" '
            f'office:mimetype="{KIND}">{styles}'
            f'<table:table table:name="S">{rows}</table:table>{below}</office:document>'
        )
        return FlatOpenDocument(str(path), ReadingLayout(**layout))

    return opened


def row(*cells, said=""):
    return f"<table:table-row {said}>{''.join(cells)}</table:table-row>"


def cell(text="", **said):
    marks = " ".join(f'{name.replace("__", ":").replace("_", "-")}="{value}"' for name, value in said.items())
    return f"<table:table-cell {marks}><text:p>{text}</text:p></table:table-cell>"


def rows_of(source):
    return [list(row) for chunk in source.chunks() for row in chunk.rows]


def test_kinds_of_cells(spreadsheet):
    source = spreadsheet(
        row(
            cell("00123", office__value_type="string"),
            cell("12 %", office__value_type="percentage", office__value="0.12"),
            cell("31.01.24", office__value_type="date", office__date_value="2024-01-31"),
            cell("wahr", office__value_type="boolean", office__boolean_value="true"),
            cell("#N/A", office__value_type="string", calcext__value_type="error"),
            cell("", table__formula="of:=1+1"),
            cell("x", office__value_type="float", office__value="many"),
        )
    )
    assert rows_of(source) == [
        ["00123", 0.12, datetime.fromisoformat("2024-01-31"), "TRUE", "#N/A", NEVER_CALCULATED, "x"]
    ]


def test_repeats_count_and_blank_ends_do_not(spreadsheet):
    a = cell("a", office__value_type="string", table__number_columns_repeated="2")
    blank = cell(table__number_columns_repeated="16000")
    twice = 'table:number-rows-repeated="2"'
    source = spreadsheet(row(a, blank) + row(blank, said=twice) + row(a, said=twice) + row(blank, said=twice))
    assert rows_of(source) == [["a", "a"], [], [], ["a", "a"], ["a", "a"]]


@pytest.mark.parametrize(("choice", "shown"), [(None, "01067"), ("drop", 1067.0)])
def test_numbers_are_read_with_the_zeros_they_are_shown_with(spreadsheet, choice, shown):
    zip_code = cell("01067", office__value_type="float", office__value="1067")
    other = cell("007 m", office__value_type="float", office__value="7")
    source = spreadsheet(row(zip_code, other, said='table:number-rows-repeated="2"'), leading_zeros=choice)
    assert rows_of(source) == [[shown, 7.0]] * 2
    assert source.n_padded == (2 if choice is None else 0)


def test_hidden_columns(spreadsheet):
    columns = "<table:table-column/>" + '<table:table-column table:visibility="collapse" {}/>'.format(
        'table:number-columns-repeated="2"'
    )
    assert spreadsheet(columns + row(cell("b", office__value_type="string"))).facts.hidden_columns == {1, 2}


def test_regions_and_hidden_rows(spreadsheet):
    wide = cell("a", office__value_type="string", table__number_columns_spanned="2", table__number_rows_spanned="2")
    b = cell("b", office__value_type="string")
    source = spreadsheet(row(b, said='table:visibility="filter"') + row(b, wide, b))
    assert source.facts.merged == (MergedRegion(2, 1, 3, 2),)
    assert source.facts.hidden_rows == {1}


def styled(family, said):
    return f'<style:style style:name="s" style:family="{family}"><style:{family}-properties {said}/></style:style>'


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ('style:row-height="0cm" style:use-optimal-row-height="false"', {2, 3}),
        ('style:row-height="0.00in"', {2, 3}),
        ('style:row-height="0"', {2, 3}),
        ('style:row-height="0cm" style:use-optimal-row-height="true"', set()),
        ('style:row-height="0.1cm"', set()),
        ('style:row-height="nan"', set()),
        ('style:row-height="-1cm"', set()),
        ("", set()),
    ],
)
def test_rows_of_a_style_without_a_height_are_hidden(spreadsheet, said, found):
    b = cell("b", office__value_type="string")
    low = 'table:style-name="s" table:number-rows-repeated="2"'
    assert spreadsheet(row(b) + row(b, said=low) + row(b), styled("table-row", said)).facts.hidden_rows == found
    other = styled("table-column", 'style:column-width="0cm"')
    assert not spreadsheet(row(b) + row(b, said=low), other).facts.hidden_rows


def test_columns_of_a_style_without_a_width_are_hidden(spreadsheet):
    columns = '<table:table-column/><table:table-column table:style-name="s" table:number-columns-repeated="2"/>'
    b = cell("b", office__value_type="string")
    narrow = styled("table-column", 'style:column-width="0mm"')
    assert spreadsheet(columns + row(b, b, b), narrow).facts.hidden_columns == {1, 2}


@pytest.mark.parametrize(("shown", "found"), [("false", {2, 3, 4}), ("true", {3}), ("", {3})])
def test_rows_and_columns_of_a_closed_group_are_hidden(spreadsheet, shown, found):
    b = row(cell("b", office__value_type="string"))
    closed, end = '<table:table-{}-group table:display="{}">', "</table:table-{}-group>"
    inner = closed.format("row", "false") + b + end.format("row")
    columns = closed.format("column", shown) + "<table:table-column/>" + end.format("column") + "<table:table-column/>"
    outer = closed.format("row", shown) + b + inner + b + end.format("row")
    facts = spreadsheet(columns + b + outer + b).facts
    assert (facts.hidden_rows, facts.hidden_columns) == (found, {0} if shown == "false" else set())


def test_a_sheet_that_is_not_shown_is_told_and_not_proposed(spreadsheet):
    b = row(cell("b", office__value_type="string"))
    other = f'<table:table table:name="More" table:style-name="s">{b * 9}</table:table>'
    source = spreadsheet(b, styled("table", 'table:display="false"'), other)
    assert (source.layout.sheet, source.facts.hidden_sheets) == ("S", ("More",))


def test_a_cell_that_is_said_to_be_repeated_without_end(spreadsheet, monkeypatch):
    monkeypatch.setattr(marked_tables, "MOST_CELLS", 1000)
    with pytest.raises(RefusedContentError, match=r"too large. Save it as \.xlsx"):
        spreadsheet(row(cell("a", office__value_type="string"), said='table:number-rows-repeated="1000000"'))
