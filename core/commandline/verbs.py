"""The verbs of the command line; what a verb needs is loaded when it is the one to run, half a second at most."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from core.commandline.verb import Verb


@dataclass(frozen=True, slots=True)
class ListedVerb:
    """One line of `reticent --help`.

    Attributes:
        name: as typed.
        summary: one line for the list of verbs.
        module: of this package; it calls the verb VERB.
        reads: whether it reads rows, of whatever it is asked.
        counts: whether it counts them.
        previews: whether its first argument is a file that it looks at first.
    """

    name: str
    summary: str
    module: str
    reads: bool = False
    counts: bool = False
    previews: bool = False

    def load(self) -> Verb:
        """Return the verb."""
        with ended_by_ctrl_c():
            return cast("Verb", import_module(f".{self.module}", __package__).VERB)


# In the order of a first release, from describe to infer; `--help` lists them so.
VERBS = (
    ListedVerb(
        "describe",
        "sheets, columns and kinds of a file; with -o, a plan to start from",
        "describe",
        reads=True,
        previews=True,
    ),
    ListedVerb("plan", "change a plan: plan set PLAN --attribute age --bins 0,18,65; keeps its comments", "plan_set"),
    ListedVerb("suggest", "which tables tell most: chosen privately, charges the ledger", "suggest", reads=True),
    ListedVerb("compare", "strategies × budgets × tables, from the plan alone; opens no data file", "compare"),
    ListedVerb("seek", "the least cost for a wanted accuracy, whatever the strategy; opens no data file", "seek"),
    ListedVerb("advise", "how useful the numbers would be, and what would help; opens no data file", "advise"),
    ListedVerb("rehearse", "releases of made-up data, watermarked and free", "rehearse"),
    ListedVerb(
        "release", "the tables, with noise, once: charges the ledger and writes OUT", "release", reads=True, counts=True
    ),
    ListedVerb("ask", "how many people are ...? from a kept release, free; or in a round that pays", "ask"),
    ListedVerb("map", "a private map of two columns: charges the ledger, and publishes it", "map_places", reads=True),
    ListedVerb("infer", "how well readers of the tables could guess what is sensitive; free", "infer"),
    ListedVerb("ledger", "budgets, what was spent, what is left", "ledger"),
)


def verb_names() -> tuple[str, ...]:
    """Return the first arguments that start the command line; any other starts the window."""
    return tuple(verb.name for verb in VERBS)


@contextmanager
def ended_by_ctrl_c() -> Iterator[None]:
    """Have Ctrl-C, which would show code while modules are loaded, end the program."""
    usual = signal.getsignal(signal.SIGINT)
    # Not so in the background, where shells have it ignored.
    is_heard = usual is signal.default_int_handler
    if is_heard:
        signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        if is_heard:
            signal.signal(signal.SIGINT, usual)


def _stop(_signal: int, _frame: object) -> None:
    # Nothing was begun. An exception, raised within an import, may be taken for a missing library there.
    os.write(2, b"Stopped.\n")
    os._exit(1)
