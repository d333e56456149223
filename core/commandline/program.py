"""The command line as a whole: which verb, what it returns, and how every end of it looks."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from core.commandline import compare, describe, ledger, rehearse, release
from core.commandline.terminal import Terminal, UnprintedError, open_streams, speak_utf8
from core.errors import EngineError
from core.project.plan_text import nearest
from core.version import VERSION

VERBS = (
    describe.VERB,
    compare.VERB,
    rehearse.VERB,
    release.VERB,
    ledger.VERB,
)

_UNHEARD = """\
The result could not be printed: {why}. What was written before is whole, and what was released is kept in the ledger. \
Print to another place."""

DONE, FAILED = 0, 1  # wrong usage is 2, given by argparse

_DESCRIPTION = """\
Private tables from your spreadsheet.

  reticent                  opens the window
  reticent PLAN             opens the window, on that plan
  reticent VERB ...         does one thing without a window"""

_EPILOG = """\
A first release, step by step:
  reticent describe people.xlsx -o people.reticent
  reticent compare people.reticent
  reticent release people.reticent -o tables.xlsx --budget 3

`reticent VERB --help` tells more about a verb."""


def main(argv: list[str] | None = None) -> int:
    """Do what the arguments say and return the exit status: 0 done, 1 refused or failed, 2 wrong usage."""
    words = sys.argv[1:] if argv is None else argv
    if words == ["--reader"]:  # how the frozen program starts the process that reads spreadsheets
        from core.sources.reading.child import main as answer  # noqa: PLC0415  run as a module, it must not be loaded twice

        return answer()
    open_streams()
    speak_utf8()
    try:
        arguments = _parser().parse_args(words)
    except SystemExit as stop:  # argparse leaves this way, for --help and for wrong usage
        return stop.code if isinstance(stop.code, int) else FAILED
    terminal = Terminal()
    try:
        status: int = arguments.run(arguments, terminal)
        terminal.finish()
    except EngineError as error:
        terminal.note(str(error))
        return FAILED
    except KeyboardInterrupt:
        terminal.note("Stopped.")
        return FAILED
    except (BrokenPipeError, UnprintedError) as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python would try once more at its end
        if isinstance(error, UnprintedError):  # else whoever read the result has read enough
            print(_UNHEARD.format(why=error.strerror), file=sys.stderr)
        return FAILED
    return status


def verb_names() -> tuple[str, ...]:
    """Return the first arguments that ask for the command line, not for the window."""
    return tuple(verb.name for verb in VERBS)


def unknown_word(word: str) -> str | None:
    """Return what is wrong with a first argument that is no verb, or None for a file or folder that is there.

    Args:
        word: the argument; with a dot or a slash in it, a file was meant, else a verb.
    """
    if os.path.exists(word):  # noqa: PTH110  a word too long for a name would be an OSError of Path
        return None
    if Path(word).suffix or Path(word).name != word:
        return f"There is no file “{word}”. Look for a slip in its name, or start in its folder."
    return f"There is no verb “{word}”. {nearest(word, verb_names(), otherwise='The verbs are:')}"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="reticent",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"reticent {VERSION}")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb in VERBS:
        summary = f"{verb.summary[0].upper()}{verb.summary[1:]}."
        child = verbs.add_parser(verb.name, help=verb.summary, description=summary, allow_abbrev=False)
        verb.declare(child)
        child.set_defaults(run=verb.run)
    return parser
