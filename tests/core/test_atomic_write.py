"""Files are written whole or not at all, wherever the writing is broken off."""

from __future__ import annotations

import errno
import os

import pytest

from core import atomic_write
from core.atomic_write import write_atomically
from core.errors import UnwritableOutputError


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "file.txt"
    path.write_bytes(b"old")
    return path


def test_a_new_file_is_written(tmp_path):
    write_atomically(tmp_path / "new", b"content")
    assert (tmp_path / "new").read_bytes() == b"content"


def test_an_old_one_is_replaced_and_keeps_its_permissions(path):
    path.chmod(0o640)
    write_atomically(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o640)


@pytest.mark.parametrize("step", ["mkstemp", "fsync", "chmod", "replace"])
def test_whatever_step_fails_the_old_content_stays_and_no_litter(path, monkeypatch, step):
    def fail(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    owner = {"mkstemp": atomic_write.tempfile, "fsync": os}.get(step, atomic_write.Path)
    monkeypatch.setattr(owner, step, fail)
    with pytest.raises(UnwritableOutputError, match=r"file\.txt cannot be written: No space left on device"):
        write_atomically(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(path.parent.iterdir()) == [path]


def test_the_content_is_on_the_disk_before_the_name(path, monkeypatch):
    order = []
    monkeypatch.setattr(os, "fsync", lambda handle: order.append(os.fstat(handle).st_mode & 0o170000))
    real = atomic_write.Path.replace
    monkeypatch.setattr(atomic_write.Path, "replace", lambda *given: (order.append("rename"), real(*given)))
    write_atomically(path, b"new")
    assert order == [0o100000, "rename", 0o040000]


def test_a_link_stays_a_link(path):
    link = path.with_name("link")
    link.symlink_to(path)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_what_is_no_file_is_left_alone(tmp_path):
    with pytest.raises(UnwritableOutputError, match="other than an ordinary file"):
        write_atomically(tmp_path, b"new")
