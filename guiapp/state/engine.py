"""The verbs of the engine that the window uses, as a protocol: the package `core` satisfies it, and the tests' fake."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from core.front_door import (
    Advice,
    AdvisedStep,
    Attribute,
    ChoiceRequest,
    ColumnProfile,
    Comparison,
    DatasetBudget,
    ExporterInfo,
    ForeseenTable,
    HeightForecast,
    Inference,
    Joinable,
    JoinedReleases,
    KeptChoice,
    Ledger,
    ListsFound,
    ListsQuote,
    Location,
    MapOutcome,
    MapQuote,
    OpenRound,
    Plan,
    PlannedLists,
    PlannedMap,
    PlannedRelease,
    PlannedRound,
    PlannedSuggestion,
    Preview,
    Progress,
    ProposedTables,
    PublishedMap,
    Quote,
    ReadingLayout,
    Rehearsal,
    Release,
    ReleaseCost,
    ReleaseRequest,
    RoundAnswer,
    RoundQuote,
    RoundTerms,
    Sought,
    StepsEffect,
    StrategyInfo,
    StrategyMatrix,
    Suggestion,
    SuggestionQuote,
    SuggestionTerms,
    TableChoice,
    Tell,
    TemplateFile,
    WantedList,
)


class Engine(Protocol):
    """See `core.session` for costs and errors of each verb."""

    # Positional-only parameters: the functions of `core` name theirs for callers, the fake for its tests.

    def preview(self, path: Location, layout: ReadingLayout, progress: Progress, /) -> Preview:
        """Look at a file; of a large one, show a QuickPreview before."""

    def profile(self, path: Location, layout: ReadingLayout, progress: Progress, /) -> Sequence[ColumnProfile]:
        """Profile each column; for the owner's screen only."""

    def propose(self, profile: ColumnProfile, /) -> Attribute:
        """Propose an attribute for a column."""

    def check_attribute(
        self, path: Location, layout: ReadingLayout, attribute: Attribute, progress: Progress, /
    ) -> int:
        """Count the rows that match none of the labels; for the owner's screen only."""

    def read_code_list(self, path: Path, progress: Progress, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Read every column of a code list as (header, texts)."""

    def read_matrix(self, path: Path, /) -> StrategyMatrix:
        """Read a matrix of the owner's own."""

    def load_plan(self, path: Path, /) -> Plan:
        """Read a plan file."""

    def save_plan(self, plan: Plan, path: Path, /) -> None:
        """Write a plan file."""

    def compare(self, plan: Plan, progress: Progress, /) -> Comparison:
        """Predict the error of every strategy; opens no data file."""

    def seek(self, plan: Plan, goals: Mapping[int, float], progress: Progress, /) -> ReleaseCost:
        """Find the least cost at which tables are as exact as wanted; opens no data file."""

    def seek_everywhere(self, plan: Plan, goals: Mapping[int, float], progress: Progress, /) -> Sought:
        """Find that cost over every strategy, split, recovery and objective; opens no data file."""

    def propose_tables(self, plan: Plan, progress: Progress, /) -> ProposedTables | None:
        """Propose tables of which most numbers would be usable; None without attributes. Opens no data file."""

    def advise(self, plan: Plan, progress: Progress, /) -> Advice:
        """Find changes that make more numbers usable; opens no data file."""

    def predict_steps(self, plan: Plan, steps: Sequence[AdvisedStep], progress: Progress, /) -> StepsEffect:
        """Predict what some steps of an advice do together; opens no data file."""

    def open_ledger(self, path: Path | None, /) -> Ledger:
        """Open the ledger; None: the usual place."""

    def plan_release(self, plan: Plan, progress: Progress, comparison: Comparison | None, /) -> PlannedRelease:
        """Decide everything about a release; opens no data file."""

    def foresee(
        self, plan: Plan, table: TableChoice, progress: Progress, comparison: Comparison | None, /
    ) -> ForeseenTable:
        """Predict a table as it would be published, and its cost to the others; opens no data file."""

    def quote(
        self, planned: PlannedRelease, ledger: Ledger, dataset: str, total: DatasetBudget | None, folder: Path, /
    ) -> Quote:
        """Say what a release would publish and cost; `folder` is that of the plan."""

    def release(
        self, request: ReleaseRequest, ledger: Ledger, progress: Progress, charged: Callable[[int], object], /
    ) -> Release:
        """Charge the ledger, call `charged` with the number of the charge, then draw the noise."""

    def complete(self, ledger: Ledger, number: int, source: Location | None, progress: Progress, /) -> Release:
        """Complete an interrupted release that is charged already; costs nothing."""

    def kept_release(self, ledger: Ledger, number: int, /) -> Release:
        """Return the tables of an earlier release; costs nothing."""

    def joinable_releases(self, ledger: Ledger, number: int, progress: Progress, /) -> Sequence[Joinable]:
        """List the kept releases that can be compared with one; costs nothing."""

    def join_releases(self, ledger: Ledger, one: int, other: int, /) -> JoinedReleases:
        """Put two kept releases side by side; costs nothing."""

    def joined_content(self, joined: JoinedReleases, kind: str, file: str, tell: Tell, /) -> bytes:
        """Make the content of a file with two releases side by side."""

    def rehearse(self, planned: PlannedRelease, repeats: int, progress: Progress, /) -> Rehearsal:
        """Release made-up data, free of charge."""

    def infer(self, plan: Plan, release: Release, source: Location, progress: Progress, /) -> Inference:
        """Try what readers of the tables could guess about the rows; for the owner's screen only."""

    def infer_made_up(self, plan: Plan, release: Release, progress: Progress, /) -> Inference:
        """Try it on the made-up records of the release; opens no data file."""

    def infer_rehearsed(self, planned: PlannedRelease, progress: Progress, /) -> Inference:
        """Try it in a rehearsal; opens no data file."""

    def plan_map(self, plan: Plan, name: str | None, /) -> PlannedMap:
        """Decide everything about the map of a plan; opens no data file."""

    def forecast_heights(self, planned: PlannedMap, n_rows: int | None, /) -> Sequence[HeightForecast]:
        """Return what each height would give."""

    def write_painted(self, published: PublishedMap, path: Path, content: bytes, replace: bool, tell: Tell, /) -> None:
        """Write a painted picture of a map, with its statement beside it."""

    def compare_maps(self, planned: PlannedMap, /) -> tuple[MapOutcome, ...]:
        """Say what each tree would give at the cost of the map; opens no data file."""

    def quote_map(
        self, planned: PlannedMap, ledger: Ledger, dataset: str, total: DatasetBudget | None, folder: Path | None, /
    ) -> MapQuote:
        """Say what a map would count and cost."""

    def publish_map(
        self,
        planned: PlannedMap,
        request: ChoiceRequest,
        ledger: Ledger,
        progress: Progress,
        charged: Callable[[int], object],
        /,
    ) -> PublishedMap:
        """Charge the ledger and count the map; an equal one that was published before is shown at no cost."""

    def write_map(self, published: PublishedMap, path: Path, replace: bool, tell: Tell, /) -> None:
        """Write a map in the format of the file's ending."""

    def plan_suggestion(self, plan: Plan, terms: SuggestionTerms, ledger: Ledger, dataset: str, /) -> PlannedSuggestion:
        """Decide everything about a suggestion of tables; opens no data file."""

    def quote_suggestion(
        self,
        planned: PlannedSuggestion,
        ledger: Ledger,
        dataset: str,
        total: DatasetBudget | None,
        folder: Path | None,
        /,
    ) -> SuggestionQuote:
        """Say what a suggestion would choose and cost."""

    def suggest(
        self,
        planned: PlannedSuggestion,
        request: ChoiceRequest,
        ledger: Ledger,
        progress: Progress,
        charged: Callable[[int], object],
        /,
    ) -> KeptChoice[Suggestion]:
        """Charge the ledger, call `charged` with the number of the charge, then choose the tables."""

    def plan_lists(
        self, plan: Plan, wanted: Sequence[WantedList], cost: ReleaseCost, told: Callable[[str], str], /
    ) -> PlannedLists:
        """Decide everything about lists that are found privately; opens no data file."""

    def quote_lists(
        self, planned: PlannedLists, ledger: Ledger, dataset: str, total: DatasetBudget | None, folder: Path | None, /
    ) -> ListsQuote:
        """Say what a search for lists would find and cost."""

    def find_lists(
        self,
        planned: PlannedLists,
        request: ChoiceRequest,
        ledger: Ledger,
        progress: Progress,
        charged: Callable[[int], object],
        /,
    ) -> KeptChoice[ListsFound]:
        """Charge the ledger, call `charged` with the number of the charge, then find the lists."""

    def plan_round(self, plan: Plan, terms: RoundTerms, ledger: Ledger, dataset: str, /) -> PlannedRound:
        """Decide everything about a round of questions; opens no data file."""

    def quote_round(self, planned: PlannedRound, ledger: Ledger, dataset: str, /) -> RoundQuote:
        """Say how a round answers and what it costs."""

    def open_round(
        self,
        offer: RoundQuote,
        request: ChoiceRequest,
        ledger: Ledger,
        progress: Progress,
        charged: Callable[[int], object],
        /,
    ) -> OpenRound:
        """Read the rows, charge the whole round, call `charged` with the number of the charge, and open it."""

    def kept_answers(self, ledger: Ledger, dataset: str | None, /) -> tuple[KeptChoice[RoundAnswer], ...]:
        """Return the answers of all rounds, oldest first; costs nothing."""

    def exporters(self) -> Sequence[ExporterInfo]:
        """List the file formats."""

    def export(
        self, release: Release, path: Path, key: str | TemplateFile, replace: bool, tell: Tell, /
    ) -> Sequence[Path]:
        """Write a release to files; `tell` translates the texts in them."""

    def parse_amount(self, text: str, what: str, /) -> Fraction:
        """Read an amount of privacy exactly."""

    def strategies(self) -> Sequence[StrategyInfo]:
        """List the strategies."""
