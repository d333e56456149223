"""A file or folder cannot be written."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.engine_error import EngineError
from core.words import N_


@dataclass(eq=False)
class OutputError(EngineError):
    """A file or folder cannot be written."""

    file: str


@dataclass(eq=False)
class OutputExistsError(OutputError):
    """There is something there already."""

    template = N_("Error", "{file} exists already. Choose another name, or say --yes to replace it.")
    window_template = N_("Error", "{file} exists already. Choose another name, or agree to replace it.")


@dataclass(eq=False)
class OutputIsInputError(OutputError):
    """The output would take the place of something that the release is made of; `what` says of what."""

    template = N_("Error", "{file} is {what}, which would be lost. Nothing was written. Choose another name.")
    what: str


@dataclass(eq=False)
class UnwritableOutputError(OutputError):
    """The system does not let us write there, or the format cannot hold what is to be written."""

    template = N_("Error", "{file} cannot be written: {why}. {cure}")
    why: str
    cure: str = N_("Error", "Choose another folder.")


@dataclass(eq=False)
class NoRecordsError(OutputError):
    """Made-up records are asked for, but the release has none."""

    template = N_(
        "Error",
        "{file} was not written: this plan makes no made-up records. They belong to whole numbers that add up: say "
        "non_negative, whole_numbers and add_up = true below [output]; and ask for fewer tables if they are many.",
    )


@dataclass(eq=False)
class TooManyRecordsError(OutputError):
    """There are so many made-up records that a file with a line for each would fill the disk."""

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


@dataclass(eq=False)
class MayBeTooManyRecordsError(TooManyRecordsError):
    """Noise may make so many of them: refused before it is drawn."""

    template = N_(
        "Error",
        "{file} cannot be written: with rows and noise, the release may have {records:,} made-up records, and at most "
        "{limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.",
        "{file} cannot be written: with rows and noise, the release may have one made-up record, and at most "
        "{limit:,} lines are written. Choose another format: the tables in it are the same; or spend more.",
        2,
    )


@dataclass(eq=False)
class NoRoomError(OutputError):
    """The disk is too full for what is to be written, as forecast; sizes are words."""

    template = N_(
        "Error",
        "{file} would take about {needed} on its disk, where {free} are free. Make room there, or choose another "
        "folder.",
    )
    needed: str
    free: str
