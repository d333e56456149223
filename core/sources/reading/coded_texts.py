"""Tells columns that have an answer twice, as a code alone and with its text: 5, and “5 – very good”."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from core.data.column_cells import different
from core.data.raw_cells import Cell, cell_text
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _MOST = 60, 24
"""Cells that are looked at first, and different values, at most: most columns have more."""
_LEAST, _TIMES = 2, 2
"""Rows of each way, at least; and how often a code is there with its text, in the mean: remarks do not come again."""
_CODE_AND_TEXT = pattern_of(
    r"(?P<code>-?\d{1,3}|[^\W\d_]{1,2})(?:\s*[(\[](?P<within>[^\W\d_][^()\[\]]*)[)\]]"
    r"|(?:\s+[-–—=:]\s*|\s*[–—=:/]\s*|[.),]\s+)(?P<behind>[^\W\d_].*))",
    re.DOTALL,
)
_TEXT_AND_CODE = pattern_of(r"(?P<within>[^\W\d_][^()\[\]]*?)\s*[(\[](?P<code>-?\d{1,3})[)\]]", re.DOTALL)
_MARKS = frozenset("()[]-–—=:.,/")


def coded_texts(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with codes alone beside codes with their texts.

    Args:
        grid: the table.
        columns: the first cells of each column that has texts, and blanks for others.
    """
    words = N_(
        "Source",
        "Column {column} has “{one}” beside “{other}”, which seem to be one answer. Each is a category of its own. "
        "Write one of them throughout the file.",
    )
    found = []
    for place, column in enumerate(columns):
        if both := _both(column):
            text = words.format(column=grid.place(place), one=both[0], other=both[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _both(column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return a code or a text that stands alone, and with the other one, where there are enough of both."""
    values = different(column) if len({*column[:_FIRST]}) <= _MOST else set()
    texts = "".join(cell for cell in values if isinstance(cell, str))
    if not 1 < len(values) <= _MOST or _MARKS.isdisjoint(texts):
        return None
    times = Counter(map(cell_text, column))
    parts = {text: both for text in times if (both := _parts(text))}
    pairs = [(bare, text) for text, both in parts.items() for bare in both if bare in times]
    codes: dict[str, set[str]] = {}
    for code, text in parts.values():
        codes.setdefault(code, set()).add(text.casefold())
    if any(len(each) > 1 for each in codes.values()):
        return None  # remarks behind a number
    told = {text for _, text in pairs}
    n_bare, n_texts = (sum(times[each] for each in ways) for ways in ({bare for bare, _ in pairs}, told))
    is_coded = len(told) >= _LEAST or any(bare in codes for bare, _ in pairs)  # else it is A beside A (2)
    is_such = is_coded and n_bare >= _LEAST and n_texts >= max(_LEAST, _TIMES * len(told))
    return max(pairs, key=lambda pair: times[pair[1]]) if is_such else None


def _parts(text: str) -> tuple[str, str] | None:
    """Return the code and the text of an answer that has both; letters are codes of words that begin so."""
    found = _CODE_AND_TEXT.fullmatch(text)
    if found is None:
        found = _TEXT_AND_CODE.fullmatch(text)
        return (found["code"], found["within"]) if found else None
    code, said = found["code"], (found["within"] or found["behind"]).strip()
    if any(dates_in(f"{text} 2000")):
        return None  # 3. Feb
    is_code = not code.isalpha() or (len(said) > len(code) and said.casefold().startswith(code.casefold()))
    return (code, said) if is_code else None
