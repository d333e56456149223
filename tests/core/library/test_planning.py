"""A plan made in a script says what a plan file says."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

import core.library as rt
from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import AmountError, PlanValueError
from core.errors.share_errors import ShareError
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, StrategyChoice, TableChoice
from core.release.publication import Publication
from core.release.quality_line import QualityLine
from core.workload.presets import Family

TWO = {"age": rt.bins(0, 18, 100), "sex": ["f", "m"]}


def made(tables=("age",), attributes=None, **settings):
    return rt.plan(tables, attributes or TWO, **{"epsilon": 1, **settings})


@pytest.mark.parametrize(
    "title", ["age × sex", "age*sex", " age x sex ", ("age", "sex"), ["age", "sex"], rt.table("age × sex")]
)
def test_a_table_may_be_written_in_many_ways(title):
    assert made([title]).tables == (TableChoice(("age", "sex")),)


def test_a_name_with_a_cross_in_it_is_one_attribute():
    assert made(["age x sex"], {"age x sex": ["f", "m"]}).tables == (TableChoice(("age x sex",)),)


def test_more_may_be_said_of_tables():
    one, other = rt.table("age", 2, ranges=["age"]), rt.table("age × sex", np.int64(3), prefixes=["age"])
    asked = made([one, other, rt.every_table(2, "sex", weight=3)])
    assert asked.tables == (TableChoice(("age",), 2, ("age",)), TableChoice(("age", "sex"), 3, (), ("age",)))
    assert asked.families == (Family(2, "sex", weight=3),)


@pytest.mark.parametrize("share", [0.2, "0.2", "1/5", Fraction(1, 5)])
def test_a_share_of_the_budget_may_be_locked(share):
    plan = made([rt.table("age", share=share), "sex"])
    assert [table.share for table in plan.tables] == [Fraction(1, 5), None]
    locked = rt.compare(plan).comparison.tables
    assert [table.share for table in locked] == [Fraction(1, 5), None]


@pytest.mark.parametrize("share", [0, -0.1, float("nan"), "half", ""])
def test_a_share_that_is_none_is_refused_in_words_for_shares(share):
    with pytest.raises(ShareError, match=r"^share is “.*”, but it must be a number above 0.* Write shares like 0\.2"):
        rt.table("age", share=share)


def test_shares_that_leave_nothing_are_refused_in_words_for_shares():
    with pytest.raises(ShareError, match=r"^The sum of all locked shares is “1”, .* below 1\. Write shares like 0\.2"):
        rt.compare(made([rt.table("age", share=1), "sex"]))


def test_dates_have_no_unit():
    with pytest.raises(TypeError, match="numbers alone have a unit"):
        rt.bins(date(2024, 1, 1), date(2025, 1, 1), measured_in="kg")


def test_labels_become_attributes():
    labels = {
        "a": rt.bins(0, 1.5, other="else", missing="none", column="A", measured_in="kg"),
        "b": rt.bins(date(2024, 1, 1), date(2025, 1, 1)),
        "c": rt.categories("x", "y", merge={"X": "x"}, other="else", missing="none", column="C"),
    }
    assert made(["a"], labels).attributes == (
        Attribute("a", Kind.NUMBER, edges=(0.0, 1.5), other="else", missing="none", column="A", measured_in="kg"),
        Attribute("b", Kind.DATE, edges=(date(2024, 1, 1), date(2025, 1, 1))),
        Attribute("c", Kind.CATEGORIES, ("x", "y"), merges=(("X", "x"),), other="else", missing="none", column="C"),
    )


@pytest.mark.parametrize(
    ("settings", "cost"),
    [
        ({"epsilon": 0.1}, ReleaseCost.pure(Fraction(1, 10))),
        ({"epsilon": "1/3"}, ReleaseCost.pure(Fraction(1, 3))),
        ({"epsilon": 1, "delta": 1e-6}, ReleaseCost.approximate(1, Fraction(1, 10**6))),
        ({"rho": Fraction(1, 2)}, ReleaseCost.concentrated(Fraction(1, 2))),
    ],
)
def test_amounts_are_exact(settings, cost):
    assert rt.plan(["age"], TWO, **settings).privacy.cost == cost


@pytest.mark.parametrize("settings", [{}, {"rho": 1, "epsilon": 1}, {"rho": 1, "delta": 0.1}])
def test_amounts_that_do_not_go_together_are_refused(settings):
    with pytest.raises(ValueError, match="give epsilon, or epsilon and delta, or rho"):
        rt.plan(["age"], TWO, **settings)


def test_no_amount_is_refused():
    with pytest.raises(AmountError):
        made(epsilon=0)


def test_words_for_readers_go_into_the_plan_and_its_file(tmp_path):
    said = {"title": "Survey", "counts": "persons asked", "notes": "One note.", "hide_below": "weak"}
    plan = made(publication=said)
    assert plan.publication == Publication("Survey", "persons asked", notes=("One note.",), hide_below=QualityLine.WEAK)
    rt.save_plan(plan, tmp_path / "a.reticent")
    assert rt.load_plan(tmp_path / "a.reticent").publication == plan.publication
    with pytest.raises(TypeError, match="no 'subtitle'; it has contact"):
        made(publication={"subtitle": "x"})
    with pytest.raises(PlanValueError, match="one line"):
        made(publication={"title": "two\nlines"})


@pytest.mark.parametrize(
    ("settings", "unit"),
    [
        ({}, ProtectedUnit(rows=RowMeaning.UNANSWERED)),
        ({"rows": "one-each"}, ProtectedUnit(rows=RowMeaning.ONE_EACH)),
        ({"id": "person", "at_most": 3}, ProtectedUnit("person", 3)),
    ],
)
def test_who_is_protected(settings, unit):
    assert made(**settings).unit == unit


@pytest.mark.parametrize("settings", [{"at_most": 2}, {"id": "person", "rows": "one-each"}, {"rows": "some"}])
def test_a_unit_that_is_none_is_refused(settings):
    with pytest.raises(ValueError, match=r"at_most|identifier|RowMeaning"):
        made(**settings)


def test_the_other_settings():
    asked = made(
        neighbours="replace",
        dataset="d",
        source="x.csv",
        strategy="effects",
        split="uniform",
        interval=0.9,
        add_up=False,
    )
    assert (asked.privacy.neighbours, asked.privacy.dataset, asked.source) == (Neighbours.REPLACE, "d", "x.csv")
    assert asked.strategy == StrategyChoice("effects", "uniform", "optimal")
    assert (asked.output.interval, asked.output.add_up, asked.output.non_negative) == (0.9, False, True)
    assert made(layout=ReadingLayout(sheet="S")).layout == ReadingLayout(sheet="S")
    assert made().layout.decimal == "."


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: made(epsilom=1), "no 'epsilom'; there are epsilon, delta"),
        (lambda: made(split="uniform"), "belong to a strategy"),
        (lambda: made(attributes={"sex": "fm"}), "sex: give a list of categories"),
        (lambda: rt.bins(0, date(2024, 1, 1)), "all numbers, or all dates"),
        (lambda: made(attributes={"sex": ["f", "f"]}), "sex: labels must be unique"),
        (lambda: made(attributes={"age": rt.bins(5, 1)}), "age: edges must increase"),
        (lambda: made(attributes={"sex": [0, 1]}), "sex: a category is a text, .* not a value of int"),
        (lambda: made(attributes={"sex": [True, False]}), "sex: a category is a text, .* not a value of bool"),
        (lambda: rt.categories(["a", "b"]), "a category is a text, .* not a value of list"),
        (lambda: rt.categories("1", merge={1: "1"}), "a category is a text, .* not a value of int"),
        (lambda: rt.bins("a", "b"), "an edge is a number or a date, not a value of str"),
        (lambda: rt.bins(datetime(2024, 1, 1), datetime(2025, 1, 1, 12)), "without a time of day, and 2025-01-01 12"),  # noqa: DTZ001
        (lambda: rt.bins(pd.NaT, date(2025, 1, 1)), "without a time of day, and NaT"),
        (lambda: rt.rehearse(made(), 0), "repeats is a whole number of at least 1"),
    ],
)
def test_a_slip_is_told(call, words):
    with pytest.raises((TypeError, ValueError), match=words):
        call()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        *(
            ({"interval": value}, r"output\.interval: this should be between 0 and 1")
            for value in (0, 1, 1.5, 7, "0.9")
        ),
        ({"attributes": {"age": rt.bins(0, 10, float("inf"))}}, "attributes.edges of “age”: this should be a number"),
        ({"attributes": {"age": rt.bins(0, Fraction(10**400))}}, "attributes.edges of “age”: this should be a number"),
        ({"attributes": {"age": ["a", "\ud800"]}}, "attributes.categories of “age”: this text has half of a letter"),
        ({"attributes": {"age": rt.categories("a", merge={"\ud800": "a"})}}, "attributes.merge of “age”: this text"),
        ({"attributes": {"age": ["a"], "\ud800": ["a"]}}, r"attributes.name of “\?”: this text has half of a letter"),
        ({"attributes": {"age": ["a", " a"]}}, "attributes.categories of “age”: .* differ only by blanks"),
        ({"attributes": {"age": rt.categories("a", other=b"x")}}, "attributes.other of “age”: this is neither text"),
        ({"tables": ["aeg"]}, "tables.attributes of “aeg”: .* Did you mean “age”"),
        ({"tables": [()]}, "tables.attributes: the table has no attribute"),
        ({"tables": [rt.table("age", float("nan"))]}, "tables.weight of “age”: this should be a number above 0"),
        ({"tables": [rt.every_table(3)]}, "families.order: the plan has only 2 attributes"),
        ({"dataset": 5}, "privacy.dataset: this should be text"),
        ({"non_negative": "no"}, "output.non_negative: this should be true or false"),
    ],
)
def test_what_a_plan_file_may_not_say_is_refused_at_once(settings, words):
    with pytest.raises(PlanValueError, match=f"^The plan, {words}") as caught:
        made(**settings)
    assert str(caught.value).encode()


def test_days_of_any_kind_are_dates():
    edges = rt.bins(pd.Timestamp("2024-01-01"), datetime(2024, 7, 1), date(2025, 1, 1)).edges  # noqa: DTZ001  a day
    assert edges == (date(2024, 1, 1), date(2024, 7, 1), date(2025, 1, 1))
    assert {type(edge) for edge in edges} == {date}


def test_a_plan_that_could_not_be_read_is_not_saved(tmp_path):
    with pytest.raises(PlanValueError, match=r"output\.interval"):
        rt.save_plan(replace(made(), output=OutputChoice(interval=7.0)), tmp_path / "a.reticent")
    assert not (tmp_path / "a.reticent").exists()


def test_a_plan_is_kept_in_a_file_with_a_source_beside_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    asked = made(["age × sex"], rows="one-each", dataset="d", source="x.csv")
    rt.save_plan(asked, "a.reticent")
    assert 'source = "x.csv"' in (tmp_path / "a.reticent").read_text(encoding="utf-8")
    monkeypatch.chdir("/")
    again = rt.load_plan(tmp_path / "a.reticent")
    assert again.source == str(tmp_path / "x.csv")
    before = (tmp_path / "a.reticent").read_bytes()
    rt.save_plan(again, tmp_path / "a.reticent")
    assert (tmp_path / "a.reticent").read_bytes() == before


def test_a_plan_without_a_source_is_kept_too(tmp_path):
    asked = made(["age × sex"], rows="records")
    rt.save_plan(asked, tmp_path / "a.reticent")
    assert rt.load_plan(tmp_path / "a.reticent") == asked
