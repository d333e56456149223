"""A release is decided once: what was quoted and confirmed is the object that is released, and nothing else may run."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import ForeignRequestError, OverspendingError, PlanChangedError
from core.exports.room import Outlet
from core.planning import strategy_ranking
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedQuestion
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import OutputChoice, StrategyChoice
from core.project.request import ChargedRequest
from core.session import comparing_strategies, completing, planned_release
from core.session.comparing_strategies import compare
from core.session.completing import complete
from core.session.planned_release import choose, forecast_release, plan_release
from core.session.quoting import quote
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from tests.core.privacy.insides import meet_after_reading
from tests.core.test_pending import NUMBER, stopped
from tests.core.visits import ATTRIBUTES, LAYOUT, TOTAL, UNBIASED, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")


@pytest.fixture
def compared(monkeypatch):
    """The questions that were compared."""
    asked, real = [], comparing_strategies.compare_strategies

    def watched(question):
        asked.append(question)
        return real(question)

    monkeypatch.setattr(comparing_strategies, "compare_strategies", watched)
    return asked


def test_a_recommended_plan_is_compared_once_from_the_plan_to_the_tables(folder, ledger, compared):
    planned = plan_release(plan())
    offer = quote(planned, ledger, "visits", TOTAL)
    rehearse(planned)
    forecast_release(planned, "json")
    release(ReleaseRequest(offer.planned, folder, offer.dataset, offer.total), ledger)
    assert offer.planned is planned
    assert compared == [ComparedQuestion(plan().workload(), plan().privacy_terms, 0.95)]


@pytest.mark.parametrize("fact", ["release_size", "forecast"])
def test_what_a_release_holds_and_takes_is_computed_once(folder, ledger, monkeypatch, fact):
    times, real = [], getattr(planned_release, fact)
    monkeypatch.setattr(planned_release, fact, lambda *given: times.append(1) or real(*given))
    planned = plan_release(plan())
    offer = quote(planned, ledger, "visits", TOTAL)
    forecast_release(planned, "json")
    release(
        ReleaseRequest(offer.planned, folder, offer.dataset, offer.total), ledger, into=Outlet(folder / "o", "json")
    )
    assert len(times) == 1


def test_a_comparison_at_hand_is_asked_and_one_of_another_plan_is_not(compared):
    doc, other = plan(), plan(Fraction(1, 1000))
    comparison = compare(doc)
    assert choose(replace(doc, source="elsewhere.csv"), comparison=comparison) == choose(doc)
    assert len(compared) == 2, "the second plan had none at hand"
    plan_release(other, comparison=comparison)
    assert compared[2:] == [other.question]
    plan_release(doc, comparison=replace(comparison, question=None))
    assert compared[3:] == [doc.question]


def test_what_is_recommended_is_what_the_comparison_says_whatever_comes_first(monkeypatch):
    """The order of the catalogue decides nothing that is confirmed: a planned release has decided already."""
    planned = plan_release(plan())
    every = strategy_ranking.every
    first = compare(plan()).outcomes[0].strategy
    monkeypatch.setattr(strategy_ranking, "every", lambda: tuple(reversed(every())))
    again = compare(plan())
    assert again.outcomes[0].strategy != first
    assert again.find(*choose(plan())).total_variance == pytest.approx(
        again.find(planned.noise_plan.strategy, planned.noise_plan.split, planned.recovery).total_variance
    )


def test_what_was_confirmed_runs_although_another_would_be_recommended_by_now(folder, ledger, monkeypatch):
    offer = quote(plan_release(plan()), ledger, "visits", TOTAL)
    other = "base" if offer.strategy != "base" else "marginals"
    changed = (other, BudgetSplit.UNIFORM, Recovery.DIRECT)
    monkeypatch.setattr(planned_release, "choose", lambda *_: changed)
    assert plan_release(plan()).noise_plan.strategy == other
    made = release(ReleaseRequest(offer.planned, folder, offer.dataset, offer.total), ledger)
    assert made.statement.strategy == offer.strategy


def test_a_plan_that_was_edited_does_not_run_under_an_old_confirmation(ledger):
    offer = quote(plan_release(plan()), ledger, "visits", TOTAL)
    offer.check_plan(plan())
    for edited in (plan(2), plan(output=UNBIASED), plan(source="other.csv")):
        with pytest.raises(PlanChangedError, match="Nothing was spent"):
            offer.check_plan(edited)


@pytest.mark.parametrize(("recovery", "n_shares"), [(Recovery.DIRECT, 2), (Recovery.LEAST_SQUARES, 3)])
def test_a_marginal_that_no_table_is_added_up_from_is_measured_for_least_squares_alone(
    folder, ledger, recovery, n_shares
):
    named = ("age", "sex"), ("sex",), ("age",)
    choice = StrategyChoice("custom", BudgetSplit.UNIFORM, recovery, named)
    planned = plan_release(plan(strategy=choice))
    outcome = compare(planned.plan).find("custom", BudgetSplit.UNIFORM, recovery)
    assert [share for share in planned.noise_plan.shares if share] == [Fraction(1, n_shares)] * n_shares
    assert planned.noise_plan.query_variances(recovery).tolist() == list(outcome.variances)
    assert len(release(ReleaseRequest(planned, folder, "visits", TOTAL), ledger).tables) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"plan": plan(tables=plan().tables[:1])},
        {"plan": plan(2)},
        {"plan": plan(output=OutputChoice(interval=0.9))},
        {"plan": plan(strategy=StrategyChoice("base"))},
        {"plan": plan(strategy=StrategyChoice("marginals", "uniform"))},
        {"recovery": Recovery.DIRECT},
    ],
)
def test_parts_that_were_decided_for_different_plans_are_refused(change):
    planned = plan_release(plan(strategy=StrategyChoice("marginals")))
    assert replace(planned) == planned
    with pytest.raises(ValueError, match="of another plan"):
        replace(planned, **change)
    parts = {"plan": planned.plan, "recovery": planned.recovery, **change}
    with pytest.raises(ValueError, match="of another plan"):
        replace(planned, **change, made_of=(parts["plan"], planned.noise_plan, parts["recovery"]))


NAMED = StrategyChoice("custom", BudgetSplit.UNIFORM, Recovery.LEAST_SQUARES, (("age", "sex"), ("sex",)))
SEX, AGE = ATTRIBUTES


@pytest.mark.parametrize(
    "change",
    [
        {"strategy": replace(NAMED, marginals=(("age", "sex"),))},
        {"source": "other.csv"},
        {"layout": replace(LAYOUT, delimiter=";")},
        {"unit": ProtectedUnit(rows=RowMeaning.ONE_EACH)},
        {"privacy": replace(plan().privacy, dataset="another")},
        {"attributes": (replace(SEX, column="gender"), AGE)},
        {"tables": (replace(plan().tables[0], columns=("sex",)), plan().tables[1])},
    ],
    ids=lambda change: next(iter(change)),
)
def test_nothing_of_the_plan_is_exchanged_once_it_was_decided(change):
    """Noise, cost and rules would be the same: only the plan itself tells the two apart."""
    planned = plan_release(plan(strategy=NAMED))
    with pytest.raises(ValueError, match="of another plan"):
        replace(planned, plan=replace(planned.plan, **change))


def test_no_other_noise_or_recovery_is_put_into_a_recommended_release():
    planned, other = plan_release(plan()), plan_release(plan(strategy=StrategyChoice("marginals")))
    assert planned.noise_plan.strategy != "marginals"
    for change in ({"noise_plan": other.noise_plan}, {"recovery": Recovery.DIRECT}):
        with pytest.raises(ValueError, match="of another plan"):
            replace(planned, **change)


def test_another_program_that_spends_between_quote_and_confirmation_is_seen_by_the_charge(folder, ledger):
    total = DatasetBudget(Fraction(3, 2))
    offer = quote(plan_release(plan()), ledger, "visits", total)
    assert offer.enough
    other = Ledger(ledger.path)
    other.set_budget("visits", total)
    other.charge("visits", ReleaseCost.pure(Fraction(1)), "elsewhere", plan().privacy_unit.facts)
    before = other.history()
    with pytest.raises(OverspendingError):
        release(ReleaseRequest(offer.planned, folder, offer.dataset, offer.total), ledger)
    assert other.history() == before


def test_another_program_that_spends_while_the_rows_are_read_is_seen_by_the_charge(folder, ledger):
    """The view that the release began with is old by then; the charge looks for itself."""
    ledger.set_budget("visits", DatasetBudget(Fraction(3, 2)))
    offer = quote(plan_release(plan()), ledger, "visits", folder=folder)

    class Rival(Progress):
        def check(self):
            if len(ledger.history()) == 1:
                Ledger(ledger.path).charge(
                    "visits", ReleaseCost.pure(Fraction(1)), "elsewhere", plan().privacy_unit.facts
                )

    with pytest.raises(OverspendingError):
        release(ReleaseRequest(offer.planned, folder, offer.dataset), ledger, Rival())
    assert [line.what for line in ledger.history()][1:] == ["elsewhere"]


def test_two_windows_may_confirm_the_same_and_only_what_is_left_is_spent(folder, ledger):
    ledger.set_budget("visits", DatasetBudget(Fraction(3, 2)))
    planned = plan_release(plan())
    offers = [quote(planned, Ledger(ledger.path), "visits") for _ in range(2)]
    assert all(offer.enough for offer in offers)
    asked = [ReleaseRequest(offer.planned, folder, offer.dataset) for offer in offers]
    assert release(asked[0], ledger).tables
    with pytest.raises(OverspendingError):
        release(asked[1], Ledger(ledger.path))
    assert ledger.account("visits").spent == 1


def test_a_charge_is_not_completed_with_other_noise_than_was_charged(folder, ledger, monkeypatch):
    """Nothing was drawn; the cost is the same, and another version's search has found other scales."""
    stopped(monkeypatch, folder, ledger, "measure")
    real = planned_release.make_noise_plan

    def other(*given):
        made = real(*given)
        return replace(made, scales=tuple(scale and 2 * scale for scale in made.scales))

    with monkeypatch.context() as patch:
        patch.setattr(planned_release, "make_noise_plan", other)
        with pytest.raises(ForeignRequestError, match="would draw other noise than was charged"):
            complete(ledger, NUMBER)
    assert ledger.drawn(NUMBER) is None
    assert complete(ledger, NUMBER).statement.reference == str(NUMBER)


def test_a_charge_of_a_version_that_told_no_noise_is_completed(folder, ledger, monkeypatch):
    asked = ChargedRequest(plan_release(plan()).charged_to("visits"), folder / "visits.csv", "0.1")
    assert b"noise" not in asked.pack()
    assert ChargedRequest.unpack(asked.pack()).noise == ""
    ledger.set_budget("visits", TOTAL)
    number = ledger.charge("visits", ReleaseCost.pure(Fraction(1)), "", request=asked.pack()).number
    monkeypatch.setattr(completing, "noise_mark", lambda _: "another")
    assert np.isfinite(complete(ledger, number).tables[0].published.values).all()


def test_a_quote_reads_the_ledger_once(folder, ledger, monkeypatch):
    release(request(plan(), folder), ledger)
    stopped(monkeypatch, folder, ledger, "recover")
    times = []
    meet_after_reading(monkeypatch, ledger, lambda: times.append(1))
    offer = quote(plan_release(plan()), ledger, "visits", folder=folder)
    assert (offer.released_as, offer.pending_as) == (NUMBER, 5)
    assert (offer.preview.before.n_releases, offer.preview.afterwards.n_releases) == (2, 3)
    assert len(times) == 1
