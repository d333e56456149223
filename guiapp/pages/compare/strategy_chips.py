"""Chips of the Compare page: one for every strategy, with its typical error and a miniature of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from core.front_door import OutcomeKey
from guiapp.desktop.style import colour
from guiapp.widgets.charts.two_lines import narrowest, two_lines
from guiapp.widgets.controls.buttons import button

LEAST_WIDTH, TITLE_LINES = 80, 2
"""Pixels of a chip, and lines of its title: a longer one is cut, the error below it is not."""
EDGE, MINIATURE = 5, 7
"""Pixels beside the texts, and the width of the miniature."""
BETWEEN = 4
"""Pixels between chips."""
BESIDE = 2 * EDGE + MINIATURE + 3
"""Pixels of a chip that its texts do not get."""
TITLE_PART = 0.92
"""Size of a title as a part of the usual one: six strategies stand side by side in a small window."""
_BY_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class ChipFacts:
    """What a chip shows.

    Attributes:
        key: the outcome that stands for its strategy.
        title: of the strategy.
        error: its typical error, as text.
        tokens: colours of its errors in a sample of the tables, top to bottom; "" without an error.
        looked: whether it is looked at.
        used: whether the plan uses its strategy.
        pinned: whether it is pinned.
        recommended: whether its strategy is recommended.
    """

    key: OutcomeKey
    title: str
    error: str
    tokens: tuple[str, ...]
    looked: bool = False
    used: bool = False
    pinned: bool = False
    recommended: bool = False


class StrategyChip(QAbstractButton):
    """One chip; Space, Enter or a click presses it, with Shift it asks to pin.

    Signals:
        pressed_plainly: look at the strategy, or use it if it is looked at.
        pin_wanted: pin it, or unpin it.
    """

    pressed_plainly = Signal(object)
    pin_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._facts: ChipFacts | None = None
        self._shifted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._tell)

    def show_facts(self, facts: ChipFacts) -> None:
        """Show a strategy."""
        if facts == self._facts:
            return
        self._facts = facts
        self.setText(facts.title)
        self.updateGeometry()
        states = (
            (facts.recommended, self.tr("recommended")),
            (facts.used, self.tr("in use")),
            (facts.looked, self.tr("in view")),
            (facts.pinned, self.tr("pinned")),
        )
        said = ", ".join([facts.title, facts.error, *(words for on, words in states if on)])
        self.setAccessibleName(said)
        act = self.tr("Press again to use it.") if facts.looked else self.tr("Press to look at it, again to use it.")
        pin = self.tr("With Shift, pin it beside.")
        self.setAccessibleDescription(f"{act} {pin}")
        self.setToolTip(f"{said}\n{act} {pin}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the least size: a title in two lines is read whole."""
        title, metrics = (self._facts.title if self._facts else ""), QFontMetricsF(self._title_font())
        wide = max(map(metrics.horizontalAdvance, narrowest(title, metrics)))
        width = max(LEAST_WIDTH, ceil(wide) + 1 + BESIDE)
        return QSize(width, (TITLE_LINES + 1) * self.fontMetrics().height() + 6)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note whether Shift is held."""
        self._shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Note whether Shift is held; Enter presses, too."""
        if event.key() in _BY_KEYS:
            self._shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() != Qt.Key.Key_Space:
                self.click()
                return
        super().keyPressEvent(event)

    def _tell(self) -> None:
        if self._facts is not None:
            (self.pin_wanted if self._shifted else self.pressed_plainly).emit(self._facts.key)
        self._shifted = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, title, error, states and miniature."""
        if self._facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_frame(painter, self._facts)
        self._draw_texts(painter, self._facts)
        self._draw_miniature(painter, self._facts.tokens)
        painter.end()

    def _draw_frame(self, painter: QPainter, facts: ChipFacts) -> None:
        rim, width = ("accent", 2.0) if facts.looked else ("border_strong", 1.0)
        painter.setPen(QPen(colour(rim), width))
        painter.setBrush(colour("accent_soft" if facts.looked else "raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(colour("text"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4)

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE_PART)
        return font

    def _draw_texts(self, painter: QPainter, facts: ChipFacts) -> None:
        inside = QRectF(self.rect()).adjusted(EDGE, 3, EDGE - BESIDE, -3)
        height = inside.height() / (TITLE_LINES + 1)
        marks = "".join(mark for on, mark in ((facts.recommended, "★"), (facts.used, "✓"), (facts.pinned, "◆")) if on)
        bold = QFont(self.font())
        bold.setBold(True)
        small = self._title_font()
        title = two_lines(facts.title, QFontMetricsF(small), inside.width())
        texts = [(small, line) for line in title] + [(bold, f"{facts.error} {marks}".strip())]
        painter.setPen(colour("text"))
        for place, (font, text) in enumerate(texts):
            painter.setFont(font)
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
            box = QRectF(inside.left(), inside.top() + place * height, inside.width(), height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), shown)

    def _draw_miniature(self, painter: QPainter, tokens: Sequence[str]) -> None:
        if not tokens:
            return
        whole = QRectF(self.width() - EDGE - MINIATURE, 6, MINIATURE, self.height() - 12)
        step, top = whole.height() / len(tokens), whole.top()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for token, stripes in groupby(tokens):
            height = step * len(list(stripes))
            if token:
                painter.fillRect(QRectF(whole.left(), top, whole.width(), height), colour(token))
            top += height
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("border_strong"), 1))
        painter.drawRect(whole)


class StrategyChips(QScrollArea):
    """All chips in a row, or in two where one is too narrow, and a link to the strategies that cannot be used.

    Signals:
        look_wanted: look at the outcome of this key, or use it if it is looked at.
        pin_wanted: pin or unpin the outcome of this key.
        outside_wanted: show why the other strategies cannot be used.
    """

    look_wanted = Signal(object)
    pin_wanted = Signal(object)
    outside_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strategy_chips")
        self.setAccessibleName(self.tr("Strategies"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._chips: list[StrategyChip] = []
        self._height = 0
        self._placed = (0, 0)
        self._outside = button("", "outside_strategies", link=True)
        self._outside.setAccessibleName(self.tr("Strategies that are not applicable"))
        self._outside.clicked.connect(self.outside_wanted)
        self._inside = inside = QWidget()
        inside.setObjectName("page_body")
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BETWEEN)
        self.setWidget(inside)
        self.horizontalScrollBar().rangeChanged.connect(lambda *_: self.updateGeometry())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_facts(self, chips: Sequence[ChipFacts], outside: str) -> None:
        """Show these strategies; `outside` names those that cannot be used, "" if there are none."""
        while len(self._chips) < len(chips):
            self._add()
        for chip, facts in zip(self._chips, chips, strict=False):
            chip.show_facts(facts)
        for place, chip in enumerate(self._chips):
            chip.setVisible(place < len(chips))
        # In two lines: strategies need the width.
        words = "\n".join(filter(None, narrowest(outside, QFontMetricsF(self._outside.font()))))
        if self._outside.text() != words:
            self._outside.setText(words)
        self._outside.setVisible(bool(outside))
        self._place(len(chips))

    def _place(self, n_chips: int) -> None:
        """Share the first chips out to rows, as the width asks for."""
        link = self._outside.minimumSizeHint().width() + BETWEEN if self._outside.text() else 0
        least = sum(chip.minimumSizeHint().width() + BETWEEN for chip in self._chips[:n_chips]) - BETWEEN + link
        across = n_chips if least <= self.viewport().width() else ceil(n_chips / 2)
        if self._placed != (n_chips, across):
            self._placed = (n_chips, across)
            for widget in (*self._chips, self._outside):
                self._grid.removeWidget(widget)
            for number, chip in enumerate(self._chips[:n_chips]):
                self._grid.addWidget(chip, number // across, number % across)
            self._grid.addWidget(self._outside, 0, across, -1, 1)
            for column in range(self._grid.columnCount()):
                self._grid.setColumnStretch(column, int(column < across))
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the chips anew where another number of them fits."""
        super().resizeEvent(event)
        self._place(self._placed[0])

    def _grow(self) -> None:
        """Ask for the height of the chips: a scroll area does not ask again when what is inside has become higher."""
        height = self._inside.sizeHint().height()
        if height != self._height:  # at every move of a slider it is the one of before
            self._height = height
            self.updateGeometry()

    def _add(self) -> None:
        chip = StrategyChip()
        chip.setObjectName(f"strategy_chip_{len(self._chips)}")
        chip.pressed_plainly.connect(self.look_wanted)
        chip.pin_wanted.connect(self.pin_wanted)
        chip.setParent(self._inside)
        self._chips.append(chip)

    def sizeHint(self) -> QSize:
        """Return the height of the chips, with a scroll bar only where they do not fit."""
        bar = self.horizontalScrollBar()
        extra = bar.sizeHint().height() if bar.maximum() > 0 else 0
        return QSize(300, self._inside.sizeHint().height() + extra)

    def minimumSizeHint(self) -> QSize:
        """Return the height of the sizeHint; chips scroll in a narrow window."""
        return QSize(120, self.sizeHint().height())
