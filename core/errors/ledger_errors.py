"""Refusals by the ledger.

Most are raised before the charge, and then say that nothing was spent; messages after a charge name the release.
"""

from __future__ import annotations

from core.errors.engine_error import EngineError
from core.words import N_, quoted


class LedgerError(EngineError):
    """A refusal by the ledger."""


class DatasetNameError(LedgerError):
    """A new dataset was to get a name that people could not read, find or tell from others."""

    template = N_(
        "Error",
        "No dataset can have this name: {why}. Nothing was spent. Give it another one; a plan has it as dataset in "
        "[privacy].",
    )
    window_template = N_("Error", "No dataset can have this name: {why}. Nothing was spent. Give it another one.")
    why: str


class NoBudgetError(LedgerError):
    """The dataset is not known to the ledger."""

    template = N_(
        "Error",
        "The ledger knows no budget for “{dataset}”. Give it a total budget, once: --budget 1 (or --budget "
        "1,1e-9 for ε,δ), or on the Ledger page.",
    )
    window_template = N_(
        "Error",
        "The ledger knows no budget for “{dataset}”. Give it a total budget, once, on the Release page or "
        "the Ledger page.",
    )
    dataset: str


class OverspendingError(LedgerError):
    """The release would cost more than is left; amounts are texts such as "ε = 0.5"."""

    template = N_(
        "Error",
        "“{dataset}” has {left} left, and this costs {asked}. Nothing was spent and nothing was read. "
        "Lower the cost, or stop here.",
    )
    dataset: str
    left: str  # rounded down, and `asked` up: the message must not suggest that the release would fit
    asked: str


# Silence is no consent: a scheduled job without a terminal must not spend by accident.
class UnconfirmedReleaseError(LedgerError):
    """A release was confirmed neither by a person nor by --yes; `spent` and `total` are the amounts after it."""

    template = N_(
        "Error",
        "This release costs {asked} of “{dataset}” and cannot be undone. After it, {spent} is spent of {total}. Nobody "
        "can be asked here: add --yes to confirm it. Nothing was spent.",
    )
    dataset: str
    asked: str
    spent: str
    total: str


# Gaussian noise satisfies no pure ε, however large.
class NoDeltaError(LedgerError):
    """A Gaussian release was requested from a budget without δ."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded}, without a δ, and this release needs one: its noise is "
        "Gaussian. It is refused before anything is read or spent. Choose pure ε (δ = 0) on the Compare "
        "page, or give the budget a δ on the Ledger page.",
    )
    dataset: str
    recorded: str


class BudgetDisagreesError(LedgerError):
    """The given budget differs from the recorded one."""

    template = N_(
        "Error",
        "The ledger records a budget of {recorded} for “{dataset}”, not {asked}. Leave out the budget to "
        "continue with the recorded one.",
    )
    dataset: str
    recorded: str
    asked: str


# A lowered budget would pretend that less may leak than what releases have already revealed.
class BudgetStandsError(LedgerError):
    """Another budget is recorded, and was not changed."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded} already; it was not changed to {asked}. Add --yes to raise "
        "it. A budget can never be lowered.",
    )
    window_template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded} already; it was not changed to {asked}. It can be raised on "
        "the Ledger page; a budget can never be lowered.",
    )
    dataset: str
    recorded: str
    asked: str


# `why` comes from `privacy_unit.why_no_steps`.
class UnitsDisagreeError(LedgerError):
    """The release protects another unit than the budget, and no number of steps leads from one to the other."""

    template = N_(
        "Error",
        "The budget of “{dataset}” protects {recorded}. This release would protect {asked}, and the two do not add up: "
        "{why}. Nothing was spent and nothing was read. Protect in this plan what the budget protects.",
    )
    dataset: str
    recorded: str
    asked: str
    why: str


class UnknownUnitError(LedgerError):
    """The unit of the budget is not known, as an older version did not record it; the owner has to say it once."""

    template = N_(
        "Error",
        "The ledger does not know whom the budget of “{dataset}” protects: {why}. Say it once, on the Ledger page or "
        "by: reticent ledger set-unit NAME --rows (or --person COLUMN --at-most 3). Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "The ledger does not know whom the budget of “{dataset}” protects: {why}. Say it once, on the Ledger "
        "page. Nothing was spent.",
    )
    dataset: str
    why: str


class MixedUnitsError(LedgerError):
    """Releases by older versions protect another unit than the budget, so their costs cannot be added."""

    template = N_(
        "Error",
        "The budget of “{dataset}” protects {recorded}. No amount covers its earlier releases {numbers}, which protect "
        "others. So it has no sum, and nothing more can be charged to it. Another unit may cover them: say it on the "
        "Ledger page or by reticent ledger set-unit.",
    )
    window_template = N_(
        "Error",
        "The budget of “{dataset}” protects {recorded}. No amount covers its earlier releases {numbers}, "
        "which protect others. So it has no sum, and nothing more can be charged to it. Another unit may "
        "cover them: say it on the Ledger page.",
    )
    dataset: str
    recorded: str
    numbers: str


class UnitStandsError(LedgerError):
    """The unit of the budget is recorded already, and was not changed."""

    template = N_("Error", "The budget of “{dataset}” protects {recorded}. That stands; it was not changed to {asked}.")
    dataset: str
    recorded: str
    asked: str


# The check is free: for neighbours of the budget, with at most so many rows per person, its answer is equal.
class CrowdedPersonError(LedgerError):
    """A person has more rows in `file` than the budget covers, in a release that protects rows."""

    template = N_(
        "Error",
        "In {file}, somebody has more rows than {at_most}, told apart by “{column}”. The budget protects a person with "
        "at most {at_most}, and this release leaves no row out. Nothing was spent. Protect a person in this plan, too.",
    )
    file: str
    column: str
    at_most: int


class SamePeopleError(LedgerError):
    """The rows resemble those of other datasets, and the owner has not said that they are about other people."""

    template = N_(
        "Error",
        "The rows look like those already released as {others}. If they are about the same people, charge them to that "
        "dataset: name it in the plan. If not, say that they are other people (--other-people). Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "The rows look like those already released as {others}. If they are about the same people, charge "
        "them to that dataset on the Release page. If not, say that they are other people. Nothing was "
        "spent.",
    )
    others: str
    names = tuple[str, ...]()  # not a field: the message has the names as quoted text in `others`

    @classmethod
    def naming(cls, names: tuple[str, ...]) -> SamePeopleError:
        """Return the error with the names of the other datasets."""
        error = cls(quoted(names))
        error.names = names
        return error


class LedgerFileError(LedgerError):
    """The ledger's file cannot be read or written."""

    template = N_("Error", "The ledger {file} cannot be used: {why}. Nothing new was spent. {cure}")
    file: str
    why: str
    cure: str


# Fingerprints under two keys cannot be compared, and the ledger keeps the key of its first charge for ever.
class RivalKeyError(LedgerError):
    """Another process gave the ledger its key while this one read the rows under a key of its own."""

    template = N_(
        "Error",
        "Another program made the first release of the ledger {file} while this one read the rows. Nothing was spent. "
        "Try again.",
    )
    file: str


class MissingLedgerError(LedgerError):
    """The named ledger does not exist."""

    template = N_(
        "Error",
        "There is no ledger {file}. Check the name. A new one is made when a dataset is given its budget.",
    )
    file: str


class UnknownReleaseError(LedgerError):
    """The ledger keeps no tables under that number."""

    template = N_(
        "Error",
        "The ledger keeps no tables under no. {number}. Releases go by their number in the ledger, which “reticent "
        "ledger releases” lists beside their names.",
    )
    window_template = N_(
        "Error",
        "The ledger keeps no tables of a release no. {number}. The Ledger page lists those it keeps.",
    )
    number: int


class SameReleaseError(LedgerError):
    """Two releases should be compared, and one was named twice."""

    template = N_("Error", "Release no. {number} was named twice. Name two releases to compare.")
    number: int


class NothingSharedError(LedgerError):
    """Two releases have no attribute with a common label, so that nothing can be compared."""

    template = N_(
        "Error",
        "Releases no. {one} and no. {other} cannot be compared. No attribute in the tables of both has the "
        "same name and a category or bin in common.",
    )
    one: int
    other: int


class StrangeReleaseError(LedgerError):
    """The kept tables have a format that this version cannot read."""

    template = N_(
        "Error",
        "The tables of release no. {number} were kept by a newer version of this program. Install that version to "
        "export them.",
    )
    number: int


# Publishing tables that are not kept would allow a second draw for one charge.
class ReleaseNotKeptError(LedgerError):
    """A release was charged, but the ledger could not keep it: the tables were discarded, and it stays pending."""

    template = N_(
        "Error",
        "Release no. {number} was charged, but the ledger could not keep it: {why}. Nothing was published. {cure} "
        "Then complete it at no further cost: on the Ledger page, or by “reticent ledger complete {number}”.",
    )
    window_template = N_(
        "Error",
        "Release no. {number} was charged, but the ledger could not keep it: {why}. Nothing was published. "
        "{cure} Then complete it on the Ledger page, at no further cost.",
    )
    number: int
    why: str
    cure: str


class NotPendingError(LedgerError):
    """No charge of that number can be completed."""

    template = N_(
        "Error",
        "There is no pending release no. {number} in the ledger. “reticent ledger releases” and the Ledger page list "
        "every release. Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "There is no pending release no. {number} in the ledger. The Ledger page lists every release. "
        "Nothing was spent.",
    )
    number: int


# Two draws for one charge would reveal twice what was paid for, so the second one is discarded.
class RivalReleaseError(LedgerError):
    """Another process has drawn or kept the release of this charge first."""

    template = N_(
        "Error",
        "Another program has completed release no. {number}, or is about to. What was drawn here was thrown away "
        "unseen. Nothing more was spent. “reticent ledger releases” and the Ledger page say whether its tables are "
        "kept.",
    )
    window_template = N_(
        "Error",
        "Another program has completed release no. {number}, or is about to. What was drawn here was thrown "
        "away unseen. Nothing more was spent. The Ledger page says whether its tables are kept.",
    )
    number: int


class ForeignRequestError(LedgerError):
    """The request of a pending charge cannot be carried out by this version, or with these rows."""

    template = N_("Error", "Release no. {number} cannot be completed: {why}. It stays pending. {cure}")
    number: int
    why: str
    cure: str


class ForeignExportError(LedgerError):
    """An export disagrees with the ledger."""

    template = N_("Error", "{file} does not agree with the ledger {ledger}: {why}. {cure}")
    file: str
    ledger: str
    why: str
    cure: str
