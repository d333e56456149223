"""Reusable widgets: plain values in, signals out."""

from __future__ import annotations
