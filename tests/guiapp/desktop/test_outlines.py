"""Outlines of countries: lines of degrees, each border once."""

from __future__ import annotations

from itertools import pairwise

from guiapp.desktop.outlines import outlines


def test_lines_lie_on_the_earth_and_no_border_is_drawn_twice():
    lines = outlines()
    assert all(len(line) > 1 for line in lines)
    assert all(-180 <= x <= 180 and -90 <= y <= 90 for line in lines for x, y in line)
    edges = [frozenset(pair) for line in lines for pair in pairwise(line)]
    assert len(edges) > 5000
    assert len(set(edges)) == len(edges)
