"""Tell whether the words above some columns may be values, and no names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from core.data.raw_cells import Cell
from core.sources.reading.coded_names import coded_names
from core.sources.reading.header_doubts import alike_names, is_measure
from core.sources.reading.prose import sentence_names


def maybe_values(names: Sequence[Cell], below: Sequence[Sequence[Cell]], *, are_records: bool) -> list[int]:
    """Return the places of the names that may be values.

    Args:
        names: the cells of the header.
        below: the first rows below it.
        are_records: whether no row below is one of names.
    """
    if sentences := sentence_names(names, below):
        return sentences
    alike = alike_names(names, below)
    coded = coded_names(names, below)
    if coded and len({*alike, *coded}) > 1 and not _say_others(names, below, coded):
        return coded
    has_words_alone = are_records and not any(map(is_measure, chain.from_iterable(below)))
    if not alike and not has_words_alone:
        return []
    from core.sources.reading.plain_names import may_be_values, say_names  # noqa: PLC0415  few tables come so far

    unsaid = [] if say_names(names, below) else alike
    return unsaid or (may_be_values(names, below) if has_words_alone else [])


def _say_others(names: Sequence[Cell], below: Sequence[Sequence[Cell]], coded: Sequence[int]) -> bool:
    """Return whether a name says what its column holds, of all but those that may be codes."""
    from core.sources.reading.plain_names import say_names  # noqa: PLC0415  few tables come so far

    rest = [place for place in range(len(names)) if place not in coded]
    return say_names([names[place] for place in rest], [[row[place] for place in rest] for row in below])
