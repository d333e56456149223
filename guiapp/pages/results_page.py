"""The Results page: released tables with margins of error, and their export."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from core.front_door import Release
from guiapp.desktop.language import told
from guiapp.desktop.notices import Tone
from guiapp.dialogs.release_reader import ReleaseReader
from guiapp.pages.file_questions import ask_export, ask_save_as
from guiapp.pages.page import Page, register
from guiapp.pages.question_run import QuestionRun
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import round_locked_reason
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import muted_label


# The release is read from the ledger or just made; the page cannot tell, and need not.
@register
class ResultsPage(Page):
    """The sixth page: released tables with margins of error, and their export."""

    key = "results"
    icon_name = "results"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._claim = muted_label(name="release_claim")
        self._reader = ReleaseReader()
        self._questions = button(self.tr("Further questions…"), "further_questions", "search")
        self.header.add_action(self._questions)
        self.header.set_primary(self.tr("Export…"), "export")
        self.header.primary_clicked.connect(self._export)
        self._questions.clicked.connect(lambda: QuestionRun(context, self).open())
        self._reader.copied.connect(lambda words: context.notices.say(words, Tone.GOOD))
        self._reader.keep_wanted.connect(self._keep)
        self.body.addWidget(self._claim)
        self.body.addWidget(self._reader, 1)

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Results")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Read the released tables with their margin of error, and export them.")

    def locked_reason(self) -> str | None:
        """Return that nothing is released or opened yet; None once tables are there."""
        if self.context.workspace.release is None:
            return self.tr("Release the tables first; they appear here.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        release = self.context.workspace.release
        allow_unless(self._questions, round_locked_reason(self.context.workspace) or "")
        if changes.release:
            self._reader.show_release(release, self.context.workspace.plan.tables)
            self._show_claim(release)

    def _show_claim(self, release: Release | None) -> None:
        """Name the release and its guarantee in one line, to leave height to the tables; its tip is the claim."""
        if release is None:
            self._claim.clear()
            return
        statement = release.statement
        short = self.tr("{0}: entry {1} of the ledger. Differentially private with {2}.")
        self._claim.setText(short.format(told(release.name), statement.reference, told(statement.cost_text)))
        claim = told(statement.claim)
        self._claim.setToolTip(claim)
        self._claim.setAccessibleDescription(claim)

    def _export(self) -> None:
        release = self.context.workspace.release
        if release is not None:
            ask_export(self, release)

    def _keep(self) -> None:
        reader = self._reader.reader
        ask_save_as(self, reader.name, reader.kinds, reader.file)
