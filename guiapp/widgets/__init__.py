"""Reusable widgets, in five rooms: controls, charts, tables, editors and frame; plain values in, signals out."""

from __future__ import annotations
