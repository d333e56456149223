"""Texts in encodings that share most of their letters with others."""

from __future__ import annotations

from tests.corpus.case import asked, settled
from tests.corpus.texts import text

CZECH = ("Město;Pohlaví", "Šumperk;žena", "Třebíč;muž", "Žďár;muž")
SLOVAK = ("Číslo;Mesto;Pohlavie", "1;Košice;muž", "2;Žilina;žena", "3;Trenčín;žena")
CROATIAN = ("Grad;Spol", "Čakovec;žensko", "Požega;muško", "Šibenik;muško")
POLISH = ("Powiat;Płeć", "żarski;kobieta", "śremski;mężczyzna", "Łódź;kobieta")
GREEK = ("ΑΑ;Πόλη;Φύλο", "1;Άρτα;Γυναίκα", "2;Πάτρα;Άνδρας")
ICELANDIC = ("Staður;Kyn", "Þórshöfn;karl", "Guðrúnarstaðir;kona", "Garðabær;karl")
ESTONIAN = ("Vald;Vastus", "Jõhvi;nõus", "Põlva;väga nõus", "Tõstamaa;ei ole nõus")
TEACHER = ("Číslo;Kto", "Trenčín;učiteľ", "Čadca;rodič", "Nové Mesto;brat")


def _written(name, encoding, *rows):
    """Return a case of rows that are read as they were written, without a question."""
    return settled(name, text("\n".join(rows) + "\n", encoding), *(row.replace(";", "|") for row in rows))


CASES = (
    _written("czech-of-iso.csv", "iso8859_2", *CZECH),
    _written("czech-of-windows.csv", "cp1250", *CZECH),
    _written("slovak-of-iso.csv", "iso8859_2", *SLOVAK),
    _written("slovak-of-windows.csv", "cp1250", *SLOVAK),
    _written("croatian-of-iso.csv", "iso8859_2", *CROATIAN),
    _written("polish-of-iso.csv", "iso8859_2", *POLISH),
    _written("polish-of-windows.csv", "cp1250", *POLISH),
    _written("greek-of-iso.csv", "iso8859_7", *GREEK),
    _written("greek-of-windows.csv", "cp1253", *GREEK),
    _written("icelandic-of-windows.csv", "cp1252", *ICELANDIC),
    _written("estonian-of-windows.csv", "cp1252", *ESTONIAN),
    asked(
        "slovak-of-either.csv",
        text("\n".join(TEACHER) + "\n", "cp1250"),
        ("encoding",),
        *(row.replace(";", "|") for row in TEACHER),
        encoding="windows-1250",
    ),
)
