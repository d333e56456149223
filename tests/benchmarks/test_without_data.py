"""What measures on public data says in one sentence where to put it and in which form, if it is not there."""

from __future__ import annotations

import os

import pytest

from tests.evaluation_data import COLUMNS, WHERE, require
from tests.house.project_files import ROOT
from tests.warm_processes import run_module


def ended(*words, folder=ROOT, **environment):
    """Run a module in a folder, with the project on its path."""
    return run_module(words, folder, {**os.environ, "PYTHONPATH": str(ROOT), **environment})


COMMANDS = [
    ["tests.benchmarks.adult_end_to_end"],
    ["tests.benchmarks.compare_twelve"],
    ["tests.benchmarks.shape_of_numbers"],
    ["tests.evaluation", "--out", "out", "--quick"],
    ["tests.evaluation", "sparse-vector", "--out", "out", "--quick"],
    ["tests.evaluation", "inference", "--out", "out", "--quick"],
    ["tests.evaluation", "suggest", "--out", "out", "--quick"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_one_sentence_says_where_to_put_which_file(tmp_path, command):
    done = ended(*command, folder=tmp_path, RETICENT_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{WHERE}\n"
    assert not list(tmp_path.iterdir())


def test_the_sentence_names_the_columns_and_the_form():
    for word in ("adult.csv (columns workclass, education,", "nltcs.csv (columns a1 to a16)", "UTF-8", "row 1"):
        assert word in WHERE


FORMS = ["", "39, State-gov, 77516, Bachelors\n", "a1,a2\n0\n", "\ufffe\x00"]


@pytest.fixture
def strange(tmp_path):
    """Put files of another form where the data should be."""

    def write(text):
        for name in COLUMNS:
            (tmp_path / name).write_text(text, encoding="utf-16")
        return tmp_path

    return write


@pytest.mark.parametrize("command", [COMMANDS[0], COMMANDS[3]], ids=" ".join)
def test_a_command_tells_a_file_of_another_form(strange, command):
    folder = strange(FORMS[1])
    done = ended(*command, folder=folder, RETICENT_DATA=str(folder))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(str(folder))
    assert done.stderr.endswith(f".csv has other columns. {WHERE}\n")


@pytest.mark.parametrize("text", FORMS)
def test_each_file_of_another_form_is_told(strange, monkeypatch, text):
    folder = strange(text)
    monkeypatch.setenv("RETICENT_DATA", str(folder))
    for name in COLUMNS:
        with pytest.raises(SystemExit) as told:
            require(name)
        assert told.value.code == f"{folder / name} has other columns. {WHERE}"


def test_what_needs_no_data_does_without(tmp_path):
    command = ["tests.evaluation", "sparse-vector", "--data", "zipf", "--runs", "1", "--cutoffs", "25", "--ways", "EM"]
    done = ended(*command, "--out", "out", "--jobs", "1", folder=tmp_path, RETICENT_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "sparse-vector.csv").is_file()


@pytest.mark.parametrize("name", ["tests.benchmarks.window_stalls", "tests.screenshots.tour"])
@pytest.mark.parametrize("words", [(), ("gone.xlsx", "pictures")])
def test_a_tour_without_a_spreadsheet_says_so(name, words):
    done = ended(name, *words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "gone.xlsx" in done.stderr or "required: data" in done.stderr
