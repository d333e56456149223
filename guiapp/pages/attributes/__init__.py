"""The Attributes page: used columns and their labels."""

from __future__ import annotations
