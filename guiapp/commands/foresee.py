"""Predict one table as it would be published; free."""

from __future__ import annotations

from collections.abc import Callable

from core.front_door import ForeseenTable, TableChoice
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


def foresee(context: AppContext, table: TableChoice, then: Callable[[ForeseenTable], object]) -> Job:
    """Predict a table of the plan, or one that could be added; the caller shows a failure itself."""
    workspace = context.workspace
    engine, plan = workspace.engine, workspace.plan
    comparison = workspace.comparison if workspace.comparison_is_current else None
    what = words("Commands", "predicting a table")
    return context.runner.run_free(
        what, lambda progress: engine.foresee(plan, table, progress, comparison), then, quiet=True
    )
