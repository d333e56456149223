"""The report: nothing from outside, nothing unescaped, and no page that a browser chokes on."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace
from xml.etree import ElementTree as ET

from core.exports import report
from core.exports.write import export
from core.release.crosstab import shown_margin
from core.release.release import Release
from tests.core.exports.conftest import made_statement, made_table
from tests.core.exports.reading_back import read_html


def page_of(release, folder):
    export(release, folder / "out.html", "html", replace=True)
    return (folder / "out.html").read_text(encoding="utf-8")


def test_words_of_the_owner_are_escaped(tmp_path):
    domain = {"<script>x</script>": ('"><img src=x>', "&amp;", "b"), "sex": ("a", "b")}
    release = Release((made_table(domain),), made_statement(domain, dataset="<b>bold</b>"))
    page = page_of(release, tmp_path)
    assert not re.search(r"<script|<img src|<b>", page)
    assert {'"><img src=x>', "&amp;"} <= set(read_html(tmp_path / "out.html"))


def test_nothing_comes_from_outside(release, tmp_path):
    page = page_of(release, tmp_path)
    assert not re.search(r'https?://|src=(?!"data:image/svg)|@import|url\(', page)
    assert "default-src 'none'" in page
    assert not any(re.search(rb"href=|@import|url\(", ET.tostring(chart)) for chart in charts_of(page))


def charts_of(page):
    """Return the pictures of a page as trees of XML."""
    found = re.findall(r'svg\+xml;base64,([^"]+)"', page)
    return [ET.fromstring(b64decode(each)) for each in found]  # noqa: S314  our own


def test_a_chart_is_an_image_with_a_name_and_all_words_of_the_owner_in_it(tmp_path):
    """As an <svg> in the page, Writer would print its words one after another, and no bar (LibreOffice 7.4)."""
    labels = ('"><text>&', "\x0b", "b")
    release = Release((made_table({"city": labels}),), made_statement({"city": labels}))
    page = page_of(release, tmp_path)
    assert "<svg" not in page
    assert 'alt="Chart; the table below has the same numbers: ' in page
    (chart,) = charts_of(page)
    said = [text for text in chart.itertext() if text.strip()]
    assert {'"><text>&', "\ufffd", "b"} <= set(said)


def test_every_number_has_a_row_and_a_column_header(release, tmp_path):
    page = page_of(release, tmp_path)
    assert page.count('<th scope="row">female</th>') == 1 + 6
    assert '<html lang="en">' in page


def test_totals_carry_their_error(release, tmp_path):
    words = read_html_of(release, tmp_path)
    total, margin = words.index("279"), f"±{shown_margin(release.tables[1].margin(()).half_width):g}"
    assert words[total + 1] == margin


def test_a_huge_table_is_named_but_not_shown(release, tmp_path, monkeypatch):
    monkeypatch.setattr(report, "_MOST_CELLS", 10)
    words = read_html_of(release, tmp_path)
    assert sum("too large for a page" in word for word in words) == 2


def test_a_wide_table_becomes_a_list(release, tmp_path, monkeypatch):
    monkeypatch.setattr(report, "_WIDEST", 2)
    words = read_html_of(release, tmp_path)
    assert words.count("High") == 4


def read_html_of(release, folder):
    page_of(release, folder)
    return read_html(folder / "out.html")


def test_where_every_list_of_categories_comes_from(release, tmp_path):
    taken = replace(release.statement.attributes[0], provenance="data")
    statement = replace(release.statement, attributes=(taken, *release.statement.attributes[1:]))
    words = read_html_of(replace(release, statement=statement), tmp_path)
    told = words[words.index("Attributes and their categories, which are public") :]
    assert told[5:10] == ["sex", "categories", "taken from the data, then confirmed by the owner", "female", "male"]
    assert told.count("declared by the owner") == 2
