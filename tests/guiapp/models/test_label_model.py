"""Categories with their spellings."""

from __future__ import annotations

from core import Attribute, Kind
from guiapp.models.label_model import LabelModel
from tests.guiapp.drivers.model_cells import index_of, rows_of_model


def test_spellings_stand_beside_their_category():
    model = LabelModel()
    model.show(Attribute("sex", Kind.CATEGORIES, ("Women", "Men"), merges=(("F", "Women"), ("f", "Women"))))
    assert rows_of_model(model) == [
        {"Category": "Women", "Also written as": "F, f"},
        {"Category": "Men", "Also written as": ""},
    ]


def test_only_a_new_name_is_asked_for(qtbot):
    model = LabelModel()
    model.show(Attribute("sex", Kind.CATEGORIES, ("Women", "Men")))
    women = index_of(model, 0, "Category")
    with qtbot.waitSignal(model.renamed) as asked:
        assert model.setData(women, " Frauen ")
    assert asked.args == ["Women", "Frauen"]
    with qtbot.assertNotEmitted(model.renamed):
        assert not model.setData(women, "Women")
        assert not model.setData(women, "  ")
