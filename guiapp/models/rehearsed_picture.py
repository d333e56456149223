"""Picture of a rehearsed table: every made-up count beside the number that would be published of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from core.front_door import Rehearsal, ReleasedTable, reliability
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import whole_text
from guiapp.models.released_picture import MOST_MARKS, Figure, PictureKind, ReleasedPicture, Spot

MADE_UP, NOISY = 0, 1
"""Numbers of the two series."""


def rehearsed_picture(rehearsal: Rehearsal, number: int, table: ReleasedTable) -> ReleasedPicture | None:
    """Return the picture; None if the table is too large to be read as one.

    Args:
        rehearsal: has the made-up counts.
        number: of the table.
        table: of the last release, with labels as people write them.
    """
    truth = rehearsal.truth[number]
    if 2 * truth.size > MOST_MARKS:
        return None
    published = table.published
    sizes = [len(labels) for labels in published.labels]
    along = sizes.index(max(sizes)) if sizes else 0
    others = [axis for axis in range(len(sizes)) if axis != along]
    figures: dict[Spot, Figure] = {}
    panels = list(product(*(range(sizes[axis]) for axis in others)))
    categories = published.labels[along] if sizes else ("",)
    for panel, chosen in enumerate(panels):
        for category in range(len(categories)):
            place = _place(along, others, chosen, category) if sizes else ()
            figures.update(_pair((panel, category), table, float(truth[place]), place))
    return ReleasedPicture(
        PictureKind.GROUPED,
        tuple(_title(table, others, chosen) for chosen in panels),
        tuple(map(told, categories)),
        (words("Rehearsed", "made-up count"), words("Rehearsed", "with noise")),
        names=("", published.names[along] if sizes else "", ""),
        in_shares=False,
        figures=figures,
    )


def _place(along: int, others: Sequence[int], chosen: tuple[int, ...], category: int) -> tuple[int, ...]:
    """Return the index of a cell: `category` on the axis `along`, `chosen` on the others."""
    index = dict(zip(others, chosen, strict=True)) | {along: category}
    return tuple(index[axis] for axis in sorted(index))


def _title(table: ReleasedTable, axes: Sequence[int], chosen: tuple[int, ...]) -> str:
    labels = table.published.labels
    return " · ".join(told(labels[axis][number]) for axis, number in zip(axes, chosen, strict=True))


def _pair(at: tuple[int, int], table: ReleasedTable, exact: float, place: tuple[int, ...]) -> dict[Spot, Figure]:
    """Return the marks of one cell."""
    value, low, high = (float(each[place]) for each in (table.published.values, table.low, table.high))
    labels = table.published.labels
    title = " · ".join(told(labels[axis][number]) for axis, number in enumerate(place))
    facts = {
        "label": title,
        "made_up": whole_text(exact),
        "noisy": whole_text(value),
        "low": whole_text(low),
        "high": whole_text(high),
    }
    sentence = words("Rehearsed", "{label}: {made_up} made up, {noisy} with noise, between {low} and {high}")
    said = sentence.format(**facts)
    # A made-up count is known, so its interval is the number itself.
    counted = Figure(exact, exact, exact, whole_text(exact), aside="", told=said, is_weak=False)
    weak = reliability(value, table.half_width).is_weak
    drawn = Figure(value, low, high, whole_text(value), aside="", told=said, is_weak=weak)
    return {(*at, MADE_UP): counted, (*at, NOISY): drawn}
