"""Reticent's engine: every name that the window and the command line may use."""

from __future__ import annotations

from core.atomic_write import write_atomically
from core.commandline.last_words import last_words
from core.commandline.program import main as commandline_main
from core.commandline.program import unknown_word, verb_names
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.domain.edges import calendar_edges, edges_text, even_edges, parse_edges
from core.domain.edit_categories import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from core.domain.provenance import stated, with_origin
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import (
    AmountError,
    Cancelled,
    CellError,
    EmptyFileError,
    EngineError,
    LedgerFileError,
    MissingFileError,
    NoDeltaError,
    NoiseTooLargeError,
    ReleaseNotKeptError,
    RivalReleaseError,
    SamePeopleError,
    SourceError,
)
from core.exports.csv_text import csv_content, harmless
from core.exports.exporter import ExporterInfo
from core.exports.write import check_apart, export, exporters
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedTable, Comparison, Outcome, OutcomeKey, Recommendation
from core.planning.rescaled_comparison import estimated_at
from core.planning.uniform_amount import uniform_amount
from core.privacy.amount_text import exact_text, parse_amount, parse_delta
from core.privacy.dataset_account import DatasetAccount, DatasetBudget
from core.privacy.interpretation import surest_guess
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import Definition, ReleaseCost
from core.progress import Progress
from core.project.dataset_name import dataset_name
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.project.plan_file import load_plan, save_plan
from core.recovery.nearest_tables import Consistency
from core.release.crosstab import (
    Crosstab,
    CrosstabCell,
    Reliability,
    Sheet,
    crosstab,
    reliability,
    sheets,
    shown_margin,
)
from core.release.cumulative import CumulativeCounts, RangeSum, UpTo
from core.release.rehearsal import Rehearsal, RehearsedTable
from core.release.release import Release, ReleasedTable, Statement
from core.session import (
    ColumnProfile,
    Histogram,
    PlannedRelease,
    Quote,
    ReleaseRequest,
    compare,
    complete,
    kept_release,
    open_ledger,
    plan_release,
    propose,
    quote,
    rehearse,
    release,
    seek,
    strategies,
)
from core.sources.asking.columns import check_attribute, profile, read_code_list
from core.sources.asking.pins import pinned, unpinned
from core.sources.asking.preview import Preview, QuickPreview, preview
from core.sources.file_state import FileState, file_state
from core.sources.formats.catalogue import data_suffixes, layout_settings
from core.strategies.strategy import StrategyInfo
from core.version import VERSION
from core.words import N_, Figures, Message, Renderer, Tell
from core.workload.axis_queries import Ask
from core.workload.presets import Family, family_count

__all__ = [
    "N_",
    "VERSION",
    "AmountError",
    "Ask",
    "Attribute",
    "BudgetSplit",
    "Cancelled",
    "CellError",
    "ColumnProfile",
    "ComparedTable",
    "Comparison",
    "Consistency",
    "Crosstab",
    "CrosstabCell",
    "CumulativeCounts",
    "DatasetAccount",
    "DatasetBudget",
    "DateOrder",
    "Definition",
    "Domain",
    "EmptyFileError",
    "EngineError",
    "ExporterInfo",
    "Family",
    "Figures",
    "FileState",
    "Histogram",
    "Kind",
    "Ledger",
    "LedgerEntry",
    "LedgerFileError",
    "Message",
    "MissingFileError",
    "Neighbours",
    "NoDeltaError",
    "NoiseTooLargeError",
    "Outcome",
    "OutcomeKey",
    "OutputChoice",
    "Plan",
    "PlannedRelease",
    "Preview",
    "PrivacyChoice",
    "PrivacyUnit",
    "Progress",
    "ProtectedUnit",
    "Provenance",
    "QuickPreview",
    "Quote",
    "RangeSum",
    "ReadingLayout",
    "Recommendation",
    "Recovery",
    "Rehearsal",
    "RehearsedTable",
    "Release",
    "ReleaseCost",
    "ReleaseNotKeptError",
    "ReleaseRequest",
    "ReleasedTable",
    "Reliability",
    "Renderer",
    "RivalReleaseError",
    "RowMeaning",
    "SamePeopleError",
    "Sheet",
    "SourceError",
    "Statement",
    "StrategyChoice",
    "StrategyInfo",
    "TableChoice",
    "Tell",
    "UpTo",
    "calendar_edges",
    "check_apart",
    "check_attribute",
    "commandline_main",
    "compare",
    "complete",
    "crosstab",
    "csv_content",
    "data_suffixes",
    "dataset_name",
    "edges_text",
    "estimated_at",
    "even_edges",
    "exact_text",
    "export",
    "exporters",
    "family_count",
    "file_state",
    "harmless",
    "kept_release",
    "last_words",
    "layout_settings",
    "load_plan",
    "merge_categories",
    "move_categories",
    "open_ledger",
    "parse_amount",
    "parse_delta",
    "parse_edges",
    "pinned",
    "plan_release",
    "preview",
    "profile",
    "propose",
    "quote",
    "read_code_list",
    "rehearse",
    "release",
    "reliability",
    "remove_categories",
    "rename_category",
    "save_plan",
    "seek",
    "sheets",
    "shown_margin",
    "split_category",
    "stated",
    "strategies",
    "surest_guess",
    "uniform_amount",
    "unknown_word",
    "unpinned",
    "verb_names",
    "with_categories",
    "with_origin",
    "write_atomically",
]
