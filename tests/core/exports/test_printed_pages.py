"""The workbook as LibreOffice prints it, where it is installed: pages of a readable size, nothing cut off."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from core.exports.write import export
from core.release.publication import Publication
from core.release.release import Release
from tests.core.exports.conftest import LABELS, made_statement, made_table, some

OFFICE, READER = shutil.which("soffice"), shutil.which("pdftotext")
needs_office = pytest.mark.skipif(not (OFFICE and READER), reason="LibreOffice or pdftotext is not installed")

SAID = Publication("Riverside health check 2025", "persons examined", "2025", "The register of the clinics")


def printed(folder, release):
    """Return the words of each printed page."""
    export(release, folder / "out.xlsx", "xlsx")
    profile = f"-env:UserInstallation=file://{folder / 'profile'}"
    order = [OFFICE, profile, "--headless", "--convert-to", "pdf", "--outdir", str(folder), str(folder / "out.xlsx")]
    subprocess.run(order, check=True, capture_output=True, timeout=240)
    done = subprocess.run([READER, "-layout", folder / "out.pdf", "-"], check=True, capture_output=True)
    return done.stdout.decode().split("\f")


@needs_office
def test_every_table_is_whole_on_a_page_with_its_title_and_source(tmp_path):
    tables = (made_table(some("age", "sex")), made_table(some("=region", "sex", "age")))
    pages = printed(tmp_path, Release(tables, made_statement(LABELS)).said(SAID))
    (first,) = (page for page in pages if "Table 1. Persons examined by age and sex, Riverside" in page[:200])
    for word in ("Total", "[u] ", "Unreliable", "Source: The register of the clinics", "279"):
        assert word in first
    (second,) = (page for page in pages if "Table 2." in page[:200])
    assert len(re.findall(r"^ *\S.* Total ", second, re.MULTILINE)) >= len(LABELS["=region"])
    assert "Ledger entry" in pages[0]
