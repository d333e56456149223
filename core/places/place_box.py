"""The public box of a map, and rectangles within it; a point outside the box is counted as such, never moved."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from core.arrays import Codes, Reals
from core.domain.attribute import Attribute, Kind
from core.domain.edges import even_edges
from core.errors import PlaceBoxError
from core.words import N_

LARGEST_HEIGHT = 12
"""A grid of 2 ** 12 cells along each axis has 16.8 million counts, 134 MB; one level more takes four times as much."""

ON_EDGE = 1e-6
"""In cells. Sides that were read off a map miss its edges by rounding: each would cut boxes, and tell of errors that
their rows cannot have."""

OUTSIDE = "outside"
"""Label of rows outside the box, where the owner says no other."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle, x_low <= x <= x_high and y_low <= y <= y_high, in the units of the columns; all finite.

    Raises:
        PlaceBoxError: if a side has no extent, or is not finite.
    """

    x_low: float
    x_high: float
    y_low: float
    y_high: float

    def __post_init__(self) -> None:
        for low, high in ((self.x_low, self.x_high), (self.y_low, self.y_high)):
            if not (math.isfinite(low) and math.isfinite(high)):
                raise PlaceBoxError(text=self.text, why=N_("Places", "all four sides must be finite numbers."))
            if not low < high:
                raise PlaceBoxError(
                    text=self.text, why=N_("Places", "the end of each axis must lie beyond its beginning.")
                )

    @property
    def text(self) -> str:
        """Such as "-125 … -66, 24 … 50"."""
        return f"{self.x_low:.15g} … {self.x_high:.15g}, {self.y_low:.15g} … {self.y_high:.15g}"

    def meets(self, other: Rectangle) -> bool:
        """Return whether the two have more than an edge in common."""
        wide = min(self.x_high, other.x_high) > max(self.x_low, other.x_low)
        return wide and min(self.y_high, other.y_high) > max(self.y_low, other.y_low)

    def holds(self, other: Rectangle) -> bool:
        """Return whether all of the other lies within."""
        wide = self.x_low <= other.x_low and other.x_high <= self.x_high
        return wide and self.y_low <= other.y_low and other.y_high <= self.y_high

    @property
    def sides(self) -> Reals:
        """The four sides as an array: x_low, x_high, y_low, y_high."""
        return np.array((self.x_low, self.x_high, self.y_low, self.y_high))


@dataclass(frozen=True, slots=True)
class PlaceGrid:
    """A public box, cut into 2 ** height cells along each axis.

    A point on an inner edge lies in the cell that begins there, a point on the outer edge in the last cell. A point
    outside the box, or without a coordinate, has the code `n_cells` on the axes concerned: it is counted as outside.

    Attributes:
        box: the public box.
        height: 0 to LARGEST_HEIGHT.

    Raises:
        EdgesError: if the box is too narrow to be cut that often.
        ValueError: if the height is out of range.
    """

    box: Rectangle
    height: int

    def __post_init__(self) -> None:
        if not 0 <= self.height <= LARGEST_HEIGHT:
            raise ValueError(f"a grid has between 1 and 2 ** {LARGEST_HEIGHT} cells along an axis")
        _ = self.x_edges, self.y_edges  # refused here, not when the first row is read

    @property
    def n_cells(self) -> int:
        """Cells along each axis."""
        return 1 << self.height

    @property
    def x_edges(self) -> tuple[float, ...]:
        """The edges of the cells along x, n_cells + 1 of them."""
        return even_edges(self.box.x_low, self.box.x_high, self.n_cells)

    @property
    def y_edges(self) -> tuple[float, ...]:
        """The edges of the cells along y, n_cells + 1 of them."""
        return even_edges(self.box.y_low, self.box.y_high, self.n_cells)

    def attributes(
        self, x: str, y: str, outside: str = OUTSIDE, missing: str | None = None
    ) -> tuple[Attribute, Attribute]:
        """Return the two attributes by which a file's columns are read as codes of this grid.

        Args:
            x: header of the column along x.
            y: header of the column along y.
            outside: label of what lies beyond the box.
            missing: label of blanks, which count as outside; None: a blank is an error.
        """
        edges = ((x, self.x_edges), (y, self.y_edges))
        first, second = (Attribute(name, Kind.NUMBER, edges=own, other=outside, missing=missing) for name, own in edges)
        return first, second

    def codes(self, points: Reals) -> tuple[Codes, Codes]:
        """Return the codes along x and y, as the attributes give them, of points of shape (n_points, 2)."""
        x, y = (_codes(points[:, axis], np.array(edges)) for axis, edges in enumerate((self.x_edges, self.y_edges)))
        return x, y

    def in_cells(self, rectangle: Rectangle) -> Reals:
        """Return x0, x1, y0, y1 of the part of a rectangle within the box, in cells; x0 = x1 if there is none.

        A side within ON_EDGE of an edge of cells lies on it.
        """
        low, extent = self.box.sides[[0, 0, 2, 2]], np.diff(self.box.sides)[[0, 0, 2, 2]]
        cells = np.clip((rectangle.sides - low) / extent, 0.0, 1.0) * self.n_cells
        nearest = np.rint(cells)
        return np.asarray(np.where(np.abs(cells - nearest) <= ON_EDGE, nearest, cells))


def _codes(values: Reals, edges: Reals) -> Codes:
    n_cells = len(edges) - 1
    codes = np.searchsorted(edges, values, side="right") - 1
    # The last cell is closed, as the last bin of an attribute is: codes of files and of points agree.
    codes[values == edges[-1]] = n_cells - 1
    # "Not a number" is sorted behind all edges, so it is outside already.
    codes[codes < 0] = n_cells
    return codes.astype(np.uint16)
