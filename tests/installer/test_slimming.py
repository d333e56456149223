"""The frozen folder loses what is not loaded, and nothing else."""

from __future__ import annotations

import re
import struct

import pytest

from tests.house.project_files import ROOT

HEADER = 64 + 56
"""Bytes of an ELF header and of one segment's."""


@pytest.fixture
def slimming(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "installer"))
    return __import__("slimming")


def library(loaded=b"code", told=b"symbols", address=0):
    """Return an ELF library of one segment, and what stands behind it."""
    held = HEADER + len(loaded)
    header = b"\x7fELF".ljust(32, b"\0") + struct.pack("<QQ6xHH", 64, held, 56, 1).ljust(32, b"\0")
    return header + struct.pack("<IIQQQQQQ", 1, 5, 0, address, address, held, held, 4096) + loaded + told


def test_symbols_are_not_loaded(slimming):
    assert slimming.is_loaded_alike(library(), library(told=b""))


@pytest.mark.parametrize("other", [{"loaded": b"moved"}, {"loaded": b"node"}, {"address": 8192}])
def test_what_is_loaded_tells_libraries_apart(slimming, other):
    assert not slimming.is_loaded_alike(library(), library(**other))


def test_a_library_that_cannot_be_mapped_is_alike_to_none(slimming):
    assert not slimming.is_loaded_alike(library(address=5), library(address=5))


def test_a_second_copy_leads_to_the_first(slimming, tmp_path):
    for name, content in (("a/one.so.5", b"1"), ("b/one.so", b"1"), ("b/two.so", b"2"), ("b/words.txt", b"1")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    slimming.link_twins(tmp_path)
    linked = {path.name: path.readlink().as_posix() for path in tmp_path.rglob("*") if path.is_symlink()}
    assert linked == {"one.so": "../a/one.so.5"}
    assert (tmp_path / "b/one.so").read_bytes() == b"1"


def test_what_was_needed_by_what_is_left_out_goes(slimming, tmp_path, monkeypatch):
    needs = {
        "reticent": {"libz.so"},
        "libpython3.so": set(),
        "libz.so": set(),
        "libgtk.so": {"libgdk.so", "libz.so"},
        "libgdk.so": set(),
        "Qt/libQt.so": {"libz.so"},
    }
    for name in needs:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    told = {tmp_path / name: frozenset(of) for name, of in needs.items()}
    monkeypatch.setattr(slimming, "needed_by", lambda _: told)
    slimming.drop_unneeded(tmp_path / "reticent", tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"reticent", "libpython3.so", "libz.so", "Qt/libQt.so"}


def test_nothing_is_left_out_that_the_program_imports():
    left_out = re.findall(r'"(\w+)"', re.search(r"for part in \((.*)\)\]", _recipe())[1])
    assert "stats" in left_out
    imported = {
        path: path.read_text(encoding="utf-8") for name in ("core", "guiapp") for path in (ROOT / name).rglob("*.py")
    }
    named = re.compile(rf"scipy\.({'|'.join(left_out)})\b|from scipy import .*\b({'|'.join(left_out)})\b")
    assert not [str(path) for path, text in imported.items() if named.search(text)]


def _recipe():
    return (ROOT / "installer" / "freeze.spec").read_text(encoding="utf-8")
