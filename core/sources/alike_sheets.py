"""Tell which sheets of a workbook have the columns of the one that is read: its records may go on there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.sources.sheet_guess import Rows, names_of
from core.sources.source import Problem
from core.words import N_, quoted


def alike_sheets(name: str, others: Iterable[str], first_rows: Callable[[str], Rows]) -> list[Problem]:
    """Return what there is to say of other sheets with records below the names of the one that is read.

    Args:
        name: of the sheet that is read.
        others: names of the sheets that are shown; `name` may be among them.
        first_rows: returns the first rows of a sheet; is not asked where there is but one.
    """
    rest = [other for other in others if other != name]
    names = names_of(first_rows(name)) if rest else ()
    tables = ((other, first_rows(other)) for other in rest) if names else ()
    # a page may have the names once more by themselves, which stay in sight above rows that move
    alike = [other for other, rows in tables if len(rows) > 1 and names_of(rows) == names]
    words = N_("Source", "Only sheet “{sheet}” is read. These have columns of the same names: {others}.")
    return [Problem(words.format(sheet=name, others=quoted(alike)))] if alike else []
