"""The verbs of the engine that the window uses, as a protocol: the package `core` satisfies it, and the tests' fake."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from core import (
    Attribute,
    ColumnProfile,
    Comparison,
    DatasetBudget,
    ExporterInfo,
    Ledger,
    Plan,
    PlannedRelease,
    Preview,
    Progress,
    Quote,
    ReadingLayout,
    Rehearsal,
    Release,
    ReleaseCost,
    ReleaseRequest,
    StrategyInfo,
    Tell,
)


class Engine(Protocol):
    """See `core.session` for costs and errors of each verb."""

    # Positional-only parameters: the functions of `core` name theirs for callers, the fake for its tests.

    def preview(self, path: Path, layout: ReadingLayout, progress: Progress, /) -> Preview:
        """Look at a file; of a large one, show a QuickPreview before."""

    def profile(self, path: Path, layout: ReadingLayout, progress: Progress, /) -> Sequence[ColumnProfile]:
        """Profile each column; for the owner's screen only."""

    def propose(self, profile: ColumnProfile, /) -> Attribute:
        """Propose an attribute for a column."""

    def check_attribute(self, path: Path, layout: ReadingLayout, attribute: Attribute, progress: Progress, /) -> int:
        """Count the rows that match none of the labels; for the owner's screen only."""

    def read_code_list(self, path: Path, progress: Progress, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Read every column of a code list as (header, texts)."""

    def load_plan(self, path: Path, /) -> Plan:
        """Read a plan file."""

    def save_plan(self, plan: Plan, path: Path, /) -> None:
        """Write a plan file."""

    def compare(self, plan: Plan, progress: Progress, /) -> Comparison:
        """Predict the error of every strategy; opens no data file."""

    def seek(self, plan: Plan, goals: Mapping[int, float], progress: Progress, /) -> ReleaseCost:
        """Find the least cost at which tables are as exact as wanted; opens no data file."""

    def open_ledger(self, path: Path | None, /) -> Ledger:
        """Open the ledger; None: the usual place."""

    def plan_release(self, plan: Plan, progress: Progress, comparison: Comparison | None, /) -> PlannedRelease:
        """Decide everything about a release; opens no data file."""

    def quote(self, planned: PlannedRelease, ledger: Ledger, dataset: str, total: DatasetBudget | None, /) -> Quote:
        """Say what a release would publish and cost."""

    def release(
        self, request: ReleaseRequest, ledger: Ledger, progress: Progress, charged: Callable[[int], object], /
    ) -> Release:
        """Charge the ledger, call `charged` with the number of the charge, then draw the noise."""

    def complete(self, ledger: Ledger, number: int, source: Path | None, progress: Progress, /) -> Release:
        """Complete an interrupted release that is charged already; costs nothing."""

    def kept_release(self, ledger: Ledger, number: int, /) -> Release:
        """Return the tables of an earlier release; costs nothing."""

    def rehearse(self, planned: PlannedRelease, repeats: int, progress: Progress, /) -> Rehearsal:
        """Release made-up data, free of charge."""

    def exporters(self) -> Sequence[ExporterInfo]:
        """List the file formats."""

    def export(self, release: Release, path: Path, key: str, replace: bool, tell: Tell, /) -> Sequence[Path]:
        """Write a release to files; `tell` translates the texts in them."""

    def parse_amount(self, text: str, what: str, /) -> Fraction:
        """Read an amount of privacy exactly."""

    def strategies(self) -> Sequence[StrategyInfo]:
        """List the strategies."""
