"""The Tables page: which tables are released."""

from __future__ import annotations
