"""The walk of one release is counted from what runs, and reads each plan and ledger as often as it says."""

from __future__ import annotations

import pytest

from tests.benchmarks.release_walk import HERE, PARTS, walked


@pytest.fixture(scope="module")
def walk():
    return walked(HERE)


def test_each_part_is_followed(walk):
    assert tuple(walk) == PARTS
    for part in PARTS[1:]:
        found = walk[part]
        assert 1 < found["folders"] < found["rooms"] < found["kinds of passage"] < found["passages"]
        near = [found[f"rooms within {n}"] for n in (1, 2, 3)]
        assert 1 < near[0] < near[1] < near[2] <= found["rooms"]
        assert found["ledger reads"] >= 1


def test_the_whole_command_is_more_than_its_parts(walk):
    plan, quote, release, whole = (walk[part] for part in PARTS)
    for name in ("passages", "ledger reads", "comparisons"):
        assert plan[name] + quote[name] + release[name] <= whole[name]
    assert whole["comparisons"] >= 1
