"""Three looks from one style sheet: every token known, every pair of colours readable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListWidget,
    QSpinBox,
    QTableWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from guiapp.desktop.resource_files import resource
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import LOOKS, Style, colour, restyle, style_sheet, tokens, tokens_of
from guiapp.widgets.controls.card import heading_label, muted_label

PAIRS = [
    ("text", "window"),
    ("text", "surface"),
    ("text", "sunken"),
    ("muted", "window"),
    ("muted", "surface"),
    ("muted", "rail"),
    ("accent", "surface"),
    ("accent", "accent_soft"),
    ("on_accent", "accent"),
    ("text", "accent_soft"),
    ("danger", "surface"),
    ("warning", "surface"),
    ("good", "surface"),
    ("text", "danger_soft"),
    ("text", "warning_soft"),
    ("on_tip", "tip"),
    ("text", "rail"),
    ("text", "info_soft"),
    ("text", "good_soft"),
    ("accent", "rail"),
    ("accent", "window"),
    ("muted", "sunken"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
    ("danger", "window"),
    ("warning", "window"),
    *(("text", token) for token in ("ratio_best", "ratio_near", "ratio_fair", "ratio_far", "ratio_worst")),
]


def luminance(name):
    colour = QColor(name)
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_text_is_readable(look, front, back):
    colours = tokens_of(look)
    light, dark = sorted((luminance(colours[front]), luminance(colours[back])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= (7 if look == "contrast" else 4.5)  # WCAG 2.2, AAA and AA


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("ground", ["surface", "window", "accent_soft"])
@pytest.mark.parametrize("mark", ["chart_uniform", "chart_optimal", "accent", "danger", "warning", "faint"])
def test_marks_stand_out(look, mark, ground):
    colours = tokens_of(look)
    light, dark = sorted((luminance(colours[mark]), luminance(colours[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3  # WCAG 2.2, 1.4.11


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("ground", ["surface", "window"])
def test_the_rims_of_controls_stand_out(look, ground):
    colours = tokens_of(look)
    light, dark = sorted((luminance(colours["border_strong"]), luminance(colours[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3  # WCAG 2.2, 1.4.11


@pytest.mark.parametrize(("off", "on"), [("off", "text"), ("off_rim", "border_strong")])
@pytest.mark.parametrize("look", LOOKS)
def test_what_is_disabled_is_told_from_what_is_not(look, off, on):
    colours = tokens_of(look)
    light, dark = sorted((luminance(colours[off]), luminance(colours[on])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 2


def nearest_to_text(field):
    picture, text = field.grab().toImage(), colour("text")
    spots = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return min(abs(luminance(spot) - luminance(text)) for spot in set(map(QColor.name, spots)))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", [QComboBox, QSpinBox])
def test_the_arrows_of_a_disabled_field_are_dimmed(qapp, qtbot, look, kind):
    style = Style(qapp, Theme(look))
    field = kind()
    qtbot.addWidget(field)
    enabled = nearest_to_text(field)
    field.setEnabled(False)
    assert nearest_to_text(field) > 0.1 > enabled
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("look", LOOKS)
def test_no_token_is_left_over(look):
    sheet = style_sheet(look)
    assert "@" not in sheet
    assert all(Path(picture).exists() for picture in re.findall(r"url\((.*?)\)", sheet))
    assert tokens_of("light").keys() == tokens_of(look).keys()


def test_every_token_of_the_sheet_is_a_colour():
    text = resource("styles", "app.qss").read_text(encoding="utf-8")
    assert set(re.findall(r"@(\w+)", text)) <= {*tokens_of("light"), "styles", "look"}


def test_a_theme_is_applied_and_known_from_the_palette(qapp):
    style = Style(qapp, Theme.LIGHT)
    told = []
    style.changed.connect(lambda: told.append(True))
    style.apply(Theme.DARK)
    assert tokens() is tokens_of("dark")
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(tokens()["window"])
    style.apply(Theme.LIGHT)
    assert tokens() is tokens_of("light")
    assert len(told) == 2
    qapp.setStyleSheet("")
    style.deleteLater()


def test_the_desktop_is_followed_at_every_change(qapp):
    style = Style(qapp, Theme.SYSTEM)
    for _ in range(3):
        style.apply(Theme.CONTRAST)
        assert tokens() is tokens_of("contrast")
        style.apply(Theme.SYSTEM)
        assert tokens() in (tokens_of("light"), tokens_of("dark"))
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a platform without a screen
@pytest.mark.parametrize("n", [2, 3, 9])
def test_the_list_of_a_box_shows_every_entry(qapp, qtbot, n):
    style = Style(qapp, Theme.LIGHT)
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    box.addItems([f"sheet {i}" for i in range(n)])
    window.resize(300, 300)
    window.show()
    qapp.processEvents()
    box.showPopup()
    for _ in range(20):  # until the list has its height
        qapp.processEvents()
    last = box.view().visualRect(box.model().index(n - 1, 0))
    assert last.bottom() < box.view().viewport().height()
    box.hidePopup()
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("behaviour", "marked"),
    [
        (QAbstractItemView.SelectionBehavior.SelectRows, [True, False]),
        (QAbstractItemView.SelectionBehavior.SelectItems, [True, True]),
    ],
)
def test_what_is_selected_is_marked_by_more_than_a_tint(qapp, qtbot, look, behaviour, marked):
    style = Style(qapp, Theme(look))
    table = QTableWidget(2, 2)
    qtbot.addWidget(table)
    table.setSelectionBehavior(behaviour)
    table.selectAll()
    table.show()
    picture = table.viewport().grab().toImage()
    edges = [table.visualRect(table.model().index(1, column)) for column in range(2)]
    found = [picture.pixelColor(edge.left(), edge.center().y()) == colour("accent") for edge in edges]
    assert found == marked
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("look", LOOKS)
def test_the_bar_of_a_selected_row_leaves_the_tint_beside_it(qapp, qtbot, look):
    style = Style(qapp, Theme(look))
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setRootIsDecorated(False)
    tree.addTopLevelItem(QTreeWidgetItem(["a"]))
    tree.topLevelItem(0).setSelected(True)
    tree.show()
    picture, row = tree.viewport().grab().toImage(), tree.visualItemRect(tree.topLevelItem(0))
    seen = [picture.pixelColor(x, row.center().y()) for x in (row.left(), row.right() - 2)]
    assert seen == [colour("accent"), colour("accent_soft")]
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", [QTableWidget, QTreeWidget, QListWidget])
def test_where_the_keys_are_no_frame_runs_through_the_words(qapp, qtbot, look, kind):
    style = Style(qapp, Theme(look))
    view = kind()
    qtbot.addWidget(view)
    model = view.model()
    model.insertRow(0)
    model.insertColumn(0)
    view.show()
    view.activateWindow()
    view.setFocus()
    view.setCurrentIndex(model.index(0, 0))
    view.clearSelection()
    qapp.processEvents()
    cell, picture = view.visualRect(model.index(0, 0)), view.viewport().grab().toImage()
    inside = cell.adjusted(4, 4, -4, -4)
    spots = {picture.pixelColor(x, inside.center().y()).name() for x in range(inside.left(), inside.right())}
    spots |= {picture.pixelColor(inside.center().x(), y).name() for y in range(inside.top(), inside.bottom())}
    assert view.hasFocus()
    assert len(spots) == 1
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", [QListWidget, QTableWidget, QTreeWidget])
def test_a_list_shows_that_the_keys_go_to_it(qapp, qtbot, look, kind):
    style = Style(qapp, Theme(look))
    items = kind()
    qtbot.addWidget(items)
    with qtbot.waitActive(items):
        items.show()
        items.activateWindow()
    items.setFocus()
    qtbot.waitUntil(items.hasFocus)
    assert items.grab().toImage().pixelColor(0, items.height() // 2) == colour("accent")
    items.clearFocus()
    assert items.grab().toImage().pixelColor(0, items.height() // 2) != colour("accent")
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.fixture
def worn(qapp):
    """The light look, taken off afterwards: other tests measure without it."""
    style = Style(qapp, Theme.LIGHT)
    yield
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.usefixtures("worn")
@pytest.mark.parametrize("make", [muted_label, heading_label])
def test_the_dots_of_capitals_are_whole(qtbot, make):
    as_is, roomy = make("Öl"), make("Öl")
    roomy.setStyleSheet("padding-top: 8px;")
    assert rows_of_ink(qtbot, as_is) == rows_of_ink(qtbot, roomy) > 0


def rows_of_ink(qtbot, label):
    """Return how many rows of its picture have letters in them."""
    qtbot.addWidget(label)
    label.show()
    picture = label.grab().toImage()
    rows = [
        {picture.pixelColor(x, y).lightness() // 32 for x in range(picture.width())} for y in range(picture.height())
    ]
    return sum(len(row) > 1 for row in rows)


@pytest.mark.usefixtures("worn")
@pytest.mark.parametrize("make", [muted_label, heading_label])
def test_the_room_for_dots_moves_no_words_to_the_right(qtbot, make):
    label = make("Öl")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.indent() == 0, "Qt indents the words of labels with padding unless told otherwise"


def test_a_changed_property_changes_the_colour_of_a_label_at_once(qtbot):
    label = muted_label("words")
    label.setStyleSheet('QLabel[role="danger"] { color: #010203 } QLabel[role="muted"] { color: #040506 }')
    qtbot.addWidget(label)
    label.show()
    for role, name in (("danger", "#010203"), ("muted", "#040506")):
        restyle(label, "role", role)
        assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(name)
