"""Label codes of a block of records, and which of its cells is told if some have no label: that of the first row."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from core.data.label_codes import LabelCodes, PersonNumbers, Unmatched, UnmatchedCellError
from core.data.unlisted_texts import UnlistedTexts
from core.errors import (
    AmbiguousDateError,
    BlankCellError,
    BlankIdentifierError,
    CellError,
    ErrorIdentifierError,
    NotADateError,
    NotANumberError,
    OutsideEdgesError,
    UncertainIdentifierError,
    UnknownCategoryError,
)
from core.sources.reading.block import Block
from core.sources.reading.grid import Grid

Encoder = LabelCodes | UnlistedTexts | PersonNumbers
"""What finds the codes of a column."""
_ERRORS: dict[Unmatched, type[CellError]] = {
    Unmatched.BLANK: BlankCellError,
    Unmatched.UNKNOWN_CATEGORY: UnknownCategoryError,
    Unmatched.NOT_A_NUMBER: NotANumberError,
    Unmatched.NOT_A_DATE: NotADateError,
    Unmatched.AMBIGUOUS_DATE: AmbiguousDateError,
    Unmatched.OUTSIDE_EDGES: OutsideEdgesError,
    Unmatched.UNCERTAIN: UncertainIdentifierError,
    Unmatched.NOBODY: BlankIdentifierError,
    Unmatched.ERROR_FOR_PERSON: ErrorIdentifierError,
}


def encoded(grid: Grid, block: Block, encoders: Sequence[Encoder], wanted: Sequence[int]) -> list[array[int]]:
    """Return the codes of some columns of a block.

    Args:
        grid: of the block.
        block: some consecutive records.
        encoders: one for each column.
        wanted: numbers of the columns.

    Raises:
        CellError: of the first row with a cell without a label. In which blocks a source yields its rows must not
            decide which one is told, as the first column at fault of a block would.
    """
    codes: list[array[int]] = []
    faults: list[tuple[int, int, Unmatched]] = []
    for place, (encoder, column) in enumerate(zip(encoders, wanted, strict=True)):
        try:
            codes.append(encoder.encode(block.columns[column]))
        except UnmatchedCellError as unmatched:
            faults.append((unmatched.position, place, unmatched.why))
    if faults:
        position, place, why = min(faults)
        source = grid.source
        row, where = block.numbers[position], grid.place(wanted[place])
        raise _ERRORS[why](file=source.path, sheet=source.sheet_words, row=row, column=where)
    return codes
