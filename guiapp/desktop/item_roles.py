"""Item data roles shared by models and views, which do not import each other."""

from __future__ import annotations

from PySide6.QtCore import Qt

RELIABILITY_ROLE = Qt.ItemDataRole.UserRole + 2
"""The Reliability of a number, for delegates that shade it."""

PART_ROLE = Qt.ItemDataRole.UserRole + 3
"""A share in [0, 1], for delegates that draw it as a bar."""

VALUE_ROLE = Qt.ItemDataRole.UserRole + 4
"""The value for copying and for files: a number, a text, or None; of a header, its title with the unit."""

SPREAD_ROLE = Qt.ItemDataRole.UserRole + 5
"""The values of a cell, one per pasted column: (107, 12) for 107 ± 12; of a header, their titles."""

LEVELS_ROLE = Qt.ItemDataRole.UserRole + 6
"""Of a header: its labels, outermost first, as a tuple; fewer for a subtotal, none for a total."""

PIECES_ROLE = Qt.ItemDataRole.UserRole + 7
"""The number of a cell, and what is written small behind it, such as its ±; a tuple of two texts, "" for nothing."""
