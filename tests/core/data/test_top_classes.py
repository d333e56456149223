"""Ages from some age on are counted in a last bin that holds all of them, and in no other."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.data.top_classes import least_age
from core.domain.attribute import Attribute, Kind
from core.domain.written_bins import written
from core.sources.asking.preview import preview
from tests.core.sources.written_files import reading, write

CHANCE = random.Random(11)
AGES = [str(CHANCE.randint(0, 89)) for _ in range(300)]


def profiled(name, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_ages_with_a_top_class_are_proposed_with_a_bin_for_it_and_nothing_else(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    write(path, [["sex", "age"], *(["fm"[n % 2], age] for n, age in enumerate([*AGES, *["90+"] * 20]))])
    assert preview(path).questions == ()
    found = reading(path).profile()[1]
    assert (found["kind"], found["n_limits"], found["n_other_kinds"]) == ("number", 20, 20)


@pytest.mark.parametrize(
    ("top", "last"), [("90+", "90 and over"), ("90 +", "90 and over"), (">89", "90 and over"), ("≥95", "90 and over")]
)
@pytest.mark.parametrize("name", ["age", "Alter", "Age at visit", "edad"])
def test_the_last_bin_is_that_of_the_top_class(name, top, last):
    proposed = propose(profiled(name, [*AGES, *[top] * 20]))
    assert (proposed.kind, proposed.other, proposed.edges[-1]) == (Kind.NUMBER, None, 120)
    codes = LabelCodes(proposed, Marks()).codes([*AGES, top, "90", "104"])
    assert {*codes[-3:]} == {len(proposed.edges) - 2}
    assert all(
        proposed.edges[code] <= int(age) < proposed.edges[code + 1] for age, code in zip(AGES, codes, strict=False)
    )
    assert written(proposed.labels)[-1] == last


def test_a_blank_and_another_text_keep_their_own_labels():
    found = profiled("age", [*AGES, *["90+"] * 20, "", "a baby"])
    proposed = propose(found)
    assert (proposed.other, proposed.missing) == ("Anything else", "Missing")
    labels = [proposed.labels[code] for code in LabelCodes(proposed, Marks()).codes(["90+", "a baby", "", "130"])]
    assert labels == [proposed.labels[-3], "Anything else", "Missing", "Anything else"]


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("score", [*AGES, *["90+"] * 20]),
        ("age in months", [*AGES, *["90+"] * 20]),
        ("age", [*AGES, *["90+"] * 20, *["85+"] * 20]),
        ("age", [*AGES, *["30+"] * 20]),
        ("age", [*AGES, *["<5"] * 20]),
        ("age", [*AGES, *["130+"] * 20]),
    ],
)
def test_other_limits_count_as_anything_else(name, cells):
    proposed = propose(profiled(name, cells))
    assert (proposed.kind, proposed.other) == (Kind.NUMBER, "Anything else")
    assert 120 not in proposed.edges


@pytest.mark.parametrize(
    ("edges", "cell", "is_held"),
    [
        ((0, 18, 65, 120), "90+", True),
        ((0, 18, 65, 120), "65+", True),
        ((0, 18, 65, 120), "60+", False),
        ((0, 18, 65, 100), "90+", False),
        ((0, 18, 65, 120), "120+", False),
        ((0, 18, 65, 120), "over 90", False),
        ((0, 18, 65, 120), "+", False),
    ],
)
def test_a_plan_counts_a_top_class_only_where_its_last_bin_holds_all_of_it(edges, cell, is_held):
    attribute = Attribute("age", Kind.NUMBER, edges=tuple(map(float, edges)), other="else")
    of_scores = replace(attribute, name="score")
    assert LabelCodes(attribute, Marks())[cell] == (2 if is_held else 3)
    assert LabelCodes(of_scores, Marks())[cell] == 3
    assert LabelCodes(replace(of_scores, column="age"), Marks())[cell] == (2 if is_held else 3)


@pytest.mark.parametrize(
    ("text", "least"),
    [("90+", 90), ("90 +", 90), (">89", 90), ("> 89", 90), ("≥90", 90), (">=90", 90), ("90", None), ("<90", None)],
)
def test_the_least_age_that_a_text_says(text, least):
    assert least_age(text) == least
