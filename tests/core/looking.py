"""A private choice that counts rows, for tests of charging, keeping and going on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count

import pytest

from core.data.made_up import MadeUpRecordsTable
from core.domain.marginal import Marginal
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import SUGGESTED, ChoiceKind
from core.privacy.release_cost import ReleaseCost
from core.session.choices.choice_request import ChoiceRequest, PrivateChoice
from core.session.choices.choosing import choose_privately
from tests.core.visits import TOTAL, plan

THIRD, HALF = ReleaseCost.pure(Fraction(1, 3)), ReleaseCost.pure(Fraction(1, 2))
SEX = Marginal((0,))


@dataclass(frozen=True)
class Looked:
    """What the choices of these tests find: how often they were made, and how many rows they had."""

    times: int
    rows: int


def looking(ledger=None, parts=(THIRD, HALF), **question):
    """Return a choice that counts rows; with a ledger it looks whether the charge is there."""
    times = count(1)

    def find(records, receipts):
        for receipt, part in zip(receipts, parts, strict=True):
            receipt.use(records, part)
        if isinstance(records, MadeUpRecordsTable):
            return Looked(0, 0)
        if ledger is not None:
            assert [line.kind for line in Ledger(ledger.path).entries][-1] == "charge"
        return Looked(next(times), int(records.count(SEX).sum()))

    what = SUGGESTED.format(tables=1, candidates=2)
    return PrivateChoice(ChoiceKind.SUGGESTION, {"n": 1, **question}, what, parts, find, Looked)


def asked(folder, doc=None, **others):
    return ChoiceRequest(doc or plan(), folder, "visits", **{"total": TOTAL, **others})


class Stop(Exception):  # noqa: N818  stands for the end of the process
    """Ends a choice between charge and result."""


def cut_short(choice, folder, ledger, **others):
    """Choose, and stop between the charge and what would be found."""

    def find(records, receipts):
        if isinstance(records, MadeUpRecordsTable):
            return Looked(0, 0)
        raise Stop

    with pytest.raises(Stop):
        choose_privately(replace(choice, find=find), asked(folder, **others), ledger)
