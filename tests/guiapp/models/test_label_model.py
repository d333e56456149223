"""Categories with their spellings."""

from __future__ import annotations

from core.front_door import Attribute, Kind
from guiapp.desktop.item_roles import PART_ROLE
from guiapp.models.label_model import LabelModel
from tests.guiapp.drivers.model_cells import index_of, rows_of_model


def test_spellings_stand_beside_their_category():
    model = LabelModel()
    model.show(Attribute("sex", Kind.CATEGORIES, ("Women", "Men"), merges=(("F", "Women"), ("f", "Women"))))
    assert rows_of_model(model) == [
        {"Category": "Women", "Also written as": "F, f", "Your eyes only": None},
        {"Category": "Men", "Also written as": "", "Your eyes only": None},
    ]


def test_each_category_has_the_rows_of_all_its_spellings():
    model = LabelModel()
    attribute = Attribute("sex", Kind.CATEGORIES, ("Women", "m"), merges=(("F", "Women"), ("f", "Women")))
    model.show(attribute, {"F": 30, "f": 10, "m": 20, "x": 5})
    cells = [index_of(model, row, "Your eyes only") for row in range(2)]
    assert [cell.data() for cell in cells] == ["40", "20"]
    assert [cell.data(PART_ROLE) for cell in cells] == [1.0, 0.5]


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
