"""A first look at a large file, told while the rest of it is still being read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.domain.location import is_address
from core.domain.reading_layout import ReadingLayout
from core.errors import SourceError
from core.sources.formats.recognise import format_of
from core.sources.reading.reader import SourceReader

LARGE = 2 << 20
"""Bytes from which a file gets a quick preview; smaller ones are read whole nearly as soon."""


def quick_preview(path: str, layout: ReadingLayout) -> dict[str, Any] | None:
    """Return what the first rows tell (see `SourceReader`); None if the file is small or its beginning is no use.

    Faults are left to the preview of the whole file, which knows their place.
    """
    if is_address(path):
        return None  # the first rows would be asked for twice
    try:
        return None if Path(path).stat().st_size < LARGE else first_look(path, layout)
    except (SourceError, OSError, ValueError, MemoryError):
        return None


def first_look(path: str, layout: ReadingLayout) -> dict[str, Any] | None:
    """Return what the first rows of a file of any size tell; None if its beginning is no use.

    Raises:
        SourceError: if its beginning cannot be read as asked.
    """
    kind = format_of(path, layout.encoding)
    content = kind.beginning(path, layout)
    if content is None:
        return None
    seen = SourceReader(kind(path, layout, content, whole=False), layout, lambda _: None).quick_preview()
    return seen if seen["first"] else None
