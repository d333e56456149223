"""A number for every text of a column that has no list of labels, so that people can be counted who have one."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text

NO_LABEL = 0
"""Number of blanks, and of texts that no plan can hold: they are never found."""


class UnlistedTexts(dict[str, int]):
    """A dense number for every text, as `LabelCodes` compares texts with labels, in order of appearance, from 1.

    Private: the texts are those of all rows, however few people have them.

    Attributes:
        texts: the text of each number; "" of NO_LABEL.
    """

    def __init__(self) -> None:
        super().__init__({"": NO_LABEL})
        self.texts = [""]

    def __missing__(self, text: str) -> int:
        number = NO_LABEL
        if _is_whole(text):
            number = len(self.texts)
            self.texts.append(text)
        self[text] = number
        return number

    def encode(self, column: Sequence[Cell]) -> array[int]:
        """Return the number of each cell."""
        return array("I", map(self.__getitem__, map(cell_text, column)))


def _is_whole(text: str) -> bool:
    """Return whether a text has UTF-8, in which plans are written; half letters (lone surrogates) have none."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
