"""Answers of rounds as rows: who was asked about, the number, its ±, and where it comes from."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt

from core.front_door import AnswerSource, KeptChoice, ListedAttribute, RoundAnswer, question_of
from guiapp.desktop.item_roles import VALUE_ROLE
from guiapp.models.answers_model import AnswersModel

SEX = ListedAttribute("sex", ("F", "M", "other"))


def kept(source, value, half_width):
    question = question_of([SEX], {"sex": ("M", "F")})
    found = RoundAnswer(question, value, half_width, 0.0, value + half_width, source, value, 0.95)
    return KeptChoice(SimpleNamespace(number=5), found)


@pytest.mark.parametrize(
    ("source", "words"), [(AnswerSource.MEASURED, "the rows, with noise"), (AnswerSource.TABLES, "the tables")]
)
def test_a_row_says_who_how_many_how_far_off_and_from_where(qapp, source, words):
    model = AnswersModel()
    model.set_rows([kept(source, 1234.0, 56.0)])
    texts = [model.index(0, column).data() for column in range(model.columnCount())]
    assert texts == ["sex = F or M", "1,234", "±56", words]
    assert [model.index(0, column).data(VALUE_ROLE) for column in (1, 2)] == [1234.0, 56.0]
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "sex = F or M"


def test_answers_are_sorted_by_number(qapp):
    model = AnswersModel()
    model.set_rows([kept(AnswerSource.TABLES, value, 1.0) for value in (30.0, 200.0, 4.0)])
    model.sort(1, Qt.SortOrder.AscendingOrder)
    assert [model.index(row, 1).data() for row in range(3)] == ["4", "30", "200"]
