"""Bins: public edges become labels."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise


def bin_labels(edges: Sequence[float] | Sequence[date]) -> tuple[str, ...]:
    """Return one label per bin of `edges`: [e0, e1), [e1, e2), ..., the last one closed.

    Args:
        edges: at least two, strictly increasing.

    Raises:
        ValueError: if there are fewer than two edges or they do not increase.
    """
    if len(edges) < 2 or any(not low < high for low, high in pairwise(edges)):  # type: ignore[operator]  # one kind only
        raise ValueError("edges must increase, and be at least two")
    words = [edge_text(edge) for edge in edges]
    open_bins = [f"{low} to under {high}" for low, high in pairwise(words[:-1])]
    return (*open_bins, f"{words[-2]} to {words[-1]}")


def edge_text(edge: float | date) -> str:
    """Return an edge as a person writes it: 18, 0.5, 2024-01-31."""
    return edge.isoformat() if isinstance(edge, date) else f"{edge:.15g}"
