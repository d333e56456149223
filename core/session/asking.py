"""Ask a kept release: the estimate of any count, with its ±; reads no rows and costs nothing."""

from __future__ import annotations

from core.domain.question_text import read_question
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import CHARGE
from core.release.estimates import CountEstimate, askable_attributes, estimate
from core.session.keeping import kept_release


def ask(ledger: Ledger, number: int, text: str) -> CountEstimate:
    """Return what a kept release says of a question.

    Args:
        ledger: keeps the release.
        number: of its charge.
        text: the question as typed; see `read_question`.

    Raises:
        QuestionError: if the question cannot be read, or is about too many attributes.
        UnknownReleaseError, StrangeReleaseError, LedgerFileError: see `kept_release`.
    """
    release = kept_release(ledger, number)
    attributes = askable_attributes(release)
    return estimate(read_question(text, attributes), release.tables, attributes)


def dataset_of(ledger: Ledger, number: int) -> str:
    """Return the dataset that a charge was made to; "" if there is no such charge."""
    return next((entry.dataset for entry in ledger.entries if entry.number == number and entry.kind == CHARGE), "")
