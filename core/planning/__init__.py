"""Decide everything before a single record is read."""

from __future__ import annotations
