"""The boxes of a map as GeoJSON (RFC 7946): polygons with counts, the statement as a member of its own."""

from __future__ import annotations

import json

from core.exports.maps.box_rows import COUNT, DEVIATION, label_headers, rows
from core.exports.maps.map_format import MapFormat
from core.release.published_map import PublishedMap
from core.words import N_, Tell


def _content(published: PublishedMap, tell: Tell) -> bytes:
    features = [
        {
            "type": "Feature",
            "geometry": {"type": "Polygon", "coordinates": [_ring(x_low, x_high, y_low, y_high)]},
            "properties": {**told, COUNT: count, DEVIATION: deviation},
        }
        for part in published.parts
        for told in [_labels(part, tell)]
        for x_low, x_high, y_low, y_high, count, deviation in rows(part)
    ]
    told = {
        "type": "FeatureCollection",
        "name": published.facts.name,
        "statement": [tell(line) for line in published.statement],
        "outside": published.noisy.outside,
        **({"maps": [_totals(part, tell) for part in published.by_label]} if published.by_label else {}),
        "features": features,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _labels(part: PublishedMap, tell: Tell) -> dict[str, str]:
    return dict(zip(label_headers(part), map(tell, part.labels), strict=False))


def _totals(part: PublishedMap, tell: Tell) -> dict[str, str | int]:
    return {**_labels(part, tell), COUNT: part.total, "outside": part.noisy.outside}


def _ring(x_low: float, x_high: float, y_low: float, y_high: float) -> list[tuple[float, float]]:
    # Anticlockwise and closed, as RFC 7946, section 3.1.6 wants an outer ring.
    return [(x_low, y_low), (x_high, y_low), (x_high, y_high), (x_low, y_high), (x_low, y_low)]


GEOJSON = MapFormat(".geojson", N_("Export", "Boxes as GeoJSON, for geographic programs"), _content)
