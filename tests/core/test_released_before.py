"""A plan that was released from a file that has not changed since is told as such, and no other."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import datetime
from fractions import Fraction

import pandas as pd
import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import ForeignRequestError
from core.privacy.dataset_account import DatasetBudget
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.project.plan import StrategyChoice
from core.project.request import ChargedRequest
from core.release.quote_lines import PENDING, RELEASED_BY_OTHER_ROWS
from core.session.completing import complete
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.sources.frames.frame import DataFrame
from tests.core.test_pending import NUMBER, stopped
from tests.core.visits import TOTAL, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")

PLAIN = plan(strategy=StrategyChoice("marginals"))


def told(ledger, doc=PLAIN):
    """The number of the release that a quote tells."""
    return quote(plan_release(doc), ledger, "visits", TOTAL, ledger.path.parent).released_as


def test_the_newest_release_of_the_same_plan_is_told(folder, ledger):
    assert told(ledger) is None
    made = [int(release(request(PLAIN, folder), ledger).statement.reference) for _ in range(2)]
    assert told(ledger) == made[1] > made[0]
    assert told(ledger, replace(PLAIN, strategy=StrategyChoice("base"))) is None
    (folder / "visits.csv").unlink()
    assert told(ledger) == made[1], "a file that is gone has not changed"


@pytest.mark.parametrize(("later", "same"), [(-1, True), (0, True), (0.7, True), (1, False), (1.7, False)])
def test_a_file_that_was_changed_in_the_second_of_the_charge_counts_as_unchanged(folder, ledger, later, same):
    """The ledger tells no parts of a second, and the charge came after the rows were read."""
    made = release(request(PLAIN, folder), ledger)
    charged = round(datetime.fromisoformat(made.statement.date).timestamp()) * 10**9
    os.utime(folder / "visits.csv", ns=(0, charged + round(later * 10**9)))
    assert told(ledger) == (NUMBER if same else None)


def lines(ledger, doc, folder):
    return quote(plan_release(doc), ledger, "visits", TOTAL, folder).lines


def test_a_plan_that_says_something_else_of_its_rows_is_charged_once_more_and_the_quote_says_so(folder, ledger):
    release(request(PLAIN, folder), ledger)
    said = RELEASED_BY_OTHER_ROWS.format(number=NUMBER)
    assert said not in lines(ledger, PLAIN, folder)
    each = replace(PLAIN, unit=ProtectedUnit(rows=RowMeaning.ONE_EACH))
    assert lines(ledger, each, folder)[0] == said
    assert told(ledger, each) is None
    assert said not in lines(ledger, replace(each, strategy=StrategyChoice("base")), folder)
    assert said not in lines(ledger, replace(PLAIN, unit=ProtectedUnit("patient", 3)), folder)


def test_of_rows_without_a_file_nothing_is_said_of_a_file(folder, ledger):
    frame = replace(PLAIN, source="")
    rows = DataFrame(pd.DataFrame({"sex": ["F"] * 30, "age": [20] * 30}))
    offer = quote(plan_release(frame), ledger, "visits", TOTAL)
    release(ReleaseRequest(offer.planned, folder, "visits", TOTAL, frame=rows), ledger)
    first = lines(ledger, frame, folder)[0]
    assert first.startswith("This plan was released on ")
    assert "Whether these rows are those of that release is not known before they are read." in first
    assert "file" not in first


def test_what_is_pending_is_no_release_yet(folder, ledger, monkeypatch):
    stopped(monkeypatch, folder, ledger, "publish", PLAIN)
    found = quote(plan_release(PLAIN), ledger, "visits", TOTAL)
    assert found.released_as is None
    assert PENDING.format(number=NUMBER) in found.lines
    moved = replace(PLAIN, source="moved.csv")
    assert PENDING.format(number=NUMBER) in quote(plan_release(moved), ledger, "visits", TOTAL).lines, (
        "wherever the file is by now"
    )


def test_a_release_of_a_version_that_kept_no_plan_is_not_told(ledger):
    ledger.set_budget("visits", TOTAL)
    unit = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    ledger.keep_tables(ledger.charge("visits", ReleaseCost.pure(1), "", unit.facts).number, b"tables")
    assert told(ledger) is None


def test_what_is_charged_is_completed_also_where_it_is_less_than_the_plan_allows(folder, ledger, monkeypatch):
    """The plan allows a δ that its strategy does not need."""
    doc = replace(
        plan(budget=ReleaseCost.approximate(Fraction(1), Fraction(1, 10**9))), strategy=StrategyChoice("base")
    )
    stopped(monkeypatch, folder, ledger, "measure", doc)
    assert complete(ledger, NUMBER).statement.definition == "pure"


def test_a_pending_charge_that_would_cost_something_else_here_is_refused(folder, ledger):
    """This version claims no δ that the strategy does not need; one that did has charged it."""
    budget = ReleaseCost.approximate(Fraction(1), Fraction(1, 10**9))
    asked = ChargedRequest(plan(budget=budget, strategy=StrategyChoice("base")), folder / "visits.csv", "0.1")
    ledger.set_budget("visits", DatasetBudget(Fraction(10), Fraction(1, 10**6)))
    number = ledger.charge("visits", budget, "", request=asked.pack()).number
    with pytest.raises(ForeignRequestError, match="would draw other noise than was charged") as caught:
        complete(ledger, number)
    assert caught.value.number == number
    assert ledger.drawn(number) is None
