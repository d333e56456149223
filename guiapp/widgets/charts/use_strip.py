"""Bar and words of how useful all numbers of a plan will be."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.front_door import GradeShares
from guiapp.desktop.grade_words import grades_meaning, shares_words
from guiapp.desktop.number_words import whole_text
from guiapp.widgets.charts.grade_bar import GradeBar
from guiapp.widgets.controls.steady_label import SteadyLabel


class UseStrip(QWidget):
    """Hidden while nothing is known of the use.

    Args:
        name: object name of its words.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = GradeBar()
        self._words = SteadyLabel(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        row.addWidget(self._bar)
        row.addWidget(self._words, 1)
        self.hide()

    def show_use(self, shares: GradeShares | None, people: int | None) -> None:
        """Show the share of numbers of each grade for about so many people; None hides the strip."""
        self.setVisible(shares is not None and people is not None)
        if shares is None or people is None:
            return
        self._bar.show_shares(shares)
        self._words.setText(self.tr("Numbers: {shares}").format(shares=shares_words(shares)))
        among = self.tr("With about {people} people.").format(people=whole_text(people))
        self._words.setToolTip(f"{among} {grades_meaning()}")
