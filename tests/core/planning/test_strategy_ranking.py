"""The comparison: every road once, the paper's figures, and a recommendation that can be trusted."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction
from typing import ClassVar

import numpy as np
import pytest

from core.errors import Cancelled, NoiseTooLargeError, StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery, noise_group_title
from core.planning.noise_planner import forecast, make_noise_plan
from core.planning.outcomes import ComparedQuestion, ComparedTable, Comparison
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS, TOO_NOISY, compare_strategies, recommend
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of
from core.progress import Progress, reporting
from core.strategies.catalogue import every, find
from core.workload.workload import Objective, WantedTable, Workload
from tests.oracle.test_against_dense import domain_of, workload_of
from tests.released_tables import comparison as made_up_comparison
from tests.released_tables import outcome

TINY = Fraction(1, 10**6)
FIGURE_1 = Workload(domain_of((2, 2, 2)), (WantedTable((0,)), WantedTable((0, 1))))
PRINTED = {
    ("marginals", "uniform", "direct"): 48.0,
    ("marginals", "optimal", "direct"): 46.16,
    ("marginals", "optimal", "optimal"): 30.0,
    ("base", "uniform", "direct"): 16.0,
    ("base", "optimal", "direct"): 16.0,
    ("base", "optimal", "optimal"): 16.0,
}


def compared(workload, privacy_terms, coverage=0.95):
    return compare_strategies(ComparedQuestion(workload, privacy_terms, coverage))


@pytest.mark.parametrize(("road", "printed"), PRINTED.items())
def test_figure_1_of_the_paper(road, printed):
    """Q = {A, AB} over three binary attributes, ε = 1, with the continuous law that the paper uses."""
    found = compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1))).find(*road)
    assert found.continuous_variance == pytest.approx(printed, abs=0.05)


@pytest.mark.parametrize(("road", "printed"), PRINTED.items())
def test_figure_1_of_the_paper_with_exact_discrete_noise(road, printed):
    """At ε = 1/1000 whole numbers are fine enough: variance × ε² is that of the continuous law."""
    small = compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(Fraction(1, 1000)))).find(*road)
    assert small.total_variance * 1e-6 == pytest.approx(printed, abs=0.05)
    assert small.total_variance == pytest.approx(small.continuous_variance, rel=1e-5)


def test_figure_1_to_the_last_figure_that_can_be_computed():
    found = compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1))).find("marginals", "optimal", "direct")
    assert found.continuous_variance == pytest.approx(4 * (1 + 2 ** (1 / 3)) ** 3)


@pytest.mark.parametrize("cost", [ReleaseCost.pure(1), ReleaseCost.concentrated(1), ReleaseCost.approximate(1, TINY)])
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_every_strategy_takes_every_road_once(cost, neighbours):
    privacy_terms = PrivacyTerms(cost, neighbours)
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2)])
    found = compared(workload, privacy_terms)
    there = [each for each in every() if any(each.applies(kind.noise_terms) for kind in privacy_terms.kinds)]
    served = [strategy.info.key for strategy in there if strategy.serves(workload)]
    keys = sorted(served, key=lambda key: key not in ("base", "marginals"))
    assert [each.key for each in found.outcomes] == [(key, *pair) for key in keys for pair in SPLIT_RECOVERY_PAIRS]
    assert all(each.fits for each in found.outcomes)


@pytest.mark.parametrize("epsilon", [Fraction(1, 10), Fraction(1), Fraction(10)])
@pytest.mark.parametrize("delta", [Fraction(1, 10**9), Fraction(1, 10**6)])
@pytest.mark.parametrize("sizes", [(2,) * 5, (9, 2, 4)])
def test_with_a_delta_no_strategy_is_worse_than_without_or_than_gaussian_noise(epsilon, delta, sizes):
    """Pure privacy implies (ε, δ)-privacy: what a pure plan claims is then ε alone, and it says so."""
    workload = workload_of(sizes, list(itertools.combinations(range(len(sizes)), 2)))
    privacy_terms = PrivacyTerms(ReleaseCost.approximate(epsilon, delta))
    gaussian = PrivacyTerms(ReleaseCost.concentrated(noise_budget_of(privacy_terms.cost)))
    found, pure, noisy = (compared(workload, each) for each in (privacy_terms, privacy_terms.kinds[1], gaussian))
    for each in found.outcomes:
        if each.recovery == Recovery.LEAST_SQUARES:
            others = [o.total_variance for o in (*pure.outcomes, *noisy.outcomes) if o.key == each.key]
            assert each.total_variance == pytest.approx(min(others), rel=1e-9)
        noise_plan = make_noise_plan(workload, each.strategy, BudgetSplit(each.split), privacy_terms)
        assert each.definition == noise_plan.privacy_terms.cost.definition
        assert each.spares_delta == (each.definition == Definition.PURE)
    best = found.recommended
    chosen = found.find(best.strategy, best.split, best.recovery)
    assert chosen.total_variance <= min(o.total_variance for o in (*pure.outcomes, *noisy.outcomes)) * (1 + 1e-9)
    assert ("δ is not needed" in best.why) == chosen.spares_delta


def test_a_plan_that_no_kind_of_noise_fits_says_what_a_larger_budget_would_change():
    privacy_terms = PrivacyTerms(ReleaseCost.approximate(Fraction(1, 10**60), Fraction(1, 10**70)))
    with pytest.raises(NoiseTooLargeError):
        make_noise_plan(workload_of((2, 3), [(0, 1)]), "marginals", BudgetSplit.DIRECT_OPTIMAL, privacy_terms)


def test_totals_are_weight_times_cells_times_variance():
    workload = workload_of((2, 3, 4), [(2, 1), (0,)])
    found = compared(workload, PrivacyTerms(ReleaseCost.pure(1)))
    assert [table.attributes for table in found.tables] == [("c", "b"), ("a",)]
    assert [table.cells for table in found.tables] == [12, 2]
    assert [table.weight for table in found.tables] == [1.0, 2.0]
    for each in found.outcomes:
        assert each.total_variance == pytest.approx(12 * each.variances[0] + 2 * 2 * each.variances[1])


@pytest.mark.parametrize(
    ("objective", "loss"),
    [
        (Objective.TOTAL, lambda *_: None),
        (Objective.EVEN, lambda first, second: pytest.approx(max(first, 2 * second))),
        (Objective.RELATIVE, lambda first, second: pytest.approx(12**3 * first + 2 * 2**3 * second)),
    ],
)
def test_outcomes_have_the_loss_of_the_objective_unless_it_is_the_total(objective, loss):
    """Of twelve cells that count once, and two that count twice."""
    workload = replace(workload_of((2, 3, 4), [(2, 1), (0,)]), objective=objective)
    for each in compared(workload, PrivacyTerms(ReleaseCost.pure(1))).outcomes:
        assert each.loss == loss(*each.variances)


def test_half_widths_grow_with_the_error_and_with_the_coverage():
    workload, privacy_terms = workload_of((2, 3, 4), [(0, 1), (2,)]), PrivacyTerms(ReleaseCost.pure(1))
    usual, sure = compared(workload, privacy_terms), compared(workload, privacy_terms, 0.999)
    for a, b in zip(usual.outcomes, sure.outcomes, strict=True):
        assert all(low < high for low, high in zip(a.half_widths, b.half_widths, strict=True))
        assert all(width > 1.9 * variance**0.5 for width, variance in zip(a.half_widths, a.variances, strict=True))
        assert min(a.half_widths) * 0.999 <= a.typical_half_width <= max(a.half_widths) * 1.001


def test_shares_are_parts_of_one_budget_largest_first():
    for each in compared(workload_of((2, 3, 4), [(0, 1), (2,)]), PrivacyTerms(ReleaseCost.pure(1))).outcomes:
        parts = [part for _, part in each.shares]
        assert sum(parts) == pytest.approx(1)
        assert parts == sorted(parts, reverse=True)


@pytest.mark.parametrize("strategy", ["marginals", "fourier"])
def test_shares_are_what_all_groups_of_a_lot_get(strategy):
    workload, privacy_terms = workload_of((2, 3, 4), [(0, 1), (1, 2)]), PrivacyTerms(ReleaseCost.pure(3))
    found = compared(workload, privacy_terms)
    for split in BudgetSplit:
        noise_plan = make_noise_plan(workload, strategy, split, privacy_terms)
        parts = {
            noise_group_title(noise_plan, noise_group): float(share * noise_group.n_charges / 3)
            for noise_group, share in zip(noise_plan.design.noise_groups, noise_plan.shares, strict=True)
        }
        assert dict(found.find(strategy, split, "optimal").shares) == pytest.approx(parts)


def test_the_recommended_one_has_the_least_total():
    found = compared(workload_of((2, 2, 2, 2), [(0, 1), (0, 2), (1, 2), (3,)]), PrivacyTerms(ReleaseCost.pure(1)))
    best = found.recommended
    chosen = found.find(best.strategy, best.split, best.recovery)
    assert chosen.total_variance <= min(each.total_variance for each in found.outcomes) * (1 + 1e-9)


def test_strategies_that_do_not_fit_are_listed_with_the_reason():
    workload = workload_of((2**13, 2**13), [(0,), (1,)])
    found = compared(workload, PrivacyTerms(ReleaseCost.pure(1)))
    refused = found.find("base", "optimal", "optimal")
    assert not refused.fits
    assert "67,108,864 cells" in refused.reason
    assert (refused.total_variance, refused.variances, refused.half_widths) == (None, (), ())
    assert found.recommended.strategy != "base"
    assert found.saved(refused) is None


def test_of_what_does_not_fit_nothing_is_claimed_and_no_work_is_forecast():
    refused = compared(workload_of((2**13, 2**13), [(0,), (1,)]), PrivacyTerms(ReleaseCost.pure(1))).find(
        "base", "optimal", "optimal"
    )
    assert (refused.definition, refused.spares_delta, refused.typical_half_width) == (None, False, None)
    assert (refused.work, refused.shares, refused.kinds) == (0, (), ())


@pytest.mark.parametrize(
    ("budget", "n"), [(ReleaseCost.pure(1), 0), (ReleaseCost.approximate(1, Fraction(1, 10**6)), 2)]
)
def test_the_kinds_of_noise_are_told_of_a_uniform_split_that_has_a_choice(budget, n):
    found = compared(FIGURE_1, PrivacyTerms(budget))
    for road in SPLIT_RECOVERY_PAIRS:
        assert len(found.find("marginals", *road).kinds) == (n if road[0] is BudgetSplit.UNIFORM else 0)


def test_a_release_takes_what_its_strategy_is_forecast_to_take():
    found, privacy_terms = compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1))), PrivacyTerms(ReleaseCost.pure(1))
    for each in found.outcomes:
        said = forecast(make_noise_plan(FIGURE_1, each.strategy, BudgetSplit(each.split), privacy_terms))
        assert (each.seconds, each.bytes, each.work) == (said.seconds, said.bytes, said.work)
        assert each.work > 0


def test_nothing_that_fits_is_an_error_with_the_reason():
    with pytest.raises(StrategyUnfitError, match=r"“recommended”.*would have 10,000,000 cells") as caught:
        recommend([outcome("base", "optimal", "optimal", None)], "Ask for less.")
    assert caught.value.cure == "Ask for less."


def test_nothing_that_fits_without_a_reason_is_an_error_without_one():
    with pytest.raises(StrategyUnfitError) as caught:
        recommend([replace(outcome("base", "optimal", "optimal", None), reason=None)])
    assert (caught.value.why, caught.value.cure) == ("", "")


def test_if_one_would_fit_for_more_budget_that_is_said():
    refused = outcome("base", "optimal", "optimal", None)
    with pytest.raises(NoiseTooLargeError):
        recommend([refused, replace(refused, strategy="fourier", reason=TOO_NOISY)])


def test_too_small_a_budget_for_one_strategy_leaves_the_others():
    """Coefficients need 2 ** 13 times the scale of cells; so many cells take no matrix, which would take long."""
    workload = workload_of((2,) * 13, [tuple(range(13))])
    found = compared(workload, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**13))))
    assert not found.find("fourier", "optimal", "optimal").fits
    assert "than can be drawn exactly" in found.find("fourier", "optimal", "optimal").reason
    assert found.find("base", "optimal", "optimal").fits


def test_too_small_a_budget_for_all_is_an_error_that_says_so():
    with pytest.raises(NoiseTooLargeError):
        compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**17))))


@pytest.mark.parametrize(
    ("workload", "privacy_terms"),
    [
        (FIGURE_1, PrivacyTerms(ReleaseCost.pure(10**6))),
        (FIGURE_1, PrivacyTerms(ReleaseCost.pure(1430))),
        (workload_of((2, 3), [()]), PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)),
        (workload_of((1, 1), [(0, 1)]), PrivacyTerms(ReleaseCost.concentrated(1), Neighbours.REPLACE)),
        (workload_of((1, 1), [(0,)]), PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)),
    ],
)
def test_where_there_is_no_error_strategies_are_equal(workload, privacy_terms):
    found = compared(workload, privacy_terms)
    assert found.recommended.recovery == "optimal"
    assert found.find("base", "optimal", "optimal").total_variance == pytest.approx(0, abs=1e-300)
    assert found.saving("base", "optimal") in {None, 0.0}


def test_savings_are_over_uniform_budgets_with_the_same_recovery():
    made_up = made_up_comparison()
    assert made_up.saving("marginals", "direct") == pytest.approx(0.2)
    assert made_up.saving("base", "direct") is None
    assert made_up.saved(made_up.find("marginals", "uniform", "direct")) is None
    with pytest.raises(KeyError):
        made_up.find("magic", "optimal", "direct")


def test_outcomes_without_a_uniform_one_save_nothing_that_could_be_told():
    lonely = outcome("base", "optimal", "optimal", 3.0)
    alone = Comparison((), (lonely,), recommend([lonely]), 0.95)
    assert alone.saved(lonely) is None


def test_progress_is_told_and_may_stop():
    class Watching(Progress):
        def __init__(self, stop_after):
            self.told, self.stop_after = [], stop_after

        def report(self, done, total, what):
            self.told.append((done, total, what))

        def cancelled(self):
            return len(self.told) >= self.stop_after

    watch = Watching(99)
    with reporting(watch):
        compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1)))
    assert [done for done, _, _ in watch.told] == list(range(watch.told[0][1]))
    with pytest.raises(Cancelled), reporting(Watching(1)):
        compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1)))


def test_predictions_need_no_more_memory_than_the_effects():
    """All three-way tables of twenty attributes: 1,351 effects, not 2 ** 20 cells."""
    workload = workload_of((2,) * 20, [(a, b, c) for c in range(20) for b in range(c) for a in range(b)])
    found = compared(workload, PrivacyTerms(ReleaseCost.pure(1)))
    assert np.isfinite([each.total_variance for each in found.outcomes if each.fits]).all()


@pytest.mark.parametrize("budget", [ReleaseCost.pure(1), ReleaseCost.concentrated(1)])
def test_for_many_ranges_more_than_the_labels_is_recommended(budget):
    found = compared(workload_of((512,), [(0,)], [((0,), ())]), PrivacyTerms(budget))
    assert found.recommended.strategy not in {"base", "marginals", "clusters"}
    best = min(each.total_variance for each in found.outcomes if each.fits)
    advised = found.find(found.recommended.strategy, found.recommended.split, found.recommended.recovery)
    assert advised.total_variance <= best * (1 + 1e-9)
    labels = found.find("marginals", "optimal", "optimal")
    assert advised.total_variance < labels.total_variance / 2


def test_for_few_ranges_the_labels_are_recommended():
    found = compared(workload_of((16,), [(0,)], [((0,), ())]), PrivacyTerms(ReleaseCost.pure(1)))
    assert found.find("marginals", "optimal", "optimal").total_variance == pytest.approx(
        min(each.total_variance for each in found.outcomes)
    )
    assert (found.tables[0].queries, found.tables[0].typical) == (136, "range")


def test_a_comparison_tells_what_was_compared():
    wanted = workload_of((4, 3, 5), [(0,), (1,), (2,)], [((), (0,)), ((), ()), ((2,), ())])
    sums, locked, spans = wanted.tables
    tables = replace(sums, weight=0.5), replace(locked, weight=3.0, share=Fraction(1, 5)), spans
    question = ComparedQuestion(replace(wanted, tables=tables), PrivacyTerms(ReleaseCost.pure(1)), 0.95)
    found = compare_strategies(question)
    assert found.question is question
    assert found.tables == (
        ComparedTable(("a",), 4, 0.5, prefixes=("a",), queries=4),
        ComparedTable(("b",), 3, 3.0, queries=3, share=Fraction(1, 5)),
        ComparedTable(("c",), 5, spans.weight, ranges=("c",), queries=15),
    )


def test_what_is_worked_out_is_shown_strategy_by_strategy():
    class Watching(Progress):
        shown: ClassVar[list[Comparison]] = []

        def show(self, part):
            self.shown.append(part)

    workload, privacy_terms = workload_of((2, 3, 4), [(0, 1), (1, 2)]), PrivacyTerms(ReleaseCost.pure(1))
    with reporting(Watching()):
        whole = compared(replace(workload, objective=Objective.EVEN), privacy_terms)
    keys = list(dict.fromkeys(each.strategy for each in whole.outcomes))
    assert [part.pending for part in Watching.shown] == [tuple(keys[n:]) for n in range(1, len(keys))]
    assert whole.pending == ()
    for part in Watching.shown:
        assert part.outcomes == whole.outcomes[: len(part.outcomes)]
        assert part.recommended == recommend([*part.outcomes], objective=Objective.EVEN)
        assert part.tables == whole.tables
    assert {part.objective for part in (*Watching.shown, whole)} == {Objective.EVEN}
    assert any("least exact table" in part.recommended.why for part in Watching.shown)


def test_what_fits_is_shown_beside_what_does_not():
    class Watching(Progress):
        shown: ClassVar[list[Comparison]] = []

        def show(self, part):
            self.shown.append(part)

    with reporting(Watching()):
        whole = compared(workload_of((2**13, 2**13), [(0,), (1,)]), PrivacyTerms(ReleaseCost.pure(1)))
    keys = list(dict.fromkeys(each.strategy for each in whole.outcomes))
    first = next(n for n, key in enumerate(keys, start=1) if whole.find(key, "optimal", "optimal").fits)
    assert not all(each.fits for each in whole.outcomes)
    assert [part.pending for part in Watching.shown] == [tuple(keys[n:]) for n in range(first, len(keys))]


def test_a_stop_is_heeded_before_each_design_and_each_road():
    class Asked(Progress):
        inside, times = False, 0

        def report(self, done, total, what):
            self.inside = what == find("marginals").info.title

        def cancelled(self):
            self.times += self.inside
            return False

    asked = Asked()
    compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1)))  # so that nothing is left to search for, which asks, too
    with reporting(asked):
        compared(FIGURE_1, PrivacyTerms(ReleaseCost.pure(1)))
    assert asked.times == 1 + len(SPLIT_RECOVERY_PAIRS)


@pytest.mark.parametrize("seen", ["Best mixture", "Joint noise", "Optimised matrix"])
def test_a_strategy_that_searches_can_be_stopped_while_it_does(seen):
    class Leaving(Progress):
        asked = 0
        inside = False

        def report(self, done, total, what):
            self.inside = what == seen

        def cancelled(self):
            self.asked += self.inside
            return self.asked > 2  # the first is before it begins

    sizes = {"Best mixture": (2, 3, 5), "Joint noise": (2, 3, 7), "Optimised matrix": (2, 3, 6)}[seen]
    workload = workload_of(sizes, [(0, 1), (1, 2), (0, 2)])  # one that is not kept from another test
    leaving = Leaving()
    with pytest.raises(Cancelled), reporting(leaving):
        compared(workload, PrivacyTerms(ReleaseCost.pure(1)))
    assert leaving.inside
    assert compared(workload, PrivacyTerms(ReleaseCost.pure(1))).pending == ()
