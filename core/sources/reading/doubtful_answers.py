"""Tells of answers that may be slips, or that somebody was not sure of: 55 among 1 to 5, and “yes?” beside “yes”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.column_cells import times_of
from core.data.counting_names import says_count, says_many
from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _MOST = 60, 40
"""Cells that are looked at first, and different answers, at most: most columns have more."""
_FEWEST, _LAST, _RARE = 3, 9, 30
"""Codes from 1 on, at least and at most; and for how many rows one may be a slip, at most."""


def doubtful_answers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of few answers, of which one is doubtful.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    unsure = N_(
        "Source",
        "Column {column} has “{answer}” beside “{sure}”. Each is a category of its own. Decide in the file which it "
        "is.",
    )
    slip = N_(
        "Source",
        "Column {column} has {answer} among answers from 1 to {last}. Put it right in the file if it is mistyped.",
    )
    found = []
    for place, column in enumerate(columns):
        if not 1 < len({*column[:_FIRST]}) <= _MOST or len(cells := times_of(column)) > _MOST:
            continue
        times: Counter[str] = Counter()
        for cell, n in cells.items():
            times.update({text: n} if (text := cell_text(cell)) else {})
        if both := _unsure(times):
            told = unsure.format(column=grid.place(place), answer=both[0], sure=both[1])
            found.append(Problem(told, columns=(grid.letter(place),)))
        if not _may_count(grid.said[place]) and (slips := _slips(times)):
            told = slip.format(column=grid.place(place), answer=slips[0], last=slips[1])
            found.append(Problem(told, columns=(grid.letter(place),)))
    return found


def _may_count(name: str) -> bool:
    return says_count(name) or says_many(name)


def _unsure(times: Counter[str]) -> tuple[str, str] | None:
    """Return an answer with a question mark that is also there without; None if there is none."""
    ends = {text: text.rstrip("?) ").rstrip("( ") for text in times if text.rstrip(") ").endswith("?")}
    return next(((text, sure) for text, sure in sorted(ends.items()) if sure in times), None)


def _slips(times: Counter[str]) -> tuple[str, str] | None:
    """Return a code whose digit stands twice, and the last code, of a column of codes from 1 on; else None."""
    codes = {text for text in times if len(text) == 1 and text in "123456789"}
    others = times.keys() - codes
    if not _FEWEST <= len(codes) <= _LAST or codes != set("123456789"[: len(codes)]):
        return None
    are_twice = all(text in {2 * code for code in codes - {"1"}} for text in others)  # 11 may be a count
    n_others = sum(times[text] for text in others)
    return (min(others), max(codes)) if others and are_twice and n_others * _RARE <= times.total() else None
