"""Tables suggested through the door: what it costs, what it finds, what it uses for nothing, and by which law."""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    EngineError,
    FewCandidatesError,
    ManyCandidatesError,
    NoCandidatesError,
    OverspendingError,
    UnansweredUnitError,
)
from core.measuring.receipt import Receipt
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan, PrivacyChoice, TableChoice
from core.selection.expected_tables import KnownTable
from core.session.choices import choosing
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.planned_suggestion import SuggestionTerms, plan_suggestion
from core.session.choices.public_tables import PublicTables
from core.session.choices.suggesting import kept_suggestions, quote_suggestion, suggest, with_tables
from core.session.completing import complete
from core.session.keeping import kept_release
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.planned_release import plan_release
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.workload.presets import Family
from tests.core.selection.exact_laws import peeled_law, permute_and_flip_law
from tests.core.visits import LAYOUT

pytestmark = pytest.mark.usefixtures("read_in_this_process")

LIMIT = 1e-6
TOTAL = DatasetBudget(Fraction(1000))
NAMES = ("a", "b", "c", "d")
ROWS = [(n % 2, n % 2, n // 2 % 3, n // 6 % 2) for n in range(600)]
"""a and b are equal; c and d are independent of them and of each other."""
LABELS = (("x", "y"), ("x", "y"), ("x", "y", "z"), ("x", "y"))
ATTRIBUTES = tuple(Attribute(name, Kind.CATEGORIES, labels) for name, labels in zip(NAMES, LABELS, strict=True))
PLAN = Plan(
    source="rows.csv",
    layout=LAYOUT,
    attributes=ATTRIBUTES,
    unit=ProtectedUnit(rows=RowMeaning.ONE_EACH),
    privacy=PrivacyChoice(ReleaseCost.pure(1), "rows"),
)
TERMS = SuggestionTerms(1, Fraction(8))


@pytest.fixture
def place(tmp_path):
    write(tmp_path, ROWS)
    return tmp_path


def write(folder, rows):
    lines = (",".join(labels[code] for labels, code in zip(LABELS, row, strict=True)) for row in rows)
    (folder / "rows.csv").write_text("\n".join([",".join(NAMES), *lines]) + "\n", encoding="utf-8")


def suggested(place, ledger, terms=TERMS, plan=PLAN, charged=None, **others):
    planned = plan_suggestion(plan, terms, ledger, "rows")
    request = ChoiceRequest(plan, place, "rows", **{"total": TOTAL, **others})
    return suggest(planned, request, ledger, charged=charged)


# ------------------------------------------------------------------ what it finds


def test_what_depends_on_each_other_is_suggested(place, ledger):
    charges = []
    kept = suggested(place, ledger, charged=charges.append)
    assert charges == [kept.line.number] == [2]
    assert kept.found.tables == (("a", "b"),)
    assert (kept.found.n_candidates, kept.found.epsilon, kept.found.known) == (6, ("2.4", "5.6"), ())
    assert [table.attribute for table in kept.found.one_way] == list(NAMES)
    for table, labels in zip(kept.found.one_way, LABELS, strict=True):
        assert table.labels == labels
        assert sum(table.counts) == pytest.approx(600, abs=60)
        assert 0 < table.standard_deviation < table.half_width < 30
    assert ledger.account("rows").spent == 8


def test_asked_again_it_costs_nothing(place, ledger):
    first = suggested(place, ledger)
    again = suggested(place, ledger)
    assert (again.found, again.is_new) == (first.found, False)
    assert kept_suggestions(ledger, "rows") == (again,)
    assert kept_suggestions(ledger, "others") == ()
    assert ledger.account("rows").spent == 8


def test_tables_of_one_attribute_are_paid_for_once(place, ledger):
    suggested(place, ledger)
    second = suggested(place, ledger, replace(TERMS, n_tables=2))
    assert (second.found.one_way, second.found.epsilon, second.found.known) == ((), ("0", "8"), (2,))
    assert ledger.account("rows").spent == 16


def test_released_tables_are_used_for_nothing_and_tell_no_more(place, ledger):
    exactly = PrivacyChoice(ReleaseCost.pure(50), "rows")
    released = replace(PLAN, tables=(TableChoice(("b", "a")), TableChoice(("c",))), privacy=exactly)
    release(ReleaseRequest(plan_release(released), place, "rows", TOTAL), ledger)
    planned = plan_suggestion(PLAN, TERMS, ledger, "rows")
    assert planned.public.numbers == (2,)
    assert planned.facts.measured == ("d",)
    kept = suggested(place, ledger, replace(TERMS, n_tables=5))
    assert len(set(kept.found.tables)) == 5
    assert kept.found.known == (2,)
    # What a and b tell of each other is known by now: that they come first ten times is chance of 1 in 6 ** 10.
    first = [suggested(place, ledger, replace(TERMS, most_cells=1000 + n)).found.tables[0] for n in range(10)]
    assert first != [("a", "b")] * 10


def test_tables_with_other_labels_are_not_used(place, ledger):
    turned = Attribute("a", Kind.CATEGORIES, ("y", "x"))
    other = replace(PLAN, attributes=(turned, *ATTRIBUTES[1:]), tables=(TableChoice(("a", "b")),))
    release(ReleaseRequest(plan_release(other), place, "rows", TOTAL), ledger)
    assert plan_suggestion(PLAN, TERMS, ledger, "rows").public.tables == ()
    assert plan_suggestion(PLAN, TERMS, None, "rows").public.tables == ()


def test_pairs_and_triples(place, ledger):
    planned = plan_suggestion(PLAN, replace(TERMS, order=3, most_cells=8), ledger, "rows")
    assert planned.candidates == (*combinations(range(4), 2), (0, 1, 3))
    assert planned.n_left_out == 3
    kept = suggest(planned, ChoiceRequest(PLAN, place, "rows", TOTAL), ledger)
    assert set(kept.found.tables[0]) >= {"a", "b"}


@pytest.mark.parametrize(
    "cost",
    [ReleaseCost.pure(1), ReleaseCost.approximate(1, Fraction(1, 10**6)), ReleaseCost.concentrated(Fraction(1, 2))],
)
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_any_kind_of_plan_is_charged_pure_epsilon(place, ledger, cost, neighbours):
    plan = replace(PLAN, privacy=PrivacyChoice(cost, "rows", neighbours))
    kept = suggested(place, ledger, plan=plan, total=replace(TOTAL, delta=Fraction(1, 10**5)))
    assert (kept.line.definition, kept.line.epsilon, kept.line.delta, kept.line.rho) == ("pure", 8, 0, 0)
    assert kept.found.tables == (("a", "b"),)


# ------------------------------------------------------------------ what it refuses


def test_what_cannot_be_chosen_is_refused(place, ledger):
    with pytest.raises(NoCandidatesError):
        plan_suggestion(PLAN, replace(TERMS, most_cells=3), ledger, "rows")
    with pytest.raises(NoCandidatesError):
        plan_suggestion(replace(PLAN, attributes=ATTRIBUTES[:1]), TERMS, ledger, "rows")
    for n_tables in (6, 7):
        with pytest.raises(FewCandidatesError, match="only 6 to choose from"):
            plan_suggestion(PLAN, replace(TERMS, n_tables=n_tables), ledger, "rows")
    wide = tuple(Attribute(f"w{n}", Kind.CATEGORIES, tuple(map(str, range(90)))) for n in range(80))
    with pytest.raises(ManyCandidatesError, match="3,160 tables"):
        plan_suggestion(replace(PLAN, attributes=wide), TERMS, ledger, "rows")


def test_a_quote_refuses_before_anything_is_read(ledger):
    planned = plan_suggestion(replace(PLAN, unit=ProtectedUnit(rows=RowMeaning.UNANSWERED)), TERMS, ledger, "rows")
    with pytest.raises(UnansweredUnitError):
        quote_suggestion(planned, ledger, "rows", TOTAL)
    offer = quote_suggestion(plan_suggestion(PLAN, TERMS, ledger, "rows"), ledger, "rows", DatasetBudget(Fraction(1)))
    with pytest.raises(OverspendingError):
        offer.check()
    assert ledger.entries == ()


# ------------------------------------------------------------------ what it says


def test_the_quote_says_what_is_chosen_and_what_it_costs(place, ledger):
    terms = SuggestionTerms(2, Fraction(1, 10), most_cells=5)
    offer = quote_suggestion(plan_suggestion(PLAN, terms, ledger, "rows"), ledger, "rows", TOTAL)
    said = " ".join(offer.lines)
    for part in (
        "2 of 3 tables will be chosen: those that tell most beyond what is known without them.",
        "all tables of two attributes with at most 5 numbers",
        "3 larger tables are left out.",
        "It costs ε = 0.1: ε = 0.03 for noisy tables of a, b, d, one each, and ε = 0.07 for the choice.",
        "Public afterwards: which tables were chosen, in which order, and the noisy tables of one attribute.",
        "it changes the odds of any guess about a person by a factor of at most 1.11.",
        "The owner states that each row is one person.",
        "are not published by this",
        "The budget of “rows” protects one row, there or not. That cannot be changed later.",
    ):
        assert part in said
    assert (offer.cost_text, offer.budget_text, offer.after_text) == ("ε = 0.1", "ε = 1000", "ε = 999.9")
    assert (offer.kept, offer.cut_short, offer.is_paid) == (None, None, False)
    assert any("counts from the moment" in line for line in offer.lines)


def test_the_quote_says_what_is_known_and_what_was_found(place, ledger):
    kept = suggested(place, ledger)
    offer = quote_suggestion(plan_suggestion(PLAN, TERMS, ledger, "rows"), ledger, "rows", folder=place)
    asked_on = f"This was asked on {kept.line.when[:10]}, as private choice no. 2."
    # Nothing of a cost, or of what is known now: that choice was made with what was known then.
    assert offer.lines[0] == f"{asked_on} Its result is shown again at no cost."
    assert not [line for line in offer.lines if "costs" in line or "known" in line]
    assert offer.ledger_mark == LedgerMark.of(ledger)
    another = replace(TERMS, n_tables=2)
    said = " ".join(quote_suggestion(plan_suggestion(PLAN, another, ledger, "rows"), ledger, "rows").lines)
    assert "It costs ε = 8, all for the choice: a table of each attribute is public." in said
    assert "What is known is taken from no. 2 of the ledger, at no cost." in said
    assert (offer.kept, offer.is_paid) == (kept.__class__(kept.line, kept.found), True)


def test_the_quote_says_what_was_cut_short(place, ledger, monkeypatch):
    def die(*_, **__):
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(choosing, "keep_found", die)
        with pytest.raises(SystemExit):
            suggested(place, ledger)
    offer = quote_suggestion(plan_suggestion(PLAN, TERMS, ledger, "rows"), ledger, "rows")
    assert (offer.is_paid, offer.cut_short, offer.kept) == (True, 2, None)
    assert not any("counts from the moment" in line for line in offer.lines), "it has counted already"
    assert offer.lines[0].startswith("Private choice no. 2 has paid for this and found nothing yet.")


def test_without_a_ledger_a_quote_makes_none(tmp_path):
    offer = quote_suggestion(plan_suggestion(PLAN, TERMS, None, "rows"), None, "rows")
    assert (offer.preview, offer.enough, offer.budget_text) == (None, False, None)
    assert (offer.ledger_mark, offer.kept, offer.cut_short) == (NO_LEDGER, None, None)
    assert "rivate choice no." not in " ".join(offer.lines)
    assert not list(tmp_path.iterdir())


def test_what_is_kept_is_public_and_told_by_its_key(place, ledger):
    kept = suggested(place, ledger)
    (content,) = ledger.found(kept.line.number)
    told = json.loads(content)
    assert (told["key"], told["facts"]["tables"]) == ("suggestion", [["a", "b"]])
    assert told["facts"].keys() == {"tables", "n_candidates", "one_way", "epsilon", "known"}


def test_tables_are_added_to_a_plan_once():
    plan = replace(PLAN, tables=(TableChoice(("b", "a"), 2.0),), families=(Family(2, with_attribute="d"),))
    added = with_tables(plan, [("a", "b"), ("a", "c"), ("c", "d"), ("a", "b", "c")])
    assert [table.attributes for table in added.tables] == [("b", "a"), ("a", "c"), ("a", "b", "c")]
    assert with_tables(added, [("a", "c")]) == added


def test_the_statement_of_a_release_names_the_charge_that_chose_its_tables(place, ledger):
    kept = suggested(place, ledger)
    plan = with_tables(replace(PLAN, tables=(TableChoice(("c",)),)), kept.found.tables)
    release(ReleaseRequest(plan_release(plan), place, "rows", None), ledger)
    (line,) = (line for line in ledger.history("rows") if line.is_release)
    told = [each for each in kept_release(ledger, line.number).statement.lines if "chosen privately" in each]
    assert told == [
        (
            "These tables were chosen privately, among others, as those that tell most: a × b. Charge no. "
            f"{kept.line.number} of the ledger paid for the choice; its cost is beside the cost of these tables, and "
            "the budget covers both."
        )
    ]
    other = replace(PLAN, tables=(TableChoice(("c",)),))
    made = release(ReleaseRequest(plan_release(other), place, "rows", None), ledger)
    assert not any("chosen privately" in each for each in made.statement.lines)


def test_a_completion_names_the_choices_before_its_charge_alone(place, ledger, monkeypatch):
    plan = with_tables(PLAN, [("a", "b")])

    def stop(*_, **__):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_tables", stop)
        with pytest.raises(KeyboardInterrupt):
            release(ReleaseRequest(plan_release(plan), place, "rows", TOTAL), ledger)
    (first,) = ledger.pending()
    kept = suggested(place, ledger, total=None)
    assert kept.found.tables == (("a", "b"),)
    assert not any("chosen privately" in each for each in complete(ledger, first.number).statement.lines)


def test_a_pair_within_a_chosen_triple_is_not_chosen_too(place, ledger):
    rows = [(n % 2, n % 2, n % 2, n // 2 % 2) for n in range(600)]
    write(place, rows)
    terms = SuggestionTerms(3, Fraction(60), order=3)
    planned = plan_suggestion(PLAN, terms, ledger, "rows")
    assert "A table within one that is chosen before it is not chosen" in " ".join(
        quote_suggestion(planned, ledger, "rows", TOTAL).lines
    )
    tables = suggested(place, ledger, terms).found.tables
    assert tables[0] == ("a", "b", "c")
    assert len(tables) == 3
    assert not any(set(each) < set(before) for n, each in enumerate(tables) for before in tables[:n])


# ------------------------------------------------------------------ its law


def test_the_law_of_what_is_found():
    """With tables of one attribute known exactly, permute-and-flip chooses by scores that a person can work out."""
    codes = np.array(ROWS[:9], dtype=np.uint8).T
    records = MemoryRecords(Domain(ATTRIBUTES), tuple(codes))
    counts = [records.count(Marginal((axis,))) for axis in range(4)]
    public = PublicTables(tuple(KnownTable(Marginal((n,)), each, 0.0) for n, each in enumerate(counts)), (1,))
    planned = replace(plan_suggestion(PLAN, SuggestionTerms(2, Fraction(4)), None, "rows"), public=public, one_way=None)
    n = 3000
    found = Counter(planned.find(records, (Receipt(1),)).tables for _ in range(n))
    scores = [score(records, pair, counts) for pair in planned.candidates]
    law = peeled_law(permute_and_flip_law, scores, 2, math.exp(-4 / 2 / 2))
    seen = [found[tuple(tuple(NAMES[axis] for axis in planned.candidates[place]) for place in each)] for each in law]
    assert sum(seen) == n
    assert chisquare(seen, [n * p for p in law.values()]).pvalue > LIMIT


def score(records, pair, counts):
    """|count - n_i n_j / n| rounded down, less 2 / sinh(ε / 2) for each of the cells, in plain loops."""
    truth, total = records.count(pair), 0
    for i, row in enumerate(truth.tolist()):
        for j, number in enumerate(row):
            total += abs(number - int(counts[pair[0]][i]) * int(counts[pair[1]][j]) // 9)
    return total - int(truth.size / math.sinh(1 / 2))


# ------------------------------------------------------------------ anything at all


@st.composite
def asked(draw):
    """A plan over some attributes, rows for it, and terms, of which many cannot be had."""
    axes = draw(st.lists(st.integers(0, 3), unique=True, max_size=4))
    rows = draw(st.lists(st.tuples(*(st.integers(0, len(labels) - 1) for labels in LABELS)), max_size=30))
    privacy = PrivacyChoice(draw(COSTS), "rows", draw(st.sampled_from(Neighbours)))
    plan = replace(PLAN, attributes=tuple(ATTRIBUTES[axis] for axis in axes), privacy=privacy)
    epsilon = draw(st.fractions(Fraction(1, 10**6), 50, max_denominator=10**6).filter(bool))
    terms = SuggestionTerms(draw(st.integers(1, 5)), epsilon, draw(st.integers(2, 3)), draw(st.integers(1, 20)))
    return plan, rows, terms


COSTS = st.one_of(
    st.fractions(Fraction(1, 10**9), 10**6).map(ReleaseCost.pure),
    st.fractions(Fraction(1, 10**9), 10**6).map(ReleaseCost.concentrated),
    st.just(ReleaseCost.approximate(1, Fraction(1, 10**9))),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(asked())
def test_whatever_is_asked_is_refused_or_charged_and_found(tmp_path_factory, case):
    plan, rows, terms = case
    place = tmp_path_factory.mktemp("asked")
    write(place, rows)
    ledger = Ledger(place / "ledger.sqlite")
    try:
        kept = suggested(place, ledger, terms, plan)
    except EngineError:
        assert ledger.entries == ()
        return
    assert kept.line.epsilon == ledger.account("rows").spent == terms.epsilon
    tables = kept.found.tables
    assert len(tables) == len(set(tables)) == terms.n_tables
    assert all(2 <= len(table) <= terms.order and set(table) <= set(plan.domain.names) for table in tables)
    assert all(plan.domain.n_cells(map(plan.domain.position, table)) <= terms.most_cells for table in tables)
    assert suggested(place, ledger, terms, plan).found == kept.found
