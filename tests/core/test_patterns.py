"""Patterns that are compiled at their first use."""

from __future__ import annotations

import re

from core import patterns
from core.patterns import pattern_of


def test_a_pattern_is_compiled_once_and_not_before_it_is_used(monkeypatch):
    compiled, compile_now = [], re.compile
    monkeypatch.setattr(patterns.re, "compile", lambda *said: compiled.append(said) or compile_now(*said))
    year = pattern_of("[0-9]{4}")
    assert not compiled
    assert [year.fullmatch(text) is not None for text in ("2024", "24")] == [True, False]
    assert compiled == [("[0-9]{4}", 0)]


def test_it_does_what_the_pattern_does():
    year = pattern_of(b"(y)([0-9]+)", re.IGNORECASE)
    assert year.sub(rb"\2", b"Y24") == b"24"
    assert (year.groups, year.findall(b"y1 Y2")) == (2, [(b"y", b"1"), (b"Y", b"2")])
