"""A receipt: a charge in the ledger, or a part of one, good for one measurement or choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import attrgetter

from core.data.made_up import MadeUpRecordsTable
from core.data.private_records import PrivateRecords
from core.privacy.release_cost import ReleaseCost

_AMOUNTS = tuple(map(attrgetter, ("epsilon", "delta", "rho")))
"""Each by itself: a kind of privacy has no use for an amount of another one."""


@dataclass(slots=True, eq=False)
class Receipt:
    """Evidence that a charge is on disk; one measurement uses it up.

    Attributes:
        charge: number of the charge in the ledger, from 1; 0: nothing was charged, valid for made-up people only.
        paid: what it is good for; None: for the whole charge, whatever that is.
    """

    charge: int
    paid: ReleaseCost | None = None
    _used: bool = field(default=False, init=False)

    def use(self, table: PrivateRecords, cost: ReleaseCost) -> None:
        """Mark the receipt as used by one measurement of `table` at that cost.

        Raises:
            ValueError: if it has been used, has paid for another cost, or if nothing was charged for records of real
                people.
        """
        if self._used:
            raise ValueError("this charge has paid for a measurement already")
        if self.charge < 1 and not isinstance(table, MadeUpRecordsTable):
            raise ValueError("records of people are not measured without a charge")
        if self.paid not in (None, cost):
            raise ValueError("this charge has paid for another cost")
        self._used = True


def free() -> Receipt:
    """Return a receipt without a charge, for one measurement of made-up people."""
    return Receipt(0)


def parts_of(charge: int, cost: ReleaseCost, parts: Sequence[ReleaseCost]) -> tuple[Receipt, ...]:
    """Return one receipt for each part of a charge.

    Args:
        charge: its number.
        cost: what was charged.
        parts: what each measurement or choice costs.

    Privacy:
        The costs of mechanisms on one file of records add up, each chosen by what those before it found (composition).

    Raises:
        ValueError: unless the parts add up to the cost exactly.

    References:
        Dwork, Roth, The Algorithmic Foundations of Differential Privacy (2014), Theorem 3.16.
        Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Lemma 7.
    """
    if any(sum(map(amount, parts)) != amount(cost) for amount in _AMOUNTS):
        raise ValueError("the parts of a charge add up to it exactly")
    return tuple(Receipt(charge, part) for part in parts)
