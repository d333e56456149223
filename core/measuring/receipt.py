"""A receipt: a charge in the ledger, good for one measurement."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.data.made_up import MadeUpRecordsTable
from core.data.private_records import PrivateRecords


@dataclass(slots=True, eq=False)
class Receipt:
    """Evidence that a charge is on disk; one measurement uses it up.

    Attributes:
        charge: number of the charge in the ledger, from 1; 0: nothing was charged, valid for made-up people only.
    """

    charge: int
    _used: bool = field(default=False, init=False)

    def use(self, table: PrivateRecords) -> None:
        """Mark the receipt as used by one measurement of `table`.

        Raises:
            ValueError: if it has been used, or if nothing was charged for records of real people.
        """
        if self._used:
            raise ValueError("this charge has paid for a measurement already")
        if self.charge < 1 and not isinstance(table, MadeUpRecordsTable):
            raise ValueError("records of people are not measured without a charge")
        self._used = True


def free() -> Receipt:
    """Return a receipt without a charge, for one measurement of made-up people."""
    return Receipt(0)
