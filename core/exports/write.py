"""Write a release to disk atomically, never replacing an input of the release, nor anything but an earlier export."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.atomic_write import sync_file, sync_folder
from core.errors import OutputExistsError, UnwritableOutputError
from core.exports import folder_pages
from core.exports.exporter import Exporter, ExporterInfo, every, find
from core.exports.room import Outlet
from core.release.release import Release
from core.staging import stage_in, swap
from core.words import N_, Tell

HALF_A_LETTER = N_("Error", "a name or a category is no text: it has half of a letter")
TYPE_IT = N_("Error", "Type it again in the plan. No format can hold it as it is.")
HALF_A_NAME = N_("Error", "its name is no text: it has half of a letter")
OTHER_NAME = N_("Error", "Choose another name.")


def exporters() -> tuple[ExporterInfo, ...]:
    """Return all formats, the default first."""
    return tuple(exporter.info for exporter in every())


def export(
    release: Release, path: Path, key: str | Exporter, replace: bool = False, tell: Tell = str
) -> tuple[Path, ...]:
    """Write `release` to `path` and return the files written.

    A draft is written to a hidden folder beside `path`, synced to the disk, and renamed into place, so that a crash or
    a full disk leaves either the old file or the new one. Swapping two folders takes two renames: a crash between them
    leaves the old folder inside the hidden one, and the next export beside it restores it.

    Args:
        release: what is published.
        path: the file, or the folder for formats that write one; an empty folder may always be replaced.
        key: of the format, or what fills a template of the owner.
        replace: whether an earlier file, or an earlier export in that folder, may be replaced.
        tell: translates texts for people, such as the statement; `str`: English.

    Returns:
        The file; for a folder all files in it, by name.

    Raises:
        OutputExistsError: if `path` exists and `replace` is False.
        UnwritableOutputError: if the system refuses, or a folder holds anything but an earlier export.
        KeyError: if there is no such format.
    """
    exporter = find(key)
    path = path.absolute()
    with _explained(path):
        _check_place(path, exporter, replace)
        return _write(exporter, release, path, tell)


def try_export(release: Release, outlet: Outlet) -> None:
    """Write a trial release beside the target and delete it; raises the errors of `export`."""
    path = outlet.path.absolute()
    with _explained(path), stage_in(path.parent) as stage:
        find(outlet.key).write(release, stage / path.name)


def check_output(path: Path, key: str | Exporter, replace: bool = False) -> None:
    """Refuse, before anything is spent, what `export` would refuse; arguments and errors are those of `export`."""
    path = path.absolute()
    with _explained(path):
        _check_place(path, find(key), replace)
        with stage_in(path.parent):
            pass


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Convert errors of the system, and of texts that cannot be encoded, to UnwritableOutputError."""
    try:
        yield
    except UnicodeEncodeError as error:  # an unpaired UTF-16 surrogate, as a broken clipboard may hold
        if _is_text(path):
            raise UnwritableOutputError(str(path), HALF_A_LETTER, TYPE_IT) from error
        shown = str(path).encode("utf-8", "replace").decode()
        raise UnwritableOutputError(shown, HALF_A_NAME, OTHER_NAME) from error
    except OSError as error:
        raise UnwritableOutputError(str(path), error.strerror or str(error)) from error


def _is_text(path: Path) -> bool:
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return False
    return True


def _check_place(path: Path, exporter: Exporter, replace: bool) -> None:
    if not path.parent.is_dir():
        why = N_("Error", "there is no folder {folder}").format(folder=path.parent)
        raise UnwritableOutputError(str(path), why, N_("Error", "Make it first, or choose another folder."))
    if not os.path.lexists(path) or (exporter.info.is_folder and path.is_dir() and not any(path.iterdir())):
        return
    if path.is_dir() != exporter.info.is_folder:
        why = (
            N_("Error", "a file of that name exists")
            if exporter.info.is_folder
            else N_("Error", "a folder of that name exists")
        )
        raise UnwritableOutputError(str(path), why, OTHER_NAME)
    if path.exists() and not (path.is_dir() or path.is_file()):  # renaming onto a device or a pipe would destroy it
        raise UnwritableOutputError(
            str(path), N_("Error", "that name belongs to something other than an ordinary file"), OTHER_NAME
        )
    if not replace:
        raise OutputExistsError(file=str(path))
    foreign = folder_pages.foreign_entry(path) if exporter.info.is_folder else None
    if foreign is not None:
        why = N_("Error", "the folder also holds “{entry}”, which is not from an earlier export")
        raise UnwritableOutputError(str(path), why.format(entry=foreign), OTHER_NAME)


def _write(exporter: Exporter, release: Release, path: Path, tell: Tell) -> tuple[Path, ...]:
    with stage_in(path.parent) as stage:
        draft = stage / path.name
        exporter.write(release, draft, tell)
        names = sorted(file.name for file in draft.iterdir()) if exporter.info.is_folder else []
        for file in [draft / name for name in names] or [draft]:
            sync_file(file)
        if path.is_dir():
            swap(draft, path, stage)
        else:
            draft.replace(path)
        sync_folder(path.parent)
    return tuple(path / name for name in names) or (path,)
