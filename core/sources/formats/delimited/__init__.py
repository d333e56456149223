"""Text with a delimiter between the cells."""

from __future__ import annotations

from core.sources.formats.delimited.delimited_text import Delimited
from core.sources.formats.delimited.packed_text import GzippedText, PackedText

__all__ = ["Delimited", "GzippedText", "PackedText"]
