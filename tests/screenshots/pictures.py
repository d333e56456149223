"""Take the pictures of the window that the README and the help show, on the sample.

    xvfb-run -s "-screen 0 1280x800x24" python -m tests.screenshots.pictures FOLDER

Those of the workbook are printed from what the last of them exports.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from guiapp.app import name_application
from guiapp.pages.compare.compared_outcomes import ComparedOutcomes
from guiapp.widgets.tables.table_reader import TableReader
from tests.screenshots.comparing import settle
from tests.screenshots.hands import Hands
from tests.screenshots.mapping import described, places, publish
from tests.screenshots.releasing import confirm

SIZE = (1280, 800)
WIDE = 560
"""Pixels of a picture in the help."""
COLOURS = 256
"""Of each picture: as many as the window has, and a third of the bytes."""


def place_of(window, *widgets):
    """The rectangle around widgets, in the window."""
    around = QRect()
    for widget in widgets:
        around = around.united(QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()))
    return around


def keep(picture, path, wide=None):
    """Write a picture with few colours, as wide as is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.png"
        picture.save(str(whole))
        image = Image.open(whole).convert("RGB")
    if wide is not None and image.width > wide:
        image = image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)
    image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(path, optimize=True)


def shoot(hands, name, around, part=1.0):
    """Keep the window, and beside it the upper part of some of its widgets."""
    shoot_detail(hands, name, around, part)
    keep(hands.window.grab(), hands.folder / f"{name}.png")


def shoot_detail(hands, name, around, part=1.0):
    """Keep the upper part of some widgets."""
    hands.rest()
    detail = place_of(hands.window, *around)
    detail.setHeight(round(part * detail.height()))
    keep(hands.window.grab(detail), hands.folder / f"{name}-detail.png", WIDE)


def take(hands):
    """Walk to each page."""
    hands.open_sample()
    hands.window.resize(*SIZE)
    for name in ("data", "attributes"):
        hands.go(name)
        shoot_detail(hands, name, [hands.window.page(name)])
    hands.go("compare")
    settle(hands)
    shoot(hands, "compare", [hands.window.page("compare").findChild(ComparedOutcomes)], 0.6)
    hands.go("tables")
    hands.write("people", "4000")
    settle(hands)
    page = hands.window.page("tables")
    hands.find(QTableView, "workload_table", page).selectRow(0)
    settle(hands)
    cards = [hands.find(QWidget, name, page) for name in ("workload_table", "foreseen_card")]
    shoot(hands, "tables", [cards[0].parentWidget(), cards[1]])
    hands.go("release")
    hands.write("new_total_epsilon", "2")
    hands.idle()
    shoot_detail(hands, "release", [hands.window.page("release")])
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.go("results")
    shoot(hands, "results", [hands.window.page("results").findChild(TableReader)], 0.7)
    hands.go("ledger")
    shoot_detail(hands, "ledger", [hands.window.page("ledger")])
    publish_map(hands)
    shoot_detail(hands, "map", [hands.window.page("map")])


def publish_map(hands):
    """Publish a map of made-up places."""
    hands.import_file(places(hands.home))
    hands.tick("unit_one_each")
    hands.go("map")
    hands.idle()
    described(hands)
    hands.write("map_total", "3")
    hands.idle()
    hands.click("banner_close")
    publish(hands, "map_view")


def main(folder):
    """Take all of them in one window."""
    name_application(QApplication.instance() or QApplication(["reticent"]), "en")
    with tempfile.TemporaryDirectory() as home:
        for place in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            os.environ[place] = home
        hands = Hands(folder, Path(home), "pictures")
        take(hands)
        hands.leave()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots.pictures")
    parser.add_argument("folder", type=Path)
    main(parser.parse_args().folder.absolute())
