"""Forms that each edit one value: an attribute, a budget, a layout, a set of tables."""

from __future__ import annotations
