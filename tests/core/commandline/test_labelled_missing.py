"""Labels of a statistics file that mean no answer count as missing, and are no categories."""

from __future__ import annotations

import json

import pandas as pd
import pyreadstat
import pytest

from core.project.plan_file import load_plan

LABELS = {
    "trust": {1.0: "Low", 2.0: "High", 9.0: "No answer"},
    "sex": {-1.0: "[-1] keine Angabe", 1.0: "[1] männlich", 2.0: "[2] weiblich"},
}
ROWS = {"trust": [1.0, 2.0, 9.0, 2.0] * 60, "sex": [-1.0, 1.0, 2.0, 1.0] * 60}


@pytest.fixture
def described(inside, reticent):
    pyreadstat.write_sav(pd.DataFrame(ROWS), str(reticent.folder / "a.sav"), variable_value_labels=LABELS)
    return inside("describe", "a.sav", "-o", "plan.reticent", "--rows", "one-each", "--confirm", "all")


def test_they_are_missing_values_in_the_plan(described, reticent):
    trust, sex = load_plan(reticent.folder / "plan.reticent").attributes
    assert (trust.categories, trust.missing_values) == (("Low", "High"), ("No answer",))
    assert (sex.categories, sex.missing_values) == (("[1] männlich", "[2] weiblich"), ("[-1] keine Angabe",))
    assert "60 × No answer counts as missing" in described.out
    assert "None" not in described.out


def test_the_lower_half_of_a_scale_is_none(inside, reticent):
    steps = {-2.0: "[-2] much worse", -1.0: "[-1] worse", 1.0: "[1] better", 2.0: "[2] much better"}
    rows = pd.DataFrame({"change": [*steps] * 60})
    pyreadstat.write_sav(rows, str(reticent.folder / "b.sav"), variable_value_labels={"change": steps})
    inside("describe", "b.sav", "-o", "plan.reticent", "--rows", "one-each", "--confirm", "all")
    (change,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (change.categories, change.missing_values) == (tuple(steps.values()), ())


def test_a_release_counts_them_so(described, inside, reticent):
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace('epsilon = "1"', 'epsilon = "1000"').replace("order = 2", "order = 1"))
    ended = inside(
        *("release", "plan.reticent", "-o", "o.json", "--format", "json", "--ledger", "l", "--yes", "--budget", "1000")
    )
    assert ended.status == 0, ended.err
    tables = {table["attributes"][0]: table for table in json.loads((reticent.folder / "o.json").read_text())["tables"]}
    assert tables["trust"]["values"] == pytest.approx([60, 120, 60], abs=2)
    assert tables["sex"]["values"] == pytest.approx([120, 60, 60], abs=2)
