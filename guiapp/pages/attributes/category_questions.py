"""Dialogs over the Attributes page for the categories of an attribute: typed, pasted, or from a code list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from core.front_door import Attribute, ColumnProfile, Provenance
from guiapp.commands import attributes as commands
from guiapp.commands import choices
from guiapp.dialogs.categories_dialog import CategoriesDialog
from guiapp.dialogs.choices_dialog import ChoicesDialog
from guiapp.dialogs.code_list_dialog import CodeListDialog, Columns
from guiapp.pages.page import Page
from guiapp.state.taken_choices import taken_choices


def ask_categories(page: Page, attribute: Attribute) -> None:
    """Open the dialog for typed or pasted categories, with or without codes."""
    dialog = CategoriesDialog(attribute.name, attribute.categories, page, read=_is_read(attribute))

    def take() -> None:
        if dialog.pairs():
            commands.name_codes(page.context, attribute, dialog.pairs(), stating=dialog.is_stated)
        else:
            commands.set_categories(page.context, attribute, dialog.categories(), stating=dialog.is_stated)

    dialog.accepted.connect(take)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def ask_choices(page: Page, profile: ColumnProfile) -> None:
    """Open the dialog for the answers of a column with several in a cell."""
    dialog = ChoicesDialog(profile.header, profile.choices, taken_choices(page.context.workspace, profile), page)
    dialog.accepted.connect(lambda: choices.use_choices(page.context, profile, dialog.chosen()))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def ask_code_columns(page: Page, attribute: Attribute, path: Path, again: Callable[[], object]) -> None:
    """Read a code list, and open the dialog for its columns of codes and names; `again` asks for another file."""

    def ask(columns: object) -> None:
        dialog = CodeListDialog(cast(Columns, columns), page, read=_is_read(attribute))
        dialog.accepted.connect(
            lambda: commands.take_code_list(page.context, attribute, dialog.pairs(), stating=dialog.is_stated)
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    commands.read_code_list(page.context, path, again).done.connect(ask)


def _is_read(attribute: Attribute) -> bool:
    return attribute.provenance is Provenance.DATA
