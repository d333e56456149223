"""A format of files, a strategy, a format of exports and a page are each one file and one line of a list.

The test adds one of each to a copy of the program, and then only uses that.
"""

from __future__ import annotations

import difflib
import json
import os
import shutil
import subprocess
import sys

import pytest

import guiapp.pages
from tests.core.commandline.reticent import PLAN, ROWS
from tests.house.project_files import ROOT

FORMAT = '''\
"""Cells between tildes, below a line that says so."""

from core.errors import MalformedRecordError
from core.sources.source import Chunk, Source, register
from core.words import N_


@register
class Wedge(Source):
    key = "wedge"
    words = "a file of wedges"
    suffixes = (".wedge",)
    settings = ("header_row",)

    @classmethod
    def recognises(cls, content):
        return content.start.startswith(b"WEDGES\\n")

    def open(self):
        with self.raw() as file:
            self._lines = file.read().decode().splitlines()[1:]
        self.fill(sheet=None, delimiter=None, encoding=None)

    def chunks(self):
        for number, line in enumerate(self._lines, 1):
            if line.endswith("~"):
                raise MalformedRecordError(self.path, number, N_("Error", "a wedge is open. Close it."))
        yield Chunk([line.split("~") for line in self._lines], range(1, self.n_rows() + 1))

    def n_rows(self):
        return len(self._lines)
'''
STRATEGY = '''\
"""What the tables themselves are, under another name."""

from core.strategies.catalogue import register
from core.strategies.marginals import DirectMarginals
from core.strategies.strategy import StrategyInfo
from core.words import N_


@register
class Wedge(DirectMarginals):
    info = StrategyInfo("wedge", N_("Strategy", "Wedges"), N_("Strategy", "One wedge for each table."))
'''
EXPORT = '''\
"""One line for each table."""

from core.exports.exporter import Exporter, ExporterInfo, register
from core.words import N_


@register
class Wedge(Exporter):
    info = ExporterInfo("wedge", N_("Export", "Wedges"), N_("Export", "For carpenters."), ".wdg", is_folder=False)

    def write(self, release, target, tell=str):
        target.write_text("\\n".join("~".join(map(str, table.published.values)) for table in release.tables))
'''
PAGE = '''\
"""A page that is locked."""

from guiapp.pages.page import Page, register


@register
class WedgePage(Page):
    key = "wedge"
    icon_name = "data"

    @property
    def title(self):
        return "Wedges"

    @property
    def help_line(self):
        return "Split the wood."

    def locked_reason(self):
        return "Buy an axe first."

    def refresh(self, changes):
        pass
'''
FAMILIES = {
    "core/sources/formats": ("wedge", FORMAT),
    "core/strategies": ("wedge", STRATEGY),
    "core/exports": ("wedge", EXPORT),
    "guiapp/pages": ("wedge_page", PAGE),
}
QT = (
    "from PySide6.QtCore import QLocale\nfrom PySide6.QtWidgets import QApplication\napplication = QApplication([])\n"
    "from guiapp.desktop.language import install, told\ninstall(application, QLocale('de_DE'))\n"
)


class Grown:
    """A copy of the program with a member more in each family, and a folder to use it in."""

    def __init__(self, folder):
        self.tree, self.folder = folder / "program", folder / "work"
        self.folder.mkdir()
        for name in ("core", "guiapp", "resources"):
            shutil.copytree(ROOT / name, self.tree / name)
        for family, (name, text) in FAMILIES.items():
            self._add(family, name, text)
        (self.folder / "people.csv").write_text("\n".join(ROWS) + "\n")
        (self.folder / "people.wedge").write_text("\n".join(["WEDGES", *ROWS]).replace(",", "~") + "\n")

    def _add(self, family, name, text):
        (self.tree / family / f"{name}.py").write_text(text)
        members = self.tree / family / "__init__.py"
        before = members.read_text()
        package = family.replace("/", ".")
        line = f"    {name},\n)" if "import (" in before else f"from {package} import {name}\n# isort: on"
        end = ")" if "import (" in before else "# isort: on"
        members.write_text(before.replace(end, line, 1))
        changed = difflib.ndiff(before.splitlines(), members.read_text().splitlines())
        assert [each[0] for each in changed if each[0] in "+-"] == ["+"]

    def python(self, *words):
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.tree),
            "XDG_DATA_HOME": str(self.folder / "home"),
            "XDG_CONFIG_HOME": str(self.folder / "home"),
            "QT_QPA_PLATFORM": "offscreen",
        }
        ended = subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    def reticent(self, *words):
        return self.python("-m", "guiapp", *words)

    def say(self, script, expression):
        """Return the value that an expression has after the script, as JSON has it."""
        return json.loads(self.python("-c", f"{script}\nimport json; print(json.dumps({expression}))").splitlines()[-1])


@pytest.fixture(scope="module")
def grown(tmp_path_factory):
    return Grown(tmp_path_factory.mktemp("grown"))


def plan(grown, name, text):
    (grown.folder / name).write_text(text)
    return name


def test_a_format_is_described_previewed_profiled_and_released(grown):
    grown.reticent("describe", "people.wedge", "-o", "described.reticent", "--confirm", "all")
    described = (grown.folder / "described.reticent").read_text()
    assert 'source = "people.wedge"' in described
    assert 'name = "city"' in described
    seen = grown.say(
        "from pathlib import Path; from core.front_door import *; path = Path('people.wedge')",
        "[preview(path).headers, preview(path).n_rows, [each.header for each in profile(path)]]",
    )
    assert seen == [["sex", "age", "city"], 300, ["sex", "age", "city"]]
    of_wedges = PLAN.replace("people.csv", "people.wedge").replace('delimiter = ","\nencoding = "utf-8"\n', "")
    grown.reticent(
        "release", plan(grown, "format.reticent", of_wedges), "-o", "f.json", "--budget", "9", "--yes", "--again"
    )
    assert len(json.loads((grown.folder / "f.json").read_text())["tables"]) == 3


def test_a_format_is_offered_and_told_from_others(grown):
    watch = (
        f"{QT}from PySide6.QtWidgets import QFileDialog; from guiapp.dialogs.file_dialogs import ask_data_file\n"
        "asked = []; QFileDialog.getOpenFileName = lambda *words: asked.append(words[3]) or ('', '')\n"
        "ask_data_file(None, None)"
    )
    assert "*.wedge" in grown.say(watch, "asked[0]")
    shutil.copy(grown.folder / "people.wedge", grown.folder / "named.csv")
    refused = "from pathlib import Path; from core import front_door\ntry: front_door.preview(Path('named.csv'))\n"
    said = grown.say(f"{refused}except front_door.EngineError as error: said = str(error)", "said")
    assert "it is a file of wedges. Rename it to end in .wedge" in said
    (grown.folder / "open.wedge").write_text("WEDGES\na~b\n1~\n")
    said = grown.say(
        f"{refused}except front_door.EngineError as error: said = str(error)".replace("named.csv", "open.wedge"), "said"
    )
    assert said.endswith("open.wedge: it cannot be read: row 2: a wedge is open. Close it.")


def test_a_strategy_is_compared_chosen_and_named(grown):
    assert "wedge" in grown.reticent("compare", plan(grown, "plain.reticent", PLAN))
    chosen = plan(grown, "strategy.reticent", PLAN + '[strategy]\nname = "wedge"\n')
    grown.reticent("release", chosen, "-o", "out.html", "--budget", "9", "--yes")
    assert "Wedges" in (grown.folder / "out.html").read_text()
    known = "from core.front_door import strategies; found = [info for info in strategies() if info.key == 'wedge']"
    assert grown.say(f"{QT}{known}", "[told(found[0].title), told(found[0].summary)]") == [
        "Wedges",
        "One wedge for each table.",
    ]


def test_an_export_is_written_by_its_ending_and_offered(grown):
    released = plan(grown, "export.reticent", PLAN)
    grown.reticent("release", released, "-o", "out.wdg", "--budget", "9", "--yes")
    assert len((grown.folder / "out.wdg").read_text().splitlines()) == 3
    assert "wedge" in grown.reticent("release", "--help")
    offered = grown.say(f"{QT}from core import front_door", "[told(info.title) for info in front_door.exporters()]")
    assert offered[-1] == "Wedges"


def test_a_page_is_on_the_rail_in_the_menu_and_says_why_it_is_locked(grown):
    build = (
        f"{QT}from PySide6.QtGui import QAction\nfrom PySide6.QtWidgets import QListWidget\n"
        "from core import front_door; from guiapp.desktop.settings import Settings\n"
        "from guiapp.app import build_context, build_window\n"
        "context = build_context(front_door, Settings()); window = build_window(application, context)\n"
        "window.go_to('wedge'); number = len(window.pages)\n"
        "entry, = (each for each in window.findChildren(QAction) if each.text() == 'Wedges')\n"
        "key = entry.shortcut().toString()\n"
        "window.menus.help_wanted.emit()\n"
        "shown = [window.rail.current, window.stack.currentWidget() is window.locked]\n"
        "why = window.rail.findChild(QListWidget).item(number - 1).toolTip()\n"
        "context.runner.shut_down()\n"
    )
    found = grown.say(build, "[number, key, *shown, window.pages[-1].objectName(), why]")
    number = len(guiapp.pages.page.every()) + 1
    assert found[:5] == [number, f"Ctrl+{number}" if number < 10 else "", number - 1, True, "wedge_page"]
    assert "Buy an axe first." in found[5]
