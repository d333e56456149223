"""The Data page: the data file, its layout, and what one row is."""

from __future__ import annotations
