"""The main window: composes page list, pages, banner, menus and status bar, and connects them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from core.front_door import Location
from guiapp.desktop.help_pages import HelpPage, help_pages
from guiapp.desktop.licences import third_parties
from guiapp.desktop.notices import Notice, Tone
from guiapp.desktop.screen_room import resize_within
from guiapp.desktop.single_instance import open_another
from guiapp.dialogs.about_dialog import AboutDialog
from guiapp.dialogs.command_palette import CommandPalette
from guiapp.dialogs.database_dialog import DatabaseDialog
from guiapp.dialogs.file_dialogs import ask_data_file, ask_data_folder, ask_plan_file
from guiapp.dialogs.help_dialog import HelpDialog
from guiapp.dialogs.password_dialog import PasswordDialog
from guiapp.jobs.password_request import PasswordRequest
from guiapp.pages.data.data_page import DataPage
from guiapp.pages.page import Page, every
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.edited_pages import edited_pages
from guiapp.state.plan_paths import is_plan
from guiapp.widgets.controls.search_field import SearchField
from guiapp.widgets.frame.banner import Banner
from guiapp.widgets.frame.call_outs import CallOuts
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.frame.page_rail import PageRail
from guiapp.window.banner_place import BannerPlace
from guiapp.window.enabled_commands import commands_of, shortcuts_of
from guiapp.window.file_drops import FileDrops
from guiapp.window.first_tour import first_tour
from guiapp.window.help_key import HelpKey
from guiapp.window.menus import Menus
from guiapp.window.pages_scroll import PagesScroll
from guiapp.window.plan_keeper import PlanKeeper
from guiapp.window.status import Status
from guiapp.window.undo_keys import UndoKeys

_WIDTH, _HEIGHT = 1280, 800
"""Size of a new window in device-independent pixels, less on a smaller screen; a smaller one makes the pages scroll."""


class MainWindow(QMainWindow):
    """The main window.

    Args:
        context: workspace, job runner, message bus and settings.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setObjectName("main_window")
        resize_within(self, _WIDTH, _HEIGHT)
        self.context = context
        self.pages: list[Page] = [page(context) for page in every()]
        # Changes that a page has not shown yet: hidden pages are refreshed when they are opened, not at every edit.
        self._stale = [Changes.everything() for _ in self.pages]
        self._shown = -1
        self.rail = PageRail()
        self.banner = Banner()
        self.locked = EmptyState("lock")
        self.stack = QStackedWidget()
        self.stack.setObjectName("page_stack")
        self.pages_room = PagesScroll(self.stack)
        self.menus = Menus(self, context.settings, [page.title for page in self.pages])
        self.keeper = PlanKeeper(self, context)
        self._lay_out()
        self._status = Status(self.statusBar(), context)
        application = cast(QApplication, QApplication.instance())
        # Kept as attributes: an event filter is removed when its Python object is collected.
        self._drops = FileDrops(self)
        self._help_key = HelpKey(self, application)
        self._undo_keys = UndoKeys(self, application)
        self._connect()
        # After the layout: restoreGeometry checks the stored size against the screens and keeps the window visible.
        self.restoreGeometry(context.settings.geometry)
        self._take_note(Changes.everything())
        self.rail.choose(0)

    def page(self, key: str) -> Page:
        """Return the page called `key`."""
        return next(page for page in self.pages if page.key == key)

    def go_to(self, key: str) -> None:
        """Show the page called `key`."""
        self.rail.choose(self.pages.index(self.page(key)))

    def open_path(self, path: Location) -> None:
        """Open a plan, or import a data file or a database, by its name."""
        if isinstance(path, Path) and is_plan(path):
            self.keeper.open_plan(path)
            return
        self._import(path)

    def _import(self, place: Location) -> None:
        self.go_to("data")
        cast(DataPage, self.page("data")).import_file(place)

    def take_tour(self) -> None:
        """Start the tour; from its first step on it counts as taken, and does not start by itself again."""
        if self.findChild(CallOuts) is None:
            self.context.settings.tour_taken = True
            self.go_to("data")
            steps = [page.key for page in self.pages]
            CallOuts(first_tour(self, self.rail, steps, self.pages_room, self.menus.help), self).start()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        for page in self.pages:
            self.rail.add_page(page.title, page.icon_name)
            self.stack.addWidget(page)
        self.stack.addWidget(self.locked)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        self.banner.setParent(centre)
        row.addWidget(self.pages_room, 1)
        BannerPlace(self.banner, self.stack, self.pages_room, centre)
        self.setCentralWidget(centre)

    def _connect(self) -> None:
        context, menus = self.context, self.menus
        context.workspace.changed.connect(self._take_note)
        context.workspace.left.connect(context.runner.drop_free)
        context.workspace.begun.connect(self._show_where_left)
        context.workspace.begun.connect(self.banner.put_away)
        context.notices.said.connect(self._say)
        context.notices.cleared.connect(self.banner.put_away)
        context.notices.data_wanted.connect(self._ask_data)
        context.notices.plan_wanted.connect(self._ask_plan)
        context.runner.failed.connect(context.notices.error)
        context.runner.password_wanted.connect(self._ask_password)
        self.rail.chosen.connect(self._show)
        self.stack.currentChanged.connect(self.banner.leave_page)
        self.locked.clicked.connect(self._unlock)
        self._drops.dropped.connect(self.open_path)
        self._drops.several.connect(self._tell_dropped)
        for page in self.pages:
            page.wanted.connect(self.go_to)
            page.file_wanted.connect(self.open_path)
        self._connect_menus(menus)
        # Queued: the question is asked inside closeEvent, where QWidget.close() has no effect (PySide6 6.10.3: ignore
        # the event and call close() there; it returns True, and the window stays).
        self.keeper.may_close.connect(self.close, Qt.ConnectionType.QueuedConnection)

    def _connect_menus(self, menus: Menus) -> None:
        context = self.context
        menus.window_wanted.connect(self._open_another)
        menus.new_wanted.connect(self.keeper.new_plan)
        menus.open_data_wanted.connect(self._ask_data)
        menus.open_folder_wanted.connect(self._ask_folder)
        menus.open_database_wanted.connect(self._ask_database)
        menus.open_plan_wanted.connect(self._ask_plan)
        menus.path_wanted.connect(self.open_path)
        menus.save_wanted.connect(self.keeper.save)
        menus.save_as_wanted.connect(self.keeper.save_as)
        menus.undo_wanted.connect(lambda: self._show_edit(context.workspace.undo))
        menus.redo_wanted.connect(lambda: self._show_edit(context.workspace.redo))
        menus.find_wanted.connect(self._find)
        menus.page_wanted.connect(self.rail.choose)
        menus.next_wanted.connect(self._go_on)
        menus.help_wanted.connect(self._help_here)
        self._help_key.pressed.connect(self._help_here)
        menus.privacy_wanted.connect(lambda: self._help("privacy"))
        menus.glossary_wanted.connect(lambda: self._help("glossary"))
        menus.palette_wanted.connect(
            lambda: self._open(CommandPalette(commands_of(self.stack.currentWidget(), menus), self))
        )
        menus.shortcuts_wanted.connect(lambda: self._help("shortcuts"))
        menus.tour_wanted.connect(self.take_tour)
        menus.about_wanted.connect(self._about)

    # ------------------------------------------------------------ pages

    def _show_edit(self, move: Callable[[], object]) -> None:
        """Undo or redo, and show a page where that can be seen, unless the current one is one."""
        before = self.context.workspace.plan
        move()
        pages = edited_pages(before, self.context.workspace.plan)
        if pages and self.pages[self.rail.current].key not in pages:
            self.go_to(pages[0])

    def _take_note(self, changes: Changes) -> None:
        """Refresh the current page now, the others when they are shown."""
        self._stale = [stale | changes for stale in self._stale]
        for index, page in enumerate(self.pages):
            self.rail.set_locked(index, page.locked_reason())
        workspace = self.context.workspace
        self.menus.show_history(workspace.undo_name, workspace.redo_name)
        self.setWindowTitle(self.tr("{plan}[*] – Reticent").format(plan=self.keeper.plan_name))
        # Qt 6.10.3 sends ModifiedChange at every call of setWindowModified, even if nothing changes.
        if self.isWindowModified() != workspace.dirty:
            self.setWindowModified(workspace.dirty)
        self._show(self.rail.current)

    def _show(self, index: int) -> None:
        if index < 0:
            return
        page = self.pages[index]
        if page.locked_reason() is not None:
            reason = self._first_locked(index).locked_reason() or ""
            there = self.tr("Go to {page}").format(page=self._fixed_on(index).title)
            self.locked.set_words(self.tr("“{page}” comes later").format(page=page.title), reason, there)
            self.stack.setCurrentWidget(self.locked)
            return
        self.stack.setCurrentWidget(page)
        # Reset before refreshing: a refresh may change the workspace, and would otherwise be repeated for ever.
        changes, self._stale[index] = self._stale[index], Changes()
        if changes:
            page.refresh(changes)

    def _show_where_left(self) -> None:
        """Go to the page that was current when the program last ended with this plan; otherwise to the first."""
        settings = self.context.settings
        key = settings.last_page if settings.last_plan == self.context.workspace.plan_path else ""
        reached = next((i for i, page in enumerate(self.pages) if page.key == key), 0)
        self.rail.choose(max(i for i in range(reached + 1) if self.pages[i].locked_reason() is None))

    def _find(self) -> None:
        """Move the focus to the next search field of the current page."""
        fields = self.stack.currentWidget().findChildren(SearchField)
        fields = [field for field in fields if field.isVisibleTo(self) and field.isEnabled()]
        if not fields:
            self.context.notices.say(self.tr("There is nothing to search on this page."))
            return
        here = next((place for place, field in enumerate(fields) if field is self.focusWidget()), -1)
        field = fields[(here + 1) % len(fields)]
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def _go_on(self) -> None:
        """Click the primary button of the current page."""
        if self.stack.currentWidget() is self.locked:
            self._unlock()
        elif not (button := self.pages[self.rail.current].header.primary).isHidden():
            button.click()

    def _unlock(self) -> None:
        self.go_to(self._fixed_on(self.rail.current).key)

    def _first_locked(self, locked: int) -> Page:
        """Return the first locked page up to `locked`: its missing input has to be given first."""
        return self.pages[self._last_open(locked) + 1]

    def _fixed_on(self, locked: int) -> Page:
        key = self._first_locked(locked).fixed_on()
        return self.page(key) if key else self.pages[self._last_open(locked)]

    def _last_open(self, locked: int) -> int:
        return max((i for i in range(locked) if self.pages[i].locked_reason() is None), default=0)

    # ------------------------------------------------------------ words

    def _say(self, notice: Notice) -> None:
        self.banner.show_notice(notice)
        if notice.tone in (Tone.INFO, Tone.GOOD):
            self.statusBar().showMessage("")

    def _tell_dropped(self, path: Path) -> None:
        one = self.tr("One file at a time: of those dropped, only “{name}” is opened.").format(name=path.name)
        self.context.notices.say(one, Tone.WARNING)

    def _help_here(self) -> None:
        self._help(self.pages[max(self.rail.current, 0)].key)

    def _help(self, key: str) -> None:
        """Show a help page, in the open help dialog if there is one, and above a modal dialog."""
        # A modal dialog blocks all windows except its own children, so the help has to be one of them.
        below = QApplication.activeModalWidget() or self
        there = (help_ for help_ in below.findChildren(HelpDialog) if help_.isVisible() and help_.parent() is below)
        dialog = next(there, None)
        if dialog is None:
            dialog = HelpDialog((*help_pages(page.key for page in self.pages), self._shortcuts()), below)
            self._open(dialog)
        dialog.show_page(key)
        dialog.activateWindow()

    def _shortcuts(self) -> HelpPage:
        rows = (f"| {keys} | {name} |" for keys, name in shortcuts_of(self.menus, self.pages))
        head = " | ".join(("", self.tr("Keys"), self.tr("What they do"), "")).strip()
        title = self.tr("Keyboard shortcuts")
        return HelpPage("shortcuts", title, "\n".join((f"# {title}\n", head, "|---|---|", *rows)))

    def _about(self) -> None:
        dialog = AboutDialog(self)
        what = self.tr("looking through the packages")
        dialog.licences_wanted.connect(
            lambda: self.context.runner.run_free(what, lambda _: third_parties(), dialog.show_licences, stays=True)
        )
        self._open(dialog)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        # Without the attribute, every opened dialog would stay in memory as a child of the window.
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def _open_another(self) -> None:
        if not open_another():
            self.context.notices.say(self.tr("The system refused to start another window."), Tone.DANGER)

    def _ask_data(self) -> None:
        path = ask_data_file(self, self.context.workspace.folder)
        if path is not None:
            self.open_path(path)

    def _ask_folder(self) -> None:
        path = ask_data_folder(self, self.context.workspace.folder)
        if path is not None:
            self.open_path(path)

    def _ask_database(self) -> None:
        dialog = DatabaseDialog(self)
        dialog.accepted.connect(lambda: self._import(dialog.address))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_plan(self) -> None:
        path = ask_plan_file(self, self.context.workspace.folder)
        if path is not None:
            self.open_path(path)

    def _ask_password(self, request: PasswordRequest) -> None:
        dialog = PasswordDialog(request.file, QApplication.activeModalWidget() or self, again=request.again)
        dialog.answered.connect(request.answer)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready for dropped files: the system's window is there now, or is another one."""
        super().showEvent(event)
        self._drops.watch(self.windowHandle())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes first."""
        if not self.keeper.ready_to_close():
            event.ignore()
            return
        self.context.settings.geometry = self.saveGeometry()
        self.context.settings.leave(self.context.workspace.plan_path, self.pages[self.rail.current].key)
        event.accept()
