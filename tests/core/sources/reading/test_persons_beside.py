"""Rows that hold several persons side by side are asked about; what is asked or measured several times is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 24


def cells(name, place):
    """Return what stands below a name."""
    if any(word in name.casefold() for word in ("na", "no", "nom", "氏")):
        return [f"{'ABCDEFGH'[place]}nn{n}" for n in range(N)]
    if any(word in name.casefold() for word in ("sex", "ges", "gender")):
        return ["mf"[n % 2] for n in range(N)]
    if any(word in name.casefold() for word in ("dob", "birth", "geb")):
        return [f"19{50 + n % 40}-03-1{n % 9}" for n in range(N)]
    return [20 + (7 * n + place) % 50 for n in range(N)]


def asked(path, names, columns=None):
    columns = columns or [cells(name, place) for place, name in enumerate(names)]
    write(path, [names, *map(list, zip(*columns, strict=True))])
    found = preview(path)
    told = [text for text in found.problems if "several persons" in text]
    assert bool(told) == ("as_written" in found.layout.unanswered)
    return told


@pytest.mark.parametrize(
    "names",
    [
        ["Name1", "Age1", "Name2", "Age2"],
        ["hh", "Age", "Sex", "Age2", "Sex2"],
        ["household", "Person 1 name", "Person 1 age", "Person 2 name", "Person 2 age"],
        ["Name", "Age", "Name", "Age"],
        ["Name", "Age", "Name.1", "Age.1"],
        ["Vorname_1", "Geburtsdatum_1", "Vorname_2", "Geburtsdatum_2", "Vorname_3", "Geburtsdatum_3"],
        ["Geschlecht Kind 1", "Alter Kind 1", "Geschlecht Kind 2", "Alter Kind 2"],
        ["prénom1", "âge1", "prénom2", "âge2", "town"],
        ["dob1", "sex1", "dob2", "sex2"],
        ["氏名1", "年齢1", "氏名2", "年齢2"],
        ["Alter 1", "Geschl. 1", "Alter 2", "Geschl. 2"],
        ["Pair", "Twin A sex", "Twin A weight", "Twin B sex", "Twin B weight"],
        ["child 1 weight", "child 1 length", "child 2 weight", "child 2 length"],
        ["match", "p1_name", "p1_rank", "p2_name", "p2_rank"],
        ["Name", "Score", "Name", "Score"],
        ["sex 1", "bmi 1", "sex 2", "bmi 2"],
        ["contract", "Age", "Sex", "Spouse age", "Spouse sex"],
        ["Alter", "Geschlecht", "Alter Ehepartner", "Geschlecht Ehepartner"],
        ["case", "Husband: age", "Husband: job", "Wife: age", "Wife: job"],
        ["family", "Mother age", "Mother job", "Father age", "Father job"],
        ["Geburtsjahr Mutter", "Beruf Mutter", "Geburtsjahr Vater", "Beruf Vater"],
        ["Alter Mann", "Alter Frau", "Beruf Mann", "Beruf Frau"],
        ["his_age", "her_age", "his_job", "her_job", "years_married"],
        ["Alter Elternteil 1", "Beruf Elternteil 1", "Alter Elternteil 2", "Beruf Elternteil 2"],
        ["Donor Age", "Recipient Age", "Donor blood group", "Recipient blood group"],
        ["actor_age", "actor_score", "partner_age", "partner_score"],
        ["età sposo", "età sposa", "lavoro sposo", "lavoro sposa"],
        ["âge mari", "âge femme", "métier mari", "métier femme"],
        ["возраст мужа", "возраст жены", "доход мужа", "доход жены"],
        ["age_m", "age_f", "educ_m", "educ_f"],
        ["victim_age", "victim_sex", "offender_age", "offender_sex", "weapon"],
        ["head_age", "head_sex", "spouse_age", "spouse_sex"],
        ["ego_age", "ego_sex", "alter1_age", "alter1_sex", "alter2_age", "alter2_sex"],
        ["ego_age", "ego_sex", "alter_age", "alter_sex"],
        ["id", "sib1_age", "sib1_sex", "sib2_age", "sib2_sex"],
        ["Alter", "Freund1 Alter", "Freund1 Geschlecht", "Freund2 Alter", "Freund2 Geschlecht"],
    ],
)
def test_names_of_several_persons_are_asked_about(tmp_path, names):
    assert len(asked(tmp_path / "a.csv", names)) == 1


@pytest.mark.parametrize(
    "names",
    [
        ["name", "age", *(f"Q{n}" for n in range(1, 11))],
        ["name", "age", "score1", "score2", "visit1", "visit2"],
        ["name1", "name2", "address1", "address2"],
        ["nombre1", "nombre2", "apellido1", "apellido2", "edad"],
        ["name", "sex", "age", "age2"],
        ["name", "sex", "age1", "age2", "age3"],
        ["age1", "age2", "sex1", "sex2", "sex3"],
        ["name", "age 18", "age 30", "sex 1", "sex 2"],
        ["name1", "score1", "name2", "score2"],
        ["Q1 1", "Q1 2", "Q2 1", "Q2 2"],
        ["sex", "Income 2019", "Income 2020", "Test 1", "Test 2"],
        ["p1_x", "p1_y", "p2_x", "p2_y"],
        ["sex", "age", "Mother age", "Mother job", "Father age", "Father job"],
        ["pupil", "Mother age", "Mother job", "Father age", "Father job"],
        ["Mother's education", "Mother's job", "Father's education", "Father's job"],
        ["Name", "Age", "Spouse name", "Spouse job"],
        ["age_t1", "age_t2", "income_t1", "income_t2"],
        ["age", "male_friends", "female_friends"],
        ["Geschlecht Kind", "Alter Elternteil 1", "Beruf Elternteil 1", "Alter Elternteil 2", "Beruf Elternteil 2"],
        ["donor_age", "donor_sex", "blood group"],
        ["bmi", "height_m", "weight_m", "height_f", "weight_f"],
        ["victim_age", "victim_sex", "weapon"],
        ["name", "date", "amount", "name", "town", "date"],
        ["w1_age", "w1_sex", "w2_age", "w2_sex"],
        ["wave1_age", "wave1_sex", "wave2_age", "wave2_sex"],
        ["year1_age", "year1_sex", "year2_age", "year2_sex"],
        ["baseline1_age", "baseline1_sex", "baseline2_age", "baseline2_sex"],
        ["Group A weight", "Group A length", "Group B weight", "Group B length"],
    ],
)
def test_what_is_asked_several_times_is_not(tmp_path, names):
    assert asked(tmp_path / "a.csv", names) == []


def test_columns_of_one_answer_each_and_such_without_any_are_not(tmp_path):
    names = ["town", "sex_1", "sex_2", "age_1", "age_2"]
    marks = [[f"T{n % 3}" for n in range(N)], *([(n + place) % 2 for n in range(N)] for place in range(4))]
    assert asked(tmp_path / "a.csv", names, marks) == []
    names = ["name1", "age1", "name2", "age2"]
    blank = [[None] * N] * 2
    assert asked(tmp_path / "b.csv", names, [cells("name", 0), cells("age", 1), *blank]) == []
