"""Equal remarks are of different people, and so are employers, first names and answers that other columns repeat."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.data.recurring_columns import recurring_column
from core.data.remarks import are_remarks

N = 80
FIRST = (
    "Eva",
    "Tina",
    "Noah",
    "David",
    "Ben",
    "Clara",
    "Felix",
    "Paul",
    "Rita",
    "Lukas",
    "Anna",
    "Zoe",
    "Ida",
    "Jonas",
)
LAST = ("Koch", "Bauer", "Klein", "Braun", "Richter", "Weber", "Fischer", "Lange", "Becker", "Schwarz", "Schmidt")
WORDS = (
    "staff",
    "very slow",
    "good food",
    "the room",
    "too long waiting",
    "cold",
    "parking",
    "price",
    "nobody answered",
)


def profiled(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


def recurs(**columns):
    """Return the column that tells that persons have several rows."""
    return recurring_column([profiled(header.replace("__", " "), cells) for header, cells in columns.items()])


def remarks():
    """Return texts of up to four words, of which two are equal."""
    found = [*WORDS, *(f"{one} {other}" for one in WORDS for other in WORDS if one != other)]
    return [text.capitalize() for text in found if len(text.split()) <= 4] + [WORDS[1].capitalize()]


FULL = [f"{FIRST[n % 14]} {LAST[n % 11]}" for n in range(N - 1)]
FULL.append(FULL[3])


@pytest.mark.parametrize(
    "header", ["Bemerkung", "Comments", "What could we improve?", "Q7_TEXT", "x", "Otro (especifique)", "Remarques"]
)
def test_two_equal_remarks_are_of_no_person(header):
    assert profiled(header, remarks()).recurs
    assert recurs(**{header: remarks()}) is None


@pytest.mark.parametrize("header", ["Name", "x", "Kunde", "Who?", "Contact"])
def test_two_equal_names_are_still_asked_about(header):
    assert not are_remarks(profiled(header, FULL))
    assert recurs(**{header: FULL}) == header
    lower = [*map(str.casefold, FULL)]
    assert recurs(**{header: lower}) == header


def test_codes_with_words_are_still_asked_about():
    assert recurs(x=[*(f"case {n * 37 % 91}" for n in range(1, N)), "case 37"]) == "x"


EMPLOYERS = [f"{LAST[n % 11]} {('Bau', 'Nord', 'Service')[n % 3]}" for n in range(N)]


@pytest.mark.parametrize("header", ["Employer", "Arbeitgeber", "Name der Schule", "Entreprise", "Common name"])
def test_employers_schools_and_species_are_no_persons(header):
    assert recurs(x=EMPLOYERS) == "x"
    assert recurs(**{header: EMPLOYERS}) is None
    assert recurs(**{f"{header} ID": EMPLOYERS}) is not None


GIVEN = [FIRST[n * n % 14] for n in range(N)]
MAILS = [f"user{n}@mail.org" for n in range(N)]


@pytest.mark.parametrize(
    ("key", "cells"),
    [
        ("E-mail", MAILS),
        ("Courriel", MAILS),
        ("Username", [f"u{n}x" for n in range(N)]),
        ("Member no", range(1000, 1000 + N)),
    ],
)
def test_first_names_beside_what_each_person_has_are_of_different_persons(key, cells):
    assert recurs(**{"First name": GIVEN}) == "First name"
    assert recurs(**{key: cells, "First name": GIVEN}) is None
    assert recurs(**{key: [*cells[1:], cells[1]], "First name": GIVEN}) is not None


def test_a_trainer_of_several_clubs_is_beside_their_names():
    clubs = [f"SV {LAST[n % 11]}dorf {n}" for n in range(N)]
    assert recurs(Trainer=FULL) == "Trainer"
    assert recurs(Club=clubs, Trainer=FULL) is None


NEEDS = ("Water", "Food", "Shelter", "Health", "School", "Cash", "Seeds", "Tools")


@pytest.mark.parametrize("mark", ["/", ".", ":", "_"])
@pytest.mark.parametrize("between", [" ", "; "])
def test_answers_that_other_columns_repeat_are_no_person(mark, between):
    chance = random.Random(4)
    given = [chance.sample(NEEDS, chance.randint(1, 4)) for _ in range(N)]
    cells = [between.join(each) for each in given]
    beside = {f"needs{mark}{need.casefold()}": [str(int(need in each)) for each in given] for need in NEEDS}
    assert recurs(needs=cells, **beside) is None


@pytest.mark.parametrize("header", ["Comments", "Bemerkungen", "Observaciones", "Remarques", "Other (comment)"])
def test_remarks_that_nearly_all_differ_are_free_text_and_no_identifier(header):
    drawn = random.Random(7)
    texts = [f"{' '.join(drawn.sample(WORDS, 2))} {n}" if n % 3 else drawn.choice(WORDS) for n in range(N)]
    found = profiled(header, texts)
    assert (found.is_id_like, found.is_proposed) == (False, False)


@pytest.mark.parametrize("values", [[f"P{n:04}" for n in range(N)], [f"{FIRST[n % 14]}@{n}.org" for n in range(N)]])
def test_codes_and_addresses_below_such_a_name_still_identify(values):
    assert profiled("Comments", values).is_id_like
