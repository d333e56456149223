"""What is handed to every page and every command: four things, by constructor."""

from __future__ import annotations

from dataclasses import dataclass

from guiapp.desktop.notices import Notices
from guiapp.desktop.settings import Settings
from guiapp.jobs.runner import JobRunner
from guiapp.state.workspace import Workspace


@dataclass(frozen=True, slots=True)
class AppContext:
    """The workspace, the place for background work, the bus for messages, and the settings."""

    workspace: Workspace
    runner: JobRunner
    notices: Notices
    settings: Settings
