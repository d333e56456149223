"""The list of strategies: one line each, nothing else."""

from __future__ import annotations

from core.strategies import (
    base_counts,
    direct_marginals,
    fourier,
)

__all__ = ["base_counts", "direct_marginals", "fourier"]
