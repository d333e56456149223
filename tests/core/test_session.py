"""The verbs, without a window: a whole release of a small file, and every refusal before anything is spent."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit
from core.errors import (
    BudgetDisagreesError,
    BudgetRecoveryError,
    Cancelled,
    FileMovedOnError,
    MissingFileError,
    NoBudgetError,
    NoTablesError,
    OverspendingError,
    StrategyUnfitError,
    UnknownAttributeError,
    UnknownCategoryError,
    UnknownStrategyError,
)
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.privacy.dataset_account import DatasetBudget
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import OutputChoice, StrategyChoice
from core.session.comparing_strategies import compare, strategies
from core.session.opening import open_ledger
from core.session.planned_release import choose, plan_release
from core.session.quoting import quote
from core.session.rehearsing import rehearse
from core.session.releasing import release
from core.sources.file_state import file_state
from core.workload.presets import Family
from tests.core.visits import ATTRIBUTES, SEXES, TOTAL, UNBIASED, StopAt, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")


def truth(at_most=None):
    """Visits by age and sex, as in the file; None: all of them."""
    counts = np.zeros((3, 2))
    for patient in range(20):
        rows = 1 + patient % 5
        counts[patient % 3, patient % 2] += rows if at_most is None else min(rows, at_most)
    return counts


# ------------------------------------------------------------------ a release


def test_a_whole_release(folder, ledger):
    made = release(request(plan(), folder), ledger)
    assert [table.published.names for table in made.tables] == [("age", "sex"), ("sex",)]
    assert made.tables[0].published.labels == (("0 to under 18", "18 to under 65", "65 to 120"), SEXES)
    for table in made.tables:
        assert (table.low <= table.published.values).all()
        assert (table.published.values <= table.high).all()
        assert (table.published.values == np.rint(table.published.values)).all()
        assert table.published.values.min() >= 0
    _, charge, drawn, kept = ledger.history("visits")
    assert [(line.kind, line.kept_charge) for line in (drawn, kept)] == [
        ("drawn", charge.number),
        ("kept", charge.number),
    ]
    assert made.statement.seal == charge.hash
    assert (charge.epsilon, str(charge.number)) == (1, made.statement.reference)
    assert ledger.account("visits").spent == 1


def test_without_much_noise_a_release_is_the_truth(folder, ledger):
    """At ε = 4000 a draw other than 0 has a probability below e ** -500."""
    for strategy, budget, recovery in product(strategies(), ("uniform", "optimal"), ("direct", "optimal")):
        if strategy.key not in {"base", "marginals", "fourier", "clusters"}:
            continue
        doc = plan(4000, strategy=StrategyChoice(strategy.key, budget, recovery), output=UNBIASED)
        made = release(request(doc, folder, DatasetBudget(Fraction(10**6))), ledger)
        assert made.tables[0].published.values == pytest.approx(truth())
        assert made.tables[1].published.values == pytest.approx(truth().sum(axis=0))
        assert made.statement.strategy == strategy.key
        assert (made.statement.budget, made.statement.recovery) == (budget, recovery)


def test_marginals_that_the_owner_names_are_measured(folder, ledger):
    wish = StrategyChoice("custom", "uniform", "direct", (("sex", "age"),))
    doc = plan(4000, strategy=wish, output=UNBIASED)
    assert compare(doc).find("custom", "uniform", "direct").shares == (("sex × age", 1.0),)
    assert quote(plan_release(doc), ledger, "visits", TOTAL).strategy == "custom"
    made = release(request(doc, folder, DatasetBudget(Fraction(10**6))), ledger)
    assert made.tables[1].published.values == pytest.approx(truth().sum(axis=0))
    assert [group[0] for group in made.statement.groups] == ["sex × age"]


def test_marginals_that_hold_no_table_are_refused_with_the_reason(ledger):
    doc = plan(strategy=StrategyChoice("custom", marginals=(("sex",),)))
    assert "name one that does" in compare(doc).find("custom", "optimal", "optimal").reason
    with pytest.raises(StrategyUnfitError, match="name one that does"):
        quote(plan_release(doc), ledger, "visits", TOTAL)
    with pytest.raises(UnknownAttributeError, match="colour"):
        compare(replace(doc, strategy=StrategyChoice("custom", marginals=(("colour",),))))


def test_the_noise_is_of_the_size_that_was_promised(folder, ledger):
    errors, doc = [], plan(Fraction(1, 2), output=UNBIASED)
    for _ in range(12):
        made = release(request(doc, folder, DatasetBudget(Fraction(100))), ledger)
        errors.append(made.tables[0].published.values - truth())
    spread = float(np.sqrt(np.mean(np.square(errors))))
    promised = float(made.tables[0].standard_deviation[0, 0])
    assert promised / 2 < spread < promised * 2


def test_two_releases_differ_and_are_charged_twice(folder, ledger):
    doc = plan(Fraction(1, 100), output=UNBIASED)
    first, second = (release(request(doc, folder), ledger) for _ in range(2))
    assert first.tables[0].published.values.tolist() != second.tables[0].published.values.tolist()
    assert ledger.account("visits").spent == Fraction(2, 100)
    assert ledger.account("visits").n_releases == 2


def test_gaussian_noise_is_charged_as_claimed(folder, ledger):
    doc = plan(budget=ReleaseCost.approximate(Fraction(1), Fraction(1, 10**9)))
    doc = replace(doc, strategy=StrategyChoice("effects", "optimal", "optimal"))
    made = release(request(doc, folder, DatasetBudget(Fraction(2), Fraction(1, 10**6))), ledger)
    assert made.statement.noise == "discrete Gaussian"
    assert (made.statement.epsilon, made.statement.delta) == ("1", "1e-9")
    assert 1 < ledger.account("visits").spent < Fraction(11, 10)  # at the order that suits the whole budget


def test_when_people_are_exchanged_the_number_of_rows_is_exact(folder, ledger):
    doc = plan(Fraction(1, 1000), neighbours=Neighbours.REPLACE, output=UNBIASED)
    doc = replace(doc, strategy=StrategyChoice("fourier", "optimal", "optimal"))
    made = release(request(doc, folder), ledger)
    for table in made.tables:
        assert table.published.values.sum() == pytest.approx(truth().sum(), abs=1e-6)
        assert table.margin(()).half_width == 0
    assert any("The number of rows is public" in line for line in made.statement.lines)


def test_of_each_person_at_most_so_many_rows_are_counted(folder, ledger):
    doc = plan(20_000, unit=ProtectedUnit("patient", 2), output=UNBIASED)
    made = release(request(doc, folder, DatasetBudget(Fraction(10**6))), ledger)
    assert made.tables[0].published.values == pytest.approx(truth(at_most=2))
    assert (made.statement.unit, made.statement.at_most) == ("person", 2)


def test_people_with_several_rows_cost_more_noise(folder, ledger):
    alone = release(request(plan(output=UNBIASED), folder), ledger)
    several = release(request(plan(output=UNBIASED, unit=ProtectedUnit("patient", 3)), folder), ledger)
    ratio = several.tables[0].standard_deviation[0, 0] / alone.tables[0].standard_deviation[0, 0]
    assert ratio == pytest.approx(3, rel=0.05)


def test_exchanging_people_with_several_rows_leaves_no_number_exact(folder, ledger):
    doc = plan(Fraction(1, 10**6), neighbours=Neighbours.REPLACE, unit=ProtectedUnit("patient", 3), output=UNBIASED)
    made = release(request(replace(doc, strategy=StrategyChoice("fourier")), folder), ledger)
    assert all(table.margin(()).half_width > 0 for table in made.tables)
    assert abs(made.tables[0].published.values.sum() - truth(3).sum()) > 1e-3  # fails once in thousands of millions
    assert any("The number of people is public; the number of rows is not." in line for line in made.statement.lines)


# ------------------------------------------------------------------ refusals


def test_overspending_is_refused_before_the_file_is_opened(tmp_path, ledger):
    ledger.set_budget("visits", DatasetBudget(Fraction(1, 2)))
    with pytest.raises(OverspendingError, match=r"ε = 0\.5 left.*costs ε = 1"):
        release(request(plan(), tmp_path / "nowhere", None), ledger)
    assert ledger.account("visits").spent == 0


def test_a_dataset_without_a_budget_is_refused_before_the_file_is_opened(tmp_path, ledger):
    with pytest.raises(NoBudgetError, match="“visits”"):
        release(request(plan(), tmp_path / "nowhere", None), ledger)
    assert ledger.history() == ()


def test_another_total_than_recorded_is_refused(tmp_path, ledger):
    ledger.set_budget("visits", DatasetBudget(Fraction(2)))
    with pytest.raises(BudgetDisagreesError):
        release(request(plan(), tmp_path / "nowhere", DatasetBudget(Fraction(3))), ledger)


def test_a_file_that_cannot_be_read_costs_nothing(tmp_path, ledger):
    with pytest.raises(MissingFileError):
        release(request(plan(), tmp_path), ledger)
    assert ledger.history() == ()


def test_a_file_that_is_not_the_one_looked_at_costs_nothing(folder, ledger):
    asked = request(plan(), folder)
    seen = replace(asked, seen=file_state(asked.source))
    assert release(seen, ledger).tables
    spent = ledger.history()
    with asked.source.open("a", encoding="utf-8") as file:
        file.write("p099,F,30\n")
    with pytest.raises(FileMovedOnError, match=r"visits\.csv: it was changed since .* Nothing was spent") as refused:
        release(replace(seen, total=None), ledger)
    assert "since you opened it" in refused.value.window_message
    asked.source.unlink()
    with pytest.raises(MissingFileError):
        release(replace(seen, total=None), ledger)
    assert ledger.history() == spent


def test_a_stranger_in_the_file_costs_nothing(folder, ledger):
    doc = plan(attributes=(Attribute("sex", Kind.CATEGORIES, ("F",)), ATTRIBUTES[1]))
    with pytest.raises(UnknownCategoryError, match="row 3, column B"):
        release(request(doc, folder), ledger)
    assert ledger.history() == ()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"tables": ()}, NoTablesError),
        ({"strategy": StrategyChoice("magic")}, UnknownStrategyError),
        ({"strategy": StrategyChoice("marginals", "best", "direct")}, BudgetRecoveryError),
    ],
)
def test_a_plan_that_cannot_be_costs_nothing(folder, ledger, change, error):
    with pytest.raises(error):
        release(request(plan(**change), folder), ledger)
    assert ledger.history() == ()


def test_stopping_before_the_charge_costs_nothing(folder, ledger):
    class Now(Progress):
        def cancelled(self):
            return True

    with pytest.raises(Cancelled):
        release(request(plan(), folder), ledger, Now())
    assert ledger.history() == ()


def test_stopping_after_the_charge_costs_all_of_it(folder, ledger):
    doc = plan(strategy=StrategyChoice("marginals"))
    with pytest.raises(Cancelled):
        release(request(doc, folder), ledger, StopAt("adding noise"))
    assert ledger.account("visits").spent == 1


# ------------------------------------------------------------------ what costs nothing


def test_a_quote_charges_nothing_and_opens_no_file(tmp_path, ledger):
    ledger.set_budget("visits", TOTAL)
    made = quote(plan_release(plan()), ledger, "visits")
    assert (made.cost_text, made.left_text, made.after_text) == ("ε = 1", "ε = 10", "ε = 9")
    assert (made.spent_text, made.spent_after_text) == ("ε = 0", "ε = 1")
    assert (made.enough, made.n_tables, made.n_cells) == (True, 2, 8)
    assert made.strategy == choose(plan())[0]
    text = " ".join(made.lines)
    assert "2 tables with 8 numbers" in text
    assert "ε = 1" in text
    assert "even if you cancel" in text
    assert "One table with 6 numbers" in quote(plan_release(plan(tables=plan().tables[:1])), ledger, "visits").lines[0]
    assert ledger.account("visits").spent == 0


def test_a_quote_tells_the_cost_exactly(ledger):
    """A third in six figures would be less than is charged."""
    assert quote(plan_release(plan(Fraction(1, 3))), ledger, "visits").cost_text == "ε = 1/3"


def test_a_quote_says_what_would_be_missing(ledger):
    unknown = quote(plan_release(plan()), ledger, "visits")
    assert (unknown.budget_text, unknown.left_text, unknown.enough) == (None, "", False)
    assert quote(plan_release(plan()), ledger, "visits", TOTAL).enough
    ledger.set_budget("visits", DatasetBudget(Fraction(1, 2)))
    poor = quote(plan_release(plan()), ledger, "visits")
    assert (poor.enough, poor.after_text) == (False, "")


def test_a_quote_under_exchange_says_what_is_public(ledger):
    doc = plan(neighbours=Neighbours.REPLACE)
    assert "The number of rows is public" in " ".join(quote(plan_release(doc), ledger, "visits").lines)


def test_comparing_opens_no_file():
    found = compare(plan(source="nowhere.csv"))
    assert [table.attributes for table in found.tables] == [("age", "sex"), ("sex",)]
    assert [table.weight for table in found.tables] == [1.0, 2.0]


def test_the_time_it_takes_to_give_numbers_their_shape_is_told_too():
    whole = OutputChoice(non_negative=True, whole_numbers=True, interval=0.95, add_up=True)
    plain, shaped = (compare(replace(plan(), output=output)).outcomes for output in (UNBIASED, whole))
    assert all(after.seconds > before.seconds for before, after in zip(plain, shaped, strict=True) if before.fits)
    assert any(before.fits for before in plain)


def test_families_and_tables_make_one_workload():
    doc = plan(families=(Family(1, weight=3.0),))
    assert [table.attributes for table in compare(doc).tables] == [("age", "sex"), ("sex",), ("age",)]


def test_a_rehearsal_costs_nothing_opens_no_file_and_says_so(tmp_path):
    made = rehearse(plan_release(plan(source="nowhere.csv")), repeats=3)
    assert made.repeats == 3
    assert made.release.statement.rehearsal
    assert made.release.statement.reference == ""
    assert made.release.statement.lines[0].startswith("REHEARSAL")
    assert [row.title for row in made.tables] == ["age × sex", "sex"]
    for row in made.tables:
        assert row.observed < 10 * row.predicted
        assert 0 <= row.covered <= 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("said", "made_up"), [(None, 10_000), (600, 600), (10**9, 100_000)])
def test_a_rehearsal_is_of_about_as_many_people_as_there_are(said, made_up):
    made = rehearse(plan_release(plan(people=said)))
    assert made.people == made_up
    assert [counts.sum() for counts in made.truth] == [made_up] * len(made.tables)


def test_a_rehearsal_can_be_stopped():
    with pytest.raises(Cancelled):
        rehearse(plan_release(plan()), 10**9, StopAt("Rehearsing"))


@pytest.mark.parametrize("name", ["base", "recommended"])
def test_the_plan_chooses_or_leaves_it_to_the_comparison(name):
    doc = plan(strategy=StrategyChoice(name, "uniform", "direct"))
    chosen = choose(doc)
    if name == "recommended":
        best = compare(doc).recommended
        assert chosen == (best.strategy, best.split, best.recovery)
    else:
        assert chosen == ("base", BudgetSplit.UNIFORM, Recovery.DIRECT)


def test_every_strategy_is_listed_once():
    keys = [info.key for info in strategies()]
    assert len(set(keys)) == len(keys)
    assert {"base", "marginals", "fourier"} <= set(keys)


def test_a_ledger_opens_where_it_is_told(tmp_path):
    path = tmp_path / "money" / "ledger.sqlite"
    assert open_ledger(path).path == path


def test_a_ledger_opens_in_the_users_own_place_by_default():
    assert open_ledger().path.name == "ledger.sqlite"
