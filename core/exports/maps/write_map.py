"""Write a map in the format of the file's ending, in one step that survives a crash."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from core.atomic_write import check_apart, write_atomically
from core.errors import UnwritableOutputError
from core.errors.map_errors import MapStandsError
from core.exports.maps.csv_boxes import CSV
from core.exports.maps.geojson import GEOJSON
from core.exports.maps.map_format import MapFormat
from core.exports.maps.map_workbook import WORKBOOK
from core.exports.maps.svg_picture import SVG
from core.release.published_map import PublishedMap
from core.words import N_, Tell

MAP_FORMATS: tuple[MapFormat, ...] = (WORKBOOK, CSV, GEOJSON, SVG)
"""All formats, the default first."""
NO_INPUTS: Mapping[str, Path] = MappingProxyType({})
"""Nothing that may not be replaced."""
STATEMENT = ".statement.txt"
"""Suffix of a statement beside a file that has no room for it."""


def map_format(path: Path) -> MapFormat:
    """Return the format of a file name.

    Raises:
        UnwritableOutputError: if there is none.
    """
    for each in MAP_FORMATS:
        if path.suffix.lower() == each.suffix:
            return each
    why = N_("Error", "a map can be written as {endings}").format(endings=", ".join(e.suffix for e in MAP_FORMATS))
    raise UnwritableOutputError(str(path), why, N_("Error", "Choose another name."))


def check_map_output(path: Path, replace: bool = False, inputs: Mapping[str, Path] = NO_INPUTS) -> None:
    """Refuse, before anything is spent, what `write_map` would refuse; see there.

    Args:
        path: the file.
        replace: whether an earlier file may be replaced.
        inputs: files that may not be; see `check_apart`.
    """
    _check(_files(path, map_format(path).needs_statement), replace, inputs)


def _check(files: tuple[Path, ...], replace: bool, inputs: Mapping[str, Path]) -> None:
    for file in files:
        check_apart(file, inputs)
    folder = files[0].parent
    if not folder.is_dir():
        why = N_("Error", "there is no folder {folder}").format(folder=folder)
        raise UnwritableOutputError(str(files[-1]), why, N_("Error", "Make it first, or choose another folder."))
    for file in files:
        if file.exists() and not replace:
            raise MapStandsError(file=str(file))


def _files(path: Path, needs_statement: bool) -> tuple[Path, ...]:
    """Return the file of the statement, if it is one of its own, and that of the boxes."""
    return (path.with_suffix(STATEMENT), path) if needs_statement else (path,)


def write_painted(
    published: PublishedMap,
    path: Path,
    content: bytes,
    replace: bool = False,
    tell: Tell = str,
) -> None:
    """Write a picture that somebody has painted, with the statement in a file beside it; errors as of `write_map`.

    Args:
        published: the map.
        path: the file.
        content: of the picture.
        replace: whether earlier files may be replaced.
        tell: translates texts for people; `str`: English.
    """
    files = _files(path, needs_statement=True)
    _check(files, replace, NO_INPUTS)
    _write_statement(published, files[0], tell)
    write_atomically(path, content)


def write_map(published: PublishedMap, path: Path, replace: bool = False, tell: Tell = str) -> None:
    """Write a map.

    Args:
        published: the map.
        path: the file; its ending is that of one of `MAP_FORMATS`. A statement beside it counts as a part of it.
        replace: whether an earlier file may be replaced.
        tell: translates texts for people; `str`: English.

    Raises:
        MapStandsError: if the file exists and `replace` is False.
        UnwritableOutputError: if there is no such format, or the system refuses.
    """
    check_map_output(path, replace)
    kind = map_format(path)
    if kind.needs_statement:
        _write_statement(published, _files(path, needs_statement=True)[0], tell)
    write_atomically(path, kind.content(published, tell))


def _write_statement(published: PublishedMap, file: Path, tell: Tell) -> None:
    lines = (tell(line) for line in (published.facts.name, *published.statement))
    write_atomically(file, "\n\n".join(lines).encode("utf-8-sig"))
