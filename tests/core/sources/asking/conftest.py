"""Readers as the program starts them."""

from __future__ import annotations

import pytest

from tests.core.insides import start_readers_as_the_program


@pytest.fixture(autouse=True)
def cold_readers(monkeypatch, warm_readers):
    start_readers_as_the_program(monkeypatch, warm_readers)
