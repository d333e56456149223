"""What the reader is asked, as it crosses the wire."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from core.domain.attribute import Attribute
from core.domain.reading_layout import ReadingLayout
from core.progress import Progress
from core.sources import wire

DETECT = ReadingLayout()
SILENT = Progress()


def request(
    verb: str, path: Path, layout: ReadingLayout, attributes: Sequence[Attribute] = (), **more: str | None
) -> dict[str, object]:
    """Return a question about the file at `path`; `more` are the fields `id` and `key`, where they matter."""
    return {
        "verb": verb,
        "path": str(path),
        "layout": wire.layout_facts(layout),
        "attributes": [wire.attribute_facts(attribute) for attribute in attributes],
        "id": None,
        "key": "",
        **more,
    }
