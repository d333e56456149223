"""Drafts of processes that died are cleared; those of the living, and what is not ours, stay."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.staging import clear_stages, stage_in

ROOT = Path(__file__).parents[2]

WRITER = """
import sys
from pathlib import Path
from core.staging import stage_in, swap
with stage_in(Path(sys.argv[1])) as stage:
    (stage / "tables").mkdir()
    (stage / "tables" / "new.csv").write_text("new")
    if sys.argv[2]:
        (Path(sys.argv[1]) / "tables").rename(stage / ".reticent-before")
    if sys.argv[2] == "whole":
        (stage / "tables").rename(Path(sys.argv[1]) / "tables")
    print(stage.name, flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def writer(tmp_path):
    """Start a process that writes into a stage of a folder; it lives until it is killed."""
    started = []

    def start(how=""):
        command = [sys.executable, "-c", WRITER, str(tmp_path), how]
        process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        started.append(process)
        return process, tmp_path / process.stdout.readline().strip()

    yield start
    for process in started:
        process.kill()
        process.communicate()


def kill(process):
    process.kill()
    process.wait()


def test_what_a_killed_export_left_goes_with_the_next(tmp_path, writer):
    process, stage = writer()
    clear_stages(tmp_path)
    assert stage.is_dir(), "its process is alive"
    kill(process)
    with stage_in(tmp_path) as mine:
        assert not stage.exists()
        assert mine.is_dir()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_was_being_replaced_gets_its_name_back(tmp_path, writer):
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "old.csv").write_text("old")
    process, stage = writer("half")
    assert not (tmp_path / "tables").exists()
    kill(process)
    clear_stages(tmp_path)
    assert [file.name for file in (tmp_path / "tables").iterdir()] == ["old.csv"]
    assert not stage.exists()


def test_a_folder_that_was_replaced_is_cleared(tmp_path, writer):
    (tmp_path / "tables").mkdir()
    process, stage = writer("whole")
    kill(process)
    clear_stages(tmp_path)
    assert not stage.exists()
    assert [file.name for file in (tmp_path / "tables").iterdir()] == ["new.csv"]


def test_an_old_folder_whose_name_is_taken_is_kept(tmp_path, writer):
    (tmp_path / "tables").mkdir()
    process, stage = writer("half")
    kill(process)
    (tmp_path / "tables").mkdir()
    clear_stages(tmp_path)
    assert (stage / ".reticent-before").is_dir()


def test_without_a_mark_only_what_is_old_is_cleared(tmp_path):
    new, old = tmp_path / ".reticent-abcdefgh", tmp_path / ".reticent-01234567"
    for folder in (new, old):
        folder.mkdir()
    long_ago = time.time() - 30 * 3600
    os.utime(old, (long_ago, long_ago))
    clear_stages(tmp_path)
    assert (new.exists(), old.exists()) == (True, False)


@pytest.mark.parametrize(
    "name", [".reticent-", ".reticent-abc", "reticent-abcdefgh", ".reticent-abcdefgh.txt", ".other"]
)
def test_what_is_not_ours_stays(tmp_path, name):
    (tmp_path / name).mkdir()
    os.utime(tmp_path / name, (0, 0))
    clear_stages(tmp_path)
    assert (tmp_path / name).exists()


def test_a_link_or_a_file_of_such_a_name_stays(tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / ".reticent-abcdefgh").symlink_to(tmp_path / "there")
    (tmp_path / ".reticent-01234567").write_text("mine")
    os.utime(tmp_path / ".reticent-01234567", (0, 0))
    clear_stages(tmp_path)
    assert (tmp_path / "there").is_dir()
    assert (tmp_path / ".reticent-abcdefgh").is_symlink()
    assert (tmp_path / ".reticent-01234567").exists()


def test_a_folder_that_is_gone_is_no_fault(tmp_path):
    clear_stages(tmp_path / "absent")
