"""Places: private maps of two numeric columns, counted in a tree of boxes, and the counts of any rectangle."""

from __future__ import annotations
