"""Where tables are written and as what: the arguments that release and export-release share."""

from __future__ import annotations

import shlex
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.commandline.terminal import Terminal
from core.errors import OutputError, OutputExistsError
from core.exports.apart import check_apart
from core.exports.write import check_output, export, exporters
from core.privacy.ledger import Ledger
from core.release.release import Release


@dataclass(frozen=True, slots=True)
class Output:
    """The file or folder, the key of the format, and whether what is there is to be replaced."""

    path: Path
    key: str
    replace: bool


def add_output(parser: ArgumentParser) -> Action:
    """Add -o, which is returned, and --format."""
    help_text = "the file or folder to write"
    out = parser.add_argument("-o", dest="out", type=Path, metavar="OUT", required=True, help=help_text)
    formats = [info.key for info in exporters()]
    help_text = "default: by the ending of OUT, else xlsx; csv, parquet and records write a folder"
    parser.add_argument("--format", choices=formats, help=help_text)
    return out


def chosen_output(arguments: Namespace, inputs: Mapping[str, Path], terminal: Terminal) -> Output:
    """Return what the arguments ask for, having asked about replacing if need be.

    Args:
        arguments: with out, format and yes.
        inputs: what must not be overwritten; see `check_apart`.
        terminal: where to ask.

    Raises:
        OutputError: if it cannot be written.
    """
    out: Path = arguments.out
    key = arguments.format or _format_of(out)
    check_apart(out, inputs)
    try:
        check_output(out, key, replace=arguments.yes)
    except OutputExistsError:
        if not terminal.agrees(f"{out} exists already. Replace it?"):
            raise
        check_output(out, key, replace=True)
        return Output(out, key, replace=True)
    return Output(out, key, replace=arguments.yes)


def write_output(published: Release, output: Output, ledger: Ledger, terminal: Terminal) -> bool:
    """Write tables that the ledger keeps; if that fails, say how to write them again, and return False."""
    try:
        export(published, output.path, output.key, output.replace)
    except (OutputError, KeyboardInterrupt) as error:
        terminal.note(str(error) or "Stopped.")
        terminal.note(f"The charge to “{published.statement.dataset}” stands.")
        terminal.note(how_to_export(int(published.statement.reference), ledger))
        return False
    return True


def how_to_export(number: int, ledger: Ledger) -> str:
    """Return the sentence that says how kept tables are exported."""
    command = f"reticent ledger export-release {number} -o OUT --ledger {shlex.quote(str(ledger.path))}"
    return f"The tables are kept. Export them, at no cost: {command}"


def _format_of(out: Path) -> str:
    keys = [info.key for info in exporters()]
    ending = out.suffix.lower().removeprefix(".")
    return ending if ending in keys else keys[0]
