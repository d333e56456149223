"""Tell whether the words above some columns may be values, and no names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from core.data.raw_cells import Cell
from core.sources.reading.header_doubts import alike_names, is_measure


def maybe_values(names: Sequence[Cell], below: Sequence[Sequence[Cell]], *, are_records: bool) -> list[int]:
    """Return the places of the names that may be values.

    Args:
        names: the cells of the header.
        below: the first rows below it.
        are_records: whether no row below is one of names.
    """
    alike = alike_names(names, below)
    has_words_alone = are_records and not any(map(is_measure, chain.from_iterable(below)))
    if not alike and not has_words_alone:
        return []
    from core.sources.reading.plain_names import may_be_values, say_names  # noqa: PLC0415  few tables come so far

    unsaid = [] if say_names(names, below) else alike
    return unsaid or (may_be_values(names, below) if has_words_alone else [])
