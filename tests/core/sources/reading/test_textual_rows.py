"""A further row of names in a table of texts alone is asked about; a first record of texts is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.sources.asking.preview import preview

PEOPLE = [
    (f"{first} {last}", town, "cook" if n % 2 else "nurse")
    for n, (first, last, town) in enumerate(
        (first, last, town)
        for first in ("Ann", "Bob", "Cleo", "Dan")
        for last in ("Ames", "Berg")
        for town in ("Ulm", "Bonn", "Kiel")
    )
]


def written(path, names, first, people=PEOPLE):
    path.write_text("\n".join([names, first, *map(",".join, people)]) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("names", "first"),
    [
        ("F1,F2,F3", "What is your name?,Where do you live?,What do you do?"),
        ("F1,F2,F3", "What is your name?,,What do you do?"),
        ("F1,F2,F3", "Your name?,Where do you live?,What else?"),
        ("F1,F2,F3", "Your name?,Where do you live?,Others?"),
        ("name,town,job", "(surname),(of birth),(at present)"),
        ("name,town,job", "[surname],[of birth],[at present]"),
        ("PERSON,TOWN,JOB", "Name of the person,Town,Job"),
        ("V1,V2,V3", "Person,Place,Trade"),
        ("Full,Town of,Type of", "name,birth,work"),
        ("Name,Ort der,Art der", "voll,Geburt,Arbeit"),
    ],
)
def test_a_further_row_of_texts_above_texts_is_asked_about(tmp_path, names, first):
    path = written(tmp_path / "a.csv", names, first)
    found = preview(path)
    assert found.layout.unanswered == ("skip_below_header",)
    for skipped, n in ((1, 0), (0, 1)):
        assert preview(path, replace(found.layout, skip_below_header=skipped)).n_rows == len(PEOPLE) + n


@pytest.mark.parametrize(
    ("names", "first"),
    [
        ("name,town,job", "Egon Cole,Ulm,cook"),
        ("name,town,job", "Egon Cole,Trier,cook"),
        ("name,town,job", "?,?,?"),
        ("name,town,job", "Egon Cole?,Ulm?,cook"),
        ("name,town,job", "Egon Cole,(unknown),(none)"),
        ("name,town,job", "(unknown),(none),(none)"),
        ("name,town,job", "Egon Cole,n/a,pilot"),
        ("name,town,job", "Egon Cole,Trier,other"),
        ("name,born in,lives in", "Egon Cole,Ulm,pilot"),
        ("name,town,job", "Egon Cole,Town,cook"),
        ("name,born in,paid by", "Egon Cole,Ulm,nurse"),
        ("name,born in,trade", "Egon Cole,Trier,cook"),
    ],
)
def test_a_first_record_of_texts_is_not_asked_about(tmp_path, names, first):
    assert "skip_below_header" not in preview(written(tmp_path / "a.csv", names, first)).layout.unanswered


@pytest.mark.parametrize(
    ("first", "people"),
    [
        ("Who is it?,Where?,Why not?", [(f"{name}?", town, f"{job} or what?") for name, town, job in PEOPLE]),
        ("(Egon Cole),(Trier),(pilot)", [(f"({name})", f"({town})", job) for name, town, job in PEOPLE]),
        ("Egon Cole,Trier,pilot", PEOPLE[:9]),
        (
            "Egon Cole,Kenya,Africa",
            [(name, *(("Chile", "South America"), ("Laos", "Asia"))[n % 2]) for n, (name, _, _) in enumerate(PEOPLE)],
        ),
        ("name,town,job", [("name" if n % 3 else "", "town" if n % 2 else "", "") for n, _ in enumerate(PEOPLE)]),
    ],
)
def test_a_first_record_written_as_others_is_not_asked_about(tmp_path, first, people):
    names = "Name,Town,Job"
    assert "skip_below_header" not in preview(written(tmp_path / "a.csv", names, first, people)).layout.unanswered
