"""A file or folder cannot be written."""

from __future__ import annotations

from core.errors.engine_error import EngineError
from core.words import N_


class OutputError(EngineError):
    """A file or folder cannot be written."""

    file: str


# Never overwritten silently: the file may be the only copy of an earlier release.
class OutputExistsError(OutputError):
    """The path exists already."""

    template = N_("Error", "{file} exists already. Choose another name, or add --yes to replace it.")
    window_template = N_("Error", "{file} exists already. Choose another name, or agree to replace it.")


class OutputStandsError(OutputExistsError):
    """The path exists already, and a script did not say `replace=True`."""

    template = N_("Error", "{file} exists already. Choose another name, or pass replace=True to replace it.")


class OutputIsInputError(OutputError):
    """The output would replace an input of the release; `what` names it, such as "the plan"."""

    template = N_("Error", "{file} is {what}, which would be lost. Nothing was written. Choose another name.")
    what: str


class UnwritableOutputError(OutputError):
    """The system refuses to write, or the format cannot hold the content."""

    template = N_("Error", "{file} cannot be written: {why}. {cure}")
    why: str
    cure: str = N_("Error", "Choose another folder.")


# Records are made from whole, non-negative numbers that agree between tables; see `core/recovery/records.py`.
class NoRecordsError(OutputError):
    """Made-up records were requested, but the release has none."""

    template = N_(
        "Error",
        "{file} was not written: this plan makes no made-up records. They need whole numbers that add up. "
        "Set non_negative, whole_numbers and add_up = true below [output], and ask for fewer tables if they "
        "are many.",
    )


# Counting the records would give every number back that the tables do not show.
class UnshownError(OutputError):
    """Made-up records were requested of a release that hides weak numbers."""

    template = N_(
        "Error",
        "{file} was not written: the made-up records would tell the numbers that hide_below hides. Remove hide_below "
        "below [publication] of the plan, or write another format.",
    )
    window_template = N_(
        "Error",
        "{file} was not written: the made-up records would tell the numbers that are hidden. Show all numbers under "
        "“Title, source and notes…”, or choose another format.",
    )


class TooManyRecordsError(OutputError):
    """The release has more made-up records than lines that are written: one line each could fill the disk."""

    template = N_(
        "Error",
        "{file} was not written: the release has {records:,} made-up records, and at most {limit:,} lines are written. "
        "Choose another format: the tables in it are the same.",
        "{file} was not written: the release has one made-up record, and at most {limit:,} lines are written. "
        "Choose another format: the tables in it are the same.",
        2,
    )
    records: int
    limit: int


class MayBeTooManyRecordsError(TooManyRecordsError):
    """Noise could make more records than lines that are written; raised before the charge."""

    template = N_(
        "Error",
        "{file} cannot be written. With rows and noise, the release may have {records:,} made-up records, "
        "and at most {limit:,} lines are written. Choose another format: the tables in it are the same; or "
        "spend more.",
        "{file} cannot be written. With rows and noise, the release may have one made-up record, and at most "
        "{limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.",
        2,
    )


# Raised before the charge: after it, a full disk leaves a paid release without a file.
class NoRoomError(OutputError):
    """The forecast size exceeds the free space of the disk; sizes are texts such as "12 MB"."""

    template = N_(
        "Error",
        "{file} would take about {needed} on its disk, where {free} are free. Make room there, or choose another "
        "folder.",
    )
    needed: str
    free: str


# Raised before the charge, too: what a template has no room for would be missed after it.
class TemplateError(OutputError):
    """A template of the owner cannot be filled; `place` is the sheet and the cell, such as "Report!B5"."""

    template = N_("Error", "The template {file} cannot be filled in at {place}: {why} {cure}")
    place: str
    why: str
    cure: str


class StrangeTemplateError(OutputError):
    """A template is no workbook, cannot be read, or is not there."""

    template = N_("Error", "The template {file} cannot be read: {why}. {cure}")
    why: str
    cure: str = N_("Error", "Save it in Excel as a workbook (xlsx).")
