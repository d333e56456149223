"""Output arguments of release, complete and export-release: the path and the format of the tables."""

from __future__ import annotations

import shlex
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.commandline.terminal import Terminal
from core.errors import OutputError, OutputExistsError
from core.exports.write import check_apart, check_output, export, exporters
from core.privacy.ledger import Ledger
from core.release.release import Release


@dataclass(frozen=True, slots=True)
class Output:
    """The file or folder, the key of the format, and whether to replace an existing one."""

    path: Path
    key: str
    replace: bool


def add_output(parser: ArgumentParser) -> Action:
    """Add -o and --format; return the action of -o, which some verbs make optional."""
    help_text = "the file or folder to write"
    out = parser.add_argument("-o", dest="out", type=Path, metavar="OUT", required=True, help=help_text)
    formats = [info.key for info in exporters()]
    *folders, last = (info.key for info in exporters() if info.is_folder)
    help_text = f"default: by the ending of OUT, else {formats[0]}; {', '.join(folders)} and {last} write a folder"
    parser.add_argument("--format", choices=formats, help=help_text)
    return out


def chosen_output(arguments: Namespace, inputs: Mapping[str, Path], terminal: Terminal) -> Output:
    """Return the requested output; ask before an existing file is replaced.

    Args:
        arguments: with out, format and yes.
        inputs: files that must not be overwritten; see `check_apart`.
        terminal: where to ask.

    Raises:
        OutputError: if the output cannot be written. Checked before the charge, which a failed export does not undo.
    """
    out: Path = arguments.out
    key = arguments.format or _format_of(out)
    check_apart(out, inputs)
    # --yes replaces without asking; an output that cannot be written is refused in either case.
    try:
        check_output(out, key, replace=arguments.yes)
    except OutputExistsError:
        if not terminal.agrees(f"{out} exists already. Replace it?"):
            raise
        check_output(out, key, replace=True)
        return Output(out, key, replace=True)
    return Output(out, key, replace=arguments.yes)


def write_output(published: Release, output: Output, ledger: Ledger, terminal: Terminal) -> bool:
    """Write tables that the ledger keeps; on failure print how to export them again, and return False."""
    try:
        export(published, output.path, output.key, output.replace)
    except (OutputError, KeyboardInterrupt) as error:
        terminal.note(str(error) or "Stopped.")
        terminal.note(f"The charge to “{published.statement.dataset}” stands.")
        terminal.note(how_to_export(int(published.statement.reference), ledger))
        return False
    return True


def how_to_export(number: int, ledger: Ledger) -> str:
    """Return the sentence with the command that exports kept tables."""
    command = f"reticent ledger export-release {number} -o OUT --ledger {shlex.quote(str(ledger.path))}"
    return f"The tables are kept. Export them, at no cost: {command}"


def _format_of(out: Path) -> str:
    # An unknown ending gets the first format of the list, xlsx, as the help says.
    keys = [info.key for info in exporters()]
    ending = out.suffix.lower().removeprefix(".")
    return ending if ending in keys else keys[0]
