"""Tells of identifiers that differ from another one by case, blanks, marks or zeros alone: MRN1000 and mrn-1000."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from unicodedata import normalize

from core.data.column_cells import columns_of, different, is_plain
from core.data.column_values import is_full_name
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, cell_text, is_blank
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST = 13
"""Different values, at least; fewer are codes of rooms, or kinds of customers."""
_NEARLY_ALL, _MOST = 0.9, 0.9
"""Share of values that differ, and of those that are such, at least, where the name does not say what they are."""
_SEVERAL = 0.2
"""Share of values that differ, at least, where a person has several rows, and its code has many digits."""
_LONG_CODE = pattern_of(r"[^\W\d_]{1,4}[-–./_ ]?[0-9]{4,}")
_FIRST = 20
"""Values that are looked at before all."""
_MARKS = pattern_of(r"[-–./_,\s]+")
_FRACTION = pattern_of(r"(?<=[0-9])\.0+$")
_ZEROS = pattern_of(r"^([^\W\d_]*[-–./_\s]*)0+(?=[0-9])")
_CODE = pattern_of(r"(?=.*[0-9])[^\W_]+(?:[-–./_ ][^\W_]+){0,4}(?:\.0)?")
_LETTERS = pattern_of(r"[^\W\d_]+")
_ADDRESS = pattern_of(r"[^@\s]+@[^@\s]+")
_SHORT, _FEW = 4, 10
"""Letters and digits of codes that marks may tell apart, such as 1.1 and 11; and of how many one is written so."""
_MIXED = 3
"""Of how many codes one has small letters beside large ones, where case tells them apart."""


def two_spellings(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that values of an identifier seem to be others, written in another way.

    Args:
        grid: the table.
        top: the first records.
    """
    words = N_(
        "Source",
        "Column {column}: {n:,} rows have the identifier of another row, but for case, blanks, marks or zeros: rows "
        "{rows}. Write each in one way: a person in two spellings would count twice.",
        "Column {column}: row {row} has the identifier of another row, but for case, blanks, marks or zeros. Write "
        "each in one way: a person in two spellings would count twice.",
        2,
    )
    hints = [hint(name) for name in grid.said]
    columns = [*columns_of(top.rows)][: len(hints)]
    again = {
        place: rows
        for place, column in enumerate(columns)
        if hints[place] > Hint.DESCRIPTION and (rows := _again(hints[place], column))
    }
    if any(map(_tells_apart, hints, columns, map(again.__contains__, range(len(columns))))):
        again = {place: rows for place, rows in again.items() if not _has_names(columns[place])}
    found = []
    for place, rows in again.items():
        those = FoundRows()
        those.add([top.numbers[at] for at in rows])
        text = words.format(column=grid.place(place), n=those.n, row=those.first, rows=those.listed)
        found.append(Problem(text, those.first, (grid.letter(place),)))
    return found


def _tells_apart(said: Hint, column: Sequence[Cell], has_two: bool) -> bool:
    """Return whether each row has a number of its own, so that names which differ little are of several persons."""
    return said is Hint.PERSON_NUMBER and not has_two and len({*column}) == len(column)


def _has_names(column: Sequence[Cell]) -> bool:
    texts = {cell for cell in column if isinstance(cell, str) and cell.strip()}
    return sum(map(_is_name, texts)) >= _MOST * len(texts)


def _again(said: Hint, column: Sequence[Cell]) -> list[int]:
    """Return the places of the rows whose value an earlier row has in another spelling."""
    if said is not Hint.PERSON_NUMBER and is_plain(column):
        return []  # numbers and days are no identifiers by themselves
    n_filled = len(column) - sum(map(column.count, (None, "")))
    if len(different(column)) < (_LEAST if said is Hint.PERSON_NUMBER else _SEVERAL * n_filled):
        return []  # nearly all columns end here
    texts = {cell: cell_text(cell) for cell in different(column) if not is_blank(cell)}
    spelt = {*texts.values()}
    if len(spelt) < _LEAST or _are_of_one_form(spelt) or not _may_identify(said, spelt, n_filled):
        return []
    keys = _keys(spelt)
    if len({*keys.values()}) == len(spelt):
        return []
    first: dict[str, str] = {}
    told = ((at, texts[cell]) for at, cell in enumerate(column) if cell in texts)
    return [at for at, text in told if first.setdefault(keys[text], text) != text]


def _are_of_one_form(texts: set[str]) -> bool:
    """Return whether texts have one length and one case, and no marks: none of them is another spelling of one."""
    together = "".join(texts)
    is_plain = together.isascii() and together.isalnum() and together in (together.lower(), together.upper())
    return is_plain and len({*map(len, texts)}) == 1


def _may_identify(said: Hint, texts: set[str], n_filled: int) -> bool:
    """Return whether a column is called so, or nearly all its values differ and are codes, addresses or names."""
    if said is Hint.PERSON_NUMBER:
        return True
    if len(texts) < _NEARLY_ALL * n_filled:  # persons with several rows
        return sum(_LONG_CODE.fullmatch(text) is not None for text in texts) >= _MOST * len(texts)
    if sum(map(_identifies, islice(texts, _FIRST))) * 2 < min(_FIRST, len(texts)):
        return False
    return sum(map(_identifies, texts)) >= _MOST * len(texts) and not all(map(_is_dated, texts))


def _identifies(text: str) -> bool:
    is_code = any(map(str.isalpha, text)) and _CODE.fullmatch(text) is not None
    return is_code or _ADDRESS.fullmatch(text) is not None or _is_name(text)


def _is_name(text: str) -> bool:
    return is_full_name(" ".join(text.replace(" ,", ",").replace(",", ", ").title().split()))


def _is_dated(text: str) -> bool:
    return dates_in(text) != (None, None)


def _keys(texts: Collection[str]) -> Mapping[str, str]:
    """Return what each text is without case, marks and zeros, unless these tell others of the column apart."""
    plain = {text: _ZEROS.sub(r"\1", _FRACTION.sub("", normalize("NFKC", text))) for text in texts}
    if sum(map(_is_mixed, texts)) * _MIXED < len(texts):
        plain = {text: each.casefold() for text, each in plain.items()}
    bare = {text: _MARKS.sub("", each) for text, each in plain.items()}
    return {text: _MARKS.sub("-", each) for text, each in plain.items()} if _tell_apart(plain, bare) else bare


def _is_mixed(text: str) -> bool:
    """Return whether a code has small and large letters as chance wrote them; Pat-17 has a large one first."""
    if "@" in text or text.islower() or text.isupper() or not any(map(str.isdecimal, text)):
        return False
    return any(run != run.title() for run in _LETTERS.findall(text))


def _tell_apart(plain: Mapping[str, str], bare: Mapping[str, str]) -> bool:
    """Return whether marks tell values apart: two differ by where these stand, or short ones often have one or none."""
    marked: defaultdict[str, set[str]] = defaultdict(set)
    for text, each in plain.items():
        marked[bare[text]].add(_MARKS.sub("-", each))
    if any(sum("-" in each for each in written) > 1 for written in marked.values()):
        return True
    n_marked = sum("-" in each for written in marked.values() for each in written)
    are_both = min(n_marked, len(plain) - n_marked) * _FEW > len(plain)
    return are_both and sum(len(each) < _SHORT for each in bare.values()) * 2 > len(bare)
