"""Refuse rows of which a column is not what the plan says, so that it would count as “anything else” in silence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from core.domain.reading_choices import AsWritten
from core.domain.reading_question import ReadingQuestion
from core.sources.reading.asked import Spotted
from core.sources.reading.column_questions import AS_THEY_ARE, answer_with
from core.sources.reading.exchanged_names import exchanged_names
from core.sources.reading.later_codes import code_of_none
from core.sources.reading.lost_answers import lost_answers
from core.sources.reading.new_doubts import refuse_doubts
from core.sources.reading.placed_values import PlacedValues
from core.sources.source import NEVER_CALCULATED
from core.words import N_

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile
    from core.data.raw_cells import Marks
    from core.domain.attribute import Attribute

_KIND_SHARE = Fraction(1, 5)
"""Of the cells of a column of numbers or dates, those of another kind, at most; with more, a new plan takes no bins."""
_LOST = 20
"""One in so many cells, at least, has lost its zeros; fewer are slips of the pen."""


def refuse_other_kinds(
    path: str, attributes: Sequence[Attribute], profiles: Sequence[ColumnProfile], marks: Marks
) -> None:
    """Refuse the rows of a file in which a column is not what the plan says, and would count as “anything else”.

    Raises:
        UnpinnedLayoutError: if there is one; with the answer that a plan can hold.
    """
    many = N_("Source", "Many cells of “{column}” are not what the plan says of it, and would count as “{other}”.")
    never = N_(
        "Source",
        "Formulas of “{column}” have no value, as no program has calculated them, and would count as “{other}”. Open "
        "the file in Excel or LibreOffice, save it, and open it here again.",
    )
    found = {each.header: each for each in profiles}
    pairs = [(each, found[each.header]) for each in attributes if each.header in found]
    told = [never.format(column=own.header, other=own.other) for own, seen in pairs if _has_formulas(own, seen)]
    placed = [PlacedValues(own, seen, marks) for own, seen in pairs]
    told = told or exchanged_names(placed) or [*lost_answers(placed)]
    told = told or [text for each in placed if (text := code_of_none(each)) is not None]
    told = told or [
        many.format(column=each.own.header, other=each.own.other)
        for each in placed
        if each.own.other is not None and _is_another(each)
    ]
    answer = answer_with(AS_THEY_ARE, as_written=AsWritten.COUNT)
    refuse_doubts(path, [Spotted(ReadingQuestion("as_written", each, each, (answer,)), 0) for each in told[:1]])


def _has_formulas(attribute: Attribute, profile: ColumnProfile) -> bool:
    """Return whether cells have a formula without a value, which the plan does not take for missing."""
    is_open = attribute.other is not None and NEVER_CALCULATED not in attribute.missing_values
    return is_open and NEVER_CALCULATED in dict(profile.missing)


def _is_another(placed: PlacedValues) -> bool:
    """Return whether many values have no place in the list or the bins of an attribute.

    A plan just made passes: its numbers have the kind of the profile, and its list has the most common values.
    """
    attribute, profile = placed.own, placed.profile
    if attribute.edges:
        times = Counter[int]()
        for (_, n), code in zip(placed.shown, placed.codes, strict=True):
            times[code] += n
        return _has_other_kind(attribute, profile, times) or _is_beyond(attribute, profile, times)
    if not (attribute.categories and placed.shown) or attribute.contains:
        return False
    unlisted = {text: n for (text, n), code in zip(placed.shown, placed.codes, strict=True) if code < 0}
    return len(unlisted) == len(placed.shown) or _have_lost_zeros(unlisted, attribute.categories, profile)


def _has_other_kind(attribute: Attribute, profile: ColumnProfile, times: Counter[int]) -> bool:
    """Return whether many cells are no numbers, or no dates, and the column is of another kind by now."""
    from core.data.label_codes import Unmatched  # noqa: PLC0415  a preview does without

    n_other = times[Unmatched.NOT_A_NUMBER] + times[Unmatched.NOT_A_DATE]
    return profile.kind is not attribute.kind and n_other > _KIND_SHARE * times.total()


def _is_beyond(attribute: Attribute, profile: ColumnProfile, times: Counter[int]) -> bool:
    """Return whether most numbers or dates lie below the first bin or above the last, as in another unit."""
    from core.data.label_codes import Unmatched  # noqa: PLC0415  a preview does without

    if profile.n_distinct <= len(profile.values):
        return 2 * times[Unmatched.OUTSIDE_EDGES] > times.total()
    seen = profile.histogram
    if seen is None or profile.kind is not attribute.kind or profile.measured_in != attribute.measured_in:
        return False
    return 2 * seen.n_beyond(attribute.edges[0], attribute.edges[-1]) > sum(seen.counts)


def _have_lost_zeros(unlisted: Mapping[str, int], categories: Sequence[str], profile: ColumnProfile) -> bool:
    """Return whether several values are codes of the list without the zeros before them, as 1067 for 01067."""
    shorter = {code.lstrip("0") for code in categories if code.isdecimal() and code[0] == "0"} - {*categories}
    n_lost = sum(n for text, n in unlisted.items() if text in shorter)
    return n_lost * _LOST > sum(n for _, n in profile.values)
