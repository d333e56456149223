"""Say how useful the tables of a plan have to be, and take what helps; nothing here reads a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from core.front_door import Acceptance, Advice, AdvisedStep, Plan, ProposedTables, StepsEffect, with_steps
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


def set_people(context: AppContext, people: int | None) -> None:
    """Set about how many people there are, from a public source; None: the plan does not say."""
    plan = replace(context.workspace.plan, people=people)
    # together: typing sends a number per digit, which one undo should take back.
    context.workspace.edit(plan, words("Commands", "number of people"), together=True)


def set_acceptance(context: AppContext, acceptance: Acceptance) -> None:
    """Set the criteria that have to hold before a release."""
    workspace = context.workspace
    workspace.edit(replace(workspace.plan, acceptance=acceptance), words("Commands", "change of criteria"))


def propose_tables(context: AppContext) -> None:
    """Put the tables into the plan that are proposed for its attributes, and say how useful they would be."""
    engine, workspace = context.workspace.engine, context.workspace
    plan, what = workspace.plan, words("Commands", "proposing tables")

    def take(found: ProposedTables | None) -> None:
        if found is None or workspace.plan != plan:  # of another plan than the one it was asked for
            return
        workspace.edit(found.plan, words("Commands", "proposed tables"))
        context.notices.say(_proposed_words(found), Tone.GOOD if found.is_enough else Tone.INFO)

    context.runner.run_free(what, lambda progress: engine.propose_tables(plan, progress), take)


def _proposed_words(found: ProposedTables) -> str:
    """Return how many tables there are, and which part of their numbers would be usable for how many people."""
    said = words(
        "Commands", "{tables} tables proposed: with {people} people, {usable} of the numbers would be good or fair."
    )
    counts = {"tables": whole_text(len(found.plan.workload().tables)), "people": whole_text(found.people)}
    helps = "" if found.is_enough else words("Commands", "“Make it usable” tells what would help.")
    return " ".join(filter(None, (said.format(**counts, usable=percent_text(found.shares.usable, 0)), helps)))


def advise(context: AppContext, then: Callable[[Advice], object]) -> Job:
    """Look for changes that make more numbers usable; the caller shows a failure itself."""
    engine, plan = context.workspace.engine, context.workspace.plan
    what = words("Commands", "looking for what helps")
    return context.runner.run_free(what, lambda progress: engine.advise(plan, progress), then, quiet=True)


def predict_steps(
    context: AppContext, plan: Plan, steps: Sequence[AdvisedStep], then: Callable[[StepsEffect], object]
) -> Job:
    """Predict what some steps do together to the plan that was advised; the caller shows a failure itself."""
    engine = context.workspace.engine
    what = words("Commands", "comparing strategies")
    return context.runner.run_free(what, lambda progress: engine.predict_steps(plan, steps, progress), then, quiet=True)


def apply_steps(context: AppContext, steps: Sequence[AdvisedStep]) -> None:
    """Change the plan by some steps of its advice, as one edit, and say what was changed."""
    workspace = context.workspace
    workspace.edit(with_steps(workspace.plan, steps), words("Commands", "making it usable"))
    undo = partial(workspace.undo_to, workspace.last_step)
    said = words("Commands", "Applied: {steps}").format(steps=" ".join(told(step.change.what) for step in steps))
    context.notices.say(said, Tone.GOOD, words("Commands", "Undo"), undo)
