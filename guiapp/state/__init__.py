"""What the window shows, as objects with signals; no widgets."""

from __future__ import annotations
