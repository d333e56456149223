"""reticent rehearse: releases of made-up data, at no cost, to see the noise before spending."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.commandline.arguments import add_json, add_plan, whole_from
from core.commandline.columns import aligned, counted, figures
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.project.plan_file import load_plan
from core.release.rehearsal import Rehearsal
from core.session.planned_release import plan_release
from core.session.rehearsing import rehearse

WATERMARK = "REHEARSAL: made-up data"
"""Heads every output of a rehearsal, JSON included, so that nobody takes made-up numbers for released ones."""

_HEADER = ("Table", "Predicted error", "Observed error", "Published error")


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    help_text = "how many releases to make; default: 10"
    parser.add_argument("--repeats", type=whole_from(1), default=10, metavar="N", help=help_text)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    # Ten repeats by default: even for a table of one cell, the observed deviation is then known to about a quarter.
    planned = plan_release(load_plan(arguments.plan), terminal.progress())
    rehearsal = rehearse(planned, arguments.repeats, terminal.progress())
    if arguments.json:
        terminal.say_json(as_data(rehearsal))
        return 0
    statement = rehearsal.release.statement
    terminal.say(f"{WATERMARK}. Nothing was spent and no data file was opened.")
    how = f"{statement.strategy}, {statement.budget} budget, {statement.recovery} recovery"
    tables, people = counted(len(rehearsal.tables), "table"), f"{rehearsal.people:,} made-up people"
    terminal.say(f"{rehearsal.repeats:,} × {tables} of {people} by {how}.")
    terminal.say()
    rows = [
        (table.title, figures(table.predicted), figures(table.observed), figures(table.published))
        for table in rehearsal.tables
    ]
    terminal.say(aligned(_HEADER, rows, frozenset((1, 2, 3))))
    terminal.say()
    terminal.say("Predicted, observed: standard deviation of one number before it is made non-negative and whole.")
    terminal.say("Published: how far one published number is off, on average.")
    return 0


def as_data(rehearsal: Rehearsal) -> dict[str, object]:
    """Return a rehearsal as lists and dictionaries for JSON."""
    statement = rehearsal.release.statement
    return {
        "warning": WATERMARK,
        "repeats": rehearsal.repeats,
        "people": rehearsal.people,
        "strategy": statement.strategy,
        "budget": statement.budget,
        "recovery": statement.recovery,
        "tables": [
            {
                "attributes": list(table.published.names),
                "predicted_standard_deviation": row.predicted,
                "observed_standard_deviation": row.observed,
                "mean_absolute_error": row.published,
                "covered": row.covered,
            }
            for table, row in zip(rehearsal.release.tables, rehearsal.tables, strict=True)
        ],
    }


VERB = Verb(_declare, _run)
