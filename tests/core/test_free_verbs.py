"""The verbs that cost nothing: finding the ledger, comparing, seeking a budget, rehearsing, choosing."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import numpy as np
import platformdirs
import platformdirs.windows
import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    BudgetRecoveryError,
    Cancelled,
    ConsistencyUnfitError,
    MissingLedgerError,
    UnansweredUnitError,
)
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import UNKNOWN, PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import OutputChoice, StrategyChoice
from core.recovery.consistency import Consistency
from core.release.kept import pack
from core.release.quote_lines import RELEASED_BEFORE
from core.session import rehearsing
from core.session.column_proposal import propose
from core.session.comparing_strategies import compare, strategies
from core.session.opening import open_ledger
from core.session.planned_release import choose, plan_release
from core.session.quoting import quote
from core.session.rehearsing import rehearse
from core.session.releasing import release
from core.session.seeking import seek
from core.workload.presets import Family
from tests.core.visits import TOTAL, UNBIASED, plan, request


class Stopped(Progress):
    """Whoever waits has asked to stop."""

    def cancelled(self):
        return True


class Told(Progress):
    """Remembers the name of each step that is reported."""

    def __init__(self):
        self.steps = []

    def report(self, done, total, what):
        self.steps.append(str(what))


# ------------------------------------------------------------------ the ledger


def test_a_ledger_that_is_not_there_is_made_unless_it_should_be_there(tmp_path):
    path = tmp_path / "ledger.sqlite"
    with pytest.raises(MissingLedgerError):
        open_ledger(path, make=False)
    assert not path.exists()
    made = open_ledger(path)
    made.set_budget("visits", TOTAL)
    assert open_ledger(path, make=False).account("visits").total == TOTAL


def test_the_users_own_ledger_is_in_a_folder_named_after_the_program():
    """A later version looks for it there; on no system is the folder within another of that name."""
    path = open_ledger().path
    assert path.parts[-2:] == ("reticent", "ledger.sqlite")
    assert path.parent == platformdirs.user_data_path("reticent", appauthor=False)


def test_on_windows_the_folder_is_within_no_other_of_its_name(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "PlatformDirs", platformdirs.windows.Windows)
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda _: str(tmp_path / "Local"))
    assert open_ledger().path == tmp_path / "Local" / "reticent" / "ledger.sqlite"


@pytest.mark.parametrize(("unit", "read"), [(None, (None, 1)), (ProtectedUnit("patient", 2), (UNKNOWN, 2))])
def test_opening_a_ledger_reads_whom_releases_of_older_versions_protect(folder, ledger, tmp_path, unit, read):
    """Their charges say nothing of it; their statements, kept with them, do, but never name the column."""
    made = release(request(plan(unit=unit), folder), ledger)
    old = Ledger(tmp_path / "old.sqlite")
    old.set_budget("visits", TOTAL)
    charge = old.charge("visits", ReleaseCost.pure(1), "").number
    old.keep_tables(charge, pack(made))
    assert old.account("visits").unit is None
    found = open_ledger(old.path)
    assert found.history("visits")[-1].units_read == {charge: PrivacyUnit(*read, Neighbours.ADD_REMOVE)}
    assert found.account("visits").unit == (None if unit else PrivacyUnit(*read, Neighbours.ADD_REMOVE))


# ------------------------------------------------------------------ a column


def test_a_column_is_proposed_as_an_attribute():
    look = ColumnProfiler(Marks())
    look.take(["F", "M", "F"])
    assert (propose(look.profile("sex")).name, propose(look.profile("sex")).labels) == ("sex", ("F", "M"))


# ------------------------------------------------------------------ comparing and choosing


def test_who_compares_is_told_of_each_strategy_and_can_stop():
    watch = Told()
    compare(plan(), watch)
    titles = {str(info.title) for info in strategies()}
    assert len(titles & set(watch.steps)) > 1
    with pytest.raises(Cancelled):
        compare(plan(), Stopped())


def test_who_plans_a_release_is_told_nothing_of_the_comparison_and_can_stop():
    class Shown(Told):
        def show(self, part):
            self.steps.append("part")

    watch = Shown()
    assert plan_release(plan(), watch).plan == plan()
    assert watch.steps == []
    with pytest.raises(Cancelled):
        plan_release(plan(), Stopped())


def test_a_split_that_is_for_the_other_recovery_is_named():
    with pytest.raises(BudgetRecoveryError) as caught:
        choose(plan(strategy=StrategyChoice("marginals", "best", "direct")))
    assert vars(caught.value) == {"budget": "best", "recovery": "direct"}


def test_what_starts_from_plain_tables_is_not_recommended_a_split_that_may_leave_none():
    """“Best” is the most exact here, and may leave tables without measurements of their own."""
    letters = tuple("ABCDEF")
    attributes = tuple(Attribute(name, Kind.CATEGORIES, letters) for name in "xyz")
    doc = plan(attributes=attributes, tables=(), families=(Family(2), Family(1)))
    assert choose(doc) == ("weighted", BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.LEAST_SQUARES)
    nearest = replace(doc, output=OutputChoice(consistency=Consistency.LEAST_ABSOLUTE))
    assert choose(nearest) == ("weighted", BudgetSplit.DIRECT_OPTIMAL, Recovery.LEAST_SQUARES)


def test_tables_that_are_not_made_to_agree_cannot_be_near_to_plain_ones(ledger):
    doc = plan(strategy=StrategyChoice("marginals", "optimal", "direct"))
    with pytest.raises(ConsistencyUnfitError, match="least-absolute"):
        quote(
            plan_release(replace(doc, output=OutputChoice(consistency=Consistency.LEAST_ABSOLUTE))),
            ledger,
            "visits",
            TOTAL,
        )


@pytest.mark.parametrize(("whole", "records"), [(True, True), (False, False)])
def test_records_are_made_where_the_numbers_are_counts(whole, records):
    assert plan(output=OutputChoice(whole_numbers=whole)).makes_records() is records


# ------------------------------------------------------------------ seeking a budget


@pytest.mark.parametrize("strategy", [StrategyChoice(), StrategyChoice("marginals", "optimal", "direct")], ids=str)
@pytest.mark.parametrize("interval", [0.8, 0.99])
def test_a_budget_is_sought_at_the_coverage_of_the_plan(strategy, interval):
    doc = plan(strategy=strategy, output=replace(UNBIASED, interval=interval))
    found = seek(doc, {0: 2.0})
    way = choose(replace(doc, privacy=replace(doc.privacy, cost=found)))
    assert compare(replace(doc, privacy=replace(doc.privacy, cost=found))).find(*way).half_widths[0] <= 2
    less = ReleaseCost.pure(found.epsilon * Fraction(99, 100))
    assert compare(replace(doc, privacy=replace(doc.privacy, cost=less))).find(*way).half_widths[0] > 2


def test_who_seeks_is_told_of_each_trial_and_can_stop():
    watch = Told()
    seek(plan(), {0: 2.0}, watch)
    assert set(watch.steps) == {"Looking for the amount"}  # and nothing of the comparison that each trial makes
    with pytest.raises(Cancelled):
        seek(plan(), {0: 2.0}, Stopped())


def test_a_search_for_a_budget_can_be_stopped_within_the_comparison_of_one_trial():
    class AtSecond(Told):
        asked = 0

        def cancelled(self):
            self.asked += 1
            return self.asked == 2

    watch = AtSecond()
    with pytest.raises(Cancelled):
        seek(plan(), {0: 2.0}, watch)
    assert watch.steps == ["Looking for the amount"]


# ------------------------------------------------------------------ a quote


def test_nothing_is_quoted_for_persons_that_nobody_spoke_of(ledger):
    with pytest.raises(UnansweredUnitError):
        quote(plan_release(plan(unit=ProtectedUnit(rows=RowMeaning.UNANSWERED))), ledger, "visits", TOTAL)


def test_a_quote_without_a_budget_names_what_it_costs_and_no_amount_left(ledger):
    made = quote(plan_release(plan()), ledger, "visits")
    assert (made.dataset, made.cost, made.cost_text) == ("visits", ReleaseCost.pure(1), "ε = 1")
    assert (made.budget_text, made.spent_text, made.left_text) == (None, "", "")
    assert (made.spent_after_text, made.after_text, made.enough) == ("", "", False)
    assert (made.strategy, made.split, made.recovery) == choose(plan())


def test_a_quote_that_is_too_dear_says_what_is_left_and_nothing_of_afterwards(ledger):
    made = quote(plan_release(plan()), ledger, "visits", DatasetBudget(Fraction(1, 2)))
    assert (made.budget_text, made.spent_text, made.left_text) == ("ε = 0.5", "ε = 0", "ε = 0.5")
    assert (made.spent_after_text, made.after_text, made.enough) == ("", "", False)


def test_a_quote_names_the_release_of_the_same_plan_and_its_day(folder, ledger):
    source = str(folder / "visits.csv")
    assert quote(plan_release(plan(source=source)), ledger, "visits", TOTAL).released_as is None
    made = release(request(plan(source=source), folder), ledger)
    again = quote(plan_release(plan(source=source)), ledger, "visits")
    assert again.released_as == int(made.statement.reference)
    day = made.statement.date.partition("T")[0]
    assert again.lines[0] == RELEASED_BEFORE.format(date=day, number=2)


# ------------------------------------------------------------------ a rehearsal


def test_a_rehearsal_is_one_release_of_no_dataset_made_now():
    made = rehearse(plan_release(plan()))
    said = made.release.statement
    assert (made.repeats, said.dataset, said.reference, said.seal) == (1, "", "", "")
    now = datetime.now(UTC)
    assert now - timedelta(minutes=5) < datetime.fromisoformat(said.date) <= now
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", said.date)


def test_a_rehearsal_shows_its_last_release(monkeypatch):
    """At ε = 1/1000 two of three runs have the same noise in six cells with a probability below 1e-12."""
    runs, real = [], rehearsing.recover

    def remembered(*given):
        runs.append(real(*given))
        return runs[-1]

    monkeypatch.setattr(rehearsing, "recover", remembered)
    shown = (
        rehearse(plan_release(plan(Fraction(1, 1000), output=UNBIASED)), repeats=3).release.tables[1].published.values
    )
    assert [np.array_equal(shown, run.published[1]) for run in runs] == [False, False, True]


def test_who_rehearses_is_told_of_each_release_and_can_stop():
    watch = Told()
    rehearse(plan_release(plan()), 2, watch)
    assert [step for step in watch.steps if step == "Rehearsing"] == ["Rehearsing"] * 2
    with pytest.raises(Cancelled):
        rehearse(plan_release(plan()), 1, Stopped())


def test_one_rehearsal_is_what_is_asked_for_if_nothing_else_is():
    assert rehearse(plan_release(plan())).repeats == 1
