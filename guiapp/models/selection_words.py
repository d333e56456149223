"""What selected cells of a crosstab say together, as one line."""

from __future__ import annotations

from core.front_door import SelectedCells
from guiapp.desktop.language import words
from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.models.contingency_model import hidden_sum_words, margin_text


def selection_words(n_cells: int, found: SelectedCells) -> str:
    """Return sum, difference and share of `n_cells` selected cells, each with its ±."""
    if found.sum is None:
        why = words("Selection", "A selected total already counts other selected cells, so they have no sum.")
        return " ".join(filter(None, (why, _difference(found))))
    if found.sum.is_hidden:
        said = words("Selection", "{cells}: {why}")
        said = said.format(cells=cells_words(n_cells), why=hidden_sum_words(found.sum.half_width))
        return " · ".join(filter(None, (said, _difference(found))))
    total = _sum(found.sum.value, found.sum.half_width, is_exact=found.sum.is_exact)
    parts = [f"{cells_words(n_cells)}: {total}"]
    if found.share is not None:
        share, margin = percent_text(found.share.value), margin_text(100 * found.share.half_width)
        parts.append(words("Selection", "{share} ± {margin} of the total").format(share=share, margin=margin))
    parts.append(_difference(found))
    return " · ".join(filter(None, parts))


def cells_words(n: int) -> str:
    """Return how many cells there are: 1 cell, 196 cells."""
    counted = words("Selection", "{n} cells") if n != 1 else words("Selection", "1 cell")
    return counted.format(n=whole_text(n))


def _sum(value: float, half_width: float, *, is_exact: bool) -> str:
    template = words("Selection", "{0} ± {1}") if is_exact else words("Selection", "{0}, at most ± {1}")
    return template.format(whole_text(value), margin_text(half_width))


def _difference(found: SelectedCells) -> str:
    difference = found.difference
    if difference is None:
        return ""
    if difference.is_hidden:
        return words("Selection", "difference not shown, as a number in it is hidden")
    return words("Selection", "difference {0}").format(
        _sum(difference.value, difference.half_width, is_exact=difference.is_exact)
    )
