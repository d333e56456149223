"""Tells of tables in which a column says what another one holds, row by row, so that a person has several rows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from core.data.column_cells import different
from core.data.describing_names import words_of
from core.data.identifier_names import says_code
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.cell_kinds import CellKind, kind_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST_ROWS, _LEAST_EACH = 16, 4
"""Rows, at least; and how often each thing is told, in the mean."""
_THINGS = words_of(
    """
    variable var question frage merkmal parameter measure attribute indicator analyte pregunta
    metric measurement kennzahl messgrosse mesure variabele parametro
    """
)
_VALUES = words_of("value val wert valeur valor valore answer response antwort reponse respuesta messwert result")
"""Words that names have of what is told, and of columns that hold it."""
_FEWEST, _MOST = 2, 60
"""Different things that are told."""
_LEAST_VALUES = 6
"""Different values, at least, where nothing tells the persons."""
_RARE = 20
"""One cell in so many, at most, is of another kind than most that tell one thing."""
_MOSTLY = 5
"""Of so many persons with several rows, one at most is told a thing twice."""
_SHARE = 8
"""One cell in so many, at least, is of another kind than most of the column."""


def long_table(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that a column has numbers where another one says so, and words elsewhere, of one person.

    Args:
        grid: the table.
        columns: cells of each column, of the first rows.
    """
    words = N_(
        "Source",
        "What column {value} holds seems to differ from row to row, as column {names} says. Write a column for each, "
        "so that a row is one person.",
    )
    kinds = {place: each for place, column in enumerate(columns) if (each := _two_kinds(column))}
    # Postcodes are of digits in one country, and begin with letters in another.
    kinds = {place: each for place, each in kinds.items() if not says_code(grid.said[place])}
    worded = [at for at, column in enumerate(columns) if _are_words(column)] if kinds else []
    found = [(place, at) for place, each in kinds.items() for at in _telling(columns, worded, each) if at != place]
    place, at = next(iter(found or _named(grid, columns)), (0, 0))
    if place == at:
        return []
    text = words.format(value=grid.place(place), names=grid.place(at))
    return [Problem(text, columns=(grid.letter(at), grid.letter(place)))]


def _named(grid: Grid, columns: Sequence[Sequence[Cell]]) -> Iterator[tuple[int, int]]:
    """Yield the place of a column whose name says that it holds values, and of one that says which."""
    said = [words_of(name) for name in grid.said]
    values = [place for place, words in enumerate(said) if words <= _VALUES and words]
    for at, words in enumerate(said if values else ()):
        if words and words <= _THINGS and _things(columns[at]):
            others = [other for place, other in enumerate(columns) if place not in (at, values[0])]
            are_told = any(_recurs(other, columns[at]) for other in others)
            if are_told or (len(columns[at]) >= _LEAST_ROWS and _are_in_turn(columns[at], columns[values[0]])):
                yield values[0], at


def _are_in_turn(things: Sequence[Cell], values: Sequence[Cell]) -> bool:
    """Return whether things come equally often, or numbers of one lie beyond those of another: no person is needed."""
    n = Counter(cell for cell in things if not is_blank(cell))
    if len({*values}) < _LEAST_VALUES or n.total() < len(things):
        return False
    if max(n.values()) - min(n.values()) <= 1:
        return True
    numbers: defaultdict[Cell, list[float]] = defaultdict(list)
    for thing, value in zip(things, values, strict=True):
        number = number_with_either_mark(value)
        numbers[thing] += [] if number is None else [number]
    middles = [_middle(each) for each in numbers.values() if len(each) >= _LEAST_EACH]
    return any(one[1] < other[0] for one in middles for other in middles)


def _middle(numbers: list[float]) -> tuple[float, float]:
    """Return the numbers between which all but a tenth at each end lie."""
    ordered, cut = sorted(numbers), len(numbers) // 10
    return ordered[cut], ordered[-cut - 1]


def _two_kinds(column: Sequence[Cell]) -> list[CellKind | None]:
    """Return the kind of each cell, None of a blank one, if many are of another one than most; else nothing."""
    firsts = {cell[:1] if isinstance(cell, str) else "0" for cell in different(column) if cell is not None}
    if len(column) < _LEAST_ROWS or not (any(map(str.isdigit, firsts)) and any(map(str.isalpha, firsts))):
        return []  # nearly all columns
    cells = {cell: _kind(cell) for cell in different(column)}
    kinds = [cells[cell] for cell in column]
    n = Counter(kind for kind in kinds if kind is not None)
    return kinds if len(n) > 1 and (n.total() - max(n.values())) * _SHARE >= n.total() else []


def _kind(cell: Cell) -> CellKind | None:
    return None if is_blank(cell) or is_missing_word(cell_text(cell).strip()) else kind_of(cell)


def _telling(columns: Sequence[Sequence[Cell]], worded: Sequence[int], kinds: Sequence[CellKind | None]) -> list[int]:
    """Return those places of columns of a few words that have cells of one kind beside each word."""
    told = [(place, columns[place]) for place in worded if _tells_kinds(columns[place], kinds)]
    return [place for place, things in told if any(_recurs(each, things) for each in columns if each is not things)]


def _tells_kinds(things: Sequence[Cell], kinds: Sequence[CellKind | None]) -> bool:
    """Return whether nearly all cells beside each thing are of one kind."""
    beside: defaultdict[Cell, list[int]] = defaultdict(list)
    for (thing, kind), n in Counter(zip(things, kinds, strict=True)).items():
        beside[thing].append(n if kind is not None else 0)
    return all((sum(n) - max(n)) * _RARE <= sum(n) for n in beside.values())


def _are_words(column: Sequence[Cell]) -> bool:
    """Return whether a column has few values, none of which is a number or a day."""
    things = _things(column)
    return bool(things) and all(kind_of(thing) is CellKind.TEXT for thing in things)


def _things(column: Sequence[Cell]) -> set[Cell]:
    """Return the values of a column of few; nothing of another one."""
    things = {cell for cell in different(column) if not is_blank(cell)}
    return things if _FEWEST <= len(things) <= min(_MOST, len(column) // _LEAST_EACH) else set()


def _recurs(persons: Sequence[Cell], things: Sequence[Cell]) -> bool:
    """Return whether most values of a column have several rows, and different things in them."""
    told = defaultdict(list)
    for person, thing in zip(persons, things, strict=True):
        told[person].append(thing)
    several = [each for each in told.values() if len(each) > 1]
    n_different = sum(len({*each}) == len(each) for each in several)
    return 2 * len(several) > len(told) >= _LEAST_EACH and n_different * _MOSTLY >= len(several) * (_MOSTLY - 1)
