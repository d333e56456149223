"""The recommended road is the one of least predicted loss, and what its reason says is true."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS, TOO_NOISY, compare_strategies, recommend
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.strategies.catalogue import every, find
from core.strategies.feasibility import why_unusable
from core.workload.workload import Objective, WantedTable, Workload
from tests.oracle.test_against_dense import domain_of, workload_of
from tests.released_tables import outcome

BUDGETS = [
    ReleaseCost.pure(Fraction(1, 10)),
    ReleaseCost.pure(2),
    ReleaseCost.concentrated(Fraction(1, 2)),
    ReleaseCost.approximate(1, Fraction(1, 10**6)),
]
prices = some.builds(PrivacyTerms, some.sampled_from(BUDGETS), some.sampled_from(Neighbours), some.integers(1, 2))


@some.composite
def workloads(draw):
    """Some tables of some importance over two to four attributes."""
    sizes = draw(some.lists(some.integers(1, 4), min_size=2, max_size=4))
    subsets = [each for n in range(1, 4) for each in itertools.combinations(range(len(sizes)), n)]
    chosen = draw(some.lists(some.sampled_from(subsets), min_size=1, max_size=5, unique=True))
    weights = draw(some.lists(some.floats(0.01, 100), min_size=len(chosen), max_size=len(chosen)))
    return Workload(domain_of(tuple(sizes)), tuple(map(WantedTable, chosen, weights)))


totals = some.one_of(some.none(), some.just(0.0), some.floats(1e-9, 1e9), some.floats(0.99, 1.01))
KEYS = [strategy.info.key for strategy in every()]
roads = some.tuples(
    some.sampled_from(KEYS), some.sampled_from([tuple(map(str, road)) for road in SPLIT_RECOVERY_PAIRS])
)
outcomes = some.dictionaries(roads, totals, min_size=1, max_size=12).map(
    lambda found: [outcome(key, *road, total) for (key, road), total in found.items()]
)


@settings(max_examples=40)
@given(workloads(), prices)
def test_it_has_the_least_predicted_loss_of_all_that_fit(workload, privacy_terms):
    found = compare_strategies(ComparedQuestion(workload, privacy_terms, 0.95))
    best = found.recommended
    chosen = found.find(best.strategy, best.split, best.recovery)
    fitting = {
        (strategy.info.key, *road)
        for strategy in every()
        if strategy.serves(workload) and not reasons(strategy, workload, privacy_terms)
        for road in SPLIT_RECOVERY_PAIRS
    }
    assert {each.key for each in found.outcomes if each.fits} == fitting
    assert chosen.key in fitting
    for each in found.outcomes:
        if each.fits:
            noise_plan = for_recovery(
                make_noise_plan(workload, each.strategy, each.split, privacy_terms), each.recovery
            )
            loss = sum(
                table.weight * cells * variance
                for table, cells, variance in zip(
                    workload.tables, workload.cells, noise_plan.cell_variances(each.recovery), strict=True
                )
            )
            assert each.total_variance == pytest.approx(loss, rel=1e-12)
            assert chosen.total_variance <= loss * (1 + 1e-9)
    check_reason(best.why, chosen, found.outcomes)


def reasons(strategy, workload, privacy_terms):
    """Return why a strategy fits under no price that keeps this one; nothing where it fits under any."""
    found = [
        why_unusable(strategy, workload, kind.noise_terms)
        for kind in privacy_terms.kinds
        if strategy.applies(kind.noise_terms)
    ]
    return [] if None in found else found or ["there is no such strategy"]


@settings(max_examples=500)
@given(outcomes.filter(lambda found: any(each.fits for each in found)))
def test_the_reason_is_true_whatever_the_losses(found):
    best = recommend(found)
    (chosen,) = (each for each in found if each.key == (best.strategy, best.split, best.recovery))
    assert all(chosen.total_variance <= each.total_variance * (1 + 1e-9) for each in found if each.fits)
    check_reason(best.why, chosen, found)


def check_reason(why, chosen, found):
    """Every claim of the sentence, worked out from the outcomes alone."""
    assert why.endswith(" δ is not needed.") == chosen.spares_delta
    why = why.removesuffix(" δ is not needed.")
    assert why.endswith(".")
    assert why.count(".") == 1
    others = [each for each in found if each.fits and each.strategy != chosen.strategy]
    if not others:
        assert "the only strategy" in why
        return
    (named,) = re.findall("“(.+)”", why)
    least = min(each.total_variance for each in others)
    next_best = {find(each.strategy).info.title for each in others if each.total_variance == least}
    assert named in next_best
    saving = 1 - math.sqrt(chosen.total_variance / least) if least else 0.0
    if claim := re.search(r"off by (\d+) % less", why):
        assert 1 <= int(claim[1]) <= 100 * saving < int(claim[1]) + 1
    elif "less than 1 % behind" in why:
        assert 0 < saving < 0.01
    else:
        assert "has as little" in why
        assert saving <= 1e-9


@pytest.mark.parametrize("privacy_terms", [PrivacyTerms(budget) for budget in BUDGETS])
def test_time_and_memory_are_estimated_before_any_work(privacy_terms, monkeypatch):
    """Also for what is too large, of which no design is made; what is impossible whatever its size takes nothing."""
    workload = workload_of((2**13, 2**13, 3), [(0, 2), (1,)])
    offered = [each for each in every() if each.serves(workload)]
    able = [each for each in offered if any(each.applies(kind.noise_terms) for kind in privacy_terms.kinds)]
    refused = [each for each in able if reasons(each, workload, privacy_terms)]
    assert "base" in {each.info.key for each in refused}

    impossible = {
        each.info.key
        for each in refused
        if all(each.obstacle(workload, kind.noise_terms) for kind in privacy_terms.kinds)
    }

    def forbidden(*arguments):
        raise AssertionError("designed before it was known to fit")

    for each in refused:
        monkeypatch.setattr(type(each), "design", forbidden)
    found = compare_strategies(ComparedQuestion(workload, privacy_terms, 0.95))
    for each in found.outcomes:
        assert math.isfinite(each.seconds)
        assert (each.seconds > 0) == (each.bytes > 0) == (each.strategy not in impossible)
        assert each.fits == (each.reason is None)
    keys = {each.info.key for each in refused}
    assert {each.strategy for each in found.outcomes if not each.fits} == keys
    assert found.recommended.strategy not in keys


def test_of_equals_the_one_whose_tables_agree_after_rounding_is_recommended():
    best = recommend([outcome("base", "uniform", "direct", 16.0), outcome("base", "optimal", "optimal", 16.0 + 1e-12)])
    assert (best.split, best.recovery) == ("optimal", "optimal")
    assert "only strategy" in best.why


def test_of_equals_the_one_with_budgets_made_for_the_plain_recovery_is_recommended():
    equals = [outcome("base", budget, "optimal", 16.0) for budget in ("uniform", "optimal", "best")]
    assert recommend(equals).split == "optimal"


def test_where_nothing_has_an_error_none_is_saved():
    best = recommend([outcome("base", "optimal", "optimal", 0.0), outcome("fourier", "optimal", "optimal", 0.0)])
    assert "has as little" in best.why
    assert best.why.facts["percent"] == 0


@pytest.mark.parametrize(
    ("second", "words", "key"),
    [
        (64.0, "a typical number is off by 50 % less than with “Fourier coefficients”", "ahead"),
        (16.1, "“Fourier coefficients” is less than 1 % behind", "close"),
        (16.0, "“Fourier coefficients” has as little", "as-good"),
        (16 / 0.99005**2, "“Fourier coefficients” is less than 1 % behind", "close"),
    ],
)
def test_the_reason_names_the_next_best_strategy(second, words, key):
    totals = {"base": 16.0, "marginals": 1000.0, "fourier": second, "clusters": 900.0}
    best = recommend([outcome(key, "optimal", "optimal", total) for key, total in totals.items()])
    assert words in best.why
    assert best.why.key == f"recommended.{key}", "kept releases hold it"


@pytest.mark.parametrize(
    ("objective", "words", "key"),
    [
        (Objective.TOTAL, "a typical number is off by 50 %", "ahead"),
        (Objective.EVEN, "the least exact table is off by 50 %", "ahead-even"),
        (Objective.RELATIVE, "in parts of its size, a typical number is off by 50 %", "ahead-relative"),
    ],
)
def test_the_reason_says_of_what_the_loss_is(objective, words, key):
    found = [outcome(key, "optimal", "optimal", total) for key, total in (("base", 16.0), ("fourier", 64.0))]
    best = recommend(found, objective=objective)
    assert words in best.why
    assert best.why.key == f"recommended.{key}", "kept releases hold it"


def test_the_only_strategy_is_recommended_under_a_published_key():
    alone = outcome("base", "optimal", "optimal", 16.0)
    assert recommend([alone]).why.key == "recommended.only"
    assert recommend([replace(alone, spares_delta=True)]).why.key == "recommended.without-delta"


def test_too_much_noise_is_told_under_a_published_key():
    assert TOO_NOISY.key == "fit.too-noisy"
