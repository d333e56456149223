"""The site leads to every page, notebook and example of the project; building it takes minutes, not done here."""

from __future__ import annotations

import re

from tests.house.project_files import ROOT

NAVIGATION = (ROOT / "installer" / "documentation" / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]


def test_it_leads_to_everything():
    led_to = set(re.findall(r": (\S+\.(?:md|ipynb))$", NAVIGATION, re.MULTILINE))
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources" / "help").rglob("*.md")}
    papers = {path.relative_to(ROOT).as_posix() for path in (ROOT / "core").glob("*.md")}
    examples = {f"examples/{path.stem}.md" for path in (ROOT / "resources" / "examples").glob("*.py")}
    own = {"README.md", "CHANGELOG.md", "library.md", "resources/examples/notebook.ipynb"}
    assert led_to == pages | papers | own | examples - {"examples/make_sample.md"}
