"""Columns and what the plan makes of each."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core import Kind, Provenance
from guiapp.models.attribute_model import LABELS, MISFITS, PROVENANCE, USE, AttributeModel, ColumnRow

USED = ColumnRow("sex", "gender", True, Kind.CATEGORIES, 2, "F, M", 1200, Provenance.CODE_LIST, False)
UNUSED = ColumnRow("id", "id", False, Kind.CATEGORIES, 0, "1, 2", None, None, True)


def test_words_of_a_row(qapp):
    model = AttributeModel()
    model.show([USED, UNUSED])
    assert model.index(0, USE).data() == "gender (sex)"
    assert model.index(0, MISFITS).data() == "1,200 rows"
    assert model.index(0, PROVENANCE).data() == "a code list"
    assert [model.index(1, column).data() for column in (LABELS, MISFITS, PROVENANCE)] == ["–", "–", "not used"]
    assert "tell people apart" in model.index(1, USE).data(Qt.ItemDataRole.ToolTipRole)


def test_ticking_asks(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED])
    with qtbot.waitSignal(model.use_changed) as asked:
        model.setData(model.index(1, USE), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert asked.args == ["id", True]


def test_new_facts_about_the_same_columns_keep_the_selection(qtbot):
    model = AttributeModel()
    model.show([USED, UNUSED])
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show([UNUSED.__class__(*("sex", "sex", False, Kind.NUMBER, 0, "", None, None, False)), UNUSED])
