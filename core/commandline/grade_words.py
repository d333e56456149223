"""Words for how useful tables would be."""

from __future__ import annotations

from core.planning.usefulness import GradeShares


def grades_text(shares: GradeShares) -> str:
    """Return the share of every grade that occurs, such as "62 % good, 38 % noise"."""
    return ", ".join(f"{percent_text(share)} {name}" for name, share in shares.items() if share)


def percent_text(share: float) -> str:
    """Return a share in percent, such as "62 %"."""
    return f"{100 * share:.0f} %"
