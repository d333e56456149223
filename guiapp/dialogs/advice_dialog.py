"""Dialog with steps that would make tables usable, each with its predicted effect; none is ticked at first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QProgressBar, QVBoxLayout, QWidget

from core.front_door import Advice, AdvisedStep, StepsEffect
from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text
from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.charts.use_strip import UseStrip
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label


class AdviceDialog(QDialog):
    """Shows how the search for steps goes on, then the steps.

    Args:
        people: about how many people there are.

    Signals:
        ticked: other steps are ticked: the AdvisedSteps.
        apply_wanted: the ticked steps should be applied.
    """

    ticked = Signal(object)
    apply_wanted = Signal(object)

    def __init__(self, people: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice_dialog")
        self.setWindowTitle(self.tr("Make it usable"))
        resize_within(self, 720, 560)
        self._people = people
        self._steps: Sequence[AdvisedStep] = ()
        self._now = UseStrip("advice_now")
        self._said = muted_label(self.tr("Changes that help are being looked for."), "advice_words")
        self._bar = QProgressBar()
        self._bar.setObjectName("advice_progress")
        self._bar.setAccessibleName(self.tr("Progress of the search for changes"))
        self._bar.setTextVisible(False)
        self._list = QListWidget()
        self._list.setObjectName("advice_steps")
        self._list.setAccessibleName(self.tr("Changes that help, the best first"))
        self._list.setWordWrap(True)
        self._after = UseStrip("advice_after")
        self._effect = muted_label(name="advice_effect")
        self._apply = button(self.tr("Apply ticked steps"), "apply_advice", "good", primary=True)
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._list.itemChanged.connect(lambda _: self._tick())
        self._apply.clicked.connect(lambda: self.apply_wanted.emit(self.steps))
        self._buttons.rejected.connect(self.reject)
        self._tick()

    @property
    def steps(self) -> list[AdvisedStep]:
        """The ticked steps, in their order."""
        rows = (row for row in range(self._list.count()))
        ticked = (row for row in rows if self._list.item(row).checkState() is Qt.CheckState.Checked)
        return [self._steps[row] for row in ticked]

    def advance(self, done: float, total: float, _what: str) -> None:
        """Show how far the search is: `done` of `total` > 0."""
        self._bar.setMaximum(int(total))
        self._bar.setValue(int(done))

    def show_advice(self, advice: Advice) -> None:
        """List the steps, none of them ticked."""
        self._bar.hide()
        self._steps = advice.steps
        self._now.show_use(advice.shares, self._people)
        # Blocked: every new item counts as changed, and would ask for a prediction of nothing.
        blocker = QSignalBlocker(self._list)
        for number, step in enumerate(advice.steps, start=1):
            self._list.addItem(self._item(number, step, advice.unmet))
        del blocker
        self._list.setVisible(bool(advice.steps))
        if advice.steps:
            words = self.tr(
                "Tick what you can accept. Each step tells the share of good or fair numbers if it and all steps "
                "before it are taken. Nothing is read, and nothing changes before you apply."
            )
            self._list.setCurrentRow(0)
            self._list.setFocus()
        elif advice.is_enough:
            words = self.tr("Enough numbers are good or fair already. No change is advised.")
        else:
            words = self.tr("No change on offer would help enough.")
        if advice.unmet:
            words = "\n".join((self.tr("Criteria that do not hold: {0}.").format(_listed(advice.unmet)), words))
        self._said.setText(words)
        self._tick()

    def show_fault(self, words: str) -> None:
        """Show why there is no advice."""
        self._bar.hide()
        self._said.setText(words)

    def show_effect(self, effect: StepsEffect | None, fault: str = "") -> None:
        """Show what the ticked steps do together.

        Args:
            effect: of them; None while that is not known, or if nothing is ticked.
            fault: why they cannot be taken together; "" if they can.
        """
        shares = effect.shares if effect else None
        self._after.show_use(shares, self._people)
        if effect and effect.unmet:
            fault = self.tr("Criteria that do not hold: {0}.").format(_listed(effect.unmet))
        idle = effect.idle if effect else ()
        numbers = [self._steps.index(step) + 1 for place, step in enumerate(self.steps) if place in idle]
        if numbers:
            idly = self.tr("Without an earlier step, these change nothing: {0}.").format(", ".join(map(str, numbers)))
            fault = " ".join(filter(None, (fault, idly)))
        waiting = self.tr("With the ticked steps: being worked out.") if self.steps and shares is None else ""
        done = self.tr("With the ticked steps:") if shares is not None else ""
        self._effect.setText(" ".join(filter(None, (done or ("" if fault else waiting), fault))))
        self._effect.setVisible(bool(self._effect.text()))

    def _item(self, number: int, step: AdvisedStep, before: Sequence[str]) -> QListWidgetItem:
        # Cumulative, as each step was chosen on top of those before it; alone it may do less, which the ticks tell.
        usable = percent_text(step.shares.usable, 0)
        words = self.tr("{0}. {1} Then {2} are usable.").format(number, told(step.change.what), usable)
        if step.unmet:
            words = " ".join((words, self.tr("Not yet: {0}.").format(_listed(step.unmet))))
        elif before:
            words = " ".join((words, self.tr("All criteria hold.")))
        item = QListWidgetItem(words)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Unchecked)
        return item

    def _tick(self) -> None:
        # The old effect goes at once: it must never stand beside steps that it was not predicted for.
        steps = self.steps
        self._apply.setEnabled(bool(steps))
        self.show_effect(None)
        self.ticked.emit(steps)

    def _lay_out(self) -> None:
        self._list.hide()
        self._buttons.addButton(self._apply, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(heading_label(self.tr("As the plan is")))
        for widget in (self._now, self._said, self._bar):
            column.addWidget(widget)
        column.addWidget(self._list, 1)
        column.addStretch(0)  # while there is no list, nothing floats in its place
        column.addWidget(self._effect)
        column.addWidget(self._after)
        column.addWidget(self._buttons)


def _listed(criteria: Sequence[str]) -> str:
    return "; ".join(map(told, criteria))
