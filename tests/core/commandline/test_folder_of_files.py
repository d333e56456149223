"""A folder of Parquet files, and a workbook in a zip, are described, planned and released like one file."""

from __future__ import annotations

import json
import zipfile

import pyarrow as pa
import pyarrow.parquet as pq

from tests.core.sources.written_files import write


def test_a_folder_is_described_and_released(reticent):
    folder = reticent.folder / "people"
    folder.mkdir()
    for part in range(3):
        pq.write_table(pa.table({"sex": ["f", "m"] * 50, "age": [*range(20, 70)] * 2}), folder / f"part-{part}.parquet")
    ended = reticent.run("describe", "people", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert (ended.status, "people: 300 rows, 2 columns" in ended.out) == (0, True), ended.err
    assert 'source = "people"' in (reticent.folder / "plan.reticent").read_text()
    ended = reticent.run("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "3", "--yes")
    assert ended.status == 0, ended.err
    assert json.loads((reticent.folder / "out.json").read_text())["tables"]
    pq.write_table(pa.table({"sex": ["f"], "age": ["old"]}), folder / "part-3.parquet")
    ended = reticent.run("release", "plan.reticent", "-o", "again.json", "--yes", "--again")
    assert (ended.status != 0, "column “age” holds texts in “part-3.parquet”" in ended.err) == (True, True), ended.err


def test_a_workbook_in_a_zip_is_described_and_released(reticent):
    book = write(reticent.folder / "survey.xlsx", [["sex", "age"], *[["f", 34], ["m", 41]] * 20])
    with zipfile.ZipFile(reticent.folder / "survey.zip", "w") as archive:
        archive.write(book, "survey.xlsx")
    book.unlink()
    ended = reticent.run("describe", "survey.zip", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert (ended.status, "survey.zip: 40 rows, 2 columns" in ended.out) == (0, True), ended.err
    assert 'sheet = "survey.xlsx/Data"' in (reticent.folder / "plan.reticent").read_text()
    ended = reticent.run("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "3", "--yes")
    assert ended.status == 0, ended.err
