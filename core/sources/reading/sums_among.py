"""Tells columns of categories with a word for all of them, as of age groups beside “TOTAL”: its rows may be sums."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import different
from core.data.person_numbers import says_each_person
from core.data.raw_cells import Cell, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_ALL = frozenset(
    (
        *("total", "totals", "grand total", "all ages", "all persons", "both sexes", "all groups", "overall", "ttl"),
        *("gesamt", "insgesamt", "zusammen", "alle altersgruppen", "beide geschlechter", "ensemble", "tous âges"),
        *("les deux sexes", "ambos sexos", "todas las edades", "totale", "totaal", "totalt", "razem", "ogółem"),
        *(
            "celkem",
            "összesen",
            "toplam",
            "yhteensä",
            "i alt",
            "итого",
            "всего",
            "σύνολο",
            "合計",
            "総数",
            "合计",
            "합계",
        ),
    )
)
_OF_WHICH = ("of which ", "davon ", "dont ", "de los cuales ", "di cui ", "waarvan ", "herav ", "därav ", "w tym ")
"""How a part of the row above begins."""
_NOT_FRENCH = ("dont know", "dont care", "dont use", "dont have", "dont want", "dont like", "dont think", "dont rem")
"""Answers without an apostrophe, which begin like the French word for “of which”."""
_PARTS = frozenset(("partial", "subtotal", "near-total", "near total", "partiell", "teilweise", "partiel", "parcial"))
"""Answers beside which “total” is one."""
_LEAST, _FEWEST_OTHERS, _MOST_VALUES = 2, 2, 200
"""Rows with such a word, and other values, at least; and different values, at most."""


def sums_among(grid: Grid, texts: Sequence[Sequence[Cell]], columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that rows may be sums of others, which recur as each category does.

    Args:
        grid: the table.
        texts: the first cells of each column that has texts, and blanks for others.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has “{word}” among its values. If these rows are sums or parts of others, take them out of "
        "the file. Else the same people count again.",
    )
    found = [(place, word) for place, column in enumerate(texts) if place and (word := _word_in(column))]
    if not found or _is_each_a_person(grid.said, columns):
        return []  # rows that begin with such a word are told elsewhere
    return [
        Problem(words.format(column=grid.place(place), word=word), columns=(grid.letter(place),))
        for place, word in found
    ]


def _is_each_a_person(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether each row has a personal number of its own, which no sum has."""
    numbers = (column for name, column in zip(said, columns, strict=True) if says_each_person(name))
    return any(len(different(column)) == len(column) and not any(map(is_blank, column)) for column in numbers)


def _word_in(column: Sequence[Cell]) -> str:
    """Return the word for all categories, or the beginning of a part; "" if there is none."""
    values = different(column)
    if not _FEWEST_OTHERS < len(values) <= _MOST_VALUES:
        return ""
    plain = {cell: " ".join(cell.split()).casefold() for cell in values if isinstance(cell, str)}
    odd = [text for text, word in plain.items() if word in _ALL or _is_part(word)]
    if not odd or not _PARTS.isdisjoint(plain.values()):
        return ""
    return next((text for text in sorted(odd) if column.count(text) >= _LEAST), "")


def _is_part(word: str) -> bool:
    return word.startswith(_OF_WHICH) and not word.startswith(_NOT_FRENCH)
