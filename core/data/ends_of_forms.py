"""Sets the end of a form aside where a program wrote its beginning, too, though it may be told to the minute alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.data.set_aside import Aside, says_when_filled
from core.domain.attribute import Kind


def with_ends(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the profiles of a file, with all moments of filling in a form set aside if one of them is."""
    if not any(each.aside is Aside.FORM and says_when_filled(each.header) for each in profiles):
        return [*profiles]
    return [replace(each, aside=Aside.FORM) if _is_further(each) else each for each in profiles]


def _is_further(profile: ColumnProfile) -> bool:
    return profile.aside is Aside.NONE and profile.kind is Kind.DATE and says_when_filled(profile.header)
