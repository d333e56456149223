"""What measures on public data says in one sentence where to put it, if it is not there."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.house.project_files import ROOT


def ended(*words, **environment):
    command = [sys.executable, "-m", *words]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", ["adult_end_to_end", "compare_twelve", "shape_of_numbers"])
def test_one_sentence_says_where_to_put_which_file(tmp_path, name):
    done = ended(f"tests.benchmarks.{name}", RETICENT_DATA=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("Put adult.csv and nltcs.csv into one folder, and set RETICENT_DATA to it")


@pytest.mark.parametrize("name", ["tests.benchmarks.window_stalls", "tests.screenshots.tour"])
@pytest.mark.parametrize("words", [(), ("gone.xlsx", "pictures")])
def test_a_tour_without_a_spreadsheet_says_so(name, words):
    done = ended(name, *words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "gone.xlsx" in done.stderr or "required: data" in done.stderr
