"""What a charge was made for comes back from the ledger as it was, and holds nothing of the rows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.project.plan import Plan
from core.project.request import ChargedRequest
from tests.core.visits import plan

ASKED = ChargedRequest(plan(), Path("/data/visits.csv"), "1.2.3")


def test_it_comes_back():
    assert ChargedRequest.unpack(ASKED.pack()) == ASKED


def test_a_relative_source_becomes_one_that_is_found_from_anywhere():
    asked = ChargedRequest.unpack(ChargedRequest(Plan(), Path("visits.csv"), "1").pack())
    assert asked.source == Path.cwd() / "visits.csv"


@pytest.mark.parametrize(
    "change",
    [{"format": 2}, {"plan": "reticent = 2"}, {"plan": 3}, {"source": None}, {"version": None, "plan": None}],
    ids=["format", "plan", "type", "source", "nothing"],
)
def test_what_is_not_understood_is_refused(change):
    content = {**json.loads(ASKED.pack()), **change}
    with pytest.raises(ValueError, match=r"another format|not a request"):
        ChargedRequest.unpack(json.dumps(content).encode())


@pytest.mark.parametrize("content", [b"", b"3", b"[]", b"\xff"])
def test_other_bytes_are_refused(content):
    with pytest.raises(ValueError, match=r"."):
        ChargedRequest.unpack(content)
