"""What describe says of a plan that its owner should look at first: why it is empty, and what only one row has."""

from __future__ import annotations

import pytest

from core.commandline.protected_notes import protected_notes
from core.domain.reading_layout import ProtectedUnit, RowMeaning

DESCRIBE = ("-o", "plan.reticent", "--rows", "records", "--confirm", "all")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["sex,sex", *["f,old", "m,young"] * 9], "only if you name them: sex (1), sex (2). Name them by --use"),
        (["id,note", *[f"K{n:03},remark {n} of somebody" for n in range(40)]], "looks like an identifier, free text"),
    ],
)
def test_an_empty_plan_tells_why_and_what_to_do(inside, reticent, lines, words):
    reticent.write("a.csv", "\n".join(lines) + "\n")
    ended = inside("describe", "a.csv", *DESCRIBE)
    assert ended.status == 0
    assert "Wrote a plan without attributes" in ended.err
    assert words in ended.err


@pytest.mark.parametrize(
    ("rare", "told"),
    [
        (["f,Kuru", "m,Ebola"], "only one row has: illness (2)."),
        (["f,Kuru", "m,Kuru"], ""),
        (["f,Flu", "m,Cold"], ""),  # other spellings of what many have
    ],
)
def test_values_of_one_row_in_confirmed_lists_are_counted_for_the_owner(inside, reticent, rare, told):
    reticent.write("a.csv", "\n".join(["sex,illness", *["f,flu", "m,flu", "f,cold", "m,cold"] * 9, *rare]) + "\n")
    ended = inside("describe", "a.csv", *DESCRIBE)
    assert ended.status == 0
    assert told in ended.err
    assert ("only one row has" in ended.err) is bool(told)
    assert "Kuru" not in ended.err + ended.out


def test_an_identifier_that_use_names_is_told_to_be_left_out(inside, reticent):
    reticent.write("a.csv", "\n".join(["id,sex", *[f"K{n:03},{'fm'[n % 2]}" for n in range(40)]]) + "\n")
    told = inside("describe", "a.csv", *DESCRIBE, "--use", "id,sex").err
    assert "Not in the plan, although --use names them: id." in told
    assert "although" not in inside("describe", "a.csv", *DESCRIBE, "--use", "sex", "--yes").err


def test_lists_that_are_not_confirmed_are_not_counted(inside, reticent):
    reticent.write("a.csv", "\n".join(["sex,illness", *["f,flu", "m,cold"] * 9, "f,Kuru"]) + "\n")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--confirm", "sex")
    assert ended.status == 0
    assert "only one row has" not in ended.err


@pytest.mark.parametrize(
    ("recurring", "person", "named"),
    [(("patient",), "patient", "--id “patient”"), (("visit",), None, "--id NAME"), (("birth", "zip"), None, "--id")],
)
def test_who_may_have_several_rows_is_told_what_to_do_next(recurring, person, named):
    (note,) = protected_notes(recurring, ProtectedUnit(rows=RowMeaning.UNANSWERED), person)
    assert named in note
    assert all(option in note for option in ("--id", "--rows one-each", "--rows records"))
