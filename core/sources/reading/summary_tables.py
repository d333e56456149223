"""Tells tables of results, such as frequencies, means beside deviations, and answers counted for each question."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, cell_text
from core.data.written_dates import is_month
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_FREQUENCIES = words_of(
    """
    frequency frequencies freq count n haufigkeit haufigkeiten anzahl effectif effectifs frequence frecuencia frequenza
    """
)
_PERCENTS = words_of(
    "percent percents prozent prozente pourcentage porcentaje percentuale percentage percentagem процент"
)
_OF_PERCENTS = words_of(
    """
    valid gultige gultig cumulative cum kumulierte kumuliert kumulative valide cumule valido acumulado valida cumulativa
    """
)
"""Beside a word for per cent, these are of a table of frequencies alone."""
_COUNTS = words_of("n count obs anzahl nobs")
_MEANS = words_of("mean average avg m mittelwert mw moyenne media promedio")
_DEVIATIONS = words_of("sd std stddev deviation standardabweichung stdabw sa ecart desviacion deviazione se stderr")
_ESTIMATES = words_of("estimate coef coefficient beta hr schatzer koeffizient")
_TESTS = words_of("p pvalue pr")
_OF_ERRORS = words_of("se stderr error std")
_OF_SIZE = pattern_of(
    r".*\(\s*[nN]\s*=\s*[0-9.,]+\s*\).*",
)
"""The name of a column of a table of patients: Control (N = 100)."""
_ANSWERS = tuple(
    words_of(pair)
    for pair in (
        "yes no",
        "ja nein",
        "oui non",
        "si no",
        "sim nao",
        "tak nie",
        "ja nee",
        "ja nej",
        "да нет",
        "はい いいえ",
    )
)
_ASIDE = words_of("total totals n sum gesamt summe mean average mittelwert median sd")
"""What may stand beside counts of answers."""
_WHOLE = pattern_of(r"[0-9]{1,6}(?:[.,][0-9]+)? ?%?")
_LEAST_ANSWERS, _LEAST_MEAN = 3, 4
"""Answers of a scale, and persons who gave each in the mean, at least: of one person it is 1 or 0."""
_SHOWN = 3


def summary_tables(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the rows are results, each of many persons.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    said = grid.said
    told = _statistics(said) or _sizes(said) or _answers(said, columns)
    if not told:
        return []
    words = N_(
        "Source",
        "Columns such as {names} seem to be results of many persons, so that no row is one. Use the file that they "
        "were made from.",
    )
    names = quoted(said[place] for place in told[:_SHOWN])
    return [Problem(words.format(names=names), columns=tuple(map(grid.letter, told)))]


def _statistics(said: Sequence[str]) -> list[int]:
    """Return the places of frequencies beside their shares, or of means beside deviations and how many they are of."""
    if any(hint(name) > Hint.NONE for name in said):
        return []
    named = [{*in_words(name)} for name in said]
    percents = [place for place, words in enumerate(named) if words & _PERCENTS and words & _OF_PERCENTS]
    counts, means, deviations, estimates, tests, errors = (
        [place for place, words in enumerate(named) if words & each and len(words) <= _SHOWN]
        for each in (_FREQUENCIES | _COUNTS, _MEANS, _DEVIATIONS, _ESTIMATES, _TESTS, _OF_ERRORS)
    )
    if percents and counts:
        return [*counts, *percents]
    if means and deviations and counts:
        return [*counts[:1], *means, *deviations]
    return [*estimates, *errors, *tests] if estimates and errors and tests else []


def _sizes(said: Sequence[str]) -> list[int]:
    """Return the places of the columns whose names say of how many persons they tell."""
    found = [place for place, name in enumerate(said) if "=" in name and _OF_SIZE.fullmatch(name)]
    return found if len(found) > 1 else []


def _answers(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the columns that count the answers to the question of each row."""
    if len(said) < _LEAST_ANSWERS or hint(said[0]) > Hint.NONE:
        return []
    asked = {cell_text(cell).strip() for cell in columns[0]}
    if len(asked) < len(columns[0]) or not any(map(str.isalpha, "".join(asked))):
        return []
    from core.data.ordered_words import ranks  # noqa: PLC0415  few tables are such, and scales are many

    places = [place for place, name in enumerate(said) if place and not {*in_words(name)} <= _ASIDE]
    names = [said[place] for place in places]
    words = [{*in_words(name)} for name in names]
    is_yes_or_no = any(all(any(word in each for each in words) for word in pair) for pair in _ANSWERS)
    is_scale = len(names) >= _LEAST_ANSWERS and not any(map(is_month, names)) and ranks(names) is not None
    if not (is_scale or (is_yes_or_no and len(names) <= _LEAST_ANSWERS)):
        return []
    cells = [cell_text(cell).strip() for place in places for cell in columns[place]]
    if not all(map(_WHOLE.fullmatch, cells)):
        return []
    mean = sum(float(cell.rstrip("% ").replace(",", ".")) for cell in cells) / len(cells)
    return places if mean >= _LEAST_MEAN else []
