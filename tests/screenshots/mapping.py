"""The Map page: nothing chosen, described, refused, published, a rectangle by keyboard, enlarged, and by label."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QScrollArea, QWidget

from guiapp.commands.attributes import use_columns

TOWNS = ((13.4, 52.5), (9.99, 53.55), (11.58, 48.14), (6.96, 50.94), (8.68, 50.11), (16.37, 48.21), (4.9, 52.37))


def walk(hands, _data):
    hands.import_file(places(hands.home))
    hands.tick("unit_one_each")
    use_columns(hands.context, ["group"])
    hands.go("map")
    hands.idle()
    hands.shoot("described")
    described(hands)
    hands.shoot("no-budget")
    hands.write("map_total", "3")
    hands.idle()
    hands.shoot("quoted")
    publish(hands, "map_view")
    hands.shoot("published")
    view = hands.find(QWidget, "map_view")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_PageUp):
        QTest.keyClick(view, key)
    hands.rest()
    hands.shoot("rectangle")
    hands.click("add_map")
    hands.find(QListWidget, "map_by").item(0).setCheckState(Qt.CheckState.Checked)
    hands.idle()
    hands.write("map_people", "4000")
    hands.idle()
    hands.shoot("another")
    publish(hands, "map_labels")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    hands.rest()
    hands.shoot("by-label")
    for name in ("map_heights", "map_trees"):
        scroll_to(hands, name)
        hands.shoot(name)


def publish(hands, shown):
    """Publish the map that is described, and wait until what is called `shown` is."""
    hands.tick("agree_map")
    hands.click("publish_map")
    hands.wait(lambda: hands.find(QWidget, shown).isVisible())
    hands.idle()


def scroll_to(hands, name):
    """Bring the lower end of a part of the left side into sight, as whoever scrolls does."""
    part = hands.find(QWidget, name)
    area = part
    while not isinstance(area, QScrollArea):
        area = area.parentWidget()
    area.ensureVisible(0, part.mapTo(area.widget(), part.rect().bottomLeft()).y())
    hands.rest()


def places(folder):
    """Return a file of 4,000 made-up places around seven towns."""
    chance = random.Random(1)
    path = folder / "places.csv"
    towns = chance.choices(TOWNS, range(7, 0, -1), k=4000)
    groups = chance.choices(("citizens", "visitors"), (3, 1), k=4000)
    lines = [
        f"{chance.gauss(x, 0.7):.4f},{chance.gauss(y, 0.5):.4f},{group}"
        for (x, y), group in zip(towns, groups, strict=True)
    ]
    path.write_text("\n".join(["longitude,latitude,group", *lines]) + "\n", encoding="utf-8")
    return path


def described(hands):
    for number, value in enumerate((-10, 30, 35, 70)):
        hands.find(QWidget, f"map_side_{number}").setValue(value)
    hands.write("map_epsilon", "0.5")
    hands.idle()
