"""Refusals of a release that is not the one its owner has in mind: paid for already, or from another ledger."""

from __future__ import annotations

from core.errors.ledger_errors import LedgerError
from core.words import N_, Message


# Not an error of the owner: releasing twice is allowed, and charged twice. The refusal saves budget by default.
class ReleasedAlreadyError(LedgerError):
    """This plan was released from this file, unchanged since, as charge `number`; `--again` was not given."""

    template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number}, and the file it was made from has not been saved "
        "since. Export that release again at no cost: reticent ledger export-release {number}. If there are other rows "
        "by now, or to pay again for the same, add --again. Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number}, and the file it was made from has not been "
        "saved since. Open that release on the Ledger page and export it again, at no cost. Nothing was "
        "spent.",
    )
    dataset: str
    number: int


# Of a file, its time of change tells; a data frame has none.
class RowsReleasedAlreadyError(ReleasedAlreadyError):
    """This plan was released as charge `number`, and now has rows of a data frame, without `again=True`."""

    template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number}. Whether the rows of a data frame are those of that "
        "release is not known before they are read. reopen({number}, ledger=…) gives its tables again at no cost. If "
        "there are other rows by now, or to pay again for the same, say again=True. Nothing was spent.",
    )
    window_template = Message()


# Nor does a database tell when its rows were last changed.
class LiveReleasedError(ReleasedAlreadyError):
    """This plan was released as charge `number` from this database; `--again` was not given."""

    template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number}. Whether the rows of the database are those of that "
        "release is not known before they are read. Export that release again at no cost: reticent ledger "
        "export-release {number}. If there are other rows by now, or to pay again for the same, add --again. Nothing "
        "was spent.",
    )
    window_template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number}. Whether the rows of the database are those of that "
        "release is not known before they are read. Open that release on the Ledger page and export it again, at no "
        "cost. Nothing was spent.",
    )


# Told from the fingerprint, after the rows were read: of another file, a copy that was moved, or a frame.
class SameRowsReleasedError(ReleasedAlreadyError):
    """This plan was released as charge `number` from equal rows, wherever they were; `--again` was not given."""

    template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number} from the same rows: none differs in the attributes of "
        "the plan. Export that release again at no cost: reticent ledger export-release {number}. To pay again for the "
        "same, add --again. Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "This plan of “{dataset}” was released as no. {number} from the same rows: none differs in the attributes of "
        "the plan. Open that release on the Ledger page and export it again, at no cost. Nothing was spent.",
    )


class PaidAlreadyError(LedgerError):
    """This plan was charged as `number` and is pending, without a process working on it; `--again` was not given."""

    template = N_(
        "Error",
        "This plan of “{dataset}” is paid for already, as release no. {number}, which is pending. Complete it at no "
        "further cost: reticent ledger complete {number}. To pay again, add --again. Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "This plan of “{dataset}” is paid for already, as release no. {number}, which is pending. Complete "
        "it on the Ledger page, at no further cost. Nothing was spent.",
    )
    dataset: str
    number: int


# Completing it would draw a second time, and the slower of the two would end with RivalReleaseError.
class BeingReleasedError(PaidAlreadyError):
    """Another process is releasing this plan, as charge `number`."""

    template = N_(
        "Error",
        "This plan of “{dataset}” is being released by another program, as release no. {number}. Wait until it is "
        "done: “reticent ledger releases” says when its tables are kept. To pay again, add --again. Nothing was spent.",
    )
    window_template = N_(
        "Error",
        "This plan of “{dataset}” is being released by another window or program, as release no. {number}. Wait until "
        "it is done: the Ledger page says when its tables are kept. Nothing was spent.",
    )


# A person confirms what a charge leaves of one account; of another account that says nothing.
class OtherLedgerError(LedgerError):
    """The ledger that would be charged is not the one that the confirmed cost was read from."""

    template = N_(
        "Error",
        "{file} is not the ledger for which this cost was computed, or another copy has replaced it. Nothing "
        "was spent. Check what the release costs now, and confirm that.",
    )
    file: str
