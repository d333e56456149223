"""The split of a budget."""

from __future__ import annotations

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.models.shares_model import SharesModel


def test_each_group_has_its_part_as_text_and_as_a_bar(qtmodeltester):
    model = SharesModel()
    model.set_rows((("age × sex", 0.625), ("town", 0.375)))
    qtmodeltester.check(model)
    assert model.data(model.index(0, 0)) == "age × sex"
    assert model.data(model.index(0, 1)) == "62.5 %"
    assert model.data(model.index(0, 1), PART_ROLE) == 0.625
