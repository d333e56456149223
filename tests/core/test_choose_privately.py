"""A private choice through the door: charged before it counts, kept before it is shown, paid for once."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    CrowdedPersonError,
    NoBudgetError,
    OtherLedgerError,
    OverspendingError,
    SamePeopleError,
    StrangeChoiceError,
    TrialError,
    UnansweredUnitError,
)
from core.privacy.entry_facts import FINGERPRINT, KEY
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ASKED, CHOICE, FOUND, ChoiceKind
from core.session.choices import choosing
from core.session.choices.choice_request import asked_file
from core.session.choices.choosing import choose_privately, paid_choice
from core.session.choices.kept_choices import kept_choices, kept_results
from core.session.completing import complete
from core.session.ledger_mark import LedgerMark
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.releasing import release
from core.sources.frames.frame import DataFrame
from tests.core.looking import THIRD, Looked, asked, cut_short, looking
from tests.core.privacy.insides import meet_in_adding
from tests.core.visits import TOTAL, plan
from tests.core.visits import request as release_request

pytestmark = pytest.mark.usefixtures("read_in_this_process")


def test_it_is_charged_then_chosen_then_kept(folder, ledger):
    charges = []
    kept = choose_privately(looking(ledger), asked(folder), ledger, charged=charges.append)
    assert (kept.found, kept.is_new) == (Looked(1, 60), True)
    assert charges == [kept.line.number] == [2]
    assert [line.kind for line in ledger.entries] == ["budget", "charge", FOUND]
    assert kept.line.epsilon == Fraction(5, 6)
    assert (kept.line.facts[CHOICE], kept.line.purpose) == ("suggestion", "Suggestion of one of 2 tables")
    assert (kept.line.facts["unit"], kept.line.facts["neighbours"]) == ("row", "add-remove")
    assert {FINGERPRINT, KEY, ASKED} <= set(kept.line.facts)
    assert ledger.verify()


def test_an_equal_question_gets_what_the_first_one_found(folder, ledger):
    choice = looking()
    first = choose_privately(choice, asked(folder), ledger)
    before = ledger.entries
    again = choose_privately(choice, asked(folder), ledger)
    assert (again.found, again.is_new, again.line) == (first.found, False, first.line)
    assert ledger.entries == before
    assert kept_choices(ledger, "visits", ChoiceKind.SUGGESTION, Looked) == (again,)
    assert kept_choices(ledger, None, ChoiceKind.CATEGORIES, Looked) == ()


def test_two_first_choices_at_once_are_both_made_under_one_key(folder, ledger, monkeypatch):
    """Each read its rows under a key of its own: the second one reads them again, under the key that is kept."""
    rivals = [Ledger(ledger.path)]
    meet_in_adding(monkeypatch, ledger, lambda: rivals and choose_privately(looking(), asked(folder), rivals.pop()))
    assert choose_privately(looking(more=1), asked(folder), ledger).is_new
    assert [KEY in line.facts for line in ledger.entries if line.kind == "charge"] == [True, False]


def test_another_question_a_changed_file_and_a_wish_are_charged(folder, ledger):
    choice = looking()
    choose_privately(choice, asked(folder), ledger)
    assert choose_privately(looking(more=1), asked(folder), ledger).is_new
    assert choose_privately(choice, asked(folder, again=True), ledger).is_new
    os.utime(folder / "visits.csv", (9e9, 9e9))
    assert not choose_privately(choice, asked(folder), ledger).is_new
    lines = (folder / "visits.csv").read_text(encoding="utf-8").splitlines()
    (folder / "visits.csv").write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    os.utime(folder / "visits.csv", (9e9, 9e9))
    assert choose_privately(choice, asked(folder), ledger).is_new
    assert ledger.account("visits").n_choices == 4


def test_rows_of_a_frame_count_as_those_of_then(folder, ledger):
    import pyarrow as pa  # noqa: PLC0415  only here

    rows = pa.table({"sex": ["F", "M", "M"], "age": [17, 30, 70]})
    frame = DataFrame(rows)
    first = choose_privately(looking(), asked(folder, frame=frame), ledger)
    assert first.found == Looked(1, 3)
    assert not choose_privately(looking(), asked(folder, frame=frame), ledger).is_new


# ------------------------------------------------------------------ refused before the charge


REFUSED = {
    "whom": (UnansweredUnitError, lambda given: {"doc": plan(unit=ProtectedUnit(rows=RowMeaning.UNANSWERED))}),
    "no budget": (NoBudgetError, lambda given: {"total": None}),
    "too much": (OverspendingError, lambda given: {"total": replace(TOTAL, epsilon=Fraction(1, 2))}),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_the_ledger_refuses_is_not_read(folder, ledger, why):
    error, given = REFUSED[why]
    (folder / "visits.csv").unlink()
    with pytest.raises(error):
        choose_privately(looking(), asked(folder, **given(None)), ledger)
    assert ledger.entries == ()


def test_another_ledger_than_the_quoted_one_is_refused(folder, ledger, tmp_path):
    mark = LedgerMark.of(Ledger(tmp_path / "other.sqlite"))
    (folder / "visits.csv").unlink()  # refused before rows are read
    with pytest.raises(OtherLedgerError):
        choose_privately(looking(), asked(folder, ledger_mark=mark), ledger)
    assert ledger.entries == ()


def test_rows_of_another_dataset_are_refused_unless_they_are_other_people(folder, ledger):
    release(release_request(plan(), folder), ledger)
    other = replace(asked(folder), dataset="others")
    with pytest.raises(SamePeopleError):
        choose_privately(looking(), other, ledger)
    assert ledger.choices() == ()
    assert choose_privately(looking(), replace(other, other_people=True), ledger).is_new


def test_a_release_recognises_the_rows_of_a_choice(folder, ledger):
    choose_privately(looking(), replace(asked(folder), dataset="others"), ledger)
    with pytest.raises(SamePeopleError):
        release(release_request(plan(), folder), ledger)


def test_a_fault_of_the_program_shows_on_made_up_rows(folder, ledger):
    def find(records, receipts):
        raise ZeroDivisionError

    with pytest.raises(TrialError):
        choose_privately(replace(looking(), find=find), asked(folder), ledger)
    assert ledger.entries == ()


def test_parts_that_do_not_add_up_are_a_fault_that_the_trial_shows(folder, ledger):
    def find(records, receipts):
        receipts[0].use(records, THIRD)
        receipts[0].use(records, THIRD)

    with pytest.raises(TrialError):
        choose_privately(replace(looking(), find=find), asked(folder), ledger)
    assert ledger.entries == ()


# ------------------------------------------------------------------ the question as it is kept


def test_a_question_is_the_same_in_any_order_and_with_any_amounts():
    one, other = ({"a": 1, "b": Fraction(1, 3)}, {"b": Fraction(1, 3), "a": 1})
    assert replace(looking(), question=one).facts == replace(looking(), question=other).facts


def test_a_charge_keeps_the_question_and_the_file(folder):
    packed = asked(folder).pack(looking(share=Fraction(1, 3)))
    source = str((folder / "visits.csv").absolute())
    question = {"n": 1, "share": "1/3"}
    assert json.loads(packed) == {"format": 1, "for": "suggestion", "question": question, "source": source}
    assert asked_file(packed) == folder / "visits.csv"


@pytest.mark.parametrize("packed", [b"[]", b'{"format": 2, "source": "x"}', b'{"format": 1, "source": 1}', b"?"])
def test_what_another_version_kept_is_no_file(packed):
    with pytest.raises(ValueError, match=r"another format|Expecting value"):
        asked_file(packed)


# ------------------------------------------------------------------ other users of the routine


def test_results_may_come_one_by_one(folder, ledger):
    choice = looking()
    with paid_choice(choice, asked(folder), ledger) as paid:
        for place in range(3):
            choosing.keep_found(ledger, paid.line, Looked(place, 0), place)
    assert kept_results(ledger, paid.line, Looked) == (Looked(0, 0), Looked(1, 0), Looked(2, 0))


FACTS = b'"facts": {"times": 1, "rows": 2}}'


@pytest.mark.parametrize(
    "content",
    [
        b"{}",
        b"[1]",
        b"nothing",
        b'{"format": 2, "key": "suggestion", ' + FACTS,
        b'{"format": 1, "key": "map", ' + FACTS,
    ],
)
def test_a_result_of_a_newer_version_is_refused(folder, ledger, content):
    choice = looking()
    cut_short(choice, folder, ledger)
    ledger.keep_found(2, content)
    with pytest.raises(StrangeChoiceError):
        choose_privately(choice, asked(folder), ledger)


def test_rows_may_be_charged_to_a_budget_of_persons(folder, ledger):
    persons = plan(unit=ProtectedUnit("patient", 5))
    choose_privately(looking(), asked(folder, persons), ledger)
    choice = looking(rows=1)
    cut_short(choice, folder, ledger)
    kept = choose_privately(choice, asked(folder), ledger)
    assert kept.line.facts["counts"] == "5"
    assert ledger.account("visits").spent == Fraction(5, 6) * 6


def test_no_person_may_have_more_rows_by_the_time_a_choice_is_gone_on_with(folder, ledger):
    """The charge of rows was to a budget of persons with at most five."""
    choose_privately(looking(), asked(folder, plan(unit=ProtectedUnit("patient", 5))), ledger)
    choice = looking(rows=1)
    cut_short(choice, folder, ledger)
    with (folder / "visits.csv").open("a", encoding="utf-8") as file:
        file.write("p004,F,17\n")
    with pytest.raises(CrowdedPersonError):
        choose_privately(choice, asked(folder), ledger)
    assert len(ledger.found_choices()) == 1


def test_a_quote_after_a_choice_says_what_the_budget_protects(folder, ledger):
    planned = plan_release(plan())
    assert "That cannot be changed later" in " ".join(quote(planned, ledger, "visits", TOTAL).lines)
    choose_privately(looking(), asked(folder), ledger)
    assert "That cannot be changed later" not in " ".join(quote(planned, ledger, "visits").lines)
    assert quote(planned, ledger, "visits").released_as is None
    released = release(release_request(plan(), folder), ledger)
    assert released.statement.dataset == "visits"
    with pytest.raises(Exception, match="no pending release"):
        complete(ledger, 2)
