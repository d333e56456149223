"""Encodings are told by where letters and marks stand: a table may have a single word beyond ASCII."""

from __future__ import annotations

import codecs
import io
import os
import subprocess
import sys
from itertools import product

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import UndecodableRowError
from core.sources.formats.delimited.delimited_text import Delimited
from core.sources.formats.delimited.encoding import BLOCK, encoding_of, has_unseen
from core.sources.source import Chunk
from tests.core.sources.written_files import reading
from tests.house.project_files import ROOT

WINDOWS = (
    "Don’t know",
    "£10–20",
    "„ja“;weiß nicht",
    "Transport\nà pied",
    "Âge\n18 à 24 ans",
    "“ok”",
    "“Yes”;‘no’;Disagree…",
    "tout à fait d’accord;déçu;plutôt",
    "5 – 9",
    "I’m fine;naïve;co–op",
    "read–write",
    "10 €;10 µg;37 °C;N°",
    "Città;Forlì;sì;è così",
    "São Paulo;região;ações",
    "años;¿qué?;corazón",
    "Sør-Trøndelag;Tromsø;rød;høyere",
    "miljøet;às vezes;¡mañana!;cœur",
    "« oui »;L’Île;Noël;août;dû",
)
OTHERS = (
    (
        "mac-roman",
        ("“18–29”", "Zürich", "Genève;Zürich", "Größe;Straße", "été", "España", "Don’t know", "tout à fait d’accord"),
    ),
    ("cp850", ("Köln;München", "Größe", "Genève", "Réponse", "España", "København")),
    (
        "cp1250",
        (
            "Łódź;Gdańsk",
            "Gdańsk",
            "średnie",
            "kobieta;mężczyzna",
            "człowiek",
            "być",
            "odpowiedź",
            "zł;18–24",
            "Płeć;Wiek",
        ),
    ),
    ("cp1250", ("Věk;Pohlaví\n" + "muž\nžena\n" * 99, "tři;čtyři;pět", "dům", "Nő;Férfi", "Črna;več;ženska")),
    ("cp1251", ("Пол", "Да;нет", "в лесу", "мужской;женский")),
    ("cp1253", ("Φύλο;Άνδρας;Γυναίκα",)),
    ("cp1254", ("Yaş;Şehir", "Kadın;Erkek")),
    ("cp932", ("東京;大阪",)),
)


def read_as(raw):
    return raw.decode(encoding_of(lambda: io.BytesIO(raw)))


@pytest.mark.parametrize(
    ("encoding", "words"),
    [*(("cp1252", words) for words in WINDOWS), *((name, words) for name, texts in OTHERS for words in texts)],
)
def test_a_few_words_tell_the_encoding(encoding, words):
    text = "answer;n\n" + f"{words}\nyes;3\n" * 20
    assert read_as(text.encode(encoding)) == text


@pytest.mark.parametrize(
    "raw", [b"The Upshot\xcafound that\xcadiffers", b"one state\xcds race;don\xcdt know", b"Trump\xd5s;don\xd5t"]
)
def test_a_mark_within_latin_words_is_no_japanese(raw):
    found = read_as(b"question;n\n" + raw + b";3\n")
    assert not any("\uff66" <= letter <= "\uff9f" for letter in found)


def test_katakana_of_half_width_beside_latin_words_are_japanese():
    text = "設問;n\nｱﾝｹｰﾄA;3\nPCﾊﾟｿｺﾝ;4\n" * 5
    assert read_as(text.encode("cp932")) == text


def test_a_text_in_utf_8_with_one_byte_of_another_is_refused_with_its_row(tmp_path):
    rows = ["17,Zürich\n".encode()] * 300
    rows[250] = "17,Zürich\n".encode("cp1252")
    path = tmp_path / "a.csv"
    path.write_bytes(b"age,city\n" + b"".join(rows))
    with pytest.raises(UndecodableRowError, match=r"row 252: .* or correct that row") as caught:
        reading(path).preview()
    assert caught.value.encoding == "utf-8"


def test_an_encoding_does_not_depend_on_the_order_of_a_set():
    told = "from core.sources.formats.delimited.western_letters import placed_share as f; print(f('a;×;b;3;c;Bonn'))"
    run = [sys.executable, "-c", told]
    shares = {
        subprocess.run(
            run, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": str(seed)}, check=True, capture_output=True
        ).stdout
        for seed in range(6)
    }
    assert len(shares) == 1


@pytest.mark.parametrize("odd", [b"\0", b"\x07", b"\x1a", b"\x1b", b"\x1f", b"\x7f", codecs.BOM_UTF8, b"\xc3\xb6", b""])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("quote", [b"", b'"'])
def test_skimming_tells_of_a_character_that_nobody_sees_as_a_look_at_all_bytes_does(tmp_path, odd, end, quote):
    path = tmp_path / "a.csv"
    line = quote + (quote + b"," + quote).join((b"1234", b"some town", b"56")) + quote + end
    header = line.replace(b"1234", b"id").replace(b"56", b"age")
    n = BLOCK // len(line)  # lines of the first block, or one more
    lines = [header, *[line] * (3 * n)]
    for place, at in product((1, n - 1, n, n + 1, 2 * n, 3 * n), (len(quote), 9, len(line) - len(quote + end))):
        changed = [*lines[:place], line[:at] + odd + line[at:], *lines[place + 1 :]]
        path.write_bytes(b"".join(changed))
        source = Delimited(str(path), ReadingLayout(header_row=1))
        assert sum(len(part.rows) if isinstance(part, Chunk) else part.n for part in source.skimmed(3, 2, ()))
        found = source.has_unseen()
        assert found == has_unseen(lambda: path.open("rb"), str(source.layout.encoding), ",")
        if odd in (b"\x07", b"\x1b", b"\x1f"):
            assert found


@pytest.mark.parametrize("odd", [b"\0", b"\x1a", b"\x07", b"\n" + codecs.BOM_UTF8])
@pytest.mark.parametrize("place", range(BLOCK - 5, BLOCK + 3))
@pytest.mark.parametrize("delimiter", [",", "\x1f"])
def test_a_character_that_nobody_sees_is_told_at_the_edge_of_two_blocks(tmp_path, odd, place, delimiter):
    path, line = tmp_path / "a.csv", delimiter.join(("1234", "some", "56")).encode() + b"\n"
    text = line * (2 * BLOCK // len(line))
    path.write_bytes(text[:place] + odd + text[place:])
    source = Delimited(str(path), ReadingLayout(header_row=1, delimiter=delimiter))
    assert source.has_unseen()
    for _ in source.skimmed(3, 2, ()):
        pass
    assert source.has_unseen()


@pytest.mark.parametrize("end", [b"\x1a", b"\0" * 3, b"\r\n\x1a", b"\n\0\0", b"\x1a\r\n"])
def test_a_text_may_end_as_programs_of_dos_end_it(tmp_path, end):
    path, line = tmp_path / "a.csv", b"1234,some,56\n"
    for n in (3, 2 * BLOCK // len(line)):
        path.write_bytes(line * n + end)
        assert not Delimited(str(path), ReadingLayout(header_row=1)).has_unseen()
