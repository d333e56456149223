"""Tells of columns where numbers stand bare beside others with a unit, or beside times: 72 and 150 lb, 90 and 1:30."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from core.data.column_cells import different
from core.data.durations import duration_of
from core.data.measures import unit_behind
from core.data.missing_values import HIGH
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.patterns import pattern_of

TIMES = ":"
"""In place of a unit, that of numbers such as 1:30."""
_FIRST = 20
"""Filled cells that are looked at first: each of two kinds is among them where both are frequent."""
FEWEST_EACH = 5
"""One cell in so many is bare, and one has the unit, at least: else the column is read as most of its cells are."""
_CATEGORIES = 12
"""Different texts that may be names, at most."""
_FEWEST_TIMES, _LEAST = 20, 2
"""One cell in so many is bare, and one a time, at least; and so many of each, and different bare numbers."""
_THOUSANDS, _THOUSAND = "k", 1000
_NAMED, _BEFORE_UNIT = frozenset((_THOUSANDS, "ft")), "+-−0123456789.,'’ \u00a0\u2009\u202f"
"""Units that are told by their names, and what is before the others."""
_BARE = pattern_of(r"[0-9]+(?:[.,][0-9]+)*")
_TIME = pattern_of(r"[0-9]{1,3}:[0-5][0-9](?::[0-5][0-9])?")
_MAY_BE_TIME = pattern_of(r"\d\s?[:hHSso]")
FEET = pattern_of(r"[0-9] ?(?:ft|feet|foot|['\u2019′]) ?[0-9]{1,2}(?: ?(?:ins?|inch|inches|[\"\u201d″]|''))?\.?")
"""Heights in feet and inches, such as 5'11"."""
_MAY_BE_FEET = pattern_of(r"\d ?(?:f[to]|['\u2019′])")
_MARKED, _FEWEST_FEET = 50, 2
"""One cell in so many is in feet, and one bare, at least; and so many of each: some people do not read the question."""
_LETTER = pattern_of(r"[0-9]+[^\W\d_]")


def unit_beside_bare(column: Sequence[Cell]) -> str:
    """Return the unit, or `TIMES`, of many numbers of a column whose other cells are numbers without one; else "".

    The unit is as it is written most often.
    """
    texts = (text for cell in column if (text := cell_text(cell).strip()))
    first = [*islice(texts, _FIRST)]
    units = {*map(_unit, first)}
    if "" not in units or None in units or len(units) != len(("", "unit")):
        return ""
    filled = [*first, *texts]
    counts = Counter(map(_unit, filled))
    unit = str(*units - {""})
    if {*counts} != {"", unit} or min(counts.values()) * FEWEST_EACH < len(filled) or len({*filled}) <= _CATEGORIES:
        return ""
    bare = [text for text in filled if _BARE.fullmatch(text)]
    if unit == _THOUSANDS and not all(map(_is_large, bare)):
        return ""
    spellings = Counter(text.lstrip(_BEFORE_UNIT) for text in filled if unit_behind(text) == unit)
    return unit if unit in _NAMED or not spellings else spellings.most_common(1)[0][0]


def feet_beside_bare(column: Sequence[Cell]) -> str:
    """Return "ft" if some cells of a column are feet and inches, and nearly all others are bare numbers; else ""."""
    if not any(isinstance(cell, str) and _MAY_BE_FEET.search(cell) for cell in different(column)):
        return ""
    filled = [text for cell in column if (text := cell_text(cell).strip())]
    n_feet, n_bare = (sum(form.fullmatch(text) is not None for text in filled) for form in (FEET, _BARE))
    n_others = len(filled) - n_feet - n_bare
    least = max(_FEWEST_FEET, len(filled) / _MARKED)
    return "ft" if min(n_feet, n_bare) >= least and n_others * _FEWEST_TIMES <= len(filled) else ""


def has_times(column: Sequence[Cell]) -> bool:
    """Return whether some cells are times and nearly all others are numbers: few, or of few values, are told, too."""
    if not any(isinstance(cell, str) and _MAY_BE_TIME.search(cell) for cell in different(column)):
        return False
    counts = Counter(text for cell in column if (text := cell_text(cell)))
    numbers = {text for text in counts if _BARE.fullmatch(text)}
    bare = {text for text in numbers if number_with_either_mark(text) not in HIGH | {0}}
    n_bare, n_filled = sum(counts[text] for text in bare), counts.total()
    n_times = sum(n for text, n in counts.items() if duration_of(text) is not None)
    least = max(_LEAST, n_filled / _FEWEST_TIMES)
    n_others = n_filled - n_times - sum(counts[text] for text in numbers)
    return min(n_bare, n_times) >= least and len(bare) >= _LEAST and n_others * _FEWEST_TIMES <= n_filled


def _unit(text: str) -> str | None:
    """Return what is behind the number of a text, "" if nothing is; None if the text is another one.

    A lone letter right behind a digit may belong to a code, such as 5d, but for k.
    """
    if _BARE.fullmatch(text):
        return ""
    if _TIME.fullmatch(text):
        return TIMES
    if FEET.fullmatch(text):
        return "ft"
    unit = unit_behind(text) or (_THOUSANDS if text[-1] == "K" else "")
    return None if not unit or (unit != _THOUSANDS and _LETTER.fullmatch(text)) else unit


def _is_large(text: str) -> bool:
    """Return whether a number may be one of those that are told in thousands elsewhere."""
    return int("".join(filter(str.isdecimal, text))) >= _THOUSAND
