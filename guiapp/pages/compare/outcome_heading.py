"""Heading of the Compare page's pictures: the outcome that is looked at, and how many tables gain by it or lose."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.front_door import GradeShares, TableGains
from guiapp.desktop.number_words import percent_text, plural
from guiapp.widgets.charts.use_strip import UseStrip
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import heading_label
from guiapp.widgets.controls.steady_label import SteadyLabel


class OutcomeHeading(QWidget):
    """The name of an outcome, a sentence about its tables, and what can be done with it.

    Signals:
        use_clicked: the plan should use this outcome.
        pin_clicked: pin this outcome, or unpin it.
    """

    use_clicked = Signal()
    pin_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pinned = (-1, False)
        self._heading = heading_label("")
        self._heading.setObjectName("outcome_heading")
        # The name consists of strategy, split and recovery.
        self._heading.setWordWrap(True)  # without it, a long name would make the window wider than the screen
        # QLabel asks for a second line of wrapped text that it may not need (PySide6 6.10.3: a text of 319 pixels has a
        # sizeHint of 212 × 28); the explicit minimum overrides that.
        self._heading.setMinimumHeight(self._heading.fontMetrics().lineSpacing())
        self._gains = SteadyLabel("outcome_gains")
        self._use_of_tables = UseStrip("outcome_use")
        self._use = button(self.tr("Use this one"), "use_outcome", "good")
        self._pin = button("", "pin_outcome", "pin")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._heading)
        words.addWidget(self._gains)
        words.addWidget(self._use_of_tables)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self._pin)
        row.addWidget(self._use)
        self._use.clicked.connect(self.use_clicked)
        self._pin.clicked.connect(self.pin_clicked)
        self.show_pinned(0, this=False)

    def show_outcome(self, heading: str, gains: str, *, fits: bool, usable: bool, words: str) -> None:
        """Show an outcome.

        Args:
            heading: its name.
            gains: the sentence about its tables.
            fits: whether it has predicted errors.
            usable: whether it can be chosen: it is usable and not in use already.
            words: the text about it, for screen readers where it cannot be chosen.
        """
        self._pin.setEnabled(fits or self._pinned[1])
        if heading != self._heading.text():
            self._heading.setText(heading)
        self._gains.setText(gains)
        why = self.tr("The plan uses it already.") if fits else words
        allow_unless(self._use, "" if usable else why)
        self._pin.setAccessibleDescription("" if self._pin.isEnabled() else words)

    def show_use(self, shares: GradeShares | None, people: int | None) -> None:
        """Show how useful its numbers will be; None hides it."""
        self._use_of_tables.show_use(shares, people)

    def show_pinned(self, number: int, *, this: bool) -> None:
        """Show how many outcomes are pinned, 0 to 2; `this`: whether the shown one is among them."""
        if self._pinned == (number, this):
            return
        self._pinned = (number, this)
        tips = (
            self.tr("Keep this strategy in sight, to compare others with it"),
            self.tr("Keep this strategy in sight, too, beside the one that is pinned"),
            self.tr("Keep this strategy in sight, in place of the one that was pinned first"),
        )
        self._pin.setText(self.tr("Unpin") if this else self.tr("Pin"))
        self._pin.setToolTip(self.tr("Keep this strategy in sight no longer") if this else tips[number])

    def gains_words(self, gains: TableGains | None) -> str:
        """Return how many tables gain by an optimal budget and how many lose; "" if that is not known."""
        if gains is None:
            return ""
        if gains.tables == 1:
            return self._one_table(gains)
        gaining, losing = plural(gains.gaining), plural(gains.losing)
        most, worst = percent_text(gains.most_gained, 0), percent_text(gains.most_lost, 0)
        gain = self.tr("%Ln of {tables} tables gain up to {part}", "", gaining)
        lose = self.tr("%Ln of {tables} tables lose up to {part}", "", losing)
        gain, lose = gain.format(tables=gains.tables, part=most), lose.format(tables=gains.tables, part=worst)
        if gaining and losing:
            more = self.tr("%Ln lose up to {part}", "", losing).format(part=worst)
            return self.tr("With an optimal budget, {0}, {1}.").format(gain, more)
        if gaining or losing:
            return self.tr("With an optimal budget, {0}.").format(gain if gaining else lose)
        return self.tr("With an optimal budget, all tables stay as exact as with a uniform one.")

    def _one_table(self, gains: TableGains) -> str:
        if gains.gaining:
            return self.tr("With an optimal budget, the table gains {0}.").format(percent_text(gains.most_gained, 0))
        if gains.losing:
            return self.tr("With an optimal budget, the table loses {0}.").format(percent_text(gains.most_lost, 0))
        return self.tr("With an optimal budget, the table stays as exact as with a uniform one.")
