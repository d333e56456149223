"""What a model can tell a view beyond text: agreed here, because models and views do not know each other."""

from __future__ import annotations

from PySide6.QtCore import Qt

RELIABILITY_ROLE = Qt.ItemDataRole.UserRole + 2
"""The Reliability of a number, for whoever shades it."""

PART_ROLE = Qt.ItemDataRole.UserRole + 3
"""A part of one, for whoever draws it as a bar."""

VALUE_ROLE = Qt.ItemDataRole.UserRole + 4
"""What is copied and written to files: a number, a text, or None; of a header, its title with the unit."""

SPREAD_ROLE = Qt.ItemDataRole.UserRole + 5
"""What a cell shows, one value per column it takes when pasted: (107, 12) for 107 ± 12; of a header, their titles."""
