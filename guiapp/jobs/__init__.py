"""Background work: engine calls in threads, delivered to the main thread."""

from __future__ import annotations
