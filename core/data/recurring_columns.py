"""Which column of a file tells that persons have several rows: all of its columns are looked at together."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_profile import ColumnProfile


def recurring_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that seems to identify persons, some of whom have several rows; None if there is none."""
    found: Sequence[ColumnProfile] = [profile for profile in profiles if profile.recurs]
    if found:
        from core.data.shared_values import without_shared  # noqa: PLC0415  names of columns, in many languages

        found = without_shared(found, profiles)
    return found[0].header if found else None
