"""The record of what has been spent refuses."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.engine_error import EngineError
from core.words import N_


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
        "It is refused before anything is read or spent. Choose pure ε (δ = 0), such as on the Compare page, or raise "
        "the budget to one with a δ, such as on the Ledger page.",
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
class BudgetStandsError(LedgerError):
    """Another total is recorded, and was not changed."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded} already; it was not changed to {asked}. "
        "Say --yes to raise it; a budget can never be lowered.",
    )
    dataset: str
    recorded: str
    asked: str


@dataclass(eq=False)
class LedgerFileError(LedgerError):
    """The ledger's file cannot be read or written."""

    template = N_("Error", "The ledger {file} cannot be used: {why}. Nothing new was spent. {cure}")
    file: str
    why: str
    cure: str


@dataclass(eq=False)
class MissingLedgerError(LedgerError):
    """There is no ledger where one was said to be."""

    template = N_(
        "Error",
        "There is no ledger {file}. Check the name. A new one is made when a dataset is given its budget.",
    )
    file: str


@dataclass(eq=False)
class UnknownReleaseError(LedgerError):
    """The ledger keeps no tables under that number."""

    template = N_(
        "Error",
        "The ledger keeps no tables of a release no. {number}. “reticent ledger releases” and the Ledger page list "
        "those it keeps.",
    )
    number: int


@dataclass(eq=False)
class StrangeReleaseError(LedgerError):
    """The kept tables cannot be understood."""

    template = N_(
        "Error",
        "The tables of release no. {number} were kept by a newer version of this program. Install that version to "
        "export them.",
    )
    number: int


@dataclass(eq=False)
class ReleaseNotKeptError(LedgerError):
    """The tables were drawn and paid for, but the ledger could not keep them; the error carries them."""

    template = N_(
        "Error",
        "Release no. {number} was made and charged, but its tables could not be kept in the ledger: {why}. "
        "Export them now: that cannot be done later. {cure}",
    )
    number: int
    why: str
    cure: str

    def carrying(self, release: object) -> ReleaseNotKeptError:
        """Return the error with the release that would be lost otherwise."""
        self._release = release
        return self

    @property
    def release(self) -> object:
        """The release."""
        return self._release


@dataclass(eq=False)
class ForeignExportError(LedgerError):
    """An export does not agree with the ledger."""

    template = N_("Error", "{file} does not agree with the ledger {ledger}: {why}. {cure}")
    file: str
    ledger: str
    why: str
    cure: str
