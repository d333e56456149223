"""The menu bar: every entry with its name, shortcut and signal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from core.front_door import Location
from guiapp.desktop.icons import icon
from guiapp.desktop.language import LANGUAGES
from guiapp.desktop.settings import Settings, Theme

# Standard keys differ between desktops: Save As is Ctrl+Shift+S on some, and has no key on others.
Key = QKeySequence.StandardKey


class Menus(QObject):
    """Builds the menus and emits the chosen entry.

    Attributes:
        entries: every permanent entry, with its menu.
        help: the help menu.
    """

    new_wanted = Signal()
    window_wanted = Signal()
    open_data_wanted = Signal()
    open_folder_wanted = Signal()
    open_database_wanted = Signal()
    open_plan_wanted = Signal()
    path_wanted = Signal(object)
    save_wanted = Signal()
    save_as_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    find_wanted = Signal()
    theme_wanted = Signal(object)
    language_wanted = Signal(str)
    page_wanted = Signal(int)
    next_wanted = Signal()
    help_wanted = Signal()
    privacy_wanted = Signal()
    glossary_wanted = Signal()
    palette_wanted = Signal()
    shortcuts_wanted = Signal()
    tour_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, window: QMainWindow, settings: Settings, titles: list[str]) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self.entries: list[tuple[QMenu, QAction]] = []
        self._fill_file(window.menuBar().addMenu(self.tr("&File")))
        self._fill_edit(window.menuBar().addMenu(self.tr("&Edit")))
        self._fill_view(window.menuBar().addMenu(self.tr("&View")), titles)
        self.help = window.menuBar().addMenu(self.tr("&Help"))
        self._fill_help(self.help)

    def show_history(self, undo_name: str, redo_name: str) -> None:
        """Show the names of the edits that undo and redo would apply to; "" disables the entry."""
        self._name(self._undo, self.tr("&Undo"), self.tr("&Undo {name}"), undo_name)
        self._name(self._redo, self.tr("&Redo"), self.tr("&Redo {name}"), redo_name)

    @staticmethod
    def _name(action: QAction, bare: str, template: str, name: str) -> None:
        action.setEnabled(bool(name))
        action.setText(template.format(name=name.replace("&", "&&")) if name else bare)

    def _fill_file(self, menu: QMenu) -> None:
        self._add(menu, "new_plan", self.tr("&New plan"), self.new_wanted.emit, (Key.New, "new"))
        self._add(menu, "new_window", self.tr("New &window"), self.window_wanted.emit, ("Ctrl+Shift+N", "new"))
        self._add(menu, "open_data", self.tr("&Open a spreadsheet…"), self.open_data_wanted.emit, (Key.Open, "open"))
        self._add(menu, "open_folder", self.tr("Open a &folder of Parquet files…"), self.open_folder_wanted.emit, None)
        self._add(menu, "open_database", self.tr("Open a &database…"), self.open_database_wanted.emit, None)
        self._add(menu, "open_plan", self.tr("Open a &plan…"), self.open_plan_wanted.emit, ("Ctrl+Shift+O", "open"))
        self._recents = menu.addMenu(icon("clock"), self.tr("&Recent files"))
        self._recents.setObjectName("recent_menu")
        self._recents.aboutToShow.connect(self.fill_recents)
        menu.addSeparator()
        self._add(menu, "save_plan", self.tr("&Save"), self.save_wanted.emit, (Key.Save, "save"))
        self._add(menu, "save_plan_as", self.tr("Save &as…"), self.save_as_wanted.emit, (Key.SaveAs, "save"))
        menu.addSeparator()
        self._add(menu, "quit", self.tr("&Quit"), self._window.close, ("Ctrl+Q", "close"))

    def fill_recents(self) -> None:
        """Fill the menu of recent files."""
        menu, settings = self._recents, self._settings
        menu.clear()
        for recent in settings.recents:
            entry = menu.addAction(str(recent.path).replace("&", "&&"))
            entry.triggered.connect(partial(self._want, recent.path))
        if not settings.recents:
            menu.addAction(self.tr("No recent files")).setEnabled(False)
        menu.addSeparator()
        empty = menu.addAction(self.tr("Empty this list"))
        empty.setObjectName("empty_recents")
        empty.setEnabled(bool(settings.recents))
        empty.triggered.connect(settings.forget_recents)
        remember = menu.addAction(self.tr("Remember recent files"))
        remember.setObjectName("remember_recents")
        remember.setCheckable(True)
        remember.setChecked(settings.remembers_recents)
        remember.toggled.connect(lambda on: setattr(settings, "remembers_recents", on))

    def _want(self, path: Location, _checked: bool = False) -> None:
        self.path_wanted.emit(path)

    def _fill_edit(self, menu: QMenu) -> None:
        self._undo = self._add(menu, "undo", self.tr("&Undo"), self.undo_wanted.emit, (Key.Undo, "undo"))
        self._redo = self._add(menu, "redo", self.tr("&Redo"), self.redo_wanted.emit, (Key.Redo, "redo"))
        menu.addSeparator()
        self._add(menu, "find", self.tr("&Find on this page"), self.find_wanted.emit, (Key.Find, "search"))

    def _fill_view(self, menu: QMenu, titles: list[str]) -> None:
        for index, title in enumerate(titles):
            entry = self._add(menu, f"go_{index}", title, partial(self.page_wanted.emit, index))
            if index < 9:  # keys have one figure
                entry.setShortcut(QKeySequence(f"Ctrl+{index + 1}"))
        self._add(menu, "go_on", self.tr("&Continue"), self.next_wanted.emit, ("Ctrl+Return", "next"))
        menu.addSeparator()
        looks = menu.addMenu(self.tr("&Look"))
        group = QActionGroup(looks)
        for theme, words in (
            (Theme.SYSTEM, self.tr("As the desktop")),
            (Theme.LIGHT, self.tr("Light")),
            (Theme.DARK, self.tr("Dark")),
            (Theme.CONTRAST, self.tr("High contrast")),
        ):
            entry = self._add(looks, f"theme_{theme}", words, partial(self.theme_wanted.emit, theme))
            entry.setCheckable(True)
            entry.setChecked(self._settings.theme is theme)
            group.addAction(entry)
        self._fill_languages(menu.addMenu(self.tr("La&nguage")))

    def _fill_languages(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for language, words in {"": self.tr("As the system"), **LANGUAGES}.items():
            call = partial(self.language_wanted.emit, language)
            entry = self._add(menu, f"language_{language or 'system'}", words, call)
            entry.setCheckable(True)
            entry.setChecked(self._settings.language == language)
            group.addAction(entry)

    def _fill_help(self, menu: QMenu) -> None:
        self._add(menu, "help", self.tr("&This page"), self.help_wanted.emit, (Key.HelpContents, "info"))
        self._add(menu, "privacy", self.tr("&What is promised"), self.privacy_wanted.emit, None)
        self._add(menu, "glossary", self.tr("&Glossary"), self.glossary_wanted.emit, None)
        self._add(menu, "palette", self.tr("&Commands…"), self.palette_wanted.emit, ("Ctrl+K", "play"))
        self._add(menu, "shortcuts", self.tr("&Keyboard shortcuts"), self.shortcuts_wanted.emit, ("Shift+F1", "info"))
        self._add(menu, "tour", self.tr("T&our of the window"), self.tour_wanted.emit)
        self._add(menu, "about", self.tr("&About Reticent"), self.about_wanted.emit)

    def _add(
        self,
        menu: QMenu,
        name: str,
        words: str,
        call: Callable[[], object],
        key_and_icon: tuple[Key | str, str] | None = None,
    ) -> QAction:
        action = menu.addAction(words)
        self.entries.append((menu, action))
        action.setObjectName(f"action_{name}")
        action.triggered.connect(lambda _=False: call())
        if key_and_icon:
            action.setShortcut(QKeySequence(key_and_icon[0]))
            action.setIcon(icon(key_and_icon[1]))
        return action
