"""A 9 beside answers from 1 to 5 is no answer where 99 is one in the file, or others have a 9; so are -1 and -2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.data.counting_names import says_count
from core.data.negative_codes import NEAR, may_be_below_nothing
from core.domain.attribute import Kind

_NINES = frozenset(("99", "999", "9999", "99999"))
"""What other columns have for no answer."""
_WIDER = frozenset(("999", "9999", "99999"))
"""Codes of as many digits, beside which a 9 in one column is an answer: codes of a column are equally wide."""
_CODES = frozenset((7, 8, 9))
"""What is missing in a column of one digit: 9, and 7 and 8 beside it."""
_NEAR = frozenset(map(str, NEAR))
_ALIKE = 2
"""Columns with a scale and a 9 apart from it, at least, before these are codes without a 99 anywhere."""
_COLUMNS = 2
"""Other columns with a negative code, at least, before it is one in a column that does not tell."""
_FIRST, _LEAST, _MOST = (0, 1), 2, 7
"""Where the answers of a scale begin, and how many there are."""


def with_codes_of_others(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the profiles of a file, with more among what is missing in columns of short scales, if others say so."""
    columns = Counter(text for profile in profiles for text, _ in profile.missing if text in _NEAR)
    codes = {text for text, n in columns.items() if n >= _COLUMNS}
    profiles = [
        _with_negatives(each, codes) if codes and not each.missing and _may_be_scale(each) else each
        for each in profiles
    ]
    told = [_with_nine(profile) if _may_be_scale(profile) else profile for profile in profiles]
    has_nines = any(text in _NINES for profile in profiles for text, _ in profile.missing)
    n_alike = sum(new is not old and _is_question(new) for new, old in zip(told, profiles, strict=True))
    return told if has_nines or n_alike >= _ALIKE else profiles


def _is_question(profile: ColumnProfile) -> bool:
    """Return whether a column of a scale from 1 on, of which 9 is not asked of one person alone, counts nothing."""
    return profile.low == _FIRST[1] and dict(profile.missing)["9"] > 1 and not says_count(profile.header)


def _may_be_scale(profile: ColumnProfile) -> bool:
    is_open = all(text in _NINES for text, _ in profile.missing)
    return profile.kind is Kind.CATEGORIES and is_open and not profile.is_id_like


def _with_nine(profile: ColumnProfile) -> ColumnProfile:
    nines = dict(profile.missing)
    times = {text: n for text, n in profile.values if text not in nines}
    is_answer = "9" not in times or not _WIDER.isdisjoint(nines)
    if is_answer or not all(len(text) == 1 and text.isdecimal() for text in times):
        return profile
    numbers = sorted(map(int, times))
    # the numbers up to the first that is not there
    answers = [number for place, number in enumerate(numbers) if number == numbers[0] + place]
    codes = {*numbers} - {*answers}
    if numbers[0] not in _FIRST or not _LEAST <= len(answers) <= _MOST or not codes or not codes <= _CODES:
        return profile
    missing = tuple((text, n) for text, n in times.items() if int(text) in codes)
    return replace(
        profile, missing=(*missing, *profile.missing), high=None if profile.high is None else float(answers[-1])
    )


def _with_negatives(profile: ColumnProfile, codes: AbstractSet[str]) -> ColumnProfile:
    """Return a profile without negative numbers, if all that it has are such codes and its scale begins at 0."""
    times = dict(profile.values)
    below, rest = {text for text in times if text in _NEAR}, [text for text in times if text not in _NEAR]
    if not below or not below <= codes or len(rest) < _LEAST or not all(map(str.isdecimal, rest)):
        return profile
    high = max(map(int, rest))
    if may_be_below_nothing(profile.header) or high == -min(map(int, below)):
        return profile
    missing = tuple((text, n) for text, n in profile.values if text in below)
    return replace(profile, missing=missing, low=None if profile.low is None else float(min(map(int, rest))))
