"""Which attributes a map may tell apart: each combination of their labels has a tree of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.domain.attribute import Attribute
from core.places.map_plan import TreeKind
from core.places.place_box import LARGEST_HEIGHT
from core.project.place_choice import PlaceChoice
from core.words import N_


def attributes_of(place: PlaceChoice, attributes: Sequence[Attribute]) -> tuple[Attribute, ...]:
    """Return the attributes that a map tells apart, in the order of the map; names of no attribute are left out."""
    known = {attribute.name: attribute for attribute in attributes}
    return tuple(known[name] for name in place.by if name in known)


def unfit_labels(place: PlaceChoice, attributes: Sequence[Attribute]) -> tuple[str, str] | None:
    """Return why a map cannot be counted by its attributes, and what to do; None if it can.

    Args:
        place: the map.
        attributes: those that it tells apart.
    """
    for attribute in attributes:
        # Both would be read from one column, as attributes of one name.
        if attribute.name in place.columns or attribute.header in place.columns:
            why = N_("Error", "“{name}” is where the rows lie.").format(name=attribute.name)
            return why, N_("Error", "Name attributes of other columns.")
    if attributes and place.terms.kind is not TreeKind.QUADTREE:
        # Medians of each label's rows would have to be chosen apart, each from few rows.
        why = N_("Error", "only maps of equal boxes are counted by attributes.")
        return why, N_("Error", "Choose a quadtree, or name no attributes.")
    n_maps = math.prod(attribute.size for attribute in attributes)
    # As many boxes in memory as one map of the largest height has.
    if n_maps > 4 ** (LARGEST_HEIGHT - place.terms.height):
        why = N_("Error", "{n:,} maps with {height} levels below the whole are more than memory holds.")
        cure = N_("Error", "Name fewer attributes, or choose fewer levels.")
        return why.format(n=n_maps, height=place.terms.height), cure
    return None
