"""What is counted of rows, as a value that can be sent to where they are."""

from __future__ import annotations

from dataclasses import dataclass

from core.data.raw_cells import Marks
from core.domain.attribute import Attribute


@dataclass(frozen=True, slots=True)
class CountTask:
    """What is counted of the rows of a table.

    Attributes:
        names: of all columns, for a mark of the rows.
        marks: how numbers and dates are written in texts.
        attributes: what is counted.
        places: of their columns.
        marginals: what is counted of them, as positions among the attributes.
        key: of the ledger that is to know the rows again, as hexadecimal digits; "": none is.
        identifier: place of the column that tells persons apart; None: every row is one.
        order: fresh bits of this run, as hexadecimal digits, which decide the rows of a person that count.
        at_most: rows of a person that count; 0: all.
    """

    names: tuple[str, ...]
    marks: Marks
    attributes: tuple[Attribute, ...]
    places: tuple[int, ...]
    marginals: tuple[tuple[int, ...], ...]
    key: str = ""
    identifier: int | None = None
    order: str = ""
    at_most: int = 0
