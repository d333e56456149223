"""Item model of what each height of a map would give: size of the boxes, noise, and what is unknown at edges."""

from __future__ import annotations

from dataclasses import dataclass

from guiapp.desktop.number_words import number_text
from guiapp.models.rows_model import Column, RowsModel


@dataclass(frozen=True, slots=True)
class HeightRow:
    """One height.

    Attributes:
        height: levels of boxes below the whole.
        box: size of the smallest boxes, in words.
        noise: standard deviation of a typical rectangle.
        spread: what is unknown at its edges; None: the number of rows is not known.
        error: both together.
        is_best: whether the error is the least.
    """

    height: int
    box: str
    noise: float
    spread: float | None
    error: float | None
    is_best: bool


class HeightsModel(RowsModel[HeightRow]):
    """Shows heights."""

    def make_columns(self) -> tuple[Column[HeightRow], ...]:
        """See RowsModel."""
        edges = self.tr("How far the count is off on average, as rows in boxes that its edges cut lie anywhere in them")
        return (
            Column(self.tr("Levels"), lambda row: str(row.height), sort=lambda row: row.height, numeric=True),
            Column(
                self.tr("Noise"),
                lambda row: number_text(row.noise),
                sort=lambda row: row.noise,
                numeric=True,
                tip=self.tr("Of a typical rectangle, by noise alone (standard deviation)"),
            ),
            Column(self.tr("Edges"), lambda row: _told(row.spread), sort=_spread, numeric=True, tip=edges),
            Column(
                self.tr("Both"),
                lambda row: _told(row.error),
                sort=_error,
                numeric=True,
                tip=self.tr("The least is in bold"),
            ),
            Column(self.tr("Smallest box"), lambda row: row.box, sort=lambda row: -row.height),
        )

    def is_bold(self, row: HeightRow) -> bool:
        """See RowsModel."""
        return row.is_best


def _told(value: float | None) -> str:
    return "–" if value is None else number_text(value)


def _spread(row: HeightRow) -> float:
    return row.spread or 0.0


def _error(row: HeightRow) -> float:
    return row.error or 0.0
