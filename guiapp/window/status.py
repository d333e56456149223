"""The status bar: dataset, budget left, and running jobs."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QStatusBar

from core.front_door import DatasetAccount, EngineError
from guiapp.desktop.account_words import left_words
from guiapp.desktop.language import told
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.frame.job_strip import JobStrip


class Status(QObject):
    """Fills a status bar."""

    def __init__(self, bar: QStatusBar, context: AppContext) -> None:
        super().__init__(bar)
        self._context = context
        self._jobs: list[Job] = []
        self._accounts: dict[str, DatasetAccount] | None = {}
        self._left = QLabel()
        self._left.setObjectName("budget_left")
        self._strip = JobStrip()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._strip)
        bar.addPermanentWidget(self._left)
        context.workspace.changed.connect(self._show_left)
        context.runner.started.connect(self._begin)
        self._strip.stop_clicked.connect(self._stop)
        self._show_left(Changes.everything())

    def _show_left(self, changes: Changes) -> None:
        # Cached: the bar is updated at every edit, and reading the ledger checks every seal.
        if changes.ledger:
            self._accounts = self._read_accounts()
        self._left.setText(self._left_words())

    def _read_accounts(self) -> dict[str, DatasetAccount] | None:
        ledger = self._context.workspace.ledger
        try:
            return {} if ledger is None else {account.name: account for account in ledger.datasets()}
        except EngineError:  # the Ledger page shows the error; the status bar has no room for it
            return None

    def _left_words(self) -> str:
        workspace = self._context.workspace
        if workspace.ledger is None or not workspace.dataset:
            return ""
        if self._accounts is None:
            return self.tr("The ledger cannot be used")
        account = self._accounts.get(workspace.dataset)
        if account is None:
            return self.tr("“{dataset}” has no budget yet").format(dataset=workspace.dataset)
        return self.tr("“{dataset}”: {left} left of {total}").format(
            dataset=account.name, left=left_words(account), total=told(account.total_text)
        )

    def _begin(self, job: Job) -> None:
        self._jobs.append(job)
        self._strip.begin(job.what)
        job.progressed.connect(self._strip.advance)
        job.stopping.connect(self._show_stopping)
        job.ended.connect(lambda: self._end(job))

    def _end(self, job: Job) -> None:
        self._jobs.remove(job)
        if not self._jobs:
            self._strip.end()

    def _stop(self) -> None:
        for job in self._jobs:
            job.cancel()

    def _show_stopping(self) -> None:
        """Show that the job is stopping, unless another job is running."""
        if all(job.is_cancelling for job in self._jobs):
            self._strip.stopping()
