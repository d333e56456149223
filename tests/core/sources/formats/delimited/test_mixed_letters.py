"""Rows of UTF-8 within a text of another encoding are told; tidy texts of any encoding have none."""

from __future__ import annotations

import io

import pytest

from core.sources.asking.preview import preview
from core.sources.formats.delimited.mixed_letters import is_wrong, odd_row

HEADER = b"id;town\n"
WESTERN = [f"{n};{('Köln', 'Süd', 'Müller')[n % 3]}\n" for n in range(60)]


@pytest.mark.parametrize(
    ("encodings", "n_first"),
    [(("utf-8", "latin-1"), 12), (("utf-8", "latin-1"), 30), (("cp1252", "utf-8"), 12), (("cp1252", "utf-8"), 58)],
)
def test_two_encodings_in_one_file_are_told(tmp_path, encodings, n_first):
    path, (one, other) = tmp_path / "a.csv", encodings
    path.write_bytes(HEADER + "".join(WESTERN[:n_first]).encode(one) + "".join(WESTERN[n_first:]).encode(other))
    assert any("Letters look wrong" in text for text in preview(path).problems)


@pytest.mark.parametrize(("text", "is_such"), [("Desirﾌｩe", True), ("iPhoneｹｰｽ", False), ("ﾊﾟｿｺﾝPC", False)])
def test_katakana_within_a_latin_word_is_wrong(text, is_such):
    assert is_wrong(text, "cp932") == is_such


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("iso-8859-2", "Łódź RÓŻA GÓŁKA Gżegżółka ŚWIĘTA źdźbło"),
        ("windows-1250", "ORĂŞENI Păşune Příliš žluťoučký kůň ĎÁBELSKÉ árvíztűrő tükörfúrógép ŐRÜLT"),
        ("iso-8859-2", "ORĂŞENI ÎNVĂŢĂTOR Kĺč VĹČA"),
        ("windows-1252", "Müller ÄÖÜ Ångström São João Œuvre L’été „Ä“"),
        ("windows-1251", "Єва Дія ГІРКА Ґанок"),
        ("cp874", "รก ลาก"),
        ("windows-1257", "Ąžuolas Šiauliai Ķekava ĀBELE"),
    ],
)
def test_no_tidy_text_has_rows_of_another_encoding(encoding, words):
    for word in words.split():
        content = f"id;word\n1;{word}\n".encode(encoding)
        assert odd_row((), lambda content=content: io.BytesIO(content), encoding) == 0


@pytest.mark.parametrize("town", ["München", "Fürth à côté"])
def test_rows_of_utf_8_do_not_change_how_the_others_are_read(tmp_path, town):
    path = tmp_path / "a.csv"
    path.write_bytes("no;Straße\n1;München\n2;Köln\n".encode() + f"3;{town}\n4;Ähre\n".encode("cp1252"))
    seen = preview(path)
    assert town in {row[1] for row in seen.first}
    assert any("Letters look wrong" in text for text in seen.problems)
