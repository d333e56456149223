"""The examination that every format passes: what is written reads back equal, with its price and its warning."""

from __future__ import annotations

import re
import zipfile
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest

from core.errors import OutputExistsError
from core.exports.exporter import every
from core.exports.statement_words import WATERMARK
from core.exports.write import export, exporters
from tests.core.exports.reading_back import READERS, expected, read_html

every_format = pytest.mark.parametrize("info", exporters(), ids=lambda info: info.key)
every_format_of_tables = pytest.mark.parametrize(
    "info", [info for info in exporters() if not info.needs_records], ids=lambda info: info.key
)

every_format_for_people = pytest.mark.parametrize(
    "key", [info.key for info in exporters() if info.key != "json" and not info.needs_records]
)


def words_of(path):
    """Return all text in a file or folder, unpacked."""
    if path.is_dir():
        return "\n".join(words_of(file) for file in sorted(path.iterdir()))
    content = path.read_bytes()
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(BytesIO(content)) as archive:
            content = b"\n".join(archive.read(name) for name in archive.namelist())
    return content.decode("utf-8", "replace")


def files_of(paths):
    return {path.name: path.read_bytes() for path in paths}


@every_format_of_tables
def test_reads_back_equal(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    assert info.key in {*READERS, "html"}, "READERS of reading_back.py have none of this format"
    if info.key in READERS:
        assert READERS[info.key](target) == expected(release)
    else:
        shown = read_html(target)
        for value in release.tables[1].published.values.ravel():
            assert f"{value:,.0f}" in shown


@every_format
def test_returns_the_files_written(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    paths = export(release, target, info.key)
    assert all(path.is_file() for path in paths)
    assert set(paths) == (set(target.iterdir()) if info.is_folder else {target})
    assert list(tmp_path.iterdir()) == [target]


@every_format
def test_carries_price_claim_and_date(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    words = words_of(target)
    for word in ("ε = 1", '"epsilon": "1"'):
        if word in words:
            break
    else:
        pytest.fail("no ε")
    assert release.statement.claim in words
    assert release.statement.dataset in words
    assert "2026-11-21 15:00 UTC" in words or release.statement.date in words, "neither for people nor for programs"


@every_format_for_people
def test_an_interval_of_0_to_0_is_explained_where_there_is_one(key, release, tmp_path):
    note = "0 to 0 does not mean certainty"
    export(release, tmp_path / "without", key)
    assert note not in words_of(tmp_path / "without")
    table = release.tables[0]
    none = np.zeros_like(table.low)
    pushed = replace(table, published=replace(table.published, values=none), low=none, high=none)
    export(replace(release, tables=(pushed, *release.tables[1:])), tmp_path / "with", key)
    assert note in words_of(tmp_path / "with")


@every_format
def test_a_rehearsal_says_so_in_every_file(info, rehearsal, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    for path in export(rehearsal, target, info.key):
        words = words_of(path)
        assert WATERMARK in words or (path.name == "contents.csv" and ",yes" in words)


@every_format
def test_a_release_is_not_called_a_rehearsal(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    assert WATERMARK not in words_of(target)


@every_format
def test_same_release_same_bytes(info, release, tmp_path):
    """Nothing of the moment, the machine or the user gets into a file."""
    first = files_of(export(release, tmp_path / f"out{info.suffix}", info.key))
    (tmp_path / "elsewhere").mkdir()
    second = files_of(export(release, tmp_path / "elsewhere" / f"out{info.suffix}", info.key))
    assert first == second


@every_format
def test_no_path_of_this_machine(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    assert not re.search(r"/home|/root|pytest", words_of(target))


@every_format
def test_refuses_to_overwrite(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    with pytest.raises(OutputExistsError, match="exists already"):
        export(release, target, info.key)


@every_format
def test_replaces_when_told(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(release, target, info.key)
    fewer = replace(release, tables=release.tables[:1], statement=replace(release.statement, dataset="Another"))
    paths = export(fewer, target, info.key, replace=True)
    assert list(tmp_path.iterdir()) == [target]
    assert set(paths) == (set(target.iterdir()) if info.is_folder else {target})
    words = words_of(target)
    assert "Another" in words
    assert release.statement.dataset not in words


@every_format
def test_a_release_without_tables_is_still_a_file(info, release, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    assert export(replace(release, tables=()), target, info.key)


@every_format_of_tables
def test_the_table_over_nobody_in_particular(info, everybody, tmp_path):
    target = tmp_path / f"out{info.suffix}"
    export(everybody, target, info.key)
    if info.key in READERS:
        assert READERS[info.key](target) == expected(everybody)
    else:
        assert any("everybody" in words for words in read_html(target))


def test_keys_titles_and_suffixes():
    keys = [info.key for info in exporters()]
    assert keys[0] == "xlsx", "the default"
    assert {"csv", "parquet", "html", "json", "records"} <= {*keys}, "what scripts name stays"
    for exporter in every():
        assert exporter.info.title
        assert bool(exporter.info.suffix) != exporter.info.is_folder
