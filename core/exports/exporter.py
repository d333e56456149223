"""The contract of an export format, and the register of formats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from core.errors import UnwritableOutputError
from core.release.release import Release
from core.release.size import ReleaseSize
from core.strategies.feasibility import Estimate
from core.words import N_, Tell

_NO_FORMAT = N_("Error", "no format of an export ends in “{suffix}”")
OTHER_FORMAT = N_("Error", "Choose another format, such as CSV files.")


@dataclass(frozen=True, slots=True)
class ExporterInfo:
    """The description of a format, for users.

    Attributes:
        key: its name on the command line, and the ending of a folder of that format there.
        title: its name in the window.
        hint: whom it is for, as shown in the window.
        suffix: of the file, with the dot; "" for a folder.
        is_folder: whether it writes a folder of files rather than one file.
        needs_records: whether it can only write releases that carry made-up records.
    """

    key: str
    title: str
    hint: str
    suffix: str
    is_folder: bool
    needs_records: bool = False


class Exporter(ABC):
    """Writes a release in one format; its only input is what may be published."""

    info: ClassVar[ExporterInfo]
    seconds_a_table: ClassVar[float] = 5e-4
    seconds_a_number: ClassVar[float] = 1.1e-5
    """Seconds per published table, and per number in it; measured by `tests/benchmarks/estimates.py`."""
    bytes_a_table: ClassVar[int] = 200
    bytes_a_number: ClassVar[tuple[int, int]] = (72, 125)
    """Bytes on disk per published table, and per number in it with its ±, interval etc.: (whole, with decimals)."""
    bytes_a_letter: ClassVar[float] = 1.0
    """Bytes on disk per byte of the labels of a number."""

    def seconds(self, size: ReleaseSize) -> float:
        """Return the estimated processor seconds."""
        return self.seconds_a_table * len(size.tables) + self.seconds_a_number * (size.cells + size.sums)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes on disk while writing, rather too high: a full disk fails after the charge."""
        letters = sum(table.letters * (table.cells + sum(table.sums)) for table in size.tables)
        numbers = self.bytes_a_number[not size.whole] * size.cells + self.bytes_a_number[True] * size.sums
        names = sum(2 * len(table.title) for table in size.tables)
        tables = self.bytes_a_table * len(size.tables) + names + 3 * size.statement_bytes
        return 20_000 + tables + numbers + int(self.bytes_a_letter * letters)

    def memory(self, size: ReleaseSize) -> int:  # noqa: ARG002  most formats are written line by line
        """Return the estimated bytes of memory for writing, beside the release itself."""
        return 0

    def estimate(self, size: ReleaseSize) -> Estimate:
        """Return time and memory of writing."""
        return Estimate(self.seconds(size), self.memory(size))

    def check(self, size: ReleaseSize, file: str) -> None:  # noqa: B027  most formats hold anything
        """Refuse sizes that the format cannot hold, whatever the numbers are; raises the errors of `write`."""

    @abstractmethod
    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write `release` to `target`, which does not exist yet; the caller makes it durable.

        Any format carries ε, claim, dataset and date of the statement; every file of a rehearsal, WATERMARK.

        Args:
            release: what is published.
            target: the file or folder.
            tell: translates texts for people; texts for programs are not translated.

        Raises:
            OSError: if the system refuses.
            UnwritableOutputError: if the format cannot hold the release.
        """


_EXPORTERS: dict[str, Exporter] = {}


def register(exporter: type[Exporter]) -> type[Exporter]:
    """Add an exporter to the register; a class decorator.

    Raises:
        ValueError: if its key is taken.
    """
    key = exporter.info.key
    if key in _EXPORTERS:
        raise ValueError(f"two exporters are called {key}")
    _EXPORTERS[key] = exporter()
    return exporter


def find(key: str | Exporter) -> Exporter:
    """Return the exporter called `key`, or `key` itself if it is one; KeyError if there is none."""
    return key if isinstance(key, Exporter) else _EXPORTERS[key]


def known_ending(file: Path, endings: Collection[str], cure: str) -> str:
    """Return the ending of a file name in lower case, with its dot; "" if it has none.

    Args:
        file: to be written.
        endings: those of the formats.
        cure: what to do where the file has another, such as .docx: in whichever format, no program would open it.

    Raises:
        UnwritableOutputError: if it has another.
    """
    ending = file.suffix.lower()
    if ending and ending not in endings:
        raise UnwritableOutputError(str(file), _NO_FORMAT.format(suffix=file.suffix), cure)
    return ending


def every() -> tuple[Exporter, ...]:
    """Return all exporters in the order of the list."""
    return tuple(_EXPORTERS.values())


def too_much_memory(needed: float, most: float) -> str:
    """Return the reason why a format that is written in memory does not fit."""
    words = N_("Error", "writing it would take {needed} GB of memory, and a program may take {most} GB here")
    return words.format(needed=f"{needed / 1e9:,.1f}", most=f"{most / 1e9:,.1f}")
