"""Every page has an icon, and help in English and German."""

from __future__ import annotations

from pathlib import Path

import pytest

from guiapp import pages  # noqa: F401  registers the pages
from guiapp.pages.page import every

RESOURCES = Path(__file__).parents[2] / "resources"


def lacking(page):
    """Return the files that a page needs, and that are not there."""
    needed = (f"icons/{page.icon_name}.svg", f"help/{page.key}.md", f"help/de/{page.key}.md")
    return [f"resources/{name}" for name in needed if not (RESOURCES / name).is_file()]


@pytest.mark.parametrize("page", every(), ids=lambda page: page.key)
def test_a_page_has_its_files(page):
    assert lacking(page) == []


def test_a_page_without_them_would_be_seen():
    wedge = type("Wedge", (), {"key": "wedge", "icon_name": "wedge"})
    assert lacking(wedge) == ["resources/icons/wedge.svg", "resources/help/wedge.md", "resources/help/de/wedge.md"]
