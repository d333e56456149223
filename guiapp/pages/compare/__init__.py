"""The Compare page: every strategy beside every other, and the budget or the accuracy asked for."""

from __future__ import annotations
