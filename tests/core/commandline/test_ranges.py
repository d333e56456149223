"""Ranges from the plan file to the output, on the command line."""

from __future__ import annotations

import json

from tests.core.commandline.reticent import PLAN

RANGED = (
    PLAN
    + """
[[tables]]
attributes = ["age", "city"]
ranges = ["age"]
[[tables]]
attributes = ["age"]
prefixes = ["age"]
"""
)


def test_compare_says_what_its_errors_are_of(inside, reticent):
    reticent.write("ranged.reticent", RANGED)
    told = json.loads(inside("compare", "ranged.reticent", "--json").out)
    crossed, age, sex, _ = told["tables"]
    assert crossed == {
        "attributes": ["age", "city"],
        "cells": 6,
        "weight": 1.0,
        "ranges": ["age"],
        "prefixes": [],
        "queries": 12,
        "variance_of": "typical range",
    }
    assert (age["queries"], age["variance_of"]) == (3, "typical cumulative count")
    assert set(sex) == {"attributes", "cells", "weight"}
    assert {"hierarchy", "wavelet"} <= {result["strategy"] for result in told["results"]}


def test_compare_shows_typical_ranges(inside, reticent):
    reticent.write("ranged.reticent", RANGED)
    assert "age × city (± of a typical range)" in inside("compare", "ranged.reticent", "--tables").out


def test_strategies_for_ranges_stay_out_of_other_plans(inside):
    assert "hierarchy" not in inside("compare", "people.reticent").out


def test_strategies_for_ranges_are_refused_for_other_plans(inside, reticent):
    reticent.write("tree.reticent", PLAN + '[strategy]\nname = "hierarchy"\n')
    ended = inside("release", "tree.reticent", "-o", "out.json", "--format", "json", "--budget", "1", "--yes")
    assert ended.status == 1
    assert "no table asks for any" in ended.err


def test_a_release_carries_cumulative_counts(inside, reticent):
    plan = RANGED + '[output]\nnon_negative = false\nwhole_numbers = false\n[strategy]\nname = "hierarchy"\n'
    reticent.write("ranged.reticent", plan)
    ended = inside("release", "ranged.reticent", "-o", "out.json", "--format", "json", "--budget", "1", "--yes")
    assert ended.status == 0, ended.err
    told = json.loads((reticent.folder / "out.json").read_text(encoding="utf-8"))
    crossed, age, *_ = told["tables"]
    assert crossed["cumulative"][0]["along"] == "age"
    assert abs(age["cumulative"][0]["values"][-1] - 300) < 100
    assert "The table age × city is made for sums over ranges of age." in told["statement"]["lines"]


def test_a_rehearsal_of_ranges(inside, reticent):
    reticent.write("ranged.reticent", RANGED)
    assert inside("rehearse", "ranged.reticent").status == 0
