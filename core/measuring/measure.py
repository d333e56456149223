"""The door: charge first, then count, then add noise; exact counts leave here in no other way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

import numpy as np

from core.data.table import Table
from core.designs.design import Lot
from core.designs.noise_scale import Exact
from core.linear.queries import Counts, Queries
from core.measuring.measurement import Measurement
from core.measuring.receipt import Receipt
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.mechanism import Mechanism
from core.mechanisms.randomness import RandomBits
from core.planning.plan import Plan
from core.progress import Progress
from core.words import N_

REPORTS = 100


def measure(
    plan: Plan, table: Table, charge: Callable[[], Receipt], bits: RandomBits, progress: Progress
) -> tuple[Measurement | None, ...]:
    """Return one measurement per block of the plan; None where the plan does not measure.

    Args:
        plan: what to ask, and with how much noise.
        table: the records, at most as many per person as the plan's price says.
        charge: enters the cost in the ledger; when it returns, the cost is on disk. It is called before anything else,
            and its receipt is used up.
        bits: where the noise comes from.
        progress: is told some REPORTS times, and may cancel before each lot; a charge that was made stands.

    Privacy:
        Each group is charged as its scale costs; together at most the budget of the plan (composition), because
        `Plan.scales` are rounded up.

    Raises:
        ValueError: if the receipt has paid for another measurement.
    """
    charge().use(table)
    design = plan.design
    measurements: list[Measurement | None] = [None] * len(design.blocks)
    counts = lru_cache(maxsize=1)(table.count)  # levels of one tree ask for the same
    step = 1 + len(design.lots) // REPORTS
    for done, (lot, scale) in enumerate(plan.scaled_lots):
        progress.check()
        if done % step == 0:
            progress.report(done, len(design.lots), N_("Progress", "Counting and adding noise"))
        if scale is None:
            continue
        queries = [design.blocks[block] for block in lot.blocks]
        answers = (each.apply(plan.refined.count(each.axes, counts)) for each in queries)
        noises = _noises(lot, scale, queries, mechanism_for(plan.price.norm), bits)
        for block, exact, noise in zip(lot.blocks, answers, noises, strict=True):
            noisy = design.blocks[block].finish(exact + noise)
            measurements[block] = Measurement(design.blocks[block], noisy, float(plan.variances[block]))
    return tuple(measurements)


def _noises(
    lot: Lot, scale: Fraction | Exact, queries: Sequence[Queries], law: Mechanism, bits: RandomBits
) -> Iterable[Counts]:
    if isinstance(scale, Exact):
        return (np.zeros(each.n_answers, dtype=np.int64) for each in queries)
    if lot.noise is not None:
        return lot.noise.draw(scale, bits)
    return (law.draw(scale, each.n_answers, bits) for each in queries)
