"""Where tables are written and as what: the arguments that release and export-release share."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.commandline.terminal import Terminal
from core.errors import OutputExistsError
from core.exports.apart import check_apart
from core.exports.write import check_output, exporters


@dataclass(frozen=True, slots=True)
class Output:
    """The file or folder, the key of the format, and whether what is there is to be replaced."""

    path: Path
    key: str
    replace: bool


def add_output(parser: ArgumentParser) -> None:
    """Add -o and --format."""
    parser.add_argument("-o", dest="out", type=Path, metavar="OUT", required=True, help="the file or folder to write")
    formats = [info.key for info in exporters()]
    help_text = "default: by the ending of OUT, else xlsx; csv, parquet and records write a folder"
    parser.add_argument("--format", choices=formats, help=help_text)


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


def _format_of(out: Path) -> str:
    keys = [info.key for info in exporters()]
    ending = out.suffix.lower().removeprefix(".")
    return ending if ending in keys else keys[0]
