"""What releases say in a script, at no cost: two of them side by side, and what could be inferred from one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING

from core.library.ledgers import number_of, opened_ledger, path_of
from core.library.pandas_frame import frame
from core.library.released import ReleaseResult
from core.project.plan import Plan
from core.release.joined import JoinedReleases, JoinedTable
from core.session import inferring, joining_releases
from core.session.inferring import Inference

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class JoinedResult:
    """Two releases side by side; `joined` is the engine's own, with labels of one side alone and all errors."""

    joined: JoinedReleases

    @property
    def notes(self) -> tuple[str, ...]:
        """What both cost somebody who is in both, and how to read the differences, in sentences."""
        return self.joined.notes

    @property
    def titles(self) -> tuple[str, ...]:
        """The tables that both can give, such as "age × sex"; "everybody" for the totals."""
        return tuple(title for title, _ in self._titled())

    def to_frame(self, title: str) -> DataFrame:
        """Return one row per cell of a table: its labels, both numbers with their ±, and the difference with its ±.

        Raises:
            KeyError: if there is no such table; the message names all.
        """
        for known, table in self._titled():
            if known == title:
                return frame([_row(table, place) for place in range(len(table))])
        raise KeyError(f"{title}; there are: {', '.join(self.titles)}")

    def _titled(self) -> Iterator[tuple[str, JoinedTable]]:
        return ((" × ".join(table.names) or "everybody", table) for table in self.joined.tables)


def compare_releases(one: int, other: int, *, ledger: str | PathLike[str] | None = None) -> JoinedResult:
    """Return two kept releases side by side; made from published numbers alone, so it costs nothing.

    Args:
        one: number of a release.
        other: number of another; the one charged first stands first.
        ledger: the file; None: the ledger of this user.

    Raises:
        SameReleaseError, NothingSharedError: if they cannot be compared.
        LedgerError: if the ledger does not keep both.
    """
    return JoinedResult(
        joining_releases.join_releases(opened_ledger(ledger, make=False), number_of(one), number_of(other))
    )


def infer(plan: Plan, release: ReleaseResult, rows: str | PathLike[str] | None = None) -> Inference:
    """Return how well readers of a release could guess the attributes that the plan marks as sensitive.

    Args:
        plan: says what is sensitive (`sensitive = true` in a plan file), and how to read the rows.
        release: the published tables.
        rows: the file with the rows; None: the made-up records of the release are guessed.

    Raises:
        NothingSensitiveError: if the plan marks no attribute.
        NoMadeUpRecordsError: without rows, if the release has no made-up records.
        SourceError, ChangedAttributeError: if the rows cannot be read as the plan says.

    Privacy:
        Figures about real rows are exact: for the owner's eyes alone, and never to be published.
    """
    if rows is None:
        return inferring.infer_made_up(plan, release.release)
    return inferring.infer(plan, release.release, path_of(rows))


def _row(table: JoinedTable, place: int) -> dict[str, object]:
    cell = table[place]
    return {
        **dict(zip(table.names, cell.labels, strict=True)),
        "first": cell.first,
        "first ±": cell.first_half_width,
        "second": cell.second,
        "second ±": cell.second_half_width,
        "difference": cell.difference,
        "±": cell.half_width,
    }
