"""Rows that stand for several persons are asked about; persons with names like these words are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.reading.names_of_persons import NAMES
from tests.core.sources.written_files import write


def asked(path, names, header="Name"):
    write(path, [[header, "age", "group"], *([name, 20 + n * 7 % 41, "abc"[n % 3]] for n, name in enumerate(names))])
    seen = preview(path)
    said = [text for text in seen.problems if "to stand for several persons" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def changed(place, to):
    return [*NAMES[:place], to, *NAMES[place:]]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_told(tmp_path, suffix):
    names = [*changed(30, "+ 3 others"), "and 5 more (not signed)"]
    said = asked(tmp_path / f"a.{suffix}", names)
    assert "2 rows seem to stand for several persons each, as “+ 3 others” does: rows 32, 63." in said


@pytest.mark.parametrize(
    ("cell", "part"),
    [
        *(("und 4 weitere", ""), ("et 2 autres", ""), ("und Begleitung", ""), ("y 3 más", ""), ("e altri", "")),
        *(("+3", ""), ("+ 2 guests", ""), ("3 others", ""), ("mit Begleitperson", ""), ("i 2 inne osoby", "")),
        *(("en 3 anderen", ""), ("og 2 andre", ""), ("a 2 další", ""), ("et famille", ""), ("with two children", "")),
        *(("Laura Wilson + 2 others", "+ 2 others"), ("Max Lang und Begleitung", "und Begleitung")),
        *(("Max Lang +1", "+1"), ("Anna Wolf and her husband", "and her husband"), ("Ana Gil y familia", "y familia")),
        *(("M. et Mme Dupont", "M. et Mme"), ("Herr und Frau Lang", "Herr und Frau"), ("Familie Lang", "Familie")),
        *(("(+ 4 weitere)", "+ 4 weitere"), ("... and 12 more", "and 12 more"), ("weitere 5 Kinder", "")),
        *(("Anna Wolf (2 Personen)", "2 Personen"), ("Anna & Peter Wolf", "Anna & Peter")),
        *(("Wolf, Anna und Jan", "Anna und Jan"), ("Lang, Max & Eva", "Max & Eva")),
        *(("Fam. Huber", "Fam."), ("Eheleute Braun", "Eheleute"), ("Peter Lang u.a.", "u.a.")),
    ],
)
def test_each_way_is_told(tmp_path, cell, part):
    said = asked(tmp_path / "a.csv", changed(20, cell))
    assert f"Row 22 seems to stand for several persons, as it has “{part or cell}”." in said


@pytest.mark.parametrize(
    ("way", "n"),
    [
        *(("{} +2", 3), ("Fam. {}", 2), ("Familie {}", 2), ("Ehepaar {}", 2), ("{} and guest", 2)),
        *(("{} und Begleitung", 2), ("{} & Kinder", 2)),
    ],
)
def test_many_such_rows_are_told_beside_persons(tmp_path, way, n):
    """One of two or three rows is such: the list has both, persons and families."""
    names = [way.format(name.split()[-1] if way[0] != "{" else name) if k % n else name for k, name in enumerate(NAMES)]
    assert f"{60 - 60 // n} rows seem to stand for several persons each" in asked(tmp_path / "a.csv", names)


def test_guests_are_told_in_a_column_of_guests(tmp_path):
    names = [f"{name} +{1 + n % 3}" if n % 3 == 0 else name for n, name in enumerate(NAMES)]
    assert "20 rows seem to stand for several persons each" in asked(tmp_path / "a.csv", names, "Guest")
    assert asked(tmp_path / "b.csv", [f"Type {n % 20} + {n % 7}" for n in range(60)], "Device") == ""


@pytest.mark.parametrize(
    "cell",
    [
        *("Thomas Mann", "Peter E Mann", "Mary S Guest", "Erika Frau", "Anna Mas", "Altri Otto", "Anna Plus"),
        *("Paul Andersen", "Vera van der Meer", "Otto 3", "Elsa Barn", "Anna More", "Pilar Familiar"),
        *("Family Dollar Stores", "Familie", "Ford Mustang 2+2", "Laura zone", "lisa amann"),
    ],
)
def test_one_person_is_not(tmp_path, cell):
    assert asked(tmp_path / "a.csv", changed(20, cell)) == ""


@pytest.mark.parametrize(
    "names",
    [
        NAMES,
        [f"Familie {name}" for name in NAMES],
        [f"{name} + {n % 4}" for n, name in enumerate(NAMES)],
        [("alone", "with family", "and 2 others", "with friends")[n % 4] for n in range(60)],
    ],
    ids=["none", "households", "each with others", "answers"],
)
def test_other_tables_are_not(tmp_path, names):
    assert asked(tmp_path / "a.csv", names) == ""


def test_addresses_are_not(tmp_path):
    streets = [f"Lindenweg {n}" if n % 9 else f"Am Ring {n} + {n % 7}" for n in range(60)]
    assert asked(tmp_path / "a.csv", streets, "Address") == ""


def test_nor_are_schools_with_two_names(tmp_path):
    schools = [f"{name.split()[-1]} {'College' if n % 2 else 'University'}" for n, name in enumerate(NAMES)]
    assert asked(tmp_path / "a.csv", [*schools[:20], "William & Mary", *schools[20:]], "name") == ""
    assert "as it has “+ 3 others”" in asked(tmp_path / "b.csv", [*schools[:20], "+ 3 others", *schools[20:]], "name")
