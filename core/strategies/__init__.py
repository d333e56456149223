"""The list of strategies: one line each, nothing else."""

from __future__ import annotations

from core.strategies import (
    base,
    clusters,
    cone,
    custom,
    effects,
    fourier,
    hierarchy,
    joint,
    marginals,
    matrix,
    ranges,
    sketch,
    wavelet,
    weighted,
)
