"""Help says what the program is called, and the page on privacy speaks of files that exist."""

from __future__ import annotations

import re
from datetime import date

import pytest

from core.domain.bins import bin_labels
from core.exports.statement_words import PRIVACY_PAGE
from tests.house.project_files import ROOT

PAGES = sorted((ROOT / "resources" / "help").rglob("*.md"))
ENGLISH = sorted((ROOT / "resources" / "help").glob("*.md"))
PRIVACY = ROOT / "resources" / "help" / "privacy.md"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_opens_with_its_title(page):
    assert page.read_text(encoding="utf-8").startswith("# ")


def outline(page):
    """Return what stays the same in every language: the kinds of paragraphs in order, and everything quoted as code."""
    text = page.read_text(encoding="utf-8")
    prose, _, rest = text.partition("```toml")
    settings, _, after = rest.partition("```")
    blocks = re.split(r"\n\n+|\n(?=[*-] )", prose + after)
    kinds = [re.match(r"#+ |[*-] |", block)[0] for block in blocks]
    return kinds, re.findall(r"`[^`]+`", prose + after), re.sub(r" *#(?= {1,3}\S).*", "", settings)


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.stem)
def test_a_page_says_the_same_in_german(page):
    assert outline(page.parent / "de" / page.name) == outline(page)


@pytest.mark.parametrize("folder", ["", "de"])
def test_every_file_that_the_page_on_privacy_names_exists(folder):
    page = PRIVACY.parent / folder / PRIVACY.name
    named = re.findall(r"`((?:core|tests|resources)/[^`]*)`", page.read_text(encoding="utf-8"))
    assert len(named) >= 5
    assert all((ROOT / place).exists() for place in named)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_names_no_command_that_is_not_installed(page):
    assert "-m tests" not in page.read_text(encoding="utf-8")


def test_the_page_on_privacy_says_what_a_reviewer_asks():
    text = PRIVACY.read_text(encoding="utf-8")
    for word in ("unit", "Neighbours", "definition", "Who it holds against", "public", "not promised", "weaknesses"):
        assert word in text


def test_exports_name_the_page():
    assert "resources/help/privacy.md" in PRIVACY_PAGE
    assert PRIVACY.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") in PRIVACY_PAGE


@pytest.mark.parametrize("folder", ["", "de"])
def test_the_page_on_attributes_says_how_a_date_is_published(folder):
    text = (PRIVACY.parent / folder / "attributes.md").read_text(encoding="utf-8")
    assert bin_labels((date(2024, 1, 31), date(2025, 1, 1)))[0].startswith("2024-01-31")
    assert "`2024-01-31`" in text


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=str)
def test_every_picture_is_there_and_small(page):
    named = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    assert all((page.parent / place).stat().st_size <= 150_000 for place in named)
