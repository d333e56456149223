"""Tells what stands behind many numbers of a column whose others stand bare: 7 and 7d, 45 and 50er, 8500 and 8.4万."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence

from core.data.currencies import without_currency
from core.data.measures import unit_named
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of

_LOOKED_AT = 60
"""Cells that are looked at first, evenly apart: both kinds are among them where both are frequent."""
_FEWEST_BARE, _OTHERS = 5, 20
"""One cell in so many is bare, at least, where the others have a unit, and so are read; and one is another, at most."""
_FEWEST = 20
"""One cell in so many has the suffix, at least, and one is bare where no unit is known."""
_CATEGORIES, _LEAST, _LEAST_BARE = 12, 3, 5
"""Different texts that may be names, at most; different numbers with the suffix, and bare ones, at least."""
_LEAST_EACH, _LEAST_CELLS = 10, 20
"""Different numbers of either kind, and cells, at least, where the suffix is a letter, as of houses and classes."""
_DIGITS_OF_CODES = 3
"""Digits from which whole numbers of one length may be codes, such as 101 and 101L."""
_WORD = 3
"""Letters that the spellings of a word begin with: Pers. and Personen are one."""
_OF_HOUSES = frozenset(("bis", "ter", *"bcefABCEF"))
"""Words and letters that are no units; a may be one of years."""
_SCALES = frozenset("千万億만")
"""They multiply what is before them, so that no bare number beside them is one of theirs."""
_THOUSANDS = frozenset("kK")
"""They are told elsewhere."""
_NUMBER = r"[0-9]+(?:[.,'’ \u00a0\u202f][0-9]+)*"
_BARE = pattern_of(_NUMBER)
_SUFFIXED = pattern_of(
    rf"(?P<number>{_NUMBER})[ \u00a0\u202f]?"
    r"(?:(?P<suffix>/[0-9]{1,3}|/?[^\W\d_][^\d\n]{0,14})|(?P<between>[^\W\d_]{2,4}|°)[0-9]{1,2}(?:[^\W\d_]|['’′\"″]){0,3})"
)
"""A suffix is a word, a part such as /4 or /J, or stands between two numbers, as in 46ha30 and 51°27'N."""
_BOTH = (
    pattern_of(r"^[0-9][0-9.,'’ \u00a0\u202f]*[円元원]?$", re.MULTILINE),
    pattern_of(r"^[0-9].*(?:[^\W\d_]|[/°])", re.MULTILINE),
)


def suffix_beside_bare(column: Sequence[Cell]) -> str:
    """Return the one suffix of many numbers of a column, as it is written, whose other cells are numbers; else ""."""
    some = "\n".join(map(cell_text, column[:: len(column) // _LOOKED_AT + 1]))
    if not all(look.search(some) for look in _BOTH):
        return ""
    times = Counter(text for cell in column if (text := cell_text(cell).strip()))
    bare = {text for text in times if _BARE.fullmatch(text) or _BARE.fullmatch(without_currency(text))}
    found = {text: match for text in times if text not in bare and (match := _SUFFIXED.fullmatch(text))}
    suffixes = Counter(match["suffix"] or match["between"] for match in found.values())
    if len({suffix.casefold()[:_WORD] for suffix in suffixes}) != 1:
        return ""
    suffix = suffixes.most_common(1)[0][0]
    numbers = {match["number"] if match["suffix"] else text for text, match in found.items()}
    n_each = [sum(times[text] for text in each) for each in (bare, found)]
    if suffix in _OF_HOUSES | _THOUSANDS or not _are_many(n_each, times.total(), suffix):
        return ""
    if min(len(numbers) - _LEAST, len(bare) - _LEAST_BARE) < 0:
        return ""
    if len(suffix) == 1 and suffix.isascii():
        return suffix if _are_sizes(bare, numbers, n_each) else ""
    are_apart = len(bare) + len(found) > _CATEGORIES and (bool(unit_named(suffix)) or _are_measured(bare))
    return suffix if numbers <= bare or are_apart else ""


def _are_many(n_each: Sequence[int], n_filled: int, suffix: str) -> bool:
    """Return whether there are enough cells of both kinds, and hardly any others."""
    n_bare, n_suffixed = n_each
    is_read = unit_named(suffix) and suffix[0] not in _SCALES
    least = n_filled / (_FEWEST_BARE if is_read else _FEWEST)
    is_enough = n_bare >= least and n_suffixed * _FEWEST >= n_filled
    return is_enough and (n_filled - n_bare - n_suffixed) * _OTHERS <= n_filled


def _are_sizes(bare: Collection[str], numbers: Collection[str], n_each: Sequence[int]) -> bool:
    """Return whether numbers with a letter, and those without, are sizes that recur, and not those of houses."""
    if min(len(bare), len(numbers)) < _LEAST_EACH or min(n_each) < _LEAST_CELLS or not _are_measured(bare):
        return False
    return _have_marks(bare) or 2 * len(bare) <= n_each[0]


def _have_marks(bare: Collection[str]) -> bool:
    return not all(map(str.isdecimal, bare))


def _are_measured(bare: Collection[str]) -> bool:
    """Return whether numbers have marks, or are short, or of several lengths, and no zeros before: codes do not."""
    lengths = {*map(len, bare)}
    has_zeros = any(text[0] == "0" and text != "0" for text in bare)
    return _have_marks(bare) or (not has_zeros and (len(lengths) > 1 or max(lengths) < _DIGITS_OF_CODES))
