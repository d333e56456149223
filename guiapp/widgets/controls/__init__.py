"""Controls used by every page: cards, buttons, labels, search fields, lists of names."""

from __future__ import annotations
