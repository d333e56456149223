"""The door: charge first, then count, then add noise. Exact counts leave here in no other way."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from core.data.table import Table
from core.measuring.measurement import Measurement
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.mechanism import Mechanism
from core.mechanisms.randomness import RandomBits
from core.planning.plan import Plan
from core.progress import Progress
from core.strategies.design import Block
from core.words import N_


def measure(
    plan: Plan, table: Table, charge: Callable[[], None], bits: RandomBits, progress: Progress
) -> tuple[Measurement | None, ...]:
    """Return one measurement per block of the plan; None where the plan does not measure.

    Args:
        plan: what to ask, and with how much noise.
        table: the records, at most as many per person as the plan's price says.
        charge: enters the cost in the ledger; when it returns, the cost is on disk. It is called before anything else.
        bits: where the noise comes from.
        progress: is told after each block, and may cancel; a charge that was made stands.

    Privacy:
        Each group is charged as its scale costs; together at most the budget of the plan (composition), because
        `Plan.scales` are rounded up.
    """
    charge()
    law, measurements = mechanism_for(plan.price.norm), []
    blocks = plan.design.blocks
    for done, (block, scale) in enumerate(zip(blocks, plan.scales, strict=True)):
        progress.check()
        progress.report(done, len(blocks), N_("Progress", "Counting and adding noise"))
        measurements.append(None if scale is None else _noisy(block, scale, table, law, bits))
    return tuple(measurements)


def _noisy(block: Block, scale: Fraction, table: Table, law: Mechanism, bits: RandomBits) -> Measurement:
    exact = block.queries.apply(table.count(block.queries.axes))
    if not scale:
        return Measurement(block.queries, exact, 0.0)
    noise = law.draw(scale, block.queries.n_answers, bits)
    return Measurement(block.queries, exact + noise, law.variance(scale))
