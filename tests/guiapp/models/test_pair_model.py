"""Pairs: one triangle, the diagonal for one-way tables."""

from __future__ import annotations

from PySide6.QtCore import Qt

from guiapp.models.pair_model import PairModel


def test_one_triangle_can_be_ticked(qtbot):
    model = PairModel()
    model.show(("A", "B"), (2, 3), [("B", "A")])
    assert Qt.CheckState(model.index(0, 1).data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "A × B: 6 cells"
    assert model.index(1, 0).data(Qt.ItemDataRole.CheckStateRole) is None
    assert model.flags(model.index(1, 0)) == Qt.ItemFlag.NoItemFlags
    with qtbot.waitSignal(model.toggled) as asked:
        model.setData(model.index(1, 1), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert asked.args == [("B",), True]
