"""Table views: display, sorting, shading, layout and copying of numbers and names."""

from __future__ import annotations
