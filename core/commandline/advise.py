"""reticent advise: how useful the numbers would be, and which changes would make more of them usable; free."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.commandline.arguments import add_json, add_plan
from core.commandline.grade_words import grades_text, percent_text
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.project.criteria import listed
from core.project.plan_file import load_plan
from core.session.advising import Advice, advise


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    plan = load_plan(arguments.plan)
    advice = advise(plan, terminal.progress())
    if arguments.json:
        terminal.say_json(as_data(advice))
        return 0
    terminal.say(f"Of about {plan.people:,} people. No data was read.")
    terminal.say(f"{grades_text(advice.shares)}. Usable: {percent_text(advice.shares.usable)}.")
    if advice.unmet:
        terminal.say(f"Criteria that do not hold: {listed(advice.unmet)}.")
    terminal.say()
    for number, step in enumerate(advice.steps, start=1):
        terminal.say(f"{number}. {step.change.what} Then {percent_text(step.shares.usable)} are usable.")
        if step.unmet:
            terminal.say(f"   Not yet: {listed(step.unmet)}.")
        elif advice.unmet:
            terminal.say("   All criteria hold.")
    if not advice.steps:
        terminal.say(
            "That is enough: no change is advised." if advice.is_enough else "No change on offer would help enough."
        )
    else:
        terminal.say()
        terminal.say("Each step builds on those before it. Nothing was changed.")
    return 0


# Keys of the JSON results are read by programs of users: they are added to, never renamed.
def as_data(advice: Advice) -> dict[str, object]:
    """Return the advice as lists and dictionaries for JSON."""
    return {
        "usable": advice.shares.usable,
        "classes": dict(advice.shares.items()),
        "steps": [
            {
                "what": step.change.what,
                "edit": step.change.edit,
                "usable_after": step.shares.usable,
                "unmet_after": list(step.unmet),
            }
            for step in advice.steps
        ],
        "unmet": list(advice.unmet),
    }


VERB = Verb(_declare, _run)
