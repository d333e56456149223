"""Finding labels: private by the four conditions in exact fractions, as good as is possible, and drawn as computed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice, pairwise

import mpmath
import pytest
from scipy.stats import binomtest

from core.selection.partitions import BITS, PartitionTerms, entry_probabilities, found_labels
from tests.seeded_bits import RecordedBits, SeededBits

LIMIT = 1e-6
ONE = 1 << BITS
PRICES = [("1", "1e-6"), ("1/10", "1e-6"), ("3", "1/4"), ("1/1000", "1/50"), ("20", "1e-30"), ("1", "9/10")]
each_price = pytest.mark.parametrize(("epsilon", "delta"), PRICES)


def terms_of(epsilon, delta):
    return PartitionTerms(Fraction(epsilon), Fraction(delta))


def probabilities(epsilon, delta):
    """π₀, π₁, ... up to 1, as fractions."""
    return [Fraction(0), *(Fraction(each, ONE) for each in entry_probabilities(terms_of(epsilon, delta)))]


def e_to(epsilon):
    """Fractions below and above e^ε, to 100 digits."""
    with mpmath.workdps(120):
        near = mpmath.exp(mpmath.mpf(epsilon.numerator) / epsilon.denominator)
        near = Fraction(int(near * 10**100), 10**100)
    return near - Fraction(1, 10**99), near + Fraction(1, 10**99)


@each_price
def test_no_neighbours_differ_by_more_than_was_paid(epsilon, delta):
    """One person more or less, entering or not: all four conditions of (ε, δ)-privacy, with a lower bound of e^ε."""
    factor, paid = e_to(Fraction(epsilon))[0], Fraction(delta)
    for fewer, more in pairwise(probabilities(epsilon, delta)):
        assert more <= factor * fewer + paid
        assert fewer <= factor * more + paid
        assert 1 - fewer <= factor * (1 - more) + paid
        assert 1 - more <= factor * (1 - fewer) + paid


@each_price
def test_no_rule_finds_more(epsilon, delta):
    """A probability a little larger anywhere would break a condition: π is what the recursion gives."""
    paid, factor = Fraction(delta), e_to(Fraction(epsilon))[1]
    for fewer, more in pairwise(probabilities(epsilon, delta)):
        larger = more + Fraction(1, 10**60)
        assert more == 1 or larger > factor * fewer + paid or 1 - fewer > factor * (1 - larger) + paid


@pytest.mark.parametrize(("epsilon", "half", "sure"), [("1", 14, 18), ("1/10", 109, 148)])
def test_how_many_people_it_takes(epsilon, half, sure):
    """The figures of Desfontaines et al.'s formula at δ = 1e-6."""
    found = probabilities(epsilon, "1e-6")
    assert found[half - 1] < Fraction(1, 2) <= found[half]
    assert found[sure - 1] < Fraction(99, 100) <= found[sure]


@each_price
def test_probabilities_rise_from_delta_to_one(epsilon, delta):
    found = probabilities(epsilon, delta)
    assert 0 <= Fraction(delta) - found[1] < Fraction(1, ONE)
    assert found == sorted(found)
    assert found[-1] == 1 > found[-2]


def test_a_delta_below_the_precision_finds_nothing():
    terms = PartitionTerms(Fraction(1), Fraction(1, 2 ** (BITS + 1)))
    assert list(islice(entry_probabilities(terms), 5)) == [0] * 5
    assert found_labels({"a": 1000}, terms, SeededBits(1)) == frozenset()


def test_an_epsilon_below_the_precision_adds_delta_only():
    terms = PartitionTerms(Fraction(1, 2 ** (BITS + 60)), Fraction(1, 4))
    assert [Fraction(each, ONE) for each in entry_probabilities(terms)] == [
        Fraction(1, 4),
        Fraction(1, 2),
        Fraction(3, 4),
        1,
    ]


def test_labels_enter_as_often_as_they_should():
    terms, n, bits = terms_of("1", "1/10"), 3000, SeededBits(5)
    expected = probabilities("1", "1/10")
    people = {f"{count} people": count for count in range(5)}
    found = Counter(label for _ in range(n) for label in found_labels(people, terms, bits))
    for label, count in people.items():
        assert binomtest(found[label], n, float(expected[count])).pvalue > LIMIT


def test_what_all_but_a_few_have_is_found_for_sure_and_what_nobody_has_never():
    terms, sure = terms_of("1", "1/10"), len(probabilities("1", "1/10")) - 1
    people = {"crowd": 10**9, "just enough": sure, "nobody": 0, "less": -1}
    for number in range(200):
        assert found_labels(people, terms, SeededBits(number)) == {"crowd", "just enough"}


def test_a_coin_is_heads_below_its_probability_and_not_at_it():
    terms = terms_of("1", "1/4")
    at = next(entry_probabilities(terms))
    for number, found in ((at - 1, {"a"}), (at, set())):
        assert found_labels({"a": 1}, terms, RecordedBits(number.to_bytes(BITS // 8, "little"))) == found


def test_no_labels_are_none():
    assert found_labels({}, terms_of("1", "1/10"), SeededBits(1)) == frozenset()


def loss_of_two_labels(terms):
    """The largest P - e^ε Q, for ε = 1 in all: what two labels entering or not add to δ, when a person has both."""
    first = Fraction(next(entry_probabilities(terms)), ONE)
    return 1 - (1 - first) ** 2  # nobody else has them, so in the other table none enters


def test_labels_share_epsilon_and_delta():
    whole = terms_of("1", "1/4")
    assert whole.shared(2) == terms_of("1/2", "1/8")
    assert loss_of_two_labels(whole.shared(2)) <= whole.delta < loss_of_two_labels(whole)


@pytest.mark.parametrize(("epsilon", "delta"), [(0, "1/2"), (-1, "1/2"), (1, 0), (1, 1)])
def test_other_amounts_are_refused(epsilon, delta):
    with pytest.raises(ValueError, match="between 0 and 1"):
        terms_of(epsilon, delta)
