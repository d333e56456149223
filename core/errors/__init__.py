"""Every exception that a user can cause: facts as fields, the message as a template.

EngineError
├── Cancelled
├── PlanError                  a plan, or the file it is kept in
│   ├── PlanSyntaxError  PlanKeyError  PlanValueError
│   ├── EdgesError             bins that do not increase; EdgeError: one is no number or date
│   ├── AmountError            ε, δ, ρ or a weight that is not a positive number; DeltaError
│   ├── UnknownAttributeError  DuplicateTableError  NoTablesError  NoSourceError
│   ├── TableTooLargeError  TableTooWideError  RepeatedAttributeError  TooManyTablesError  NoiseTooLargeError  GoalError
│   ├── UnorderedAttributeError  TooManyRangesError
│   ├── UnansweredUnitError  PlanChangedError
│   ├── UnknownStrategyError  StrategyUnfitError  BudgetRecoveryError  ConsistencyUnfitError
│   └── TrialError             the program fails at the plan, before anything is charged
├── SourceError                a spreadsheet that cannot be read as asked
│   ├── MissingFileError  EmptyFileError  EncryptedFileError  FileChangedError  FileMovedOnError
│   ├── BrokenInstallationError  MissingSheetError  RangeError  DuplicateHeaderError  MissingColumnError  NoRowsError
│   ├── WrongFormatError       the name: UnknownEndingError  NoEndingError  WrongEndingError  ForeignContentError
│   ├── MissingHeaderError     MissingHeaderRowError  NamelessColumnError
│   ├── LayoutError            UnknownEncodingError  SwitchingEncodingError  DelimiterError
│   ├── UnpinnedLayoutError    a plan that leaves open how its file is read
│   ├── UnreadableFileError    each kind says why in one sentence
│   │   ├── FolderError  SpecialFileError  RefusedFileError  LostFileError
│   │   ├── DamagedFileError  DamagedWorkbookError  DamagedParquetError  StoppedReaderError
│   │   ├── TooMuchMemoryError  TooMuchTimeError  KilledReaderError
│   │   ├── StrangePackageError  InflatedWorkbookError  TooManySheetsError  TooManyCellsError  UnplacedErrorCellsError
│   │   ├── MalformedRecordError  UndecodableRowError  UndecodableFileError
│   │   ├── UnknownTimeZoneError  DateOutOfCalendarError  UndecodableCellError  SeveralValuesError
│   │   ├── NotAFrameError  NotATableError  UnknownValuesError  UnknownValueError
│   │   ├── LargeNumberError  HalfLetterError  HalfLetterNameError
│   │   └── LargePlanError  RefusedPlanError  RowsForPlanError
│   └── CellError              one cell: UnknownCategoryError  NotANumberError  NotADateError  AmbiguousDateError
│                              BlankCellError  OutsideEdgesError  UncertainIdentifierError
│                              BlankIdentifierError  ErrorIdentifierError
│                              RaggedRowError  UnequalRowsError
├── LedgerError                the record of what has been spent
│   └── NoBudgetError  OverspendingError  NoDeltaError  BudgetDisagreesError  BudgetStandsError  LedgerFileError
│       MissingLedgerError  UnknownReleaseError  StrangeReleaseError  ReleaseNotKeptError  ForeignExportError
│       UnconfirmedReleaseError  NotPendingError  RivalReleaseError  ForeignRequestError  UnitsDisagreeError
│       UnknownUnitError  MixedUnitsError  UnitStandsError  CrowdedPersonError  ReleasedAlreadyError
│       PaidAlreadyError  RowsReleasedAlreadyError  OtherLedgerError
│       SamePeopleError
└── OutputError                a file that cannot be written
    └── OutputExistsError  OutputStandsError  OutputIsInputError  UnwritableOutputError  NoRecordsError
        TooManyRecordsError  MayBeTooManyRecordsError  NoRoomError
"""

from __future__ import annotations

# Faults of the program are not in this tree: they are ValueError, TypeError and the like, and reach the crash report.
# Every message says what happened, why, whether something was spent, and what to do next. No message quotes a cell of
# the data: messages end up in logs and screenshots.
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
    OutputStandsError,
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
    PlanValueError,
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
    DelimiterError,
    DuplicateHeaderError,
    EmptyFileError,
    EncryptedFileError,
    ErrorIdentifierError,
    FileChangedError,
    FileMovedOnError,
    ForeignContentError,
    LayoutError,
    MissingColumnError,
    MissingFileError,
    MissingHeaderError,
    MissingHeaderRowError,
    MissingSheetError,
    NamelessColumnError,
    NoEndingError,
    NoRowsError,
    NotADateError,
    NotANumberError,
    OutsideEdgesError,
    RaggedRowError,
    RangeError,
    SourceError,
    SwitchingEncodingError,
    UncertainIdentifierError,
    UnequalRowsError,
    UnknownCategoryError,
    UnknownEncodingError,
    UnknownEndingError,
    UnpinnedLayoutError,
    UnreadableFileError,
    WrongEndingError,
    WrongFormatError,
)
from core.errors.unmeant_errors import (
    OtherLedgerError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    RowsReleasedAlreadyError,
)
from core.errors.unreadable_errors import (
    DamagedFileError,
    DamagedParquetError,
    DamagedWorkbookError,
    DateOutOfCalendarError,
    FolderError,
    HalfLetterError,
    HalfLetterNameError,
    InflatedWorkbookError,
    KilledReaderError,
    LargeNumberError,
    LargePlanError,
    LostFileError,
    MalformedRecordError,
    NotAFrameError,
    NotATableError,
    RefusedFileError,
    RefusedPlanError,
    RowsForPlanError,
    SeveralValuesError,
    SpecialFileError,
    StoppedReaderError,
    StrangePackageError,
    TooManyCellsError,
    TooManySheetsError,
    TooMuchMemoryError,
    TooMuchTimeError,
    UndecodableCellError,
    UndecodableFileError,
    UndecodableRowError,
    UnknownTimeZoneError,
    UnknownValueError,
    UnknownValuesError,
    UnplacedErrorCellsError,
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
    "DamagedFileError",
    "DamagedParquetError",
    "DamagedWorkbookError",
    "DateOutOfCalendarError",
    "DelimiterError",
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
    "FolderError",
    "ForeignContentError",
    "ForeignExportError",
    "ForeignRequestError",
    "GoalError",
    "HalfLetterError",
    "HalfLetterNameError",
    "InflatedWorkbookError",
    "KilledReaderError",
    "LargeNumberError",
    "LargePlanError",
    "LayoutError",
    "LedgerError",
    "LedgerFileError",
    "LostFileError",
    "MalformedRecordError",
    "MayBeTooManyRecordsError",
    "MissingColumnError",
    "MissingFileError",
    "MissingHeaderError",
    "MissingHeaderRowError",
    "MissingLedgerError",
    "MissingSheetError",
    "MixedUnitsError",
    "NamelessColumnError",
    "NoBudgetError",
    "NoDeltaError",
    "NoEndingError",
    "NoRecordsError",
    "NoRoomError",
    "NoRowsError",
    "NoSourceError",
    "NoTablesError",
    "NoiseTooLargeError",
    "NotADateError",
    "NotAFrameError",
    "NotANumberError",
    "NotATableError",
    "NotPendingError",
    "OtherLedgerError",
    "OutputError",
    "OutputExistsError",
    "OutputIsInputError",
    "OutputStandsError",
    "OutsideEdgesError",
    "OverspendingError",
    "PaidAlreadyError",
    "PlanChangedError",
    "PlanError",
    "PlanKeyError",
    "PlanSyntaxError",
    "PlanValueError",
    "RaggedRowError",
    "RangeError",
    "RefusedFileError",
    "RefusedPlanError",
    "ReleaseNotKeptError",
    "ReleasedAlreadyError",
    "RepeatedAttributeError",
    "RivalReleaseError",
    "RowsForPlanError",
    "RowsReleasedAlreadyError",
    "SamePeopleError",
    "SeveralValuesError",
    "SourceError",
    "SpecialFileError",
    "StoppedReaderError",
    "StrangePackageError",
    "StrangeReleaseError",
    "StrategyUnfitError",
    "SwitchingEncodingError",
    "TableTooLargeError",
    "TableTooWideError",
    "TooManyCellsError",
    "TooManyRangesError",
    "TooManyRecordsError",
    "TooManySheetsError",
    "TooManyTablesError",
    "TooMuchMemoryError",
    "TooMuchTimeError",
    "TrialError",
    "UnansweredUnitError",
    "UncertainIdentifierError",
    "UnconfirmedReleaseError",
    "UndecodableCellError",
    "UndecodableFileError",
    "UndecodableRowError",
    "UnequalRowsError",
    "UnitStandsError",
    "UnitsDisagreeError",
    "UnknownAttributeError",
    "UnknownCategoryError",
    "UnknownEncodingError",
    "UnknownEndingError",
    "UnknownReleaseError",
    "UnknownStrategyError",
    "UnknownTimeZoneError",
    "UnknownUnitError",
    "UnknownValueError",
    "UnknownValuesError",
    "UnorderedAttributeError",
    "UnpinnedLayoutError",
    "UnplacedErrorCellsError",
    "UnreadableFileError",
    "UnwritableOutputError",
    "WrongEndingError",
    "WrongFormatError",
]
