"""The contract of an export format, and the list that formats enter themselves in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from core.release.release import Release
from core.words import Tell


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
    seconds_a_number: ClassVar[float] = 2e-5
    """For each published table, and each cell of it; measured by `tests/benchmarks/estimates.py`."""

    def seconds(self, cells: Sequence[int]) -> float:
        """Return the estimated seconds of the processor for tables of so many cells each."""
        return self.seconds_a_table * len(cells) + self.seconds_a_number * sum(cells)

    def check_texts(self, texts: Iterable[str], file: str) -> None:  # noqa: B027  most formats hold any text
        """Refuse names and categories that the format cannot hold, whatever the numbers; raises as `write`."""

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
