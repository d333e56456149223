"""Which published numbers and sums are not shown, as their ± is large beside them; post-processing, without cost."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from core.words import N_

HIDDEN = "[x]"
"""Stands in place of such a number: the shorthand of official statistics for what is not available."""

HIDDEN_MEANS = {
    "weak": N_("Export", "[x]: not shown, because the ± is larger than the number."),
    "fair": N_("Export", "[x]: not shown, because the ± is more than a third of the number."),
}

HIDDEN_TOLD = {
    "weak": N_("Quote", "Numbers whose ± is larger than the number will be hidden. That costs nothing."),
    "fair": N_("Quote", "Numbers whose ± is more than a third of the number will be hidden. That costs nothing."),
}
"""What a quote says of it."""


class QualityLine(StrEnum):
    """The lowest grade of numbers that are shown."""

    NONE = ""
    """All numbers are shown."""
    WEAK = "weak"
    """Numbers whose ± is larger than the number are not."""
    FAIR = "fair"
    """Numbers whose ± is more than a third of the number are not."""

    def hidden(self, values: NDArray[np.float64], half_width: NDArray[np.float64] | float) -> NDArray[np.bool_] | None:
        """Return which of the numbers are not shown, in their shape; None if all are."""
        if self is QualityLine.NONE:
            return None
        # The limits of `reliability`: one number has one grade.
        found: NDArray[np.bool_] = (3 if self is QualityLine.FAIR else 1) * np.asarray(half_width) > np.abs(values)
        return found
