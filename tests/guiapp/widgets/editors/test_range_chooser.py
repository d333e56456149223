"""What is asked of the ordered attributes of a table."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel

from core.front_door import Ask
from guiapp.widgets.editors.range_chooser import RangeChooser


def test_what_another_table_had_is_out_of_sight_at_once(qtbot):
    chooser = RangeChooser()
    qtbot.addWidget(chooser)
    chooser.show()
    for name in ("Age", "Income"):
        chooser.show_asks({name: Ask.CELLS})
        QApplication.processEvents()  # does not let go of what was there before
        seen = [label.text() for label in chooser.findChildren(QLabel) if label.isVisible()]
        assert seen == [f"Publish {name} as"]
