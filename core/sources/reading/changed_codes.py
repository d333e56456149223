"""Tells columns whose answers are others from some row on: male and female, and then 1 and 2, or another language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice, pairwise

from core.data.column_cells import FirstCells, columns_of
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.sources.reading.changed_levels import change_at
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_ROWS, _LEAST = 16, 6
"""Rows, at least, and those of each way."""
_FEWEST, _MOST = 3, 24
"""Different values of a column, at least and at most."""
_MIXED = 2
"""How many times as often values change from row to row as there are values, at least: sorted ones do not."""


_LEAST_OTHERS, _UNLIKE = 20, 0.3
"""Rows of each part where others are no codes, at least, and by how much the shares of all may differ, together."""
_MOST_CODES, _LEAST_ENDS = 8, 8
"""Codes that may be renumbered, at most, and rows of the first and of the last one, at least."""


def changed_codes(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns with as many words above a row as codes or initials from there on.

    Args:
        grid: the table.
        top: the first records.
    """
    changed = N_(
        "Source",
        "Column {column} seems to have other answers from row {row} on: {others} in place of {words}. Write all in one "
        "way first.",
    )
    mixed = N_(
        "Source",
        "Column {column} has as many codes as words for its answers: {others} beside {words}. Write all in one way "
        "first.",
    )
    found = []
    columns = columns_of(top.rows) if len(top.rows) >= _LEAST_ROWS else []
    for place, column in enumerate(columns):
        if not _FEWEST <= len(column.different) <= _MOST or not _may_be_changed(column):
            continue
        shown = {cell: _text(cell) for cell in column.filled}
        filled = [at for at, cell in enumerate(column) if cell in shown]
        texts = [shown[column[at]] for at in filled]
        at = _first_changed(texts) or _first_renumbered(texts)
        if not at and (other := _first_other(texts)):
            at = other if change_at(_beside(columns, place), filled[other]) is False else 0
        parts = [{*texts[:at]}, {*texts[at:]}] if at else _words_and_codes(texts)
        if all(parts):
            row = top.numbers[filled[at]] if at else 0
            words, others = (quoted(sorted(part)) for part in parts)
            told = (changed if at else mixed).format(row=row, column=grid.place(place), words=words, others=others)
            found.append(Problem(told, row, columns=(grid.letter(place),)))
    return found


def _may_be_changed(column: FirstCells) -> bool:
    """Return whether the last cells are others than the first ones, or as many are codes as words, or all are codes."""
    first, last = ({*islice(filter(column.filled.__contains__, cells), _LEAST)} for cells in (column, reversed(column)))
    texts = {*map(_text, column.filled)}
    n_codes = sum(map(str.isdecimal, texts))
    return first.isdisjoint(last) or 2 * n_codes == len(texts) or (n_codes == len(texts) and _may_be_renumbered(column))


def _may_be_renumbered(column: FirstCells) -> bool:
    """Return whether the least or the greatest code does not occur any more once both have."""
    codes = {cell: int(_text(cell)) for cell in column.filled}
    if not 2 < len({*codes.values()}) <= _MOST_CODES:
        return False
    ends = [{cell for cell, code in codes.items() if code == end} for end in (min(codes.values()), max(codes.values()))]
    at = max(min(map(column.index, end)) for end in ends)
    return any(end.isdisjoint(column[at:]) for end in ends)


def _words_and_codes(texts: Sequence[str]) -> tuple[set[str], set[str]]:
    """Return the words and the codes of a column of as many of each; nothing of another one."""
    codes = {text for text in texts if text.isdecimal()}
    words = {*texts} - codes
    are_often = min(sum(text in part for text in texts) for part in (words, codes)) >= _LEAST
    are_words = all(len(word) >= _WORD and not any(map(str.isdecimal, word)) for word in words)
    is_such = are_often and are_words and len(words) == len(codes) > 1 and _are_codes(words, codes)
    return (words, codes) if is_such else (set(), set())


def _first_changed(texts: Sequence[str]) -> int:
    """Return the first place from which on all texts are the codes or the initials of those above, or the reverse.

    It is 0 if there is none.
    """
    at = _last_of_first(texts)
    above, below = {*texts[:at]}, {*texts[at:]}
    if min(at, len(texts) - at) < _LEAST or len(above) != len(below) or not _are_mixed((texts[:at], texts[at:])):
        return 0
    return at if _are_codes(above, below) or _are_codes(below, above) else 0


def _first_other(texts: Sequence[str]) -> int:
    """Return the first place from which on other texts come, as many, and each as often, as those in front of it.

    It is 0 if there is none, and where all are numbers above or below these, which have a sentence of their own.
    """
    at = _last_of_first(texts)
    parts = texts[:at], texts[at:]
    if min(map(len, parts)) < _LEAST_OTHERS or not _are_mixed(parts):
        return 0
    shares = [sorted(n / len(part) for n in Counter(part).values()) for part in parts]
    begin_alike = len({text[:1] for text in texts}) == 1  # of wards A and B, and then of C and D
    if begin_alike or not len(shares[0]) == len(shares[1]) > 1 or _are_apart(*parts):
        return 0
    return at if sum(abs(one - other) for one, other in zip(*shares, strict=True)) <= _UNLIKE else 0


def _are_apart(one: Sequence[str], other: Sequence[str]) -> bool:
    sizes = [[number_with_either_mark(text) for text in {*part}] for part in (one, other)]
    numbers = [[size for size in part if size is not None] for part in sizes]
    return numbers == sizes and (max(numbers[0]) < min(numbers[1]) or max(numbers[1]) < min(numbers[0]))


def _last_of_first(texts: Sequence[str]) -> int:
    """Return the first place below which no text is that occurs above."""
    last = {text: at for at, text in enumerate(texts)}
    at, end = 0, 0
    while at < len(texts) and at <= end:
        if end == len(texts) - 1:
            return len(texts)  # as in nearly all columns
        end = max(end, last[texts[at]])
        at += 1
    return at


def _beside(columns: Sequence[Sequence[Cell]], place: int) -> list[Sequence[Cell]]:
    return [*columns[:place], *columns[place + 1 :]]


def _first_renumbered(texts: Sequence[str]) -> int:
    """Return the first place from which on codes begin at a number one lower or higher: 1 and 2, and then 0 and 1.

    It is 0 if there is none.
    """
    codes = {*texts}
    if not 2 < len(codes) <= _MOST_CODES or not all(code.isdecimal() and code.isascii() for code in codes):
        return 0
    ends = min(codes, key=int), max(codes, key=int)
    if int(ends[1]) - int(ends[0]) != len(codes) - 1 or min(map(texts.count, ends)) < _LEAST_ENDS:
        return 0
    at = max(map(texts.index, ends))
    later = texts[at]
    earlier = next(code for code in ends if code != later)
    parts = texts[:at], texts[at:]
    return at if {*parts[0]} == codes - {later} and {*parts[1]} == codes - {earlier} and _are_mixed(parts) else 0


def _are_mixed(parts: Iterable[Sequence[str]]) -> bool:
    return all(sum(one != other for one, other in pairwise(part)) >= _MIXED * len({*part}) for part in parts)


def _are_codes(words: set[str], codes: set[str]) -> bool:
    """Return whether codes are whole numbers from 0 or 1 on, or one beginning of each word."""
    if len(words) < 2 or any(word.isdecimal() for word in words):
        return False
    if all(code.isdecimal() and code.isascii() for code in codes):
        numbers = sorted(map(int, codes))
        return numbers[0] in (0, 1) and numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    begun = [{code for code in codes if word.casefold().startswith(code.casefold())} for word in words]
    return all(len(each) == 1 for each in begun) and {*codes} == set().union(*begun) and not codes & words


_WORD = 3
"""Letters of a word, at least: fewer may be codes as well, such as K and PK among classes."""


def _text(cell: Cell) -> str:
    return cell_text(cell).strip()
