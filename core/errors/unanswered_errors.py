"""What a file leaves open, and its owner has not decided: rows, columns and persons that are never read in silence."""

from __future__ import annotations

from core.errors.source_errors import SourceError
from core.words import N_


class UnansweredColumnError(SourceError):
    """A hidden column of which its owner has to say whether it is read."""

    template = N_(
        "Error",
        "{file}{sheet}, column {column}: it is hidden in the workbook, and the plan does not say whether such columns "
        "are read. Choose it on the Data page, where you change how the file is read. "
        "In a plan, write {key} = {answers}.",
    )
    file: str
    sheet: str
    column: str
    key: str = "hidden_columns"
    answers: str = '"read" / "skip"'


class UnansweredRowError(SourceError):
    """A row of which its owner has to say how it is read; `answers` are the values of the plan's key."""

    template = N_(
        "Error",
        "{file}{sheet}, row {row}: {why}, and the plan does not say how such rows are read. "
        "Choose it on the Data page, where you change how the file is read. In a plan, write {key} = {answers}.",
    )
    file: str
    sheet: str
    row: int
    why: str
    key: str
    answers: str


class UnansweredPersonsError(SourceError):
    """Persons may have several rows, of which the plan says nothing; `columns` are those that tell it."""

    template = N_(
        "Error",
        "{file}: values of {columns} occur in several rows, so a person may have several. The plan does not say who is "
        'protected. Nothing was spent. Write rows = "one-each" in [unit] if nobody has two rows. If a person may have '
        "several, write id with the column that tells persons apart, and at_most. "
        'Write rows = "records" to protect each row by itself.',
    )
    file: str
    columns: str
