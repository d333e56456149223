"""Reticent's engine: every name that the window and the command line may use."""

from __future__ import annotations

from core.commandline.last_words import last_words
from core.commandline.program import main as commandline_main
from core.commandline.program import unknown_word, verb_names
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.domain.edges import calendar_edges, edges_text, even_edges, parse_edges
from core.domain.layout import Layout, RowMeaning, Unit
from core.domain.origin import stated, with_origin
from core.domain.relabel import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from core.durable import write_whole
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
from core.exports.apart import check_apart
from core.exports.csv_text import csv_content, harmless
from core.exports.exporter import ExporterInfo
from core.exports.write import export, exporters
from core.pending import privacy_unit
from core.planning.comparison import ComparedTable, Comparison, Outcome, Recommendation
from core.planning.estimate import estimated_at
from core.planning.uniform_amount import uniform_amount
from core.privacy.accounting import DatasetAccount, Total
from core.privacy.amounts import exact_text, parse_amount, parse_delta
from core.privacy.budget import Budget, Definition
from core.privacy.entry import Entry
from core.privacy.ledger import Ledger
from core.privacy.meaning import surest_guess
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.progress import Progress
from core.project.dataset_name import dataset_name
from core.project.document import Document, OutputChoice, PrivacyChoice, StrategyChoice, TableChoice
from core.project.plan_file import load_document, save_document
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
from core.release.quote import Quote
from core.release.rehearsal import Rehearsal, RehearsedTable
from core.release.release import Release, ReleasedTable, Statement
from core.session import (
    ColumnProfile,
    Histogram,
    ReleaseRequest,
    compare,
    complete,
    kept_release,
    open_ledger,
    propose,
    quote,
    rehearse,
    release,
    seek,
    strategies,
)
from core.sources.file_state import FileState, file_state
from core.sources.pins import pinned, unpinned
from core.sources.read import Glimpse, Inspection, check_attribute, inspect, profile, read_code_list
from core.strategies.strategy import StrategyInfo
from core.version import VERSION
from core.words import N_, Figures, Tell, Words
from core.workload.axis_queries import Ask
from core.workload.presets import Family, family_count

__all__ = [
    "N_",
    "VERSION",
    "AmountError",
    "Ask",
    "Attribute",
    "Budget",
    "Cancelled",
    "CellError",
    "ColumnProfile",
    "ComparedTable",
    "Comparison",
    "Crosstab",
    "CrosstabCell",
    "CumulativeCounts",
    "DatasetAccount",
    "Definition",
    "Document",
    "Domain",
    "EmptyFileError",
    "EngineError",
    "Entry",
    "ExporterInfo",
    "Family",
    "Figures",
    "FileState",
    "Glimpse",
    "Histogram",
    "Inspection",
    "Kind",
    "Layout",
    "Ledger",
    "LedgerFileError",
    "MissingFileError",
    "Neighbours",
    "NoDeltaError",
    "NoiseTooLargeError",
    "Outcome",
    "OutputChoice",
    "PrivacyChoice",
    "PrivacyUnit",
    "Progress",
    "Provenance",
    "Quote",
    "RangeSum",
    "Recommendation",
    "Rehearsal",
    "RehearsedTable",
    "Release",
    "ReleaseNotKeptError",
    "ReleaseRequest",
    "ReleasedTable",
    "Reliability",
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
    "Total",
    "Unit",
    "UpTo",
    "Words",
    "calendar_edges",
    "check_apart",
    "check_attribute",
    "commandline_main",
    "compare",
    "complete",
    "crosstab",
    "csv_content",
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
    "inspect",
    "kept_release",
    "last_words",
    "load_document",
    "merge_categories",
    "move_categories",
    "open_ledger",
    "parse_amount",
    "parse_delta",
    "parse_edges",
    "pinned",
    "privacy_unit",
    "profile",
    "propose",
    "quote",
    "read_code_list",
    "rehearse",
    "release",
    "reliability",
    "remove_categories",
    "rename_category",
    "save_document",
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
    "write_whole",
]
