"""Lists found through the door: charged before they are counted, kept before they are shown, free when asked again."""

from __future__ import annotations

import json
import logging
import os
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    Cancelled,
    PlanChangedError,
    PlanValueError,
    TrialError,
    UnansweredUnitError,
    UnknownAttributeError,
)
from core.errors.found_errors import (
    DeltaOverspentError,
    GaussianBeforeError,
    NoListsError,
    NoOpenDeltaError,
    UnfoundListError,
)
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import FOUND
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import TableChoice
from core.project.plan_file import load_plan, save_plan
from core.session.charging import check_found
from core.session.choices import choosing
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.finding import find_lists, kept_lists, quote_lists, quote_lists_again
from core.session.choices.planned_lists import WantedList, plan_lists
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.sources.frames.frame import DataFrame
from tests.core.visits import LAYOUT, StopAt, plan

TINY = Fraction(1, 10**6)
COST = ReleaseCost.selection(1, TINY)
TOTAL = DatasetBudget(Fraction(10), 10 * TINY)
AGES = tuple(float(edge) for edge in range(0, 101, 10))
SEX, AGE = WantedList("sex"), WantedList("age", grid=AGES, n_bins=2)


@pytest.fixture(autouse=True)
def files_are_read_here(read_in_this_process):
    pass


def asked(planned, folder, **others):
    given = {"total": TOTAL, **others}
    return ChoiceRequest(planned.read, folder, "visits", unlisted=planned.unlisted, **given)


def found_in(folder, ledger, wanted=(SEX,), cost=COST, doc=None, **others):
    planned = plan_lists(doc or plan(), wanted, cost)
    return planned, find_lists(planned, asked(planned, folder, **others), ledger)


def test_lists_are_charged_then_found_then_kept_and_written_into_the_plan(folder, ledger, tmp_path):
    planned, charges = plan_lists(plan(), (SEX, AGE), COST), []
    kept = find_lists(planned, asked(planned, folder), ledger, charged=charges.append)
    assert [line.kind for line in ledger.entries] == ["budget", "charge", FOUND]
    assert charges == [2]
    line = kept.line
    assert (line.definition, line.epsilon, line.delta, line.rho) == ("selection", 1, TINY, 0)
    assert (line.facts["for"], line.purpose, kept.is_new) == ("categories", "Lists of 2 columns found", True)
    assert [each.column for each in kept.found.lists] == ["sex", "age"]
    assert kept.found.lists[0].categories == ("F", "M")
    edges = kept.found.lists[1].edges
    assert (edges[0], edges[-1], len(edges)) == (0.0, 100.0, 3)
    applied = planned.applied(kept)
    sex, age = applied.attributes
    assert (sex.provenance, sex.charge, sex.labels) == (
        *(Provenance.PRIVATE, 2),
        ("F", "M", "Anything else", "Missing"),
    )
    assert (age.edges, age.charge) == (edges, 2)
    save_plan(applied, tmp_path / "found.reticent")
    assert load_plan(tmp_path / "found.reticent") == applied


def test_the_parts_are_equal_and_delta_is_for_what_has_no_list():
    listed = WantedList("sex", categories=("F", "M"))
    doc = plan(attributes=(*plan().attributes, Attribute("town", Kind.CATEGORIES, ("x",))))
    planned = plan_lists(doc, (WantedList("town"), AGE, listed), ReleaseCost.selection(1, TINY))
    third = Fraction(1, 3)
    pure = ReleaseCost.pure(third)
    assert [each.cost for each in planned.searches] == [pure, pure, ReleaseCost.selection(third, TINY)]
    assert (planned.cost, planned.unlisted) == (COST, ("town",))
    assert plan_lists(doc, (listed,), COST).cost == ReleaseCost.pure(1)


def test_asked_again_it_costs_nothing_and_a_changed_plan_is_another_question(folder, ledger):
    _, first = found_in(folder, ledger)
    before = ledger.entries
    planned, again = found_in(folder, ledger)
    assert (again.found, again.is_new, ledger.entries) == (first.found, False, before)
    offer = quote_lists(planned, ledger, "visits", folder=folder)
    assert (offer.is_paid, offer.kept, offer.preview) == (True, again, None)
    assert (offer.cost, offer.ledger_mark) == (COST, LedgerMark.of(ledger))
    assert quote_lists(planned, None, "visits").ledger_mark == NO_LEDGER
    assert offer.lines[0].startswith(f"This was asked on {again.line.when[:10]}, as private choice no. 2.")
    assert not quote_lists_again(planned, ledger, "visits").is_paid
    assert kept_lists(ledger, "visits") == (replace(again, is_new=False),)
    for doc, wanted in (
        (plan(neighbours=Neighbours.REPLACE), SEX),
        (plan(unit=ProtectedUnit("patient", 2)), SEX),
        (plan(layout=replace(LAYOUT, decimal=",")), SEX),
        (plan(source="other.csv"), SEX),
        (plan(), WantedList("sex", categories=("F", "M", "X"))),
    ):
        assert not quote_lists(plan_lists(doc, (wanted,), COST), None, "visits").is_paid
        assert plan_lists(doc, (wanted,), COST).choice.facts != planned.choice.facts


def test_rows_of_which_texts_were_changed_are_not_those_of_then(folder, ledger):
    """A column without a list is read as numbers of texts, which are equal here."""
    planned, first = found_in(folder, ledger)
    source = folder / planned.plan.source
    header, rows = source.read_text(encoding="utf-8").split("\n", 1)
    source.write_text(f"{header}\n{rows.replace('M', 'X')}", encoding="utf-8")
    os.utime(source, (9e9, 9e9))
    assert first.found.lists[0].categories == ("F", "M")
    assert found_in(folder, ledger)[1].found.lists[0].categories == ("F", "X")


def test_what_is_cut_short_goes_on_at_no_further_cost(folder, ledger, monkeypatch):
    """The process dies between the charge and the result."""

    def die(*_, **__):
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(choosing, "keep_found", die)
        with pytest.raises(SystemExit):
            found_in(folder, ledger)
    assert [line.kind for line in ledger.entries] == ["budget", "charge"]
    planned = plan_lists(plan(), (SEX,), COST)
    offer = quote_lists(planned, ledger, "visits")
    assert (offer.is_paid, offer.cut_short, offer.kept) == (True, 2, None)
    assert offer.lines[0].startswith("Private choice no. 2 has paid for this and found nothing yet.")
    named = plan(attributes=(replace(plan().attributes[0], provenance=Provenance.PRIVATE, charge=2),))
    with pytest.raises(UnfoundListError):
        check_found(named, ledger, "visits")
    _, kept = found_in(folder, ledger)
    check_found(named, ledger, "visits")
    assert [line.kind for line in ledger.entries] == ["budget", "charge", FOUND]
    assert (kept.line.number, kept.found.lists[0].categories) == (2, ("F", "M"))
    assert ledger.account("visits").spent == 1


def test_a_search_can_be_stopped_between_two_lists(folder, ledger):
    planned = plan_lists(plan(), (SEX, AGE), COST)
    with pytest.raises(Cancelled):
        find_lists(planned, asked(planned, folder), ledger, StopAt("Finding categories and bins"))
    assert [line.kind for line in ledger.entries] == ["budget", "charge"]


def test_what_is_asked_is_told_in_full():
    """As the ledger keeps it: an equal question has equal words."""
    persons = plan(unit=ProtectedUnit("patient", 2), neighbours=Neighbours.REPLACE, sensitive=("sex",))
    planned = plan_lists(persons, (AGE, SEX), COST)
    assert [each.changed for each in planned.searches] == [4, 4]
    assert [each.name for each in plan_lists(persons, (AGE,), COST).read.attributes] == ["age"]
    assert planned.read.sensitive == ()
    question = json.loads(json.dumps(planned.choice.question, default=str))
    assert list(question) == ["source", "layout", "unit", "lists"]
    assert (question["source"], question["unit"]) == ("visits.csv", ["patient", 2, "replace"])
    assert question["layout"]["header_row"] == 1
    sex, age = question["lists"]
    assert sex == ["categories", "sex", [], [], "Anything else", "Missing", 0, "1/2", "1/1000000"]
    assert (age[:3], age[4:]) == (["number", "age", []], ["Anything else", "Missing", 2, "1/2", "0"])


def test_delta_is_divided_and_labels_of_the_owner_stay():
    town = Attribute("town", Kind.CATEGORIES, ("x",), other="Rest", missing="None", provenance=Provenance.DATA)
    own = replace(plan().attributes[0], other="Rest", missing="None", column="Sex of a patient")
    doc = plan(attributes=(own, plan().attributes[1], town))
    one, other = plan_lists(doc, (SEX, WantedList("town")), COST).searches
    assert (one.attribute.header, other.attribute.header) == ("Sex of a patient", "town")
    assert one.cost == other.cost == ReleaseCost.selection(Fraction(1, 2), TINY / 2)
    assert (one.attribute.other, one.attribute.missing) == ("Rest", "None")
    (listed,) = plan_lists(doc, (WantedList("sex", categories=("F", "Rest")),), COST).searches
    assert (listed.attribute.other, listed.attribute.missing) == ("Anything else", "None")
    assert (other.attribute.other, other.attribute.missing) == ("Anything else", "Missing")


SPELT = Attribute("sex", Kind.CATEGORIES, ("F",), merges=(("M", "F"), ("w", "F")), missing_values=("n/a", "M"))


def test_spellings_that_the_owner_declares_mean_what_they_say(folder, ledger):
    """“M” is a blank where nothing is listed, and another spelling of “F” where that is."""
    doc = plan(attributes=(SPELT,), tables=())
    doc = replace(doc, layout=replace(LAYOUT, header_row=1))
    listed = WantedList("sex", categories=("F", "x"))
    found = {}
    for wanted in (SEX, listed):
        planned = plan_lists(doc, (wanted,), ReleaseCost.selection(4, TINY))
        kept = find_lists(planned, asked(planned, folder), ledger)
        found[wanted] = planned.applied(kept).attributes[0]
    assert (found[SEX].categories, found[SEX].merges, found[SEX].missing_values) == (("F",), (), ("n/a", "M"))
    assert (found[listed].categories, found[listed].merges) == (("F",), (("M", "F"), ("w", "F")))


def test_spellings_read_off_the_rows_are_left_out_and_others_are_part_of_the_question():
    declared = plan_lists(plan(attributes=(SPELT,)), (SEX,), COST)
    read = plan_lists(plan(attributes=(replace(SPELT, provenance=Provenance.DATA),)), (SEX,), COST)
    bare = plan_lists(plan(attributes=(replace(SPELT, merges=(), missing_values=()),)), (SEX,), COST)
    assert read.searches[0].attribute.missing_values == () == read.searches[0].attribute.merges
    assert declared.choice.facts != bare.choice.facts == read.choice.facts
    both = plan_lists(plan(attributes=(SPELT,)), (WantedList("sex", categories=("F", "w")),), COST)
    assert both.searches[0].attribute.merges == (("M", "F"),)


# ------------------------------------------------------------------ refused before anything is read


def test_what_is_not_to_be_found_is_refused():
    with pytest.raises(NoListsError, match="no list to find"):
        plan_lists(plan(), (), COST)
    with pytest.raises(NoOpenDeltaError, match="needs a δ above 0"):
        plan_lists(plan(), (SEX,), ReleaseCost.pure(1))
    with pytest.raises(UnknownAttributeError):
        plan_lists(plan(), (WantedList("sexx"),), COST)
    bins = replace(SEX, grid=AGES, n_bins=2)
    with pytest.raises(PlanValueError, match="none of its categories is a number"):
        plan_lists(plan(), (bins,), COST)
    for numbers in (replace(SPELT, other="More"), replace(SPELT, merges=(("1,5", "F"),))):
        assert plan_lists(plan(attributes=(numbers,)), (bins,), COST).searches[0].attribute.n_ordered


def test_an_open_question_of_who_is_protected_is_asked_first(folder, ledger):
    doc = plan(unit=ProtectedUnit(rows=RowMeaning.UNANSWERED))
    with pytest.raises(UnansweredUnitError):
        quote_lists(plan_lists(doc, (SEX,), COST), ledger, "visits")
    with pytest.raises(UnansweredUnitError):
        found_in(folder, ledger, doc=doc)
    assert ledger.entries == ()


def test_too_much_delta_and_a_delta_after_gaussian_noise_are_refused(folder, ledger):
    (folder / "visits.csv").rename(folder / "gone.csv")
    with pytest.raises(DeltaOverspentError):
        found_in(folder, ledger, total=DatasetBudget(Fraction(10)))
    assert ledger.entries == ()
    (folder / "gone.csv").rename(folder / "visits.csv")
    gaussian = plan_release(plan(budget=ReleaseCost.concentrated(Fraction(1, 100))))
    release(ReleaseRequest(gaussian, folder, "visits", TOTAL), ledger)
    with pytest.raises(GaussianBeforeError):
        quote_lists(plan_lists(plan(), (SEX,), COST), ledger, "visits")
    _, kept = found_in(folder, ledger, (WantedList("sex", categories=("F", "M")),))
    assert kept.line.definition == "pure"


def test_a_plan_that_was_edited_since_its_quote_is_refused(ledger):
    offer = quote_lists(plan_lists(plan(), (SEX,), COST), ledger, "visits", TOTAL)
    offer.check_plan(plan())
    with pytest.raises(PlanChangedError):
        offer.check_plan(plan(epsilon=2))


def test_a_release_of_found_lists_names_their_charge_and_needs_the_ledger_that_paid(folder, ledger, tmp_path):
    planned, kept = found_in(folder, ledger)
    doc = planned.applied(kept)
    offer = quote(plan_release(doc), ledger, "visits")
    said = "The categories or edges of sex were found privately. Charge no. 2 of the ledger paid for that"
    assert any(said in line for line in offer.lines)
    released = release(ReleaseRequest(plan_release(doc), folder, "visits"), ledger)
    assert any(said in line for line in released.statement.lines)
    facts = {each.name: (each.provenance, each.charge) for each in released.statement.attributes}
    assert facts == {"sex": ("private", 2), "age": ("declared", None)}
    other = Ledger(tmp_path / "other.sqlite")
    for bad in (doc, replace(doc, attributes=(replace(doc.attributes[0], charge=4), doc.attributes[1]))):
        with pytest.raises(UnfoundListError, match="“sex” was found privately by charge no"):
            quote(plan_release(bad), other if bad is doc else ledger, "visits", TOTAL)
        with pytest.raises(UnfoundListError):
            release(
                ReleaseRequest(plan_release(bad), folder, "visits", TOTAL if bad is doc else None),
                other if bad is doc else ledger,
            )
    assert other.entries == ()


# ------------------------------------------------------------------ whole inputs

labels = st.text(max_size=6) | st.sampled_from(
    ["", " ", "a", "a ", "A", "=1+1", "Anything else", "Missing", "ﬀ", "\x00"]
)
people = st.lists(st.lists(labels, min_size=1, max_size=4), min_size=1, max_size=12)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(rows=people, at_most=st.integers(1, 3), crowd=st.integers(0, 60), bins=st.integers(1, 4))
def test_whatever_the_rows_say_a_found_plan_can_be_released(tmp_path_factory, rows, at_most, crowd, bins):
    """Odd labels, blanks, one row, many rows a person: what many have is found, and every row has its place then."""
    folder = tmp_path_factory.mktemp("odd")
    rows = [*rows, *[["many"]] * crowd]
    cells = [(f"p{one}", label, len(label)) for one, own in enumerate(rows) for label in own]
    frame = DataFrame(pd.DataFrame(cells, columns=["id", "job", "size"]))
    job = Attribute("job", Kind.CATEGORIES, ("read",), provenance=Provenance.DATA)
    size = Attribute("size", Kind.NUMBER, edges=(0, 1), provenance=Provenance.DATA)
    tables = (TableChoice(("job", "size")),)
    doc = plan(attributes=(job, size), unit=ProtectedUnit("id", at_most), tables=tables)
    wanted = (WantedList("job"), WantedList("size", grid=(0.0, 1.0, 2.0, 3.0, 9.0), n_bins=bins))
    cost = ReleaseCost.selection(Fraction(20), Fraction(1, 100))
    planned = plan_lists(doc, wanted, cost)
    ledger, total = Ledger(folder / "ledger.sqlite"), DatasetBudget(Fraction(100), Fraction(1, 10))
    kept = find_lists(planned, asked(planned, folder, frame=frame, total=total), ledger)
    found, texts = kept.found.lists[0].categories, Counter(label.strip() for own in rows for label in own)
    assert set(found) <= set(texts) - {""}
    assert "many" in found or crowd < 20
    applied = planned.applied(kept)
    save_plan(applied, folder / "found.reticent")
    assert load_plan(folder / "found.reticent") == applied
    made = release(ReleaseRequest(plan_release(applied), folder, "visits", frame=frame), ledger)
    assert made.statement.attributes[0].charge == kept.line.number
    assert ledger.verify()


def test_a_label_below_the_threshold_is_written_nowhere(tmp_path, ledger, caplog, capfd):
    """One person's word, at a δ that lets it in once in 10^12 runs."""
    canary = "Zugspitzenpfarrer"
    caplog.set_level(logging.DEBUG)
    rows = [(f"p{n}", "cook" if n else canary, 3) for n in range(200)]
    csv = "id,job,age\n" + "".join(f"{one},{job},{age}\n" for one, job, age in rows)
    data = tmp_path / "rows" / "visits.csv"
    data.parent.mkdir()
    data.write_text(csv, encoding="utf-8")
    job = Attribute("job", Kind.CATEGORIES, ("read",), provenance=Provenance.DATA)
    doc = plan(attributes=(job,), tables=(TableChoice(("job",)),), source="rows/visits.csv")
    planned = plan_lists(doc, (WantedList("job"),), ReleaseCost.selection(1, Fraction(1, 10**12)))
    offer = quote_lists(planned, ledger, "visits", TOTAL)
    kept = find_lists(planned, asked(planned, tmp_path), ledger)
    assert kept.found.lists[0].categories == ("cook",)
    applied = planned.applied(kept)
    save_plan(applied, tmp_path / "found.reticent")
    released = release(ReleaseRequest(plan_release(applied), tmp_path, "visits"), ledger)
    told = [*offer.lines, repr(kept), repr(planned), ledger.export_text(), repr(released.statement), caplog.text]
    told += [json.dumps(planned.choice.question), *capfd.readouterr()]
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path != data]
    assert len(files) >= 2
    assert not any(canary in text for text in told)
    assert not any(canary.encode() in path.read_bytes() for path in files)


def test_a_fault_while_lists_are_found_tells_no_label(folder, ledger, monkeypatch):
    """What a crash report would have: the error, and every value that Python would show of it."""
    from core.session.choices import planned_lists  # noqa: PLC0415  patched here

    seen = []

    def fail(search, axis, records, receipt, bits):
        seen.append(repr(records))
        raise ZeroDivisionError

    job = Attribute("job", Kind.CATEGORIES, ("read",), provenance=Provenance.DATA)
    frame = DataFrame(pd.DataFrame({"job": ["Zugspitzenpfarrer"] * 3}))
    planned = plan_lists(plan(attributes=(job,)), (WantedList("job"),), COST)
    monkeypatch.setattr(planned_lists, "find_list", fail)
    with pytest.raises(TrialError) as caught:
        find_lists(planned, asked(planned, Path(folder), frame=frame), ledger)
    assert "Zugspitzenpfarrer" not in f"{seen}{caught.value!r}"
    assert ledger.entries == ()
