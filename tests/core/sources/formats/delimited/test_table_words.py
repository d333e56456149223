"""Whole words tell the encoding of tables that have few: the same bytes are letters of several scripts."""

from __future__ import annotations

import io
import random
from functools import partial

import pytest

from core.sources.formats.delimited.encoding import doubtful_readings, encoding_of

CYRILLIC = ("windows-1251", "koi8-r", "cp866", "iso-8859-5", "mac-cyrillic")
TABLES = (
    *((name, "СНИЛС;Дата;Сумма;Пол", ("4 152,48 руб.;ж", "2 609,26 руб.;м")) for name in CYRILLIC),
    *((name, "№;Дата;Пол", ("муж", "жен")) for name in ("windows-1251", "cp866", "mac-cyrillic")),
    *((name, "id;sex;city", ("Москва", "Тула")) for name in CYRILLIC),
    *((name, "Возраст;Статус", ("высшее", "среднее", "начальное")) for name in CYRILLIC),
    *((name, "Місто;Стать", ("Київ", "Львів")) for name in ("windows-1251", "koi8-u")),
    *((name, "id;Φύλο;Πόλη", ("Αθήνα", "Βόλος")) for name in ("windows-1253", "iso-8859-7", "cp737")),
    *((name, "sıra;cinsiyet;il", ("İstanbul", "Muğla", "Şırnak")) for name in ("windows-1254", "cp857")),
    *((name, "Nr;Größe", ("weiß nicht", "ja")) for name in ("windows-1252", "cp850", "mac-roman")),
    *((name, "č.;město", ("Plzeň", "Jičín")) for name in ("windows-1250", "iso-8859-2", "cp852")),
    *((name, "رقم;جنس;مدينة", ("القاهرة", "حلب")) for name in ("windows-1256", "iso-8859-6")),
    *((name, "番号;性別;都市", ("東京", "大阪")) for name in ("cp932", "euc-jp")),
)


def table(names, values):
    drawn = random.Random(3)
    return f"{names}\n" + "".join(f"{n};{n % 7};{drawn.choice(values)}\n" for n in range(99))


@pytest.mark.parametrize(("encoding", "names", "values"), TABLES)
def test_words_of_tables_tell_the_encoding(encoding, names, values):
    written = table(names, values)
    raw = written.encode(encoding)
    found = encoding_of(lambda: io.BytesIO(raw))
    assert raw.decode(found) == written
    assert doubtful_readings(lambda: io.BytesIO(raw), found) == ()


@pytest.mark.parametrize("encoding", ["cp850", "mac-roman"])
def test_one_word_with_one_letter_is_read_right_but_asked_about(encoding):
    raw = table("id;x;y", ("weiß nicht", "ja", "nein")).encode(encoding)
    found = encoding_of(lambda: io.BytesIO(raw))
    assert found == encoding
    assert {"windows-1252", encoding} <= {each.encoding for each in doubtful_readings(lambda: io.BytesIO(raw), found)}


def test_words_leave_the_sign_for_euro_to_the_sister_that_has_it():
    raw = table("Nr;Preis in €;Ort", ("Köln", "Bœuf")).encode("iso-8859-15")
    assert encoding_of(lambda: io.BytesIO(raw)) == "iso-8859-15"


def test_a_polish_table_with_few_letters_of_its_own_is_certain(tmp_path):
    rows = ["Nr;Płeć;Oddział", *(f"{n};{'MK'[n % 2]};{('Chirurgia', 'Wewnętrzny')[n % 2]}" for n in range(20))]
    path = tmp_path / "a.csv"
    path.write_bytes("\n".join(rows).encode("windows-1250"))
    opened = partial(path.open, "rb")
    assert encoding_of(opened) == "windows-1250"
    assert doubtful_readings(opened, "windows-1250") == ()
