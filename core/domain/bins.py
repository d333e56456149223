"""Labels of bins: made from public edges, and translatable."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from itertools import pairwise

from core.words import N_, Figures

BIN = re.compile(r"(?P<low>\S+) to (?P<under>under )?(?P<high>\S+)")
"""A bin's label in English, as plan files and ledgers hold it; only the last bin is closed ("to", not "to under")."""


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


def recalled_bins(labels: Sequence[str]) -> tuple[str, ...]:
    """Return the labels of an attribute with bins, read from a file, with the bins as translatable words again.

    Labels after the last bin, which is the closed one, are the owner's words and stay as they are.
    """
    found = [BIN.fullmatch(label) for label in labels]
    n_bins = next((number for number, bin_ in enumerate(found, start=1) if bin_ and not bin_["under"]), 0)
    again = (
        _label(bin_["low"], bin_["high"], closed=not bin_["under"]) if bin_ else label
        for label, bin_ in zip(labels[:n_bins], found, strict=False)
    )
    return (*again, *labels[n_bins:])


def edge_text(edge: float | date) -> str:
    """Return an edge as a person writes it: 18, 0.5, 2024-01-31."""
    return edge.isoformat() if isinstance(edge, date) else f"{edge:.15g}"


@lru_cache(maxsize=256)  # thousands of tables share the labels of an attribute
def _labels(edges: tuple[str, ...]) -> tuple[str, ...]:
    last = len(edges) - 2
    return tuple(_label(low, high, closed=place == last) for place, (low, high) in enumerate(pairwise(edges)))


def _label(low: str, high: str, *, closed: bool) -> str:
    words = N_("Bins", "{low} to {high}") if closed else N_("Bins", "{low} to under {high}")
    return words.format(low=Figures(low), high=Figures(high))
