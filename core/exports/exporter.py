"""The contract of an export format, and the list that formats enter themselves in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from core.release.release import Release
from core.release.size import ReleaseSize
from core.strategies.feasibility import Estimate
from core.words import N_, Tell

OTHER_FORMAT = N_("Error", "Choose another format, such as CSV files.")


@dataclass(frozen=True, slots=True)
class ExporterInfo:
    """What a user needs to choose a format.

    Attributes:
        key: its name on the command line.
        title: its name in the window.
        hint: who it is for, as the window says it.
        suffix: with the dot; "" for a folder.
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
    """Writes a release in one format; sees nothing but what may be published."""

    info: ClassVar[ExporterInfo]
    seconds_a_table: ClassVar[float] = 5e-4
    seconds_a_number: ClassVar[float] = 1.1e-5
    """For each published table, and each number in it; measured by `tests/benchmarks/estimates.py`."""
    bytes_a_table: ClassVar[int] = 200
    bytes_a_number: ClassVar[tuple[int, int]] = (72, 125)
    """On the disk, for each published table, and each number in it with all that is said of it: whole, or not."""
    bytes_a_letter: ClassVar[float] = 1.0
    """For each byte of the labels of a number."""

    def seconds(self, size: ReleaseSize) -> float:
        """Return the estimated seconds of the processor."""
        return self.seconds_a_table * len(size.tables) + self.seconds_a_number * (size.cells + size.sums)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes of the disk while it is written; rather too many than too few."""
        letters = sum(table.letters * (table.cells + sum(table.sums)) for table in size.tables)
        numbers = self.bytes_a_number[not size.whole] * size.cells + self.bytes_a_number[True] * size.sums
        names = sum(2 * len(table.title) for table in size.tables)
        tables = self.bytes_a_table * len(size.tables) + names + 3 * size.statement_bytes
        return 20_000 + tables + numbers + int(self.bytes_a_letter * letters)

    def memory(self, size: ReleaseSize) -> int:  # noqa: ARG002  most formats are written line by line
        """Return the estimated bytes of memory that writing takes besides the release."""
        return 0

    def estimate(self, size: ReleaseSize) -> Estimate:
        """Return what writing takes."""
        return Estimate(self.seconds(size), self.memory(size))

    def check(self, size: ReleaseSize, file: str) -> None:  # noqa: B027  most formats hold anything
        """Refuse, whatever the numbers will be, what the format cannot hold; raises as `write`."""

    @abstractmethod
    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write `release` to `target`, where there is nothing yet; making it durable is the caller's work.

        Args:
            release: what is published.
            target: the file or folder.
            tell: says what people read in their language; what programs read is the same in every language.

        Raises:
            OSError: if the system refuses.
            UnwritableOutputError: if the format cannot hold the release.
        """


_EXPORTERS: dict[str, Exporter] = {}


def register(exporter: type[Exporter]) -> type[Exporter]:
    """Enter an exporter in the list.

    Raises:
        ValueError: if its key is taken.
    """
    key = exporter.info.key
    if key in _EXPORTERS:
        raise ValueError(f"two exporters are called {key}")
    _EXPORTERS[key] = exporter()
    return exporter


def find(key: str) -> Exporter:
    """Return the exporter called `key`; KeyError if there is none."""
    return _EXPORTERS[key]


def every() -> tuple[Exporter, ...]:
    """Return all exporters in the order of the list."""
    return tuple(_EXPORTERS.values())


def too_much_memory(needed: float, most: float) -> str:
    """Return why a format whose writer keeps all in memory cannot be written."""
    words = N_("Error", "writing it would take {needed} GB of memory, and a program may take {most} GB here")
    return words.format(needed=f"{needed / 1e9:,.1f}", most=f"{most / 1e9:,.1f}")
