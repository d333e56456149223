"""Qt item models over engine values; no decisions."""

from __future__ import annotations
