"""Comparison of a kept release with another one, from the Ledger page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.front_door import JOINED_KINDS, Joinable, JoinedReleases
from guiapp.commands import ledger as commands
from guiapp.desktop.notices import Tone
from guiapp.dialogs.file_dialogs import ask_kept_name
from guiapp.dialogs.joined_dialog import JoinedDialog
from guiapp.state.app_context import AppContext


class Comparer(QObject):
    """Looks for releases that can be compared with one, and shows two side by side.

    Args:
        context: has the ledger.
        page: the parent of the dialog.
    """

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page

    def compare(self, number: int) -> None:
        """Compare a release with another that shares an attribute; say so if there is none."""
        commands.find_joinable(self._context, number, lambda others: self._open(number, others))

    def _open(self, number: int, others: Sequence[Joinable]) -> None:
        if not others:
            words = self.tr("No other release in the ledger has an attribute and a category in common with no. {0}.")
            self._context.notices.say(words.format(number))
            return
        dialog = JoinedDialog(number, others, self._page)
        dialog.other_wanted.connect(
            lambda other: commands.join_releases(self._context, number, other, dialog.show_joined)
        )
        dialog.keep_wanted.connect(lambda joined: self._keep(dialog, joined))
        dialog.copied.connect(lambda words: self._context.notices.say(words, Tone.GOOD))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        dialog.ask()

    def _keep(self, dialog: JoinedDialog, joined: JoinedReleases) -> None:
        name = self.tr("Releases {0} and {1}").format(joined.first.number, joined.second.number)
        path = ask_kept_name(dialog, self._context.workspace.writing_folder / name, JOINED_KINDS)
        if path is not None:
            commands.save_joined(self._context, joined, path)
