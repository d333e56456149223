"""What is installed has one name, works beside another project's `core`, and does what the checkout does."""

from __future__ import annotations

import ast
import sys
from configparser import ConfigParser

import pytest

from installer.wheel import FOLDERS, make_editable, renamed
from tests.house.project_files import ROOT
from tests.installed_wheel import WORD

NOTHING_OF_THE_CHECKOUT = f"""
import sys
files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
assert not [file for file in files if file.startswith({str(ROOT / "core")!r})]
assert not [file for file in files if file.startswith({str(ROOT / "guiapp")!r})]
"""

EVERY_MODULE = """
import importlib, pkgutil
import reticent.core, reticent.guiapp
for package in (reticent.core, reticent.guiapp):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""


def test_nothing_but_reticent_is_installed(installed):
    names = {path.name for path in installed.site.iterdir()}
    assert {name for name in names if not name.endswith(".dist-info")} == {"reticent"}
    assert len(names) == 2
    assert parts(installed.site / "reticent") == {"__init__.py", "py.typed", *FOLDERS}


def parts(folder):
    """Return the names in a folder, but for what Python has compiled there."""
    return {path.name for path in folder.iterdir()} - {"__pycache__"}


def test_every_file_of_the_checkout_is_there(installed):
    for folder in FOLDERS:
        own = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if is_part(path)}
        copies = (installed.site / "reticent" / folder).rglob("*")
        assert {path.relative_to(installed.site / "reticent") for path in copies if is_part(path)} == own


def is_part(path):
    return path.is_file() and path.suffix != ".pyc"


def test_the_command_leads_there(installed):
    (metadata,) = installed.site.glob("*.dist-info")
    points = ConfigParser()
    points.read(metadata / "entry_points.txt")
    assert dict(points["console_scripts"]) == {"reticent": "reticent.guiapp.__main__:main"}


def test_another_core_works_beside_it(installed, tmp_path):
    words = "import reticent, core; from reticent.core.version import VERSION; print(core.WORD, VERSION != core.WORD)"
    assert told(installed.run("-c", words, cwd=tmp_path)) == f"{WORD} True"


def test_every_module_is_imported_from_the_wheel(installed, tmp_path):
    code = f"import core{EVERY_MODULE}{NOTHING_OF_THE_CHECKOUT}print(core.WORD)"
    assert told(installed.run("-c", code, cwd=tmp_path)) == WORD


def test_importing_the_name_alone_loads_nothing_else(installed, tmp_path):
    code = "import sys; before = {*sys.modules}; import reticent; print(sorted({*sys.modules} - before))"
    loaded = set(ast.literal_eval(told(installed.run("-c", code, cwd=tmp_path))))
    assert {name for name in loaded if name.split(".")[0] not in sys.stdlib_module_names} == {"reticent"}


def test_a_release_by_the_command_reads_rows_in_a_process_of_its_own(installed, tmp_path):
    plan = installed.site / "reticent" / "resources" / "examples" / "sample.reticent"
    verbs = ["release", plan, "-o", "out.html", "--ledger", "ledger.sqlite", "--budget", "2", "--yes"]
    assert "out.html" in told(installed.run("-m", "reticent.guiapp", *verbs, cwd=tmp_path))
    assert "Riverside" in (tmp_path / "out.html").read_text(encoding="utf-8")


def test_the_window_comes_up_with_its_icons_and_help(installed, tmp_path):
    code = """
import core
from PySide6.QtCore import QTimer
from reticent.guiapp import app
from reticent.guiapp.desktop.resource_files import resource
assert resource("icons", "app.svg").is_file() and resource("help", "privacy.md").is_file()
def begin(window, keeper, paths, *, alone):
    QTimer.singleShot(500, lambda: (window.grab().save("window.png"), app.QApplication.exit(0)))
app.begin = begin
"""
    code += f"status = app.run([], alone=True)\n{NOTHING_OF_THE_CHECKOUT}\nprint(status)"
    assert told(installed.run("-c", code, cwd=tmp_path, QT_QPA_PLATFORM="offscreen")) == "0"
    assert (tmp_path / "window.png").stat().st_size > 10_000


def told(done):
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("from core.errors import X", "from reticent.core.errors import X"),
        ("from core import X", "from reticent.core import X"),
        ("import core", "from reticent import core"),
        ("import core as engine", "from reticent import core as engine"),
        (
            "if 1:\n    from guiapp.app import (\n        run,\n    )",
            "if 1:\n    from reticent.guiapp.app import (\n        run,\n    )",
        ),
        ("x = 'é'; from core import X", "x = 'é'; from reticent.core import X"),
        ("from corelib import X", "from corelib import X"),
        ("import numpy, os", "import numpy, os"),
        ("from . import core", "from . import core"),
        ('"""\nfrom core import X\n"""', '"""\nfrom core import X\n"""'),
    ],
)
def test_imports_are_renamed_and_nothing_else_is(source, wanted):
    assert renamed(source.encode(), "x.py").decode() == wanted


@pytest.mark.parametrize("source", ["import core.errors", "import core.errors as e", "import os, core"])
def test_an_import_that_cannot_be_renamed_stops_the_build(source):
    with pytest.raises(ValueError, match=r"x\.py, line 2: write “from"):
        renamed(f"\n{source}\n".encode(), "x.py")


def test_the_checkout_is_imported_under_both_names_as_one(tmp_path, installed):
    """An editable install: the same modules, so the same classes, as the files stand now."""
    make_editable(ROOT, tmp_path / "site" / "reticent")
    code = f"""
import sys
sys.path.insert(0, {str(tmp_path / "site")!r})
from reticent.core.errors import EngineError
import reticent.guiapp.desktop.settings, reticent.core, core.errors
assert reticent.core is core and EngineError is core.errors.EngineError
assert core.errors.__spec__.name == core.errors.__name__ == "core.errors"
assert core.__file__ == {str(ROOT / "core" / "__init__.py")!r}
from reticent.guiapp.__main__ import main
sys.exit(main(["--version"]))
"""
    assert "reticent" in told(installed.run("-c", code, cwd=ROOT)).lower()
    assert parts(tmp_path / "site" / "reticent") == {"__init__.py", "_checkout.py"}
