"""A table that holds counts already is asked about; measurements of persons in the same shape are not."""

from __future__ import annotations

from itertools import product

import pytest

from tests.core.sources.reading.counting import asks

CELLS = [*product(["north", "south", "west"], ["f", "m"], [2021, 2022])]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("name", ["count", "n", "Anzahl"])
def test_all_combinations_with_their_counts_are_asked_about(tmp_path, suffix, name):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / f"a.{suffix}", ["region", "sex", "year", name], rows)


@pytest.mark.parametrize(
    "name",
    [
        *("Persons", "Number of patients", "No. of cases", "Headcount", "cases", "Patients", "Population", "Total"),
        *("Anzahl Personen", "Anzahl der Fälle", "Fälle", "Anz.", "人数", "件数", "Liczba osób", "Nombre de personnes"),
        *("Número de personas", "Numero persone", "Aantal personen", "number_of_people"),
    ],
)
def test_so_are_other_names_of_counts(tmp_path, name):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / "a.csv", ["region", "sex", "year", name], rows)


def test_so_are_counts_that_leave_empty_groups_out(tmp_path):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / "a.csv", ["region", "sex", "year", "count"], rows[:-1])


@pytest.mark.parametrize("names", [["answer", "sex", "Freq"], ["Région", "Sexe", "Effectif"]])
def test_so_are_few_groups(tmp_path, names):
    rows = [[*cell, f"{n},{300 + n}"] for n, cell in enumerate(product("abc", "fm"), start=1)]
    assert asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize("first", [0, 1])
def test_so_are_they_beside_the_numbers_of_the_rows_that_programs_write(tmp_path, first):
    rows = [[n, *cell, 7 * n % 23] for n, cell in enumerate(CELLS, start=first)]
    assert asks(tmp_path / "a.csv", ["", "Var1", "Var2", "Var3", "Freq"], rows)


@pytest.mark.parametrize("name", ["Count of ID", "Anzahl von Nr", "Nombre de N°", "Recuento de ID", "Conteggio di ID"])
def test_so_are_those_of_a_pivot_table_in_rows(tmp_path, name):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / "a.xlsx", ["region", "sex", "year", name], rows)


@pytest.mark.parametrize("name", ["Rate per 1000", "Share", "% of all"])
def test_rates_beside_the_counts_are_no_categories(tmp_path, name):
    rows = [[*cell, 7 * n % 23, n / 7] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / "a.csv", ["region", "sex", "year", "cases", name], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["region", "sex", "year", "age"], [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]),
        (["region", "sex", "year", "count"], [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS[::2])]),
        (["region", "sex", "year", "count"], [[*cell, 7 * n % 23] for n, cell in enumerate([*CELLS, CELLS[0]])]),
        (["region", "sex", "year", "count"], [[*cell, n / 4] for n, cell in enumerate(CELLS)]),
        (["patient", "sex", "year", "count"], [[*cell, 7 * n % 23] for n, cell in enumerate(CELLS)]),
        (["", "region", "sex", "count"], [[n, "nsw"[n % 3], "fm"[n % 2], 7 * n % 23] for n in range(24)]),
        (["person", "region", "sex", "count"], [[n, *cell[:2], 7 * n % 23] for n, cell in enumerate(CELLS[::2])]),
        (["region", "sex", "Sum of fees"], [[*cell, 7 * n % 23] for n, cell in enumerate(product("ns", "fm"))]),
        (["item", "form", "score"], [[n // 3, n % 3, 7 * n % 23] for n in range(24)]),
        (["region", "sex", "cases", "deaths"], [[n // 2, "fm"[n % 2], 7 * n % 23, n] for n in range(24)]),
        (["name", "count"], [[f"Ann Lee-{chr(65 + n)}oe", 7 * n % 23] for n in range(12)]),
        (["region", "count"], [[f"r{n % 11}", 7 * n % 23] for n in range(12)]),
        (["age", "count"], [[20 + n * n, 7 * n % 23] for n in range(12)]),
    ],
    ids=[
        "no count",
        "many missing",
        "one twice",
        "parts",
        "patients",
        "numbered",
        "named",
        "fees",
        "scores",
        "two counts",
        "names",
        "one column with a region twice",
        "one column of measurements",
    ],
)
def test_other_tables_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["region", "count"], [[f"r{n}", 7 * n % 23] for n in range(12)]),
        (["животиња", "број"], [[animal, n % 5] for n, animal in enumerate(("пас", "мачка", "коњ", "зец", "папагај"))]),
        (["分数", "人数", "累计人数"], [["699-750", 51, 51], *([698 - n, n % 9 + 1, 60 + 5 * n] for n in range(300))]),
    ],
)
def test_counts_beside_one_column_are_asked_about(tmp_path, suffix, names, rows):
    assert asks(tmp_path / f"a.{suffix}", names, rows)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_counts_with_their_shares_are_asked_about(tmp_path, suffix):
    of_variables = {"sex": "fm", "region": "nsew", "class": "abcde"}
    groups = [(name, value) for name, values in of_variables.items() for value in values]
    rows = [[*group, 7 * n % 23, f"{5 * n % 17}.5%"] for n, group in enumerate(groups)]
    assert asks(tmp_path / f"a.{suffix}", ["variable", "category", "freq", "percent"], rows)
    assert not asks(tmp_path / f"b.{suffix}", ["variable", "category", "freq", "age"], rows[:-1] + rows[:1])


@pytest.mark.parametrize("name", ["freq", "Anzahl", "N", "Effectif"])
def test_groups_that_recur_are_asked_about_below_the_name_of_a_count(tmp_path, name):
    rows = [[*CELLS[n % 5], 7 * n % 23 + 1] for n in range(800)]
    assert asks(tmp_path / "a.csv", ["region", "sex", "year", name], rows)


@pytest.mark.parametrize(("name", "step"), [("freq", 3), ("total", 23), ("visits", 23)])
def test_small_numbers_and_those_of_other_names_are_of_persons(tmp_path, name, step):
    rows = [[*CELLS[n % 5], 7 * n % step + 1] for n in range(800)]
    assert not asks(tmp_path / "a.csv", ["region", "sex", "year", name], rows)


def test_beside_measurements_of_persons_numbers_count_no_groups(tmp_path):
    rows = [[*CELLS[n % 5], 150 + n / 13, 7 * n % 23 + 1] for n in range(800)]
    assert not asks(tmp_path / "a.csv", ["region", "sex", "year", "height", "freq"], rows)


AGES = [*product("FM", range(18, 60), "yn")]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("step", [1, 5])
@pytest.mark.parametrize("name", ["freq", "_FREQ_", "cases", "persons"])
def test_groups_of_single_years_are_asked_about(tmp_path, suffix, name, step):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(AGES) if step == 1 or n % step]
    assert asks(tmp_path / f"a.{suffix}", ["sex", "age", "smoker", name], rows)


@pytest.mark.parametrize("name", ["num", "cnt", "N patients", "COUNT(*)"])
def test_so_are_they_below_short_names_of_counts(tmp_path, name):
    rows = [[*cell, 300 + 7 * n % 423] for n, cell in enumerate(AGES)]
    assert asks(tmp_path / "a.csv", ["sex", "age", "smoker", name], rows)


def test_so_are_many_of_them(tmp_path):
    rows = [[*cell, 7 * n % 23] for n, cell in enumerate(product("FM", range(101), "nsew"))]
    assert asks(tmp_path / "a.csv", ["sex", "age", "region", "count"], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (
            ["sex", "age", "smoker", "cases"],
            [["FM"[n % 2], 18 + n * n % 61, "yn"[n % 3 % 2], n % 7] for n in range(300)],
        ),
        (["kid", "visit", "count"], [[f"k{n // 3}", n % 3, n * n % 11] for n in range(300)]),
        (["sex", "age", "height", "n"], [["FM"[n % 2], 18 + n % 60, 150 + n * n % 47, n % 5] for n in range(120)]),
        (["sex", "age", "smoker", "score"], [[*cell, 7 * n % 23] for n, cell in enumerate(AGES)]),
    ],
    ids=["recurring", "visits", "heights", "scores"],
)
def test_persons_with_their_ages_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("name", ["weight", "Gewicht", "wt"])
def test_weights_that_no_person_has_count_groups(tmp_path, suffix, name):
    rows = [[*cell, 3 + 37 * n % 211] for n, cell in enumerate(CELLS)]
    assert asks(tmp_path / f"a.{suffix}", ["region", "sex", "year", name], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["region", "sex", "year", "weight"], [[*cell, 52 + 37 * n % 61] for n, cell in enumerate(CELLS)]),
        (["region", "sex", "year", "weight"], [[*cell, (3 + n) / 7] for n, cell in enumerate(CELLS)]),
        (["region", "sex", "year", "weight"], [[*CELLS[n % 5], 3 + 37 * n % 211] for n in range(60)]),
        (["id", "sex", "year", "weight"], [[n, *cell[1:], 3 + 37 * n % 211] for n, cell in enumerate(CELLS)]),
        (["age", "sex", "weight"], [[20 + n * 7 % 61, "fm"[n % 2], 800 + 37 * n % 211] for n in range(200)]),
    ],
    ids=["of adults", "of a sample", "recurring", "of persons", "of a sample of persons"],
)
def test_other_weights_do_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize("name", ["count", "freq", "weight"])
def test_groups_of_one_year_are_asked_about(tmp_path, name):
    rows = [[2021, *cell[:2], 3 + 37 * n % 211] for n, cell in enumerate(product("nswe", "fm"))]
    assert asks(tmp_path / "a.csv", ["year", "region", "sex", name], rows)


def test_so_are_those_of_many_occupations(tmp_path):
    rows = [[*cell, 37 * n % 211] for n, cell in enumerate(product([f"job {n}" for n in range(60)], "fm", "yn"))]
    assert asks(tmp_path / "a.csv", ["occupation", "sex", "smoker", "count"], rows)
    assert not asks(tmp_path / "b.csv", ["occupation", "sex", "smoker", "count"], rows[:-1])
    names = [[f"kid {n // 3}", n % 3, 2021, n * n % 11] for n in range(300)]
    assert not asks(tmp_path / "c.csv", ["kid", "visit", "year", "count"], names)


STRATA = [*product(["north", "south", "west"], "fm", ["15-24", "25-64", "65+"], [2021, 2022])]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("name", ["value", "Wert", "Number", "respondents", "observations", "N (weighted)", "Befragte"])
def test_other_names_of_counts_are_known_beside_strata(tmp_path, suffix, name):
    rows = [[*cell, 30 + 37 * n % 211] for n, cell in enumerate(STRATA)]
    assert asks(tmp_path / f"a.{suffix}", ["region", "sex", "age group", "year", name], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["region", "sex", "age group", "year", "value"], [[*cell, n % 5] for n, cell in enumerate(STRATA)]),
        (["region", "sex", "age group", "year", "value"], [[*cell, 30 + n] for n, cell in enumerate(STRATA[1:])]),
        (["region", "sex", "age group", "year", "score"], [[*cell, 30 + n] for n, cell in enumerate(STRATA)]),
        (
            ["kid", "side", "visit", "value"],
            [[*cell, 30 + n] for n, cell in enumerate(product(range(30), "lr", "abc"))],
        ),
        (["sex", "age", "value"], [["fm"[n % 2], 20 + n * 7 % 61, 30 + n] for n in range(120)]),
    ],
    ids=["small", "one missing", "scores", "kids", "persons"],
)
def test_values_of_other_rows_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


GROUPS = [*product(["north", "south", "west", "east"], "fm", ["0-17", "18-64", "65+"])]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "name", ["ID", "Zeile", "Lfd. Nr.", "Nr.", "OBJECTID", "FID", "Index", "Lp.", "id", "idx", "Rank"]
)
def test_numbers_of_the_rows_hide_no_groups(tmp_path, suffix, name):
    rows = [[n, *cell, 30 + 37 * n % 211] for n, cell in enumerate(GROUPS, start=1)]
    assert asks(tmp_path / f"a.{suffix}", [name, "region", "sex", "age group", "count"], rows)
    assert asks(tmp_path / f"b.{suffix}", [name, "region", "sex", "age group", "count"], rows[:-3])


@pytest.mark.parametrize("name", ["freq", "count", "n"])
def test_nor_do_they_hide_small_counts(tmp_path, name):
    cells = [cell for n, cell in enumerate(AGES) if n % 5]
    rows = [[n, *cell, 1 + 7 * n % 3] for n, cell in enumerate(cells)]
    assert asks(tmp_path / "a.csv", ["idx", "sex", "age", "smoker", name], rows)


def _persons(n_rows, n_each):
    cells = [GROUPS[(n * n + n // 3) % len(GROUPS)] for n in range(n_rows)]
    return [[n, *cell, 7 * n % n_each] for n, cell in enumerate(cells, start=1)]


@pytest.mark.parametrize("name", ["ID", "Nr.", "Index", "person", "Patient ID"])
@pytest.mark.parametrize("count", ["children", "visits", "siblings", "count", "Anzahl", "tests"])
@pytest.mark.parametrize(("n_rows", "n_each"), [(12, 5), (24, 5), (24, 31), (300, 5), (300, 31)])
def test_persons_with_their_numbers_are_no_groups(tmp_path, name, count, n_rows, n_each):
    names = [name, "region", "sex", "age group", count]
    assert not asks(tmp_path / "a.csv", names, _persons(n_rows, n_each))


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["patient", "region", "sex", "count"], [[n, *cell[:2], 9 * n] for n, cell in enumerate(GROUPS[::3])]),
        (["ID", "region", "sex", "count"], [[n, *cell, 9 * n] for n, cell in enumerate(product("nsw", "fm"))]),
        (["ID", "region", "sex", "age group", "count"], [[n, *cell, n % 5] for n, cell in enumerate(GROUPS[:-3])]),
        (["ID", "kid", "visit", "count"], [[n, f"k{n // 3}", n % 3, 9 * n] for n in range(36)]),
        (["ID", "nickname", "count"], [[n, f"N{n * n}", 9 * n] for n in range(12)]),
        (["ID", "region", "count"], [[n, f"r{n}", 9 * n] for n in range(12)]),
    ],
    ids=["patients", "few", "small and some lacking", "seen again", "nicknames", "one column"],
)
def test_nor_are_other_rows_with_numbers(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize("code", ["AGS", "Code", "Gemeindenummer", "Gemeindekennziffer"])
def test_a_code_beside_its_name_is_no_other_category(tmp_path, code):
    cells = product(range(10), "mw", ["0-17", "18-64", "65+"])
    rows = [[f"0911{101 + at}", f"Dorf {chr(65 + at)}", *cell, 37 * at % 211 + 9] for at, *cell in cells]
    rows = [[*row[:-1], row[-1] + n] for n, row in enumerate(rows)]
    assert asks(tmp_path / "a.csv", [code, "Gemeinde", "Geschlecht", "Altersgruppe", "Personen"], rows)
    assert asks(tmp_path / "b.csv", [code, "Gemeinde", "Geschlecht", "Altersgruppe", "Personen"], rows[6:18])


def test_a_number_of_persons_goes_before_what_is_told_by_it(tmp_path):
    rows = [[f"P{n // 3 * 7}", 20 + n // 3 * 4, n % 3, 9 * n % 41] for n in range(36)]
    assert not asks(tmp_path / "a.csv", ["patient no", "age", "visit", "count"], rows)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("beside", ["Durchschnittsalter", "Anteil in %", "davon Ausländer"])
@pytest.mark.parametrize("count", ["Schüler", "Einwohner", "Fälle", "employees"])
def test_few_groups_beside_measurements_are_asked_about(tmp_path, suffix, beside, count):
    cells = product(["Nord", "Süd", "Ost", "West", "Mitte", "Hafen"], ["GS", "RS"])
    rows = [[*cell, 30 + 37 * n % 211, 7 * n % 11 + 3] for n, cell in enumerate(cells)]
    assert asks(tmp_path / f"a.{suffix}", ["Stadtteil", "Schulform", count, beside], rows)
    again = [[*row[:-1], row[-1] + 1] for row in rows[:2]]
    assert not asks(tmp_path / f"b.{suffix}", ["Stadtteil", "Schulform", count, beside], rows[:-2] + again)


@pytest.mark.parametrize("count", ["Besuche", "tests", "employees"])
def test_small_numbers_of_events_count_no_members(tmp_path, count):
    rows = [[*cell, n % 5] for n, cell in enumerate(product(["Nord", "Süd", "Ost", "West"], ["GS", "RS"]))]
    assert not asks(tmp_path / "a.csv", ["Stadtteil", "Schulform", count], rows)
