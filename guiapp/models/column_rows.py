"""What the list of columns shows of each: what the file has, and what the plan made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core import Attribute, ColumnProfile, Kind, Plan
from guiapp.models.attribute_model import ColumnRow

_EXAMPLES = 4
"""Values of a column in its row: as many as fit beside its name."""


def column_rows(
    headers: Iterable[str],
    plan: Plan,
    profiles: Iterable[ColumnProfile],
    count: Callable[[Attribute], int | None],
) -> tuple[ColumnRow, ...]:
    """Return the row of every column.

    Args:
        headers: of the columns, in the order in which they are listed.
        plan: with the attributes made of some of them.
        profiles: what the columns of the file look like; a column that it does not have has none.
        count: returns how many rows fit none of an attribute's labels; None while that is not known.
    """
    attributes = {attribute.header: attribute for attribute in plan.attributes}
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
        misfits=count(attribute) if attribute else None,
        provenance=attribute.provenance if attribute else None,
        is_id_like=profile.is_id_like if profile else False,
    )
