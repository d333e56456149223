"""Icelandic and Estonian texts of Windows are read without a question; those of Central Europe are asked about."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from core.sources.formats.delimited.northern_letters import are_northern

ICELANDIC = ("Staður;Kyn", "Þórshöfn;karl", "Ísafjörður;kona", "Guðrúnarstaðir;kona", "Garðabær;karl")
ESTONIAN = ("Vald;Vastus", "Jõhvi;nõus", "Põlva;väga nõus", "Tõstamaa;ei ole nõus", "Rõuge;õpetaja")
CROATIAN = ("Grad;Ime", "Među;Đuro", "Lađa;Anđa", "Požega;Ivo")
HUNGARIAN = ("Nem;Kor", "nő;idős", "szőke nő;felnőtt", "férfi;idős")
LITHUANIAN = ("Miestas;Lytis", "Šiauliai;vyras", "Įšventė;moteris")


def asks(path, rows, encoding):
    path.write_bytes("\n".join([*rows, ""]).encode(encoding))
    seen = preview(path)
    return "encoding" in seen.layout.unanswered, seen.first[1][0]


@pytest.mark.parametrize("is_shouted", [False, True])
@pytest.mark.parametrize(
    ("rows", "encoding"),
    [(ICELANDIC, "cp1252"), (ICELANDIC, "latin-1"), (ESTONIAN, "cp1252"), (ESTONIAN, "cp1257"), (ESTONIAN, "latin-1")],
)
def test_they_are_read_as_they_were_written(tmp_path, rows, encoding, is_shouted):
    rows = [*map(str.upper, rows)] if is_shouted else rows
    assert asks(tmp_path / "a.csv", rows, encoding) == (False, rows[2].split(";")[0])


@pytest.mark.parametrize("rows", [CROATIAN, HUNGARIAN])
def test_letters_of_central_europe_are_not_taken_for_theirs(rows):
    for each in (rows, [*map(str.upper, rows)]):
        assert not are_northern("\n".join(each).encode("cp1250").decode("cp1252"))
    assert not are_northern("\n".join(LITHUANIAN).encode("cp1257").decode("cp1252"))
    assert not are_northern("São Paulo;região;ações")


@pytest.mark.parametrize("text", ["", "Bonn", "für", "nõus", "ð"])
def test_few_letters_tell_nothing(text):
    assert not are_northern(text)


@pytest.mark.parametrize("byte", [b"\xd0", b"\xf0"])
def test_eth_alone_is_asked_about(tmp_path, byte):
    rows = [b"Lugar;Motivo", *[b"Espa?a;hace un a?o", b"Quito;compa?eros", b"Quito;ense?anza", b"Loja;ni?os"] * 20]
    path = tmp_path / "a.csv"
    path.write_bytes(b"\n".join(rows).replace(b"?", byte))
    assert "encoding" in preview(path).layout.unanswered
