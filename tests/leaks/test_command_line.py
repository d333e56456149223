"""Nothing planted in a workbook is in any file, message or table of a whole working day on the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.commandline.program import main
from core.exports.write import exporters
from tests.core.insides import change_the_reader
from tests.leaks.planted import FOLDER, HEADER, RARE, SECRETS
from tests.leaks.searching import holds

ROOT = Path(__file__).parents[2]
LEDGER_ALONE = {(FOLDER, "home/xdg_data_home/reticent/ledger.sqlite")}
"""A charge keeps where its rows are, so that it can be completed; this leaves the ledger in no export."""

BREAKS = """
import sys
from core.session import releasing

def broken(plan, table, charge, *rest):
    charge()
    rows = [table.count(marginal).tolist() for marginal in plan.counted]
    raise ValueError({secret!r} + str(rows))

releasing.measure = broken
from guiapp.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def run(world, capsys):
    """Run one line; return what it said, outputs and errors together, which a file of the world keeps, too."""

    def run(*words, status=0):
        ended = main(list(map(str, words)))
        said = "".join(capsys.readouterr())
        assert ended == status, said
        with (world.root / "said.txt").open("a", encoding="utf-8") as log:
            log.write(said)
        return said

    return run


def test_from_the_first_look_to_the_last_export(world, run):
    run("describe", "people.xlsx")
    run("describe", "people.xlsx", "--json")
    run("compare", "plan.reticent")
    run("rehearse", "plan.reticent")
    run("release", "strict.reticent", "-o", "none.xlsx", "--budget", "9", "--yes", status=1)
    run("release", "plan.reticent", "-o", "first.xlsx", "--budget", "9", "--yes")
    run("suggest", "plan.reticent", "--count", 1, "--yes")
    run("suggest", "plan.reticent", "--count", 2, "--json", "--add", "--yes")
    run("suggest", "plan.reticent", "--kept")
    for info in exporters():
        run("ledger", "export-release", 2, "-o", f"again-{info.key}{info.suffix}", "--format", info.key)
    run("ledger", "releases")
    run("ledger", "show", "Trial", "--json")
    run("ledger", "export", "-o", "ledger.csv")
    run("ledger", "verify", "--export", "ledger.csv")
    written = [path for path in world.root.rglob("*") if path.is_file()]
    assert len(written) > 20
    assert {"ledger.sqlite", "first.xlsx", "ledger.csv", "made-up-records.csv"} <= {path.name for path in written}
    shown = {(SECRETS["the name of a hidden sheet"], "said.txt"), (HEADER, "said.txt")}  # for the owner to choose from
    assert world.found([RARE, FOLDER, HEADER, *SECRETS.values()]) == shown | LEDGER_ALONE
    assert list((world.root / "tmp").iterdir()) == []


def test_a_plan_drafted_from_the_file_has_no_value_of_a_row(world, run):
    run("describe", "people.xlsx", "-o", "draft.reticent")
    assert world.found([RARE, *SECRETS.values()]) == {(SECRETS["the name of a hidden sheet"], "said.txt")}


def test_a_plan_with_lists_confirmed_has_categories_and_no_identifiers(world, run):
    run("describe", "people.xlsx", "-o", "draft.reticent", "--confirm", "all")
    draft = f"{FOLDER}/draft.reticent"
    remark, sheet = SECRETS["a remark about a person"], SECRETS["the name of a hidden sheet"]
    hits = world.found([RARE, *SECRETS.values()])
    assert hits == {(RARE, draft), (remark, draft), (sheet, "said.txt")}  # categories are for the owner to strike out


def test_the_refusal_names_the_place_and_not_the_value(world, run):
    said = run("release", "strict.reticent", "-o", "none.xlsx", "--budget", "9", "--yes", status=1)
    assert "row 62, column D (“city”)" in said
    assert not any(holds(said.encode(), word) for word in (RARE, *SECRETS.values()))
    assert not (world.work / "none.xlsx").exists()


def test_a_fault_of_the_program_in_the_middle_of_a_release(world):
    words = ["release", "plan.reticent", "-o", "none.xlsx", "--budget", "9", "--yes"]
    code = BREAKS.format(secret=SECRETS["an id"] + RARE)
    command = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}", *words]
    ended = subprocess.run(command, capture_output=True, check=False, cwd=world.work, timeout=120)
    assert ended.returncode == 1
    assert b"Reticent has a fault: ValueError in " in ended.stderr
    said = ended.stdout + ended.stderr
    assert not any(holds(said, word) for word in (RARE, FOLDER, HEADER, *SECRETS.values()))
    assert world.found([RARE, FOLDER, HEADER, *SECRETS.values()]) == LEDGER_ALONE


@pytest.mark.parametrize("end", ["raise ValueError(open(path, 'rb').read())", "import os; os.abort()"])
def test_a_reader_that_breaks_over_a_value(world, run, monkeypatch, end):
    """Its own words are thrown away, and the system gets no picture of its memory to keep."""
    breaks = f"import core.sources.reading.child as c\ndef respond(question, _):\n    path = question.path\n    {end}\n"
    breaks += f"c.respond = respond\nimport os\nos.chdir({str(world.root / 'tmp')!r})\nsys.exit("
    change_the_reader(monkeypatch, "sys.exit(", breaks)
    said = run("release", "plan.reticent", "-o", "none.xlsx", "--budget", "9", "--yes", status=1)
    assert "cannot be read" in said
    assert world.found([RARE, FOLDER, HEADER, *SECRETS.values()]) == set()
