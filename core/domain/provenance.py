"""Where a list comes from after it was changed: what was read from the rows stays so, whatever it went through."""

from __future__ import annotations

from dataclasses import replace

from core.domain.attribute import Attribute, Kind, Provenance


def with_origin(before: Attribute, after: Attribute, origin: Provenance, read: Attribute | None = None) -> Attribute:
    """Return `after` with where its list comes from, so that nothing read from the rows passes for the owner's own.

    A list stays from the data as long as at least half of its categories were read there, under this or another
    name: merged, renamed, reordered, shortened, and with a few added. A list of the owner's becomes one from the data
    when a change leaves nothing in it but what was read.

    Args:
        before: the attribute as it was.
        after: the same with another list, of kind CATEGORIES.
        origin: where the owner's own list comes from, if this is one.
        read: what is proposed from the data; None while they have not been read.
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
    """Return the attribute with the owner's word on where its list comes from, kept where it was read from the data."""
    is_read = attribute.stated or attribute.provenance is Provenance.DATA
    return replace(attribute, provenance=provenance, stated=is_read and provenance is not Provenance.DATA)


def _has_same_list(one: Attribute, other: Attribute) -> bool:
    return one.kind is other.kind and (one.categories, one.merges) == (other.categories, other.merges)


def _share(attribute: Attribute, seen: frozenset[str]) -> float:
    """Return the share of categories that were seen themselves or in another spelling, in [0, 1]."""
    if attribute.kind is not Kind.CATEGORIES or not attribute.categories:
        return 0.0
    known = {*seen.intersection(attribute.categories), *(label for raw, label in attribute.merges if raw in seen)}
    return len(known) / len(attribute.categories)


def _spellings(attribute: Attribute) -> frozenset[str]:
    return frozenset((*attribute.categories, *(raw for raw, _ in attribute.merges)))
