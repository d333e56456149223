"""Tell which sheets of a workbook have the columns of the one that is read: its records may go on there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.sources.sheet_guess import Rows, names_of


def alike_sheets(name: str, others: Iterable[str], first_rows: Callable[[str], Rows]) -> tuple[str, ...]:
    """Return the other sheets with records below the names of the one that is read, if these are several.

    Args:
        name: of the sheet that is read.
        others: names of the sheets that are shown; `name` may be among them.
        first_rows: returns the first rows of a sheet; is not asked where there is but one.
    """
    rest = [other for other in others if other != name]
    names = _plain(first_rows(name)) if rest else []
    tables = ((other, first_rows(other)) for other in rest) if len(names) > 1 else ()
    # a page may have the names once more by themselves, which stay in sight above rows that move
    return tuple(other for other, rows in tables if len(rows) > 1 and _plain(rows) == names)


def _plain(rows: Rows) -> list[str]:
    """Return the names of a sheet; who types them anew writes some with another case, or a blank behind."""
    return [" ".join(name.casefold().split()) for name in names_of(rows)]
