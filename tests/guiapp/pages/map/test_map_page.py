"""The Map page: described in the plan, quoted, published once, looked at, saved; and never behind the owner's back."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QLineEdit, QPushButton, QSpinBox

from core.front_door import ProtectedUnit, ReadingLayout, ReleaseCost, RowMeaning, TreeKind
from core.privacy.dataset_account import cost_text
from core.project.plan_file import load_plan
from guiapp.commands.attributes import use_columns
from guiapp.commands.data import open_data, set_unit
from guiapp.commands.plan import new_plan, open_plan
from guiapp.pages.map import map_page
from guiapp.widgets.charts.map_view import MapView
from guiapp.widgets.controls.field_list import FieldList
from guiapp.widgets.tables.sortable_table import LowTable
from tests.core.sources.reader_here import read_here
from tests.guiapp.drivers.money import Driver
from tests.guiapp.drivers.page_insides import map_pause_of
from tests.guiapp.spoken_names import nameless
from tests.own_ledger import OwnLedger

KINDS = (QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QLineEdit, QPushButton, QSpinBox)


LAYOUT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")


class Hands(Driver):
    """The page by itself, on the real engine: the window around it has stories of its own."""

    def __init__(self, qtbot, page):
        super().__init__(qtbot, page)
        self.context = page.context
        self.wait = qtbot.waitUntil

    def idle(self):
        """Wait until the page has nothing more to ask."""
        self.wait(lambda: not map_pause_of(self.page).isActive() and not self.context.runner.is_busy)

    def tick(self, name):
        self.find(QCheckBox, name).click()


@pytest.fixture
def engine(tmp_path, monkeypatch):
    read_here(monkeypatch)
    return OwnLedger(tmp_path / "ledger.sqlite")


@pytest.fixture
def hands(qtbot, context, tmp_path):
    faults = []
    context.runner.failed.connect(lambda error: faults.append(str(error)))
    path = tmp_path / "places.csv"
    chance = random.Random(1)
    rows = ((chance.uniform(0, 8), chance.uniform(0, 8), chance.choice("ab")) for _ in range(500))
    lines = "\n".join(f"{x:.3f},{y:.3f},{word}" for x, y, word in rows)
    path.write_text(f"lon,lat,word\n{lines}\n", encoding="utf-8")
    page = map_page.MapPage(context)
    qtbot.addWidget(page)
    page.show()
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_ledger(context.workspace.engine.open_ledger(None))
    open_data(context, path, LAYOUT)
    qtbot.waitUntil(lambda: context.workspace.opened is not None)
    set_unit(context, ProtectedUnit(rows=RowMeaning.ONE_EACH))
    use_columns(context, ["word"])
    hands = Hands(qtbot, page)
    hands.idle()
    yield hands
    assert not faults, faults


def shown(hands, name):
    page = hands.page
    return next(found for kind in KINDS for found in page.findChildren(kind, name))


def described(hands, epsilon="0.5"):
    for number, value in enumerate((0, 8, 0, 8)):
        shown(hands, f"map_side_{number}").setValue(value)
    shown(hands, "map_height").setValue(3)
    hands.type("map_epsilon", epsilon)
    hands.idle()


def paid(hands):
    hands.type("map_total", "3")
    quoted(hands)
    hands.tick("agree_map")
    hands.click("publish_map")
    hands.wait(lambda: hands.context.runner.is_busy is False and shown(hands, "map_heading").isVisible())
    hands.idle()


def quoted(hands):
    hands.wait(lambda: "Left" in shown(hands, "map_money").text())


def charges(hands):
    return [line.cost_text for line in hands.context.workspace.ledger.entries if line.kind == "charge"]


def test_likely_columns_are_proposed_and_the_plan_gets_the_map_when_it_is_described(hands):
    assert (shown(hands, "map_x").currentText(), shown(hands, "map_y").currentText()) == ("lon", "lat")
    assert hands.context.workspace.plan.places == ()
    described(hands)
    (place,) = hands.context.workspace.plan.places
    assert place.columns == ("lon", "lat")
    assert (place.terms.height, place.cost) == (3, ReleaseCost.pure(Fraction(1, 2)))


def test_undo_takes_back_one_field_of_a_map_and_the_page_shows_what_the_plan_has(hands):
    workspace, fields = hands.context.workspace, ("map_side_0", "map_side_1", "map_side_3", "map_height")
    described(hands)
    hands.type("map_name", "home")
    hands.idle()
    workspace.undo()
    (place,) = workspace.plan.places
    assert (place.name, shown(hands, "map_name").text()) == ("map", "map")
    assert place.cost == ReleaseCost.pure(Fraction(1, 2))
    workspace.undo()
    assert (workspace.plan.places[0].cost, shown(hands, "map_epsilon").text()) == (None, "")
    workspace.undo()
    workspace.undo()
    workspace.undo()
    assert workspace.plan.places == ()
    assert [shown(hands, name).value() for name in fields] == [-180, 180, 90, 8]
    assert (shown(hands, "map_x").currentText(), shown(hands, "map_y").currentText()) == ("lon", "lat")
    for _ in range(5):
        workspace.redo()
    assert (workspace.plan.places[0].name, shown(hands, "map_name").text()) == ("home", "home")
    assert [shown(hands, name).value() for name in fields] == [0, 8, 8, 3]


def test_a_removed_map_leaves_no_fields_behind_and_undo_brings_them_back(hands):
    described(hands)
    hands.click("remove_map")
    hands.idle()
    assert (hands.context.workspace.plan.places, shown(hands, "map_side_1").value()) == ((), 180)
    hands.context.workspace.undo()
    assert (shown(hands, "map_side_1").value(), shown(hands, "map_height").value()) == (8, 3)


def test_a_map_is_published_for_a_tick_and_a_click_and_shown_again_for_nothing(hands):
    described(hands)
    assert not shown(hands, "publish_map").isEnabled()
    paid(hands)
    assert charges(hands) == ["ε = 0.5"]
    assert "outside; no. 2 of the ledger" in shown(hands, "map_heading").text()
    hands.wait(lambda: shown(hands, "publish_map").text() == "Show the map again")
    assert not shown(hands, "agree_map").isVisible()
    hands.click("publish_map")
    hands.idle()
    assert charges(hands) == ["ε = 0.5"]


@pytest.mark.parametrize("change", ["map_height", "map_epsilon", "map_tree", "map_total"])
def test_a_tick_never_stands_beside_another_cost(hands, change):
    described(hands)
    hands.type("map_total", "3")
    quoted(hands)
    hands.tick("agree_map")
    assert shown(hands, "publish_map").isEnabled()
    if change == "map_height":
        shown(hands, change).setValue(4)
    elif change == "map_tree":
        shown(hands, change).setCurrentIndex(1)
    else:
        shown(hands, change).setText("2")
    assert not shown(hands, "agree_map").isChecked()
    assert not shown(hands, "publish_map").isEnabled()


def test_what_describes_no_map_says_why(hands):
    described(hands)
    shown(hands, "map_y").setCurrentText("lon")
    assert shown(hands, "map_problem").text() == "Choose two different columns."
    shown(hands, "map_y").setCurrentText("lat")
    shown(hands, "map_side_1").setValue(-1)
    assert "the end of each axis must lie beyond its beginning" in shown(hands, "map_problem").text()
    shown(hands, "map_side_1").setValue(8)
    hands.type("map_epsilon", "none")
    assert shown(hands, "map_problem").isVisible()


def test_a_column_of_words_is_not_offered(hands):
    offered = [shown(hands, "map_x").itemText(place) for place in range(shown(hands, "map_x").count())]
    assert offered == ["lon", "lat"]


def test_why_a_map_failed_stays_in_sight_until_something_else_is_asked(hands, tmp_path):
    described(hands)
    hands.type("map_total", "3")
    quoted(hands)
    hands.tick("agree_map")
    (tmp_path / "places.csv").write_text("lon,lat\n1,1\n", encoding="utf-8")
    hands.click("publish_map")
    hands.wait(lambda: shown(hands, "map_fault").isVisible())
    hands.idle()
    quoted(hands)
    assert charges(hands) == []
    assert "changed" in shown(hands, "map_fault").text()
    shown(hands, "map_height").setValue(5)
    assert not shown(hands, "map_fault").isVisible()


def test_more_than_is_left_is_not_offered(hands):
    described(hands, "5")
    hands.type("map_total", "3")
    hands.wait(lambda: shown(hands, "map_fault").isVisible())
    assert "Only ε = 3 is left, and this costs ε = 5." in shown(hands, "map_fault").text()
    assert not shown(hands, "agree_map").isEnabled()


def test_every_choice_is_compared(hands):
    described(hands)
    hands.wait(lambda: "Quadtree, optimal" in shown(hands, "map_trees").text())
    assert shown(hands, "map_trees").text().count("noise of a typical rectangle") == 6


@pytest.mark.parametrize("suffix", ["xlsx", "csv", "geojson", "svg", "png"])
def test_a_map_is_saved(hands, monkeypatch, tmp_path, suffix):
    described(hands)
    paid(hands)
    path = tmp_path / f"map.{suffix}"
    monkeypatch.setattr(map_page, "ask_kept_name", lambda *_: path)
    hands.click("save_map")
    hands.wait(path.exists)
    hands.idle()
    assert path.stat().st_size > 100


def test_the_plan_of_a_file_is_shown_and_kept(hands, tmp_path):
    described(hands)
    shown(hands, "map_tree").setCurrentIndex(shown(hands, "map_tree").findData(TreeKind.KD_HYBRID))
    hands.idle()
    workspace = hands.context.workspace
    workspace.engine.save_plan(workspace.plan, tmp_path / "kept.reticent")
    assert load_plan(tmp_path / "kept.reticent").places == workspace.plan.places
    assert not shown(hands, "map_levels").isEnabled()
    new_plan(hands.context)
    open_plan(hands.context, tmp_path / "kept.reticent")
    hands.idle()
    assert shown(hands, "map_tree").currentData() == TreeKind.KD_HYBRID
    assert shown(hands, "map_side_1").value() == 8


def test_every_control_has_a_name(hands):
    described(hands)
    paid(hands)
    assert nameless(hands.page) == []


def test_a_rectangle_is_read_by_keyboard(hands):
    described(hands)
    paid(hands)
    view = hands.page.findChild(MapView)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert "rows, ±" in shown(hands, "map_told").text()


def ticked(hands, name):
    box = hands.page.findChild(FieldList, "map_by")
    place = box.names.index(name)
    box.setCurrentRow(place)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(box, Qt.Key.Key_Space)
    hands.idle()


def test_every_map_of_the_plan_is_chosen_added_and_removed(hands):
    described(hands)
    hands.click("add_map")
    hands.idle()
    assert [place.name for place in hands.context.workspace.plan.places] == ["map", "map 2"]
    assert shown(hands, "map_choice").currentText() == "map 2"
    hands.type("map_name", "map")
    assert shown(hands, "map_problem").text() == "There is a map called “map” already."
    hands.type("map_name", "fine")
    shown(hands, "map_height").setValue(4)
    hands.idle()
    assert [(place.name, place.terms.height) for place in hands.context.workspace.plan.places] == [
        ("map", 3),
        ("fine", 4),
    ]
    hands.pick("map_choice", "map")
    assert (shown(hands, "map_name").text(), shown(hands, "map_height").value()) == ("map", 3)
    paid(hands)
    hands.pick("map_choice", "fine")
    hands.idle()
    assert not shown(hands, "map_heading").isVisible()
    hands.wait(lambda: "publish" in shown(hands, "publish_map").text())
    hands.click("remove_map")
    hands.idle()
    assert [place.name for place in hands.context.workspace.plan.places] == ["map"]
    hands.context.workspace.undo()
    assert [place.name for place in hands.context.workspace.plan.places] == ["map", "fine"]


def test_a_map_for_each_label_is_published_once_and_read_by_label(hands):
    described(hands)
    ticked(hands, "word")
    assert hands.context.workspace.plan.places[0].by == ("word",)
    paid(hands)
    assert charges(hands) == ["ε = 0.5"]
    labels = hands.page.findChild(LowTable, "map_labels")
    model = labels.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["All rows", "a", "b"]
    view = hands.page.findChild(MapView)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert all(model.index(row, column).data() for row in range(3) for column in (2, 3))
    labels.setCurrentIndex(model.index(2, 0))
    assert shown(hands, "map_heading").text().startswith("map: b – ")
    assert view.mark is not None
    assert nameless(hands.page) == []


def test_columns_of_the_map_are_no_attributes_to_tell_apart(hands):
    box = hands.page.findChild(FieldList, "map_by")
    assert box.names == ["word"]
    described(hands)
    ticked(hands, "word")
    shown(hands, "map_tree").setCurrentIndex(1)
    hands.idle()
    assert "only maps of equal boxes" in shown(hands, "map_problem").text()
    assert shown(hands, "map_fault").text() == shown(hands, "map_problem").text()


@pytest.mark.parametrize(
    ("place", "cost"),
    [(1, ReleaseCost.approximate(Fraction(1, 2), Fraction(1, 10**9))), (2, ReleaseCost.concentrated(Fraction(1, 2)))],
)
def test_every_kind_of_cost_is_had(hands, place, cost):
    described(hands)
    shown(hands, "map_definition").setCurrentIndex(place)
    hands.idle()
    assert hands.context.workspace.plan.places[0].cost == cost
    hands.type("map_total", "9 1e-6")
    quoted(hands)
    hands.tick("agree_map")
    hands.click("publish_map")
    hands.wait(lambda: shown(hands, "map_heading").isVisible())
    hands.idle()
    assert charges(hands) == [cost_text(cost)]


def test_heights_are_compared_before_anything_is_spent(hands):
    described(hands)
    table = hands.page.findChild(LowTable, "map_heights")
    hands.wait(lambda: table.model().rowCount() == 12)
    assert table.model().index(0, 2).data() == "–"
    hands.type("map_people", "1000000")
    hands.wait(lambda: table.model().index(0, 2).data() != "–")
    bold = [row for row in range(12) if table.model().index(row, 0).data(Qt.ItemDataRole.FontRole)]
    table.setCurrentIndex(table.model().index(bold[0], 0))
    table.row_activated.emit(bold[0])
    assert shown(hands, "map_height").value() == bold[0] + 1
    assert charges(hands) == []


def test_the_owner_sees_what_would_count_as_outside(hands, tmp_path):
    path = tmp_path / "texts.csv"
    lines = "\n".join(f"{number / 10},{number / 10}" for number in range(60))
    path.write_text(f"lon,lat\n{lines}\nhere,1\n,2\n", encoding="utf-8")
    assert not shown(hands, "map_cells").isVisible()
    open_data(hands.context, path, LAYOUT)
    hands.wait(lambda: [profile.header for profile in hands.context.workspace.profiles] == ["lon", "lat"])
    hands.idle()
    assert shown(hands, "map_cells").text() == (
        "Only you see this: in “lon”, 1 cells are no numbers and 1 are blank; they count as outside."
    )
