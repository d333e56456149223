"""Tells a table that holds counts already: each combination of its categories in one row, beside how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise, starmap
from math import prod
from statistics import fmean

from core.data.column_cells import different
from core.data.column_values import is_full_name
from core.data.group_names import GroupRole, is_count, role_of
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, is_blank, number_with_either_mark
from core.sources.reading.crosstabs import counts_in_columns, numbers_of
from core.sources.reading.grid import Grid
from core.sources.reading.pivot_names import is_count_of, is_pivot
from core.sources.source import Problem
from core.words import N_, quoted

_ONE_WORD = """
n anz num cnt count counts freq frequency anzahl häufigkeit haeufigkeit fallzahl effectif effectifs fréquence cantidad
frecuencia conteggio frequenza aantal antal antall liczba počet persons people headcount cases patients population
total fälle faelle personen patienten 人数 件数 명수 인원 broj број брой число obs nobs observations tally
respondents participants subjects befragte teilnehmer probanden nennungen respondenten encuestados participantes
intervistati partecipanti
"""
_SEVERAL_WORDS = """
number of patients, number of persons, number of people, number of cases, no of patients, no of persons,
no of people, no of cases, n patients, n persons, n people, n cases, count(*), count star,
anzahl personen, anzahl patienten, anzahl fälle, anzahl der personen, anzahl der patienten,
anzahl der fälle, liczba osób, nombre de personnes, nombre de patients, número de personas, número de pacientes,
numero persone, numero di persone, aantal personen, antal personer, antall personer, sample size, n obs,
number of respondents, number of participants, number of observations, no of respondents, no of observations,
weighted n, unweighted n, n weighted, n unweighted, n (weighted), n (unweighted), weighted count, unweighted count,
anzahl befragte, anzahl der befragten, anzahl teilnehmer, anzahl der teilnehmer
"""
_NAMES = frozenset((*_ONE_WORD.split(), *(" ".join(each.split()) for each in _SEVERAL_WORDS.split(","))))
"""What a column of counts is called, and nothing else."""
_SURE = frozenset(
    ("n", "freq", "frequency", "count", "counts", "anzahl", "häufigkeit", "haeufigkeit", "fallzahl", "effectif")
)
"""Such names that say nothing else of a person, where the groups recur, as those of several files do."""
_OF_ONE = frozenset(("n", "num", "cnt", "total", "obs", "nobs", "tally", "population"))
"""Such names that a number of each person or thing may have, too, beside its name alone."""
_VALUES = frozenset(
    ("value", "values", "number", "wert", "werte", "valeur", "valor", "valore", "waarde", "verdi", "värde")
)
"""What offices of statistics call it beside columns of strata, times and areas; elsewhere, it is anything measured."""
_LEAST_ROLES = 2
"""Such columns, at least."""
_WEIGHTS = frozenset(
    (
        "weight",
        "weights",
        "wt",
        "wgt",
        "gewicht",
        "gewichte",
        "gewichtung",
        "poids",
        "pondération",
        "peso",
        "вес",
        "waga",
    )
)
"""What such a column may be called, too, where nobody has such a weight."""
_HEAVIEST, _SPREAD = 500, 8
"""What no person weighs in kg or pounds, and how many times the lightest one in a table the heaviest one weighs."""
_LEAST_MEAN, _LEAST_RECURRING = 5, 100
"""What they are in the mean, and rows with them, at least."""
_RATES = frozenset(
    ("rate", "percent", "percentage", "pct", "share", "proportion", "anteil", "prozent", "quote", "taux", "tasa")
)
"""How the name of a column of rates begins."""
_RUNNING = ("cum ", "cumul", "kumul", "running total", "running sum", "acumul", "累计", "累積")
"""How that of their running sum begins."""
_LEAST_ROWS, _MOST_ROWS, _MOST_EACH, _LEAST_COLUMNS = 4, 5000, 40, 2
"""Rows of such a table, different values of a column, and columns of categories."""
_MOST_TOLD = 130
"""Different values of a column that is called like groups, at most: there are so many ages in years, or districts."""
_LEAST_BESIDE_ONE = 8
"""Rows, at least, that groups make beside a column with one value, such as the year of the whole table."""
_LEAST_CROSSED = 3
"""Columns of which all combinations are there, at least, where one has more values: each person is seen more often."""
_OF_GROUPS = (GroupRole.STRATUM, GroupRole.TIME, GroupRole.AREA)
_ACROSS_PERSONS = (GroupRole.STRATUM, GroupRole.AREA)
"""What is crossed with no person, as times are crossed where each person is seen again."""
_NUMBERED = (GroupRole.IDENTIFIER, GroupRole.OTHER)
"""What a column that numbers the rows may be called like."""
_NEARLY = 0.9
"""Share of the values of a column that count on, at least: the first or last may be a range."""
_SHOWN = 2
"""Columns that are named of several."""
_BY_CHANCE = 10
"""The square of the number of rows for each combination, at least, where some are lacking.

In a table of persons, two have all categories alike by chance then, but for one table in 150, or fewer.
"""
_NUMBERED_BY_CHANCE = 30
"""That square where another column numbers the rows, as many numbers of persons do, and the counts are small."""


def counted_groups(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the rows are groups with their counts, if no two have all other columns alike.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    if is_pivot(grid.said):
        return [_pivot()]
    rates = _rates(grid)
    if across := counts_in_columns(grid.said, columns, rates):
        return [_in_several(grid, across)]
    return _counted(grid, columns, _counts(grid.said, columns, rates), is_named=True)


def groups_of_many(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the rows are groups, counted by a column with a name of many persons or events.

    A person may have such a number, too, so that all combinations of the categories have to be there.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    rates = _rates(grid)
    counts = [place for place, name in enumerate(grid.said) if place not in rates and is_count(name)]
    return _counted(grid, columns, counts, is_named=False)


def _rates(grid: Grid) -> list[int]:
    return [place for place, name in enumerate(grid.said) if _is_rate(name) or _is_running(name)]


def _counted(grid: Grid, columns: Sequence[Sequence[Cell]], counts: Sequence[int], *, is_named: bool) -> list[Problem]:
    """Return that the rows are groups, if there is one column of counts; `is_named` tells that it is called so."""
    if len(counts) != 1 or len(columns[0]) < _LEAST_ROWS:
        return []
    others, is_numbered = _telling(grid.said, columns, (*counts, *_rates(grid)))
    if not others or any(hint(grid.said[place]) > Hint.NONE for place in others):
        return []
    numbers = numbers_of(columns[counts[0]])
    if len({*numbers}) <= 1:
        return []
    told = [(grid.said[place], columns[place]) for place in others]
    found = _groups(grid, counts[0], numbers, told) if is_named and not is_numbered else []
    is_such = not found and _are_beside_others(numbers, told, is_named=is_named)
    return [_in_any(grid, counts[0])] if is_such else found


def _counts(said: Sequence[str], columns: Sequence[Sequence[Cell]], rates: Sequence[int]) -> list[int]:
    """Return the places of columns that are called like counts, or else of weights or values that can be such."""
    counts = [
        place for place, name in enumerate(said) if place not in rates and (_plain(name) in _NAMES or is_count_of(name))
    ]
    counts = counts or [place for place, name in enumerate(said) if _weighs_groups(name, columns[place])]
    return counts or [place for place in range(len(columns)) if _is_of_strata(said, columns, place)]


def _groups(
    grid: Grid, place: int, numbers: Sequence[int], told: Sequence[tuple[str, Sequence[Cell]]]
) -> list[Problem]:
    """Return that `numbers`, at that place, count the members of groups that the columns of these names tell."""
    beside = [column for _, column in told]
    if len(told) == 1:
        is_count = _plain(grid.said[place]) not in _OF_ONE and _tells_each(beside[0])
        return [_in_any(grid, place)] if is_count else []
    if n := _n_told(told) if len(numbers) <= _MOST_ROWS else 0:
        return [_in_one(grid, place, are_all=n == len(numbers))]
    are_many = len(numbers) >= _LEAST_RECURRING and fmean(numbers) >= _LEAST_MEAN
    is_sure = _plain(grid.said[place]) in _SURE
    is_such = is_sure and ((are_many and all(map(_is_category, beside))) or _have_rates(grid.said, beside))
    return [_in_any(grid, place)] if is_such else []


def _are_beside_others(numbers: Sequence[int], told: Sequence[tuple[str, Sequence[Cell]]], *, is_named: bool) -> bool:
    """Return whether columns tell groups though others stand beside them: numbers of the rows, or measurements.

    A person has an identifier, too, so that more has to speak for groups.

    Args:
        numbers: what may be the counts.
        told: the columns that may tell groups, with their names.
        is_named: whether the counts are called nothing else.
    """
    fewer = [(name, column) for name, column in told if not _is_measured(name, column)]
    if not _LEAST_BESIDE_ONE <= len(numbers) <= _MOST_ROWS or not any(
        role_of(name) in _ACROSS_PERSONS and len(different(column)) > 1 for name, column in fewer
    ):
        return False
    n_rows, n, are_many = len(numbers), _n_told(told), fmean(numbers) >= _LEAST_MEAN
    if n_rows in (n, _n_told(fewer)):
        return is_named or are_many
    return is_named and n > 0 and (are_many or n_rows * n_rows >= _NUMBERED_BY_CHANCE * n)


def _is_measured(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column has numbers that may be measurements of each group, such as its mean age."""
    is_such = role_of(name) is GroupRole.OTHER and not is_count(name)
    return is_such and all(number_with_either_mark(cell) is not None for cell in column)


def _n_told(told: Sequence[tuple[str, Sequence[Cell]]]) -> int:
    """Return how many groups columns tell, if they may do so and no two rows are one; else 0.

    Where all combinations of several columns are there, one of them may have more values, such as occupations.
    """
    if len(told[0][1]) >= _LEAST_BESIDE_ONE:
        told = [(name, column) for name, column in told if len(different(column)) > 1]
    columns = [column for _, column in told]
    if len(told) < _LEAST_COLUMNS:
        return 0
    if all(starmap(_may_tell, told)):
        return _n_combinations(columns)
    values = [different(column) for column in columns]
    may_cross = len(told) >= _LEAST_CROSSED and all(1 < len(each) <= _MOST_TOLD for each in values)
    n = _n_combinations(columns) if may_cross and not any(map(is_blank, chain.from_iterable(values))) else 0
    return n if n == len(columns[0]) else 0


def _tells_each(column: Sequence[Cell]) -> bool:
    """Return whether a column has another value in each row, and no name of a person: a few words, or steps."""
    if any(map(is_blank, column)) or len(different(column)) < len(column) or any(map(_is_name, column)):
        return False
    numbers = [number for number in map(number_with_either_mark, column) if number is not None]
    are_steps = len(numbers) >= _NEARLY * len(column) and len({one - other for one, other in pairwise(numbers)}) == 1
    return are_steps or (not numbers and len(column) <= _MOST_EACH)


def _is_name(cell: Cell) -> bool:
    return isinstance(cell, str) and is_full_name(cell.strip())


def _have_rates(said: Sequence[str], beside: Sequence[Sequence[Cell]]) -> bool:
    """Return whether rates stand beside counts, and the other columns tell each row apart."""
    whole = [column for column in beside if not any(map(is_blank, column))]
    n_rows = len(beside[0])
    return n_rows <= _MOST_ROWS and any(map(_is_rate, said)) and len({*zip(*whole, strict=True)}) == n_rows


def _weighs_groups(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column of weights has whole numbers that are no weights of persons."""
    if _plain(name) not in _WEIGHTS:
        return False
    numbers = numbers_of(column)
    return bool(numbers) and (max(numbers) > _HEAVIEST or max(numbers) >= _SPREAD * min(numbers))


def _is_of_strata(said: Sequence[str], columns: Sequence[Sequence[Cell]], place: int) -> bool:
    """Return whether a column has a number for every combination of strata, times and areas, as tables of offices."""
    if _plain(said[place]) not in _VALUES:
        return False
    others, _ = _telling(said, columns, [place])
    told = [(said[at], columns[at]) for at in others if len({*columns[at]}) > 1]
    are_such = sum(role_of(name) in _OF_GROUPS for name, _ in told) >= _LEAST_ROLES
    numbers = numbers_of(columns[place]) if are_such and len(columns[place]) <= _MOST_ROWS else []
    return bool(numbers) and fmean(numbers) >= _LEAST_MEAN and _n_told(told) == len(numbers)


def _telling(said: Sequence[str], columns: Sequence[Sequence[Cell]], skipped: Sequence[int]) -> tuple[list[int], bool]:
    """Return the places of columns that may tell groups, and whether one with a name numbers the rows beside them.

    Of columns that go with each other one to one, as a code and its name do, one is returned: an identifier, or an
    area.
    """
    numbers = [place for place in range(len(columns)) if _numbers_rows(said[place], columns[place])]
    places = [place for place in range(len(columns)) if place not in skipped]
    places = [place for place in places if place not in numbers or said[place].strip()]
    fewer = [place for place in places if place not in numbers]
    is_numbered = _LEAST_COLUMNS <= len(fewer) < len(places)
    by_pattern = {
        _pattern(columns[place]) or place: place for place in sorted(places, key=lambda each: _rank(said[each]))
    }
    kept = {*by_pattern.values()}
    return [place for place in (fewer if is_numbered else places) if place in kept], is_numbered


def _rank(name: str) -> tuple[Hint | bool, ...]:
    """Return how much a name speaks for its column, where another column goes with it one to one."""
    said, role = hint(name), role_of(name)
    return said >= Hint.PERSON, role is GroupRole.AREA, said, role in _OF_GROUPS


def _pattern(column: Sequence[Cell]) -> tuple[int, ...]:
    """Return which rows have equal cells; nothing if the values hardly recur, as these go together by chance."""
    first: dict[Cell, int] = {}
    places = tuple(first.setdefault(cell, len(first)) for cell in column)
    return places if 2 * len(first) <= len(column) else ()


def _numbers_rows(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column numbers the rows, in any order."""
    is_called_so = not name.strip() or (role_of(name) in _NUMBERED and not is_count(name))
    numbers = numbers_of(column) if is_called_so else []
    return bool(numbers) and sorted(numbers) == [*range(min(numbers), min(numbers) + len(column))]


def _pivot() -> Problem:
    words = N_(
        "Source",
        "The columns are named as those of a pivot table, whose rows are sums. Use the table that it was made from.",
    )
    return Problem(words)


def _in_one(grid: Grid, place: int, *, are_all: bool) -> Problem:
    every = N_(
        "Source",
        "Each row seems to be a group, and column {column} to count its members. All combinations of the other columns "
        "are there, once. Use a file with a row for each person instead.",
    )
    some = N_(
        "Source",
        "Each row seems to be a group, and column {column} to count its members. No combination of the other columns "
        "is there twice. Use a file with a row for each person instead.",
    )
    text = (every if are_all else some).format(column=grid.place(place))
    return Problem(text, columns=(grid.letter(place),))


def _in_any(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Each row seems to be a group, and column {column} to count its members. Use a file with a row for each person "
        "instead.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _is_category(column: Sequence[Cell]) -> bool:
    return len(different(column)) <= min(_MOST_EACH, len(column) // 2)


def _in_several(grid: Grid, places: Sequence[int]) -> Problem:
    words = N_(
        "Source",
        "Each row seems to be a group, and columns such as {names} to count its members. Use a file with a row for "
        "each person instead.",
    )
    names = quoted(grid.said[place] for place in places[:_SHOWN])
    return Problem(words.format(names=names), columns=tuple(map(grid.letter, places)))


def _plain(name: str) -> str:
    """Return a name in small letters, without marks of an abbreviation, and with one blank between its words."""
    return " ".join(name.replace(".", " ").replace("_", " ").split()).casefold()


def _is_rate(name: str) -> bool:
    """Return whether a column tells how many of all the count is; it is no category then."""
    return "%" in name or _plain(name).partition(" ")[0] in _RATES


def _is_running(name: str) -> bool:
    """Return whether a column sums the counts up to each row."""
    return _plain(name).startswith(_RUNNING)


def _may_tell(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column may tell which group a row is: it has few values then, and no blank."""
    values = different(column)
    if len(values) <= 1 or any(map(is_blank, values)):
        return False
    is_named = 2 * len(values) <= len(column) and role_of(name) in _OF_GROUPS
    return len(values) <= (_MOST_TOLD if is_named else _MOST_EACH)


def _n_combinations(columns: Sequence[Sequence[Cell]]) -> int:
    """Return how many combinations of values there are, if each is in one row at most, and not by chance; else 0."""
    values = [different(column) for column in columns]
    n_rows, n = len(columns[0]), prod(map(len, values))
    if n_rows < n and n_rows * n_rows < _BY_CHANCE * n:
        return 0
    return n if len({*zip(*columns, strict=True)}) == n_rows else 0
