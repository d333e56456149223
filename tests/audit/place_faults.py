"""Broken maps: faults planted in the trees as shipped, each where budgets, cuts or counts go wrong."""

from __future__ import annotations

import numpy as np

from core.places import measure_kd_tree, measure_quadtree, quadtree_plan
from core.places.kd_tree_plan import KdTreePlan
from core.places.quadtree_plan import QuadtreePlan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.sensitivity import ONE_HOT, Sensitivity
from core.selection.quantiles import QuantileTerms
from core.session.choices import planned_map
from tests.audit import place_roads
from tests.audit.faults import Fault
from tests.core.places.insides import decide_by_exact_counts

PLACE_FAULTS: list[Fault] = []


def fault(road, runs=4000):
    """Enter the decorated planting under its name."""

    def enter(plant):
        PLACE_FAULTS.append(Fault(plant.__name__.replace("_", " "), plant, road, runs))
        return plant

    return enter


def _unchecked(patch, kind):
    patch.setattr(kind, "__post_init__", lambda _: None)


@fault(place_roads.COUNTS)
def each_level_of_a_quadtree_takes_all_of_the_budget(patch):
    _unchecked(patch, QuadtreePlan)
    patch.setattr(quadtree_plan, "uniform_level_shares", lambda budget, n: (budget,) * n)


@fault(place_roads.OUTSIDE)
def a_row_that_moves_on_a_map_changes_one_box(patch):
    patch.setattr(quadtree_plan, "ONE_HOT", Sensitivity(1, 1, 1, 1))


@fault(place_roads.COUNTS_TWICE)
def the_rows_of_a_person_on_a_map_are_off_by_one(patch):
    class OneLess:
        @staticmethod
        def under(norm, neighbours, at_most):
            return ONE_HOT.under(norm, neighbours, at_most - 1)

    patch.setattr(quadtree_plan, "ONE_HOT", OneLess)


@fault(place_roads.OUTSIDE)
def rows_outside_take_the_budget_twice(patch):
    scale = QuadtreePlan.outside_scale.func
    patch.setattr(QuadtreePlan, "outside_scale", property(lambda plan: scale(plan) / 4))


@fault(place_roads.MEDIANS_AT_THE_END, 1500)
def medians_are_taken_from_the_rows_and_not_charged(patch):
    def exact(counts, *_):
        below = np.cumsum(counts)[:-1]
        return (1 + int(np.abs(2 * below - counts.sum()).argmin()),)

    patch.setattr(measure_kd_tree, "quantile_edges", exact)


@fault(place_roads.MEDIANS_OF_TEN)
def rows_of_a_person_count_as_one_in_medians(patch):
    patch.setattr(measure_kd_tree, "QuantileTerms", lambda epsilon, *_: QuantileTerms(epsilon))


class _Repeated:
    """Gives the same bytes to whoever begins anew."""

    def __init__(self, content):
        self._left = content

    def take(self, n):
        given, self._left = self._left[:n], self._left[n:]
        return given


@fault(place_roads.MEDIANS_AT_THE_END)
def all_medians_of_a_tree_are_drawn_by_the_same_bits(patch):
    edges, known = measure_kd_tree.quantile_edges, {}

    def again(counts, n_bins, terms, bits):
        # the cut along x comes first: its width is that of the map
        if known.get("left", 0) == 0:
            known.update(left=3, content=bits.take(4096))
        known["left"] -= 1
        return edges(counts, n_bins, terms, _Repeated(known["content"]))

    patch.setattr(measure_kd_tree, "quantile_edges", again)


@fault(place_roads.STOPPING)
def the_exact_count_decides_whether_a_node_is_cut(patch):
    decide_by_exact_counts(patch)


@fault(place_roads.STOPPING)
def a_leaf_is_counted_again_with_all_of_the_budget(patch):
    patch.setattr(KdTreePlan, "left_below", lambda plan, _: 2 * plan.spent)


@fault(place_roads.CELL, 1500)
def cells_of_the_coarse_grid_get_no_noise(patch):
    law_of = measure_kd_tree.mechanism_for

    class Cells:
        """Draws nothing for the sixteen cells."""

        def __init__(self, law):
            self._law, self.variance = law, law.variance

        def draw(self, scale, size, bits):
            return self._law.draw(scale, size, bits) * (size != 16)

    patch.setattr(measure_kd_tree, "mechanism_for", lambda norm: Cells(law_of(norm)))


@fault(place_roads.BY_LABEL, runs=6000)
def a_row_that_changes_its_label_changes_one_tree(patch):
    patch.setattr(quadtree_plan, "ONE_HOT", Sensitivity(1, 1, 1, 1))


@fault(place_roads.BY_LABEL_TWICE)
def a_person_with_rows_of_two_labels_counts_as_one_row(patch):
    patch.setattr(planned_map, "PrivacyTerms", lambda cost, neighbours, _: PrivacyTerms(cost, neighbours, 1))


@fault(place_roads.COUNTS)
def all_boxes_of_a_level_get_one_noise(patch):
    law_of = measure_quadtree.mechanism_for

    class One:
        def __init__(self, law):
            self._law, self.variance = law, law.variance

        def draw(self, scale, size, bits):
            return np.repeat(self._law.draw(scale, 1, bits), size)

    patch.setattr(measure_quadtree, "mechanism_for", lambda norm: One(law_of(norm)))
