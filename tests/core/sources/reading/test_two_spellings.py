"""Identifiers in two spellings are asked about, as who has both would count twice; codes that marks tell apart, not."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.reading.names_of_persons import NAMES
from tests.core.sources.written_files import write

N = 120


def asked(path, headers, rows):
    write(path, [headers, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "Write each in one way" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def rows_of(keys):
    """Return rows with one of these each, and with what does not tell the persons apart."""
    draw = random.Random(3)
    return [[key, draw.choice("fm"), draw.choice("abc")] for key in keys]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_told_and_no_value(tmp_path, suffix):
    keys = [f"MRN{1000 + n}" for n in range(N)]
    said = asked(tmp_path / f"a.{suffix}", ["MRN", "sex", "dept"], rows_of([*keys, "mrn-1004", "MRN 1007"]))
    assert "Column A (“MRN”): 2 rows have the identifier of another row" in said
    assert "rows 122, 123." in said
    assert "1004" not in said


@pytest.mark.parametrize(
    ("header", "first", "again"),
    [
        ("MRN", "MRN{}", "MRN-{}"),
        ("MRN", "MRN{}", "mrn{}"),
        ("email", "Anna{}@mail.org", "anna{}@MAIL.org"),
        ("E-mail address", "a.b{}@mail.org", "A.B{}@mail.org"),
        ("patient_id", "00{}", "{}"),
        ("patient_id", "{}", "{}.0"),
        ("Personnummer", "19780911-{}", "19780911{}"),
        ("AHV-Nr.", "756.{}.1234.97", "756{}123497"),
        ("participant", "P-{}", "P{}"),
        ("Student No", "S/{}/17", "S-{}-17"),
        ("x", "KL{}", "kl {}"),
    ],
)
@pytest.mark.parametrize("n_again", [3, 60])
def test_case_blanks_marks_and_zeros_are_no_difference(tmp_path, header, first, again, n_again):
    keys = [first.format(1000 + n) for n in range(N)] + [again.format(1000 + 2 * n) for n in range(n_again)]
    assert f"{n_again} rows have" in asked(tmp_path / "a.csv", ["sex", header, "age"], [["f", key, 40] for key in keys])


@pytest.mark.parametrize("again", ["{1},{0}", "{1:U}, {0}", "{1} ,  {0}"])
def test_names_written_in_two_ways_are_asked_about_unless_a_number_tells(tmp_path, again):
    parts = [name.split() for name in NAMES]
    written = again.replace(":U", "")
    named = [f"{last}, {first}" for first, last in parts]
    others = [written.format(first, last.upper() if ":U" in again else last) for first, last in parts[:30]]
    rows = rows_of(named + others)
    assert "30 rows have" in asked(tmp_path / "a.csv", ["Name", "sex", "course"], rows)
    numbered = [[1000 + n * 7, *row] for n, row in enumerate(rows)]
    assert asked(tmp_path / "b.csv", ["Personalnummer", "Name", "sex", "course"], numbered) == ""


def test_one_row_is_told(tmp_path):
    keys = [f"K{1000 + n}" for n in range(N)]
    assert "row 122 has the identifier" in asked(
        tmp_path / "a.csv", ["patient id", "sex", "x"], rows_of([*keys, "k1004"])
    )


OTHERS = {
    "site and number": ("patient id", [f"{site}.{n}" for site in range(1, 12) for n in range(1, 12)]),
    "site and number beside numbers": (
        "participant",
        [f"{n}" for n in range(1, 60)] + [f"1.{n}" for n in range(1, 40)],
    ),
    "short codes in both forms": ("id", [f"A-{n}" for n in range(1, 60)] + [f"A{n}" for n in range(40, 99)]),
    "case of chance": (
        "user id",
        [f"{a}{n}{b}x" for a in "aBcD" for b in "AbCd" for n in range(10)] + ["A1ax", "b2Ax"],
    ),
    "the same again": ("patient id", [f"P{1000 + n % 40}" for n in range(N)]),
    "all different": ("patient id", [f"P-{1000 + n}" for n in range(N)]),
    "kinds": ("customer", ["Retail", "retail", "Whole sale", "Wholesale", "new"] * 24),
    "towns": ("town", [f"{a} {b}" for a in NAMES[:10] for b in "abcdefg"] + ["anna wolf a"]),
    "days": ("x", [f"2024-0{1 + n % 9}-{10 + n % 17}" for n in range(N)]),
    "amounts": ("kg", [f"{50 + n / 10}" for n in range(N)] + ["501", "50.1"]),
    "remarks": ("remark", [f"{n} of them, said {'abc'[n % 3]}" for n in range(N)] + ["None", "none", "no-ne"]),
    "surnames": ("Nachname", [f"{name[1:4]}er" for name in NAMES] + ["NAer", "naer"]),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_others_are_no_question(tmp_path, kind):
    header, keys = OTHERS[kind]
    assert asked(tmp_path / "a.csv", [header, "sex", "x"], rows_of(keys)) == ""


@pytest.mark.parametrize("header", ["No", "Member", "x"])
def test_persons_with_several_rows_are_asked_about_whatever_their_column_is_called(tmp_path, header):
    keys = [f"{'mM'[n % 5 == 2]}{1000 + n * n % 47}" for n in range(150)]
    assert "rows have the identifier of another row" in asked(tmp_path / "a.csv", [header, "sex", "x"], rows_of(keys))
    assert not asked(tmp_path / "b.csv", [header, "sex", "x"], rows_of([key.upper() for key in keys]))
    assert not asked(tmp_path / "c.csv", [header, "sex", "x"], rows_of([f"{'rR'[n % 2]}{n % 30}" for n in range(N)]))
