"""The main window: page list, pages, banner, menus, file drops, status bar."""

from __future__ import annotations

from guiapp.window.main_window import MainWindow

__all__ = ["MainWindow"]
