"""The small things that every page is made of: cards, buttons, labels, search fields, lists of names."""

from __future__ import annotations
