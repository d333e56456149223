"""The contract of a verb of the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from core.commandline.terminal import Terminal


@dataclass(frozen=True, slots=True)
class Verb:
    """What a verb's module calls VERB.

    Attributes:
        declare: adds the arguments to the verb's parser.
        run: runs it and returns the exit status; raises EngineError for causes that the user can fix.
    """

    declare: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Terminal], int]
