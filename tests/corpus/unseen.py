"""Spreadsheets with rows, columns and sheets that nobody sees, in each of the ways in which they can be hidden."""

from __future__ import annotations

from tests.corpus.case import asked
from tests.corpus.office_books import book, with_parts
from tests.corpus.offices import TABLE

SHOWN = (*TABLE[:3], *TABLE[9:])
NARROW = tuple(line.rpartition("|")[0] for line in TABLE)


def changed(old, new, make=None):
    """Return what writes an .xlsx file of which a text is another one."""
    return with_parts(make or book(), str, lambda content: content.replace(old, new))


def flat(sheet, _):
    """Make rows 4 to 9 low, by a height that `changed` takes away."""
    for row in range(3, 9):
        sheet.set_row(row, 7.5)


def narrow(sheet, _):
    sheet.set_column("C:C", 3)


CASES = (
    asked(
        "no-height.xlsx",
        changed(b'ht="7.5"', b'ht="0"', book(flat)),
        ("hidden_rows",),
        *SHOWN,
        hidden_rows="skip",
    ),
    asked(
        "no-width.xlsx",
        changed(b'width="3.7109375"', b'width="0"', book(narrow)),
        ("hidden_columns",),
        *NARROW,
        hidden_columns="skip",
    ),
)
