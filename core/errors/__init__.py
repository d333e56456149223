"""Every exception that a user can cause, each with its facts as fields and its words as a template.

EngineError
├── Cancelled
├── PlanError                  a plan, or the file it is kept in
│   ├── PlanSyntaxError  PlanKeyError
│   ├── EdgesError             bins that do not increase; EdgeError: one is no number or date
│   ├── AmountError            ε, δ, ρ or a weight that is not a positive number; DeltaError
│   ├── UnknownAttributeError  DuplicateTableError  NoTablesError  NoSourceError
│   ├── TableTooLargeError  TableTooWideError  RepeatedAttributeError  TooManyTablesError  NoiseTooLargeError  GoalError
│   ├── UnorderedAttributeError  TooManyRangesError
│   └── UnknownStrategyError  StrategyUnfitError  BudgetRecoveryError  ConsistencyUnfitError
├── SourceError                a spreadsheet that cannot be read as asked
│   ├── MissingFileError  EmptyFileError  WrongFormatError  EncryptedFileError  UnreadableFileError  FileChangedError
│   ├── FileMovedOnError  MissingSheetError  RangeError
│   ├── MissingHeaderError  DuplicateHeaderError  MissingColumnError  NoRowsError  LayoutError
│   └── CellError              one cell: StrangerError  NotANumberError  NotADateError  AmbiguousDateError
│                              BlankCellError  OutsideEdgesError  RaggedRowError  UncertainIdentifierError
├── LedgerError                the record of what has been spent
│   └── NoBudgetError  OverspendingError  NoDeltaError  BudgetDisagreesError  BudgetStandsError  LedgerFileError
│       MissingLedgerError  UnknownReleaseError  StrangeReleaseError  ReleaseNotKeptError  ForeignExportError
└── OutputError                a file that cannot be written
    └── OutputExistsError  OutputIsInputError  UnwritableOutputError  NoRecordsError
"""

from __future__ import annotations

from core.errors.engine_error import (
    Cancelled,
    EngineError,
)
from core.errors.ledger_errors import (
    BudgetDisagreesError,
    BudgetStandsError,
    ForeignExportError,
    LedgerError,
    LedgerFileError,
    MissingLedgerError,
    NoBudgetError,
    NoDeltaError,
    OverspendingError,
    ReleaseNotKeptError,
    StrangeReleaseError,
    UnknownReleaseError,
)
from core.errors.output_errors import (
    NoRecordsError,
    OutputError,
    OutputExistsError,
    OutputIsInputError,
    UnwritableOutputError,
)
from core.errors.plan_errors import (
    AmountError,
    BudgetRecoveryError,
    ConsistencyUnfitError,
    DeltaError,
    DuplicateTableError,
    EdgeError,
    EdgesError,
    GoalError,
    NoiseTooLargeError,
    NoSourceError,
    NoTablesError,
    PlanError,
    PlanKeyError,
    PlanSyntaxError,
    RepeatedAttributeError,
    StrategyUnfitError,
    TableTooLargeError,
    TableTooWideError,
    TooManyRangesError,
    TooManyTablesError,
    UnknownAttributeError,
    UnknownStrategyError,
    UnorderedAttributeError,
)
from core.errors.source_errors import (
    AmbiguousDateError,
    BlankCellError,
    CellError,
    DuplicateHeaderError,
    EmptyFileError,
    EncryptedFileError,
    FileChangedError,
    FileMovedOnError,
    LayoutError,
    MissingColumnError,
    MissingFileError,
    MissingHeaderError,
    MissingSheetError,
    NoRowsError,
    NotADateError,
    NotANumberError,
    OutsideEdgesError,
    RaggedRowError,
    RangeError,
    SourceError,
    StrangerError,
    UncertainIdentifierError,
    UnreadableFileError,
    WrongFormatError,
)

__all__ = [
    "AmbiguousDateError",
    "AmountError",
    "BlankCellError",
    "BudgetDisagreesError",
    "BudgetRecoveryError",
    "BudgetStandsError",
    "Cancelled",
    "CellError",
    "ConsistencyUnfitError",
    "DeltaError",
    "DuplicateHeaderError",
    "DuplicateTableError",
    "EdgeError",
    "EdgesError",
    "EmptyFileError",
    "EncryptedFileError",
    "EngineError",
    "FileChangedError",
    "FileMovedOnError",
    "ForeignExportError",
    "GoalError",
    "LayoutError",
    "LedgerError",
    "LedgerFileError",
    "MissingColumnError",
    "MissingFileError",
    "MissingHeaderError",
    "MissingLedgerError",
    "MissingSheetError",
    "NoBudgetError",
    "NoDeltaError",
    "NoRecordsError",
    "NoRowsError",
    "NoSourceError",
    "NoTablesError",
    "NoiseTooLargeError",
    "NotADateError",
    "NotANumberError",
    "OutputError",
    "OutputExistsError",
    "OutputIsInputError",
    "OutsideEdgesError",
    "OverspendingError",
    "PlanError",
    "PlanKeyError",
    "PlanSyntaxError",
    "RaggedRowError",
    "RangeError",
    "ReleaseNotKeptError",
    "RepeatedAttributeError",
    "SourceError",
    "StrangeReleaseError",
    "StrangerError",
    "StrategyUnfitError",
    "TableTooLargeError",
    "TableTooWideError",
    "TooManyRangesError",
    "TooManyTablesError",
    "UncertainIdentifierError",
    "UnknownAttributeError",
    "UnknownReleaseError",
    "UnknownStrategyError",
    "UnorderedAttributeError",
    "UnreadableFileError",
    "UnwritableOutputError",
    "WrongFormatError",
]
