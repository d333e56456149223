"""What a plan calls strategies, budgets, kinds and origins: in English its own keys, in other languages words."""

from __future__ import annotations

from core.words import N_, Words


def _by_key(*keys: Words) -> dict[str, Words]:
    return {str(key): key for key in keys}


STRATEGIES = _by_key(
    N_("Strategy key", "base"),
    N_("Strategy key", "marginals"),
    N_("Strategy key", "clusters"),
    N_("Strategy key", "fourier"),
    N_("Strategy key", "effects"),
    N_("Strategy key", "hierarchy"),
    N_("Strategy key", "wavelet"),
    N_("Strategy key", "joint"),
    N_("Strategy key", "cone"),
    N_("Strategy key", "matrix"),
    N_("Strategy key", "sketch"),
    N_("Strategy key", "weighted"),
    N_("Strategy key", "custom"),
)

BUDGETS = _by_key(
    N_("Budget key", "uniform"),
    N_("Budget key", "optimal"),
    N_("Budget key", "best"),
)

RECOVERIES = _by_key(
    N_("Recovery key", "direct"),
    N_("Recovery key", "optimal"),
)

KINDS = _by_key(
    N_("Kind key", "categories"),
    N_("Kind key", "number"),
    N_("Kind key", "date"),
)

ORIGINS = {
    "declared": N_("Export", "declared by the owner"),
    "code-list": N_("Export", "taken from a code list"),
    "data": N_("Export", "taken from the data, then confirmed by the owner"),
}
