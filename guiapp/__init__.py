"""Reticent's window, standing on the engine."""

from __future__ import annotations
