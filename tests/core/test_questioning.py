"""Rounds of questions through the door: the charge, what is kept before it is shown, and what is free afterwards."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.data.memory_records import MemoryRecords
from core.domain.question import ListedAttribute, question_of
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    Cancelled,
    ChoiceNotKeptError,
    LedgerFileError,
    NoBudgetError,
    OverspendingError,
    UnansweredUnitError,
)
from core.errors.question_errors import LargeQuestionError, NothingPublishedError, QuestionError, RoundOverError
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import TableChoice
from core.release.estimates import Basis
from core.selection import question_round
from core.selection.question_round import RoundTerms
from core.session.asking import ask
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.planned_round import AnswerSource, plan_round
from core.session.choices.questioning import answer_of, kept_answers, open_round, quote_round
from core.session.planned_release import plan_release
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from tests.core.visits import UNBIASED, StopAt, plan, visits

pytestmark = pytest.mark.usefixtures("read_in_this_process")

TOTAL = DatasetBudget(Fraction(10_000), Fraction(1, 1000))
SURE = RoundTerms(Fraction(400), 2, 5)
"""So much ε that noise is 0 but for once in billions of runs."""
EXACT = plan(400, unit=ProtectedUnit(rows=RowMeaning.ONE_EACH), tables=(TableChoice(("sex",)), TableChoice(("age",))))
"""No table has both attributes: 30 of the 60 visits are by women, 21 of the youngest, and some of both."""


@pytest.fixture
def ledger(folder, tmp_path):
    made = Ledger(tmp_path / "ledger.sqlite")
    release(ReleaseRequest(plan_release(EXACT), folder, "visits", TOTAL), made)
    return made


def opened(ledger, folder, terms=SURE, doc=EXACT, **others):
    offer = quote_round(plan_round(doc, terms, ledger, "visits"), ledger, "visits")
    return open_round(offer, ChoiceRequest(doc, folder, "visits", ledger_mark=offer.ledger_mark), ledger, **others)


def both():
    """Count the women under 18."""
    return sum(sex == "F" and age < 18 for _, sex, age in visits())


def charges(ledger):
    return [(entry.number, entry.epsilon) for entry in ledger.entries if entry.kind == "charge"]


def test_a_round_is_charged_at_its_opening_and_answers_are_kept(folder, ledger):
    before = len(charges(ledger))
    one = opened(ledger, folder)
    assert charges(ledger)[before:] == [(one.line.number, Fraction(400))]
    near = one.ask("sex = F")
    assert (near.found.source, near.found.value, near.is_new, one.left) == (AnswerSource.TABLES, 30, True, 2)
    expected = sum(sex == "F" for _, sex, _ in visits()) * sum(age < 18 for *_, age in visits()) / len(visits())
    far = one.ask("sex = F, age under 18")
    assert far.found.estimate == pytest.approx(expected, abs=1.5)
    assert abs(expected - both()) < 5 or far.found.value == both()
    assert [kept.found for kept in kept_answers(ledger, "visits")] == [near.found, far.found]
    one.close()
    assert len(charges(ledger)) == before + 1
    ledger.verify()


def test_measured_answers_end_the_round(folder, ledger):
    one = opened(ledger, folder, RoundTerms(Fraction(4000), 1, 1))
    question = "sex = F, age under 18"
    first = one.ask(question).found
    # The product of the shares is off by more than 1, or it is near: then another question is.
    others = (f"sex = {sex}, age {age}" for sex in "FM" for age in ("under 18", "18-65", "65+"))
    found = [first]
    for other in others:
        if one.left == 0:
            with pytest.raises(RoundOverError, match=f"no. {one.line.number} is over"):
                one.ask("age 18-65")
            break
        found.append(one.ask(other).found)
    assert sum(each.source is AnswerSource.MEASURED for each in {each.question: each for each in found}.values()) <= 1
    assert one.ask(question).found == first  # known answers stay free


def test_an_equal_question_is_answered_again_for_nothing_in_later_rounds_too(folder, ledger):
    one = opened(ledger, folder)
    first = one.ask("sex = F")
    again = one.ask(question_of([ListedAttribute("sex", ("F", "M"))], {"sex": ["F"]}))
    assert (again.is_new, again.found, again.line) == (False, first.found, one.line)
    one.close()
    other = opened(ledger, folder)
    assert other.line.number != one.line.number
    assert other.ask("sex = F").line == one.line
    assert answer_of(ledger, "visits", first.found.question).found == first.found
    assert ask(ledger, 2, "sex = F").value == 30


def test_a_changed_file_is_asked_anew(folder, ledger):
    opened(ledger, folder).ask("sex = F")
    path = folder / "visits.csv"
    path.write_text(path.read_text(), encoding="utf-8")
    import os  # noqa: PLC0415
    import time  # noqa: PLC0415

    later = time.time() + 60
    os.utime(path, (later, later))
    assert opened(ledger, folder).ask("sex = F").is_new


def test_a_slip_costs_nothing_and_the_round_goes_on(folder, ledger):
    one = opened(ledger, folder)
    for slip in ("sexx = F", "sex = X", "age 10-20"):
        with pytest.raises(QuestionError):
            one.ask(slip)
    assert (one.left, one.answers) == (2, ())
    assert one.ask("sex = F").is_new


def test_an_answer_that_cannot_be_kept_is_not_shown_and_ends_the_round(folder, ledger, monkeypatch):
    one = opened(ledger, folder)

    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room.")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_found", full)
        with pytest.raises(ChoiceNotKeptError):
            one.ask("sex = F")
    with pytest.raises(RoundOverError):
        one.ask("sex = F")
    assert kept_answers(ledger, "visits") == ()
    # Nothing was shown, so the charge pays for the round that is opened instead.
    offer = quote_round(plan_round(EXACT, SURE, ledger, "visits"), ledger, "visits")
    assert (offer.cut_short, offer.is_paid) == (one.line.number, True)
    assert f"Round no. {one.line.number} was paid for" in offer.lines[0]
    again = opened(ledger, folder)
    assert again.line == one.line
    assert again.ask("sex = F").is_new


def test_a_round_that_gave_an_answer_is_not_gone_on_with(folder, ledger):
    one = opened(ledger, folder)
    one.ask("sex = F")
    one.close()
    one.close()
    with pytest.raises(RoundOverError):
        one.ask("sex = M")
    assert quote_round(plan_round(EXACT, SURE, ledger, "visits"), ledger, "visits").cut_short is None
    assert opened(ledger, folder).line.number > one.line.number


def test_cancelling_before_the_charge_is_free(folder, ledger):
    before = ledger.entries
    with pytest.raises(Cancelled):
        opened(ledger, folder, progress=StopAt("Reading"))
    assert ledger.entries == before


def test_what_is_refused(folder, ledger, tmp_path):
    with pytest.raises(NothingPublishedError, match="visits"):
        plan_round(EXACT, SURE, None, "visits")
    with pytest.raises(NothingPublishedError, match="others"):
        plan_round(EXACT, SURE, ledger, "others")
    unanswered = replace(EXACT, unit=ProtectedUnit(rows=RowMeaning.UNANSWERED))
    with pytest.raises(UnansweredUnitError):
        quote_round(plan_round(unanswered, SURE, ledger, "visits"), ledger, "visits")
    dear = quote_round(plan_round(EXACT, RoundTerms(Fraction(20_000), 2, 5), ledger, "visits"), ledger, "visits")
    with pytest.raises(OverspendingError):
        dear.check()
    before = ledger.entries
    with pytest.raises(OverspendingError):
        open_round(dear, ChoiceRequest(EXACT, folder, "visits"), ledger)
    assert ledger.entries == before
    nowhere = quote_round(plan_round(EXACT, SURE, ledger, "visits"), Ledger(tmp_path / "new.sqlite"), "visits")
    with pytest.raises(NoBudgetError):
        nowhere.check()


def test_a_question_about_too_many_attributes_is_refused_before_it_is_tested(folder, ledger, monkeypatch):
    one = opened(ledger, folder)
    monkeypatch.setattr("core.session.choices.planned_round.MOST_CELLS", 5)
    with pytest.raises(LargeQuestionError):
        one.ask("sex = F, age under 18")
    assert one.left == 2


def test_the_quote_says_what_is_paid_for_and_how_far_off_answers_are(ledger):
    terms = RoundTerms(Fraction(2), 5, 20)
    told = "\n".join(quote_round(plan_round(EXACT, terms, ledger, "visits"), ledger, "visits").lines)
    for words in (
        "Up to 5 answers are measured",
        "off by less than 20",
        "A measured answer has ±15.",
        "at most 52 with a chance of at least 95 %",
        "costs ε = 2, whatever is asked: ε = 1 for the tests and ε = 1 for the answers",
        "with ε = 2",
        "The cost counts from the moment you confirm",
    ):
        assert words in told, told


def test_rows_of_one_person_multiply_the_noise():
    one, three = RoundTerms(Fraction(1), 2, 5), RoundTerms(Fraction(1), 2, 5, at_most=3)
    assert [float(scale) for scale in (three.noise.threshold, three.noise.query, three.noise.answer)] == pytest.approx(
        [3 * float(scale) for scale in (one.noise.threshold, one.noise.query, one.noise.answer)], rel=1e-6
    )


# ------------------------------------------------------------------ any plan, any questions


SETS = [("age", "sex"), ("sex",), ("age",)]
PURE, RHO = ReleaseCost.pure(Fraction(1, 2)), ReleaseCost.concentrated(Fraction(1, 10))
plans = st.builds(
    plan,
    budget=st.sampled_from([PURE, RHO]),
    neighbours=st.sampled_from(Neighbours),
    unit=st.sampled_from([ProtectedUnit(rows=RowMeaning.ONE_EACH), ProtectedUnit("patient", 3)]),
    tables=st.lists(st.sampled_from(SETS), min_size=1, max_size=2, unique=True).map(
        lambda sets: tuple(map(TableChoice, sets))
    ),
    output=st.sampled_from([plan().output, UNBIASED]),
)
chosen = st.fixed_dictionaries(
    {}, optional={"sex": st.sets(st.sampled_from("FM"), min_size=1), "age": st.sets(st.integers(0, 2), min_size=1)}
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    doc=plans,
    asked=st.lists(chosen, min_size=1, max_size=5),
    epsilon=st.sampled_from(["1/10", "3"]),
    n=st.integers(1, 3),
)
def test_any_round(folder, doc, asked, epsilon, n):
    with tempfile.TemporaryDirectory() as place:
        ledger = Ledger(Path(place, "ledger.sqlite"))
        release(ReleaseRequest(plan_release(doc), folder, "visits", TOTAL), ledger)
        terms = RoundTerms(Fraction(epsilon), n, 4, doc.unit.at_most)
        before, one = charges(ledger), opened(ledger, folder, terms, doc)
        labels = {each.name: each.labels for each in one.planned.attributes}
        shown = []
        for wanted in asked:
            if one.left == 0:
                break
            named = {
                name: [labels[name][each] if name == "age" else each for each in own] for name, own in wanted.items()
            }
            question = question_of(one.planned.attributes, named)
            free = one.planned.estimated(question)
            found = one.ask(question)
            shown.append(found.found)
            assert found.found.low <= found.found.value <= found.found.high
            assert found.found.estimate == free.value
            assert (free.half_width is None) is (free.basis is Basis.FITTED)
            if found.found.source is AnswerSource.TABLES:
                assert found.found.value == max(round(free.value), 0)
        one.close()
        assert [kept.found for kept in kept_answers(ledger, "visits")] == list(dict.fromkeys(shown))
        assert charges(ledger) == [*before, (one.line.number, Fraction(epsilon))]
        assert sum(each.source is AnswerSource.MEASURED for each in dict.fromkeys(shown)) <= n
        ledger.verify()
        assert ledger.export_text().count("\n") == len(ledger.entries) + 1


def test_the_count_itself_is_asked_for_once_a_question_and_only_after_the_charge(folder, ledger, monkeypatch):
    """The records are counted by the round alone, and never for a question that was answered before."""
    counted, count = [], MemoryRecords.count

    def told(records, marginal):
        counted.append((len(charges(ledger)), tuple(marginal)))
        return count(records, marginal)

    before = len(charges(ledger))
    monkeypatch.setattr(MemoryRecords, "count", told)
    one = opened(ledger, folder)
    tried = len(counted)  # on made-up people, before the charge
    one.ask("sex = F")
    one.ask("sex = F")
    one.ask("sex = M, age under 18")
    assert counted[tried:] == [(before + 1, (0,)), (before + 1, (0, 1))]
    assert np.prod([2, 3]) <= question_round.MOST_CELLS
