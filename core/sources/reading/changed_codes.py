"""Tells columns whose answers are written in another way from some row on: male and female, and then 1 and 2."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_ROWS, _LEAST = 16, 6
"""Rows, at least, and those of each way."""
_MOST = 24
"""Different values of a column, at most."""
_MIXED = 2
"""How many times as often values change from row to row as there are values, at least: sorted ones do not."""


def changed_codes(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns with as many words above a row as codes or initials from there on.

    Args:
        grid: the table.
        top: the first records.
    """
    text = N_(
        "Source",
        "From row {row} on, column {column} seems to have other words or codes for its answers: {others} in place of "
        "{words}. Write all in one way before.",
    )
    found = []
    for place, column in enumerate(zip(*top.rows, strict=False) if len(top.rows) >= _LEAST_ROWS else ()):
        filled = [at for at, cell in enumerate(column) if not is_blank(cell)]
        if (at := _first_changed([column[at] for at in filled])) is not None:
            both = [sorted({_text(column[each]) for each in part}) for part in (filled[:at], filled[at:])]
            row = top.numbers[filled[at]]
            told = text.format(row=row, column=grid.place(place), words=quoted(both[0]), others=quoted(both[1]))
            found.append(Problem(told, row, columns=(grid.letter(place),)))
    return found


def _first_changed(cells: Sequence[Cell]) -> int | None:
    """Return the first place from which on all cells are the codes or the initials of those above, or the reverse."""
    if not cells or len({*cells}) > _MOST or len({*cells}) < 2 * 2:
        return None
    texts = [*map(_text, cells)]
    above = {texts[0]}
    last = {text: at for at, text in enumerate(texts)}  # each one's last place
    end = last[texts[0]]
    at = 0
    while at <= end:
        end = max(end, last[texts[at]])
        above.add(texts[at])
        at += 1
    below = {*texts[at:]}
    if min(at, len(texts) - at) < _LEAST or len(above) != len(below):
        return None
    are_mixed = all(
        sum(one != other for one, other in pairwise(part)) >= _MIXED * len({*part}) for part in (texts[:at], texts[at:])
    )
    return at if are_mixed and (_are_codes(above, below) or _are_codes(below, above)) else None


def _are_codes(words: set[str], codes: set[str]) -> bool:
    """Return whether codes are whole numbers from 0 or 1 on, or one beginning of each word."""
    if any(word.isdecimal() for word in words):
        return False
    if all(code.isdecimal() and code.isascii() for code in codes):
        numbers = sorted(map(int, codes))
        return numbers[0] in (0, 1) and numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    begun = [{code for code in codes if word.casefold().startswith(code.casefold())} for word in words]
    return all(len(each) == 1 for each in begun) and {*codes} == set().union(*begun) and not codes & words


def _text(cell: Cell) -> str:
    return cell_text(cell).strip()
