"""Who is protected is asked where a column repeats, and no claim speaks of persons that nobody spoke of."""

from __future__ import annotations

import json
import random

import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.project.plan_file import load_plan

HEADERS = (
    "patient_id",
    "pid",
    "case",
    "MRN",
    "Versichertennr",
    "Fallnummer",
    "matricule",
    "legajo",
    "NHS number",
    "customer",
    "member",
    "respondent",
    "household",
    "N° assuré",
    "número de afiliado",
    "Nachname",
    "Kundennummer",
    "x",
    "B7",
    "spalte",
)
"""Usual names of columns that tell persons apart, and names that say nothing."""

ANSWERS = {
    "one-each": 'rows = "one-each"',
    "records": 'rows = "records"',
    "several": 'id = "{header}"\nat_most = 4',
}


def visits(name):
    """Return 90 persons with one to seven rows each, and their spellings."""
    chance = random.Random(5)
    persons = [name(place) for place in range(90)]
    rows = [(person, place % 3 == 0) for place, person in enumerate(persons) for _ in range(chance.randint(1, 7))]
    chance.shuffle(rows)
    return persons, [f"{person},{'yes' if ill else 'no'}" for person, ill in rows]


SPELLINGS = {"code": lambda place: f"K{place * 7919 % 9973:04}", "number": lambda place: str(30_021 + 613 * place)}


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_plan_holds_no_person_and_asks_who_is_protected(inside, reticent, header, spelling):
    persons, rows = visits(SPELLINGS[spelling])
    reticent.write("visits.csv", "\n".join([f"{header},ill", *rows]))
    header_said = ("--answer", "header_row=1")  # B7 and Nachname may be values; else no name stands in the plan
    ended = inside("describe", "visits.csv", "-o", "plan.reticent", "--confirm", "all", *header_said)
    assert f"Values of “{header}” occur in several rows" in ended.err
    text = (reticent.folder / "plan.reticent").read_text()
    assert not [person for person in persons if person in text + ended.out]
    assert 'rows = "unanswered"' in text
    assert f'id = "{header}"' in text
    plan = load_plan(reticent.folder / "plan.reticent")
    assert plan.unit == ProtectedUnit(rows=RowMeaning.UNANSWERED)
    assert [attribute.name for attribute in plan.attributes] == ["ill"]


def described(inside, reticent, header="spalte"):
    reticent.write("visits.csv", "\n".join([f"{header},ill", *visits(SPELLINGS["code"])[1]]))
    assert inside("describe", "visits.csv", "-o", "plan.reticent", "--confirm", "all").status == 0
    return reticent.folder / "plan.reticent"


RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")


def test_nothing_is_released_before_the_question_is_answered(inside, reticent):
    plan_file = described(inside, reticent)
    assert inside("compare", "plan.reticent").status == 0
    assert inside("rehearse", "plan.reticent").status == 0
    refused = inside(*RELEASE, "--budget", "3")
    assert refused.status == 1
    assert "does not say who is protected" in refused.err
    assert "Nothing was spent" in refused.err
    assert not (reticent.folder / "out.json").exists()
    assert inside("ledger", "list", "--ledger", "mine", "--json").out.strip() in ("[]", '{"datasets": []}')
    plan_file.write_text(plan_file.read_text().replace('rows = "unanswered"', ANSWERS["records"]))
    assert inside(*RELEASE, "--budget", "3").status == 0


@pytest.mark.parametrize(
    ("answer", "unit", "protected", "guess"),
    [
        ("one-each", "row", "person", "any guess about a person by"),
        ("records", "row", "row", "any guess about one row by"),
        ("several", "person", "person", "any guess about a person by"),
    ],
)
def test_the_claim_speaks_of_persons_only_where_the_owner_has(inside, reticent, answer, unit, protected, guess):
    plan_file = described(inside, reticent)
    plan_file.write_text(plan_file.read_text().replace('rows = "unanswered"', ANSWERS[answer].format(header="spalte")))
    assert inside(*RELEASE, "--budget", "9").status == 0
    statement = json.loads((reticent.folder / "out.json").read_text())["statement"]
    assert (statement["unit"], statement["protected"]) == (unit, protected)
    assert guess in statement["claim"]
    said = " ".join(statement["lines"])
    assert ("Nothing is said about persons" in said) == (answer == "records")
    assert ("The owner states that each row is one person" in said) == (answer == "one-each")


def test_a_person_named_as_a_category_by_hand_is_claimed_as_a_row(inside, reticent):
    """Person by illness, from a plan that says nothing of persons: what holds for a row is said of a row."""
    persons, rows = visits(SPELLINGS["code"])
    reticent.write("visits.csv", "\n".join(["spalte,ill", *rows]))
    plan_file = f"""reticent = 1
data = {{source = "visits.csv", header_row = 1, delimiter = ",", encoding = "utf-8"}}
attributes = [
  {{name = "spalte", kind = "categories", categories = {json.dumps(persons)}}},
  {{name = "ill", kind = "categories", categories = ["yes", "no"]}},
]
tables = [{{attributes = ["spalte", "ill"]}}]
"""
    reticent.write("plan.reticent", plan_file)
    assert inside(*RELEASE, "--budget", "3").status == 0
    statement = json.loads((reticent.folder / "out.json").read_text())["statement"]
    assert "a person" not in statement["claim"]
    assert statement["protected"] == "row"


def test_where_nothing_repeats_nothing_is_asked(inside, reticent):
    assert inside("describe", "people.csv", "-o", "plan.reticent").err.count("several rows") == 0
    text = (reticent.folder / "plan.reticent").read_text()
    assert load_plan(reticent.folder / "plan.reticent").unit == ProtectedUnit()
    assert "unanswered" not in text
    assert '#   rows = "one-each"' in text
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_programs_are_told_which_column_repeats(inside, reticent):
    described(inside, reticent)
    assert json.loads(inside("describe", "visits.csv", "--json").out)["recurring"] == "spalte"
    assert json.loads(inside("describe", "people.csv", "--json").out)["recurring"] is None


@pytest.mark.parametrize("header", ["reference", "amount"])
def test_a_few_persons_who_come_twice_are_asked_about_whatever_their_column_is_called(inside, reticent, header):
    numbers = random.Random(3).sample(range(100_000, 1_000_000), 297)
    rows = [f"{number},{'fm'[place % 2]}" for place, number in enumerate([*numbers, *numbers[:3]])]
    reticent.write("a.csv", "\n".join([f"{header},sex", *rows]) + "\n")
    described = inside("describe", "a.csv", "-o", "plan.reticent", "--confirm", "all")
    assert f"Values of “{header}” occur in several rows" in described.err
    refused = inside("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "3", "--yes")
    assert (refused.status != 0, "who is protected" in refused.err) == (True, True), refused.err


def test_districts_of_two_words_are_used_and_nobody_is_asked_who_is_protected(inside, reticent):
    districts = [f"{side} {town}" for side in ("Upper", "Lower") for town in ("Norton", "Aldham", "Bekwick", "Camton")]
    districts += [f"{side} {town}" for side in ("Great", "Little", "Old") for town in ("Dulham", "Elton", "Finwick")]
    districts += [f"{side} {town}" for side in ("East", "West") for town in ("Holton", "Ickham", "Kenwick", "Lewton")]
    rows = [f"{district},{'yes' if n % 3 else 'no'}" for n, district in enumerate(districts * 3)]
    reticent.write("people.csv", "\n".join(["Home district,ill", *rows]))
    described = inside("describe", "people.csv", "-o", "plan.reticent")
    assert described.status == 0
    assert "identifier" not in described.out + described.err
    assert load_plan(reticent.folder / "plan.reticent").unit == ProtectedUnit()


@pytest.mark.parametrize("header", ["Mitarbeiter", "Beds", "Liczba pracowników"])
def test_counts_of_firms_are_released_and_nobody_is_asked_who_is_protected(inside, reticent, header):
    chance = random.Random(3)
    rows = [f"{chance.randint(1, 120)},{'ab'[place % 2]}" for place in range(150)]
    reticent.write("firms.csv", "\n".join([f"{header},type", *rows]) + "\n")
    described = inside("describe", "firms.csv", "-o", "plan.reticent", "--confirm", "all")
    assert "several rows" not in described.err
    plan = load_plan(reticent.folder / "plan.reticent")
    assert [(attribute.name, bool(attribute.edges)) for attribute in plan.attributes] == [
        (header, True),
        ("type", False),
    ]
    assert (
        inside("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "3", "--yes").status == 0
    )


@pytest.mark.parametrize(("number", "is_asked"), [("Personalnummer", False), ("Nr", True)])
def test_namesakes_are_asked_about_only_where_no_number_of_a_person_tells_them_apart(
    inside, reticent, number, is_asked
):
    chance = random.Random(8)
    rows = [
        f"{1000 + row},{chance.choice(['Koch', 'Weber', 'Wolf'])}{row % 7 * 'n'},{'fm'[row % 2]}" for row in range(120)
    ]
    reticent.write("staff.csv", "\n".join([f"{number},Nachname,sex", *rows]) + "\n")
    described = inside("describe", "staff.csv", "-o", "plan.reticent", "--confirm", "sex")
    assert ("Values of “Nachname” occur in several rows" in described.err) == is_asked
    assert inside(*RELEASE, "--budget", "3").status == is_asked


def test_visits_that_are_counted_anew_are_asked_about_and_proposed_for_nobody(inside, reticent):
    rows = [f"{1 + row % 4},{'fm'[row // 4 % 2]}" for row in range(60)]
    reticent.write("visits.csv", "\n".join(["Visit,sex", *rows]) + "\n")
    described = inside("describe", "visits.csv", "-o", "plan.reticent", "--confirm", "all")
    assert "Values of “Visit” occur in several rows" in described.err
    assert 'id = "the column"' in (reticent.folder / "plan.reticent").read_text()
    refused = inside("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "3", "--yes")
    assert (refused.status != 0, "who is protected" in refused.err) == (True, True), refused.err


def test_columns_that_only_together_tell_persons_apart_are_named_together(inside, reticent):
    rows = [
        (f"19{50 + n % 30}-0{1 + n % 9}-{10 + n % 17}", "mf"[n % 2], f"1000{n % 7}", "yn"[n % 3 % 2]) for n in range(30)
    ]
    reticent.write("born.csv", "dob,sex,postcode,ill\n" + "".join(f"{','.join(row)}\n" for row in rows * 4))
    told = inside("describe", "born.csv", "-o", "born.reticent").err
    assert "“dob” + “sex” + “postcode” occur together in several rows" in told
    assert "may share a value of “dob”" in told
    text = (reticent.folder / "born.reticent").read_text()
    assert '# Values of the columns "dob" + "sex" + "postcode" occur together' in text
    assert 'id = "dob"' not in text
    shared = "may share a value of “sex”, and with --id they would count as one person"
    assert shared in inside("describe", "born.csv", "--id", "sex", "--at-most", "3").err
    assert shared not in inside("describe", "born.csv", "--id", "ill", "--at-most", "3").err
    data = json.loads(inside("describe", "born.csv", "--json").out)
    assert (data["recurring"], data["together"]) == ("dob", ["sex", "postcode"])
