"""Reticent's engine."""

from __future__ import annotations
