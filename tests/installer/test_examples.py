"""The examples run from the installed wheel, beside another project's `core`, and print what they promise."""

from __future__ import annotations

import json
import shutil

import pytest

from tests.house.project_files import ROOT

EXAMPLES = ROOT / "resources" / "examples"

PROMISED = {
    "compare_strategies.py": ["recommended", "predicted"],
    "fill_a_template.py": ["report.xlsx"],
    "release_a_workbook.py": ["±", "tables.xlsx", "True"],
    "release_visits.py": ["month", "differential privacy"],
    "refusals.py": ["UnansweredUnitError", "UnconfirmedReleaseError", "UnknownCategoryError", "row 5", "ε = 2 is left"],
    "notebook.ipynb": ["differential privacy"],
}


def script(name):
    """Return an example as a script; of a notebook, the cells with code, one after the other."""
    if not name.endswith(".ipynb"):
        return (EXAMPLES / name).read_text(encoding="utf-8")
    cells = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


def test_every_example_is_run():
    names = {path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb")}
    assert names == {*PROMISED, "make_sample.py"}


@pytest.mark.parametrize("name", PROMISED)
def test_an_example_runs_from_the_wheel(name, installed, tmp_path):
    for file in ("sample.reticent", "health-check-2025.xlsx"):
        shutil.copy(EXAMPLES / file, tmp_path)
    checked = "import core, reticent\nassert core.WORD and 'site' in reticent.__file__, reticent.__file__\n"
    path = tmp_path / "example.py"
    path.write_text(script(name) + "\n\n" + checked, encoding="utf-8")
    done = installed.run(path, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not [word for word in PROMISED[name] if word not in done.stdout], done.stdout
    if name != "compare_strategies.py":
        assert list(tmp_path.glob("*ledger.sqlite"))


def test_the_notebook_is_kept_without_what_it_printed():
    notebook = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    assert not [cell for cell in notebook["cells"] if cell.get("outputs") or cell.get("execution_count")]
