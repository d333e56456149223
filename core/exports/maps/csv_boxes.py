"""The boxes of a map as comma-separated text; its statement is a file beside it, as programs read every line."""

from __future__ import annotations

from core.exports.csv_text import csv_content
from core.exports.maps.box_rows import headers, labelled_rows
from core.exports.maps.map_format import MapFormat
from core.release.published_map import PublishedMap
from core.words import N_, Tell


def _content(published: PublishedMap, tell: Tell) -> bytes:
    return csv_content([headers(published), *labelled_rows(published, tell)])


CSV = MapFormat(".csv", N_("Export", "Boxes as CSV"), _content, needs_statement=True)
