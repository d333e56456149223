"""The walk of one release is counted from what runs, and reads each plan and ledger as often as it says."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.release.kept import pack
from tests.benchmarks.release_walk import HERE, PARTS, is_asked, n_lines, walked

MOST_ROOMS = {"release": 138, "whole command": 200}
"""A few more than were entered when this was written, as the draw decides on some. A larger one is a longer way."""


@pytest.fixture(scope="module")
def walk():
    return walked(HERE)


def test_each_part_is_followed(walk):
    assert tuple(walk) == PARTS
    for part in PARTS[1:]:
        found = walk[part]["figures"]
        assert 1 < found["folders"] < found["rooms"] < found["kinds of passage"] < found["passages"]
        near = [found[f"rooms within {n}"] for n in (1, 2, 3)]
        assert 1 < near[0] <= near[1] < near[2] <= found["rooms"]
        assert found["ledger reads"] >= 1


def test_the_whole_command_is_more_than_its_parts(walk):
    plan, quote, release, whole = (walk[part]["figures"] for part in PARTS)
    for name in ("passages", "ledger reads", "comparisons"):
        assert plan[name] + quote[name] + release[name] <= whole[name]
    assert whole["comparisons"] >= 1


@pytest.mark.parametrize("part", MOST_ROOMS)
def test_the_way_through_a_release_does_not_grow_unnoticed(walk, part):
    found, folders = walk[part]["figures"], walk[part]["folders"]
    assert found["rooms of steps"] < found["rooms"] <= MOST_ROOMS[part]
    assert sum(rooms for rooms, _ in folders.values()) == found["rooms"]
    assert sum(steps for _, steps in folders.values()) == found["rooms of steps"]


@pytest.mark.parametrize(
    ("member", "asked"),
    [
        (Attribute.__post_init__, True),
        (Attribute.size.fget, True),
        (Marginal.subsets, False),
        (pack, False),
    ],
)
def test_a_step_is_what_is_no_property_and_makes_no_value(member, asked):
    assert is_asked(member.__code__) is asked


def test_the_lines_of_a_function_reach_from_its_header_to_its_last_step():
    def three():
        number = 1
        return number + 1

    assert three() == 2
    assert n_lines(three.__code__) == 3
