"""Pairs: one triangle, the diagonal for one-way tables."""

from __future__ import annotations

from PySide6.QtCore import Qt

from guiapp.models.pair_model import PairModel
from tests.guiapp.drivers.model_cells import index_of


def test_one_triangle_can_be_ticked(qtbot):
    model = PairModel()
    model.show(("A", "B"), (2, 3), [("B", "A")])
    pair, mirrored = index_of(model, 0, "B"), index_of(model, 1, "A")
    assert Qt.CheckState(pair.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
    assert pair.data(Qt.ItemDataRole.ToolTipRole) == "A × B: 6 cells"
    assert mirrored.data(Qt.ItemDataRole.CheckStateRole) is None
    assert model.flags(mirrored) == Qt.ItemFlag.NoItemFlags
    with qtbot.waitSignal(model.toggled) as asked:
        model.setData(index_of(model, 1, "B"), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert asked.args == [("B",), True]
