"""Nothing that an owner may call a thing becomes a formula, a link or a piece of a page, in any format."""

from __future__ import annotations

import csv
import json
import re
import shutil
import subprocess
import zipfile
from html.parser import HTMLParser

import numpy as np
import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from core.errors import UnwritableOutputError
from core.exports.write import export
from core.release.release import MadeUpRecords, Release
from tests.core.exports.conftest import made_statement, made_table

SOFFICE = shutil.which("soffice")
STARTS = (
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    "'=",
    '=HYPERLINK("http://x")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "http://x",
)
MARKUP = (
    "<script>x()</script>",
    '"><img src=x onerror=x()>',
    "</td></table><h1>",
    "&lt;b&gt;",
    "{{ 7*7 }}",
    "{% raw %}",
    "]]>",
)
LETTERS = st.characters(exclude_categories=["Cs"])
NAMES = st.builds(
    "{}{}{}".format, st.sampled_from(("", *STARTS)), st.text(LETTERS, max_size=8), st.sampled_from(("", *MARKUP))
).filter(str.strip)
DOMAINS = st.dictionaries(
    NAMES, st.lists(NAMES, min_size=1, max_size=3, unique=True).map(tuple), min_size=1, max_size=2
)


def released(domain, dataset="Trial"):
    """Return a release whose every name and label is that of `domain`."""
    codes = np.zeros((len(domain), 1), dtype=int)
    records = MadeUpRecords(tuple(domain), tuple(domain.values()), codes, np.array([2]))
    return Release((made_table(domain),), made_statement(domain, dataset=dataset), records)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("out")


def written(domain, key, target):
    return export(released(domain, next(iter(domain))), target, key, replace=True)


class Tags(HTMLParser):
    """The tags of a page, each with the names of its attributes."""

    def __init__(self, page):
        super().__init__()
        self.found = set()
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.found |= {(tag, name) for name, _ in attributes} | {(tag, "")}


@settings(max_examples=25)
@given(DOMAINS)
def test_workbook(folder, domain):
    """No formula, no link but those between sheets, and no cell that is anything but text or a number."""
    (path,) = written(domain, "xlsx", folder / "out.xlsx")
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    assert not [name for name, part in parts.items() if re.search(r"<f[ >/]", part) or "TargetMode=" in part]
    assert not [name for name in parts if re.search(r"externalLink|connections|vba", name)]
    kinds = {
        kind for name, part in parts.items() if "/sheet" in name for kind in re.findall(r'<c [^>]*t="(\w+)"', part)
    }
    assert kinds <= {"s", "inlineStr"}
    assert openpyxl.load_workbook(path).sheetnames[:2] == ["Cover", "Contents"]


@settings(max_examples=25)
@given(DOMAINS, st.sampled_from(["csv", "records"]))
def test_csv(folder, domain, key):
    """No cell begins like a formula unless it is a number."""
    for file in written(domain, key, folder / key):
        if file.suffix == ".csv":
            with file.open(encoding="utf-8-sig", newline="") as handle:
                cells = [cell for line in csv.reader(handle) for cell in line]
            assert not [cell for cell in cells if cell[:1] in set("=+@-\t\r\n") and not re.fullmatch(r"-[\d.]+", cell)]


@settings(max_examples=25)
@given(DOMAINS)
def test_page(folder, domain):
    """A page has the tags and attributes that it has without the names: none comes from them."""
    (path,) = written({"a": ("b", "c", "d"), "e": ("f", "g", "h")}, "html", folder / "plain.html")
    (single,) = written({"a": ("b",)}, "html", folder / "single.html")
    usual = Tags(path.read_text(encoding="utf-8")).found | Tags(single.read_text(encoding="utf-8")).found
    (path,) = written(domain, "html", folder / "out.html")
    assert Tags(path.read_text(encoding="utf-8")).found <= usual


@settings(max_examples=25)
@given(DOMAINS)
def test_programs_read_back_what_was_said(folder, domain):
    (path,) = written(domain, "json", folder / "out.json")
    told = json.loads(path.read_text(encoding="utf-8"))["tables"][0]
    assert (tuple(told["attributes"]), tuple(map(tuple, told["categories"]))) == (tuple(domain), tuple(domain.values()))
    files = written(domain, "parquet", folder / "parquet")
    table = parquet.read_table(next(file for file in files if file.suffix == ".parquet"))
    assert table.column_names[: len(domain)] == list(domain)
    assert set(table.columns[0].to_pylist()) == set(next(iter(domain.values())))


@pytest.mark.parametrize("key", ["xlsx", "csv", "parquet", "html", "json", "records"])
def test_half_a_letter_is_refused_and_leaves_nothing(tmp_path, key):
    """Half of a pair of UTF-16 is no text: no file can hold it, and the message says so."""
    with pytest.raises(UnwritableOutputError, match=r"is no text: .*Type it again in the plan"):
        export(released({"a": ("b\ud800", "c")}), tmp_path / "out", key)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.skipif(SOFFICE is None, reason="LibreOffice is not installed")
def test_libreoffice_opens_it_and_calculates_nothing(tmp_path):
    domain = {"=1+1": ("=1+1", "+2", "-3+1", "@SUM(1)", "\t=4", '=HYPERLINK("http://x")', "<b>", "x" * 200)}
    (path,) = written(domain, "xlsx", tmp_path / "out.xlsx")
    command = [SOFFICE, f"-env:UserInstallation=file://{tmp_path}/profile", "--headless", "--convert-to", "ods"]
    subprocess.run([*command, "--outdir", tmp_path, path], check=True, capture_output=True, timeout=120)
    with zipfile.ZipFile(tmp_path / "out.ods") as archive:
        content = archive.read("content.xml").decode()
    assert "table:formula" not in content
    assert content.count("=1+1") >= 2
    assert 'value-type="error"' not in content
