"""Measure: charge first, then count, then add noise; exact counts leave in no other way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

import numpy as np

from core.arrays import Counts
from core.data.private_records import PrivateRecords
from core.designs.design import NoiseGroup
from core.designs.noise_scale import Exact
from core.linear.queries import Queries
from core.measuring.measurement import Measurement
from core.measuring.receipt import Receipt
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.mechanism import Mechanism
from core.mechanisms.randomness import RandomBits
from core.planning.noise_plan import NoisePlan
from core.progress import check_cancelled, report
from core.words import N_

REPORTS = 100
"""Progress reports of one measurement, at most: designs have up to thousands of noise groups."""


def measure(
    noise_plan: NoisePlan, table: PrivateRecords, charge: Callable[[], Receipt], bits: RandomBits
) -> tuple[Measurement | None, ...]:
    """Return one measurement per block of the plan; None where the plan does not measure.

    It makes about REPORTS reports, and may be cancelled before each noise group; a charge made stays.

    Args:
        noise_plan: what to ask, and with how much noise.
        table: the records, at most as many per person as the plan's terms allow.
        charge: writes the cost to the ledger; when it returns, the cost is on disk. It is called before anything else,
            and its receipt is used up.
        bits: the source of the noise.

    Privacy:
        Each noise group costs what its scale costs; together at most the budget of the plan (composition), because
        `NoisePlan.scales` are rounded up.

    Raises:
        ValueError: if the receipt has paid for another measurement, or for another cost.
    """
    # Before anything is counted: an interrupted measurement may have cost too much, but never too little.
    charge().use(table, noise_plan.privacy_terms.cost)
    design = noise_plan.design
    measurements: list[Measurement | None] = [None] * len(design.blocks)
    counts = lru_cache(maxsize=1)(table.count)  # levels of one tree are counted from one marginal
    step = 1 + len(design.noise_groups) // REPORTS
    for done, (noise_group, scale) in enumerate(noise_plan.scaled_groups):
        check_cancelled()
        if done % step == 0:
            report(done, len(design.noise_groups), N_("Progress", "Counting and adding noise"))
        if scale is None:
            continue
        queries = [design.blocks[block] for block in noise_group.blocks]
        answers = (each.apply(noise_plan.refined.count(each.axes, counts)) for each in queries)
        noises = _noises(noise_group, scale, queries, mechanism_for(noise_plan.privacy_terms.norm), bits)
        for block, exact, noise in zip(noise_group.blocks, answers, noises, strict=True):
            # int64 wraps around on overflow: post-processing of the whole sum (`discrete_laplace.py`).
            noisy = design.blocks[block].finish(exact + noise)
            measurements[block] = Measurement(design.blocks[block], noisy, float(noise_plan.variances[block]))
    return tuple(measurements)


def _noises(
    noise_group: NoiseGroup, scale: Fraction | Exact, queries: Sequence[Queries], law: Mechanism, bits: RandomBits
) -> Iterable[Counts]:
    if isinstance(scale, Exact):
        return (np.zeros(each.n_answers, dtype=np.int64) for each in queries)
    if noise_group.noise is not None:
        return noise_group.noise.draw(scale, bits)
    return (law.draw(scale, each.n_answers, bits) for each in queries)
