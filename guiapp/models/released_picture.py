"""What a picture of a released table shows: which kind reads best, and the number of every mark with its interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from core.front_door import HIDDEN, Crosstab, CrosstabCell
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import number_text
from guiapp.models.contingency_model import ContingencyModel, explanation, hidden_words, part_pieces

MOST_SERIES = 5
"""Series side by side at most: more colours are not told apart by everybody."""
SIDES = 2
"""Labels of an attribute that become the two sides of a pyramid."""
MOST_MARKS = 2000
"""Marks of a picture at most; larger tables are read as tables."""

Spot = tuple[int, int, int]
"""A mark: the number of its panel, of its category and of its series."""


class PictureKind(Enum):
    """How the numbers of two attributes are drawn."""

    GROUPED = auto()
    PYRAMID = auto()
    LINES = auto()
    CELLS = auto()


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a picture, or one share.

    Attributes:
        value: what is drawn; of a share in per cent.
        low: lower end of its interval.
        high: upper end.
        text: as it is written.
        aside: its ±, as it is written small.
        told: all of this as a sentence.
        is_weak: whether its ± is more than a third of the number.
    """

    value: float
    low: float
    high: float
    text: str
    aside: str
    told: str
    is_weak: bool


@dataclass(frozen=True, slots=True, eq=False)
class ReleasedPicture:
    """The numbers of one picture.

    Attributes:
        kind: how they are drawn.
        panels: titles of the small multiples; one empty title for a single picture.
        categories: labels along the first axis.
        series: labels that are told apart by colour, side or column.
        names: of the attributes: panels, categories and series; "" where there is none.
        in_shares: whether values are shares in per cent.
        figures: one for each Spot.
    """

    kind: PictureKind
    panels: tuple[str, ...]
    categories: tuple[str, ...]
    series: tuple[str, ...]
    names: tuple[str, str, str]
    in_shares: bool
    figures: dict[Spot, Figure]

    def spots(self) -> Iterator[Spot]:
        """Yield all marks: panel by panel, category by category."""
        yield from self.figures


def picture_of(model: ContingencyModel) -> ReleasedPicture | None:
    """Return the picture of the crosstab in sight; None if bars of single numbers read better, or it is too large."""
    sheet = model.sheet
    if sheet is None or sheet.n_rows * sheet.n_columns > MOST_MARKS:
        return None
    labels = _labels(sheet)
    parts = _roles(sheet, labels, in_shares=model.in_shares)
    if parts is None:
        return None
    kind, names = parts
    panel, category, series = (labels.get(name, ("",)) for name in names)
    shown = {
        (p, c, s): _figure(model, _cell(sheet, dict(zip(names, (one, two, three), strict=True))), (one, two, three))
        for p, one in enumerate(panel)
        for c, two in enumerate(category)
        for s, three in enumerate(series)
    }
    titles = (tuple(map(told, panel)), tuple(map(told, category)), tuple(map(told, series)))
    return ReleasedPicture(kind, *titles, names=names, in_shares=model.in_shares, figures=shown)


def _labels(sheet: Crosstab) -> dict[str, tuple[str, ...]]:
    """Return the labels of the attributes in sight, in their order."""
    found: dict[str, dict[str, None]] = {}
    for names, lines in ((sheet.row_names, sheet.row_labels), (sheet.column_names, sheet.column_labels)):
        for line in lines:
            for name, label in zip(names, line, strict=False):
                found.setdefault(name, {})[label] = None
    return {name: tuple(labels) for name, labels in found.items()}


def _roles(
    sheet: Crosstab, labels: dict[str, tuple[str, ...]], *, in_shares: bool
) -> tuple[PictureKind, tuple[str, str, str]] | None:
    """Return the kind, and the attributes of panels, categories and series; None for no such picture."""
    names = (*sheet.row_names, *sheet.column_names)
    days = sheet.day_names
    if len(names) == 1:
        if days and len(labels[names[0]]) > 1:
            return PictureKind.LINES, ("", names[0], "")
        return (PictureKind.GROUPED, ("", names[0], "")) if in_shares else None
    if len(names) not in {2, 3}:
        return None
    panel, first, second = names if len(names) == 3 else ("", *names)
    if days and days[0] == panel:  # time runs along an axis, not from picture to picture
        panel, first = first, panel
    few, many = sorted((second, first), key=lambda name: len(labels[name]))
    if days and days[0] in {few, many}:
        along = days[0]
        other = few if along == many else many
        kind = PictureKind.LINES if len(labels[other]) <= MOST_SERIES else PictureKind.CELLS
        return kind, (panel, along, other)
    if len(labels[few]) > MOST_SERIES:
        return PictureKind.CELLS, (panel, first, second)
    is_pyramid = len(labels[few]) == SIDES and len(labels[many]) > SIDES
    return PictureKind.PYRAMID if is_pyramid else PictureKind.GROUPED, (panel, many, few)


def _cell(sheet: Crosstab, chosen: dict[str, str]) -> CrosstabCell:
    row, column = (
        lines.index(tuple(chosen[name] for name in names)) if names else 0
        for names, lines in ((sheet.row_names, sheet.row_labels), (sheet.column_names, sheet.column_labels))
    )
    return sheet.cell(row, column)


def _figure(model: ContingencyModel, cell: CrosstabCell, labels: tuple[str, ...]) -> Figure:
    title = " · ".join(told(label) for label in labels if label)
    weak = cell.reliability.is_weak
    if cell.is_hidden:
        said = f"{title}: {hidden_words(cell.half_width)}"
        return Figure(0.0, 0.0, 0.0, HIDDEN, aside="", told=said, is_weak=True)
    if not model.in_shares:
        said = f"{title}: {explanation(cell.value, (cell.low, cell.high), cell.reliability)}"
        text, aside = model.pieces(cell)
        return Figure(cell.value, cell.low, cell.high, text, aside=aside, told=said, is_weak=weak)
    part = model.part(cell)
    if part is None:
        return Figure(0.0, 0.0, 0.0, "–", aside="", told=f"{title}: –", is_weak=True)
    text, aside = part_pieces(part)
    value, low_end, high_end, _ = part
    low, high = f"{number_text(low_end)} %", f"{number_text(high_end)} %"
    said = words("ReleasedPicture", "{label}: {share}, between {low} and {high} (noise only)")
    told_share = said.format(label=title, share=text, low=low, high=high)
    return Figure(value, low_end, high_end, text, aside=aside, told=told_share, is_weak=weak)
