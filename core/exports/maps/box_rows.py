"""The boxes of a map as rows: labels, sides and counts, in the order of the tree."""

from __future__ import annotations

from collections.abc import Iterator

from core.release.published_map import PublishedMap
from core.words import Tell

Row = tuple[float, float, float, float, int, float]
"""x_low, x_high, y_low, y_high in the units of the columns, the count, its standard deviation."""
COUNT, DEVIATION = "count", "standard_deviation"
"""Headers of figures."""


def headers(published: PublishedMap) -> tuple[str, ...]:
    """Return the headers of the rows, those of labels first."""
    x, y = published.facts.columns
    return (*label_headers(published), f"{x} from", f"{x} to", f"{y} from", f"{y} to", COUNT, DEVIATION)


def label_headers(published: PublishedMap) -> tuple[str, ...]:
    """Return the headers of the labels: the names of the attributes, marked where a figure has that name."""
    return tuple(f"{name} (label)" if name in (COUNT, DEVIATION) else name for name in published.facts.by)


def labelled_rows(published: PublishedMap, tell: Tell) -> Iterator[tuple[str | float, ...]]:
    """Yield one row for each box of every map by label, or of the only map."""
    for part in published.parts:
        labels: tuple[str | float, ...] = tuple(tell(label) for label in part.labels)
        yield from ((*labels, *row) for row in rows(part))


def rows(published: PublishedMap) -> Iterator[Row]:
    """Yield one row for each box of one map."""
    boxes, counts, noise = published.boxes.tolist(), published.counts.tolist(), published.standard_deviations.tolist()
    for (x_low, x_high, y_low, y_high), count, deviation in zip(boxes, counts, noise, strict=True):
        yield x_low, x_high, y_low, y_high, count, round(deviation, 3)
