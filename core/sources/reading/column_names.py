"""Names of columns: those of the header, joined where it has several rows, and unlike each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from core.data.raw_cells import Cell, cell_text
from core.domain.reading_choices import Ragged
from core.words import N_, joined, quoted

MOST_NAMES = 20
"""Columns that one message names; a sheet may have thousands without a name."""
_MORE = ", …"


def joined_names(rows: Sequence[Sequence[Cell]]) -> tuple[str, ...]:
    """Return what the rows of a header say of each column, joined by blanks.

    A name in a row above the last one stands for the columns to the right of it too, up to the next: so people write
    groups of columns.
    """
    width = max(map(len, rows), default=0)
    texts = [[_text(row[column]) if column < len(row) else "" for column in range(width)] for row in rows]
    spread = [*(_spread(row) for row in texts[:-1]), *texts[-1:]]
    return tuple(" ".join(dict.fromkeys(filter(None, parts))) for parts in zip(*spread, strict=True))


def with_unnamed(names: tuple[str, ...], ragged: Ragged | None, width: int) -> tuple[str, ...]:
    """Return names with "" for the first column, or the last ones, where it was said that the header does not name it.

    Args:
        names: what the header says.
        ragged: what was said of rows with more cells.
        width: columns of the range.
    """
    if ragged == Ragged.SHIFT:
        return ("", *names)
    return (*names, *[""] * (width - len(names))) if ragged == Ragged.FURTHER else names


def column_names(said: Sequence[str], letters: Sequence[str]) -> tuple[str, ...]:
    """Return a name for each column, unlike all others; a name that is there twice is none without a number.

    Args:
        said: what the header says, "" for nothing.
        letters: of the columns, as a spreadsheet has them.
    """
    times, taken = Counter(said), {*said}
    numbers: dict[str, Iterator[int]] = {}
    names = []
    for name, letter in zip(said, letters, strict=True):
        base = name or f"Column {letter}"
        made = name if name and times[name] == 1 else base if base not in taken else ""
        made = made or _numbered(base, numbers.setdefault(base, count(1)), taken)
        names.append(made)
        taken.add(made)
    return tuple(names)


def names_text(given: Sequence[str], letters: Sequence[str]) -> str:
    """Return what is said of columns whose names the header does not have, or not once: at least one of them.

    Args:
        given: the name of each, as `column_names` has it.
        letters: of these columns.
    """
    one = N_("Source", "Column {columns} has no name. It is called {names}.")
    words = N_("Source", "Columns {columns} have no name, or that of another column. They are called {names}.")
    names, columns = quoted(given[:MOST_NAMES]), ", ".join(letters[:MOST_NAMES])
    if len(given) > MOST_NAMES:
        names, columns = joined("", [names, _MORE]), columns + _MORE
    return (words if len(given) > 1 else one).format(columns=columns, names=names)


def _numbered(name: str, numbers: Iterator[int], taken: set[str]) -> str:
    """Return `name` with the next number that makes it none of those `taken`."""
    return next(made for number in numbers if (made := f"{name} ({number})") not in taken)


def _text(cell: Cell) -> str:
    return " ".join(cell_text(cell).split())


def _spread(names: Sequence[str]) -> list[str]:
    """Return the names with each blank replaced by the name to its left."""
    spread: list[str] = []
    for name in names:
        spread.append(name or (spread[-1] if spread else ""))
    return spread
