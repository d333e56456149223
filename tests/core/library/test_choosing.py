"""Private choices, maps and readings from a script: charged first, for yes=True alone; an equal question is free."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

import core.library as rt
from core.errors import (
    MissingLedgerError,
    NoOpenDeltaError,
    NothingSensitiveError,
    OverspendingError,
    UnconfirmedChoiceError,
    UnknownMapError,
)
from core.places.map_plan import MapTerms
from core.places.place_box import Rectangle
from core.privacy.ledger import Ledger
from core.project.place_choice import PlaceChoice
from core.session.choices.suggesting import kept_suggestions

pytestmark = pytest.mark.usefixtures("read_in_this_process")

N = 600
FRAME = pd.DataFrame(
    {
        "a": [("x", "y")[n % 2] for n in range(N)],
        "b": [("x", "y")[n % 2] for n in range(N)],
        "c": [("x", "y", "z")[n // 2 % 3] for n in range(N)],
        "town": [("Leeds", "York", "Hull")[n % 3] for n in range(N)],
        "age": [n % 80 for n in range(N)],
        "lon": np.linspace(0, 99, N),
        "lat": np.linspace(99, 0, N) % 10,
    }
)
LABELS = {"a": ["x", "y"], "b": ["x", "y"], "c": ["x", "y", "z"]}
PLAN = rt.plan(["c"], LABELS, epsilon=1, rows="one-each")
COSTLY = rt.plan(["c"], LABELS, epsilon=50).privacy
ONE = rt.SuggestionTerms(1, Fraction(8))


@pytest.fixture
def where(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return {"ledger": tmp_path / "ledger.sqlite", "dataset": "people", "budget": 100}


def spent(where):
    account = Ledger(where["ledger"]).account("people")
    return 0 if account is None else account.spent


def test_an_example_of_it_all(where):
    """Lists, tables, a release of them, and a reading of two releases."""
    where["budget"] = 200, "1e-5"
    lists = rt.find_lists(PLAN, {"town": None}, FRAME, epsilon=20, delta="1e-6", yes=True, **where)
    assert set(lists.labels["town"]) >= {"Leeds", "York", "Hull"}
    how = {key: where[key] for key in ("ledger", "dataset")}
    chosen = rt.suggest(lists.plan, FRAME, ONE, yes=True, **how)
    assert chosen.tables == (("a", "b"),)
    made = rt.release(chosen.plan, FRAME, yes=True, **how)
    assert any(f"Charge no. {chosen.number} of the ledger paid for the choice" in line for line in made.statement.lines)
    second = rt.release(replace(chosen.plan, tables=chosen.plan.tables[:1]), FRAME, yes=True, **how)
    both = rt.compare_releases(made.number, second.number, ledger=where["ledger"])
    assert both.titles == ("c", "everybody")
    table = both.to_frame("c")
    assert list(table.columns) == ["c", "first", "first ±", "second", "second ±", "difference", "±"]
    assert (table["second"] - table["first"]).tolist() == pytest.approx(table["difference"].tolist())
    assert any("together" in note for note in both.notes)
    with pytest.raises(KeyError, match="there are: c, everybody"):
        both.to_frame("d")


def test_nothing_is_chosen_without_a_yes_and_an_equal_question_is_free(where):
    with pytest.raises(UnconfirmedChoiceError) as refused:
        rt.suggest(PLAN, FRAME, ONE, **where)
    assert refused.value.__notes__ == ["In Python: yes=True confirms it."]
    assert not where["ledger"].exists()
    first = rt.suggest(PLAN, FRAME, ONE, yes=True, **where)
    again = rt.suggest(PLAN, FRAME, ONE, ledger=where["ledger"], dataset="people")
    assert (again.tables, again.number) == (first.tables, first.number)
    assert spent(where) == 8
    rt.suggest(PLAN, FRAME, ONE, yes=True, again=True, ledger=where["ledger"], dataset="people")
    assert spent(where) == 16
    with pytest.raises(OverspendingError):
        rt.suggest(PLAN, FRAME, rt.SuggestionTerms(1, Fraction(90)), yes=True, ledger=where["ledger"], dataset="people")
    assert spent(where) == 16


def test_what_was_cut_short_goes_on_at_no_further_cost(where, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_found", stop)
        with pytest.raises(KeyboardInterrupt) as stopped:
            rt.suggest(PLAN, FRAME, ONE, yes=True, **where)
    assert stopped.value.__notes__ == [
        "The ledger was charged before that. Go on at no further cost: ask the same again"
    ]
    assert spent(where) == 8
    found = rt.suggest(PLAN, FRAME, ONE, ledger=where["ledger"], dataset="people")
    assert spent(where) == 8
    (kept,) = kept_suggestions(Ledger(where["ledger"]), "people")
    assert kept.found.tables == found.tables


def test_lists_are_found_from_what_is_public_of_them(where, tmp_path):
    FRAME.to_csv(tmp_path / "rows.csv", index=False)
    wanted = {"town": ["Leeds", "York", "Hull", "Ely"], "age": (rt.bins(*range(0, 101, 10)), 4)}
    found = rt.find_lists(PLAN, wanted, tmp_path / "rows.csv", epsilon=40, yes=True, **where)
    assert set(found.labels["town"]) >= {"Leeds", "York", "Hull"}
    assert "Ely" not in found.labels["town"]
    assert len(found.labels["age"]) >= 4
    assert [each.charge for each in found.plan.attributes] == [None, None, None, found.number, found.number]
    assert spent(where) == 40
    assert rt.find_lists(PLAN, wanted, tmp_path / "rows.csv", epsilon=40, **where).labels == found.labels
    assert spent(where) == 40
    with pytest.raises(NoOpenDeltaError):
        rt.find_lists(PLAN, {"town": None}, FRAME, yes=True, **where)
    with pytest.raises(TypeError, match="a list of categories"):
        rt.find_lists(PLAN, {"town": "Leeds"}, FRAME, yes=True, **where)


def test_a_map_is_published_and_asked_for_rectangles(where, tmp_path):
    place = PlaceChoice("home", ("lon", "lat"), MapTerms(Rectangle(0, 100, 0, 10), height=2))
    plan = replace(
        PLAN, places=(place,), privacy=replace(PLAN.privacy, cost=rt.plan(["c"], LABELS, epsilon=50).privacy.cost)
    )
    with pytest.raises(UnconfirmedChoiceError):
        rt.publish_map(plan, "home", FRAME, **where)
    made = rt.publish_map(plan, "home", FRAME, yes=True, **where)
    assert made.count((0, 100), (0, 10)).count == pytest.approx(N, abs=20)
    assert made.export(tmp_path / "home.geojson").is_file()
    assert any("ε = 50" in line for line in made.statement)
    assert rt.publish_map(plan, "home", FRAME, **where).number == made.number
    assert spent(where) == 50
    with pytest.raises(UnknownMapError):
        rt.publish_map(plan, "work", FRAME, yes=True, **where)


def test_what_could_be_inferred(where, tmp_path):
    FRAME.to_csv(tmp_path / "rows.csv", index=False)
    plan = replace(PLAN, sensitive=("b",), tables=(*PLAN.tables, rt.table("a × b")))
    plan = replace(plan, privacy=COSTLY)
    made = rt.release(plan, FRAME, yes=True, **where)
    (guess,) = rt.infer(plan, made, tmp_path / "rows.csv").attributes
    assert (guess.name, guess.right) == ("b", pytest.approx(1, abs=0.1))
    (drawn,) = rt.infer(plan, made).attributes
    assert drawn.right == pytest.approx(1, abs=0.1)
    with pytest.raises(NothingSensitiveError):
        rt.infer(PLAN, made)
    assert spent(where) == 50


@pytest.mark.parametrize(
    ("settings", "kind", "words"),
    [
        ({"yes": "no"}, TypeError, "yes is True or False"),
        ({"epsilonn": 1}, TypeError, "there is no 'epsilonn'"),
        ({"ledger": "absent.sqlite"}, MissingLedgerError, "absent"),
    ],
)
def test_wrong_settings_are_refused(where, settings, kind, words):
    with pytest.raises(kind, match=words):
        rt.suggest(PLAN, FRAME, ONE, dataset="people", **settings)
