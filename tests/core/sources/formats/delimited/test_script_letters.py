"""Letters of other scripts tell the encoding of tables that have none of the usual words."""

from __future__ import annotations

import io
import random

import pytest

from core.sources.formats.delimited.encoding import doubtful_readings, encoding_of

CYRILLIC = ("windows-1251", "koi8-r", "cp866", "iso-8859-5", "mac-cyrillic")
TOLD = (
    *((name, "Подразделение;Смена;вид", ("ночная", "дневная")) for name in CYRILLIC),
    *((name, "Фамилии;Участок", ("Иванов", "Петров", "Щукин")) for name in CYRILLIC),
    *((name, "Шифр;Полис;сектор", ("сокол", "щегол", "чиж")) for name in ("windows-1251", "koi8-r", "cp866")),
    *((name, "Колір;Цвях", ("жовтий", "синій", "червоний")) for name in ("windows-1251", "koi8-u")),
    *((name, "Χρώμα;Βάρος;σχήμα", ("κόκκινο", "μπλε", "πράσινο")) for name in ("windows-1253", "cp737")),
)
SHORT = (
    *((name, "x;y", ("ЮЗАО", "ЦАО", "СВАО")) for name in CYRILLIC),
    *((name, "x;y", ("СОКОЛ", "ЩЕГОЛ")) for name in CYRILLIC),
    *((name, "Вкл;y", ("вкл", "выкл")) for name in CYRILLIC),
    *((name, "ΑΦΜ;ΑΜΚΑ", ("ΔΕΗ", "ΟΤΕ")) for name in ("windows-1253", "iso-8859-7", "cp737")),
    *((name, "Шифр;Фах", ("лікар", "вчитель")) for name in ("windows-1251", "koi8-u", "cp1125")),
    *((name, "لون;y", ("أحمر", "أزرق")) for name in ("windows-1256", "iso-8859-6")),
)


def table(names, values):
    drawn = random.Random(3)
    return f"{names}\n" + "".join(f"{n};{drawn.choice(values)}\n" for n in range(99))


def seen(written, encoding):
    raw = written.encode(encoding)
    found = encoding_of(lambda: io.BytesIO(raw))
    return raw.decode(found), [raw.decode(each.encoding) for each in doubtful_readings(lambda: io.BytesIO(raw), found)]


@pytest.mark.parametrize(("encoding", "names", "values"), TOLD)
def test_letters_tell_the_encoding_without_a_question(encoding, names, values):
    written = table(names, values)
    assert seen(written, encoding) == (written, [])


@pytest.mark.parametrize(("encoding", "names", "values"), SHORT)
def test_a_few_letters_are_read_right_or_asked_about(encoding, names, values):
    written = table(names, values)
    read, asked = seen(written, encoding)
    assert written in (asked or [read])


@pytest.mark.parametrize(
    ("encoding", "values"),
    [
        ("windows-1252", ("à", "où", "été", "naïve", "«oui»", "5 €")),
        ("windows-1252", ("Größe", "ä", "ö", "ü", "süß")),
        ("windows-1250", ("Łódź", "żółć", "mężczyzna", "świt", "źdźbło")),
        ("cp932", ("札幌市", "赤色", "青色", "黄緑", "空色")),
        ("gb18030", ("红色", "蓝色", "黄色", "绿色", "黑色")),
    ],
)
def test_other_letters_are_taken_for_none_of_these_scripts(encoding, values):
    written = table("x;y", values)
    read, asked = seen(written, encoding)
    assert (read, asked) == (written, [])
