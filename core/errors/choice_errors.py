"""Refusals by the ledger of what a private choice asks; a choice is charged like a release, and kept like one."""

from __future__ import annotations

from core.errors.ledger_errors import LedgerError
from core.words import N_


class UnknownChoiceError(LedgerError):
    """The ledger has no private choice of that number."""

    template = N_("Error", "The ledger has no private choice no. {number}. “reticent ledger show” lists every charge.")
    window_template = N_("Error", "The ledger has no private choice no. {number}. The Ledger page lists every charge.")
    number: int


# Silence is no consent, as of a release.
class UnconfirmedChoiceError(LedgerError):
    """A choice was confirmed neither by a person nor by --yes; `spent` and `total` are the amounts after it."""

    template = N_(
        "Error",
        "This costs {asked} of “{dataset}” and cannot be undone. After it, {spent} is spent of {total}. Nobody can be "
        "asked here: add --yes to confirm it. Nothing was spent.",
    )
    dataset: str
    asked: str
    spent: str
    total: str


# Two results of one charge would reveal twice what was paid for, so the second one is discarded.
class RivalChoiceError(LedgerError):
    """Another process has kept the result of this choice first."""

    template = N_(
        "Error",
        "Another program has kept the result of private choice no. {number}. What was found here was thrown away "
        "unseen. Nothing more was spent. Ask again: that result is shown at no cost.",
    )
    number: int


class AskedMeanwhileError(LedgerError):
    """An equal question was charged by another process, which has not kept its result yet, or since the quote."""

    template = N_(
        "Error",
        "Another program has paid for the same question about “{dataset}”, as private choice no. {number}. Nothing was "
        "spent here. Ask again when it has ended: its result is shown at no cost.",
    )
    dataset: str
    number: int


class SameRowsAskedError(LedgerError):
    """An equal question about equal rows was charged before, and its result is kept."""

    template = N_(
        "Error",
        "The same was asked about the same rows of “{dataset}”, as private choice no. {number}: its result is kept. "
        "Nothing was spent.",
    )
    dataset: str
    number: int


class ChoiceNotKeptError(LedgerError):
    """A choice was charged, but the ledger could not keep its result, which was discarded."""

    template = N_(
        "Error",
        "Private choice no. {number} was charged, but the ledger could not keep its result: {why}. Nothing was shown. "
        "{cure} Then ask the same again: it is paid for.",
    )
    number: int
    why: str
    cure: str


class ForeignChoiceError(LedgerError):
    """A choice that was charged and cut short cannot be gone on with: the rows are others by now."""

    template = N_(
        "Error",
        "Private choice no. {number} is paid for and has no result yet, but cannot be continued: {why}. "
        "Choose the file that it was charged for; or pay again for these rows, by --again. Nothing was "
        "spent.",
    )
    window_template = N_(
        "Error",
        "Private choice no. {number} is paid for and has no result yet, but cannot be continued: {why}. "
        "Choose the file that it was charged for. Nothing was spent.",
    )
    number: int
    why: str


class StrangeChoiceError(LedgerError):
    """The kept result has a format that this version cannot read."""

    template = N_(
        "Error",
        "The result of private choice no. {number} was kept by a newer version of this program. Install that version "
        "to see it.",
    )
    number: int
