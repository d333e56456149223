"""Whether a design fits the machine, and what it will take: known before any memory is taken."""

from __future__ import annotations

from dataclasses import dataclass

from core.privacy.neighbours import Terms
from core.strategies.strategy import Size, Strategy
from core.words import N_
from core.workload.workload import CELL_LIMIT, Workload

BYTES_A_CELL = 48
"""Counts, noise, answers and their real-valued copies live side by side: six numbers of eight bytes."""
BYTES_AT_REST = 150_000_000
SECONDS_A_CELL = 6e-7
SECONDS_A_TABLE = 4e-4
SECONDS_AT_REST = 1.0
"""Measured on a machine with two cores; the first is the time to start, read the plan and write the output."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a release will take: seconds without reading the file, and bytes at the peak."""

    seconds: float
    bytes: int


def unfit(strategy: Strategy, workload: Workload, terms: Terms) -> str | None:
    """Return why a strategy cannot be used, or None; takes no memory to speak of."""
    obstacle = strategy.obstacle(workload, terms)
    if obstacle is not None:
        return obstacle
    if not strategy.applies(terms):
        return N_("Fit", "it does not go with this kind of privacy.")
    if not strategy.serves(workload):
        return N_("Fit", "it measures ranges and cumulative counts, and no table asks for any.")
    size = strategy.size(workload, terms)
    if size.largest > CELL_LIMIT:
        words = N_(
            "Fit", "it would have to count {cells:,} cells at once ({gigabytes:,.1f} GB); the limit is {limit:,}."
        )
        return words.format(cells=size.largest, gigabytes=size.largest * BYTES_A_CELL / 1e9, limit=CELL_LIMIT)
    if size.answers > strategy.most_answers:
        words = N_("Fit", "it would have to draw noise for {answers:,} answers; the limit is {limit:,}.")
        return words.format(answers=size.answers, limit=strategy.most_answers)
    return None


def estimate(size: Size, workload: Workload) -> Estimate:
    """Return what a release of that size will take."""
    cells = sum(workload.cells)
    spent = SECONDS_AT_REST + SECONDS_A_CELL * (size.answers + cells) + SECONDS_A_TABLE * len(workload.tables)
    spent += size.drawing
    return Estimate(spent, BYTES_AT_REST + BYTES_A_CELL * (size.answers + cells))
