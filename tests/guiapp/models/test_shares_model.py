"""The split of a budget."""

from __future__ import annotations

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.models.shares_model import SharesModel
from tests.guiapp.drivers.model_cells import index_of, titles_of


def test_each_group_has_its_part_as_text_and_as_a_bar(qtmodeltester):
    model = SharesModel()
    model.set_rows((("age × sex", 0.625), ("town", 0.375)))
    qtmodeltester.check(model)
    what, part = titles_of(model)
    assert what == "What is measured"
    assert index_of(model, 0, what).data() == "age × sex"
    assert index_of(model, 0, part).data() == "62.5 %"
    assert index_of(model, 0, part).data(PART_ROLE) == 0.625
