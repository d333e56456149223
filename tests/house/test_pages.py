"""The project's own pages lead to files that are there."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    chain(ROOT.glob("*.md"), (ROOT / "core").glob("*.md"), (ROOT / "guiapp").glob("*.md"), ROOT.glob("resources/*.md"))
)
NOT_THERE_YET = {"wedge"}
"""The strategy, page and test that the engineers' page has its reader write."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_are_named_exist(page):
    named = re.findall(r"`((?:core|guiapp|tests|installer|resources)/[\w/.-]+)`", page.read_text(encoding="utf-8"))
    assert not [
        name for name in named if not (ROOT / name).exists() and not any(word in name for word in NOT_THERE_YET)
    ]


def test_the_readme_is_one_screen():
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60


def test_a_lost_file_would_be_seen(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("[here](nowhere.md)", encoding="utf-8")
    with pytest.raises(AssertionError):
        test_links_lead_somewhere(page)
