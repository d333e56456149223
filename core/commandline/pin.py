"""reticent release --pin: detect the reading layout and write it into the plan; releases nothing."""

from __future__ import annotations

import json
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from core.commandline.terminal import Terminal
from core.domain.location import located
from core.errors import NoSourceError
from core.project.plan_file import load_plan, save_plan
from core.sources.asking.pins import check_pinned, pinned, unpinned
from core.sources.asking.preview import preview

_HELP = "only write into PLAN what it leaves open of how the rows are read, as they suggest it; releases nothing"


def add_pin(parser: ArgumentParser, out: Action) -> None:
    """Add --pin, which makes `out` optional."""

    # argparse has no dependencies between options (bpo-11588), so the action itself changes `out`.
    class Pin(Action):
        def __call__(
            self,
            parser: ArgumentParser,  # noqa: ARG002  as argparse calls it
            namespace: Namespace,
            values: str | Sequence[Any] | None,  # noqa: ARG002  as argparse calls it
            option_string: str | None = None,  # noqa: ARG002  as argparse calls it
        ) -> None:
            out.required = False
            setattr(namespace, self.dest, True)

    parser.add_argument("--pin", action=Pin, nargs=0, default=False, help=_HELP)


def pin(arguments: Namespace, terminal: Terminal) -> int:
    """Write the detected layout into the plan, keeping its comments, and print it.

    Raises:
        UnpinnedLayoutError: if a part of the layout cannot be detected; the detected parts are written nevertheless.
    """
    plan = load_plan(arguments.plan)
    if not plan.source:
        raise NoSourceError(str(arguments.plan))
    source = located(plan.source, arguments.plan.parent)
    fields = unpinned(plan.source, plan.layout, plan.attributes)
    if not fields:
        terminal.note(f"{arguments.plan} leaves nothing open of how the rows are read.")
        return 0
    found = preview(source, plan.layout, terminal.progress()).layout
    values = {field: asdict(found)[field] for field in fields if asdict(found)[field] is not None}
    if values:
        plan = replace(plan, layout=pinned(plan.layout, found, tuple(values)))
        save_plan(plan, arguments.plan)
        terminal.note(f"Wrote into {arguments.plan}, as the rows suggest. Check it; nothing was released.")
        for field, value in values.items():
            terminal.say(f"{field} = {json.dumps(value, ensure_ascii=False)}")
    check_pinned(source, plan.layout, plan.attributes, terminal.progress())
    return 0
