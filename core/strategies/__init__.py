"""The list of strategies: one line each, nothing else."""

from __future__ import annotations

from core.strategies import (
    base_counts,
    clustered_marginals,
    cone,
    custom_marginals,
    direct_marginals,
    fourier,
    hierarchy,
    joint,
    optimal_matrix,
    residual_basis,
    sketch,
    wavelet,
    weighted,
)

__all__ = [
    "base_counts",
    "clustered_marginals",
    "cone",
    "custom_marginals",
    "direct_marginals",
    "fourier",
    "hierarchy",
    "joint",
    "optimal_matrix",
    "residual_basis",
    "sketch",
    "wavelet",
    "weighted",
]
