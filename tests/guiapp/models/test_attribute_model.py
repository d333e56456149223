"""Columns and what the plan makes of each."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from core.front_door import Kind, Provenance
from guiapp.models.attribute_model import AttributeModel, ColumnRow
from tests.guiapp.drivers.model_cells import index_of, titles_of

USED = ColumnRow("sex", "gender", True, Kind.CATEGORIES, 2, "F, M", 1200, Provenance.CODE_LIST, False)
UNUSED = ColumnRow("id", "id", False, Kind.CATEGORIES, 0, "1, 2", None, None, True)


def test_words_of_a_row(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED])
    assert index_of(model, 0, "Column").data() == "gender (sex)"
    assert index_of(model, 0, "Unmatched").data() == "1,200"
    assert index_of(model, 0, "Source").data() == "a code list"
    assert [index_of(model, 1, title).data() for title in ("Labels", "Unmatched", "Source")] == [
        "–",
        "–",
        "not used",
    ]
    assert "tell people apart" in index_of(model, 1, "Column").data(Qt.ItemDataRole.ToolTipRole)


def test_what_has_no_room_is_told_in_full(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED])
    role = Qt.ItemDataRole.ToolTipRole
    assert [index_of(model, 0, title).data(role) for title in ("Column", "Examples")] == ["gender (sex)", "F, M"]


def test_rows_that_fit_none_are_not_to_be_overlooked(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED, AGE])
    unmatched = [index_of(model, row, "Unmatched") for row in range(3)]
    assert [bool(index.data(Qt.ItemDataRole.DecorationRole)) for index in unmatched] == [True, False, False]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "would stop" in unmatched[0].data(role)


def test_ticking_asks(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED])
    with qtbot.waitSignal(model.use_changed) as asked:
        model.setData(index_of(model, 1, "Column"), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert asked.args == ["id", True]


def test_new_facts_about_the_same_columns_keep_the_selection(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED])
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show([UNUSED.__class__(*("sex", "sex", False, Kind.NUMBER, 0, "", None, None, False)), UNUSED])


AGE = ColumnRow("age", "age", True, Kind.NUMBER, 4, "34, 51", 0, Provenance.DECLARED, False)


def test_another_order_of_the_same_columns_takes_the_selection_along(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED, AGE])
    age = QPersistentModelIndex(index_of(model, 2, "Labels"))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.layoutChanged):
        model.show([AGE, UNUSED, USED])
    assert (age.row(), age.column(), age.data()) == (0, titles_of(model).index("Labels"), "4")
    assert [row.header for row in model.rows] == ["age", "id", "sex"]


def test_used_rows_are_dragged_and_dropped_between_rows(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED, AGE])
    draggable, droppable = Qt.ItemFlag.ItemIsDragEnabled, Qt.ItemFlag.ItemIsDropEnabled
    assert [bool(model.flags(index_of(model, row, "Labels")) & draggable) for row in range(3)] == [True, False, True]
    assert not any(model.flags(index_of(model, row, "Column")) & droppable for row in range(3))
    assert model.flags(QModelIndex()) & droppable


def test_no_value_of_the_data_is_in_what_is_dragged(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED, AGE])
    dragged = model.mimeData([model.index(row, column) for row in (2, 0) for column in range(model.columnCount())])
    assert dragged.formats() == model.mimeTypes()
    assert dragged.data(dragged.formats()[0]).data() == b'["sex", "age"]'


def test_a_drop_asks_for_a_move(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED, AGE])
    dragged = model.mimeData([index_of(model, 2, "Column")])
    for row, gap in ((1, 1), (-1, 3)):
        with qtbot.waitSignal(model.move_wanted) as asked:
            assert model.dropMimeData(dragged, Qt.DropAction.MoveAction, row, 0, QModelIndex())
        assert asked.args == [["age"], gap]
    assert [row.header for row in model.rows] == ["sex", "id", "age"]
