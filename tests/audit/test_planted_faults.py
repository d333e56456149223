"""Every planted fault is caught: the measured lower bound exceeds the claim."""

from __future__ import annotations

import pytest

from tests.audit.planting import FAULTS, TOLD, audit_whole, audit_with


def test_there_are_enough_faults():
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 30


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_planted_fault_is_caught(fault, monkeypatch):
    assert audit_with(fault, monkeypatch).broken


def test_a_statement_that_tells_how_many_rows_were_read_is_caught(monkeypatch, tmp_path):
    TOLD.plant(monkeypatch)
    assert audit_whole(TOLD.road, TOLD.runs, tmp_path).broken
