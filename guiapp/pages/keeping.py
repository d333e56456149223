"""Ask for a place, and write a chart or a table of a page there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from guiapp.commands.keep import keep
from guiapp.dialogs.file_dialogs import ask_kept_name
from guiapp.pages.page import Page


def ask_keep(page: Page, name: str, kinds: Sequence[str], content: Callable[[str], bytes]) -> None:
    """Ask where to write what is in sight, and write it.

    Args:
        page: over which to ask.
        name: proposed for the file, without its ending, and without what no file may be called.
        kinds: of files that it can be written to, as endings; () for nothing to ask.
        content: gives the content for one of them.
    """
    if not kinds:
        return
    path = ask_kept_name(page, page.context.workspace.writing_folder / _file_name(name), kinds)
    if path is not None:
        keep(page.context, path, content(path.suffix.removeprefix(".")))


def _file_name(name: str) -> str:
    return " ".join(re.sub(r'[\\/:*?"<>|]', " ", name).split())
