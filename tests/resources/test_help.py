"""Help says what the program is called, and the page on privacy speaks of files that exist."""

from __future__ import annotations

import re

import pytest

from core.exports.statement_words import PRIVACY_PAGE
from tests.house.project_files import ROOT

PAGES = sorted((ROOT / "resources" / "help").rglob("*.md"))
PRIVACY = ROOT / "resources" / "help" / "privacy.md"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_opens_with_its_title(page):
    assert page.read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("folder", ["", "de"])
def test_every_file_that_the_page_on_privacy_names_exists(folder):
    page = PRIVACY.parent / folder / PRIVACY.name
    named = re.findall(r"`((?:core|tests|resources)/[^`]*)`", page.read_text(encoding="utf-8"))
    assert len(named) >= 5
    assert all((ROOT / place).exists() for place in named)


def test_the_page_on_privacy_says_what_a_reviewer_asks():
    text = PRIVACY.read_text(encoding="utf-8")
    for word in ("unit", "Neighbours", "definition", "Who it holds against", "public", "not promised", "weaknesses"):
        assert word in text


def test_exports_name_the_page():
    assert "resources/help/privacy.md" in PRIVACY_PAGE
    assert PRIVACY.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") in PRIVACY_PAGE
