"""The Tables page: the requested tables."""

from __future__ import annotations
