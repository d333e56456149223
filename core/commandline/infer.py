"""reticent infer: how well readers of the tables could guess what is sensitive; costs nothing."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.commandline.arguments import add_json, add_ledger, add_plan, whole_from
from core.commandline.columns import aligned
from core.commandline.rehearse import WATERMARK
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.location import located
from core.errors import NoSourceError
from core.project.plan import Plan
from core.project.plan_file import load_plan
from core.session.inferring import Inference, InferredAttribute, TriedOn, infer, infer_made_up, infer_rehearsed
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from core.session.planned_release import plan_release

_WARNINGS = {
    TriedOn.ROWS: "FOR THE OWNER ONLY: these figures are exact facts about the rows. Do not publish them, and do not "
    "choose tables by them: take those of --made-up.",
    TriedOn.RECORDS: "These figures are of made-up records that have the released tables. They may be published.",
    TriedOn.REHEARSAL: f"{WATERMARK}. The figures say what the tables tell about made-up people, not about yours.",
}
"""Heads every output, JSON included: what may be done with the figures depends on whose they are."""

_MEANING = """\
This is what the tables say about people like these. It holds whether or not a person was in the data.
Differential privacy does not prevent it. Leaving out a table may."""


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    help_text = "a kept release, tried on the rows of the plan; default: a rehearsal; see reticent ledger releases"
    parser.add_argument("--release", type=whole_from(1), metavar="N", help=help_text)
    help_text = "try the release on its made-up records, not on the rows: such figures may be published"
    parser.add_argument("--made-up", action="store_true", help=help_text)
    add_ledger(parser)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    inference = _inference(arguments, load_plan(arguments.plan), terminal)
    if arguments.json:
        terminal.say_json({"release": arguments.release, **as_data(inference)})
        return 0
    terminal.say(_WARNINGS[inference.tried_on])
    terminal.say()
    if inference.attributes:
        terminal.say("How often a reader who knows all other attributes of a person guesses right:")
        terminal.say()
        rows = [
            (each.name, _percent(each.right), _percent(each.surest), _percent(each.most_frequent))
            for each in inference.attributes
        ]
        header = ("Attribute", "Guessed right", "Surest 10 %", "Most frequent value")
        terminal.say(aligned(header, rows, frozenset((1, 2, 3))))
        terminal.say()
    for attribute in inference.attributes:
        _say_owed(attribute, terminal)
    for name in inference.unpublished:
        terminal.say(f"No table has “{name}”: the tables say nothing about it.")
        terminal.say()
    terminal.say(_MEANING)
    return 0


def _inference(arguments: Namespace, plan: Plan, terminal: Terminal) -> Inference:
    progress = terminal.progress()
    if arguments.release is None:
        return infer_rehearsed(plan_release(plan, progress), progress)
    release = kept_release(open_ledger(arguments.ledger, make=arguments.ledger is None), arguments.release)
    if arguments.made_up:
        return infer_made_up(plan, release, progress)
    if not plan.source:
        raise NoSourceError(str(arguments.plan))
    return infer(plan, release, located(plan.source, arguments.plan.parent), progress)


def _say_owed(attribute: InferredAttribute, terminal: Terminal) -> None:
    if attribute.without:
        rows = [(_percent(each.right), "; ".join(each.tables)) for each in attribute.without]
        terminal.say(aligned(("Guessed right", f"“{attribute.name}”, without"), rows, frozenset((0,))))
        terminal.say()
    if attribute.missing:
        names = ", ".join(attribute.missing)
        terminal.say(f"In no table together with “{attribute.name}”, so of no help: {names}.")
        terminal.say()


def _percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


# Keys of the JSON results are read by programs of users: they are added to, never renamed.
def as_data(inference: Inference) -> dict[str, object]:
    """Return an inference as lists and dictionaries for JSON."""
    return {
        "warning": _WARNINGS[inference.tried_on],
        "tried_on": str(inference.tried_on),
        "attributes": [
            {
                "name": each.name,
                "guessed_right": each.right,
                "surest_tenth_right": each.surest,
                "most_frequent": each.most_frequent,
                "without": [
                    {"attributes": list(left.attributes), "tables": list(left.tables), "guessed_right": left.right}
                    for left in each.without
                ],
                "missing": list(each.missing),
            }
            for each in inference.attributes
        ],
        "unpublished": list(inference.unpublished),
    }


VERB = Verb(_declare, _run)
