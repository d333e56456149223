"""Card with what could be inferred: whose figures these are, sentences, and a chart."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QLabel

from core.front_door import Inference, TriedOn
from guiapp.desktop.style import restyle
from guiapp.models.inference_words import inferred_bars, inferred_words, warning_words
from guiapp.widgets.charts.bar_chart import BarChart
from guiapp.widgets.controls.card import Card, muted_label, points


# The figures live in labels and a chart alone: no model to copy from, no picture to save, nothing in the workspace.
class FoundCard(Card):
    """Hidden until something was found.

    Signals:
        reached: the rectangle within the card of the bar that the keyboard has moved to, for scrolling.
    """

    reached = Signal(QRect)

    def __init__(self) -> None:
        super().__init__("", "inference_card")
        self._warning = QLabel(wordWrap=True)
        self._warning.setObjectName("inference_warning")
        self._words = QLabel(wordWrap=True)
        self._words.setObjectName("inference_words")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        # Ctrl+A and Ctrl+C copy the text of a rich label that has the focus otherwise (PySide6 6.10.3).
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._chart = BarChart()
        self._chart.setObjectName("inference_chart")
        self._title = self.tr("Guesses that are right, in %")
        self._chart.setAccessibleName(self.tr("Chart of {0}; arrow keys read the bars").format(self._title))
        self._told = muted_label(name="inference_told")
        for part in (self._warning, self._words, self._chart, self._told):
            self.body.addWidget(part)
        self._chart.told.connect(self._tell)
        self._chart.moved.connect(lambda place: self.reached.emit(place.translated(self._chart.pos())))
        self.hide()

    def show_found(self, inference: Inference) -> None:
        """Show what was found."""
        self._warning.setText(warning_words(inference.tried_on))
        restyle(self._warning, "role", "muted" if inference.tried_on is TriedOn.RECORDS else "warning")
        self._words.setText(points(inferred_words(inference)))
        self._chart.set_bars(self._title, inferred_bars(inference))
        self._chart.setVisible(bool(inference.attributes))
        self._told.setVisible(bool(inference.attributes))
        self._tell("")
        self.show()

    def forget(self) -> None:
        """Keep nothing of what was found."""
        self.hide()
        self._words.clear()
        self._chart.set_bars("", ())

    def _tell(self, words: str) -> None:
        hint = self.tr(
            "Hollow: always guessing the most frequent value. “Without” leaves out tables: the fewer guesses are right "
            "then, the more is owed to them. Point at a bar to read it."
        )
        self._told.setText(words or hint)
