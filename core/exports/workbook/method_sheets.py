"""The last two sheets: the method (what was measured, with how much noise) and the notes."""

from __future__ import annotations

from fractions import Fraction

from core.exports.fact_words import KINDS, origin_words, scale_words
from core.exports.registry_terms import LABEL, privacy_label
from core.exports.statement_words import (
    ATTRIBUTE,
    ATTRIBUTES,
    CATEGORY,
    KIND,
    MEASURED,
    ORIGIN,
    facts,
    heading,
    hidden_notes,
    how_to_read,
    table_title,
    zero_notes,
)
from core.exports.workbook.sheet import ListHead, Sheet
from core.exports.workbook.sheet_names import METHOD, NOTES
from core.release.release import Release, Statement
from core.words import N_, Figures

_PARAGRAPH, _FACTS = 72, 60
"""Widths of columns that hold sentences, in letters; the first alone fills a page, or its end would not be printed."""

_GROUP_COLUMNS = (
    N_("Export", "Measured"),
    N_("Export", "Scale of the noise, exactly"),
    N_("Export", "Rounded"),
    N_("Export", "How often"),
)
_ATTRIBUTE_COLUMNS = (ATTRIBUTE, CATEGORY, KIND, ORIGIN)
_FACTS_TOLD = N_("Export", "How the tables were made")
_MOVE_COLUMNS = (N_("Export", "Table"), N_("Export", "Moved, on average"))


def write_method(sheet: Sheet, statement: Statement) -> None:
    """Write the facts, the measured groups with their noise, and the attributes with the origin of their lists."""
    for column, letters in enumerate((32, _FACTS, 16, 46)):
        sheet.width(column, letters)
    sheet.upright()
    sheet.title(heading(statement, METHOD))
    sheet.line(N_("Export", "For the reviewer: everything needed to check the claim."), sheet.styles.note)
    sheet.row += 1
    _write_pairs(sheet, LABEL, privacy_label(statement))
    _write_pairs(sheet, _FACTS_TOLD, facts(statement))
    sheet.line(MEASURED, sheet.styles.subtitle)
    sheet.head(ListHead("Method_1", sheet.headers((), _GROUP_COLUMNS), 3, len(statement.groups), filters=False))
    for measured, scale, times in statement.groups:
        sheet.labels([measured, Figures(scale), Figures(f"{float(Fraction(scale)):.4g}")])
        sheet.number(3, times)
        sheet.row += 1
    for sentence in scale_words(statement):
        sheet.paragraph(1, sentence, _FACTS)
    sheet.row += 1
    _write_attributes(sheet, statement)


def _write_pairs(sheet: Sheet, heading_of_them: str, pairs: tuple[tuple[str, str], ...]) -> None:
    sheet.line(heading_of_them, sheet.styles.subtitle)
    for what, value in pairs:
        sheet.text(0, what, sheet.styles.what)
        sheet.paragraph(1, value, _FACTS)
    sheet.row += 1


def write_notes(sheet: Sheet, release: Release) -> None:
    """Write the sentences of the statement, how to read the numbers, and how far rounding etc. moved them."""
    statement = release.statement
    sheet.width(0, _PARAGRAPH)
    sheet.upright()
    sheet.title(heading(statement, NOTES))
    for sentence in (
        statement.claim,
        *statement.lines,
        *how_to_read(statement),
        *hidden_notes(release),
        *zero_notes(release),
    ):
        sheet.paragraph(0, sentence, _PARAGRAPH)
    sheet.line(N_("Export", "In the tidy sheet an empty cell means that the attribute is not part of the table."))
    if any(round(table.moved, 2) for table in release.tables):
        _write_moves(sheet, release)


def _write_moves(sheet: Sheet, release: Release) -> None:
    sheet.row += 1
    sheet.line(
        N_("Export", "How far the numbers of each table were moved from their unbiased estimates"),
        sheet.styles.subtitle,
    )
    sheet.head(ListHead("Notes_1", sheet.headers((), _MOVE_COLUMNS), 1, len(release.tables), filters=False))
    sheet.width(1, 20)
    for table in release.tables:
        sheet.text(0, table_title(table))
        sheet.number(1, round(table.moved, 2))
        sheet.row += 1


def _write_attributes(sheet: Sheet, statement: Statement) -> None:
    sheet.line(ATTRIBUTES, sheet.styles.subtitle)
    words = sheet.headers((), _ATTRIBUTE_COLUMNS)
    n_rows = sum(len(attribute.labels) for attribute in statement.attributes)
    sheet.head(ListHead("Method_2", words, len(words), n_rows, filters=False))
    for attribute in statement.attributes:
        kind = KINDS.get(attribute.kind, attribute.kind)
        origin = origin_words(attribute)
        for label in attribute.labels:
            sheet.labels([attribute.name, label, kind, origin])
            sheet.row += 1
