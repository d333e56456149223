"""Entry point of the command line: parses the verb, runs it, and turns every outcome into an exit status."""

from __future__ import annotations

import gc
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from core.commandline.arguments import with_negative_lists
from core.commandline.terminal import Terminal, UnprintedError, open_streams, speak_utf8
from core.commandline.verbs import VERBS, verb_names
from core.errors import EngineError
from core.version import VERSION

_UNHEARD = """\
The result could not be printed: {why}. What was written before is whole, and what was released is kept in the ledger. \
Print to another place."""

DONE, FAILED = 0, 1
"""Exit statuses, next to argparse's 2 for wrong usage; scripts tell a refusal from a typing error by them."""

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
    """Run the verb in `argv` and return the exit status: 0 done, 1 refused or failed, 2 wrong usage."""
    words = sys.argv[1:] if argv is None else argv
    open_streams()
    speak_utf8()
    terminal = Terminal()
    try:
        # allow_abbrev=False in all parsers: a later option with that beginning would change what a script means.
        arguments = _parser(words).parse_args(with_negative_lists(words))
        _look_for_garbage()
        status: int = arguments.run(arguments, terminal)
        terminal.finish()
    except SystemExit as stop:  # argparse leaves this way, for --help and for wrong usage
        return stop.code if isinstance(stop.code, int) else FAILED
    except EngineError as error:
        terminal.note(str(error))
        return FAILED
    except KeyboardInterrupt:
        terminal.note("Stopped.")
        return FAILED
    except (BrokenPipeError, UnprintedError) as error:
        # Python flushes stdout at exit; on a broken pipe that prints a second error ("Exception ignored in …").
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, UnprintedError):  # a broken pipe means that the reader (such as head) has read enough
            print(_UNHEARD.format(why=error.strerror), file=sys.stderr)
        return FAILED
    return status


def _look_for_garbage() -> None:
    """Have Python look for garbage from now on if it does not, but among modules, which takes a tenth of the time."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def whole_parser() -> ArgumentParser:
    """Return the parser of all verbs with their arguments, of which a manual page and completions are made."""
    return _parser([verb.name for verb in VERBS])


def unknown_word(word: str) -> str | None:
    """Return the error message for a first argument that is not a verb; None for an existing file or folder.

    Args:
        word: the argument; a dot or a slash in it means that a file was meant, otherwise a verb.
    """
    if os.path.exists(word):  # noqa: PTH110  a word too long for a name would be an OSError of Path
        return None
    if Path(word).suffix or Path(word).name != word:
        return f"There is no file “{word}”. Look for a slip in its name, or start in its folder."
    from core.project.plan_text import nearest  # noqa: PLC0415  a plan, numpy and all, for nearly every other word

    return f"There is no verb “{word}”. {nearest(word, verb_names(), otherwise='The verbs are:')}"


def _parser(words: list[str]) -> ArgumentParser:
    """Return the parser of a command; verbs that are none of its words are listed, without their arguments."""
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
        if verb.name in words:
            loaded = verb.load()
            loaded.declare(child)
            child.set_defaults(run=loaded.run)
    return parser
