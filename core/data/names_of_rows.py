"""Whether whole numbers that all differ name the rows: those of an index with gaps, or a name that ends in "id"."""

from __future__ import annotations

from itertools import pairwise

from core.data.column_values import Values
from core.data.describing_names import in_words, words_of
from core.domain.attribute import Kind
from core.patterns import pattern_of

LEAST = 20
"""Rows from which numbers that go up from row to row are no chance, and those that all differ tell something."""
_UNNAMED = pattern_of(
    r"Column [A-Z]{1,3}|Unnamed: ?[0-9]+|__index_level_[0-9]+__|(?:\.\.\.|V)1|[Xx]|row[._]?names?|index|rn"
)
"""What programs call the index of a table, which has gaps once rows were left out: pandas, R and readxl."""
_NAMES = frozenset(("serial", "badge", "rowname", "rownames"))
"""What a number is called by that one row alone has: of R, in whatever order; and of police officers."""
_ENDS_IN_ID = pattern_of(r"[a-z]{2,}ids?")
_NO_IDS = words_of(
    """
    paid prepaid unpaid repaid laid bid bids aid aids acid acids lipid lipids steroid steroids solid solids fluid fluids
    liquid thyroid covid grid mid amid said kid kids rapid raid raids valid invalid void avoid android asteroid hybrid
    maid plasmid peptid peptide humid medicaid suicid
    """
)
"""Words that end so, and may be amounts."""


def says_index(header: str) -> bool:
    """Return whether the name is one that programs give to the index of a table."""
    return _UNNAMED.fullmatch(header.strip()) is not None


def name_rows(header: str, values: Values) -> bool:
    """Return whether the numbers of a column seem to name its rows."""
    n = values.n_distinct
    if values.kind is not Kind.NUMBER or not values.are_whole or not LEAST <= n == values.n_compared:
        return False
    return "".join(in_words(header)) in _NAMES or _says_id(header) or (says_index(header) and _go_up(values))


def _says_id(header: str) -> bool:
    last = (in_words(header) or [""])[-1]
    return last not in _NO_IDS and _ENDS_IN_ID.fullmatch(last) is not None


def _go_up(values: Values) -> bool:
    """Return whether each number is above the one before; the texts come in the order of the rows."""
    if not all(text.isascii() and text.isdigit() for text in values.times):
        return False
    return all(one < other for one, other in pairwise(map(int, values.times)))
