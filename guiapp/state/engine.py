"""The verbs of the engine that the window uses; the package `core` itself is one, and so is the tests' stand-in."""

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
    """See `core.session` for what each verb does, costs and raises."""

    def preview(self, path: Path, layout: ReadingLayout, progress: Progress, /) -> Preview:
        """Look at a file; of a large one, show a QuickPreview before."""

    def profile(self, path: Path, layout: ReadingLayout, progress: Progress, /) -> Sequence[ColumnProfile]:
        """Say what each column looks like; for the owner's eyes only."""

    def propose(self, profile: ColumnProfile, /) -> Attribute:
        """Propose an attribute for a column."""

    def check_attribute(self, path: Path, layout: ReadingLayout, attribute: Attribute, progress: Progress, /) -> int:
        """Count the rows that fit none of the labels; for the owner's eyes only."""

    def read_code_list(self, path: Path, progress: Progress, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Read every column of a code list as (header, texts)."""

    def load_plan(self, path: Path, /) -> Plan:
        """Read a plan file."""

    def save_plan(self, plan: Plan, path: Path, /) -> None:
        """Write a plan file."""

    def compare(self, plan: Plan, progress: Progress, /) -> Comparison:
        """Predict the error of every strategy; opens no data file."""

    def seek(self, plan: Plan, goals: Mapping[int, float], progress: Progress, /) -> ReleaseCost:
        """Find the least budget under which tables are as exact as wanted; opens no data file."""

    def open_ledger(self, path: Path | None, /) -> Ledger:
        """Open the ledger; None: the usual place."""

    def plan_release(self, plan: Plan, progress: Progress, comparison: Comparison | None, /) -> PlannedRelease:
        """Decide everything about a release; opens no data file."""

    def quote(self, planned: PlannedRelease, ledger: Ledger, dataset: str, total: DatasetBudget | None, /) -> Quote:
        """Say what a release would publish and cost."""

    def release(
        self, request: ReleaseRequest, ledger: Ledger, progress: Progress, charged: Callable[[int], object], /
    ) -> Release:
        """Charge the ledger, tell the number of the charge, then draw the noise."""

    def complete(self, ledger: Ledger, number: int, source: Path | None, progress: Progress, /) -> Release:
        """Go on with a charged release that did not come to its end; costs nothing."""

    def kept_release(self, ledger: Ledger, number: int, /) -> Release:
        """Return the tables of an earlier release; costs nothing."""

    def rehearse(self, planned: PlannedRelease, repeats: int, progress: Progress, /) -> Rehearsal:
        """Release made-up data, free of charge."""

    def exporters(self) -> Sequence[ExporterInfo]:
        """List the file formats."""

    def export(self, release: Release, path: Path, key: str, replace: bool, tell: Tell, /) -> Sequence[Path]:
        """Write a release to files; what people read in them is told."""

    def parse_amount(self, text: str, what: str, /) -> Fraction:
        """Read an amount of privacy exactly."""

    def strategies(self) -> Sequence[StrategyInfo]:
        """List the strategies."""
