"""A release from a script is one from the command line: the same ledger, questions, refusals and numbers."""

from __future__ import annotations

import traceback
from contextlib import suppress
from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import core.library as rt
from core.errors import (
    Cancelled,
    CrowdedPersonError,
    ForeignRequestError,
    LedgerError,
    LedgerFileError,
    MissingFileError,
    MissingLedgerError,
    NoDeltaError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    RowsReleasedAlreadyError,
    SamePeopleError,
    UnansweredUnitError,
    UnconfirmedReleaseError,
    UnknownCategoryError,
)
from core.privacy.ledger import Ledger
from core.session import quoting, releasing
from tests.core.privacy.insides import interrupt_after_commit

ROWS = {
    "age": [5, 20, 70, 100] * 50,
    "sex": ["f", "m", "m", "f", "m"] * 40,
    "person": [f"p{n % 150}" for n in range(200)],
}
FRAME = pd.DataFrame(ROWS)
TABLES = ["age × sex", "sex"]
ATTRIBUTES = {"age": rt.bins(0, 18, 65, 100), "sex": ["f", "m"]}
PLAN = rt.plan(TABLES, ATTRIBUTES, epsilon=1, rows="one-each")


@pytest.fixture
def where(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return {"ledger": tmp_path / "ledger.sqlite", "dataset": "people", "budget": 5}


def spent(where):
    account = Ledger(Path(where["ledger"])).account("people")
    return 0 if account is None else account.spent


def test_tables_come_back_with_their_intervals(where):
    released = rt.release(PLAN, FRAME, yes=True, **where)
    frame = released["age × sex"].to_frame()
    assert list(frame.columns) == ["age", "sex", "value", "low", "high", "±"]
    assert frame["age"].tolist()[::2] == ["0 to under 18", "18 to under 65", "65 to 100"]
    assert ((frame["low"] <= frame["value"]) & (frame["value"] <= frame["high"])).all()
    table = released["sex", "age"].table
    assert frame["value"].tolist() == table.published.values.ravel().tolist()  # noqa: PD011  not of pandas
    assert set(frame["±"]) == {table.half_width}
    assert spent(where) == 1


def test_a_frame_and_its_file_are_counted_alike(where):
    """At an ε at which there is hardly any noise."""
    exact = FRAME.groupby([pd.cut(FRAME["age"], [-1, 17, 64, 100]), "sex"], observed=False).size().tolist()
    FRAME.to_csv("rows.csv", index=False)
    FRAME.to_parquet("rows.parquet")
    loud = rt.plan(TABLES, ATTRIBUTES, epsilon=1000, rows="one-each")
    kinds = ["rows.csv", Path("rows.parquet"), FRAME, pl.DataFrame(ROWS), pa.table(ROWS)]
    for rows in kinds:
        released = rt.release(loud, rows, yes=True, again=True, **{**where, "budget": 10_000})
        assert released["age × sex"].to_frame()["value"].tolist() == exact


def test_numbers_with_a_unit_are_counted_in_a_frame_and_its_file(where):
    frame = FRAME.assign(age=FRAME["age"].astype(str) + " years")
    frame.to_csv("rows.csv", index=False)
    ages = {"age": rt.bins(0, 18, 65, 100, measured_in="years")}
    loud = rt.plan(["age"], ages, epsilon=1000, rows="one-each")
    for rows in (frame, "rows.csv"):
        released = rt.release(loud, rows, yes=True, again=True, **{**where, "budget": 10_000})
        assert released["age"].to_frame()["value"].tolist() == [50, 50, 100]


def test_all_of_them_are_known_to_be_the_same_people(where):
    FRAME.to_csv("rows.csv", index=False)
    rt.release(PLAN, "rows.csv", yes=True, **where)
    for rows in (FRAME, pl.DataFrame(ROWS).reverse(), pa.table(ROWS)):
        with pytest.raises(SamePeopleError) as caught:
            rt.release(PLAN, rows, yes=True, **{**where, "dataset": "others"})
        assert "other_people=True" in caught.value.__notes__[0]
    assert len(rt.release(PLAN, FRAME, yes=True, other_people=True, **{**where, "dataset": "others"})) == 2


def test_nothing_is_released_without_a_word_of_consent(where):
    with pytest.raises(UnconfirmedReleaseError, match=r"costs ε = 1 of “people”") as caught:
        rt.release(PLAN, FRAME, **where)
    assert caught.value.__notes__ == ["In Python: yes=True confirms it."]
    assert spent(where) == 0


def test_the_question_of_persons_must_be_answered(where):
    asked = rt.plan(TABLES, ATTRIBUTES, epsilon=1)
    with pytest.raises(UnansweredUnitError):
        rt.release(asked, FRAME, yes=True, **where)
    with pytest.raises(UnansweredUnitError):
        rt.quote(asked, **where)
    assert spent(where) == 0


def test_rows_of_a_person_are_bounded(where):
    asked = rt.plan(TABLES, ATTRIBUTES, epsilon=1000, id="person", at_most=1)
    released = rt.release(asked, FRAME, yes=True, **{**where, "budget": 10_000})
    assert released["sex"].to_frame()["value"].sum() == 150
    by_row = rt.plan(TABLES, ATTRIBUTES, epsilon=1, rows="records")
    with pytest.raises(CrowdedPersonError, match="the data frame"):
        rt.release(by_row, FRAME, yes=True, **{**where, "budget": 10_000})


def test_a_stranger_is_refused_with_its_row_and_column_and_costs_nothing(where):
    frame = FRAME.assign(sex=["f", "Ada"] * 100)
    with pytest.raises(UnknownCategoryError, match=r"the data frame, row 3, column B \(“sex”\)") as caught:
        rt.release(PLAN, frame, yes=True, **where)
    assert "Ada" not in "".join(traceback.format_exception(caught.value))
    assert spent(where) == 0


def test_a_second_release_must_be_meant(where):
    first = rt.release(PLAN, FRAME, yes=True, **where)
    with pytest.raises(RowsReleasedAlreadyError, match=r"reopen\(\d+, ledger=…\) gives its tables") as caught:
        rt.release(PLAN, FRAME, yes=True, **where)
    assert "file" not in str(caught.value)
    assert "again=True" in str(caught.value)
    second = rt.release(PLAN, FRAME, yes=True, again=True, **where)
    assert second.number > first.number
    assert spent(where) == 2
    kept = rt.reopen(first.number, ledger=where["ledger"])
    pd.testing.assert_frame_equal(kept["sex"].to_frame(), first["sex"].to_frame())


def test_a_second_release_of_a_file_must_be_meant(where):
    FRAME.to_csv("rows.csv", index=False)
    rt.release(PLAN, "rows.csv", yes=True, **where)
    with pytest.raises(ReleasedAlreadyError, match="the file it was made from has not been saved since") as caught:
        rt.release(PLAN, "rows.csv", yes=True, **where)
    assert "again=True" in caught.value.__notes__[0]
    assert spent(where) == 1


def written(form):
    """Return the rows of the frame in another form: a file, the file under another name, or another frame."""
    if form == "polars":
        return pl.from_pandas(FRAME[["sex", "age"]])
    if form == "parquet":
        FRAME.to_parquet("rows.parquet")
        return "rows.parquet"
    FRAME.to_csv("rows.csv", index=False)
    return {"relative": "rows.csv", "absolute": str(Path("rows.csv").absolute()), "dotted": "./rows.csv"}[form]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("relative", "absolute"),
        ("dotted", "relative"),
        ("relative", "polars"),
        ("polars", "relative"),
        ("parquet", "polars"),
        ("relative", "parquet"),
    ],
)
def test_the_same_rows_elsewhere_are_not_paid_for_again(where, first, second):
    rt.release(PLAN, written(first), yes=True, **where)
    with pytest.raises(ReleasedAlreadyError, match=r"was released as no\. 2") as caught:
        rt.release(PLAN, written(second), yes=True, **where)
    assert "again=True" in caught.value.__notes__[0]
    assert spent(where) == 1
    rt.release(PLAN, written(second), yes=True, again=True, **where)
    assert spent(where) == 2


def test_a_frame_with_another_row_is_released_after_a_file(where):
    rt.release(PLAN, written("relative"), yes=True, **where)
    rt.release(PLAN, FRAME.iloc[1:], yes=True, **where)
    assert spent(where) == 2


def test_a_file_is_known_in_another_working_folder(where, tmp_path, monkeypatch):
    rt.release(PLAN, written("relative"), yes=True, **where)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    with pytest.raises(ReleasedAlreadyError, match="has not been saved since"):
        rt.release(PLAN, "../rows.csv", yes=True, **where)
    assert spent(where) == 1


@pytest.mark.parametrize("made", [True, False], ids=["of a ledger", "of none yet"])
def test_what_another_notebook_released_meanwhile_is_not_paid_for_twice(where, monkeypatch, made):
    if made:
        Ledger(where["ledger"])
    quoted, rivals = quoting.quote, [True]

    def quote_then_meet(*given):
        offer = quoted(*given)
        if rivals:
            rivals.pop()
            rt.release(PLAN, FRAME, yes=True, again=True, **where)
        return offer

    monkeypatch.setattr(quoting, "quote", quote_then_meet)
    with pytest.raises(RowsReleasedAlreadyError, match="again=True"):
        rt.release(PLAN, FRAME, yes=True, **where)
    assert spent(where) == 1
    rivals.append(True)
    rt.release(PLAN, FRAME, yes=True, again=True, **where)
    assert spent(where) == 3


def test_an_interruption_in_the_commit_of_the_charge_says_how_to_go_on(where, monkeypatch):
    with monkeypatch.context() as patch:
        interrupt_after_commit(patch)
        with pytest.raises(KeyboardInterrupt) as caught:
            rt.release(PLAN, FRAME, yes=True, **where)
    assert caught.value.__notes__ == ["The ledger was charged before that. Go on at no further cost: complete(2, …)"]
    assert spent(where) == 1
    assert rt.complete(2, FRAME, ledger=where["ledger"]).number == 2


def test_a_release_that_was_cut_short_is_completed_with_the_frame_at_no_cost(where, monkeypatch):
    def stop(*_):
        raise Cancelled

    with monkeypatch.context() as patch:
        patch.setattr(releasing, "keep_drawn", stop)
        with pytest.raises(Cancelled) as caught:
            rt.release(PLAN, FRAME, yes=True, **where)
    assert "complete(2, …)" in caught.value.__notes__[0]
    with pytest.raises(PaidAlreadyError):
        rt.release(PLAN, FRAME, yes=True, **where)
    with pytest.raises(MissingFileError, match="the data frame"):
        rt.complete(2, ledger=where["ledger"])
    strangers = pd.DataFrame({"age": [99] * 300, "sex": ["f"] * 300, "person": [f"q{n}" for n in range(300)]})
    with pytest.raises(ForeignRequestError):
        rt.complete(2, strangers, ledger=where["ledger"])
    released = rt.complete(2, FRAME, ledger=where["ledger"])
    assert (released.number, spent(where), len(released)) == (2, 1, 2)


def test_an_error_that_the_caller_handles_meanwhile_gets_no_note(where):
    handled = KeyError("of the caller")
    with suppress(KeyError):
        try:
            raise handled
        finally:
            rt.release(PLAN, FRAME, yes=True, **where)
    assert not hasattr(handled, "__notes__")


def test_a_pending_release_of_a_frame_is_completed_from_a_file_of_its_rows(where, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(releasing, "keep_drawn", lambda *_: (_ for _ in ()).throw(Cancelled))
        with pytest.raises(Cancelled):
            rt.release(PLAN, FRAME, yes=True, **where)
    FRAME.to_parquet("rows.parquet")
    assert len(rt.complete(2, "rows.parquet", ledger=where["ledger"])) == 2


def test_a_quote_charges_nothing(where):
    offer = rt.quote(PLAN, **where)
    assert (offer.dataset, offer.cost_text, offer.after_text) == ("people", "ε = 1", "ε = 4")
    assert spent(where) == 0


def test_a_ledger_is_made_with_a_budget_alone(where):
    with pytest.raises(MissingLedgerError):
        rt.quote(PLAN, ledger=where["ledger"], dataset="people")
    with pytest.raises(MissingLedgerError):
        rt.reopen(1, ledger=where["ledger"])
    rt.release(PLAN, FRAME, yes=True, **where)
    assert rt.quote(PLAN, ledger=where["ledger"], dataset="people").spent_text == "ε = 1"


def test_a_budget_may_have_a_delta(where):
    noisy = rt.plan(TABLES, ATTRIBUTES, rho=0.1, rows="one-each")
    with pytest.raises(NoDeltaError):
        rt.release(noisy, FRAME, yes=True, **where)
    assert len(rt.release(noisy, FRAME, yes=True, **{**where, "budget": (5, "1e-6")})) == 2


def test_the_dataset_is_named_by_the_plan_or_the_file(where):
    del where["dataset"]
    with pytest.raises(TypeError, match="give dataset"):
        rt.release(PLAN, FRAME, yes=True, **where)
    pq.write_table(pa.table(ROWS), "survey.parquet")
    assert rt.release(PLAN, "survey.parquet", yes=True, **where).statement.dataset == "survey"
    named = rt.plan(TABLES, ATTRIBUTES, epsilon=1, rows="one-each", dataset="named", source="survey.parquet")
    assert rt.release(named, yes=True, other_people=True, **where).statement.dataset == "named"


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"sure": True}, "there is no 'sure'; there are ledger"), ({}, "give rows: a path or a data frame")],
)
def test_a_slip_is_told(where, settings, words):
    with pytest.raises(TypeError, match=words):
        rt.release(PLAN, **{**where, **settings})


def test_numbers_of_numpy_are_rows_too(where):
    frame = FRAME.assign(age=FRAME["age"].astype(np.float32))
    assert len(rt.release(PLAN, frame, yes=True, **where)) == 2


@pytest.mark.parametrize("name", ["yes", "again", "other_people"])
@pytest.mark.parametrize("said", ["no", "False", 1, [0], None])
def test_what_is_not_a_plain_yes_is_refused(where, name, said):
    with pytest.raises(TypeError, match=f"{name} is True or False, not {type(said).__name__}"):
        rt.release(PLAN, FRAME, **{"yes": True, **where, name: said})
    assert not where["ledger"].exists()


def test_neither_a_quote_nor_a_release_without_consent_makes_a_ledger(where):
    assert rt.quote(PLAN, **where).after_text == "ε = 4"
    with pytest.raises(UnconfirmedReleaseError):
        rt.release(PLAN, FRAME, **where)
    assert not where["ledger"].exists()


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ({"dataset": 5}, "dataset is a text, not int"),
        ({"budget": (1, 2, 3)}, r"budget is ε, or \(ε, δ\)"),
        ({"ledger": 5}, "ledger is a path, not int"),
        ({"ledger": True}, "ledger is a path, not bool"),
        ({"ledger": b"x"}, "ledger is a path, not bytes"),
        ({"ledger": ""}, "ledger is empty"),
    ],
)
def test_a_setting_of_another_kind_is_refused(where, setting, words):
    with pytest.raises(TypeError, match=words):
        rt.quote(PLAN, **{**where, **setting})


@pytest.mark.parametrize("name", ["a\0b", "a\ud800"])
def test_a_name_that_no_file_can_have_is_told_like_a_missing_file(where, name):
    with pytest.raises(MissingFileError, match="there is no such file"):
        rt.release(PLAN, name, yes=True, **where)
    with pytest.raises(LedgerFileError, match="no file can have this name"):
        rt.release(PLAN, FRAME, yes=True, **{**where, "ledger": name})
    assert not where["ledger"].exists()


def test_an_empty_path_of_rows_is_no_folder(where):
    with pytest.raises(TypeError, match="rows is empty: give a path or a data frame"):
        rt.release(PLAN, "", yes=True, **where)


@pytest.mark.parametrize("verb", [rt.complete, rt.reopen])
@pytest.mark.parametrize("number", [None, True, "2", 2.0])
def test_the_number_of_a_release_is_a_whole_number(where, verb, number):
    Ledger(where["ledger"])
    with pytest.raises(TypeError, match=f"number is a whole number, not {type(number).__name__}"):
        verb(number, ledger=where["ledger"])
    with pytest.raises(LedgerError, match=r"no\. 2"):
        verb(np.int64(2), ledger=where["ledger"])
