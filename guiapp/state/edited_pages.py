"""Which pages show what is different in two plans."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import Plan

_SHOWN = (
    ("data", ("source", "layout", "unit")),
    ("attributes", ("attributes",)),
    ("tables", ("tables", "families")),
    ("compare", ("privacy", "strategy")),
    ("release", ("output",)),
    ("infer", ("sensitive",)),
    ("map", ("places",)),
)


def edited_pages(before: Plan, after: Plan) -> tuple[str, ...]:
    """Return the keys of the pages where two plans look different, in the order of the way through."""
    pages = [key for key, parts in _SHOWN if any(getattr(before, part) != getattr(after, part) for part in parts)]
    costs = (before.privacy, after.privacy)
    # The name of the dataset is typed on the Release page; all else about the cost is chosen on the Compare page.
    named = costs[0] != costs[1] and replace(costs[0], dataset=None) == replace(costs[1], dataset=None)
    if named and before.strategy == after.strategy:
        pages = ["release" if key == "compare" else key for key in pages]
    return tuple(dict.fromkeys(pages))
