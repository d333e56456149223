"""The file of a command is looked at while the verb is loaded: once, and as it is read without that."""

from __future__ import annotations

import subprocess

import pytest

from core.commandline.program import main
from core.commandline.reader_ahead import reader_ahead
from core.domain.reading_layout import ReadingLayout
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from tests.core.insides import start_readers_as_the_program
from tests.core.sources.written_files import write_text

ROWS = "sex;age\n" + "f;17\nm;18\n" * 20


@pytest.fixture
def started(monkeypatch, warm_readers):
    """Return the readers that are started."""
    start_readers_as_the_program(monkeypatch, warm_readers)
    start, found = subprocess.Popen, []
    monkeypatch.setattr(subprocess, "Popen", lambda *words, **how: found.append(start(*words, **how)) or found[-1])
    return found


def run(words):
    """Run a command as the program does, and return its exit status."""
    with reader_ahead(words):
        return main(words)


def are_over(readers):
    """Return whether nothing is left of processes."""
    return all(reader.returncode is not None and reader.stdin.closed and reader.stdout.closed for reader in readers)


def test_one_reader_looks_at_the_file_once(tmp_path, started, capsys):
    path = write_text(tmp_path / "a.csv", ROWS)
    assert run(["describe", str(path), "--json"]) == 0
    said = capsys.readouterr().out
    assert len(started) == 1
    assert are_over(started)
    assert main(["describe", str(path), "--json"]) == 0
    assert capsys.readouterr().out == said


@pytest.mark.parametrize(
    "options",
    [
        ["--delimiter", ","],
        ["--delimiter=,"],
        ["--header-row", "0"],
        ["--answer", "ragged=fill"],
        ["--range", "A1:A9"],
    ],
)
def test_a_file_that_is_to_be_read_otherwise_is_read_so(tmp_path, started, capsys, options):
    path = write_text(tmp_path / "a.csv", ROWS)
    ended = run(["describe", str(path), "--json", *options])
    found = capsys.readouterr()
    assert len(started) == 1
    assert are_over(started)
    assert main(["describe", str(path), "--json", *options]) == ended
    assert capsys.readouterr() == found


@pytest.mark.parametrize("words", [[], ["none.csv"], ["."], ["x" * 5000], ["a.csv", "--at-most", "none"], ["--json"]])
def test_whatever_else_is_typed_is_answered_as_without_it(tmp_path, started, capsys, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    write_text(tmp_path / "a.csv", ROWS)
    ended = run(["describe", *words])
    found = capsys.readouterr()
    assert are_over(started)
    assert main(["describe", *words]) == ended != 0
    assert capsys.readouterr() == found


def test_other_verbs_have_no_first_question(tmp_path, started):
    path = write_text(tmp_path / "a.csv", ROWS)
    with reader_ahead(["release", str(path)]):
        assert len(started) == 1
        found = preview(path, ReadingLayout(is_new=True))
        assert profile(path, found.readable)[1].header == "age"
        assert len(started) == 2  # no reader waits for a second question
    assert are_over(started)
