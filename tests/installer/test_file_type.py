"""Windows is told only when asked, for one user, and forgets everything again; its registry is a stand-in here."""

from __future__ import annotations

import ctypes
import sys
from pathlib import PureWindowsPath
from types import SimpleNamespace

import pytest

from tests.house.project_files import ROOT

PROGRAM = PureWindowsPath(r"C:\my tools\.venv\Scripts\pythonw.exe")
CLASSES = "Software\\Classes\\"


class Registry(SimpleNamespace):
    """What `winreg` does to the keys below HKEY_CURRENT_USER: here a dictionary of the values of keys."""

    HKEY_CURRENT_USER = object()
    REG_SZ = 1

    def SetValue(self, root, key, kind, value):  # noqa: N802  as Windows calls it
        assert (root, kind) == (self.HKEY_CURRENT_USER, self.REG_SZ)
        for place, letter in enumerate(key):
            if letter == "\\":
                self.keys.setdefault(key[:place], "")
        self.keys[key] = value

    def QueryValue(self, root, key):  # noqa: N802  as Windows calls it
        assert root is self.HKEY_CURRENT_USER
        if key not in self.keys:
            raise FileNotFoundError(key)
        return self.keys[key]

    def DeleteKey(self, root, key):  # noqa: N802  as Windows calls it
        self.QueryValue(root, key)
        if any(other.startswith(key + "\\") for other in self.keys):
            raise PermissionError(key)
        del self.keys[key]


@pytest.fixture
def registry(monkeypatch):
    registry = Registry(keys={"Software": "", "Software\\Classes": ""})
    monkeypatch.setitem(sys.modules, "winreg", registry)
    return registry


@pytest.fixture
def told(monkeypatch):
    """What Explorer was told."""
    told = []
    shell = SimpleNamespace(SHChangeNotify=lambda *facts: told.append(facts))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    return told


@pytest.fixture
def entry(monkeypatch, registry, told):
    """The module, which stands beside its neighbours and in no package."""
    monkeypatch.syspath_prepend(str(ROOT / "installer"))
    sys.modules.pop("file_type", None)
    return __import__("file_type")


def test_what_is_written_and_taken_back(entry, registry, told):
    before = dict(registry.keys)
    entry.associate(PROGRAM)
    assert registry.keys[CLASSES + ".reticent"] == "Reticent.Plan"
    command = registry.keys[CLASSES + r"Reticent.Plan\shell\open\command"]
    assert command == r'"C:\my tools\.venv\Scripts\pythonw.exe" -P -m guiapp "%1"'
    entry.associate(PROGRAM)
    entry.forget()
    assert registry.keys == before
    entry.forget()
    assert registry.keys == before
    assert told == [(0x08000000, 0, None, None)] * 4


def test_an_ending_that_another_program_took_stays_with_it(entry, registry):
    entry.associate(PROGRAM)
    registry.keys[CLASSES + ".reticent"] = "Other.Program"
    entry.forget()
    assert registry.keys[CLASSES + ".reticent"] == "Other.Program"
    assert not any("Reticent.Plan" in key for key in registry.keys)


def test_a_registry_that_cannot_be_written_is_told(entry, registry, told):
    registry.SetValue = lambda *_: (_ for _ in ()).throw(PermissionError("no"))
    with pytest.raises(entry.SetUpError, match="cannot be told: no"):
        entry.associate(PROGRAM)
    assert told == []


def test_what_others_put_below_our_keys_is_told_and_left(entry, registry):
    entry.associate(PROGRAM)
    registry.keys[CLASSES + r"Reticent.Plan\shell\open\other"] = "x"
    with pytest.raises(entry.SetUpError, match="cannot be told"):
        entry.forget()
    assert registry.keys[CLASSES + r"Reticent.Plan\shell\open\other"] == "x"


@pytest.mark.parametrize(("platform", "program"), [("win32", "pythonw.exe"), ("linux", "reticent")])
def test_each_system_is_told_in_its_own_way(monkeypatch, entry, platform, program):
    sys.modules.pop("run", None)
    run = __import__("run")
    given = []
    for module in (run.file_type, run.desktop_entry):
        monkeypatch.setattr(module, "associate", lambda path, by=module: given.append((by, path.name)))
    monkeypatch.setattr(run, "set_up", lambda: ROOT / ".venv" / "python.exe")
    monkeypatch.setattr(run.sys, "platform", platform)
    assert run.main(["--associate"]) == 0
    assert given == [(run.file_type if platform == "win32" else run.desktop_entry, program)]
