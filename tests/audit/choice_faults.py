"""Broken ways to choose privately: those that were published, and faults planted in the mechanisms as shipped."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

import numpy as np

from core.mechanisms.bernoulli import bernoulli_exp
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.selection import choose_tables, find_lists, partitions, peeling, permute_and_flip, quantiles
from core.selection.list_search import ListSearch
from core.selection.partitions import PartitionTerms
from core.selection.quantiles import QuantileTerms
from core.selection.score_terms import ScoreTerms
from tests.audit import choices, outcomes
from tests.audit.faults import Fault
from tests.core.insides import count_one_way_exactly
from tests.core.selection.broken_sparse_vector import Counterexample, against_3, against_4, against_5, against_6
from tests.core.selection.insides import change_noise, change_shares

CHOICE_FAULTS: list[Fault] = []


@dataclass(frozen=True)
class PublishedRoad(choices.ChoiceRoad):
    """A published algorithm under the claim of its authors, on the queries of a counterexample."""

    against: Counterexample | None = None

    def rows(self, one, times):
        """Return so many runs at once."""
        seen = self.against.broken.rows(one, self.against.outcome, times, outcomes.SystemBits())
        return outcomes.as_rows(seen)


def published(against, runs) -> Fault:
    """Return a published algorithm as a fault; there is nothing to plant."""
    name = f"Algorithm {against.broken.number} of the sparse vector paper"
    road = PublishedRoad(name, Fraction(1), None, (against.ours, against.theirs), against=against)
    return Fault(name, lambda _: None, road, runs)


def fault(road, runs=4000):
    """Enter the decorated planting under its name."""

    def enter(plant):
        CHOICE_FAULTS.append(Fault(plant.__name__.replace("_", " "), plant, road, runs))
        return plant

    return enter


CHOICE_FAULTS += [published(against_3(4), 200_000), published(against_4(3, 2), 20_000)]
CHOICE_FAULTS += [published(against_5(), 2000), published(against_6(2), 100_000)]


# ------------------------------------------------------------------ scores


def _half_the_reach(patch):
    patch.setattr(ScoreTerms, "reach", property(lambda terms: terms.sensitivity))


@fault(choices.GENERAL_ROADS[0], 8000)
def scores_that_rise_and_fall_are_taken_for_monotonic(patch):
    _half_the_reach(patch)


@fault(choices.GENERAL_ROADS[1], 8000)
def permute_and_flip_takes_scores_for_monotonic(patch):
    _half_the_reach(patch)


@fault(choices.DOUBLE_ROADS[0], 8000)
def the_sensitivity_of_the_scores_is_off_by_one(patch):
    patch.setattr(ScoreTerms, "reach", property(lambda terms: 2 * (terms.sensitivity - 1)))


@fault(choices.EXCHANGED, 8000)
def an_exchanged_row_changes_a_table_by_one(patch):
    patch.setattr(choose_tables, "table_score_terms", lambda neighbours, at_most: ScoreTerms(at_most))


@fault(choices.MORE, 8000)
def scores_of_tables_are_taken_for_counts(patch):
    patch.setattr(choose_tables, "table_score_terms", lambda *_: ScoreTerms(1, monotonic=True))


@fault(choices.SUGGESTED, 800)
def tables_are_estimated_from_exact_ones(patch):
    count_one_way_exactly(patch)


@fault(choices.PEELED_ROADS[0], 16_000)
def each_of_two_choices_takes_all_of_the_budget(patch):
    patch.setattr(peeling, "peeling_rate", lambda terms, epsilon, n_chosen: terms.rate(epsilon))


@fault(choices.GENERAL_ROADS[1])
def the_best_of_all_heads_is_taken(patch):
    def best(scores, rate, bits):
        numerators = (scores.max() - scores) * rate.numerator
        heads = np.flatnonzero(bernoulli_exp(numerators, rate.denominator, bits))
        return int(heads[scores[heads].argmax()])

    patch.setitem(choices.MECHANISMS, "permute and flip", best)


@fault(choices.GENERAL_ROADS[1])
def candidates_are_flipped_in_the_order_of_the_list(patch):
    patch.setattr(permute_and_flip, "uniform_below", lambda bound, size, bits: np.zeros(size, dtype=np.int64))


# ------------------------------------------------------------------ sparse vector


@fault(choices.STANDARD, 8000)
def queries_that_rise_and_fall_are_taken_for_monotonic(patch):
    _half_the_reach(patch)


class _Changed:
    """A law whose draws for the queries are changed; the threshold is drawn alone."""

    def __init__(self, change):
        self._change, self._law, self._last = change, DiscreteLaplace(), 0

    def draw(self, scale, size, bits):
        if size == 1:
            self._last = int(self._law.draw(scale, 1, bits)[0])
            return np.array([self._last])
        return self._change(self._law.draw(scale, size, bits), self._last)


@fault(choices.STANDARD)
def queries_get_the_noise_of_the_threshold_again(patch):
    change_noise(patch, _Changed(np.full_like))


@fault(choices.HALF_OF_IT)
def all_queries_get_one_noise(patch):
    change_noise(patch, _Changed(lambda noise, _: np.full_like(noise, noise[0])))


# ------------------------------------------------------------------ labels and edges


@fault(choices.LABELS)
def each_label_takes_all_of_the_delta(patch):
    patch.setattr(PartitionTerms, "shared", lambda terms, n: PartitionTerms(terms.epsilon / n, terms.delta))


@fault(choices.LABELS)
def one_person_counts_as_two(patch):
    probabilities = partitions.entry_probabilities

    def ahead(terms):
        return islice(probabilities(terms), 1, None)

    patch.setattr(partitions, "entry_probabilities", ahead)


@fault(choices.FOUR_BINS, 16_000)
def each_depth_takes_all_of_the_budget(patch):
    change_shares(patch, lambda share: 2 * share)


@fault(choices.REPLACED)
def an_exchanged_row_is_taken_for_one_more(patch):
    patch.setattr(QuantileTerms, "changed_rows", property(lambda terms: terms.at_most))


@fault(choices.SEARCHES[0])
def each_label_of_a_person_takes_all_of_the_delta(patch):
    patch.setattr(PartitionTerms, "shared", lambda terms, n: PartitionTerms(terms.epsilon / n, terms.delta))


@fault(choices.SEARCHES[0])
def labels_cost_what_one_of_them_costs(patch):
    patch.setattr(ListSearch, "changed", property(lambda search: 1))


@fault(choices.SEARCHES[1])
def a_person_is_counted_once_a_row(patch):
    def rows(records, axis):
        codes = records.codes[axis].tolist()
        return {text: codes.count(code) for code, text in enumerate(records.texts[axis])}

    patch.setattr(find_lists, "label_people", rows)


@fault(choices.SEARCHES[2])
def an_exchanged_person_is_taken_for_one_that_leaves(patch):
    patch.setattr(ListSearch, "changed", property(lambda search: search.at_most))


@fault(choices.SEARCHES[4])
def the_noise_of_a_list_hides_one_row_of_a_person(patch):
    patch.setattr(ListSearch, "changed", property(lambda search: 1))


@fault(choices.SEARCHES[3])
def labels_that_nobody_has_get_no_noise(patch):
    """What an optimiser may do: the threshold alone, without noise, for empty labels."""
    noisy = find_lists.labels_above

    def above(people, labels, terms, bits):
        return tuple(label for label in noisy(people, labels, terms, bits) if people[label])

    patch.setattr(find_lists, "labels_above", above)


@fault(choices.SEARCHES[5], 16_000)
def edges_are_scored_as_if_one_row_belonged_to_a_person(patch):
    patch.setattr(QuantileTerms, "changed_rows", property(lambda terms: 1))


@fault(choices.SEARCHES[5], 16_000)
def the_sensitivity_of_a_median_is_off_by_one(patch):
    patch.setattr(quantiles, "ScoreTerms", lambda sensitivity: ScoreTerms(sensitivity - 1))
