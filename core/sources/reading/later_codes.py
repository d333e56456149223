"""Tells a number such as 999, or a day such as 1900-01-01, that only in a later file seems to mean “no answer”."""

from __future__ import annotations

from core.data.missing_values import CANDIDATES, NEVER
from core.data.raw_cells import number_with_either_mark
from core.data.written_dates import dates_in
from core.sources.reading.placed_values import PlacedValues
from core.words import N_, Message

_AGAIN, _HEAP, _USUAL = 2, 5, 3
"""Rows with a code that has no place, at least, as in a new plan; with one within the bins, and how many times as many
as the other numbers have on average: somebody may be 99 years old."""


def code_of_none(column: PlacedValues) -> Message | None:
    """Return that a number or a day would count as a value or as “anything else”, but seems to mean no answer."""
    gone = [(text, times) for text, times in column.profile.missing if _is_code(text)]
    if not gone or column.own.contains or not (column.own.edges or column.own.categories):
        return None
    found = next((text for text, times in gone if _is_unknown(column, text, times)), None)
    words = N_(
        "Source",
        "{code} in “{column}” seems to mean that there is no answer. The plan does not name it, so it would be "
        "counted as an answer. If it means that, add it to missing_values of the column.",
    )
    return None if found is None else words.format(code=found, column=column.own.header)


def _is_code(text: str) -> bool:
    return number_with_either_mark(text) in CANDIDATES or not NEVER.isdisjoint(filter(None, dates_in(text)))


def _is_unknown(column: PlacedValues, text: str, times: int) -> bool:
    """Return whether the plan has no list for a code, or has it in a bin in which it is a heap."""
    own = column.own
    (code,) = column.codes_of([(text, times)])
    if code < 0:
        return times >= _AGAIN and own.other is not None
    usual = column.n_shown / max(len(column.shown), 1)
    return code < len(own.edges) - 1 and times >= max(_HEAP, _USUAL * usual)
