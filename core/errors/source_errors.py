"""Errors of data files; messages name file, sheet, row and column, never a value."""

from __future__ import annotations

from core.errors.engine_error import EngineError
from core.words import N_


class SourceError(EngineError):
    """A file cannot be read; `file` is its name as the user gave it."""

    file: str


class MissingFileError(SourceError):
    """There is no such file."""

    template = N_("Error", "{file}: there is no such file. Check the name, or whether it was moved.")


class EmptyFileError(SourceError):
    """The file, sheet or range has nothing in it."""

    template = N_(
        "Error", "{file}: there is nothing in it. Choose another file, or in a workbook another sheet or range."
    )


class WrongFormatError(SourceError):
    """The content is not what the ending of the name says, or the ending is unknown."""


class UnknownEndingError(WrongFormatError):
    """No format has files with that ending."""

    template = N_(
        "Error",
        "{file}: files called “{suffix}” cannot be read. Save the data as .xlsx or .csv; what can be read: {suffixes}.",
    )
    suffix: str
    suffixes: str


class NoEndingError(WrongFormatError):
    """The name does not end in a point and letters."""

    template = N_(
        "Error",
        "{file}: its name has no extension that tells the format. Save the data as .xlsx or .csv; what can be read: "
        "{suffixes}.",
    )
    suffixes: str


class WrongEndingError(WrongFormatError):
    """It can be read, but is called like files of another format; `right` is how it should end."""

    template = N_(
        "Error",
        "{file}: it is called “{suffix}”, but it is {what}. Rename it to end in {right}, or open the file that was "
        "meant.",
    )
    suffix: str
    what: str
    right: str


class ForeignContentError(WrongFormatError):
    """It holds what cannot be read, under a name that promises a table."""

    template = N_("Error", "{file}: it is called “{suffix}”, but it is {what}. Save the data as one of: {suffixes}.")
    suffix: str
    what: str
    suffixes: str


class EncryptedFileError(SourceError):
    """The workbook has a password."""

    template = N_("Error", "{file}: the workbook is protected by a password. Save a copy without one and open that.")


class UnreadableFileError(SourceError):
    """The file is damaged, not permitted, or too much for the memory and time that reading may take."""


class RefusedContentError(UnreadableFileError):
    """What a format refuses as a whole; `why`: what is wrong, and what to do, as sentences of the format's own."""

    template = N_("Error", "{file}: it cannot be read: {why}")
    why: str


class BrokenInstallationError(SourceError):
    """The reading process does not start; the file was not opened."""

    template = N_(
        "Error",
        "{file}: it was not read. Reticent is not installed completely: its file reader does not start. "
        "Install Reticent again.",
    )


class MissingLibraryError(BrokenInstallationError):
    """The reading process lacks a library that this format needs; `module`: its name, or one within it."""

    template = N_(
        "Error",
        "{file}: it was not read. Reticent is not installed completely: its part “{module}” is missing. "
        "Install Reticent again.",
    )
    module: str


class FileChangedError(SourceError):
    """The file changed while it was read."""

    template = N_("Error", "{file}: it was changed by another program while it was read. Open it again.")


class FileMovedOnError(SourceError):
    """The file changed after the owner looked at it, or confirmed a release of it."""

    template = N_(
        "Error",
        "{file}: it was changed since this release was asked for. Nothing was spent. Look at what is in it now, and "
        "release it again.",
    )
    window_template = N_(
        "Error",
        "{file}: it was changed since you opened it. Nothing was spent. Open it again, and look at what is in it now.",
    )


class MissingSheetError(SourceError):
    """The workbook has no sheet of that name."""

    template = N_("Error", "{file}: there is no sheet or table called “{sheet}”. It has: {sheets}.")
    sheet: str
    sheets: str


class RangeError(SourceError):
    """The range of cells is not of the form A1:C9."""

    template = N_("Error", "{file}: “{range}” is not a range of cells. Write it like A3:K500.")
    range: str


class MissingHeaderError(SourceError):
    """The header row is not there, or has an empty cell above data."""

    sheet: str
    row: int
    column: str


class MissingHeaderRowError(MissingHeaderError):
    """No record starts in the row that was chosen for the header, or it has no cell."""

    template = N_(
        "Error", "{file}{sheet}, row {row}, column {column}: no names start there. Choose another header row."
    )


class MissingColumnError(SourceError):
    """The plan names a column that the file does not have."""

    template = N_("Error", "{file}{sheet}, row {row}: there is no column called “{name}”. {hint}")
    sheet: str
    row: int
    name: str
    hint: str


class NoRowsError(SourceError):
    """There is a header, but nothing below it."""

    template = N_("Error", "{file}{sheet}: there are no rows below row {row}, the header. Choose another header row.")
    sheet: str
    row: int


class LayoutError(SourceError):
    """What the plan says about the layout of the file cannot be."""


class UnknownEncodingError(LayoutError):
    """No text encoding is called like that."""

    template = N_("Error", "{file}: “{name}” is not a text encoding. Write one such as utf-8, windows-1252 or utf-16.")
    name: str


class SwitchingEncodingError(LayoutError):
    """One row can say what the bytes of the next stand for, so that records would not count one by one."""

    template = N_(
        "Error",
        "{file}: in “{name}” the letters of one row can change how the next rows are read. Save the file in utf-8.",
    )
    name: str


class DelimiterError(LayoutError):
    """The delimiter is not one character, or one that cannot be it."""

    template = N_(
        "Error",
        "{file}: the delimiter must be one character between the cells. "
        "Choose comma, semicolon, tab or another single character.",
    )


class UnpinnedLayoutError(SourceError):
    """The plan leaves the layout of the file open, so one row could decide how all others are read.

    `keys` are the missing keys of [data]; `cure` are sentences: the values that the rows suggest, as in a plan file,
    and what to do. `why` says what the plan lacks.
    """

    template = N_(
        "Error",
        "{file}: {why}: {keys}. A release takes this from the plan alone, "
        "because one row could change how all others are read. Nothing was spent. {cure}",
    )
    keys: str
    cure: str
    why: str = N_("Error", "the plan does not say how to read it")


class CellError(SourceError):
    """One cell does not fit the plan.

    `sheet` is "" or ", sheet “Name”"; `row` is the row of the file, from 1; `column` is the letter and the header, such
    as "C (“sex”)". The value itself is never part of a message: messages end up in logs.
    """

    sheet: str
    row: int
    column: str


class UnknownCategoryError(CellError):
    """A value that is none of the declared categories."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the value is none of the declared categories. "
        "Declare it, merge it into one, or give the attribute an “anything else” category.",
    )


class NotANumberError(CellError):
    """A value that is not a number where the plan declares a number."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this is not a number, but the plan declares one. "
        "Mend the cell, check the decimal mark, or give the attribute an “anything else” category.",
    )


class NotADateError(CellError):
    """A value that is not a date where the plan declares a date."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this is not a date, but the plan declares one. "
        "Mend the cell, or give the attribute an “anything else” category.",
    )


class AmbiguousDateError(CellError):
    """A date such as 3/4/2024 where the plan does not say whether the day or the month comes first."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: this date can be read day first or month first. "
        "Choose the order of dates on the Data page, or write the dates like 2024-01-31.",
    )


class BlankCellError(CellError):
    """An empty cell of an attribute without a category for missing values."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the cell is empty. "
        "Fill it, or give the attribute a category for missing values.",
    )


# No category can stand for it: all such rows would count as one person, or each as another one.
class BlankIdentifierError(BlankCellError):
    """An empty cell in the identifier column."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the cell is empty, but says which person the row is about. "
        "Fill it, or delete the row.",
    )


class ErrorIdentifierError(CellError):
    """An error such as #N/A in the identifier column: all such rows would count as one person."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the cell that identifies the person shows an error such "
        "as #N/A. Mend it, or delete the row.",
    )


class OutsideEdgesError(CellError):
    """A number or date below the first edge or above the last."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the value lies outside the declared edges. "
        "Widen the edges, or give the attribute an “anything else” category.",
    )


# Spreadsheets keep 15 significant digits (IEEE 754 double): two people could get one identifier.
class UncertainIdentifierError(CellError):
    """An identifier stored as a number with so many digits that the last ones are lost."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the identifier is a number with more digits than "
        "spreadsheets keep. Two people could have the same. Store the identifiers as text.",
    )


class RaggedRowError(CellError):
    """A row with more or fewer cells than the header."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the row has {found} cells, the header {expected}. "
        "Mend the row, or check the delimiter and the quotes.",
        "{file}{sheet}, row {row}, column {column}: the row has one cell, the header {expected}. "
        "Mend the row, or check the delimiter and the quotes.",
        5,
    )
    found: int
    expected: int


class UnequalRowsError(RaggedRowError):
    """A row with more or fewer cells than the first row, in a file without a header; `first` is that row's number."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}, column {column}: the row has {found} cells, but row {first}, the first, {expected}. "
        "Mend one of them, or check the delimiter and the quotes.",
        "{file}{sheet}, row {row}, column {column}: the row has one cell, but row {first}, the first, {expected}. "
        "Mend one of them, or check the delimiter and the quotes.",
        5,
    )
    first: int
