"""Reopening yesterday's work: the plan file."""

from __future__ import annotations
