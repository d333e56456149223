"""Roads of choosing privately: selection mechanisms as they are shipped, on two neighbours that try them hardest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.data.bound_rows import bounded
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.measuring.receipt import Receipt, parts_of
from core.mechanisms.randomness import RandomBits
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.selection import choose_tables, find_lists, partitions, peeling, quantiles, sparse_vector
from core.selection.choose_tables import TableQuestion
from core.selection.exponential import exponential_choice
from core.selection.list_search import ListSearch
from core.selection.permute_and_flip import permute_and_flip
from core.selection.score_terms import ScoreTerms
from core.selection.table_scores import Candidate
from core.session.choices.planned_suggestion import SuggestionTerms, plan_suggestion
from tests.audit import outcomes
from tests.audit.outcomes import as_rows
from tests.audit.roads import TINY
from tests.paid import paid

GENERAL, MONOTONIC = ScoreTerms(1), ScoreTerms(1, monotonic=True)
MECHANISMS = {"exponential": exponential_choice, "permute and flip": permute_and_flip}


@dataclass(frozen=True)
class ChoiceRoad:
    """One claim: `show` makes one run on one of two neighbours, and returns the numbers that it tells."""

    name: str
    epsilon: Fraction
    show: Callable[[object, RandomBits], list[float]]
    neighbours: tuple[object, object]
    delta: float = 0.0
    matrix = None

    def __str__(self) -> str:
        return f"choosing: {self.name}"

    @property
    def claimed(self) -> float:
        """The ε that is promised, at the δ promised."""
        return float(self.epsilon)

    def tables(self):
        """Return the neighbours."""
        return self.neighbours

    def spent(self, p, q):
        """Return the least ε under which an event may have these probabilities."""
        return np.log(np.maximum(np.clip(p, 0.0, 1.0) - self.delta, TINY) / np.clip(q, TINY, 1.0))

    def rows(self, one, times) -> np.ndarray:
        """Return so many runs on one of the neighbours."""
        return as_rows([np.array(self.show(one, outcomes.SystemBits()), dtype=float) for _ in range(times)])


def choosing(mechanism, terms, n_chosen, epsilon, neighbours):
    """Return a road of the best few: it tells the places chosen, in their order."""

    def show(scores, bits):
        rate = peeling.peeling_rate(terms, epsilon, n_chosen)
        return list(peeling.peeled(MECHANISMS[mechanism], np.array(scores), n_chosen, rate, bits))

    kind = f"{'monotonic' if terms.monotonic else 'general'}, Δ = {terms.sensitivity}"
    return ChoiceRoad(f"{mechanism}, {n_chosen} of {len(neighbours[0])}, {kind}", epsilon, show, neighbours)


def reaching(name, noise_of, epsilon, neighbours, outcome):
    """Return a road of a sparse vector: it tells whether the outcome was a given one, the last place, and numbers."""

    def show(margins, bits):
        run = sparse_vector.SparseVector(noise_of(), bits)
        reached = run.tested(np.array(margins))
        values = np.array(margins)[: len(reached)][reached]
        numbers = run.numbers(values).tolist() if noise_of().answer else []
        return [float(tuple(reached) == outcome), len(reached), *numbers]

    return ChoiceRoad(name, epsilon, show, neighbours)


def _standard(terms, cutoff, epsilon, answers=None):
    """Return the noise of Algorithm 7 as the program makes it when it is asked for, so that faults show."""

    def noise():
        shares = sparse_vector.optimal_shares(epsilon, cutoff, terms)
        return sparse_vector.standard_noise(shares, cutoff, terms, answers)

    return noise


def _finding(terms, n_labels, neighbours):
    def show(people, bits):
        found = partitions.found_labels(people, terms.shared(n_labels), bits)
        return [len(found), *(float(label in found) for label in sorted(neighbours[1]))]

    return ChoiceRoad(
        f"{n_labels} labels a person, {len(neighbours[0])} known", terms.epsilon, show, neighbours, float(terms.delta)
    )


def _quantiles(terms, n_bins, neighbours):
    def show(counts, bits):
        return list(quantiles.quantile_edges(np.array(counts), n_bins, terms, bits))

    return ChoiceRoad(f"{n_bins} bins, {terms.neighbours}", terms.epsilon, show, neighbours)


def _searching(search, neighbours):
    """Return a road of a list search: it tells how many labels, and which of three, or all inner edges.

    `neighbours`: the labels, or values, of everybody's rows.
    """
    texts = ("", "a", "b", "c")
    records = tuple(_rows_of(search, people, texts) for people in neighbours)

    def show(table, bits):
        counted = bounded(table, search.at_most, bits, keep_whose=True)
        found = find_lists.find_list(search, 0, counted, Receipt(1, search.cost), bits)
        if search.n_bins:
            return list(found[1:-1])
        return [len(found), *(float(label in found) for label in texts[1:])]

    way = f"{search.n_bins} bins" if search.n_bins else "no list" if search.is_unlisted else "a list"
    name = f"{way} found, {search.at_most} rows of each of {len(neighbours[1])}, {search.neighbours}"
    return ChoiceRoad(name, search.cost.epsilon, show, records, float(search.cost.delta))


def _rows_of(search, people, texts):
    """Return everybody's rows as records: of a search for labels, by their text; of one for bins, by their cell."""
    rows = [(person, row) for person, own in enumerate(people) for row in own]
    person = np.array([one for one, _ in rows], dtype=np.int64)
    if search.is_unlisted:
        attribute = Attribute("x", Kind.CATEGORIES, tuple(map(str, range(len(texts)))))
        codes = [texts.index(row) for _, row in rows]
        return MemoryRecords(Domain((attribute,)), (np.array(codes, np.uint8),), person, texts={0: texts})
    labels = search.attribute.labels
    codes = [row if search.n_bins else labels.index(row) for _, row in rows]
    return MemoryRecords(Domain((search.attribute,)), (np.array(codes, np.uint8),), person)


def _tables(neighbours, rows, known):
    """Return a road of the table that tells most among seven of one attribute each, of which `known` is known."""
    domain = Domain(tuple(Attribute(f"a{n}", Kind.CATEGORIES, ("0", "1")) for n in range(7)))
    candidates = tuple(Candidate(Marginal((n,)), np.array(counts), 0) for n, counts in enumerate(known))
    question = TableQuestion(candidates, 1, FOUR, neighbours)
    people = [MemoryRecords(domain, tuple(np.array(labels, dtype=np.uint8) for _ in range(7))) for labels in rows]

    def show(people, bits):
        chosen = choose_tables.choose_tables(question, people, paid, bits)
        return [chosen[0][0]]

    return ChoiceRoad(f"1 of 7 tables, {neighbours}", FOUR, show, tuple(people))


def _suggestion(epsilon, rows):
    """Return a road of a whole suggestion: noisy tables of one attribute, and the pair that tells most of three."""
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("0", "1")) for name in "abc")
    plan, terms = Plan(attributes=attributes), SuggestionTerms(1, epsilon)
    people = [MemoryRecords(Domain(attributes), tuple(np.array(c, dtype=np.uint8) for c in codes)) for codes in rows]
    planned = plan_suggestion(plan, terms, None, "")
    parts = tuple(ReleaseCost.pure(part) for part in planned.parts)

    def show(people, _):
        found = planned.find(people, parts_of(1, ReleaseCost.pure(epsilon), parts))
        places = [planned.candidates.index(tuple(map("abc".index, names))) for names in found.tables]
        return [*places, *(count for table in found.one_way for count in table.counts)]

    return ChoiceRoad("a suggestion of 1 of 3 tables", epsilon, show, tuple(people))


TWO, THREE, FOUR = map(Fraction, (2, 3, 4))
ONE_UP = (1, *[0] * 6), (0, *[1] * 6)
"""The first candidate loses what all others gain."""
TWO_UP = (2, *[0] * 6), (0, *[2] * 6)
ALONE = (1, *[0] * 6), (0, *[0] * 6)
PAIR_UP = (1, 1, *[0] * 4), (0, 0, *[1] * 4)
FELL = (False, False, False, True)
"""Three queries below, then one that reaches the threshold."""
FELL_MARGINS = (-1, -1, -1, 0), (0, 0, 0, -1)
ALL_FELL = (-1, -1, -1, 0), (-1, -1, -1, -1)
ALL_ROSE = (-1, -1, -1, 0), (0, 0, 0, 0)
TWICE, TWICE_MARGINS = (*FELL, True), ((-1, -1, -1, 0, 0), (0, 0, 0, -1, -1))
PAIR = partitions.PartitionTerms(Fraction(1), Fraction(1, 4))

GENERAL_ROADS = [choosing(name, GENERAL, 1, FOUR, ONE_UP) for name in MECHANISMS]
DOUBLE_ROADS = [choosing(name, ScoreTerms(2), 1, FOUR, TWO_UP) for name in MECHANISMS]
MONOTONIC_ROADS = [choosing(name, MONOTONIC, 1, FOUR, ALONE) for name in MECHANISMS]
PEELED_ROADS = [choosing(name, GENERAL, 2, THREE, PAIR_UP) for name in MECHANISMS]
STANDARD = reaching("Algorithm 7", _standard(GENERAL, 1, FOUR), FOUR, FELL_MARGINS, FELL)
HALF_OF_IT = reaching("Algorithm 7, half the ε", _standard(GENERAL, 1, TWO), TWO, FELL_MARGINS, FELL)
MONOTONIC_RUNS = [
    reaching(f"monotonic Algorithm 7, {what}", _standard(MONOTONIC, 1, FOUR), FOUR, margins, FELL)
    for what, margins in (("fell", ALL_FELL), ("rose", ALL_ROSE))
]
BY_NUMBERS = reaching("Algorithm 7 with numbers", _standard(GENERAL, 1, FOUR, TWO), FOUR + TWO, FELL_MARGINS, FELL)
PROPOSED = reaching("Algorithm 1", lambda: sparse_vector.proposed_noise(FOUR, 2), FOUR, TWICE_MARGINS, TWICE)
REFRESHED = reaching("Algorithm 2", lambda: sparse_vector.refreshed_noise(FOUR, 2), FOUR, TWICE_MARGINS, TWICE)
LABELS = _finding(PAIR, 2, ({}, {"a": 1, "b": 1}))
MOVED = _finding(PAIR, 2, ({"a": 2, "b": 1}, {"a": 1, "b": 2}))
UNLISTED = Attribute("x", Kind.CATEGORIES, other="Else", missing="Blank")
LISTED = Attribute("x", Kind.CATEGORIES, ("a", "b", "c"), other="Else", missing="Blank")
GRID = Attribute("x", Kind.NUMBER, edges=(0.0, 1.0, 2.0, 3.0, 4.0), other="Else", missing="Blank")
FOUND = ReleaseCost.selection(Fraction(1), Fraction(1, 4))
ALONE_IN_THREE = ((), (("a", "b", "c"),))
"""Somebody with three labels that nobody else has comes."""
OFTEN = ((), (("a", "a", "a"),))
"""Somebody with three rows of one label comes."""
SWAPPED = ((("a",), ("a",), ("b",)), (("a",), ("b",), ("b",)))
THREE = (("a", "b", "c"),) * 3
"""As many people with each label as the threshold takes, if the noise hides one row."""
ROWS = ((0, 0), (2, 2), (2, 3))
"""Two more rows in the first cell turn the best edge into the worst."""
SEARCHES = [
    _searching(ListSearch(UNLISTED, FOUND, at_most=3), ALONE_IN_THREE),
    _searching(ListSearch(UNLISTED, FOUND, at_most=3), OFTEN),
    _searching(ListSearch(UNLISTED, FOUND, neighbours=Neighbours.REPLACE), SWAPPED),
    _searching(ListSearch(LISTED, ReleaseCost.pure(1), at_most=3), ALONE_IN_THREE),
    _searching(ListSearch(LISTED, ReleaseCost.pure(1), at_most=3), (THREE, (*THREE, ("a", "b", "c")))),
    _searching(ListSearch(GRID, ReleaseCost.pure(2), 2, at_most=2), (ROWS, (*ROWS, (0, 0)))),
]
FOUR_BINS = _quantiles(quantiles.QuantileTerms(TWO), 4, ((0, 0, 0, 1, 0), (0, 0, 1, 1, 0)))
MORE = _tables(Neighbours.ADD_REMOVE, ([], [0]), [[1, 0], *[[0, 0]] * 6])
"""A row takes what is unknown away from one table, and adds to all others."""
EXCHANGED = _tables(Neighbours.REPLACE, ([0], [1]), [[0, 1], *[[1, 0]] * 6])
ONE_LESS = ([[0, 0, 1, 1, 1], [0, 0, 1, 1, 1], [0, 1, 0, 1, 0]], [[0, 0, 1, 1], [0, 0, 1, 1], [0, 1, 0, 1]])
SUGGESTED = _suggestion(Fraction(1), ONE_LESS)
REPLACED = _quantiles(quantiles.QuantileTerms(TWO, Neighbours.REPLACE), 2, ((0, 1, 2, 1), (1, 1, 2, 0)))


def choice_roads() -> list[ChoiceRoad]:
    """Return every mechanism, under every kind of sensitivity."""
    several = [*GENERAL_ROADS, *DOUBLE_ROADS, *MONOTONIC_ROADS, *PEELED_ROADS]
    runs = [STANDARD, HALF_OF_IT, *MONOTONIC_RUNS, BY_NUMBERS, PROPOSED, REFRESHED]
    return [*several, *runs, LABELS, MOVED, FOUR_BINS, REPLACED, MORE, EXCHANGED, SUGGESTED, *SEARCHES]
