"""The last two sheets: what was measured with how much noise, and what else to know."""

from __future__ import annotations

from fractions import Fraction

from core.exports.statement_words import facts, heading, how_to_read, table_title
from core.exports.workbook.sheet import Head, Sheet
from core.release.release import Release, Statement

_ORIGINS = {
    "declared": "declared by the owner",
    "code-list": "taken from a code list",
    "data": "taken from the data, then confirmed by the owner",
}

_PARAGRAPH, _FACTS = 120, 60
"""Widths of columns that hold sentences, in letters."""


def write_method(sheet: Sheet, statement: Statement) -> None:
    """Write the facts, the measured groups with their noise, and the attributes with where their lists come from."""
    for column, letters in enumerate((32, _FACTS, 16, 46)):
        sheet.width(column, letters)
    sheet.upright()
    sheet.title(heading(statement, "Method"))
    sheet.line("For the reviewer: everything needed to check the claim.", sheet.styles.note)
    sheet.row += 1
    for what, value in facts(statement):
        sheet.text(0, what, sheet.styles.what)
        sheet.paragraph(1, value, _FACTS)
    sheet.row += 1
    sheet.line("What was measured", sheet.styles.subtitle)
    words = ("Measured", "Scale of the noise, exactly", "Rounded", "How often")
    sheet.head(Head("Method_1", words, 3, len(statement.groups), filters=False))
    for measured, scale, times in statement.groups:
        sheet.labels([measured, scale, f"{float(Fraction(scale)):.4g}"])
        sheet.number(3, times)
        sheet.row += 1
    sheet.row += 1
    _write_attributes(sheet, statement)


def write_notes(sheet: Sheet, release: Release) -> None:
    """Write the sentences of the statement, how to read the numbers once more, and how far they were moved."""
    statement = release.statement
    sheet.width(0, _PARAGRAPH)
    sheet.upright()
    sheet.title(heading(statement, "Notes"))
    for sentence in (statement.claim, *statement.lines, *how_to_read(statement)):
        sheet.paragraph(0, sentence, _PARAGRAPH)
    sheet.line("In the tidy sheet an empty cell means that the attribute is not part of the table.")
    if any(table.moved for table in release.tables):
        _write_moves(sheet, release)


def _write_moves(sheet: Sheet, release: Release) -> None:
    sheet.row += 1
    sheet.line("How far the numbers of each table were moved from their unbiased estimates", sheet.styles.subtitle)
    sheet.head(Head("Notes_1", ("Table", "Moved, on average"), 1, len(release.tables), filters=False))
    sheet.width(1, 20)
    for table in release.tables:
        sheet.text(0, table_title(table))
        sheet.number(1, table.moved, sheet.styles.margins)
        sheet.row += 1


def _write_attributes(sheet: Sheet, statement: Statement) -> None:
    sheet.line("Attributes and their categories, which are public", sheet.styles.subtitle)
    words = ("Attribute", "Category", "Kind", "Where the list comes from")
    n_rows = sum(len(attribute.labels) for attribute in statement.attributes)
    sheet.head(Head("Method_2", words, len(words), n_rows, filters=False))
    for attribute in statement.attributes:
        origin = _ORIGINS.get(attribute.provenance, attribute.provenance)
        for label in attribute.labels:
            sheet.labels([attribute.name, label, attribute.kind, origin])
            sheet.row += 1
