"""Dialogs: each returns a value or emits a signal; none changes the plan itself."""

from __future__ import annotations
