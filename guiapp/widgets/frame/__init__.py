"""Widgets around the pages: page list, banner, start screen, running job."""

from __future__ import annotations
