"""A folder of Parquet files is one table, read file after file; what does not fit together is refused by name."""

from __future__ import annotations

from datetime import date

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.data.fingerprints import file_print
from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import DamagedDataFileError, FolderError, RefusedContentError, UnknownCategoryError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from core.sources.file_state import file_state
from core.sources.formats.parquet_files import parquet_folder
from tests.core.sources.written_files import codes, reading

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
PEOPLE = {"sex": ["f", "m"] * 6, "age": [*range(20, 32)]}


def written(folder, **files):
    """Write each of `files`, columns by name, as a Parquet file of the folder."""
    folder.mkdir(exist_ok=True)
    for name, columns in files.items():
        pq.write_table(columns if isinstance(columns, pa.Table) else pa.table(columns), folder / f"{name}.parquet")
    return folder


def test_files_are_read_in_the_order_of_their_names(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet_folder, "CHUNK_ROWS", 2)
    parts = {f"part-{n}": {"sex": [sex], "age": [20 + n]} for n, sex in ((2, "m"), (0, "f"), (1, "f"))}
    folder = written(tmp_path / "people", **parts)
    (folder / "_SUCCESS").touch()
    (folder / ".part-0.parquet.crc").write_bytes(b"crc")
    (folder / "_metadata.parquet").write_bytes(b"no rows")
    seen = preview(folder)
    assert seen.first == (("f", "20"), ("f", "21"), ("m", "22"))
    assert (seen.headers, seen.n_rows, seen.problems) == (("sex", "age"), 3, ())
    assert codes(folder, (SEX,)) == [[0, 0, 1]]


def test_one_file_and_several_give_the_same_profile(tmp_path):
    whole = written(tmp_path / "whole", one=PEOPLE)
    halves = [{name: cells[at : at + 6] for name, cells in PEOPLE.items()} for at in (0, 6)]
    parts = written(tmp_path / "parts", a=halves[0], b=halves[1])
    assert reading(whole).profile() == reading(parts).profile() == reading(whole / "one.parquet").profile()


def test_columns_in_another_order_and_numbers_of_another_width_agree(tmp_path):
    folder = written(
        tmp_path / "people",
        a={"sex": ["f"], "age": pa.array([34], pa.int32()), "note": pa.nulls(1)},
        b={"note": ["x"], "age": pa.array([35.0, None]).slice(0, 1), "sex": pa.array(["m"]).dictionary_encode()},
    )
    assert preview(folder).first == (("f", "34", ""), ("m", "35", "x"))


@pytest.mark.parametrize(
    ("second", "words"),
    [
        ({"sex": ["f"]}, "“b.parquet” has no column “age”, which “a.parquet” has"),
        ({"sex": ["f"], "age": [1], "town": ["York"]}, "“a.parquet” has no column “town”, which “b.parquet” has"),
        ({"sex": ["f"], "age": ["34"]}, "column “age” holds texts in “b.parquet”, and numbers in the files before"),
        ({"sex": ["f"], "age": [date(2024, 1, 1)]}, "column “age” holds dates in “b.parquet”"),
        ({"sex": ["f"], "age": [[1, 2]]}, "column “age” holds list<.*> in “b.parquet”"),
    ],
)
def test_columns_that_do_not_agree_are_refused_by_name(tmp_path, second, words):
    with pytest.raises(RefusedContentError, match=words):
        preview(written(tmp_path / "people", a=PEOPLE, b=second))


def test_a_folder_of_folders_is_refused_with_the_name_of_one(tmp_path):
    (tmp_path / "years").mkdir()
    written(tmp_path / "years" / "2024", a=PEOPLE)
    with pytest.raises(RefusedContentError, match="folder “2024” within it"):
        preview(tmp_path / "years")


@pytest.mark.parametrize("others", [["2024"], ["wave=2023", "year=2024"], ["year=2023", "old"]])
def test_so_are_folders_that_are_not_parted_by_one_name(tmp_path, others):
    for name in others:
        (tmp_path / "a").mkdir(exist_ok=True)
        written(tmp_path / "a" / name, a=PEOPLE)
    with pytest.raises(RefusedContentError, match="within it holds parquet files"):
        preview(tmp_path / "a")


def test_files_beside_such_folders_are_refused(tmp_path):
    written(tmp_path / "a", a=PEOPLE)
    written(tmp_path / "a" / "year=2024", a=PEOPLE)
    with pytest.raises(RefusedContentError, match="folder “year=2024” within it"):
        preview(tmp_path / "a")


def test_folders_called_by_a_value_are_a_column(tmp_path):
    for year, part in (("2022", {"sex": ["f"], "age": [30]}), ("2023", {"age": [40, 41], "sex": ["m", "f"]})):
        (tmp_path / "a").mkdir(exist_ok=True)
        written(tmp_path / "a" / f"wave={year}", x=part)
    (tmp_path / "a" / "_SUCCESS").touch()
    seen = preview(tmp_path / "a")
    assert (seen.headers, seen.n_rows, seen.problems) == (("sex", "age", "wave"), 3, ())
    assert seen.first == (("f", "30", "2022"), ("m", "40", "2023"), ("f", "41", "2023"))
    assert codes(tmp_path / "a", (SEX,)) == [[0, 1, 0]]
    waves = Attribute("wave", Kind.CATEGORIES, ("2022", "2023"))
    assert codes(tmp_path / "a", (waves,)) == [[0, 1, 1]]


def test_so_are_folders_within_them_and_their_blanks(tmp_path):
    for town, year in (("S%C3%A3o Paulo", "07"), ("York", "__HIVE_DEFAULT_PARTITION__")):
        (tmp_path / "a" / f"town={town}").mkdir(parents=True)
        written(tmp_path / "a" / f"town={town}" / f"week={year}", x={"sex": ["f"], "tags": [["x"]]})
    assert {*preview(tmp_path / "a").first[0]} == {"f", "São Paulo", "07"}
    assert {*preview(tmp_path / "a").first[1]} == {"f", "York", ""}


def test_the_state_of_such_a_folder_is_that_of_its_files(tmp_path):
    (tmp_path / "a").mkdir()
    written(tmp_path / "a" / "year=2023", x=PEOPLE)
    before = file_state(tmp_path / "a")
    written(tmp_path / "a" / "year=2024", x=PEOPLE)
    assert file_state(tmp_path / "a") != before


def test_a_folder_without_such_files_is_refused(tmp_path):
    (tmp_path / "rows.csv").write_text("a,b\n1,2\n")
    with pytest.raises(FolderError, match="holds no parquet files"):
        preview(tmp_path)


def test_what_is_left_out_is_said(tmp_path):
    folder = written(tmp_path / "people", a={**PEOPLE, "tags": [["x"]] * 12})
    (folder / "notes.txt").write_text("see the wiki")
    said = " ".join(preview(folder).problems)
    assert "Column “tags” is left out" in said
    assert "not read: “notes.txt”" in said


def test_a_damaged_file_is_named(tmp_path):
    folder = written(tmp_path / "people", a=PEOPLE)
    (folder / "b.parquet").write_bytes((folder / "a.parquet").read_bytes()[:-20])
    with pytest.raises(DamagedDataFileError, match=r"b\.parquet"):
        preview(folder)


def test_a_cell_without_a_label_is_named_by_its_row(tmp_path):
    folder = written(tmp_path / "people", a=PEOPLE, b={"sex": ["x"], "age": [1]})
    with pytest.raises(UnknownCategoryError) as caught:
        codes(folder, (SEX,))
    assert caught.value.row == 14


def test_any_change_of_a_part_changes_the_state_and_notes_beside_change_nothing(tmp_path):
    folder = written(tmp_path / "people", a=PEOPLE, b=PEOPLE)
    before = file_state(folder)
    (folder / "ledger.sqlite").write_bytes(b"x")
    assert file_state(folder) == before
    (folder / "b.parquet").rename(folder / "c.parquet")
    renamed = file_state(folder)
    written(folder, c={"sex": ["f"], "age": [1]})
    assert len({before, renamed, file_state(folder)}) == 3


def test_the_fingerprint_is_of_all_parts(tmp_path):
    folder, key = written(tmp_path / "people", a=PEOPLE, b=PEOPLE), b"k" * 32
    source = RowSource(folder, ReadingLayout(), (SEX,), ProtectedUnit())
    one = source.fingerprint(source.read(None, key), key)
    assert one.file == file_print([folder / "a.parquet", folder / "b.parquet"], key)
