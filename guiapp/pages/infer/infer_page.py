"""The Inference page: how well readers of the tables could guess what is sensitive."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from core.front_door import Inference, TriedOn
from guiapp.commands.infer import infer
from guiapp.jobs.job import Job
from guiapp.models.inference_words import meaning_words
from guiapp.pages.infer.found_card import FoundCard
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.controls.buttons import allow_unless
from guiapp.widgets.controls.card import Card, points
from guiapp.widgets.controls.page_scroll import PageScroll
from guiapp.widgets.frame.empty_state import EmptyState


@register
class InferPage(Page):
    """The seventh page: before a release on made-up people, after it on the rows; free of charge."""

    key = "infer"
    icon_name = "infer"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._running: Job | None = None
        self._tried_on = QComboBox()
        self._tried_on.setObjectName("tried_on")
        self._tried_on.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # a release brings longer ones
        self._found = FoundCard()
        self._cards = QVBoxLayout()
        self._area = PageScroll(self._cards, self.tr("What could be inferred"))
        self._unmarked, self._waiting = EmptyState("infer"), EmptyState("infer")
        self._sides = QStackedWidget()
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Inference")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("See how well readers of the tables could guess a sensitive attribute of a person.")

    def locked_reason(self) -> str | None:
        """Return that no table is chosen; None once one is, also without a sensitive attribute."""
        # Nobody has to mark one: a lock would say that the way to a release leads through this page.
        plan = self.context.workspace.plan
        if not plan.tables and not plan.families:
            return self.tr("First choose at least one table on the Tables page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page: what was found is forgotten when it is of another plan, release or file than before."""
        if changes.plan or changes.release or changes.data:
            self._forget()
            self._offer(None if changes.release else self._tried_on.currentData())
            marked = bool(self.context.workspace.plan.sensitive)
            self.header.set_primary(self.tr("Work out") if marked else "", "play")
            self._sides.setCurrentWidget(self._area if marked else self._unmarked)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self._unmarked.set_words(
            self.tr("No attribute is sensitive yet"),
            self.tr("Mark what readers of the tables should not be able to guess, such as an income or a diagnosis."),
            self.tr("Go to {page}").format(page=self.tr("Attributes")),
        )
        self._waiting.set_words(
            self.tr("Not worked out yet"),
            self.tr(
                "Work out how many guesses would be right, beside those of somebody who has no tables. It is free."
            ),
        )
        meaning = Card(self.tr("What could be inferred"), "meaning_card", "flat")
        meaning.body.addWidget(QLabel(points(meaning_words()), wordWrap=True))
        label = QLabel(self.tr("&Try the tables on"))
        label.setBuddy(self._tried_on)
        choice = QHBoxLayout()
        choice.addWidget(label)
        choice.addWidget(self._tried_on)
        choice.addStretch(1)
        self._cards.setSpacing(16)
        self._cards.addWidget(meaning)
        self._cards.addLayout(choice)
        self._cards.addWidget(self._found)
        self._cards.addWidget(self._waiting, 1)
        self._cards.addStretch(0)
        self._sides.addWidget(self._area)
        self._sides.addWidget(self._unmarked)
        self.body.addWidget(self._sides, 1)

    def _connect(self) -> None:
        self.header.primary_clicked.connect(self._work_out)
        self._unmarked.clicked.connect(lambda: self.wanted.emit("attributes"))
        self._found.reached.connect(self._bring_into_sight)

    def _bring_into_sight(self, place: QRect) -> None:
        middle = self._found.pos() + place.center()
        self._area.ensureVisible(0, middle.y(), 0, 2 * place.height())

    # ------------------------------------------------------------ acting

    def _offer(self, chosen: str | None) -> None:
        """Offer what the tables can be tried on; what was `chosen` stays so if it can, else the first is."""
        workspace, release = self.context.workspace, self.context.workspace.release
        self._tried_on.clear()
        if release is not None and workspace.data_path is not None:
            self._tried_on.addItem(self.tr("the rows of the file, for your eyes only"), TriedOn.ROWS)
        if release is not None and release.records is not None:
            self._tried_on.addItem(self.tr("made-up records with the released tables"), TriedOn.RECORDS)
        self._tried_on.addItem(self.tr("made-up people, in a rehearsal"), TriedOn.REHEARSAL)
        self._tried_on.setCurrentIndex(max(self._tried_on.findData(chosen), 0))

    def _work_out(self) -> None:
        # A StrEnum stored as item data comes back as str (PySide6 6.10.3: QComboBox.addItem("", TriedOn.ROWS)).
        self._running = infer(self.context, TriedOn(self._tried_on.currentData()), self._show_found)
        if self._running is not None:
            self._running.ended.connect(self._end)
            allow_unless(self.header.primary, self.tr("It is being worked out."))

    def _show_found(self, found: Inference) -> None:
        self._waiting.hide()
        self._found.show_found(found)

    def _end(self) -> None:
        self._running = None
        allow_unless(self.header.primary)

    def _forget(self) -> None:
        if self._running is not None:
            self._running.drop()
        self._found.forget()
        self._waiting.show()
