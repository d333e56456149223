"""Item model of a table before it is released: the predicted ± of every number, and no number."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from core.front_door import CrosstabCell
from guiapp.desktop.item_roles import RELIABILITY_ROLE
from guiapp.desktop.language import words
from guiapp.models.contingency_model import ContingencyModel, margin_text

_TOLD = {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}


class ForeseenModel(ContingencyModel):
    """Shows the errors of a Crosstab alone."""

    def pieces(self, cell: CrosstabCell) -> tuple[str, str]:
        """See ContingencyModel: the ± alone, as small as beside a number."""
        return "", f"±{margin_text(cell.half_width)}"

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """See ContingencyModel: nothing is weak or certain yet."""
        if role == RELIABILITY_ROLE:
            return None
        if role in _TOLD and index.isValid():
            told = words("ForeseenModel", "± {0} as predicted; no row was read.")
            return told.format(margin_text(self.cell(index.row(), index.column()).half_width))
        return super().data(index, role)
