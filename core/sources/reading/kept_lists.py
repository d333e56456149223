"""Adds to the profile of a column the list and the order of its values that the file keeps beside its rows."""

from __future__ import annotations

from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.sources.source import Source


def with_lists(profile: ColumnProfile, source: Source) -> ColumnProfile:
    """Return the profile of a column with what the file says of its values."""
    name = profile.header
    return replace(profile, listed=source.listed(name), order=source.ordered(name), declares_all=source.declares(name))
