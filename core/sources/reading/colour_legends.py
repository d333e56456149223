"""Tells of a cell beside a table that says what a colour stands for, as “red = has left the club”: none is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count, repeat, takewhile
from typing import NamedTuple

from core.data.column_cells import columns_of, filled_of
from core.data.raw_cells import Cell
from core.errors import SourceError
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_MOST, _RARE = 12, 4
"""Cells of a column without a name, at most, and for how many rows one: else it is a column of answers."""
_LAST = 20
"""Rows at the end among which a legend may stand by itself."""
_LONGEST = 200
_COLOURS = (
    "red|yellow|green|blue|orange|gr[ae]y|pink|purple|violet|brown|rot|gelb|grün|blau|grau|lila|violett|rosa|braun"
    "|rouge|jaune|vert|bleu|gris|rose|rojo|amarillo|verde|azul|naranja|morado|rosso|giallo|blu|arancione|grigio|viola"
    "|vermelho|amarelo|laranja|cinza|roxo|rood|geel|groen|blauw|oranje|grijs|paars|roze|czerwon[ye]|żółt[ye]|zielon[ye]"
    "|niebiesk[ie]+|szar[ye]|červen[áéý]|žlut[áéý]|zelen[áéý]|modr[áéý]|šed[áéý]|röd[at]?|gul[at]?|grön[at]?|blå|grå"
    "|rød[et]?|grøn[nt]?|oransje|punainen|keltainen|vihreä|sininen|piros|sárga|zöld|kék|kırmızı|sarı|yeşil|mavi"
    "|красн\\w+|ж[её]лт\\w+|зел[её]н\\w+|син\\w+|сер\\w+|赤|黄|緑|青|红|绿|蓝|灰"
)
_OF_CELLS = (
    "rows?|lines?|cells?|text|font|colou?r|marked|highlight(?:ed)?|shaded|filled|background|names?|entries|fields?"
    "|light|dark|bright|in|are|is|with|the|of|zeilen?|zellen?|farbe|schrift|markiert[er]*|hinterlegt[er]*|felder|feld"
    "|namen?|einträge|hell|dunkel|sind|ist|lignes?|cellules?|couleur|en|fond|surligné\\w*|filas?|celdas?|color"
    "|marcad\\w+|righe?|celle|colore|linhas?|cor|rijen|cellen|kleur|wiersz[ey]?|rader|farge|färg|строки?|цвет\\w*"
)
_COLOUR = rf"(?:hell|dunkel|light|dark)?-?(?:{_COLOURS})(?:色|e[rsn]?)?"
_LEGEND = pattern_of(
    rf"[(\[*]*(?:legende?|legenda|leyenda|key|note|hinweis|colou?rs?|farben?)?[\s:=]*(?:(?:{_OF_CELLS})\s+){{0,4}}"
    rf"{_COLOUR}(?:\s+(?:{_OF_CELLS})){{0,4}}\s*(?:=|:|：|＝|→|->|[-–—]\s)\s*[^\W\d_].+"
    rf"|[^\W\d_][^=/?]+=\s*(?:(?:{_OF_CELLS})\s+){{0,4}}{_COLOUR}",
    re.IGNORECASE | re.DOTALL,
)
_MARKS = "=:：＝→>-–—"


class _Legend(NamedTuple):
    row: int
    column: int
    text: str


def colour_legends(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that a cell above, beside or below a table says what a colour stands for.

    Args:
        grid: the table.
        top: the first records.
    """
    words = N_(
        "Source",
        "Cell {cell} says what a colour stands for: “{text}”. Colours are not read. Write what it says into a column, "
        "or delete the rows if they do not count.",
    )
    found = next(_legends(grid, top), None)
    if found is None:
        return []
    letter = grid.letter(found.column)
    text = words.format(cell=f"{letter}{found.row}", text=" ".join(found.text.split()))
    return [Problem(text, found.row, (letter,))]


def _legends(grid: Grid, top: Chunk) -> Iterator[_Legend]:
    """Yield the legends, those beside the table first."""
    for place, column in enumerate(columns_of(top.rows)):
        name, n = grid.said[place], filled_of(column).total()
        if not name and 0 < n <= min(_MOST, len(column) // _RARE):
            yield from _in_cells(zip(top.numbers, repeat(place), column))
        if name and not n and _is_legend(name):
            yield _Legend(grid.header_row, place, name)
    below = [(number, row) for number, row in zip(top.numbers[-_LAST:], top.rows[-_LAST:], strict=True)]
    yield from _in_rows(((number, row) for number, row in below if sum(map(bool, row)) == 1), 0)
    if grid.header_row > 1:
        yield from _in_rows(_above(grid), -grid.first_column)


def _above(grid: Grid) -> Iterator[tuple[int, Sequence[Cell]]]:
    """Yield the rows above the names."""
    with suppress(SourceError):  # told where the records are read
        top = next(iter(grid.source.chunks()))
        yield from takewhile(lambda pair: pair[0] < grid.header_row, zip(top.numbers, top.rows, strict=True))


def _in_rows(rows: Iterable[tuple[int, Sequence[Cell]]], first: int) -> Iterator[_Legend]:
    for number, row in rows:
        yield from _in_cells(zip(repeat(number), count(first), row))


def _in_cells(cells: Iterable[tuple[int, int, Cell]]) -> Iterator[_Legend]:
    """Yield the legends among cells with their rows and columns."""
    return (_Legend(row, place, cell) for row, place, cell in cells if isinstance(cell, str) and _is_legend(cell))


def _is_legend(text: str) -> bool:
    has_mark = len(text) <= _LONGEST and any(mark in text for mark in _MARKS)
    return has_mark and _LEGEND.fullmatch(text.strip()) is not None
