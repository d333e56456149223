"""Estimates of whole releases against what these really do: bytes taken and calls made, which no busy machine changes.

Seconds are compared by `tests/benchmarks/estimates.py`.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc

import pytest

from core.data.made_up import made_up_table
from core.domain.reading_layout import ProtectedUnit
from core.measuring.measure import measure
from core.measuring.receipt import free
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import forecast, make_noise_plan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.release.kept import pack
from core.release.publish import publish
from core.release.statement import Occasion
from core.release.trial import MOST_SECONDS, whole_estimate
from core.strategies.feasibility import BYTES_AT_REST, Estimate
from tests.benchmarks.made_up_workloads import GAUSSIAN, PURE, all_tables, domain_of

RAW, LIFTED = OutputRules(False, False, 0.95), OutputRules(True, False, 0.95)
A_CALL = 7e-7
"""Seconds of one call of a function, and of what numpy does in between."""
PLANS = {
    "wide tables": ("marginals", (12, 10, 3), PURE, RAW),
    "one large table": ("base", (5, 12, 5), PURE, RAW),
    "effects": ("effects", (6, 10, 4), GAUSSIAN, RAW),
    "coefficients": ("fourier", (9, 10, 3), PURE, RAW),
    "no negative numbers": ("marginals", (30, 10, 2), PURE, LIFTED),
}


def planned(name):
    key, (n, n_labels, order), privacy_terms, shape = PLANS[name]
    noise_plan = make_noise_plan(
        all_tables(domain_of(n, n_labels), order), key, BudgetSplit.DIRECT_OPTIMAL, privacy_terms
    )
    return noise_plan, made_up_table(noise_plan.workload.domain, 1000, SystemBits()), shape


def worked(noise_plan, people, shape):
    measured = measure(noise_plan, people, free, SystemBits())
    recovered = recover(noise_plan, measured, Recovery.LEAST_SQUARES, shape)
    return pack(publish(noise_plan, recovered, shape, Occasion("", ProtectedUnit(), "", "", "", rehearsal=True)))


@pytest.mark.parametrize("name", PLANS)
def test_bytes_at_the_peak_are_within_a_factor_of_two(name):
    noise_plan, people, shape = planned(name)
    said = (
        whole_estimate(forecast(noise_plan), noise_plan.workload, Recovery.LEAST_SQUARES, shape).bytes - BYTES_AT_REST
    )
    gc.collect()
    tracemalloc.start()
    worked(noise_plan, people, shape)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak / 2 <= said <= 2 * peak


@pytest.mark.parametrize(
    ("key", "size"), [("marginals", (14, 3, 3)), ("fourier", (12, 2, 4)), ("clusters", (40, 2, 2))]
)
def test_seconds_of_many_small_tables_go_with_the_calls_they_take(key, size):
    noise_plan = make_noise_plan(all_tables(domain_of(*size[:2]), size[2]), key, BudgetSplit.DIRECT_OPTIMAL, PURE)
    people, calls = made_up_table(noise_plan.workload.domain, 1000, SystemBits()), 0

    def count(_, event, __):
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        worked(noise_plan, people, RAW)
    finally:
        sys.setprofile(before)
    assert calls * A_CALL / 2 <= forecast(noise_plan).work <= calls * A_CALL * 2


def test_the_trial_counts_where_there_is_one():
    workload = all_tables(domain_of(3, 2), 2)
    short, long = (Estimate(1.0 + work, 10, work) for work in (MOST_SECONDS, MOST_SECONDS * 1.01))
    assert whole_estimate(short, workload, Recovery.LEAST_SQUARES, RAW).seconds == 1.0 + 2 * MOST_SECONDS
    assert whole_estimate(long, workload, Recovery.LEAST_SQUARES, RAW).seconds == long.seconds


def test_an_export_counts_and_its_trial_where_both_are_tried():
    workload = all_tables(domain_of(3, 2), 2)
    noise = Estimate(3.0, 10, 2.0)

    def whole(seconds):
        return whole_estimate(noise, workload, Recovery.LEAST_SQUARES, RAW, Estimate(seconds, 5))

    assert whole(0.0).seconds == 3.0 + 2.0
    assert whole(MOST_SECONDS - 2.0).seconds == 3.0 + 2.0 + 2 * (MOST_SECONDS - 2.0)
    assert whole(MOST_SECONDS).seconds == 3.0 + 2.0 + MOST_SECONDS  # only noise and tables are tried
    assert whole(1.0).bytes == whole_estimate(noise, workload, Recovery.LEAST_SQUARES, RAW).bytes + 5
