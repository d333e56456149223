"""Which column of a file tells that persons have several rows: all of its columns are looked at together."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_profile import ColumnProfile
from core.data.identifier_names import Hint, hint
from core.domain.attribute import Kind


def recurring_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that tells that some persons have several rows; None if there is none.

    One that seems to identify persons comes before one that only counts the rows of each.
    """
    return next(iter(recurring_columns(profiles)), None)


def recurring_columns(profiles: Sequence[ColumnProfile]) -> tuple[str, ...]:
    """Return that column, and those that only together with it tell persons apart; () if there is none."""
    person = _person(profiles)
    if person is not None:
        return person.header, *person.told_with
    counting = _counting_column(profiles)
    return () if counting is None else (counting,)


def person_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that seems to identify persons, some of whom have several rows; None if there is none.

    Nor is there one where only several columns together tell persons apart: different persons share a day of birth.
    """
    person = _person(profiles)
    if person is None or person.told_with or person.kind is Kind.DATE:
        return None
    return person.header


def person_twice(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the column that numbers persons by its name, and has some of them twice; None if there is none.

    None does where another one numbers persons and has each once, nor does a number that a family shares.
    """
    own = [each for each in profiles if each.recurs and not each.told_with]
    own = [each for each in own if hint(each.header) is Hint.PERSON_NUMBER]
    if not own:
        return None
    from core.data.shared_values import number_persons, says_household, without_shared  # noqa: PLC0415  many languages

    told = () if number_persons(profiles) else without_shared(own, profiles)
    return next((each.header for each in told if not says_household(each.header)), None)


def _person(profiles: Sequence[ColumnProfile]) -> ColumnProfile | None:
    """Return the profile that tells persons with several rows, if possible by itself and by its name."""
    found: Sequence[ColumnProfile] = [profile for profile in profiles if profile.recurs]
    if found:
        from core.data.shared_values import without_shared  # noqa: PLC0415  names of columns, in many languages

        found = without_shared(found, profiles)
    own = [each for each in found if not each.told_with] or found
    return next((each for each in own if hint(each.header) >= Hint.PERSON), own[0] if own else None)


def _counting_column(profiles: Sequence[ColumnProfile]) -> str | None:
    """Return the first column that counts the rows of each person, where none numbers a person a row."""
    found = next((profile.header for profile in profiles if profile.counts_rows), None)
    if found is not None:
        from core.data.shared_values import number_persons  # noqa: PLC0415  names of columns, in many languages

        return None if number_persons(profiles) else found
    return None
