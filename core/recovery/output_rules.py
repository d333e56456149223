"""What the published numbers look like, what it costs in time and memory to make them so, and how a quote says it."""

from __future__ import annotations

from dataclasses import dataclass

from core.planning.noise_plan import Recovery
from core.recovery.consistency import Consistency
from core.recovery.nonnegative import BYTES_A_CELL, SECONDS_A_CELL
from core.recovery.whole_tables import seconds_for_records, too_much
from core.words import N_, phrase
from core.workload.workload import Workload


@dataclass(frozen=True, slots=True)
class OutputRules:
    """The form of the published numbers.

    Attributes:
        non_negative: no number is below 0.
        whole_numbers: no number has decimals.
        coverage: of the intervals, in (0, 1).
        add_up: totals agree between tables though numbers are non-negative and whole. Non-negative ones with decimals
            have totals that agree but for `nonnegative.TOLERANCE`, with or without it.
        consistency: how the tables are made consistent before these steps, under least-squares recovery.
    """

    non_negative: bool
    whole_numbers: bool
    coverage: float
    add_up: bool = False
    consistency: Consistency = Consistency.LEAST_SQUARES

    def has_records(self, workload: Workload) -> bool:
        """Return whether the published tables are those of made-up records."""
        wished = self.non_negative and self.whole_numbers and self.add_up
        return wished and not too_much(workload.marginals, workload.domain.sizes)

    def seconds(self, workload: Workload, recovery: Recovery) -> float:
        """Return the estimated seconds of making tables agree, non-negative and whole; rounding alone counts as 0."""
        way = self.consistency.method
        agreed = way.seconds_a_pair * sum(workload.cells) ** 2 if way is not None else 0.0
        if self.has_records(workload):
            return agreed + seconds_for_records(workload.marginals, workload.domain.sizes)
        if self.non_negative and recovery is Recovery.LEAST_SQUARES:
            return agreed + SECONDS_A_CELL * sum(workload.cells)
        return agreed

    def bytes(self, workload: Workload, recovery: Recovery) -> int:
        """Return the estimated additional bytes of these steps."""
        lifted = self.non_negative and (recovery is Recovery.LEAST_SQUARES or self.has_records(workload))
        return BYTES_A_CELL * sum(workload.cells) if lifted else 0

    def sentence(self, workload: Workload) -> str:
        """Return the sentence of the quote about these rules."""
        if self.has_records(workload):
            return phrase(
                "quote.add-up",
                N_("Quote", "The numbers will be whole, none below 0, and a total will be the same in every table."),
            )
        if self.whole_numbers:
            return phrase(
                "quote.rounded",
                N_("Quote", "Each number will be rounded by itself, so the same total may differ between tables."),
            )
        if self.non_negative and len(workload.tables) > 1:
            return phrase(
                "quote.decimals-apart",
                N_("Quote", "The numbers will have decimals, none below 0; the same total may differ between tables."),
            )
        return phrase("quote.decimals", N_("Quote", "The numbers will have decimals."))
