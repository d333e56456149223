"""Item model of maps by label: rows of each, and what a picked rectangle counts in it."""

from __future__ import annotations

from dataclasses import dataclass

from core.front_door import RectangleFigure
from guiapp.desktop.number_words import whole_text
from guiapp.models.rows_model import Column, RowsModel


@dataclass(frozen=True, slots=True)
class LabelCount:
    """One map.

    Attributes:
        title: its labels, or that it has all rows.
        total: rows in the map.
        found: of the picked rectangle; None: there is none.
    """

    title: str
    total: int
    found: RectangleFigure | None


class LabelCountsModel(RowsModel[LabelCount]):
    """Shows maps by label."""

    def make_columns(self) -> tuple[Column[LabelCount], ...]:
        """See RowsModel."""
        return (
            Column(self.tr("Map"), lambda row: row.title),
            Column(self.tr("Rows"), lambda row: whole_text(row.total), sort=lambda row: row.total, numeric=True),
            Column(
                self.tr("In the rectangle"),
                lambda row: "" if row.found is None else whole_text(row.found.count),
                sort=lambda row: -1 if row.found is None else row.found.count,
                numeric=True,
            ),
            Column(
                self.tr("±"),
                lambda row: "" if row.found is None else whole_text(row.found.half_width),
                sort=lambda row: -1 if row.found is None else row.found.half_width,
                numeric=True,
                tip=self.tr("By noise, in 95 % of releases"),
            ),
            Column(
                self.tr("At its edges"),
                lambda row: "" if row.found is None else whole_text(row.found.spread),
                sort=lambda row: -1 if row.found is None else row.found.spread,
                numeric=True,
                tip=self.tr("How far the count may be off besides, where its edges cut boxes"),
            ),
        )
