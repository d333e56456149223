"""The attribute editor, made before the window has its look."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit

from core.front_door import Attribute, Kind
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style, style_sheet
from guiapp.widgets.editors.attribute_editor import AttributeEditor


def test_made_before_its_look_it_still_has_its_labels_one_under_the_other(qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)
    with style.put_on_at_the_end():
        assert qapp.styleSheet() == ""
        editor = AttributeEditor()
        qtbot.addWidget(editor)
    assert qapp.styleSheet() == style_sheet("light")
    editor.show_attribute(Attribute("sex", Kind.CATEGORIES, ("f", "m"), other="Else", missing="None"), None)
    with qtbot.waitExposed(editor):
        editor.show()
    assert len({editor.findChild(QLineEdit, name).x() for name in ("other_name", "missing_name")}) == 1


def test_the_list_in_sight_alone_needs_room(qtbot):
    editor = AttributeEditor()
    qtbot.addWidget(editor)
    sex, age = Attribute("sex", Kind.CATEGORIES, ("f", "m")), Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 120.0))
    many = Attribute("age", Kind.NUMBER, edges=tuple(float(edge) for edge in range(100)))
    editor.show_attribute(sex, None)
    before = editor.minimumSizeHint().height()
    for other in (age, many):
        editor.show_attribute(other, None)
        editor.show_attribute(sex, None)
        assert editor.minimumSizeHint().height() == before


def test_the_unit_of_numbers_is_said(qtbot):
    editor = AttributeEditor()
    qtbot.addWidget(editor)
    said = "Cells such as 12 kg count as their numbers."
    for unit, is_said in (("kg", True), ("", False)):
        editor.show_attribute(Attribute("weight", Kind.NUMBER, edges=(0.0, 140.0), measured_in=unit), None)
        assert (said in [label.text() for label in editor.findChildren(QLabel)]) is is_said
