"""A number of each row's person outweighs names, and any number of each row outweighs amounts; no other column does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from core.data.amount_names import says_amount
from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.person_numbers import says_each_person
from core.data.raw_cells import Marks
from core.data.recurring_columns import recurring_column

N = 160
FAMILIES = (
    "Koch",
    "Bauer",
    "Klein",
    "Braun",
    "Richter",
    "Weber",
    "Fischer",
    "Lange",
    "Becker",
    "Schwarz",
    "Schmidt",
    "Schulz",
    "Wolf",
    "Berg",
    "Huber",
)
FIRST = (
    "Eva",
    "Tina",
    "Noah",
    "David",
    "Ben",
    "Simon",
    "Clara",
    "Felix",
    "Paul",
    "Rita",
    "Willi",
    "Lukas",
    "Anna",
    "Zoe",
    "Udo",
    "Ida",
    "Jonas",
    "Olga",
    "Yusuf",
    "Mia",
)
FULL = [f"{family}, {first} {second}" for family in FAMILIES for first in FIRST[:10] for second in FIRST[10:13]]


def profiled(header: str, cells: list[str]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(header)


def asked(**columns: list[str]) -> str | None:
    """Return the column that is asked about; names of columns come as words with _ in place of blanks."""
    return recurring_column([profiled(header.replace("_", " "), cells) for header, cells in columns.items()])


NUMBERS = [str(10_000 + row) for row in range(N)]
CHANCE = random.Random(4)
DRAWN = {
    "Nachname": [CHANCE.choice(FAMILIES) for _ in range(N)],
    "Vorname": [CHANCE.choice(FIRST) for _ in range(N)],
    "Name": [*FULL[: N - 3], *FULL[:3]],
    "Manager": [CHANCE.choice(FULL[:300:20]) for _ in range(N)],
    "Straße": [f"{CHANCE.choice(FAMILIES)}str. {CHANCE.randint(1, 30)}" for _ in range(N)],
}
PERSON_NUMBERS = (
    *(
        "Personalnummer",
        "Pers.-Nr.",
        "employee id",
        "EmployeeID",
        "student_id",
        "Patient ID",
        "PatID",
        "Matrikelnummer",
    ),
    *("Mitglieds-Nr.", "codice fiscale", "NHS number", "MRN", "Kundennr", "N° adhérent", "número de afiliado", "PESEL"),
    *("Sozialversicherungsnummer", "numéro de sécurité sociale", "social security no", "社員番号", "ID pacjenta"),
)
RECORD_NUMBERS = (
    *("id", "ID", "Nr", "case id", "Fallnummer", "invoice no", "order_id", "Rechnungsnummer", "visit id", "record id"),
    *("Kundenauftragsnummer", "patient visit id", "respondent_id", "household id", "number of patients", "row", "pid"),
)


@pytest.mark.parametrize("header", PERSON_NUMBERS)
def test_names_of_numbers_of_persons(header):
    assert says_each_person(header)


@pytest.mark.parametrize("header", RECORD_NUMBERS)
def test_names_of_numbers_of_records_visits_and_answers(header):
    assert not says_each_person(header)


@pytest.mark.parametrize("header", DRAWN)
def test_where_each_row_has_its_own_number_of_a_person_others_may_share_names(header):
    assert asked(x=NUMBERS, **{header: DRAWN[header]}) == header
    assert asked(id=NUMBERS, **{header: DRAWN[header]}) == header
    assert asked(Personalnummer=NUMBERS, **{header: DRAWN[header]}) is None
    assert asked(**{header: DRAWN[header]}, employee_id=NUMBERS) is None


@pytest.mark.parametrize(
    ("header", "of"),
    [
        ("manager id", lambda chief: str(20_000 + chief)),
        ("Manager name", lambda chief: FULL[chief * 7]),
        ("Vorgesetzter", lambda chief: FULL[chief * 7]),
    ],
)
def test_chiefs_of_many_persons_are_no_question_where_each_row_has_its_own_number(header, of):
    cells = visits(of)
    assert recurring_column([profiled("id", NUMBERS), profiled(header, cells)]) == header
    assert recurring_column([profiled("employee id", NUMBERS), profiled(header, cells)]) is None


@pytest.mark.parametrize(
    ("header", "of"),
    [
        ("Kostenstelle", lambda chief: str(4711 + 37 * chief)),
        ("Abteilungsnummer", lambda chief: f"A{chief:03}"),
        ("class code", lambda chief: f"{5 + chief // 4}{'abcd'[chief % 4]}x{chief}"),
        ("School code", lambda school: str(2054 + 37 * school)),
        ("Store", lambda store: f"Store {store}"),
        ("flat", lambda flat: f"{1 + flat // 8}E{1 + flat % 8}"),
        ("SKU", lambda thing: f"SKU-{100 + thing}"),
        ("km", lambda way: str(1 + 4 * way)),
    ],
)
def test_units_things_and_amounts_are_no_question_where_rows_are_told_apart(header, of):
    assert recurring_column([profiled("id", NUMBERS), profiled(header, visits(of))]) is None


@pytest.mark.parametrize(
    "header",
    [
        *("ZIP", "SITEID", "site_id", "UBIGEO", "iso3c", "country_code", "Country code", "plot", "Plot_ID"),
        *("station_no", "Cost centre code"),
    ],
)
@pytest.mark.parametrize("begun", ["", "S"])
def test_codes_of_places_name_nobody(header, begun):
    found = profiled(header, visits(lambda place: f"{begun}{10_115 + 37 * place}"))
    assert recurring_column([found]) is None
    assert not found.is_id_like


@pytest.mark.parametrize("header", ["site patient id", "siteuser", "plot owner id", "household id", "ID"])
def test_numbers_of_who_is_there_may_name_persons(header):
    assert recurring_column([profiled(header, visits(lambda one: f"P{10_115 + 37 * one}"))]) == header


@pytest.mark.parametrize("header", ["sup_cubierta", "superficie construida", "Surface"])
def test_areas_are_amounts(header):
    assert says_amount(header)


@pytest.mark.parametrize("header", PERSON_NUMBERS)
def test_few_drawn_numbers_of_persons_tell_their_rows_apart(header):
    numbers = [*map(str, random.Random(1).sample(range(10_000, 100_000), 40))]
    names = profiled("surname", [FAMILIES[row % 15] + FIRST[row % 20].casefold() for row in range(38)] + ["Kochh"] * 2)
    assert recurring_column([names]) == "surname"
    assert recurring_column([profiled(header, numbers), names]) is None


@pytest.mark.parametrize(
    "numbers",
    [[*NUMBERS[1:], NUMBERS[1]], ["", *NUMBERS[1:]], [*NUMBERS[:-1], "n/a"]],
    ids=["one twice", "a blank", "a missing one"],
)
def test_a_number_that_is_not_each_row_s_outweighs_nothing(numbers):
    assert asked(Nachname=DRAWN["Nachname"], Personalnummer=numbers) == "Nachname"


def visits(of: Callable[[int], str]) -> list[str]:
    """Return forty persons with four rows each, in no order."""
    cells = [of(person) for person in range(N // 4) for _ in range(4)]
    random.Random(2).shuffle(cells)
    return cells


@pytest.mark.parametrize(
    ("header", "of"),
    [
        ("SSN", lambda person: f"XXX-XX-{1000 + person}"),
        ("Email", lambda person: f"user{person}@mail.com"),
        ("user", lambda person: f"user{chr(97 + person // 7)}{chr(97 + person % 7)}"),
        ("Name", lambda person: FULL[person * 7]),
        ("Kunde", lambda person: FULL[person * 7]),
        ("customer id", lambda person: str(700 + person)),
        ("x", lambda person: f"K{person:04}"),
        ("Vertragsnummer", lambda person: f"V{person:04}"),
    ],
)
def test_what_names_persons_with_several_rows_is_asked_about_beside_any_number(header, of):
    cells = visits(of)
    assert recurring_column([profiled("Personalnummer", NUMBERS), profiled(header, cells)]) == header


INCOMES = [*map(str, CHANCE.sample(range(100_000, 1_000_000), N))]


@pytest.mark.parametrize(
    "header",
    ["income", "Bruttogehalt", "salaire mensuel", "Sueldo", "zarobki", "доход", "年収", "orders", "Wartezeit", "iq"],
)
def test_amounts_that_recur_are_asked_about_only_where_nothing_tells_the_rows_apart(header):
    cells = [*INCOMES[:-2], *INCOMES[:2]]
    assert recurring_column([profiled(header, cells)]) == header
    assert recurring_column([profiled("id", NUMBERS), profiled(header, cells)]) is None
    assert recurring_column([profiled("id", [*NUMBERS[1:], NUMBERS[5]]), profiled(header, cells)]) == "id"
    assert recurring_column([profiled("id", NUMBERS), profiled(f"{header} no", cells)]) == f"{header} no"


def test_rare_namesakes_beside_a_plain_identifier_are_no_question_unless_something_happens_on_days():
    numbers = profiled("ID", [str(10_000 + row) for row in range(300)])
    few, more = (profiled("Name", [*FULL[: 300 - n], *FULL[:n]]) for n in (2, 7))
    days = [f"2024-0{1 + row % 9}-{10 + row % 17}" for row in range(300)]
    assert recurring_column([numbers, few]) is None
    assert recurring_column([numbers, few, profiled("date of birth", days)]) is None
    assert recurring_column([numbers, few, profiled("received", days)]) == "Name"
    assert recurring_column([numbers, more]) == "Name"
    assert recurring_column([few]) == "Name"
    assert recurring_column([profiled("order no", [str(10_000 + row) for row in range(300)]), few]) == "Name"


@pytest.mark.parametrize("begun", ["P{}", "Pat-{}", "VP_{}"])
@pytest.mark.parametrize("header", ["surname", "Last name", "Nachname", "apellidos", "Nazwisko"])
def test_family_names_beside_codes_of_persons_are_no_question_unless_something_happens_on_days(begun, header):
    names = profiled(header, [FAMILIES[CHANCE.randrange(15)] + FIRST[CHANCE.randrange(9)].casefold() for _ in range(N)])
    numbers = profiled("id", [begun.format(1000 + row) for row in range(N)])
    days = profiled("received", [f"2024-0{1 + row % 9}-{10 + row % 17}" for row in range(N)])
    others = profiled("id", [f"{'KP'[row % 2]}{1000 + row}" for row in range(N)])
    assert recurring_column([names]) == header
    assert recurring_column([numbers, names]) is None
    assert recurring_column([numbers, names, days]) == header
    assert recurring_column([others, names]) == header
    assert recurring_column([numbers, profiled("Name", visits(lambda person: FULL[person * 7]))]) == "Name"


@pytest.mark.parametrize("written", ["E{}V{}M{}", "E{} V{} M{}", "e{},v{},m{}"])
def test_depths_of_a_coma_name_nobody(written):
    cells = [written.format(*(CHANCE.randint(1, most) for most in (4, 5, 6))) for _ in range(300)]
    assert recurring_column([profiled("gcs", cells)]) is None
    assert not profiled("gcs", cells).is_id_like


@pytest.mark.parametrize("written", ["A{}V{}M{}", "E{}V{}K{}", "E{}{}{}"])
def test_codes_of_another_form_may_name_persons(written):
    cells = [written.format(*(CHANCE.randint(1, most) for most in (4, 5, 6))) for _ in range(300)]
    assert recurring_column([profiled("x", cells)]) == "x"


@pytest.mark.parametrize("header", ["SKU", "EAN", "Lineitem sku", "Artikelnr"])
def test_what_is_sold_names_nobody_and_an_order_may_be_somebody_s(header):
    things = profiled(header, visits(lambda thing: f"AB{100 + thing}"))
    assert recurring_column([things]) is None
    assert recurring_column([things, profiled("Order no", visits(lambda order: f"#{1000 + order}"))]) == "Order no"


def test_of_several_the_one_whose_name_says_so_is_proposed():
    days, players = [str(n % 30 + 1) for n in range(N)], [f"{FAMILIES[n % 15]} {FIRST[n % 4]}" for n in range(N)]
    found = [profiled("Runde", [f"R{day}" for day in days]), profiled("Spieler", players)]
    assert recurring_column(found) == "Spieler"
    assert recurring_column(found[::-1]) == "Spieler"
