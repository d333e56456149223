"""Labels of bins: made from public edges, and translatable."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from itertools import pairwise

from core.words import N_, Figures, Message, ToldText, phrase

OPEN = phrase("bin.open", N_("Bins", "{low} to under {high}"))
CLOSED = phrase("bin.closed", N_("Bins", "{low} to {high}"))


def bin_labels(edges: Sequence[float] | Sequence[date]) -> tuple[str, ...]:
    """Return one label per bin of `edges`: [e0, e1), [e1, e2), ..., the last one closed.

    Args:
        edges: at least two, strictly increasing.

    Raises:
        ValueError: if there are fewer than two edges or they do not increase.
    """
    if len(edges) < 2 or any(not low < high for low, high in pairwise(edges)):  # type: ignore[operator]  # one kind only
        raise ValueError("edges must increase, and be at least two")
    return _labels(tuple(edge_text(edge) for edge in edges))


def bin_of(label: str) -> Message | None:
    """Return the label of a bin with its facts, `low` and `high`; None for a label that its owner has typed."""
    made = label.message if isinstance(label, ToldText) else label
    return made if isinstance(made, Message) and made.key in {OPEN.key, CLOSED.key} else None


def edge_text(edge: float | date) -> str:
    """Return an edge as a person writes it: 18, 0.5, 2024-01-31."""
    return edge.isoformat() if isinstance(edge, date) else f"{edge:.15g}"


@lru_cache(maxsize=256)  # thousands of tables share the labels of an attribute
def _labels(edges: tuple[str, ...]) -> tuple[str, ...]:
    last = len(edges) - 2
    return tuple(_label(low, high, closed=place == last) for place, (low, high) in enumerate(pairwise(edges)))


def _label(low: str, high: str, *, closed: bool) -> str:
    return (CLOSED if closed else OPEN).format(low=Figures(low), high=Figures(high))
