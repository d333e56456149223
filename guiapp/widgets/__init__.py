"""Reusable widgets in five packages: controls, charts, tables, editors and frame; plain values in, signals out."""

from __future__ import annotations
