"""A 9 beside answers from 1 to 5 is no answer where other columns of the file have 99 or 999 for none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.domain.attribute import Kind

_NINES = frozenset(("99", "999", "9999", "99999"))
"""What other columns have for no answer."""
_CODES = frozenset((7, 8, 9))
"""What is missing in a column of one digit: 9, and 7 and 8 beside it."""
_FIRST, _LEAST, _MOST = (0, 1), 2, 7
"""Where the answers of a scale begin, and how many there are."""


def with_codes_of_others(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the profiles of a file, with 9 among what is missing in columns of short scales, if others say so."""
    has_nines = any(text in _NINES for profile in profiles for text, _ in profile.missing)
    return [_with_nine(profile) if has_nines and _may_be_scale(profile) else profile for profile in profiles]


def _may_be_scale(profile: ColumnProfile) -> bool:
    return profile.kind is Kind.CATEGORIES and not profile.missing and not profile.is_id_like


def _with_nine(profile: ColumnProfile) -> ColumnProfile:
    times = dict(profile.values)
    if "9" not in times or not all(len(text) == 1 and text.isdecimal() for text in times):
        return profile
    numbers = sorted(map(int, times))
    # the numbers up to the first that is not there
    answers = [number for place, number in enumerate(numbers) if number == numbers[0] + place]
    codes = {*numbers} - {*answers}
    if numbers[0] not in _FIRST or not _LEAST <= len(answers) <= _MOST or not codes or not codes <= _CODES:
        return profile
    missing = tuple((text, n) for text, n in profile.values if int(text) in codes)
    return replace(profile, missing=missing, high=None if profile.high is None else float(answers[-1]))
