"""The program starts quickly, because heavy libraries wait until they are needed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.house.project_files import ROOT

HEAVY = (
    "pandas",
    "polars",
    "matplotlib",
    "pyarrow",
    "scipy",
    "openpyxl",
    "xlsxwriter",
    "jinja2",
    "python_calamine",
    "chardet",
)


def loaded_by(statement):
    """Return the modules that are loaded after `statement` in a fresh process."""
    script = f"{statement}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    "statement",
    ["import core.front_door", "import core.commandline.program", "import core.library", "import guiapp.app"],
)
def test_nothing_heavy_is_loaded(statement):
    assert not loaded_by(statement) & set(HEAVY)


@pytest.mark.parametrize("statement", ["import core.front_door", "import core.library", "import guiapp.__main__"])
def test_the_command_line_starts_without_qt(statement):
    assert not {module for module in loaded_by(statement) if module.startswith("PySide6")}


def test_a_file_is_described_without_scipy_and_the_rules_of_reading(tmp_path):
    rows, plan = tmp_path / "people.csv", tmp_path / "people.reticent"
    rows.write_text("age,sex\n" + "".join(f"{20 + n % 60},{'mf'[n % 2]}\n" for n in range(300)), encoding="utf-8")
    describe = ["describe", str(rows), "-o", str(plan), "--confirm", "all"]
    loaded = loaded_by(f"from guiapp.__main__ import main\nassert main({describe!r}) == 0")
    assert "[[families]]" in plan.read_text(encoding="utf-8")
    assert not {"scipy", "core.sources.reading.reader"} & loaded


def test_linear_algebra_starts_no_threads():
    counted = (
        "from threadpoolctl import threadpool_info\nassert {each['num_threads'] for each in threadpool_info()} == {1}"
    )
    assert "numpy" in loaded_by(f"from guiapp.__main__ import main\nmain(['compare', 'x.reticent'])\n{counted}")
