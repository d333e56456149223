"""Every exception that a user can cause, each with its facts as fields and its words as a template.

EngineError
├── Cancelled
├── PlanError                  a plan, or the file it is kept in
│   ├── PlanSyntaxError  PlanKeyError
│   ├── EdgesError             bins that do not increase
│   ├── AmountError            ε, δ, ρ or a weight that is not a positive number
│   ├── UnknownAttributeError  DuplicateTableError  NoTablesError  NoSourceError
│   ├── TableTooLargeError  TableTooWideError  RepeatedAttributeError  TooManyTablesError  NoiseTooLargeError
│   └── UnknownStrategyError  StrategyUnfitError  BudgetRecoveryError
├── SourceError                a spreadsheet that cannot be read as asked
│   ├── MissingFileError  EmptyFileError  WrongFormatError  EncryptedFileError  UnreadableFileError  FileChangedError
│   ├── MissingSheetError  RangeError
│   ├── MissingHeaderError  DuplicateHeaderError  MissingColumnError  NoRowsError  LayoutError
│   └── CellError              one cell: StrangerError  NotANumberError  NotADateError  AmbiguousDateError
│                              BlankCellError  OutsideEdgesError  RaggedRowError
├── LedgerError                the record of what has been spent
│   └── NoBudgetError  OverspendingError  NoDeltaError  BudgetDisagreesError  LedgerFileError
└── OutputError                a file that cannot be written
    └── OutputExistsError  UnwritableOutputError
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from core.words import N_


@dataclass(eq=False)
class EngineError(Exception):
    """Something the user can mend; `str()` says what happened, where, why, and what to do."""

    template: ClassVar[str] = ""

    @property
    def facts(self) -> dict[str, object]:
        """The fields by name, as `template` wants them; the window fills a translated template with the same."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    def __str__(self) -> str:
        return self.template.format(**self.facts)


@dataclass(eq=False)
class Cancelled(EngineError):  # noqa: N818  not a fault
    """The user asked to stop."""

    template = N_("Error", "Stopped, as you asked.")


# ------------------------------------------------------------------ plans


class PlanError(EngineError):
    """A plan, or the file it is kept in, cannot be used."""


@dataclass(eq=False)
class PlanSyntaxError(PlanError):
    """The plan file is not TOML."""

    template = N_("Error", "{file}, line {line}, column {column}: {detail}. Mend this line; nothing was changed.")
    file: str
    line: int
    column: int
    detail: str


@dataclass(eq=False)
class PlanKeyError(PlanError):
    """A key of the plan file is missing, unknown, or has a value that is not allowed; lines and columns from 1."""

    template = N_("Error", "{file}, line {line}, column {column}: {key}: {why} {cure}")
    file: str
    line: int
    column: int
    key: str
    why: str
    cure: str


@dataclass(eq=False)
class AmountError(PlanError):
    """An amount of privacy, or a weight, is not a number or out of range."""

    template = N_("Error", "{what} is {text}, but it must be {wanted}. Write it like 1, 0.5 or 1/3.")
    what: str
    text: str
    wanted: str


@dataclass(eq=False)
class EdgesError(PlanError):
    """The edges of bins cannot be used; `why` is a sentence."""

    template = N_(
        "Error", "The edges “{text}” cannot be used: {why} Write them like 0, 18, 30 or 2024-01-01, 2025-01-01."
    )
    text: str
    why: str


@dataclass(eq=False)
class UnknownAttributeError(PlanError):
    """A table names an attribute that the plan does not have."""

    template = N_("Error", "The table {table} names “{name}”, which is not an attribute of this plan. {hint}")
    table: str
    name: str
    hint: str


@dataclass(eq=False)
class DuplicateTableError(PlanError):
    """The same table is asked for twice."""

    template = N_("Error", "The table {table} is asked for twice. Remove one, and give the other the weight you want.")
    table: str


@dataclass(eq=False)
class NoTablesError(PlanError):
    """The plan asks for nothing."""

    template = N_("Error", "No table has been chosen. Add at least one table or family of tables.")


@dataclass(eq=False)
class NoSourceError(PlanError):
    """The plan names no data file."""

    template = N_("Error", '{file} names no data file. Write source = "…" below [data], or choose a file.')
    file: str


@dataclass(eq=False)
class TableTooLargeError(PlanError):
    """A table has more cells than can be released."""

    template = N_(
        "Error",
        "The table {table} would have {cells:,} cells; at most {limit:,} can be released. "
        "Leave out an attribute or merge categories.",
    )
    table: str
    cells: int
    limit: int


@dataclass(eq=False)
class TableTooWideError(PlanError):
    """A table has more attributes than can be crossed."""

    template = N_(
        "Error",
        "The table {table} crosses {attributes} attributes; at most {limit} can be crossed. Leave some of them out.",
    )
    table: str
    attributes: int
    limit: int


@dataclass(eq=False)
class RepeatedAttributeError(PlanError):
    """A table names an attribute twice."""

    template = N_("Error", "The table {table} names “{name}” twice. Name each attribute once.")
    table: str
    name: str


@dataclass(eq=False)
class TooManyTablesError(PlanError):
    """A family has more tables than can be released."""

    template = N_(
        "Error",
        "A family asks for {tables:,} tables; at most {limit:,} can be released. "
        "Choose a smaller order, or fewer attributes.",
    )
    tables: int
    limit: int


@dataclass(eq=False)
class NoiseTooLargeError(PlanError):
    """The budget of one group is so small that its noise would not fit 64-bit counts."""

    template = N_(
        "Error",
        "The budget is so small that some counts would need more noise than 64-bit numbers hold. "
        "Spend more, or ask for fewer tables.",
    )


@dataclass(eq=False)
class UnknownStrategyError(PlanError):
    """The plan names a strategy that does not exist."""

    template = N_("Error", "There is no strategy called “{name}”. Choose one of: {known}.")
    name: str
    known: str


@dataclass(eq=False)
class StrategyUnfitError(PlanError):
    """The strategy cannot be used for these tables; `why` ends with a full stop."""

    template = N_("Error", "The strategy “{strategy}” cannot be used for these tables: {why} Choose another strategy.")
    strategy: str
    why: str


@dataclass(eq=False)
class BudgetRecoveryError(PlanError):
    """The plan splits the budget for one recovery and asks for the other."""

    template = N_(
        "Error",
        "The budget “{budget}” is split for the optimal recovery, but the plan asks for the “{recovery}” one, "
        "by which some tables could not be computed. Choose the recovery “optimal”, or the budget “optimal”.",
    )
    budget: str
    recovery: str


# ------------------------------------------------------------------ sources


@dataclass(eq=False)
class SourceError(EngineError):
    """A file cannot be read as asked; `file` is its name as the user gave it."""

    file: str


@dataclass(eq=False)
class MissingFileError(SourceError):
    """There is no such file."""

    template = N_("Error", "{file}: there is no such file. Check the name, or whether it was moved.")


@dataclass(eq=False)
class EmptyFileError(SourceError):
    """The file, sheet or range has nothing in it."""

    template = N_("Error", "{file}: there is nothing in it. Choose another file, sheet or range.")


@dataclass(eq=False)
class WrongFormatError(SourceError):
    """The content is not what the extension says, or the extension is unknown."""

    template = N_("Error", "{file}: {why}. {cure}")
    why: str
    cure: str


@dataclass(eq=False)
class EncryptedFileError(SourceError):
    """The workbook has a password."""

    template = N_("Error", "{file}: the workbook is protected by a password. Save a copy without one and open that.")


@dataclass(eq=False)
class UnreadableFileError(SourceError):
    """The file is damaged, not permitted, or too large for the memory and time that reading may take."""

    template = N_("Error", "{file}: it cannot be read: {why}. {cure}")
    why: str
    cure: str


@dataclass(eq=False)
class FileChangedError(SourceError):
    """The file changed while it was read."""

    template = N_("Error", "{file}: it was changed by another program while it was read. Open it again.")


@dataclass(eq=False)
class MissingSheetError(SourceError):
    """The workbook has no sheet of that name."""

    template = N_("Error", "{file}: there is no sheet called “{sheet}”. Its sheets are: {sheets}.")
    sheet: str
    sheets: str


@dataclass(eq=False)
class RangeError(SourceError):
    """The range of cells is not of the form A1:C9."""

    template = N_("Error", "{file}: “{range}” is not a range of cells. Write it like A3:K500.")
    range: str


@dataclass(eq=False)
class MissingHeaderError(SourceError):
    """The header row is not there, or has an empty cell above data."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: {why}. Give the column a name, or choose another header row.",
    )
    sheet: str
    row: int
    column: str
    why: str


@dataclass(eq=False)
class DuplicateHeaderError(SourceError):
    """Two columns have the same name."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, columns {column} and {first}: both are called “{name}”. Rename one of them.",
    )
    sheet: str
    row: int
    column: str
    first: str
    name: str


@dataclass(eq=False)
class MissingColumnError(SourceError):
    """The plan names a column that the file does not have."""

    template = N_("Error", "{file}{sheet}, row {row}: there is no column called “{name}”. {hint}")
    sheet: str
    row: int
    name: str
    hint: str


@dataclass(eq=False)
class NoRowsError(SourceError):
    """There is a header, but nothing below it."""

    template = N_("Error", "{file}{sheet}: there are no rows below row {row}, the header. Choose another header row.")
    sheet: str
    row: int


@dataclass(eq=False)
class LayoutError(SourceError):
    """What the plan says about the layout of the file cannot be; `why` ends without, `cure` with a full stop."""

    template = N_("Error", "{file}: {why}. {cure}")
    why: str
    cure: str


@dataclass(eq=False)
class CellError(SourceError):
    """One cell does not fit the plan.

    `sheet` is "" or ", sheet “Name”"; `row` is the row of the file, 1-based; `column` is the letter and the header,
    such as "C (“sex”)". The value itself is never part of a message: messages end up in logs.
    """

    sheet: str
    row: int
    column: str


@dataclass(eq=False)
class StrangerError(CellError):
    """A value that is none of the declared categories."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the value is none of the declared categories. "
        "Declare it, merge it into one, or give the attribute an “anything else” category.",
    )


@dataclass(eq=False)
class NotANumberError(CellError):
    """A value that is not a number where the plan declares a number."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this is not a number, but the plan declares one. "
        "Mend the cell, check the decimal mark, or give the attribute an “anything else” category.",
    )


@dataclass(eq=False)
class NotADateError(CellError):
    """A value that is not a date where the plan declares a date."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this is not a date, but the plan declares one. "
        "Mend the cell, or give the attribute an “anything else” category.",
    )


@dataclass(eq=False)
class AmbiguousDateError(CellError):
    """A date such as 3/4/2024 in a column where nothing tells whether the day or the month comes first."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this date can be read day first or month first, and no other date "
        "of the column tells which. Write the dates like 2024-01-31.",
    )


@dataclass(eq=False)
class BlankCellError(CellError):
    """An empty cell of an attribute without a category for missing values."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the cell is empty. "
        "Fill it, or give the attribute a category for missing values.",
    )


@dataclass(eq=False)
class OutsideEdgesError(CellError):
    """A number or date below the first edge or above the last."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the value lies outside the declared edges. "
        "Widen the edges, or give the attribute an “anything else” category.",
    )


@dataclass(eq=False)
class RaggedRowError(CellError):
    """A row with more or fewer cells than the header."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the row has {found} cells, the header {expected}. "
        "Mend the row, or check the delimiter and the quotes.",
    )
    found: int
    expected: int


# ------------------------------------------------------------------ ledger


@dataclass(eq=False)
class LedgerError(EngineError):
    """The record of what has been spent refuses."""


@dataclass(eq=False)
class NoBudgetError(LedgerError):
    """The dataset is not known to the ledger."""

    template = N_(
        "Error",
        "The ledger knows no budget for “{dataset}”. Say how much may be spent on it in all, once: "
        "--budget 1 (or --budget 1,1e-9 for ε,δ), or on the Ledger page.",
    )
    dataset: str


@dataclass(eq=False)
class OverspendingError(LedgerError):
    """The release would cost more than is left; amounts are words such as "ε = 0.5"."""

    template = N_(
        "Error",
        "“{dataset}” has {left} left, and this release costs {asked}. Nothing was spent and nothing was read. "
        "Lower the cost, or stop here.",
    )
    dataset: str
    left: str
    asked: str


@dataclass(eq=False)
class NoDeltaError(LedgerError):
    """A Gaussian release is asked of a budget whose δ is 0."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded}, without a δ, and this release needs one: its noise is Gaussian. "
        "Nothing was spent and nothing was read. Set δ to 0 in the plan, or raise the budget to one with a δ.",
    )
    dataset: str
    recorded: str


@dataclass(eq=False)
class BudgetDisagreesError(LedgerError):
    """The given total differs from the recorded one."""

    template = N_(
        "Error",
        "The ledger records a budget of {recorded} for “{dataset}”, not {asked}. "
        "Leave out the budget to go on with the recorded one.",
    )
    dataset: str
    recorded: str
    asked: str


@dataclass(eq=False)
class LedgerFileError(LedgerError):
    """The ledger's file cannot be read or written."""

    template = N_("Error", "The ledger {file} cannot be used: {why}. Nothing was spent. {cure}")
    file: str
    why: str
    cure: str


# ------------------------------------------------------------------ outputs


@dataclass(eq=False)
class OutputError(EngineError):
    """A file or folder cannot be written."""

    file: str


@dataclass(eq=False)
class OutputExistsError(OutputError):
    """There is something there already."""

    template = N_("Error", "{file} exists already. Choose another name, or say --yes to replace it.")


@dataclass(eq=False)
class UnwritableOutputError(OutputError):
    """The system does not let us write there."""

    template = N_("Error", "{file} cannot be written: {why}. Choose another folder.")
    why: str
