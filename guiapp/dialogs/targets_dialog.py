"""Dialog for the wanted ± of each table, which the objective of the least exact table aims at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.editors.margins_editor import MarginsEditor


class TargetsDialog(QDialog):
    """A list of all tables.

    Args:
        titles: of all tables.
        targets: the wanted ± by title, of the tables that have one.
    """

    def __init__(self, titles: Sequence[str], targets: Mapping[str, float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("targets_dialog")
        self.setWindowTitle(self.tr("Wanted ± of each table"))
        resize_within(self, 520, 520)
        self._targets = MarginsEditor("targets", self.tr("Wanted ± of each table"), self.tr("wanted ±"))
        self._targets.show_margins(titles, targets)
        buttons = ButtonBox(ButtonBox.StandardButton.Ok | ButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        # Said here, as a wanted ± looks like a promise: how exact a table becomes is decided by the budget.
        meant = self.tr(
            "The budget goes where a table is furthest above its wanted ±. Only proportions count: 10 beside 20 makes "
            "one table twice as exact as the other. A table without a number comes last. Without any number, all "
            "count alike."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(muted_label(meant, "targets_meant"))
        column.addWidget(self._targets, 1)
        column.addWidget(buttons)

    @property
    def targets(self) -> dict[str, float]:
        """The wanted ± by title, of the tables that have one."""
        return self._targets.margins
