"""A map as a picture of boxes (SVG), coloured by rows per area, with a legend and the statement as its description.

Maps by label stand side by side, in one scale of colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from core.exports.maps.map_format import MapFormat
from core.exports.maps.xml_text import legal_xml
from core.release.published_map import DENSER, MAP_COLOURS, N_CLASSES, PublishedMap
from core.words import N_, Tell

WIDTH, LEGEND, MARGIN, TITLE = 1000.0, 60.0, 20.0, 24.0
"""Sizes in pixels: of all maps together, of the room below them, around them, above each."""
LEAST_SIDE = 200.0
"""Height of a very wide map, in pixels."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the maps stand: so many a line, all of one size."""

    n_maps: int
    across: int
    width: float
    height: float
    title: float

    @classmethod
    def of(cls, published: PublishedMap) -> _Grid:
        n_maps = len(published.parts)
        across = math.ceil(math.sqrt(n_maps))
        width = (WIDTH - (across - 1) * MARGIN) / across
        box = published.facts.terms.box
        height = width * (box.y_high - box.y_low) / (box.x_high - box.x_low)
        limited = max(LEAST_SIDE / across, min(2 * width, height))
        return cls(n_maps, across, width, limited, TITLE if published.by_label else 0.0)

    @property
    def below(self) -> float:
        """Where the last line ends."""
        return self.corner(self.n_maps - 1)[1] + self.height

    def corner(self, number: int) -> tuple[float, float]:
        """Return where a map begins, from the left and from the top."""
        down, right = divmod(number, self.across)
        return MARGIN + right * (self.width + MARGIN), MARGIN + self.title + down * (self.height + self.title + MARGIN)


def _content(published: PublishedMap, tell: Tell) -> bytes:
    grid = _Grid.of(published)
    whole = f"{WIDTH + 2 * MARGIN:g} {grid.below + LEGEND + MARGIN:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole}" font-family="sans-serif" font-size="14">',
        f"<title>{escape(published.facts.name)}</title>",
        f"<desc>{escape(chr(10).join(tell(line) for line in published.statement))}</desc>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        *(line for number, part in enumerate(published.parts) for line in _map(part, grid, number, tell)),
        *_legend(published, grid.below, tell),
        "</svg>\n",
    ]
    return legal_xml("\n".join(parts)).encode()


def _map(part: PublishedMap, grid: _Grid, number: int, tell: Tell) -> Iterator[str]:
    left, top = grid.corner(number)
    if part.labels:
        yield f'<text x="{left:g}" y="{top - 7:g}">{escape(part.title(tell))}</text>'
    yield f'<g transform="translate({left:g} {top:g})" shape-rendering="crispEdges">'
    yield from _boxes(part, grid.width, grid.height)
    yield f'<rect width="{grid.width:g}" height="{grid.height:g}" fill="none" stroke="#555555"/></g>'


def _boxes(part: PublishedMap, width: float, height: float) -> Iterator[str]:
    """Yield one group for each colour: a colour for each box would make the file half as large again."""
    box = part.facts.terms.box
    across, up = width / (box.x_high - box.x_low), height / (box.y_high - box.y_low)
    for colour in range(1, N_CLASSES + 1):
        path = "".join(
            f"M{(x0 - box.x_low) * across:.2f} {(box.y_high - y1) * up:.2f}"
            f"h{(x1 - x0) * across:.2f}v{(y1 - y0) * up:.2f}h{(x0 - x1) * across:.2f}z"
            for x0, x1, y0, y1 in part.boxes[part.classes == colour].tolist()
        )
        yield f'<path fill="{MAP_COLOURS[colour]}" d="{path}"/>'


def _legend(published: PublishedMap, below: float, tell: Tell) -> Iterator[str]:
    top = below + LEGEND / 3
    for colour in range(1, N_CLASSES + 1):
        x = MARGIN + 30 * (colour - 1)
        yield f'<rect x="{x:g}" y="{top:g}" width="30" height="14" fill="{MAP_COLOURS[colour]}" stroke="#999999"/>'
    words = N_("Export", "rows per area, each colour {times} times the one before; {total} in total")
    words = words.format(times=DENSER, total=published.total)
    yield f'<text x="{MARGIN + 30 * N_CLASSES + 10:g}" y="{top + 12:g}">{escape(tell(words))}</text>'


SVG = MapFormat(".svg", N_("Export", "Picture of the map (SVG)"), _content)
