"""The provenance of a list of categories after a change: a list read from the rows stays one, however it is edited."""

from __future__ import annotations

from dataclasses import replace

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.edges import Edges


def with_origin(before: Attribute, after: Attribute, origin: Provenance, read: Attribute | None = None) -> Attribute:
    """Return `after` with its provenance: a list read from the rows must not pass for the owner's own.

    A list from the data keeps that provenance while at least half of its categories were read there, under any name:
    merged, renamed, reordered, shortened, or with a few added. An owner's list becomes one from the data when a change
    leaves only categories that were read there.

    A list that was found privately stays so while at least half of its categories were found, and nothing was added
    that was read from the data.

    Args:
        before: the attribute before the change.
        after: the attribute with its new list, of kind CATEGORIES.
        origin: the provenance of the owner's own list, if this is one.
        read: the attribute proposed from the data; None while the rows have not been read.
    """
    if _has_same_list(before, after):
        return _as(before, after)
    seen = _spellings(read) if read is not None else frozenset()
    if before.provenance is Provenance.PRIVATE:
        found = _spellings(before)
        if (_spellings(after) - found) & seen:
            return _from(Provenance.DATA, after)
        if _share(after, found) >= 1 / 2:
            return _as(before, after)
    elif before.provenance is Provenance.DATA or before.stated:
        if _share(after, seen | _spellings(before)) >= 1 / 2:
            return _as(before, after)
    elif _share(before, seen) < 1 <= _share(after, seen):
        return _from(Provenance.DATA, after)
    return _from(origin, after)


def with_edges(before: Attribute, edges: Edges) -> Attribute:
    """Return an attribute of bins with other edges: of bins found privately, all but some of theirs stay found."""
    after = replace(before, edges=edges)
    is_found = before.provenance is Provenance.PRIVATE and not set(edges) <= set(before.edges)
    return _from(Provenance.DECLARED, after) if is_found else after


def stated(attribute: Attribute, provenance: Provenance) -> Attribute:
    """Return the attribute with the provenance that the owner states; `stated` if it came from the data, even found."""
    is_read = attribute.stated or attribute.provenance in (Provenance.DATA, Provenance.PRIVATE)
    return replace(_from(provenance, attribute), stated=is_read and provenance is not Provenance.DATA)


def _as(before: Attribute, after: Attribute) -> Attribute:
    return replace(after, provenance=before.provenance, stated=before.stated, charge=before.charge)


def _from(provenance: Provenance, after: Attribute) -> Attribute:
    charge = after.charge if provenance is Provenance.PRIVATE else None
    return replace(after, provenance=provenance, stated=False, charge=charge)


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
