"""Records that one pass keeps are those that every further pass reads, and there are never many of them."""

from __future__ import annotations

import random
from dataclasses import replace

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten, LastRow, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError
from core.sources import arrow_source
from core.sources.asking.preview import preview
from core.sources.question import FileQuestion, ReaderVerb
from core.sources.reading import child, record_reader
from core.sources.reading.reader import open_reader
from tests.core.sources.reader_here import answered, read_here
from tests.core.sources.written_files import write, write_text

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 120.0))
SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"), missing="-")


@pytest.fixture(autouse=True)
def files_are_read_here(monkeypatch):
    read_here(monkeypatch)


def rows_of(number):
    """Return some hundred records under a header, with blank rows, a total or a repeated header now and then."""
    chance = random.Random(number)
    rows = [[chance.choice("fm"), chance.randint(18, 90), chance.choice(("Oslo", "Bergen", ""))] for _ in range(300)]
    if number % 3 == 1:
        rows.insert(chance.randrange(300), ["sex", "age", "town"])
    if number % 4 == 2:
        rows.append(["Total", sum(row[1] for row in rows if row[0] in "fm"), ""])
    if number % 5 == 3:
        rows[chance.randrange(300)][1] = "unknown"
    return [["sex", "age", "town"], *rows]


def question_of(path):
    """Return the question of a release: the layout as it is proposed, every question answered as proposed."""
    layout = preview(path).layout
    answers = {"footers": RowChoice.SKIP, "doubtful_rows": RowChoice.READ, "last_row": LastRow.SKIP}
    answers = {key: value for key, value in answers.items() if getattr(layout, key) is None}
    layout = replace(layout, **answers, questions=(), as_written=AsWritten.REFUSE)
    return FileQuestion(ReaderVerb.COUNT, str(path), layout, (SEX, AGE), key="00" * 32, marginals=((0,), (0, 1)))


def found(question):
    try:
        answer = answered(question)
    except EngineError as error:
        return type(error), str(error)
    return answer.result, answer.arrays


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("number", range(12))
def test_kept_records_count_as_records_that_are_read_twice(tmp_path, monkeypatch, number, suffix):
    question = question_of(write(tmp_path / f"a.{suffix}", rows_of(number)))
    kept = found(question)
    monkeypatch.setattr(record_reader, "MOST_KEPT", 0)
    assert found(question) == kept
    monkeypatch.setattr(child, "KEPT", 0)
    assert found(question) == kept


def test_counting_reads_no_record_again_after_looking_at_all(tmp_path, monkeypatch):
    question = question_of(write(tmp_path / "a.csv", rows_of(0)))
    n_passes, blocks = [], record_reader.Grid.blocks
    monkeypatch.setattr(record_reader.Grid, "blocks", lambda *words: n_passes.append(1) or blocks(*words))
    answered(question)
    assert len(n_passes) == 1
    monkeypatch.setattr(record_reader, "MOST_KEPT", 0)
    answered(question)
    assert len(n_passes) == 3
    monkeypatch.setattr(child, "KEPT", -1)
    answered(question)
    assert len(n_passes) == 4


def test_a_pass_that_ends_early_keeps_nothing(tmp_path):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\n" * 20_000)
    reader = open_reader(str(path), ReadingLayout(), lambda _: None)
    reader.keeps_records = True
    next(iter(reader.blocks([0])))
    assert sum(len(block.numbers) for block in reader.blocks([1])) == 20_000
    assert sum(len(block.numbers) for block in reader.blocks([0])) == 20_000


def test_of_many_records_none_is_kept(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\n" * 20_000)
    monkeypatch.setattr(record_reader, "MOST_KEPT", 30_000)
    reader = open_reader(str(path), ReadingLayout(), lambda _: None)
    reader.keeps_records = True
    first, again = ([block.columns for block in reader.blocks([1])] for _ in range(2))
    assert first == again
    assert first[0][0] is not again[0][0]


def test_a_sample_of_a_large_table_is_not_kept_for_all(tmp_path, monkeypatch):
    pq.write_table(pa.table({"sex": ["f", "m"] * 10_000}), tmp_path / "a.parquet", row_group_size=2048)
    monkeypatch.setattr(arrow_source, "SAMPLED_ROWS", 5000)
    reader = open_reader(str(tmp_path / "a.parquet"), ReadingLayout(), lambda _: None)
    reader.keeps_records, reader.grid.source.samples = True, True
    assert sum(len(block.numbers) for block in reader.blocks([0])) < 20_000
    reader.grid.source.samples = False
    assert sum(len(block.numbers) for block in reader.blocks([0])) == 20_000
