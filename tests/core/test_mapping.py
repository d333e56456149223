"""Maps through the door: which one is meant, what is said before it is charged, and what was paid for already."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import UnansweredUnitError
from core.errors.found_errors import UnfoundListError
from core.errors.map_errors import UnknownMapError
from core.places.map_plan import MapTerms
from core.places.place_box import Rectangle
from core.privacy.release_cost import ReleaseCost
from core.project.place_choice import PlaceChoice
from core.session.choices import choosing
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.mapping import kept_maps, publish_map, quote_map
from core.session.choices.planned_map import plan_map
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from tests.core.visits import TOTAL, plan

pytestmark = pytest.mark.usefixtures("read_in_this_process")

HOME = PlaceChoice("home", ("x", "y"), MapTerms(Rectangle(0, 8, 0, 8), 2), ReleaseCost.pure(Fraction(1, 2)))
TOWN = Attribute("town", Kind.CATEGORIES, ("A", "B"))


def map_plan(*places, **others):
    given = {"source": "places.csv", "attributes": (TOWN,), "tables": (), **others}
    return plan(places=places or (HOME,), **given)


@pytest.fixture
def place(tmp_path):
    rows = [f"{n % 8}.5,{n % 5}.5,{'AB'[n % 2]}" for n in range(40)]
    (tmp_path / "places.csv").write_text("\n".join(["x,y,town", *rows]) + "\n", encoding="utf-8")
    return tmp_path


def published(planned, place, ledger, **others):
    return publish_map(planned, ChoiceRequest(planned.read, place, "people", TOTAL), ledger, **others)


def test_the_map_that_is_meant_is_named_unless_it_is_the_only_one():
    work = replace(HOME, name="work", cost=None)
    assert plan_map(map_plan()).place == plan_map(map_plan(HOME, work), "home").place == HOME
    assert plan_map(map_plan(HOME, work), "work").cost == ReleaseCost.pure(1)
    for doc, said in (
        (map_plan(HOME, work), r"Which map is meant\? The plan has: home, work\."),
        (replace(map_plan(), places=()), r"Which map is meant\? The plan has none\."),
    ):
        with pytest.raises(UnknownMapError, match=said):
            plan_map(doc)


def test_an_open_question_of_who_is_protected_is_asked_first(ledger):
    planned = plan_map(map_plan(unit=ProtectedUnit(rows=RowMeaning.UNANSWERED)))
    with pytest.raises(UnansweredUnitError):
        quote_map(planned, ledger, "people", TOTAL)


def test_a_map_is_told_of_before_and_after_it_is_paid_for(place, ledger):
    planned, charges = plan_map(map_plan()), []
    assert quote_map(planned, None, "people", TOTAL, place).ledger_mark == NO_LEDGER
    made = published(planned, place, ledger, charged=charges.append)
    assert charges == [2]
    offer = quote_map(planned, ledger, "people", folder=place)
    (kept,) = kept_maps(ledger, "people")
    asked_on = ledger.entries[1].when[:10]
    assert (offer.is_paid, offer.cut_short, offer.ledger_mark) == (True, None, LedgerMark.of(ledger))
    assert f" {asked_on}, " in offer.lines[0]
    assert kept.facts == offer.kept.facts == made.facts


def test_a_map_that_was_cut_short_is_told_of(place, ledger, monkeypatch):
    def die(*_, **__):
        raise SystemExit

    planned = plan_map(map_plan())
    with monkeypatch.context() as patch:
        patch.setattr(choosing, "keep_found", die)
        with pytest.raises(SystemExit):
            published(planned, place, ledger)
    offer = quote_map(planned, ledger, "people", folder=place)
    assert (offer.is_paid, offer.cut_short, offer.kept) == (True, 2, None)
    assert offer.lines[0].startswith("No. 2 of the ledger has paid for this map")


def test_labels_that_no_charge_has_found_tell_no_maps_apart(place, ledger):
    found = replace(TOWN, provenance=Provenance.PRIVATE, charge=7, other="Else", missing="Blank")
    planned = plan_map(map_plan(replace(HOME, by=("town",)), attributes=(found,)))
    with pytest.raises(UnfoundListError):
        quote_map(planned, ledger, "people", TOTAL, place)
    with pytest.raises(UnfoundListError):
        published(planned, place, ledger)
    assert ledger.entries == ()
    told_apart = plan_map(map_plan(replace(HOME, by=("town",))))
    assert len(published(told_apart, place, ledger).by_label) == 2
    # Where nothing is told apart, the list has no part in the map.
    assert published(plan_map(map_plan(attributes=(found,))), place, ledger).by_label == ()
