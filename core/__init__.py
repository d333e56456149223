"""Reticent's engine: every name that the window and the command line may use."""

from __future__ import annotations

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.domain.edges import calendar_edges, edges_text, even_edges, parse_edges
from core.domain.layout import Layout, Unit
from core.domain.relabel import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from core.errors import AmountError, Cancelled, EngineError
from core.planning.comparison import ComparedTable, Comparison, Outcome, Recommendation
from core.privacy.amounts import exact_text
from core.privacy.budget import Budget, Definition, amount_text
from core.privacy.meaning import as_exact_as, surest_guess
from core.privacy.neighbours import Neighbours
from core.progress import Progress
from core.project.document import Document, OutputChoice, PrivacyChoice, StrategyChoice, TableChoice
from core.release.crosstab import Crosstab, CrosstabCell, Reliability, crosstab
from core.release.release import Release, ReleasedTable, Statement
from core.version import VERSION
from core.words import N_
from core.workload.presets import Family

__all__ = [
    "N_",
    "VERSION",
    "AmountError",
    "Attribute",
    "Budget",
    "Cancelled",
    "ComparedTable",
    "Comparison",
    "Crosstab",
    "CrosstabCell",
    "Definition",
    "Document",
    "Domain",
    "EngineError",
    "Family",
    "Kind",
    "Layout",
    "Neighbours",
    "Outcome",
    "OutputChoice",
    "PrivacyChoice",
    "Progress",
    "Provenance",
    "Recommendation",
    "Release",
    "ReleasedTable",
    "Reliability",
    "Statement",
    "StrategyChoice",
    "TableChoice",
    "Unit",
    "amount_text",
    "as_exact_as",
    "calendar_edges",
    "crosstab",
    "edges_text",
    "even_edges",
    "exact_text",
    "merge_categories",
    "move_categories",
    "parse_edges",
    "remove_categories",
    "rename_category",
    "split_category",
    "surest_guess",
    "with_categories",
]
