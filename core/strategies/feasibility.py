"""Whether a design fits this computer, and the time and memory it takes; known before memory is allocated."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.privacy.neighbours import NoiseTerms
from core.strategies.available_memory import memory
from core.strategies.catalogue import every
from core.strategies.strategy import Size, Strategy
from core.words import FIRST_POWER_OF_TEN, N_, figures
from core.workload.workload import CELL_LIMIT, Workload

MOST_PARTS = 2**23
"""Effects of all tables, counted per table: planning takes microseconds for each, and 10 GB at this limit
(BYTES_A_PART)."""
NOT_ALONE = N_("Fit", "it cannot count a table by itself, and a share of the budget is locked for one.")
"""Why a strategy that measures by a matrix does not fit: counts of one table cannot be added to it."""

# The model of time and memory: a constant, and one coefficient per answer, published number, table, block, effect
# (part) and number of the ranges' errors. All were measured on a machine with two cores by
# `tests/benchmarks/estimates.py`, which prints observed / estimated. Too small a coefficient of memory lets a release
# start that the system kills after the charge; too large a one refuses releases that fit.
BYTES_AT_REST = 65_000_000
"""Memory of the process before it reads anything."""
BYTES_AN_ANSWER = 28
"""Per noisy answer: exact answer, noise, sum, and copies while it is packed."""
BYTES_A_NUMBER = 45
"""Per published number: what is held of it from the recovery until it is in the ledger."""
BYTES_A_CELL = 8
"""Per cell of the largest table: counts, noise and copies while it is being measured or recovered."""
BYTES_A_TABLE = 4000
"""Per table: Python objects, whatever its size."""
BYTES_A_PART = 1200
"""Per effect of a table: arrays of estimates, and their Python objects."""
BYTES_A_RANGE_NUMBER = 22
"""Per number of the errors of ranges (`Workload.range_numbers`)."""
SECONDS_AT_REST = 1.0
"""Time to start the process."""
SECONDS_TO_PLAN = 8e-5
"""Per table, and per block."""
SECONDS_TO_KEEP = 1.2e-7
"""Per published number: to write it to the ledger."""
SECONDS_A_RANGE_NUMBER = 6.5e-7
"""Per number of the errors of ranges (`Workload.range_numbers`)."""
SECONDS_AN_ANSWER = 2.2e-7
"""Per answer: count it and draw its noise."""
SECONDS_A_NUMBER = 9.5e-7
"""Per published number: recover it and predict its ±."""
SECONDS_A_BLOCK = 4e-4
"""Per block: one count of the records."""
SECONDS_A_TABLE = 3.1e-4
"""Per table, whatever its size."""
SECONDS_A_PART = 9.2e-5
"""Per effect of a table."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Time and memory of a release, without reading and writing files.

    Attributes:
        seconds: processor time, without a rehearsal.
        bytes: memory at the peak.
        work: the part of the seconds that a rehearsal takes again: noise and tables, but not planning.
    """

    seconds: float
    bytes: int
    work: float = 0.0


def why_unusable(strategy: Strategy, workload: Workload, terms: NoiseTerms) -> str | None:
    """Return why a strategy cannot be used, or None; allocates next to no memory."""
    obstacle = _obstacle(strategy, workload, terms)
    if obstacle is not None:
        return obstacle
    size = strategy.size(workload, terms)
    if size.largest > CELL_LIMIT:
        words = N_(
            "Fit",
            "it would have to count {cells} cells at once ({gigabytes} GB); the limit is {limit}.",
            "it would have to count one cell at once ({gigabytes} GB); the limit is {limit}.",
            1,
        )
        gigabytes = figures(_gigabytes(size.largest * (BYTES_AN_ANSWER + BYTES_A_CELL)))
        return words.format(cells=figures(size.largest), gigabytes=gigabytes, limit=figures(CELL_LIMIT))
    if size.answers > strategy.most_answers:
        words = N_(
            "Fit",
            "it would have to draw noise for {answers} answers; the limit is {limit}.",
            "it would have to draw noise for one answer; the limit is {limit}.",
            1,
        )
        return words.format(answers=figures(size.answers), limit=figures(strategy.most_answers))
    needed, most = estimate(size, workload).bytes + strategy.search(workload, terms).bytes, memory()
    if needed > most:
        words = N_("Fit", "it would need {needed:,.1f} GB of memory; this computer can give {most:,.1f} GB.")
        return words.format(needed=needed / 1e9, most=most / 1e9)
    return None


def estimate_release(strategy: Strategy, workload: Workload, terms: NoiseTerms) -> Estimate:
    """Return the time and memory of a release by `strategy`; zero if it cannot be used at any size."""
    if _obstacle(strategy, workload, terms) is not None:
        return Estimate(0.0, 0)
    found, search = estimate(strategy.size(workload, terms), workload), strategy.search(workload, terms)
    return replace(found, seconds=found.seconds + search.seconds, bytes=found.bytes + search.bytes)


def estimate(size: Size, workload: Workload) -> Estimate:
    """Return the time and memory of a release of that size, without the search for its design."""
    numbers, tables, parts = sum(workload.cells), len(workload.tables), _n_parts(workload)
    work = SECONDS_AN_ANSWER * size.answers + SECONDS_A_BLOCK * size.blocks + size.drawing
    work += SECONDS_A_NUMBER * numbers + SECONDS_A_TABLE * tables + SECONDS_A_PART * parts
    once = SECONDS_AT_REST + SECONDS_TO_PLAN * (tables + size.blocks) + SECONDS_TO_KEEP * numbers
    once += SECONDS_A_RANGE_NUMBER * workload.range_numbers
    n_bytes = BYTES_AN_ANSWER * size.answers + BYTES_A_NUMBER * numbers + BYTES_A_CELL * size.largest
    n_bytes += BYTES_A_TABLE * tables + BYTES_A_PART * parts + BYTES_A_RANGE_NUMBER * workload.range_numbers
    return Estimate(once + work, BYTES_AT_REST + n_bytes, work)


def suggestion(workload: Workload, terms: NoiseTerms) -> str:
    """Suggest a strategy that fits, or a smaller request if none does."""
    fitting = next(
        (each for each in every() if each.serves(workload) and why_unusable(each, workload, terms) is None), None
    )
    if fitting is not None:
        return N_("Fit", "Choose another strategy, such as “{strategy}”.").format(strategy=fitting.info.key)
    return suggest_smaller_request(workload)


def suggest_smaller_request(workload: Workload) -> str:
    """Name the largest table and suggest leaving it out."""
    largest = max(workload.tables, key=lambda table: workload.domain.n_cells(table.axes))
    words = N_(
        "Fit",
        "Ask for less: “{table}”, the largest table, has {cells} numbers. Leave it out, or merge labels.",
        "Ask for less: “{table}”, the largest table, has one number. Leave it out, or merge labels.",
        2,
    )
    return words.format(table=workload.title(largest.marginal), cells=figures(workload.domain.n_cells(largest.axes)))


def _obstacle(strategy: Strategy, workload: Workload, terms: NoiseTerms) -> str | None:
    """Return why a strategy cannot be used at any size, or None."""
    own = strategy.obstacle(workload, terms)
    if own is not None:
        return own
    if not strategy.applies(terms):
        return N_("Fit", "it does not go with this kind of privacy.")
    if not strategy.serves(workload):
        return N_("Fit", "it measures ranges and cumulative counts, and no table asks for any.")
    if workload.is_locked and not strategy.counts_alone:
        return NOT_ALONE
    parts = _n_parts(workload)
    if parts > MOST_PARTS:
        words = N_(
            "Fit",
            "its tables have {parts} combinations of attributes in them; the limit is {limit}.",
            "its tables have one combination of attributes in them; the limit is {limit}.",
            1,
        )
        return words.format(parts=figures(parts), limit=figures(MOST_PARTS))
    return None


def _n_parts(workload: Workload) -> int:
    return _count_parts(workload.marginals, workload.domain.sizes)


@lru_cache(maxsize=16)
def _count_parts(marginals: tuple[Marginal, ...], sizes: tuple[int, ...]) -> int:
    return sum(2 ** len(varying_axes(marginal, sizes)) for marginal in marginals)


def _gigabytes(n_bytes: int) -> float:
    """Return 10^9 bytes as the unit: a whole number of them where a table of hundreds of columns exceeds all floats."""
    return n_bytes // 10**9 if n_bytes >= FIRST_POWER_OF_TEN else n_bytes / 1e9
