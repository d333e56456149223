"""The Attributes page moves columns by key, by button, by the palette and by dragging, and says where they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QListWidget, QTableView, QToolButton

from core.front_door import ReadingLayout
from guiapp.commands.data import open_data
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style, colour
from guiapp.pages.attributes.attributes_page import AttributesPage
from guiapp.pages.tables.tables_page import TablesPage
from guiapp.window.enabled_commands import commands_of
from tests.guiapp.drivers.choosing import AttributesDriver, use_proposed
from tests.guiapp.drivers.page_insides import check_of

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def look(qapp):
    """Dress the list as the program does: bare, it would fill selected rows with what is in the palette by then."""
    style = Style(qapp, Theme.LIGHT)
    yield
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def page(qtbot, context, people, settled, look):
    page = AttributesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    page.resize(1100, 700)
    with qtbot.waitExposed(page):
        page.show()
    yield page
    page.hide()
    check_of(page).stop()
    settled()


@pytest.fixture
def driver(qtbot, page):
    return AttributesDriver(qtbot, page)


def names(context):
    return [attribute.name for attribute in context.workspace.plan.attributes]


def chosen(page):
    return [row.header for row in page.columns.chosen()]


def press(qtbot, driver, key):
    driver.columns().setFocus()
    qtbot.keyClick(driver.columns(), key, ALT)


def test_alt_and_an_arrow_move_the_column_and_the_selection_goes_along(qtbot, driver, page, context):
    driver.choose("city")
    press(qtbot, driver, Qt.Key.Key_Up)
    press(qtbot, driver, Qt.Key.Key_Up)
    assert names(context) == ["city", "sex", "age", "joined"]
    assert chosen(page) == ["city"]
    assert driver.columns().currentIndex().row() == driver.row_of("city") == 1
    press(qtbot, driver, Qt.Key.Key_Down)
    assert names(context) == ["sex", "city", "age", "joined"]
    context.workspace.undo()
    assert names(context) == ["city", "sex", "age", "joined"]
    assert chosen(page) == ["city"]
    assert driver.words("attribute_summary") == "4 of 5 columns used · lists taken from the data: 4"


def test_several_move_together_by_button(driver, page, context):
    driver.choose_all("joined", "age")
    driver.click("move_up")
    assert names(context) == ["age", "sex", "joined", "city"]
    assert chosen(page) == ["age", "joined"]
    assert context.workspace.undo_name == "move of 2 attributes"
    context.workspace.undo()
    assert names(context) == ["sex", "age", "city", "joined"]
    assert chosen(page) == ["age", "joined"]


@pytest.mark.parametrize(
    ("columns", "up", "down"),
    [(("sex",), False, True), (("joined",), True, False), (("age", "name"), True, True), (("name",), False, False)],
)
def test_the_buttons_can_be_pressed_where_there_is_a_way(driver, page, columns, up, down):
    driver.choose_all(*columns)
    assert driver.find(QToolButton, "move_up").isEnabled() == up
    assert driver.find(QToolButton, "move_down").isEnabled() == down


def test_why_a_column_cannot_be_moved_is_said(driver):
    tip = driver.find(QToolButton, "move_up").toolTip
    driver.choose("name")
    assert tip() == "Only columns that are used have a place in the plan."
    driver.choose("age")
    assert tip() == "Move columns up (Alt+Up)"


def test_the_palette_has_both(driver, page):
    class NoMenus:
        entries = ()

    driver.choose("age")
    named = {command.name: command for command in commands_of(page, NoMenus)}
    named["Attributes: Move columns down"].run()
    assert names(page.context) == ["sex", "city", "age", "joined"]
    assert "Attributes: Move columns up" in named


def test_what_is_moved_stays_in_sight(qtbot, driver, page, context):
    driver.columns().setFixedHeight(100)
    QApplication.processEvents()
    driver.choose("sex")
    driver.columns().scrollToTop()
    assert driver.columns().viewport().height() < driver.columns().rowHeight(0) * 3
    for _ in range(3):
        press(qtbot, driver, Qt.Key.Key_Down)
    assert names(context)[-1] == "sex"
    place = driver.columns().visualRect(driver.columns().currentIndex())
    assert driver.columns().viewport().rect().contains(place.center())


@pytest.fixture
def announced(monkeypatch):
    said = []
    update = QAccessible.updateAccessibility

    def note(event):
        said.append(event.message())
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return said


def test_a_screen_reader_hears_the_new_place(qtbot, driver, announced):
    driver.choose("city")
    press(qtbot, driver, Qt.Key.Key_Up)
    interface = QAccessible.queryAccessibleInterface(driver.columns())
    assert announced == ["“city” is attribute number 2 of 4"]
    assert interface.text(QAccessible.Text.Description) == announced[0]
    driver.choose_all("city", "joined")
    press(qtbot, driver, Qt.Key.Key_Up)
    assert announced[1:] == ["2 attributes moved: the first is number 1 of 4"]
    press(qtbot, driver, Qt.Key.Key_Up)
    assert announced[2:] == ["2 attributes moved: the first is number 1 of 4"]


class Drag:
    """Rows under the mouse, as the desktop tells a view of them."""

    def __init__(self, view):
        self.view = view
        self.mime = view.model().mimeData([each for each in view.selectedIndexes() if self._can_go(each)])
        self._tell(QDragEnterEvent, QPoint(5, 5))

    def _can_go(self, index):
        return bool(self.view.model().flags(index) & Qt.ItemFlag.ItemIsDragEnabled)

    def over(self, row, *, lower):
        rect = self.view.visualRect(self.view.model().index(row, 0))
        self.place = QPoint(rect.center().x(), rect.bottom() - 1 if lower else rect.top() + 1)
        self._tell(QDragMoveEvent, self.place)

    def below_all(self):
        self.place = QPoint(20, self.view.viewport().height() - 3)
        self._tell(QDragMoveEvent, self.place)

    def let_go(self):
        self._tell(QDropEvent, QPointF(self.place))

    def leave(self):
        QApplication.sendEvent(self.view.viewport(), QDragLeaveEvent())

    def _tell(self, kind, place):
        event = kind(place, Qt.DropAction.MoveAction, self.mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
        QApplication.sendEvent(self.view.viewport(), event)


def line_at(view):
    """Return the gap in which the line is drawn, by its colour; −1: there is none."""
    picture, scale = view.viewport().grab().toImage(), view.devicePixelRatio()
    edges = [view.rowViewportPosition(row) for row in range(view.model().rowCount())]
    edges.append(edges[-1] + view.rowHeight(view.model().rowCount() - 1))
    across = (3, view.viewport().width() // 2, view.viewport().width() - 4)
    thick = (-1, 0, 1)  # a style may draw a rim of the same colour around the current cell, one pixel thick
    drawn = [
        gap
        for gap, y in enumerate(edges)
        if all(
            picture.pixelColor(round(x * scale), round((max(y, 1) + above) * scale)) == colour("accent")
            for x in across
            for above in thick
        )
    ]
    assert len(drawn) < 2
    return drawn[0] if drawn else -1


def test_rows_are_dropped_where_the_line_is(driver, page, context, announced):
    driver.choose("joined")
    drag = Drag(driver.columns())
    drag.over(2, lower=False)
    assert line_at(driver.columns()) == 2
    drag.over(1, lower=False)
    assert line_at(driver.columns()) == 1
    drag.let_go()
    assert line_at(driver.columns()) == -1
    assert names(context) == ["joined", "sex", "age", "city"]
    assert chosen(page) == ["joined"]
    assert context.workspace.undo_name == "move of “joined”"
    assert announced == ["“joined” is attribute number 1 of 4"]


def test_several_rows_are_dropped_side_by_side_and_columns_not_used_stay(driver, page, context):
    driver.choose_all("name", "sex", "city")
    drag = Drag(driver.columns())
    drag.over(4, lower=True)
    assert line_at(driver.columns()) == 5
    drag.let_go()
    assert names(context) == ["age", "joined", "sex", "city"]
    assert driver.row_of("name") == 0


def test_below_the_last_row_is_the_end(driver, page, context):
    driver.choose("sex")
    drag = Drag(driver.columns())
    drag.below_all()
    assert line_at(driver.columns()) == 5
    drag.let_go()
    assert names(context) == ["age", "city", "joined", "sex"]


def test_a_drag_that_leaves_takes_its_line_along(driver, context):
    driver.choose("sex")
    before = context.workspace.plan
    drag = Drag(driver.columns())
    drag.over(3, lower=True)
    assert line_at(driver.columns()) == 4
    drag.leave()
    assert line_at(driver.columns()) == -1
    assert context.workspace.plan == before


def test_only_columns_of_this_list_are_taken(driver, context):
    driver.choose("sex")
    before = context.workspace.plan
    drag = Drag(driver.columns())
    drag.mime = QMimeData()
    drag.mime.setText("sex")
    drag.mime.setData("application/x-reticent-columns-1", b'["sex"]')  # those of another window
    drag.over(4, lower=True)
    assert line_at(driver.columns()) == -1
    drag.let_go()
    assert context.workspace.plan == before


def test_attributes_are_listed_everywhere_in_their_order(qtbot, driver, context, settled):
    tables = TablesPage(context)
    qtbot.addWidget(tables)
    context.workspace.changed.connect(tables.refresh)
    driver.choose("joined")
    press(qtbot, driver, Qt.Key.Key_Up)
    driver.choose("sex")
    press(qtbot, driver, Qt.Key.Key_Down)
    after = ["age", "sex", "joined", "city"]
    matrix = tables.findChild(QTableView, "pair_matrix").model()
    assert [matrix.headerData(n, Qt.Orientation.Horizontal) for n in range(4)] == after
    fields = tables.findChild(QListWidget, "field_list")
    assert [fields.item(n).text() for n in range(4)] == after
