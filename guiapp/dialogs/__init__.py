"""Modal questions: a dialog returns a value, it never acts."""

from __future__ import annotations
