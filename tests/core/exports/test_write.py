"""Writing is whole or not at all, and spares what is not ours."""

from __future__ import annotations

import errno
import os

import pytest

from core.atomic_write import check_apart
from core.errors import OutputExistsError, OutputIsInputError, UnwritableOutputError
from core.exports.csv_files import CsvFiles
from core.exports.json_file import JsonFile
from core.exports.write import export


def fail_halfway(exporter, monkeypatch):
    """Let the disk be full after the format has written everything."""
    whole = exporter.write

    def write(self, release, target, tell):
        whole(self, release, target, tell)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(exporter, "write", write)


def test_a_full_disk_leaves_the_old_file(release, tmp_path, monkeypatch):
    target = tmp_path / "out.json"
    target.write_text("old")
    fail_halfway(JsonFile, monkeypatch)
    with pytest.raises(UnwritableOutputError, match=r"out\.json cannot be written: No space left"):
        export(release, target, "json", replace=True)
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_full_disk_leaves_the_old_folder(release, tmp_path, monkeypatch):
    target = tmp_path / "out"
    before = export(release, target, "csv")
    fail_halfway(CsvFiles, monkeypatch)
    with pytest.raises(UnwritableOutputError):
        export(release, target, "csv", replace=True)
    assert sorted(target.iterdir()) == sorted(before)
    assert list(tmp_path.iterdir()) == [target]


def test_a_folder_comes_back_when_the_swap_fails(release, tmp_path, monkeypatch):
    target = tmp_path / "out"
    before = export(release, target, "csv")
    rename = type(target).rename

    def refuse(self, new):
        if new == target and self.parent.name.startswith(".reticent-") and self.name == "out":
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(self, new)

    monkeypatch.setattr(type(target), "rename", refuse)
    with pytest.raises(UnwritableOutputError, match="Permission denied"):
        export(release, target, "csv", replace=True)
    assert sorted(target.iterdir()) == sorted(before)


def test_a_missing_folder_is_named(release, tmp_path):
    with pytest.raises(UnwritableOutputError, match=r"there is no folder .*nowhere\. Make it first"):
        export(release, tmp_path / "nowhere" / "out.json", "json")


def test_a_file_does_not_replace_a_folder(release, tmp_path):
    (tmp_path / "out.json").mkdir()
    with pytest.raises(UnwritableOutputError, match=r"a folder of that name exists\. Choose another name"):
        export(release, tmp_path / "out.json", "json", replace=True)


def test_a_folder_does_not_replace_a_file(release, tmp_path):
    (tmp_path / "out").write_text("mine")
    with pytest.raises(UnwritableOutputError, match=r"a file of that name exists\. Choose another name"):
        export(release, tmp_path / "out", "csv", replace=True)
    assert (tmp_path / "out").read_text() == "mine"


def test_an_empty_folder_counts_as_nothing(release, tmp_path):
    (tmp_path / "out").mkdir()
    assert export(release, tmp_path / "out", "csv")


@pytest.mark.parametrize("stranger", ["my notes.txt", "table-99-mine.csv", "sub"])
def test_foreign_files_in_a_folder_are_never_deleted(release, tmp_path, stranger):
    target = tmp_path / "out"
    export(release, target, "csv")
    (target / stranger).mkdir() if stranger == "sub" else (target / stranger).write_text("mine")
    with pytest.raises(UnwritableOutputError, match=f"also holds “{stranger}”.*Choose another name"):
        export(release, target, "csv", replace=True)
    assert (target / stranger).exists()


def test_a_folder_that_was_never_an_export_is_left_alone(release, tmp_path):
    target = tmp_path / "out"
    target.mkdir()
    (target / "README.txt").write_text("mine")
    with pytest.raises(UnwritableOutputError, match=r"also holds “README\.txt”"):
        export(release, target, "csv", replace=True)


def test_one_folder_format_may_replace_another(release, tmp_path):
    export(release, tmp_path / "out", "csv")
    export(release, tmp_path / "out", "parquet", replace=True)
    assert not list((tmp_path / "out").glob("table-*.csv"))


def test_a_dangling_link_counts_as_something(release, tmp_path):
    (tmp_path / "out.json").symlink_to(tmp_path / "gone")
    with pytest.raises(OutputExistsError):
        export(release, tmp_path / "out.json", "json")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are of POSIX")
def test_a_pipe_or_device_is_left_alone(release, tmp_path):
    os.mkfifo(tmp_path / "out.json")
    with pytest.raises(UnwritableOutputError, match=r"other than an ordinary file\. Choose another name"):
        export(release, tmp_path / "out.json", "json", replace=True)
    assert (tmp_path / "out.json").is_fifo()


def test_half_a_letter_in_the_name_of_a_file_is_told_as_such(release, tmp_path):
    with pytest.raises(UnwritableOutputError, match=r"its name is no text.* Choose another name") as caught:
        export(release, tmp_path / "a\ud800.json", "json")
    assert str(caught.value).encode("utf-8")


def test_an_unknown_format_is_a_fault_of_ours(release, tmp_path):
    with pytest.raises(KeyError):
        export(release, tmp_path / "out", "pdf")


@pytest.mark.parametrize("name", ["rows.csv", "down/../rows.csv", "soft", "hard"])
def test_an_input_is_never_replaced_by_whatever_name(tmp_path, name):
    rows = tmp_path / "rows.csv"
    rows.write_text("a\n")
    (tmp_path / "down").mkdir()
    (tmp_path / "soft").symlink_to(rows)
    (tmp_path / "hard").hardlink_to(rows)
    with pytest.raises(OutputIsInputError, match="is the rows, which would be lost"):
        check_apart(tmp_path / name, {"the plan": tmp_path / "absent", "the rows": rows})


def test_nor_an_input_that_is_not_there_yet(tmp_path):
    with pytest.raises(OutputIsInputError):
        check_apart(tmp_path / "new", {"the ledger": tmp_path / "new"})


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_nor_what_the_ledger_keeps_beside_it(tmp_path, ending):
    with pytest.raises(OutputIsInputError):
        check_apart(tmp_path / f"ledger.sqlite{ending}", {"the ledger": tmp_path / "ledger.sqlite"})


def test_anything_but_an_input_may_be_written(tmp_path):
    (tmp_path / "rows.csv").write_text("a\n")
    (tmp_path / "same.csv").write_text("a\n")
    inputs = {"the rows": tmp_path / "rows.csv", "the ledger": tmp_path / "absent"}
    check_apart(tmp_path / "same.csv", inputs)
    check_apart(tmp_path / "new.csv", inputs)
