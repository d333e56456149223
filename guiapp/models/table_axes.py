"""Where the attributes of a table stand: rows, columns and sheets, as the plan says or by their number."""

from __future__ import annotations

from core.front_door import TableChoice

Names = tuple[str, ...]
SHEETS_FROM = 4
"""Attributes from which a table opens as sheets: three fit one screen as rows and columns."""


def axes_of(names: Names, choice: TableChoice | None) -> tuple[Names, Names, Names]:
    """Return the attributes of rows, columns and sheets."""
    if choice is not None and (choice.columns or choice.sheets):
        across, by = choice.columns, choice.sheets
        return tuple(name for name in names if name not in {*across, *by}), across, by
    split = max(len(names) - 1, 1)
    cut = split - 1 if len(names) >= SHEETS_FROM else 0
    return names[cut:split], names[split:], names[:cut]
