"""A map with everything decided: which boxes are counted, with how much noise, at what cost; before a row is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from core.data.private_records import PrivateRecords
from core.domain.attribute import Attribute
from core.errors import PlanValueError, UnknownMapError
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.places.kd_tree_plan import KdTreePlan
from core.places.map_plan import TreeKind
from core.places.measure_map import measure_map
from core.places.noisy_tree import added
from core.places.packed_tree import PackedTree
from core.places.quadtree_plan import QuadtreePlan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.ledger_entry import MAPPED, ChoiceKind
from core.project.content import lists, sections
from core.project.place_choice import PlaceChoice
from core.project.place_labels import attributes_of, unfit_labels
from core.project.plan import Plan
from core.release.map_statement import MapFacts
from core.release.statement import origin_sentences
from core.session.choices.choice_request import PrivateChoice
from core.words import N_

if TYPE_CHECKING:
    from core.privacy.release_cost import ReleaseCost

NO_PLACE = N_("Map", "no place")
"""Label of rows without a coordinate, which count as outside; it is never published."""


@dataclass(frozen=True, slots=True)
class FoundMap:
    """A measured map as the ledger keeps it.

    Attributes:
        facts: what was asked for.
        tree: what was measured; of a map by attributes, the sum of `by_label`.
        by_label: what was measured for each combination of labels, the last attribute fastest.
    """

    facts: MapFacts
    tree: PackedTree
    by_label: tuple[PackedTree, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PlannedMap:
    """A map with everything decided.

    Attributes:
        plan: of the file: how to read it, and whom it protects.
        place: the map.
        measured: what is counted, with how much noise.
    """

    plan: Plan
    place: PlaceChoice
    measured: QuadtreePlan | KdTreePlan = field(repr=False)

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger is charged."""
        return self.measured.terms.cost

    @property
    def facts(self) -> MapFacts:
        """What quote and statement tell."""
        place, privacy = self.place, self.plan.privacy
        return MapFacts(
            name=place.name,
            columns=place.columns,
            terms=place.terms,
            cost=self.cost,
            neighbours=privacy.neighbours,
            unit=self.plan.unit,
            by=place.by,
            labels=tuple(attribute.labels for attribute in self.told_apart),
            origins=tuple(origin_sentences(self.told_apart)),
        )

    @property
    def told_apart(self) -> tuple[Attribute, ...]:
        """The attributes that have maps of their own."""
        return attributes_of(self.place, self.plan.attributes)

    @property
    def read(self) -> Plan:
        """The plan by which rows are read: the two columns as codes of the map's grid, and what is told apart."""
        # Blanks are common where an address was not found; an error for each would keep the whole file out.
        attributes = (*self.place.terms.grid.attributes(*self.place.columns, missing=NO_PLACE), *self.told_apart)
        return replace(self.plan, attributes=attributes, tables=(), families=(), sensitive=(), places=())

    @property
    def choice(self) -> PrivateChoice[FoundMap]:
        """The map as the ledger charges it."""
        plan, x, y = self.plan, *self.place.columns
        # The name is no part of the question: another name would not be worth another charge.
        asked = replace(self.place, name="", cost=self.cost)
        return PrivateChoice(
            kind=ChoiceKind.MAP,
            question={
                "place": lists(replace(plan, places=(asked,)))["places"][0],
                "data": {key: value for key, value in sections(plan)["data"].items() if key != "source"},
                "unit": dict(plan.privacy_unit.facts),
                **({"attributes": lists(self.read)["attributes"][2:]} if self.told_apart else {}),
            },
            what=MAPPED.format(name=self.place.name, x=x, y=y),
            parts=(self.cost,),
            find=self.find,
            result=FoundMap,
        )

    def find(self, records: PrivateRecords, receipts: Sequence[Receipt]) -> FoundMap:
        """Return the measured map; the receipt pays for all of it."""
        axes = tuple(range(2, 2 + len(self.place.by)))
        trees = measure_map(self.measured, records, lambda: receipts[0], SystemBits(), axes)
        is_quadtree = self.place.terms.kind is TreeKind.QUADTREE
        whole, *by_label = (PackedTree.of(tree, is_quadtree=is_quadtree) for tree in (added(trees), *trees))
        return FoundMap(self.facts, whole, tuple(by_label) if axes else ())


def plan_map(plan: Plan, name: str | None = None) -> PlannedMap:
    """Decide everything about a map; opens no data file, and charges nothing.

    Args:
        plan: has the map.
        name: of the map; None: the only one.

    Raises:
        UnknownMapError: if the plan has no such map, or several and none is named.
        UnknownAttributeError, PlanValueError: if it cannot be counted by the attributes that it names.
        NoiseTooLargeError: if its cost is so small that the noise does not fit 64 bits.
    """
    found = [place for place in plan.places if name in (None, place.name)]
    # Several and none named: whichever was taken, its cost would be spent on a guess.
    if len(found) != 1:
        raise UnknownMapError(_known(plan))
    (place,) = found
    _check_labels(plan, place)
    cost = place.cost or plan.privacy.cost
    terms = PrivacyTerms(cost, plan.privacy.neighbours, plan.unit.at_most)
    return PlannedMap(plan, place, place.terms.plan(terms))


def _check_labels(plan: Plan, place: PlaceChoice) -> None:
    for name in place.by:
        plan.domain.position(name, place.name)
    refusal = unfit_labels(place, attributes_of(place, plan.attributes))
    if refusal is not None:
        key = f"places.{place.name}.by"
        raise PlanValueError(key, *refusal)


def _known(plan: Plan) -> str:
    if not plan.places:
        return N_("Error", "The plan has none.")
    return N_("Error", "The plan has: {names}.").format(names=", ".join(place.name for place in plan.places))
