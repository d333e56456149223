"""Output arguments of release, complete and export-release: the path, and the format or the template of the tables."""

from __future__ import annotations

import shlex
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.atomic_write import check_apart
from core.commandline.terminal import Terminal
from core.domain.location import Location
from core.errors import NoRecordsError, OutputError, OutputExistsError
from core.errors.output_errors import UnshownError
from core.exports.exporter import find, known_ending
from core.exports.write import check_output, export, exporters
from core.privacy.ledger import Ledger
from core.project.plan import Plan
from core.release.release import Release
from core.release.size import ReleaseSize
from core.words import N_

if TYPE_CHECKING:
    from core.exports.template.template_file import TemplateFile

NAME_ONE = N_("Error", "Choose one of {endings}, or name the format with --format.")


@dataclass(frozen=True, slots=True)
class Output:
    """The file or folder, the format (its key, or what fills a template), and whether to replace an existing one."""

    path: Path
    key: str | TemplateFile
    replace: bool


def add_output(parser: ArgumentParser) -> Action:
    """Add -o, --format and --template; return the action of -o, which some verbs make optional."""
    help_text = "the file or folder to write"
    out = parser.add_argument("-o", dest="out", type=Path, metavar="OUT", required=True, help=help_text)
    formats = [info.key for info in exporters()]
    *folders, last = (info.key for info in exporters() if info.is_folder)
    help_text = (
        f"default: by the ending of OUT, {formats[0]} if it has none; {', '.join(folders)} and {last} write a folder"
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--format", choices=formats, help=help_text)
    help_text = "a workbook of your own (xlsx), to be filled in: {{Age × Sex}} in a cell, or a range named Age_Sex"
    either.add_argument("--template", type=Path, metavar="FILE", help=help_text)
    return out


def chosen_output(arguments: Namespace, inputs: Mapping[str, Location], terminal: Terminal) -> Output:
    """Return the requested output; ask before an existing file is replaced.

    Args:
        arguments: with out, format and yes.
        inputs: files that must not be overwritten; see `check_apart`.
        terminal: where to ask.

    Raises:
        OutputError: if the output cannot be written. Checked before the charge, which a failed export does not undo.
    """
    out: Path = arguments.out
    # First, as inputs have endings that no format has: what would be lost says more.
    check_apart(out, inputs if arguments.template is None else {**inputs, "the template": arguments.template})
    key = _format(arguments)
    # --yes replaces without asking; an output that cannot be written is refused in either case.
    try:
        check_output(out, key, replace=arguments.yes)
    except OutputExistsError:
        if not terminal.agrees(f"{out} exists already. Replace it?"):
            raise
        check_output(out, key, replace=True)
        return Output(out, key, replace=True)
    return Output(out, key, replace=arguments.yes)


def write_output(
    published: Release, output: Output, ledger: Ledger, terminal: Terminal, told: tuple[str, ...] = ()
) -> bool:
    """Write tables that the ledger keeps; on failure print how to export them again, and return False.

    Args:
        published: the tables.
        output: where they go.
        ledger: that keeps them.
        terminal: where it is said.
        told: sentences on a template that were printed before; what else stays out of it is said after writing.
    """
    try:
        export(published, output.path, output.key, output.replace)
    except (OutputError, KeyboardInterrupt) as error:
        terminal.note(str(error) or "Stopped.")
        terminal.note(f"The charge to “{published.statement.dataset}” stands.")
        terminal.note(how_to_export(int(published.statement.reference), ledger))
        return False
    for note in () if isinstance(output.key, str) else output.key.notes(published):
        if note not in told:
            terminal.note(note)
    return True


def how_to_export(number: int, ledger: Ledger) -> str:
    """Return the sentence with the command that exports kept tables."""
    command = f"reticent ledger export-release {number} -o OUT --ledger {shlex.quote(str(ledger.path))}"
    return f"The tables are kept. Export them, at no cost: {command}"


def check_records(output: Output, plan: Plan) -> None:
    """Refuse, before the charge, a format of made-up records for a plan that makes none, or hides numbers.

    Raises:
        NoRecordsError: if there will be no records.
        UnshownError: if they would tell what the tables do not show.
    """
    if not find(output.key).info.needs_records:
        return
    if not plan.makes_records():
        raise NoRecordsError(file=str(output.path))
    if plan.publication.hide_below:
        raise UnshownError(file=str(output.path))


def check_template(output: Output, size: ReleaseSize, terminal: Terminal) -> tuple[str, ...]:
    """Refuse a template that cannot be filled with a release of that size; print, and return, what stays out of it.

    Raises:
        TemplateError: naming sheet and cell.
    """
    if isinstance(output.key, str):
        return ()
    output.key.check(size, str(output.path))
    notes = output.key.notes(size)
    for note in notes:
        terminal.note(note)
    return notes


def _format(arguments: Namespace) -> str | TemplateFile:
    out: Path = arguments.out
    if arguments.template is None:
        return arguments.format or _format_of(out)
    from core.exports.template.template_file import TemplateFile  # noqa: PLC0415  few fill a template, and it loads slowly

    return TemplateFile.to_fill(arguments.template, out)


def _format_of(out: Path) -> str:
    keys = {info.suffix or f".{info.key}": info.key for info in exporters()}
    ending = known_ending(out, keys, NAME_ONE.format(endings=", ".join(keys)))
    return keys[ending] if ending else next(iter(keys.values()))
