"""The machine we run on: files, settings, looks, languages, and the last resort."""

from __future__ import annotations
