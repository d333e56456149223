"""Work out how well readers of tables could guess what is sensitive; free of charge, and nothing of it is written."""

from __future__ import annotations

from collections.abc import Callable

from core.front_door import Inference, TriedOn
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


def infer(context: AppContext, tried_on: TriedOn, then: Callable[[Inference], object]) -> Job | None:
    """Try the tables on rows, on made-up records or in a rehearsal; None if there is no release or no file for that.

    Args:
        context: has the plan, the release and the file.
        tried_on: whose attributes are guessed.
        then: receives the result.
    """
    workspace, runner = context.workspace, context.runner
    engine, plan, release, path = workspace.engine, workspace.plan, workspace.release, workspace.data_path
    what = words("Commands", "working out what could be inferred")
    if tried_on is TriedOn.REHEARSAL:
        planned = workspace.planner()
        return runner.run_free(what, lambda progress: engine.infer_rehearsed(planned(progress), progress), then)
    if release is None:
        return None
    if tried_on is TriedOn.RECORDS:
        return runner.run_free(what, lambda progress: engine.infer_made_up(plan, release, progress), then)
    if path is None:
        return None
    return runner.read(what, lambda progress: engine.infer(plan, release, path, progress), then)
