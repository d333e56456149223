"""A column of several answers is told by the columns beside it that hold each answer by itself, as ODK writes both."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile

from core.data.column_profile import ColumnProfile
from core.data.set_aside import Aside
from core.domain.attribute import Kind

_BEHIND = ("/", ".", ":", "_", " - ", " [")
"""What may stand between the name of a question and that of an answer."""
_LEAST = 2
"""Answers of a question with several."""
_MOST_VALUES = 3
"""Values of a column that says of each person whether an answer was given, at most."""


def with_answers_apart(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the profiles of a file, where a column is set aside whose answers stand in columns of their own."""
    headers = sorted(each.header for each in profiles if each.n_distinct <= _MOST_VALUES)
    return [
        replace(each, aside=Aside.APART) if each.aside is Aside.NONE and _stand_apart(each, headers) else each
        for each in profiles
    ]


def _stand_apart(profile: ColumnProfile, headers: Sequence[str]) -> bool:
    """Return whether other columns are named by the column and an answer, and cells hold such answers alone.

    Args:
        profile: of the column.
        headers: names of columns, sorted, so that those that begin alike stand together.
    """
    if profile.kind is not Kind.CATEGORIES:
        return False
    beginnings = tuple(profile.header + mark for mark in _BEHIND)
    behind = islice(headers, bisect_left(headers, profile.header), None)
    alike = takewhile(lambda header: header.startswith(profile.header), behind)
    names = {_answer(header, beginnings) for header in alike if header.startswith(beginnings)}
    if len(names) < _LEAST:
        return False
    one = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    # Nothing is tried twice: an answer within another would take for ever in a long cell.
    several = re.compile(rf"(?>{one})(?:[ ,;|]++(?>{one}))*+", re.IGNORECASE)
    texts = [text for text, _ in profile.values]
    return any(text.casefold() not in names for text in texts) and all(map(several.fullmatch, texts))


def _answer(header: str, beginnings: Sequence[str]) -> str:
    beginning = next(each for each in beginnings if header.startswith(each))
    return header.removeprefix(beginning).rstrip("]").casefold()
