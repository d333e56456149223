"""State of the window as objects with signals; no widgets."""

from __future__ import annotations
