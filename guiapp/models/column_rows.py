"""Rows of the attribute list, from the file's profiles and the plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.front_door import Attribute, ColumnProfile, Kind, Plan
from guiapp.models.attribute_model import ColumnRow

_EXAMPLES = 4
"""Example values of a column in its row: as many as fit the window's minimum width."""


def column_rows(
    headers: Iterable[str],
    plan: Plan,
    profiles: Iterable[ColumnProfile],
    count: Callable[[Attribute], int | None],
) -> tuple[ColumnRow, ...]:
    """Return the row of every column.

    Args:
        headers: of the columns, in the order of the list.
        plan: with attributes for some of them.
        profiles: of the file's columns; a column that only the plan has lacks one.
        count: returns the number of rows that match none of an attribute's labels; None while it is not known.
    """
    attributes = {attribute.row_name: attribute for attribute in plan.attributes}
    seen = {profile.header: profile for profile in profiles}
    return tuple(_row(header, attributes.get(header), seen.get(header), count) for header in headers)


def _row(
    header: str, attribute: Attribute | None, profile: ColumnProfile | None, count: Callable[[Attribute], int | None]
) -> ColumnRow:
    kind = attribute.kind if attribute else profile.kind if profile else Kind.CATEGORIES
    return ColumnRow(
        header=header,
        name=attribute.name if attribute else header,
        used=attribute is not None,
        kind=kind,
        n_labels=attribute.size if attribute else 0,
        examples=", ".join(text for text, _ in profile.values[:_EXAMPLES]) if profile else "",
        n_unmatched=count(attribute) if attribute else None,
        provenance=attribute.provenance if attribute else None,
        is_id_like=profile.is_id_like if profile else False,
    )
