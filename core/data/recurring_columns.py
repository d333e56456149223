"""Which column of a file tells that persons have several rows: all of its columns are looked at together."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_profile import ColumnProfile


def recurring_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that tells that some persons have several rows; None if there is none.

    One that seems to identify persons comes before one that only counts the rows of each.
    """
    return person_column(profiles) or _counting_column(profiles)


def person_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that seems to identify persons, some of whom have several rows; None if there is none."""
    found: Sequence[ColumnProfile] = [profile for profile in profiles if profile.recurs]
    if found:
        from core.data.shared_values import without_shared  # noqa: PLC0415  names of columns, in many languages

        found = without_shared(found, profiles)
    return found[0].header if found else None


def _counting_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that counts the rows of each person, where none numbers a person a row."""
    found = next((profile.header for profile in profiles if profile.counts_rows), None)
    if found is not None:
        from core.data.shared_values import number_persons  # noqa: PLC0415  names of columns, in many languages

        return None if number_persons(profiles) else found
    return None
