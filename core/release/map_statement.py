"""What a quote and a published map say: what is counted, what it costs, what is promised, how it came about."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from core.domain.reading_layout import ProtectedUnit
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms, TreeKind
from core.privacy.dataset_account import cost_text
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Definition, Norm, ReleaseCost
from core.release.statement import choice_claim, claim, person_sentences
from core.words import N_, Figures, phrase

_COUNTED = phrase(
    "map.counted",
    N_(
        "Map",
        "The map “{name}” counts rows by {x} and {y} in a box that is cut on {levels} levels. The smallest boxes are "
        "{wide} × {tall}.",
    ),
)
_BY = phrase(
    "map.by",
    N_(
        "Map",
        "There is a map for each value of {names}: {n} maps. A row lies in one of them, so together they cost what one "
        "map would.",
    ),
)
_SUM = phrase(
    "map.sum",
    N_(
        "Map",
        "The map of all rows is the sum of these, and has the noise of all of them. Estimates add up; whole counts are "
        "rounded in every map by itself, and need not.",
    ),
)
MAPPED_BEFORE = phrase(
    "map.before",
    N_("Map", "This map was published on {date}, as no. {number} of the ledger. It is shown again at no cost."),
)
MAP_CUT_SHORT = phrase(
    "map.cut-short",
    N_("Map", "No. {number} of the ledger has paid for this map, which was cut short. It goes on at no further cost."),
)
KINDS = {
    TreeKind.QUADTREE: phrase(
        "map.quadtree", N_("Map", "Every box is cut into four equal ones, wherever the rows are.")
    ),
    TreeKind.KD: phrase(
        "map.kd", N_("Map", "Boxes are cut at medians, which are chosen privately; they become public.")
    ),
    TreeKind.KD_HYBRID: phrase(
        "map.kd-hybrid",
        N_("Map", "Large boxes are cut at medians, which are chosen privately; small ones are halved."),
    ),
    TreeKind.KD_CELL: phrase(
        "map.kd-cell", N_("Map", "Boxes are cut at medians of a noisy grid, which is counted first.")
    ),
}
"""How the boxes are cut, in a sentence."""
SPLITS = {
    LevelSplit.UNIFORM: phrase("map.uniform", N_("Map", "All levels get the same share of the budget.")),
    LevelSplit.GEOMETRIC: phrase("map.geometric", N_("Map", "Smaller boxes get larger shares of the budget.")),
    LevelSplit.OPTIMAL: phrase(
        "map.optimal", N_("Map", "The levels get the shares that are best for rectangles of the typical size.")
    ),
}
"""How the budget is split among the levels, in a sentence."""
_BOX = phrase(
    "map.box",
    N_(
        "Map",
        "The box {box} is public. Rows outside it, or whose cell in one of the two columns is blank or no number, are "
        "one count.",
    ),
)
_COST = phrase("map.cost", N_("Map", "It costs {cost}."))
_PUBLIC = phrase(
    "map.public", N_("Map", "Public afterwards: the boxes, their noisy counts, and all that follows from them.")
)
AT_ONCE = phrase(
    "map.at-once",
    N_(
        "Map",
        "The cost counts from the moment you confirm, even if you cancel. A map that was cut short goes on at no "
        "further cost when the same is asked again.",
    ),
)
_NOISE = {
    Norm.L1: phrase("map.laplace", N_("Map", "Every count has discrete Laplace noise, drawn exactly.")),
    Norm.L2: phrase("map.gaussian", N_("Map", "Every count has discrete Gaussian noise, drawn exactly.")),
}
_RECOVERED = phrase(
    "map.recovered",
    N_(
        "Map",
        "Least squares over all levels makes the counts agree. Boxes that hardly more than noise is counted in are not "
        "cut further; counts are then rounded to whole numbers of at least 0 that add up.",
    ),
)
_RECTANGLES = phrase(
    "map.rectangles",
    N_(
        "Map",
        "The count of a rectangle has two errors: noise, which is stated as ±, and where rows lie within the boxes "
        "that its edges cut, which is taken to be even and stated as the most it could be off.",
    ),
)


TOTALS = phrase(
    "map.totals",
    N_(
        "Map",
        "Noisy counts: {total:,} rows in the map (standard deviation {of_total}), {outside:,} outside ({of_outside}).",
    ),
)


@dataclass(frozen=True, slots=True)
class MapFacts:
    """What is known of a map before and after it is measured.

    Attributes:
        name: of the map.
        columns: along x and along y.
        terms: box and tree.
        cost: what is charged.
        neighbours: who is a neighbour.
        unit: who is protected.
        by: names of the attributes that are told apart; (): there is one map, of all rows.
        labels: of each of these attributes, in order.
        origins: sentences on lists of labels in which the rows had a part.
    """

    name: str
    columns: tuple[str, str]
    terms: MapTerms
    cost: ReleaseCost
    neighbours: Neighbours
    unit: ProtectedUnit
    by: tuple[str, ...] = ()
    labels: tuple[tuple[str, ...], ...] = ()
    origins: tuple[str, ...] = ()

    @property
    def n_maps(self) -> int:
        """Maps that are counted: one for each combination of labels."""
        return math.prod(map(len, self.labels))


# Quote and statement share their sentences, so readers are told what the owner confirmed.
def quote_of_map(told: MapFacts) -> Iterator[str]:
    """Yield sentences for the owner, who decides whether to pay for the map."""
    yield from _what(told)
    yield _COST.format(cost=cost_text(told.cost))
    yield _PUBLIC
    yield from _promise(told)


def statement_of_map(told: MapFacts) -> Iterator[str]:
    """Yield sentences for readers of the published map."""
    yield from _promise(told)
    yield from _what(told)
    yield _NOISE[told.cost.norm]
    yield _RECOVERED
    yield _RECTANGLES
    if told.by:
        yield _SUM


# The claim of a release is about tables; a map has none, so its own words are used where the cost allows.
def _what(told: MapFacts) -> Iterator[str]:
    terms = told.terms
    x_low, x_high, y_low, y_high = terms.box.sides.tolist()
    yield _COUNTED.format(
        name=told.name,
        x=told.columns[0],
        y=told.columns[1],
        levels=terms.height,
        wide=_short((x_high - x_low) / terms.grid.n_cells),
        tall=_short((y_high - y_low) / terms.grid.n_cells),
    )
    if told.by:
        yield _BY.format(names=" × ".join(told.by), n=told.n_maps)
        yield from told.origins
    yield KINDS[terms.kind]
    yield SPLITS[terms.split if terms.kind is TreeKind.QUADTREE else LevelSplit.GEOMETRIC]
    yield _BOX.format(box=terms.box.text)


def _promise(told: MapFacts) -> Iterator[str]:
    if told.cost.definition is Definition.PURE:
        yield choice_claim(told.cost.epsilon, told.neighbours, told.unit)
    else:
        yield claim(told.cost, told.neighbours, told.unit)
    yield from person_sentences(told.neighbours, told.unit)


def _short(length: float) -> Figures:
    return Figures(f"{length:.4g}")
