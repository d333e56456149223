"""The same verbs without a window."""

from __future__ import annotations
