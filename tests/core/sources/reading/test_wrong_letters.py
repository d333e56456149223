"""Categories with letters that look wrong are asked about; other alphabets and marks, and free texts, are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from core.sources.formats.delimited.mixed_letters import is_wrong
from tests.core.sources.written_files import write

TOWNS = ["Köln", "Düren", "Bonn", "Jülich"]
MACINTOSH = ["kšnnen", "kšnnte", "kšrperlich", "kšstlich", "kšlnisch"]
TWICE = [town.encode().decode("cp1252") for town in TOWNS]


def asks(path):
    seen = preview(path)
    said = any("has letters that look wrong" in text for text in seen.problems)
    assert said == ("as_written" in seen.layout.unanswered)
    return said


def table(towns):
    return [["id", "town", "age"], *([n, towns[n % len(towns)], 20 + n * n % 41] for n in range(60))]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("towns", [TWICE, [*TOWNS, *TWICE[:1]], ["K\ufffdln", "Bonn"]])
def test_categories_with_wrong_letters_are_asked_about(tmp_path, suffix, towns):
    path = tmp_path / f"a.{suffix}"
    write(path, table(towns))
    assert asks(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    "towns", [["K?ln", "M?nchen", "Bonn"], ["K?ln", "Köln", "Bonn"], ["GR??NAU", "GRÜßNAU"], ["W?rzburg", "Bonn"]]
)
def test_so_are_question_marks_in_place_of_letters(tmp_path, suffix, towns):
    path = tmp_path / f"a.{suffix}"
    write(path, table(towns))
    assert asks(path)


@pytest.mark.parametrize(
    "texts",
    [
        ["yes?no", "yes", "no"],
        ["What?", "Who? Me?", "?", "??"],
        ["a?b", "c?d"],
        ["example.org/index?page", "example.org/other?page"],
        ["m?", "?nothing", "male", "female"],
    ],
)
def test_other_question_marks_are_not(tmp_path, texts):
    path = tmp_path / "a.csv"
    write(path, table(texts))
    assert not asks(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "texts",
    [
        ["aukštasis", "vidurinis", "pagrindinis"],
        ["mokšlas", "paukštis", "vyšnia", "minkštas"],
        ["opština", "grad", "saopštenje"],
        ["źdźbło", "łąka", "żółć"],
        ["mężczyźni", "kobiety", "bezrobotni mężczyźni"],
        ["Lotyšsko", "Česko", "všude"],
    ],
)
def test_words_of_other_languages_are_not(tmp_path, suffix, texts):
    path = tmp_path / f"a.{suffix}"
    write(path, table(texts))
    assert not asks(path)


@pytest.mark.parametrize(
    "text", ["Kšln", "Mšller", "Gšttingen", "mšglich", "fźr", "Mźnchen", "gekźndigt", "spźrbar", "Kźche", *MACINTOSH]
)
def test_letters_of_a_macintosh_are_wrong(text):
    assert is_wrong(text, "utf-8")


@pytest.mark.parametrize(("one", "other"), [("utf-8", "cp1252"), ("cp1252", "utf-8"), ("cp1250", "utf-8")])
def test_so_are_two_encodings_in_one_file(tmp_path, one, other):
    lines = [f"{n};{TOWNS[n % 4]};{20 + n}\n" for n in range(60)]
    path = tmp_path / "a.csv"
    path.write_bytes(b"id;town;age\n" + "".join(lines[:50]).encode(one) + "".join(lines[50:]).encode(other))
    assert asks(path)


@pytest.mark.parametrize("encoding", ["shift_jis_2004", "johab", "cp037"])
def test_bytes_of_an_encoding_without_a_byte_a_letter_are_not_looked_at(encoding):
    assert not is_wrong("大阪市", encoding)


@pytest.mark.parametrize(
    "towns",
    [
        TOWNS,
        ["○", "×", "△"],
        ["Łódź", "Żywiec", "Gdańsk"],
        ["São João", "Évora", "MANHÃ"],
        ["Москва", "Київ"],
        ["東京", "京都"],
        ["L’Aquila", "Forlì", "10 €"],
    ],
)
def test_other_alphabets_and_marks_are_not(tmp_path, towns):
    path = tmp_path / "a.csv"
    write(path, table(towns))
    assert not asks(path)


def test_texts_that_hardly_recur_are_no_categories(tmp_path):
    path = tmp_path / "a.csv"
    write(path, table([f"{TWICE[n % 4]} {n}" for n in range(50)]))
    assert not asks(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("encoding", ["utf-8", "cp932"])
def test_circles_and_triangles_of_japanese_answers_are_no_wrong_letters(tmp_path, suffix, encoding):
    rows = [["番号", "参加"], *([f"S{n:03}", "○×△◎"[n % 4]] for n in range(40))]
    path = tmp_path / f"a.{suffix}"
    if suffix == "xlsx":
        write(path, rows)
    else:
        path.write_bytes("".join(f"{one},{other}\n" for one, other in rows).encode(encoding))
    assert not any("etters" in text for text in preview(path).problems)


@pytest.mark.parametrize("towns", [["K&ouml;ln", "Bonn"], ["K&#246;ln", "Bonn", "D&uuml;ren"]])
def test_letters_as_pages_of_the_web_write_them_are_asked_about(tmp_path, towns):
    write(tmp_path / "a.csv", table(towns))
    assert asks(tmp_path / "a.csv")


@pytest.mark.parametrize("towns", [["R&D; sales", "Bonn"], ["A & B", "C; D"], ["AT&T", "Smith & Sons;"]])
def test_an_ampersand_is_not(tmp_path, towns):
    write(tmp_path / "a.csv", table(towns))
    assert not asks(tmp_path / "a.csv")


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "towns",
    [
        ["M%C3%BCnchen", "K%c3%b6ln", "Bonn"],
        ["New%20York", "Bonn"],
        ["M\\u00fcnchen", "Bonn", "K\\u00F6ln"],
        ["=?utf-8?Q?M=C3=BCnchen?=", "Bonn"],
        ["=?iso-8859-1?B?S/ZsbiA=?=", "Bonn"],
        ["M=C3=BCnchen", "Bonn"],
    ],
)
def test_letters_that_a_program_has_escaped_are_asked_about(tmp_path, suffix, towns):
    path = tmp_path / f"a.{suffix}"
    write(path, table(towns))
    assert asks(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "texts",
    [
        ["45%", "50 %", "100%"],
        ["growth 20%", "growth 30%", "0%-20%"],
        ["https://example.org/M%C3%BCnchen", "www.example.org/a%20b"],
        ["C:\\users\\uadd1", "C:\\temp"],
        ["a = C3", "b=C", "x=c2"],
        ["System", "object", "[a]", "System.out is a name"],
        ["a\\b", "\\u", "\\upper"],
    ],
)
def test_other_texts_with_such_marks_are_not(tmp_path, suffix, texts):
    path = tmp_path / f"a.{suffix}"
    write(path, table(texts))
    assert preview(path).problems == ()


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "texts", [["[object Object]", "a", "b"], ["a", "System.String[]"], ["<core.Town object at 0x7f1c2a>", "Bonn"]]
)
def test_what_stands_in_place_of_a_value_is_asked_about(tmp_path, suffix, texts):
    path = tmp_path / f"a.{suffix}"
    write(path, table(texts))
    seen = preview(path)
    assert "in place of what it held" in " ".join(seen.problems)
    assert "as_written" in seen.layout.unanswered


LOST = ["#Deleted", "#Error", "Loading...", "Loading…", "[object Object]", "Invalid Date", "Invalid date", "********"]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("text", LOST)
@pytest.mark.parametrize("values", [["low", "high"], ["2024-03-05", "2024-04-17"]])
def test_so_is_what_programs_show_for_it(tmp_path, suffix, text, values):
    path = tmp_path / f"a.{suffix}"
    write(path, table([*values, text]))
    seen = preview(path)
    assert any(f"has “{text}”, which a program wrote in place" in said for said in seen.problems)
    assert "as_written" in seen.layout.unanswered


@pytest.mark.parametrize(
    "texts",
    [
        ["*", "**", "***", "****", "******"],
        ["Valid", "Invalid date", "Invalid name"],
        ["Missing date", "Invalid date", "OK"],
        ["Loading", "Unloading", "Driving"],
        ["Deleted", "Error", "OK"],
        ["****", "A", "B"],
    ],
)
def test_stars_and_what_a_check_found_are_answers(tmp_path, texts):
    path = tmp_path / "a.csv"
    write(path, table(texts))
    seen = preview(path)
    assert not any("in place of what it held" in said for said in seen.problems)
