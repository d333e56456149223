"""The Data page: which file is read, and what one row stands for."""

from __future__ import annotations
