"""A file that cannot be read: each kind says in one sentence why, and what to do."""

from __future__ import annotations

from core.errors.source_errors import UnreadableFileError
from core.words import N_

# ------------------------------------------------------------------ what the system says


class FolderError(UnreadableFileError):
    """It is no file but a folder, and no table in several files."""

    template = N_("Error", "{file}: it cannot be read: it is a folder, and holds no parquet files. Choose a file.")


# Reading a pipe could wait for ever, and its rows could not be read a second time for a comparison.
class SpecialFileError(UnreadableFileError):
    """A device or a pipe, of which nobody knows the end."""

    template = N_("Error", "{file}: it cannot be read: it is not a regular file. Choose the file itself.")


class RefusedFileError(UnreadableFileError):
    """The system does not let it be read; `reason` is what the system says."""

    template = N_("Error", "{file}: it cannot be read: {reason}. Ask for permission to read it, or copy it elsewhere.")
    reason: str


class LostFileError(UnreadableFileError):
    """The system does not let it be read any more; `reason` is what the system says."""

    template = N_("Error", "{file}: it cannot be read: {reason}. Check the file, and try again.")
    reason: str


# ------------------------------------------------------------------ damage


class DamagedFileError(UnreadableFileError):
    """A container that cannot be opened at all."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is damaged or was not saved completely. "
        "Save or copy it again from where it comes from.",
    )


class DamagedWorkbookError(UnreadableFileError):
    """A workbook of which a part makes no sense."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is damaged or was not saved completely. "
        "Open it in the program it comes from and save it again.",
    )


class DamagedDataFileError(UnreadableFileError):
    """A file of typed rows whose library gives up, or whose checksums do not agree."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is damaged or was not saved completely. "
        "Write it again with the program it comes from.",
    )


# The reading process is separate, so a crash in a parser of C code ends that process only.
class StoppedReaderError(UnreadableFileError):
    """The reader ended by itself, without an answer."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is damaged in a way that stopped the reader. "
        "Open it in the program it comes from and save it again.",
    )


# ------------------------------------------------------------------ more than reading may take


# Files from strangers can be made to exhaust a parser; the limits keep the rest of the system usable.
class TooMuchMemoryError(UnreadableFileError):
    """The reader was refused memory."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it needed more memory than reading may take (2 GB). "
        "Save the needed rows and columns only.",
    )


class TooMuchTimeError(UnreadableFileError):
    """The system stopped the reader for the time it took."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it took longer than reading may take (5 minutes). "
        "Save the needed rows and columns only, or save it again in another format.",
    )


class KilledReaderError(UnreadableFileError):
    """The system killed the reader, most likely for its memory."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it needed more memory than reading may take (2 GB), or it is damaged. "
        "Save the needed rows and columns only, or save it again in another format.",
    )


# ------------------------------------------------------------------ workbooks


# Two parts of one name: programs differ in which one they read, so the owner could see other rows.
class StrangePackageError(UnreadableFileError):
    """A zip with too many parts for a workbook, or with one name twice."""

    template = N_(
        "Error",
        "{file}: it cannot be read: its inner structure is not that of a workbook. "
        "Open it in the program it comes from and save it again.",
    )


# A zip bomb: a few kB that unpack to many GB.
class InflatedWorkbookError(UnreadableFileError):
    """A zip that would unpack to more than any table is."""

    template = N_(
        "Error",
        "{file}: it cannot be read: unpacked it would take {megabytes:,} MB. "
        "Open it in the program it comes from and save it again.",
    )
    megabytes: int


class TooManySheetsError(UnreadableFileError):
    """A list of sheets that would not fit into memory as a tree."""

    template = N_(
        "Error",
        "{file}: it cannot be read: its list of sheets is absurdly long. "
        "Open it in the program it comes from and save it again.",
    )


class TooManyCellsError(UnreadableFileError):
    """Cells that spread over more than the parser has memory for; `corner` is the last."""

    template = N_(
        "Error",
        "{file}: it cannot be read: its cells spread over {rows:,} rows and {columns:,} columns, to "
        "{corner}. Delete what lies far from the table, or copy the table to a new file.",
    )
    rows: int
    columns: int
    corner: str


# Without an address it is unknown which row shows the error, so no row can be reported or left out.
class UnplacedErrorCellsError(UnreadableFileError):
    """Cells that show an error such as #N/A, without an address."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it has cells that show an error, and does not say where they are. "
        "Open it in the program it comes from and save it again.",
    )


# ------------------------------------------------------------------ texts


# No format repairs such a record: a guess could merge the rows of two people.
class MalformedRecordError(UnreadableFileError):
    """A record that breaks the rules of its format; `why`: what is wrong, and what to do, as a sentence without value.

    For all formats: one of them says in its own file what is wrong, and needs no error here.
    """

    template = N_("Error", "{file}: it cannot be read: row {row}: {why}")
    row: int
    why: str


# Replacing the bytes could make two different labels equal.
class UndecodableRowError(UnreadableFileError):
    """Bytes in one row that the encoding does not have."""

    template = N_(
        "Error",
        "{file}: it cannot be read: row {row}: there are bytes that are not text in {encoding}. "
        "Choose another encoding, or correct that row.",
    )
    row: int
    encoding: str


class UndecodableFileError(UnreadableFileError):
    """Nothing in it is text in that encoding, from the first bytes on."""

    template = N_(
        "Error",
        "{file}: it cannot be read: from its first row on it is not text in {encoding}. Choose another encoding.",
    )
    encoding: str


# ------------------------------------------------------------------ rows with a schema


class UnknownTimeZoneError(UnreadableFileError):
    """Times of a zone that this system does not know."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, the times are of the time zone “{zone}”, which is not known "
        "here. Write them in UTC or without a time zone, or leave the column out.",
    )
    name: str
    zone: str


# Python's datetime covers the years 1 to 9999.
class DateOutOfCalendarError(UnreadableFileError):
    """A date before the year 1 or after 9999."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, row {row}, a date lies outside the years 1 to 9999. "
        "Correct it, or leave the column out.",
    )
    name: str
    row: int


class UndecodableCellError(UnreadableFileError):
    """A text with bytes that are not UTF-8."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, row {row}, there are bytes that are not text in utf-8. "
        "Correct it, or leave the column out.",
    )
    name: str
    row: int


# A row with several values would count in several cells, which the sensitivity excludes.
class SeveralValuesError(UnreadableFileError):
    """A column whose cells hold lists or structures."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, a cell holds several values, a list or a structure. "
        "Write each value to a column of its own, or leave the column out.",
    )
    name: str


# ------------------------------------------------------------------ data frames


class NotAFrameError(UnreadableFileError):
    """What a script gave is no data frame."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is no frame. "
        "Give a path, or a frame of pandas (2.2 or newer), polars (collected) or pyarrow.",
    )


class NotATableError(UnreadableFileError):
    """It comes through the Arrow interface, but is no table that Arrow can hold."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is no table, or has values of a kind that is not known here. "
        "Give a path, or a frame of pandas (2.2 or newer), polars (collected) or pyarrow.",
    )


class UnknownValuesError(UnreadableFileError):
    """Values of a kind that Arrow cannot turn into Python's."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it has values of a kind that is not known here. "
        "Write them as text, numbers or dates.",
    )


class UnknownValueError(UnreadableFileError):
    """A value in a column that is neither text nor number nor date."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, row {row}, a value is neither text nor a number nor a date. "
        "Write the values of that column as text.",
    )
    name: str
    row: int


class LargeNumberError(UnreadableFileError):
    """A number of thousands of digits, or a fraction beyond the range of floats."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, row {row}, a number is too large. "
        "Correct it, or leave the column out.",
    )
    name: str
    row: int


# Texts of Python may hold one half of a pair of UTF-16, which is no character: no encoding of files has it.
class HalfLetterError(UnreadableFileError):
    """A text with half of a letter."""

    template = N_(
        "Error",
        "{file}: it cannot be read: in column “{name}”, row {row}, a text has half of a letter. "
        "Correct it, or leave the column out.",
    )
    name: str
    row: int


class HalfLetterNameError(UnreadableFileError):
    """A column whose name has half of a letter, so that no message can quote it; `column` is a letter, such as "C"."""

    template = N_(
        "Error", "{file}: it cannot be read: the name of column {column} has half of a letter. Rename the column."
    )
    column: str


# ------------------------------------------------------------------ plans


class LargePlanError(UnreadableFileError):
    """A file far too large to be a plan."""

    template = N_("Error", "{file}: it cannot be read: it is too large for a plan. Choose a plan file (*.reticent).")


class RefusedPlanError(UnreadableFileError):
    """The system does not let a plan be read; `reason` is what the system says."""

    template = N_("Error", "{file}: it cannot be read: {reason}. Choose a plan file that you may read.")
    reason: str


class RowsForPlanError(UnreadableFileError):
    """A data file was given where a plan is wanted; `plan` is what its plan could be called."""

    template = N_(
        "Error",
        "{file}: it cannot be read: it is called like a file of rows, not like a plan. "
        "“reticent describe {file} -o {plan}” makes a plan of it.",
    )
    window_template = N_(
        "Error",
        "{file}: it cannot be read: it is called like a file of rows, not like a plan. "
        "Open it on the Data page to make a plan of it.",
    )
    plan: str
