"""Every planted fault is caught: the measured lower bound exceeds the claim."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.release.publish import publish
from core.workload.workload import WantedTable, Workload
from tests.audit.faults_after_noise import leave_out_lists_with_anything_else, unsaid
from tests.audit.planting import FAULTS, TOLD, audit_whole, audit_with
from tests.core.release.releases import UNBIASED, occasion, recovered_of
from tests.covering import sample

LOOKS = 8
"""Most faults are seen in the first eighth of the runs that show them surely."""


def test_there_are_enough_faults():
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 30


# On each road one in each run, so that an audit which has gone blind is seen at once.
@pytest.mark.parametrize(
    "fault", sample(FAULTS, lambda fault: (str(fault.road),)), ids=lambda fault: fault.name.replace(" ", "-")
)
def test_a_planted_fault_is_caught(fault, monkeypatch):
    assert audit_with(fault, monkeypatch, LOOKS).broken


def test_a_statement_that_tells_how_many_rows_were_read_is_caught(monkeypatch, tmp_path):
    TOLD.plant(monkeypatch)
    assert audit_whole(TOLD.road, TOLD.runs, tmp_path).broken


def from_the_data():
    """A release of attributes whose lists are from the data, with and without labels for what is not in them."""
    buckets = ({}, {"other": "Else"}, {"missing": "None"}, {"other": "Else", "missing": "None"})
    attributes = [
        Attribute(f"x{n}", Kind.CATEGORIES, ("F", "M"), provenance=Provenance.DATA, **kept)
        for n, kept in enumerate(buckets)
    ]
    wanted = Workload(Domain(tuple(attributes)), tuple(WantedTable((n,)) for n in range(4)))
    of = make_noise_plan(wanted, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)))
    return publish(of, recovered_of(of), UNBIASED, occasion())


def test_every_list_from_the_data_is_told():
    assert unsaid(from_the_data()) == []


def test_a_statement_that_leaves_out_lists_with_anything_else_is_caught(monkeypatch):
    leave_out_lists_with_anything_else(monkeypatch)
    assert unsaid(from_the_data()) == ["x1", "x3"]
