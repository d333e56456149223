"""Texts of ISO encodings are not taken for those of Microsoft, nor the other way round; doubts are asked about."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview

WORDS = {
    "cs": ("muž", "žena", "Šumperk", "Žďár", "Kroměříž", "Plzeň", "Košice"),
    "sk": ("muž", "žena", "Košice", "Poľsko", "Ľubica", "Štúrovo", "Piešťany"),
    "hr": ("muž", "žena", "Šibenik", "Đakovo", "Čakovec", "Požega"),
    "pl": ("mężczyzna", "Łódź", "Kraśnik", "Śląsk", "Żary", "wąż", "Źródła"),
    "hu": ("férfi", "nő", "Győr", "Szűcs", "Őr"),
    "el": ("Άνδρας", "Γυναίκα", "Άρτα", "Αθήνα", "Έβρος"),
    "ru": ("мужчина", "женщина", "Москва", "Тверь", "Ярославль"),
}
ENCODINGS = {
    **dict.fromkeys(("cs", "sk", "hr", "pl", "hu"), ("windows-1250", "iso-8859-2", "utf-8")),
    "el": ("windows-1253", "iso-8859-7", "cp737", "utf-8"),
    "ru": ("windows-1251", "iso-8859-5", "cp866"),
}


def seen(path, words, encoding):
    rows = "".join(f"{words[n % len(words)]};{20 + n}\n" for n in range(60))
    path.write_bytes(f"name;age\n{rows}".encode(encoding))
    return preview(path)


@pytest.mark.parametrize(
    ("language", "encoding"), [(language, each) for language, names in ENCODINGS.items() for each in names]
)
def test_all_letters_are_those_that_were_written(tmp_path, language, encoding):
    words = WORDS[language]
    found = seen(tmp_path / "a.csv", words, encoding)
    assert {row[0] for row in found.first} == {*words}
    assert not found.questions


@pytest.mark.parametrize("encoding", ["windows-1250", "iso-8859-2"])
def test_one_word_that_both_read_is_asked_about(tmp_path, encoding):
    found = seen(tmp_path / "a.csv", ("Požega" if encoding == "iso-8859-2" else "Poľsko", "Brno"), encoding)
    (question,) = found.questions
    assert question.key == "encoding"
    offered = {dict(answer.settings)["encoding"] for answer in question.answers}
    assert {"windows-1250", "iso-8859-2"} <= offered


def test_a_letter_amid_those_that_two_encodings_share_is_asked_about(tmp_path):
    path = tmp_path / "a.csv"
    path.write_bytes(("Č.;sex;town\n" + "1;nuž;Mošovce\n2;žiak;Prešporok\n" * 20).encode("windows-1250"))
    found = preview(path)
    assert [question.key for question in found.questions] == ["encoding"]


def test_letters_that_were_utf_8_before_are_told(tmp_path):
    words = [word.encode().decode("windows-1252") for word in ("München", "Köln", "Straße")]
    assert any("Letters look wrong" in text for text in seen(tmp_path / "a.csv", words, "utf-8").problems)
