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
│   ├── UnansweredUnitError  PlanChangedError
│   ├── UnknownStrategyError  StrategyUnfitError  BudgetRecoveryError  ConsistencyUnfitError
│   └── TrialError             the program fails at the plan, before anything is charged
├── SourceError                a spreadsheet that cannot be read as asked
│   ├── MissingFileError  EmptyFileError  WrongFormatError  EncryptedFileError  UnreadableFileError  FileChangedError
│   ├── BrokenInstallationError  FileMovedOnError  MissingSheetError  RangeError
│   ├── MissingHeaderError  DuplicateHeaderError  MissingColumnError  NoRowsError  LayoutError
│   ├── UnpinnedLayoutError    a plan that leaves open how its file is read
│   └── CellError              one cell: UnknownCategoryError  NotANumberError  NotADateError  AmbiguousDateError
│                              BlankCellError  OutsideEdgesError  UncertainIdentifierError
│                              BlankIdentifierError  ErrorIdentifierError
│                              RaggedRowError  UnequalRowsError
├── LedgerError                the record of what has been spent
│   └── NoBudgetError  OverspendingError  NoDeltaError  BudgetDisagreesError  BudgetStandsError  LedgerFileError
│       MissingLedgerError  UnknownReleaseError  StrangeReleaseError  ReleaseNotKeptError  ForeignExportError
│       UnconfirmedReleaseError  NotPendingError  RivalReleaseError  ForeignRequestError  UnitsDisagreeError
│       UnknownUnitError  MixedUnitsError  UnitStandsError  CrowdedPersonError  ReleasedAlreadyError
│       PaidAlreadyError
│       SamePeopleError
└── OutputError                a file that cannot be written
    └── OutputExistsError  OutputIsInputError  UnwritableOutputError  NoRecordsError
        TooManyRecordsError  MayBeTooManyRecordsError  NoRoomError
"""

from __future__ import annotations

from core.errors.engine_error import (
    Cancelled,
    EngineError,
)
from core.errors.ledger_errors import (
    BudgetDisagreesError,
    BudgetStandsError,
    CrowdedPersonError,
    ForeignExportError,
    ForeignRequestError,
    LedgerError,
    LedgerFileError,
    MissingLedgerError,
    MixedUnitsError,
    NoBudgetError,
    NoDeltaError,
    NotPendingError,
    OverspendingError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    ReleaseNotKeptError,
    RivalReleaseError,
    SamePeopleError,
    StrangeReleaseError,
    UnconfirmedReleaseError,
    UnitsDisagreeError,
    UnitStandsError,
    UnknownReleaseError,
    UnknownUnitError,
)
from core.errors.output_errors import (
    MayBeTooManyRecordsError,
    NoRecordsError,
    NoRoomError,
    OutputError,
    OutputExistsError,
    OutputIsInputError,
    TooManyRecordsError,
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
    PlanChangedError,
    PlanError,
    PlanKeyError,
    PlanSyntaxError,
    RepeatedAttributeError,
    StrategyUnfitError,
    TableTooLargeError,
    TableTooWideError,
    TooManyRangesError,
    TooManyTablesError,
    TrialError,
    UnansweredUnitError,
    UnknownAttributeError,
    UnknownStrategyError,
    UnorderedAttributeError,
)
from core.errors.source_errors import (
    AmbiguousDateError,
    BlankCellError,
    BlankIdentifierError,
    BrokenInstallationError,
    CellError,
    DuplicateHeaderError,
    EmptyFileError,
    EncryptedFileError,
    ErrorIdentifierError,
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
    UncertainIdentifierError,
    UnequalRowsError,
    UnknownCategoryError,
    UnpinnedLayoutError,
    UnreadableFileError,
    WrongFormatError,
)

__all__ = [
    "AmbiguousDateError",
    "AmountError",
    "BlankCellError",
    "BlankIdentifierError",
    "BrokenInstallationError",
    "BudgetDisagreesError",
    "BudgetRecoveryError",
    "BudgetStandsError",
    "Cancelled",
    "CellError",
    "ConsistencyUnfitError",
    "CrowdedPersonError",
    "DeltaError",
    "DuplicateHeaderError",
    "DuplicateTableError",
    "EdgeError",
    "EdgesError",
    "EmptyFileError",
    "EncryptedFileError",
    "EngineError",
    "ErrorIdentifierError",
    "FileChangedError",
    "FileMovedOnError",
    "ForeignExportError",
    "ForeignRequestError",
    "GoalError",
    "LayoutError",
    "LedgerError",
    "LedgerFileError",
    "MayBeTooManyRecordsError",
    "MissingColumnError",
    "MissingFileError",
    "MissingHeaderError",
    "MissingLedgerError",
    "MissingSheetError",
    "MixedUnitsError",
    "NoBudgetError",
    "NoDeltaError",
    "NoRecordsError",
    "NoRoomError",
    "NoRowsError",
    "NoSourceError",
    "NoTablesError",
    "NoiseTooLargeError",
    "NotADateError",
    "NotANumberError",
    "NotPendingError",
    "OutputError",
    "OutputExistsError",
    "OutputIsInputError",
    "OutsideEdgesError",
    "OverspendingError",
    "PaidAlreadyError",
    "PlanChangedError",
    "PlanError",
    "PlanKeyError",
    "PlanSyntaxError",
    "RaggedRowError",
    "RangeError",
    "ReleaseNotKeptError",
    "ReleasedAlreadyError",
    "RepeatedAttributeError",
    "RivalReleaseError",
    "SamePeopleError",
    "SourceError",
    "StrangeReleaseError",
    "StrategyUnfitError",
    "TableTooLargeError",
    "TableTooWideError",
    "TooManyRangesError",
    "TooManyRecordsError",
    "TooManyTablesError",
    "TrialError",
    "UnansweredUnitError",
    "UncertainIdentifierError",
    "UnconfirmedReleaseError",
    "UnequalRowsError",
    "UnitStandsError",
    "UnitsDisagreeError",
    "UnknownAttributeError",
    "UnknownCategoryError",
    "UnknownReleaseError",
    "UnknownStrategyError",
    "UnknownUnitError",
    "UnorderedAttributeError",
    "UnpinnedLayoutError",
    "UnreadableFileError",
    "UnwritableOutputError",
    "WrongFormatError",
]
