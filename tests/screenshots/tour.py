"""Drive the real window through every page, dialog, empty state and refusal, and photograph each in every look.

    xvfb-run -s "-screen 0 1280x800x24" python -m tests.screenshots.tour DATA FOLDER [LANGUAGE] [--only PART …] \
        [--looks LOOK …]
    QT_SCALE_FACTOR=2 xvfb-run -s "-screen 0 2560x1440x24" python -m tests.screenshots.tour DATA FOLDER

DATA is the spreadsheet for the way through (the part `way`); the other parts bring their own, all of it made up. Each
part has a window, a ledger and settings of its own, so `--only comparing` takes its pictures again and no others.
Nothing is faked: files are read, ledgers are charged, workbooks are written. Words that are cut off are listed at the
end.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from guiapp.app import name_application
from guiapp.desktop.settings import Theme
from tests.screenshots import (
    asides,
    asking,
    attributes,
    comparing,
    inferring,
    ledger,
    mapping,
    publishing,
    reading,
    releasing,
    results,
    start,
    tables,
    usefulness,
    way,
)
from tests.screenshots.hands import LOOKS, Hands, spreadsheet

PARTS = {
    part.__name__.rsplit(".")[-1]: part.walk
    for part in (
        start,
        way,
        reading,
        attributes,
        tables,
        usefulness,
        comparing,
        releasing,
        asking,
        publishing,
        results,
        inferring,
        mapping,
        ledger,
        asides,
    )
}


def take(part, data, folder, looks):
    """Walk through one part, and return the hands that did."""
    with tempfile.TemporaryDirectory() as home:
        for place in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):  # where sets of tables and copies of plans are kept
            os.environ[place] = home
        hands = Hands(folder, Path(home), part, looks)
        PARTS[part](hands, data)
        hands.leave()
        return hands


def main(data, folder, language, parts, looks):
    """Take the pictures, and tell what is cut off."""
    folder.mkdir(parents=True, exist_ok=True)
    name_application(QApplication.instance() or QApplication(["reticent"]), language)
    walks = [take(part, data, folder, looks) for part in parts]
    for hands in walks:
        for words, name in hands.clipped.items():
            print(f"{name}: cut off: {words}")
    print(f"{len(looks) * sum(hands.number for hands in walks)} pictures in {folder}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots.tour")
    parser.add_argument("data", type=spreadsheet)
    parser.add_argument("folder", type=Path)
    parser.add_argument("language", nargs="?", default="")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART")
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=LOOKS, type=Theme, metavar="LOOK")
    given = parser.parse_args()
    main(given.data, given.folder.absolute(), given.language, given.only, given.looks)
