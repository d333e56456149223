"""The statement of a release names the owner's matrix, and every export of it does; another order is refused."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from tests.core.commandline.reticent import PLAN

ROWS = "1,0,0,0\n0,1,0,0\n0,0,1,0\n0,0,0,1\n1,1,0,0\n"
CHOSEN = """
[[tables]]
attributes = ["sex", "city"]
[strategy]
name = "custom"
budget = "best"
recovery = "optimal"
"""
OWN = PLAN.replace("[[families]]\norder = 2\n", "").replace("[privacy]", f"{CHOSEN}matrix = MATRIX\n[privacy]")
IN_FILE = OWN.replace("MATRIX", '"queries.csv"\nmatrix_attributes = ["sex", "city"]')
IN_PLAN = OWN.replace("MATRIX", '["1 0 0 0", "0 1 0 0", "0 0 1 0", "0 0 0 1", "1 1 0 0"]')
"""As plans were before: it does not say what its columns are meant for."""
DIGEST = sha256(ROWS.encode()).hexdigest()
RELEASE = ("release", "people.reticent", "-o", "t.json", "--budget", "3", "--yes")
SEX = '[[attributes]]\nname = "sex"\nkind = "categories"\ncategories = ["f", "m"]\n'


def lines(reticent, name="t.json"):
    """Return the sentences of the statement in an export."""
    told = json.loads((reticent.folder / name).read_text(encoding="utf-8"))
    return [line for line in told["statement"]["lines"] if "matrix" in line]


@pytest.mark.parametrize(
    ("plan", "origin"),
    [(IN_FILE, "read from the file “queries.csv”"), (IN_PLAN, "stands in the plan itself")],
    ids=["file", "plan"],
)
def test_the_statement_names_digest_shape_and_origin_and_every_export_keeps_them(inside, reticent, plan, origin):
    reticent.write("queries.csv", ROWS)
    reticent.write("people.reticent", plan)
    assert inside(*RELEASE).status == 0
    (reticent.folder / "queries.csv").unlink()
    what, where = lines(reticent)
    assert DIGEST in what
    assert "5 × 4 whole numbers" in what
    assert "labels of sex, city." in what
    assert origin in where
    assert inside("ledger", "export-release", "2", "-o", "again.json").status == 0
    assert lines(reticent, "again.json") == [what, where]
    assert inside("ledger", "verify", "--export", "t.json").status == 0
    changed = (reticent.folder / "t.json").read_text(encoding="utf-8").replace(DIGEST, sha256(b"1,0\n").hexdigest())
    reticent.write("t.json", changed)
    assert "is not that of the release (lines)" in inside("ledger", "verify", "--export", "t.json").err


@pytest.mark.parametrize(
    ("budget", "said"),
    [
        ("best", "4 of its rows were measured, each times a whole number"),
        ("uniform", "5 of its rows were measured, each times a whole number"),
    ],
)
def test_rows_without_a_budget_are_not_said_to_be_measured(inside, reticent, budget, said):
    reticent.write("people.reticent", IN_PLAN.replace('budget = "best"', f'budget = "{budget}"'))
    assert inside("rehearse", "people.reticent").status == 0
    assert inside(*RELEASE).status == 0
    told = json.loads((reticent.folder / "t.json").read_text(encoding="utf-8"))["statement"]["lines"]
    assert any(line.startswith(said) for line in told)


def test_the_statement_is_silent_about_a_matrix_that_is_not_measured(inside, reticent):
    reticent.write("people.reticent", IN_PLAN.replace('name = "custom"', 'name = "marginals"'))
    assert inside(*RELEASE).status == 0
    assert lines(reticent) == []


def test_attributes_in_another_order_are_refused_with_what_to_do(inside, reticent):
    reticent.write("queries.csv", ROWS)
    last = IN_FILE.replace(SEX, "").replace("[[tables]]", f"{SEX}[[tables]]")
    reticent.write("people.reticent", last)
    ended = inside(*RELEASE)
    assert (ended.status, ended.out) == (1, "")
    assert "its columns are meant for sex × city, in this order, and the attributes of the tables are city × sex" in (
        ended.err
    )
    assert "matrix_attributes" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []
    reticent.write("people.reticent", last.replace('["sex", "city"]\n[privacy]', '["city", "sex"]\n[privacy]'))
    assert inside(*RELEASE).status == 0


def test_a_plan_without_that_key_reads_as_before(inside, reticent):
    reticent.write("people.reticent", IN_PLAN.replace(SEX, "").replace("[[tables]]", f"{SEX}[[tables]]"))
    assert inside(*RELEASE).status == 0


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('matrix = "queries.csv"\n', "", "matrix_attributes): this needs a matrix."),
        ("matrix_attributes", 'matrix_from = "x.csv"\nmatrix_attributes', "matrix names its file already."),
        ('= ["sex", "city"]\n[privacy]', '= ["sex", "sex"]\n[privacy]', "“sex” occurs twice."),
    ],
)
def test_wrong_keys_are_refused_where_they_stand(inside, reticent, old, new, words):
    reticent.write("queries.csv", ROWS)
    assert old in IN_FILE
    reticent.write("people.reticent", IN_FILE.replace('name = "custom"\n', "").replace(old, new))
    assert words in inside("compare", "people.reticent").err
