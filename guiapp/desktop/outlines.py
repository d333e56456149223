"""Outlines of countries for maps of longitude and latitude, from a file that comes with the program."""

from __future__ import annotations

from functools import lru_cache

from guiapp.desktop.resource_files import resource

Line = tuple[tuple[float, float], ...]
"""Points (longitude, latitude) in degrees."""


@lru_cache(maxsize=1)
def outlines() -> tuple[Line, ...]:
    """Return the lines; each border occurs once."""
    text = resource("outlines.txt").read_text(encoding="ascii")
    return tuple(tuple(_point(pair) for pair in line.split()) for line in text.splitlines())


def _point(pair: str) -> tuple[float, float]:
    x, y = pair.split(",")
    return float(x), float(y)
