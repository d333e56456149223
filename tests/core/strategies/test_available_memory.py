"""How much memory there is."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from core.strategies import available_memory
from core.strategies.available_memory import memory
from tests.core.insides import memory_of_windows


def test_the_memory_of_this_machine_is_known():
    assert 10**8 < memory() < 10**14


def test_a_limit_of_the_process_counts(monkeypatch):
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda which: (10**9, 10**9))
    assert memory() == 750_000_000


def test_on_windows_the_system_is_asked(monkeypatch):
    monkeypatch.setattr(available_memory.sys, "platform", "win32")
    monkeypatch.setattr(available_memory, "_windows_memory", lambda: 8 * 10**9)
    assert memory() == 6 * 10**9


def test_windows_tells_its_memory_in_kilobytes(monkeypatch):
    """A stand-in for the library: elsewhere there is none."""

    def tell(address):
        address._obj.value = 8_000_000  # noqa: SLF001  what ctypes.byref points at
        return 1

    library = SimpleNamespace(kernel32=SimpleNamespace(GetPhysicallyInstalledSystemMemory=tell))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    assert memory_of_windows() == 8_192_000_000
