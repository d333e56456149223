"""Categories with their spellings."""

from __future__ import annotations

from core import Attribute, Kind
from guiapp.models.label_model import LabelModel


def test_spellings_stand_beside_their_category():
    model = LabelModel()
    model.show(Attribute("sex", Kind.CATEGORIES, ("Women", "Men"), merges=(("F", "Women"), ("f", "Women"))))
    assert [model.index(0, column).data() for column in range(2)] == ["Women", "F, f"]
    assert [model.index(1, column).data() for column in range(2)] == ["Men", ""]


def test_only_a_new_name_is_asked_for(qtbot):
    model = LabelModel()
    model.show(Attribute("sex", Kind.CATEGORIES, ("Women", "Men")))
    with qtbot.waitSignal(model.renamed) as asked:
        assert model.setData(model.index(0, 0), " Frauen ")
    assert asked.args == ["Women", "Frauen"]
    with qtbot.assertNotEmitted(model.renamed):
        assert not model.setData(model.index(0, 0), "Women")
        assert not model.setData(model.index(0, 0), "  ")
