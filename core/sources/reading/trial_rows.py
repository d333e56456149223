"""Tells of rows that somebody entered to try a form: test test, asdf, test@example.org."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from core.data.column_cells import columns_of, different, is_plain
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_NOBODY = ("john doe", "jane doe", "joe bloggs", "fulano de tal", "ola nordmann", "jan modaal", "matti meikäläinen")
"""Names that stand for anybody, and in hardly a record."""
_SIGNS = (
    *("test", "asdf", "qwert", "muster", "dummy", "prueba", "essai", "prova", "prøve", "тест", "survey pre"),
    *_NOBODY,
)
"""One of them is in each such cell."""
_SURE = pattern_of(
    r"(?:test[ _-]?){2,}\d*|test[ _-]?(?:user|person|patient|patientin|participant|entry|record|eintrag|teilnehmer|"
    r"name|nachname|vorname|mann|frau|daten|case|fall)\d*|asdf\w*|qwert[yz]\w*|(?:max |erika )?muster(?:mann|frau)|"
    r"(?:[\w.]+\.)?test\d*@[\w.-]+|[\w.]+@test\.\w+|тест(?: ?тест)+",
    re.IGNORECASE,
)
_PREVIEW = "survey preview"
"""What Qualtrics calls the status of a trial, of which there may be many."""
_LIKELY = pattern_of(rf"tests?|testing|dummy|prueba|essai|prova|teste|prøve|тест|{'|'.join(_NOBODY)}", re.IGNORECASE)
"""Words that may also be an answer: two of them in a row are none, nor is one in the first few rows."""
_FIRST, _BOTH = 5, 2
_LEAST, _RARE = 12, 20
"""Rows, at least; and for how many rows one was a trial, at most: else these words are what people say."""


def trial_rows(top: Chunk) -> list[Problem]:
    """Return that some rows seem to be trials of a form.

    Args:
        top: the first records.
    """
    words = N_(
        "Source",
        "{n:,} rows seem to be trials, as they hold {example}: rows {rows}. Delete them in the file: each would count "
        "as a record.",
        "Row {row} seems to be a trial, as it holds {example}. Delete it in the file: it would count as a record.",
        1,
    )
    rows = top.rows
    columns = columns_of(rows) if len(rows) >= _LEAST else []
    cells = {place: few for place, column in enumerate(columns) if (few := _trials(column))}
    n_sure = Counter(at for place, few in cells.items() for at, cell in enumerate(columns[place]) if few.get(cell))
    n_likely = Counter(at for place, few in cells.items() for at, cell in enumerate(columns[place]) if cell in few)
    found = FoundRows()
    found.add([top.numbers[at] for at in sorted(n_likely) if n_sure[at] or n_likely[at] >= _BOTH or at < _FIRST])
    if not found.n:
        return []
    at = top.numbers.index(found.first)
    example = next(str(cell) for cell in rows[at] if any(cell in few for few in cells.values()))
    return [
        Problem(words.format(n=found.n, row=found.first, rows=found.listed, example=quoted([example])), found.first)
    ]


def _trials(column: Sequence[Cell]) -> dict[Cell, bool]:
    """Return the cells of a column that may be trials, and whether they surely are; nothing if such words recur."""
    if is_plain(column):
        return {}
    texts = {cell for cell in different(column) if isinstance(cell, str)}
    said = "\n".join(texts).lower()
    if not any(sign in said for sign in _SIGNS):
        return {}
    found: dict[Cell, bool] = {text: False for text in texts if _LIKELY.fullmatch(text.strip())}
    found |= {text: True for text in texts if _SURE.fullmatch(text.strip())}
    previews: dict[Cell, bool] = {text: True for text in texts if text.strip().lower() == _PREVIEW}
    if previews:
        return previews if len(texts) > 1 else {}
    return found if sum(cell in found for cell in column) * _RARE <= len(column) else {}
