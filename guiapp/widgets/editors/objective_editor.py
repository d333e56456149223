"""Editor of the objective: which error strategies and budgets are chosen to make small."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from core.front_door import Objective
from guiapp.desktop.language import words
from guiapp.widgets.controls.buttons import allow_unless, button


def objective_name(objective: Objective) -> str:
    """Return what is made small."""
    names = {
        Objective.TOTAL: words("ObjectiveEditor", "total error"),
        Objective.EVEN: words("ObjectiveEditor", "least exact table"),
        Objective.RELATIVE: words("ObjectiveEditor", "errors beside typical numbers"),
    }
    return names[objective]


class ObjectiveEditor(QWidget):
    """A list of objectives, and the way to the wanted ± of the tables.

    Signals:
        chosen: the Objective.
        targets_wanted: the wanted ± of the tables should be edited.
        shares_wanted: the locked shares of the tables should be edited.
    """

    chosen = Signal(object)
    targets_wanted = Signal()
    shares_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QComboBox()
        self._box.setObjectName("objective")
        tips = {
            Objective.TOTAL: self.tr("The sum of all squared errors, by importance; some tables may lose by it"),
            Objective.EVEN: self.tr("No table is left behind: the largest ±, or the one furthest above its wanted ±"),
            Objective.RELATIVE: self.tr("Squared errors beside the squared typical number of each table"),
        }
        for place, objective in enumerate(Objective):
            self._box.addItem(objective_name(objective))
            self._box.setItemData(place, tips[objective], Qt.ItemDataRole.ToolTipRole)
        label = QLabel(self.tr("&Minimise"))
        label.setBuddy(self._box)
        self._targets = button(self.tr("Wanted ± of each table…"), "edit_targets", link=True)
        self._shares = button(self.tr("Locked shares of the budget…"), "edit_shares", link=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(label)
        column.addWidget(self._box)
        column.addWidget(self._targets, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._shares, 0, Qt.AlignmentFlag.AlignLeft)
        self._shares.clicked.connect(self.shares_wanted)
        self._box.activated.connect(lambda place: self.chosen.emit(list(Objective)[place]))
        self._targets.clicked.connect(self.targets_wanted)
        self.show_objective(Objective.TOTAL)

    def show_objective(self, objective: Objective) -> None:
        """Show an objective; only the least exact table has a wanted ±."""
        self._box.setCurrentIndex(list(Objective).index(objective))
        why = "" if objective is Objective.EVEN else self.tr("Only “least exact table” looks at a wanted ±.")
        allow_unless(self._targets, why)
