"""A map that a plan asks for: two columns, a public box, how it is cut, and attributes that it tells apart."""

from __future__ import annotations

from dataclasses import dataclass

from core.places.map_plan import MapTerms
from core.privacy.release_cost import ReleaseCost


@dataclass(frozen=True, slots=True)
class PlaceChoice:
    """One map.

    Attributes:
        name: how the map is called, in the window and in exports.
        columns: the two columns of the file, along x and along y.
        terms: box, height, tree, split.
        cost: of the map, charged apart from the tables; None: that of a release of the tables.
        by: names of attributes; each combination of their labels has a map of its own. (): all rows are in one map.
    """

    name: str
    columns: tuple[str, str]
    terms: MapTerms
    cost: ReleaseCost | None = None
    by: tuple[str, ...] = ()
