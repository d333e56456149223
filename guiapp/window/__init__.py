"""The main window: rail, pages, banner, menus, drops, status."""

from __future__ import annotations

from guiapp.window.main_window import MainWindow

__all__ = ["MainWindow"]
