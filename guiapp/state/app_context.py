"""The context that every page and command receives."""

from __future__ import annotations

from dataclasses import dataclass

from guiapp.desktop.notices import Notices
from guiapp.desktop.settings import Settings
from guiapp.jobs.runner import JobRunner
from guiapp.state.workspace import Workspace


@dataclass(frozen=True, slots=True)
class AppContext:
    """Workspace, job runner, message bus and settings."""

    workspace: Workspace
    runner: JobRunner
    notices: Notices
    settings: Settings
