"""Grids of numbers and names: how they are shown, sorted, shaded, laid out and copied."""

from __future__ import annotations
