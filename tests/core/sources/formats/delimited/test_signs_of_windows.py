"""Signs of offices and letters of ISO share their bytes: where they stand tells which of them is meant."""

from __future__ import annotations

import io

import pytest

from core.sources.formats.delimited.encoding import doubtful_readings, encoding_of

CENTRAL = (
    "Město;Pohlaví\nŠumperk;žena\nTřebíč;muž\nŽďár;muž\n",
    "Jméno;Pohlaví\nJan Š.;M\nEva Ž.;Ž\nJiří P.;M\nAnežka Ř.;Ž\n",
    "Číslo;Stav\nPraha-východ;svobodný\nPlzeň-sever;ženatý\n",
    "Číslo;Mesto;Pohlavie\n1;Košice;muž\n2;Žilina;žena\n3;Trenčín;žena\n",
    "Grad;Spol\nČakovec;žensko\nPožega;muško\nŠibenik;muško\n",
    "Powiat;Płeć\nżarski;kobieta\nśremski;mężczyzna\nWąbrzeźno;kobieta\nŁódź;kobieta\n",
)
GREEK = ("ΑΑ;Πόλη;Φύλο\n1;Άρτα;Γυναίκα\n2;Πάτρα;Άνδρας\n",)
WRITTEN = [(each, coding) for each in CENTRAL for coding in ("cp1250", "iso8859_2")] + [
    (each, coding) for each in GREEK for coding in ("cp1253", "iso8859_7")
]


def opener(raw):
    return lambda: io.BytesIO(raw)


@pytest.mark.parametrize(("text", "coding"), WRITTEN)
def test_the_letters_that_differ_tell_windows_from_iso(text, coding):
    raw = text.encode(coding)
    found = encoding_of(opener(raw))
    assert raw.decode(found) == text
    assert doubtful_readings(opener(raw), found) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Miasto;Zdanie\nGdańsk;są\nPłock;mają\nŁomża;piją\nKraków;żyją\n",
        "Město;Hračka\nPlzeň;Lego®\nPříbram;hůl\nKolín;míč\nBílina;dům\n",
        "Město;Délka\nPlzeň;5 µm\nPříbram;± 3 µm\nKolín;míč\nBílina;dům\n",
        "Város;Név\nGyőr;«Szűcsi»\nPécs;»Fő tér«\nEger;nő\nVác;férfi\nPaks;két\n",
    ],
)
def test_signs_of_windows_are_not_taken_for_letters_of_iso(text):
    raw = text.encode("cp1250")
    found = encoding_of(opener(raw))
    assert raw.decode(found) == text
    assert doubtful_readings(opener(raw), found) == ()
