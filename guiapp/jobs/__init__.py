"""Background work: the window never waits."""

from __future__ import annotations
