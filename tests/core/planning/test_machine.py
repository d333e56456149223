"""How much memory there is."""

from __future__ import annotations

import pytest

from core.planning.machine import memory


def test_the_memory_of_this_machine_is_known():
    assert 10**8 < memory() < 10**14


def test_a_limit_of_the_process_counts(monkeypatch):
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda which: (10**9, 10**9))
    assert memory() == 750_000_000
