"""Choosing tables from records: charged first, by the law claimed, and what depends on each other is found."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import Cancelled
from core.measuring.receipt import Receipt, free
from core.privacy.neighbours import Neighbours
from core.progress import Progress, reporting
from core.selection.choose_tables import TableQuestion, choose_tables
from core.selection.independent_tables import independent_table
from core.selection.table_scores import Candidate, noise_of_table, table_scores
from tests.core.selection.exact_laws import peeled_law, permute_and_flip_law
from tests.paid import paid
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
PAIRS = [Marginal(pair) for pair in ((0, 1), (0, 2), (1, 2))]


def records(columns):
    attributes = tuple(Attribute(f"a{n}", Kind.CATEGORIES, ("x", "y")) for n in range(len(columns)))
    return MemoryRecords(Domain(attributes), tuple(np.array(column, dtype=np.uint8) for column in columns))


FEW = records([[0, 0, 1, 1, 0], [0, 0, 1, 1, 1], [0, 1, 0, 1, 0]])


def question(table, n_chosen=1, epsilon=1, **others):
    """All pairs, known as if their attributes were independent."""
    singles = {axis: table.count(Marginal((axis,))) for axis in range(3)}
    noise = noise_of_table(4, Fraction(2))
    candidates = tuple(Candidate(pair, independent_table(pair, singles), noise) for pair in PAIRS)
    return TableQuestion(candidates, n_chosen, Fraction(epsilon), **others)


def test_the_pair_that_depends_on_each_other_is_found():
    """Two of three attributes are equal in 1,000 rows; the third is independent of both."""
    rows = [[n % 2 for n in range(1000)], [n % 2 for n in range(1000)], [n // 2 % 2 for n in range(1000)]]
    asked = question(records(rows))
    for number in range(50):
        assert choose_tables(asked, records(rows), paid, SeededBits(number)) == (Marginal((0, 1)),)


@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_the_law_of_a_choice(neighbours):
    asked, n, bits = question(FEW, 2, 4, neighbours=neighbours, at_most=2), 3000, SeededBits(3)
    found = Counter(choose_tables(asked, FEW, paid, bits) for _ in range(n))
    scores = table_scores(asked.candidates, FEW.count).tolist()
    reach = 2 * 2 * (2 if neighbours is Neighbours.REPLACE else 1)
    expected = peeled_law(permute_and_flip_law, scores, 2, math.exp(-4 / 2 / reach))
    seen = [found[tuple(PAIRS[place] for place in places)] for places in expected]
    assert chisquare(seen, [n * p for p in expected.values()]).pvalue > LIMIT


class Recorded:
    """Records that say what is done to them."""

    def __init__(self, said):
        self.domain, self._said = FEW.domain, said

    def count(self, marginal):
        self._said.append("count")
        return FEW.count(marginal)


def test_nothing_is_counted_or_drawn_before_the_charge():
    said = []

    class Bits(SeededBits):
        def take(self, n):
            said.append("draw")
            return super().take(n)

    def charge():
        said.append("charge")
        return Receipt(1)

    choose_tables(question(FEW), Recorded(said), charge, Bits(1))
    assert said[:4] == ["charge", "count", "count", "count"]
    assert set(said[4:]) == {"draw"}


def test_a_refused_charge_counts_nothing():
    said = []

    def charge():
        raise PermissionError

    with pytest.raises(PermissionError):
        choose_tables(question(FEW), Recorded(said), charge, SeededBits(1))
    assert said == []


def test_people_are_not_chosen_by_for_nothing():
    with pytest.raises(ValueError, match="without a charge"):
        choose_tables(question(FEW), FEW, free, SeededBits(1))


def test_one_receipt_pays_for_one_choice():
    receipt = Receipt(1)
    choose_tables(question(FEW), FEW, lambda: receipt, SeededBits(1))
    with pytest.raises(ValueError, match="paid for"):
        choose_tables(question(FEW), FEW, lambda: receipt, SeededBits(1))


def test_it_can_be_cancelled_between_tables_and_says_how_far_it_is():
    reports, said = [], []

    class Impatient(Progress):
        def report(self, done, total, what):
            reports.append((done, total, what))

        def cancelled(self):
            return len(said) == 2

    with reporting(Impatient()), pytest.raises(Cancelled):
        choose_tables(question(FEW), Recorded(said), paid, SeededBits(1))
    assert reports == [(0, 3, "Comparing tables"), (1, 3, "Comparing tables")]


def test_many_tables_make_few_reports():
    few, reports = question(FEW), []
    many = TableQuestion(few.candidates * 100, 1, Fraction(1))

    class Listening(Progress):
        def report(self, done, total, what):
            reports.append(done)

    with reporting(Listening()):
        choose_tables(many, FEW, paid, SeededBits(1))
    assert reports == list(range(0, 300, 4))


@pytest.mark.parametrize(("n_chosen", "epsilon"), [(0, 1), (4, 1), (1, 0), (1, -1)])
def test_questions_that_make_no_sense_are_refused(n_chosen, epsilon):
    with pytest.raises(ValueError, match="at least one table"):
        question(FEW, n_chosen, epsilon)


def test_all_rounds_together_cost_what_was_agreed():
    for n_chosen in (1, 2, 3):
        asked = question(FEW, n_chosen, 1)
        assert n_chosen * 2 * asked.rate <= 1 < n_chosen * 2 * asked.rate * (1 + Fraction(1, 2**19))
