"""Refusals of finding categories and bins privately, and of what that leaves of a budget."""

from __future__ import annotations

from core.errors.ledger_errors import LedgerError
from core.errors.plan_errors import PlanError
from core.words import N_


class NoDeltaLeftError(LedgerError):
    """A Gaussian release was requested from a budget whose δ selections have used up."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded}, and its δ was used up by finding categories. This release "
        "needs a δ: its noise is Gaussian. Nothing was spent and nothing was read. Choose pure ε (δ = 0) on "
        "the Compare page, or raise the δ of the budget on the Ledger page.",
    )
    dataset: str
    recorded: str


class DeltaOverspentError(LedgerError):
    """Finding categories would cost more δ than the budget has; amounts are texts."""

    template = N_(
        "Error",
        "“{dataset}” has a budget of {recorded}, and finding categories would bring the δ spent to {asked}. Nothing "
        "was spent and nothing was read. Lower δ, raise the budget, or name a public list: then no δ is needed.",
    )
    dataset: str
    recorded: str
    asked: str  # rounded up


# `core/privacy/composition.py` says why: the δ left for noise may not depend on what the noise has shown.
class GaussianBeforeError(LedgerError):
    """Finding categories with a δ was requested after a Gaussian release."""

    template = N_(
        "Error",
        "Tables of “{dataset}” were released with Gaussian noise, which has taken all of its δ. Categories without a "
        "public list are found before the first such release. Nothing was spent and nothing was read. Name a public "
        "list of categories: then no δ is needed.",
    )
    dataset: str


class NoListsError(PlanError):
    """No attribute was named of which a list is to be found."""

    template = N_(
        "Error",
        "There is no list to find: no list of categories of this plan was taken from the data. Name a column whose "
        "list is to be found.",
    )


class NoOpenDeltaError(PlanError):
    """Categories without a public list were to be found at δ = 0."""

    template = N_(
        "Error",
        "Finding categories without a public list needs a δ above 0, such as 1e-6. Nothing was spent and nothing was "
        "read. Give a δ, or name a public list: then none is needed.",
    )


# Whoever claims that a list was found privately, at a cost that this ledger does not have, spends without a record.
class UnfoundListError(LedgerError):
    """A plan says that a list was found by a charge that the ledger does not have."""

    template = N_(
        "Error",
        "The plan says that the list of “{name}” was found privately by charge no. {charge}. The ledger {ledger} has "
        "no such charge of “{dataset}”. Nothing was spent and nothing was read. Use the ledger that paid for the list, "
        "or say where the list comes from.",
    )
    name: str
    charge: int
    ledger: str
    dataset: str


class NoPlanToWriteError(PlanError):
    """Lists were to be found without a plan that they are written into."""

    template = N_(
        "Error",
        "Lists that are found privately are written into a plan. Name it by -o PLAN, or describe a plan in place of "
        "the file. Nothing was spent and nothing was read.",
    )


# Names of columns are shown to their owner alone; values never.
class NoSuchColumnError(PlanError):
    """A column was named that the file, or the part of it in use, does not have; `cure` names the nearest."""

    template = N_("Error", "There is no column “{name}”. {cure}")
    name: str
    cure: str


class NoSuchAttributeError(PlanError):
    """An attribute was named that the plan does not have; `cure` names the nearest."""

    template = N_("Error", "There is no attribute “{name}” in the plan. {cure}")
    name: str
    cure: str


class UnfitLabelsError(PlanError):
    """The labels of an attribute would be none, or two of one name."""

    template = N_("Error", "The labels of “{name}” must be at least one, and differ. The plan was not changed.")
    name: str


class KindError(PlanError):
    """A unit of measure was given to an attribute that has no bins of numbers."""

    template = N_("Error", "“{name}” has no bins of numbers, and only numbers have a unit. The plan was not changed.")
    name: str


class NothingNamedError(PlanError):
    """A change of an attribute or a table was asked for, and none was named; `by` is the option that names it."""

    template = N_("Error", "Nothing says what {options} should change. Name it by {by}. The plan was not changed.")
    options: str
    by: str


# A script that changes nothing has mostly misspelt something: success would hide it.
class NoChangeError(PlanError):
    """A plan was to be changed to what it is."""

    template = N_("Error", "Nothing was changed: {file} says so already, or nothing was asked for.")
    file: str


class UnclearUnitError(PlanError):
    """What was said of who is protected contradicts itself, or says half of it."""

    template = N_(
        "Error",
        "--id COLUMN and --at-most N go together, and neither goes with --rows. A person is all rows with "
        "one value of a column; with --rows, each row is protected alone.",
    )
