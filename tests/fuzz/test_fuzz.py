"""A short run of the fuzzer for every reader: no input hangs it, and the fuzzer tells the ends apart."""

from __future__ import annotations

import os
import signal

import pytest

from tests.core.sources.written_files import FORMATS
from tests.fuzz import mutants
from tests.fuzz.mutants import Fuzz


@pytest.mark.parametrize("suffix", FORMATS)
def test_mutants_end_in_words(suffix, tmp_path):
    fuzz = Fuzz(suffix, tmp_path)
    for _ in range(25):
        fuzz.once()
    assert sum(fuzz.ends.values()) == 25
    assert fuzz.ends["hung"] == 0


@pytest.mark.parametrize(
    ("end", "told"), [(signal.SIGABRT, "ended"), (signal.SIGKILL, "ended"), (signal.SIGXCPU, "hung")]
)
def test_every_end_is_told(monkeypatch, tmp_path, end, told):
    fuzz = Fuzz("csv", tmp_path)
    monkeypatch.setattr(mutants, "reading", lambda path: os.kill(os.getpid(), end))
    fuzz.once()
    assert fuzz.ends == {told: 1}
