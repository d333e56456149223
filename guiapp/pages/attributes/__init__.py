"""The Attributes page: which columns are used, and what their categories are."""

from __future__ import annotations
