"""Noise plans: everything that is decided before a record is read."""

from __future__ import annotations
