"""Reticent's window: the application's name and version, nothing else."""

from __future__ import annotations

__version__ = "0.1.0"
