"""The pages of the window by their keys."""

from __future__ import annotations

from guiapp.pages.page import every

STEPS = tuple(page.key for page in every())
