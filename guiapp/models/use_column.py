"""Column of a table with the grade of each row's numbers; a GradeDelegate draws its marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from core.front_door import Grade
from guiapp.desktop.grade_words import GRADE_PARTS, grade_word, grades_meaning
from guiapp.models.rows_model import Column

Row = TypeVar("Row")


def use_column(title: str, grade_of: Callable[[Row], Grade | None]) -> Column[Row]:
    """Return the column; `grade_of` returns the grade of a row, None where it is not known."""

    def text(row: Row) -> str:
        grade = grade_of(row)
        return "" if grade is None else grade_word(grade)

    def part(row: Row) -> float | None:
        grade = grade_of(row)
        return None if grade is None else GRADE_PARTS[grade]

    def sort(row: Row) -> float:
        found = part(row)
        return -1.0 if found is None else found

    return Column(title, text, sort, numeric=True, tip=grades_meaning(), part=part)
