"""The provenance of a list of categories after a change: a list read from the rows stays one, however it is edited."""

from __future__ import annotations

from dataclasses import replace

from core.domain.attribute import Attribute, Kind, Provenance


def with_origin(before: Attribute, after: Attribute, origin: Provenance, read: Attribute | None = None) -> Attribute:
    """Return `after` with its provenance: a list read from the rows must not pass for the owner's own.

    A list from the data keeps that provenance while at least half of its categories were read there, under any name:
    merged, renamed, reordered, shortened, or with a few added. An owner's list becomes one from the data when a change
    leaves only categories that were read there.

    Args:
        before: the attribute before the change.
        after: the attribute with its new list, of kind CATEGORIES.
        origin: the provenance of the owner's own list, if this is one.
        read: the attribute proposed from the data; None while the rows have not been read.
    """
    if _has_same_list(before, after):
        return replace(after, provenance=before.provenance, stated=before.stated)
    seen = _spellings(read) if read is not None else frozenset()
    if before.provenance is Provenance.DATA or before.stated:
        if _share(after, seen | _spellings(before)) >= 1 / 2:
            return replace(after, provenance=before.provenance, stated=before.stated)
    elif _share(before, seen) < 1 <= _share(after, seen):
        return replace(after, provenance=Provenance.DATA, stated=False)
    return replace(after, provenance=origin, stated=False)


def stated(attribute: Attribute, provenance: Provenance) -> Attribute:
    """Return the attribute with the provenance that the owner states; `stated` if it was read from the data."""
    is_read = attribute.stated or attribute.provenance is Provenance.DATA
    return replace(attribute, provenance=provenance, stated=is_read and provenance is not Provenance.DATA)


def _has_same_list(one: Attribute, other: Attribute) -> bool:
    return one.kind is other.kind and (one.categories, one.merges) == (other.categories, other.merges)


def _share(attribute: Attribute, seen: frozenset[str]) -> float:
    """Return the share of categories of which a spelling was seen, in [0, 1]."""
    if attribute.kind is not Kind.CATEGORIES or not attribute.categories:
        return 0.0
    known = {*seen.intersection(attribute.categories), *(label for raw, label in attribute.merges if raw in seen)}
    return len(known) / len(attribute.categories)


def _spellings(attribute: Attribute) -> frozenset[str]:
    return frozenset((*attribute.categories, *(raw for raw, _ in attribute.merges)))
