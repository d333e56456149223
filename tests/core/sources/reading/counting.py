"""Tells whether the reader says that the rows of a table are groups, and a column counts their members."""

from __future__ import annotations

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, names, rows):
    write(path, [names, *rows])
    seen = preview(path)
    said = any("to count its members" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said
