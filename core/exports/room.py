"""Whether a release can be kept and exported, decided from its size before anything is charged."""

from __future__ import annotations

import shutil
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from core.errors import LedgerFileError, NoRoomError, OutputError
from core.exports.exporter import Exporter, every, find
from core.release.size import ReleaseSize
from core.words import N_, joined

RESERVE = 16_000
"""Bytes of the disk left free, for folder entries and for other programs that write meanwhile."""


@dataclass(frozen=True, slots=True)
class Outlet:
    """The target of an export: a file or folder, and the key of the format, or what fills a template of the owner."""

    path: Path
    key: str | Exporter


def check_fits(size: ReleaseSize, ledger: Path, outlet: Outlet | None = None, rows: int = 0) -> None:
    """Refuse a release that the ledger's disk, the format or the disk of the export cannot hold.

    Args:
        size: of the release.
        ledger: the file that keeps the release.
        outlet: the target of the immediate export; None: no export yet.
        rows: number of rows read, once it is known; made-up records are as many more.

    Raises:
        LedgerFileError: if there is no room for the release in the ledger.
        OutputError: if the format cannot hold the release, or there is no room for the export.
    """
    if size.records is not None:
        size = replace(size, records=size.records + rows)
    kept, free = size.kept_bytes + RESERVE, _free(ledger)
    if free is not None and kept > free:
        why = N_("Error", "its disk has {free} free, and a release of this plan takes about {needed} there")
        cure = N_("Error", "Make room on it, or move the ledger to another disk.")
        raise LedgerFileError(str(ledger), why.format(free=_size_text(free), needed=_size_text(kept)), cure)
    if outlet is not None:
        find(outlet.key).check(size, str(outlet.path))
        _check_room(size, ledger, outlet)


def unfit_formats(size: ReleaseSize) -> tuple[str, ...]:
    """Return a sentence on the formats that cannot hold a release of that size, whatever the disk; () if all can."""
    titles = tuple(exporter.info.title for exporter in every() if not _can_hold(exporter.info.key, size))
    words = N_("Quote", "These formats are too small for it: {formats}. Export the release in another one.")
    return (words.format(formats=joined(", ", titles)),) if titles else ()


def _can_hold(key: str, size: ReleaseSize) -> bool:
    exporter = find(key)
    if exporter.info.needs_records and size.records is None:
        return True  # the format is not offered for such plans
    try:
        exporter.check(size, "")
    except OutputError:
        return False
    return True


def _check_room(size: ReleaseSize, ledger: Path, outlet: Outlet) -> None:
    needed, free = find(outlet.key).bytes(size) + RESERVE, _free(outlet.path)
    if _are_on_one_disk(ledger, outlet.path):
        needed += size.kept_bytes
    if free is not None and needed > free:
        raise NoRoomError(file=str(outlet.path), needed=_size_text(needed), free=_size_text(free))


def _free(path: Path) -> int | None:
    """Return the free bytes on the disk of `path`, which need not exist; None if the system does not know."""
    with suppress(OSError):
        return shutil.disk_usage(path.absolute().parent).free
    return None


def _are_on_one_disk(one: Path, other: Path) -> bool:
    with suppress(OSError):
        return one.absolute().parent.stat().st_dev == other.absolute().parent.stat().st_dev
    return True


def _size_text(n_bytes: int) -> str:
    """Return a size in words, such as "1.3 GB"."""
    if n_bytes < 1e6:
        return f"{n_bytes / 1e3:,.0f} kB"
    return f"{n_bytes / 1e9:,.1f} GB" if n_bytes >= 1e9 else f"{n_bytes / 1e6:,.1f} MB"
