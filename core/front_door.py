"""The front door of the engine: every name that the window may use."""

from __future__ import annotations

from core.atomic_write import check_apart, write_atomically
from core.domain.attribute import Attribute, Kind, Provenance, may_measure
from core.domain.edges import calendar_edges, edges_text, even_edges, parse_edges
from core.domain.edit_categories import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from core.domain.location import DatabaseAddress, Location, address_fault, is_address, located
from core.domain.provenance import stated, with_edges, with_origin
from core.domain.question import ListedAttribute, Question, question_of
from core.domain.reading_choices import Quoting
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.domain.reading_question import ReadingAnswer, ReadingQuestion, answered
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
    SameRowsReleasedError,
    SourceError,
)
from core.exports.csv_text import csv_content, harmless
from core.exports.exporter import ExporterInfo
from core.exports.joined_files import JOINED_KINDS, joined_content
from core.exports.maps.write_map import MAP_FORMATS, check_map_output, write_map, write_painted
from core.exports.template.template_file import TemplateFile
from core.exports.write import export, exporters
from core.linear.strategy_matrix import StrategyMatrix
from core.places.height_forecasts import HeightForecast, least_error
from core.places.level_shares import LevelSplit
from core.places.map_comparison import MapOutcome
from core.places.map_plan import MapTerms, TreeKind
from core.places.place_box import LARGEST_HEIGHT, Rectangle
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedTable, Comparison, Outcome, OutcomeKey, Recommendation
from core.planning.rescaled_comparison import estimated_at
from core.planning.table_contrast import (
    ErrorMeasure,
    TableGains,
    errors_of,
    ratios_to_best,
    relative_change,
    table_gains,
)
from core.planning.uniform_amount import uniform_amount
from core.planning.usefulness import Grade, GradeShares, grade, grade_shares
from core.privacy.amount_text import exact_text, parse_amount, parse_delta
from core.privacy.dataset_account import DatasetAccount, DatasetBudget
from core.privacy.interpretation import surest_guess
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import Definition, ReleaseCost
from core.progress import Progress
from core.project.carried_limits import carry_limits
from core.project.criteria import Acceptance
from core.project.dataset_name import dataset_name
from core.project.matrix_file import SUFFIXES as MATRIX_SUFFIXES
from core.project.matrix_file import read_matrix
from core.project.own_matrix import columns_fit, with_columns_named
from core.project.place_choice import PlaceChoice
from core.project.place_labels import attributes_of, unfit_labels
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.project.plan_file import load_plan, save_plan
from core.recovery.consistency import Consistency
from core.release.crosstab import Crosstab, CrosstabCell, Reliability, crosstab, reliability, sheets, shown_margin
from core.release.cumulative import CumulativeCounts, UpTo
from core.release.joined import Joinable, JoinedCell, JoinedReleases, JoinedSide, JoinedTable
from core.release.labels import told_labels, with_told_labels
from core.release.publication import Publication, note_texts, one_line
from core.release.published_map import DENSER, MAP_COLOURS, PublishedMap, RectangleFigure
from core.release.quality_line import HIDDEN, QualityLine
from core.release.rehearsal import Rehearsal, RehearsedTable
from core.release.release import Release, ReleasedTable, Statement
from core.release.selected_cells import SelectedCells, selected_cells
from core.selection.question_round import RoundTerms
from core.session.advising import Advice, AdvisedStep, StepsEffect, advise, predict_steps, with_steps
from core.session.choices.choice_quote import ChoiceQuote
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.finding import ListsQuote, find_lists, quote_lists
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.mapping import MapQuote, compare_maps, forecast_heights, kept_maps, publish_map, quote_map
from core.session.choices.planned_lists import ListsFound, PlannedLists, WantedList, plan_lists
from core.session.choices.planned_map import PlannedMap, plan_map
from core.session.choices.planned_round import AnswerSource, PlannedRound, RoundAnswer, plan_round
from core.session.choices.planned_suggestion import PlannedSuggestion, SuggestionTerms, plan_suggestion
from core.session.choices.public_tables import OneWayTable, Suggestion
from core.session.choices.questioning import OpenRound, RoundQuote, kept_answers, open_round, quote_round
from core.session.choices.suggesting import SuggestionQuote, kept_suggestions, quote_suggestion, suggest
from core.session.column_proposal import (
    ColumnProfile,
    Histogram,
    person_column,
    propose,
    propose_choice,
    recurring_column,
    recurring_columns,
)
from core.session.comparing_strategies import compare, strategies
from core.session.completing import complete
from core.session.expected_releases import MOST_RELEASES, ExpectedReleases, expect_releases, releases_within
from core.session.foreseeing import ForeseenTable, foresee
from core.session.inferring import (
    GuessWithout,
    Inference,
    InferredAttribute,
    TriedOn,
    infer,
    infer_made_up,
    infer_rehearsed,
)
from core.session.joining_releases import join_releases, joinable_releases
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from core.session.planned_release import PlannedRelease, plan_release
from core.session.proposed_tables import ProposedTables, propose_tables
from core.session.quoting import Quote, quote
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.session.seeking import Sought, seek, seek_everywhere
from core.sources.asking.code_list import read_code_list
from core.sources.asking.columns import check_attribute, profile
from core.sources.asking.pins import pinned, unpinned
from core.sources.asking.preview import Preview, QuickPreview, preview
from core.sources.asking.reader_process import one_reader, readers_ahead
from core.sources.file_state import FileState, file_state
from core.sources.formats.catalogue import data_suffixes, layout_settings, takes_query
from core.strategies.strategy import StrategyInfo
from core.version import VERSION
from core.words import N_, Figures, Message, Renderer, Tell
from core.workload.axis_queries import Ask
from core.workload.presets import Family, family_count
from core.workload.workload import Objective

# A name a line would take half of the longest file that is allowed.
# fmt: off
__all__ = [
    "DENSER", "HIDDEN", "JOINED_KINDS", "LARGEST_HEIGHT", "MAP_COLOURS", "MAP_FORMATS", "MATRIX_SUFFIXES",
    "MOST_RELEASES", "N_", "VERSION", "Acceptance", "Advice", "AdvisedStep", "AmountError", "AnswerSource", "Ask",
    "Attribute", "BudgetSplit", "Cancelled", "CellError", "ChoiceQuote", "ChoiceRequest", "ColumnProfile",
    "ComparedTable", "Comparison", "Consistency", "Crosstab", "CrosstabCell", "CumulativeCounts", "DatabaseAddress",
    "DatasetAccount", "DatasetBudget", "DateOrder", "Definition", "EmptyFileError", "EngineError", "ErrorMeasure",
    "ExpectedReleases", "ExporterInfo", "Family", "Figures", "FileState", "ForeseenTable", "Grade", "GradeShares",
    "GuessWithout", "HeightForecast", "Histogram", "Inference", "InferredAttribute", "Joinable", "JoinedCell",
    "JoinedReleases", "JoinedSide", "JoinedTable", "KeptChoice", "Kind", "Ledger", "LedgerEntry", "LedgerFileError",
    "LevelSplit", "ListedAttribute", "ListsFound", "ListsQuote", "Location", "MapOutcome", "MapQuote", "MapTerms",
    "Message", "MissingFileError", "Neighbours", "NoDeltaError", "NoiseTooLargeError", "Objective", "OneWayTable",
    "OpenRound", "Outcome", "OutcomeKey", "OutputChoice", "PlaceChoice", "Plan", "PlannedLists", "PlannedMap",
    "PlannedRelease", "PlannedRound", "PlannedSuggestion", "Preview", "PrivacyChoice", "PrivacyUnit", "Progress",
    "ProposedTables", "ProtectedUnit", "Provenance", "Publication", "PublishedMap", "QualityLine", "Question",
    "QuickPreview", "Quote", "Quoting", "ReadingAnswer", "ReadingLayout", "ReadingQuestion", "Recommendation",
    "Recovery", "Rectangle", "RectangleFigure", "Rehearsal", "RehearsedTable", "Release", "ReleaseCost",
    "ReleaseNotKeptError", "ReleaseRequest", "ReleasedTable", "Reliability", "Renderer", "RivalReleaseError",
    "RoundAnswer", "RoundQuote", "RoundTerms", "RowMeaning", "SamePeopleError", "SameRowsReleasedError",
    "SelectedCells", "Sought", "SourceError", "Statement", "StepsEffect", "StrategyChoice", "StrategyInfo",
    "StrategyMatrix", "Suggestion", "SuggestionQuote", "SuggestionTerms", "TableChoice", "TableGains", "Tell",
    "TemplateFile", "TreeKind", "TriedOn", "UpTo", "WantedList", "address_fault", "advise", "answered", "attributes_of",
    "calendar_edges", "carry_limits", "check_apart", "check_attribute", "check_map_output", "columns_fit", "compare",
    "compare_maps", "complete", "crosstab", "csv_content", "data_suffixes", "dataset_name", "edges_text", "errors_of",
    "estimated_at", "even_edges", "exact_text", "expect_releases", "export", "exporters", "family_count", "file_state",
    "find_lists", "forecast_heights", "foresee", "grade", "grade_shares", "harmless", "infer", "infer_made_up",
    "infer_rehearsed", "is_address", "join_releases", "joinable_releases", "joined_content", "kept_answers",
    "kept_maps", "kept_release", "kept_suggestions", "layout_settings", "least_error", "load_plan", "located",
    "may_measure", "merge_categories", "move_categories",
    "note_texts", "one_line", "one_reader", "open_ledger", "open_round",
    "parse_amount", "parse_delta", "parse_edges", "person_column", "pinned", "plan_lists", "plan_map", "plan_release",
    "plan_round",
    "plan_suggestion", "predict_steps", "preview", "profile", "propose", "propose_choice", "propose_tables",
    "publish_map", "question_of", "quote", "quote_lists", "quote_map", "quote_round", "quote_suggestion",
    "ratios_to_best", "read_code_list", "read_matrix", "readers_ahead", "recurring_column", "recurring_columns",
    "rehearse", "relative_change", "release", "releases_within", "reliability",
    "remove_categories", "rename_category", "save_plan", "seek", "seek_everywhere", "selected_cells",
    "sheets", "shown_margin", "split_category", "stated", "strategies", "suggest", "surest_guess", "table_gains",
    "takes_query", "told_labels", "unfit_labels", "uniform_amount", "unpinned", "with_categories", "with_columns_named",
    "with_edges", "with_origin", "with_steps", "with_told_labels", "write_atomically", "write_map", "write_painted",
]
# fmt: on
