"""Choosing privately: selection mechanisms on whole-number scores; a choice costs privacy like a count."""

from __future__ import annotations
