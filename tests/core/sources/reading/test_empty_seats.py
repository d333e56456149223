"""Seats, posts and beds that nobody has are asked about, and nobody is asked whether VACANT has several rows."""

from __future__ import annotations

import pytest

from core.data.recurring_columns import recurring_columns
from core.data.vacant_words import is_vacant, may_be_vacant
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from tests.core.sources.reading.names_of_persons import NAMES
from tests.core.sources.written_files import write

PLACES = range(3, 60, 6)


def written(path, word, header="Name", *, blank=True):
    rows = [[f"POS{n:04}", name, "fm"[n % 2], 20 + n * 7 % 41, "abc"[n % 3]] for n, name in enumerate(NAMES[:70])]
    for place in PLACES:
        rows[place][1] = word
        rows[place][2:4] = [None, None] if blank else rows[place][2:4]
    write(path, [["Pos", header, "sex", "age", "dept"], *rows])
    return path


def asked(path):
    seen = preview(path)
    said = [text for text in seen.problems if "in place of a name" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_told_and_are_no_person_with_several(tmp_path, suffix):
    file = written(tmp_path / f"a.{suffix}", "VACANT", "Employee")
    assert "10 rows seem to have no person, as they hold “VACANT” in place of a name: rows 5, 11, 17," in asked(file)
    assert recurring_columns(profile(file, preview(file).readable)) == ()


@pytest.mark.parametrize(
    ("header", "word"),
    [
        *(
            ("Stelleninhaber", "unbesetzt"),
            ("Bewohner", "--- leer ---"),
            ("Name", "Vacant position"),
            ("Nombre", "vacante"),
        ),
        *(
            ("Name", "(vacancy)"),
            ("Mitarbeiter", "N.N."),
            ("Resident", "Empty"),
            ("Bewohnerin", "frei"),
            ("Nom", "poste vacant"),
        ),
        *(("Naam", "vacature"), ("Name", "to be hired"), ("Nome", "vago"), ("Nazwisko", "wakat")),
    ],
)
def test_words_of_many_languages_are_known(tmp_path, header, word):
    file = written(tmp_path / "a.csv", word, header)
    assert "10 rows seem to have no person" in asked(file)
    assert recurring_columns(profile(file, preview(file).readable)) == ()


def test_what_may_be_a_name_is_told_where_the_rest_is_blank(tmp_path):
    assert asked(written(tmp_path / "a.csv", "Frei", blank=False)) == ""
    assert "in place of a name" in asked(written(tmp_path / "b.csv", "Vacant", blank=False))


def test_one_row_is_told_and_names_are_not(tmp_path):
    rows = [[name, "fm"[n % 2]] for n, name in enumerate(NAMES[:60])]
    write(tmp_path / "a.csv", [["Name", "sex"], *rows[:20], ["unbesetzt", ""], *rows[20:]])
    assert "Row 22 seems to have no person, as it holds “unbesetzt”" in asked(tmp_path / "a.csv")
    for names in ((*NAMES[:30], "Anna Frei", "Peter Leer", "Open Sesame"), NAMES):
        write(tmp_path / "b.csv", [["Name", "sex"], *([name, "fm"[n % 2]] for n, name in enumerate(names))])
        assert asked(tmp_path / "b.csv") == ""


@pytest.mark.parametrize(
    "text", ["Vacant", "vacant - to be filled", "Stelle unbesetzt", "N.N.", "nicht besetzt", "空床"]
)
def test_words_that_no_person_is_called_by(text):
    assert is_vacant(text)


@pytest.mark.parametrize(
    "text", ["Anna Vacant", "vacation", "leer", "Bett 3", "Position", "Libera Rossi", "n", "", "12"]
)
def test_what_is_no_such_word(text):
    assert not is_vacant(text)
    assert may_be_vacant(text) == (text == "leer")


def test_who_is_twice_is_asked_about_beside_empty_seats(tmp_path):
    rows = [[name, "fm"[n % 2]] for n, name in enumerate([*NAMES[:60], NAMES[0], *["VACANT"] * 3])]
    write(tmp_path / "a.csv", [["Employee", "sex"], *rows])
    assert recurring_columns(profile(tmp_path / "a.csv", preview(tmp_path / "a.csv").readable)) == ("Employee",)


def test_somebody_called_so_who_left_one_cell_blank_is_a_person(tmp_path):
    file = written(tmp_path / "a.csv", NAMES[0], blank=False)
    rows = [line.split(",") for line in file.read_text().splitlines()]
    rows[7][1:3] = ["Frei", ""]
    file.write_text("".join(f"{','.join(row)}\n" for row in rows))
    assert asked(file) == ""
