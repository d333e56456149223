"""The Compare page: all strategies side by side, and the cost or the wanted accuracy."""

from __future__ import annotations
