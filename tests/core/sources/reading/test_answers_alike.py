"""Answers with a footnote, a word cut short, days and places in two writings are asked about; neighbours are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def told(path, values):
    write(path, [["age", "answer"], *([20 + n * n % 61, values[n % len(values)]] for n in range(30 * len(values)))])
    seen = preview(path)
    found = next((text for text in seen.problems if "for one answer" in text), "")
    assert ("as_written" in seen.layout.unanswered) == bool(found)
    return found


COUNTRIES = """
Germany France Spain Italy Portugal Poland Austria Belgium Netherlands Denmark Sweden Norway Finland Ireland Greece
Hungary Romania Bulgaria Croatia Slovenia Slovakia Estonia Latvia Lithuania Malta Cyprus Luxembourg Switzerland Turkey
Japan China India Brazil Mexico Canada Argentina Chile Peru Colombia Ghana Togo Benin Mali Niger Chad Sudan Kenya Uganda
Rwanda Angola Zambia Malawi Nepal Bhutan Laos Fiji Samoa Tonga Palau Nauru
"""
"""More countries than a column of a few answers has values, of which half are known by several names."""
WORLD = COUNTRIES.split()
ALIKE = [
    (["Yes", "Yes*", "No"], "“Yes”, “Yes*”"),
    (["Yes", "No", "No¹"], "“No”, “No¹”"),
    (["Ja", "Nein", "Ja 1)"], "“Ja”, “Ja 1)”"),
    (["Ward A", "Ward A*", "Ward B", "Ward B†"], "“Ward A”, “Ward A*”"),
    (["Berlin", "Bonn", "Berlin[1]"], "“Berlin”, “Berlin[1]”"),
    (["ledig", "verheiratet", "verh."], "“verh.”, “verheiratet”"),
    (["led.", "ledig", "verw.", "verheiratet"], "“led.”, “ledig”"),
    (["Herr", "Hr.", "Frau"], "“Herr”, “Hr.”"),
    (["Frau", "Fr.", "Herr"], "“Fr.”, “Frau”"),
    (["Frau", "Fr", "Herr"], "“Fr”, “Frau”"),
    (["Jan", "January", "Mar", "2"], "“Jan”, “January”"),
    (["März", "Mrz", "Mai", "Juni"], "“Mrz”, “März”"),
    (["Mo", "Montag", "Di"], "“Mo”, “Montag”"),
    (["Lun", "Mardi", "Mar", "Holiday"], "“Mar”, “Mardi”"),
    (["Yes", "No", "yes!"], "“Yes”, “yes!”"),
    (["M-01", "M01", "M02"], "“M-01”, “M01”"),
    (["Yes", "No", "Don't know", "I don't know"], "“Don't know”, “I don't know”"),
    (["ja", "nein", "weiß nicht", "Weiss ich nicht"], "“Weiss ich nicht”, “weiß nicht”"),
    (["1", "2", "02", "none"], "“02”, “2”"),
    (["01", "02", "2", "3"], "“02”, “2”"),
    (["5.a", "5a", "5b"], "“5.a”, “5a”"),
    (["0", "1", "2", "O"], "“0”, “O”"),
    ([0, 1, 2, "o"], "“0”, “o”"),
    (["00:00 - 06:00", "00:00-6:00", "0:00-6:00", "06:00-12:00"], "“00:00 - 06:00”, “00:00-6:00”, “0:00-6:00”"),
    (["8:00-12:00", "08:00 – 12:00", "12:00-16:00"], "“08:00 – 12:00”, “8:00-12:00”"),
    (["UK", "United Kingdom", "France"], "“UK”, “United Kingdom”"),
    (["USA", "United States", "Deutschland"], "“USA”, “United States”"),
    (["DE", "Deutschland", "AT"], "“DE”, “Deutschland”"),
    (["CA", "California", "NY"], "“CA”, “California”"),
    (["Full-time", "full time", "other"], "“Full-time”, “full time”"),
    (["HR", "Human Resources", "IT", "Information Technology"], "“HR”, “Human Resources”"),
    (["1 Male", "Male", "2 Female", "Female"], "“1 Male”, “Male”"),
    (["Male", "1 - Male", "2 - Female", "Female", "3 - Other"], "“1 - Male”, “Male”"),
    ([0.5, "0,5", 1], "“0,5”, “0.5”"),
    (["1", "1.0", "2", "2.0"], "“1”, “1.0”"),
    (["1", "2", "2,0", "3"], "“2”, “2,0”"),
    ([2, "2.0", 3, "n/a"], "“2”, “2.0”"),
    (["100", "100.0", "0100"], "“0100”, “100”, “100.0”"),
    (["-1", "0", "1", "-1.00"], "“-1”, “-1.00”"),
    (["1", "1.5", "2", "2.0"], "“2”, “2.0”"),
    (["Orléans", "Orleans", "Tours"], "“Orleans”, “Orléans”"),
    (["München", "Muenchen", "Ulm"], "“Muenchen”, “München”"),
    (["Łódź", "Lodz", "Gdańsk"], "“Lodz”, “Łódź”"),
    (["HR & Legal", "HR and Legal", "IT"], "“HR & Legal”, “HR and Legal”"),
    (["Vertrieb und Technik", "Vertrieb & Technik", "IT"], "“Vertrieb & Technik”, “Vertrieb und Technik”"),
    (["(1) single", "single", "2. married", "married"], "“(1) single”, “single”"),
    (["€ & Pfund", "€ und Pfund", "Franken"], "“€ & Pfund”, “€ und Pfund”"),
    (["-Köln", "Koeln", "Bonn", "Köln"], "“Koeln”, “Köln”"),
    ([*WORLD, "United States", "USA"], "“USA”, “United States”"),
    ([*WORLD, "Deutschland"], "“Deutschland”, “Germany”"),
]
APART = [
    WORLD,
    [*WORLD, "Georgia", "US"],
    ["Öl", "Ol", "Gas"],
    ["Bäcker", "Becker", "Brauer"],
    ["A & B", "A & C", "B & C"],
    ["A", "A*", "B", "C"],
    ["Grade A", "Grade A*", "Grade B"],
    ["Hotel *", "Hotel **", "Hotel ***", "Hotel"],
    ["cm", "cm²", "kg"],
    ["no.", "none", "nothing"],
    ["gesch.", "geschieden", "geschlossen"],
    ["Mr.", "Mrs.", "Dr."],
    ["Prof.", "Dr.", "Dresden", "Drachen"],
    ["Fr", "Sa", "So"],
    ["Mar", "Max", "March", "Ann", "Tom"],
    ["Jan", "Feb", "Mar"],
    ["M-01", "M-02", "S01"],
    ["01", "02", "03", "10"],
    ["0", "1", "2"],
    ["Yes", "No", "Don't know"],
    ["oui", "non", "don't know", "ne sais pas"],
    ["A-B", "AB", "O"],
    ["A", "B", "O", "AB"],
    ["1", "2", "O"],
    ["0", "1", "O", "B"],
    ["00:00-06:00", "06:00-12:00", "12:00-18:00"],
    ["1:00-2:00", "11:00-2:00", "1:00-12:00"],
    ["CA", "Canada", "IN", "Indiana", "XY"],
    ["GA", "Georgia (country)", "FL"],
    ["IT", "Information Technology", "Finance"],
    ["CA", "Carcinoma", "NY"],
    ["1.5", "15", "M"],
    ["1.0", "2.0", "3.0"],
    ["1", "2.0", "3"],
    ["1.0", "1.5", "2", "2.5"],
    ["1", "1.000", "2"],
    ["1.1", "1.10", "2.1"],
    ["7", "7.0 a", "8"],
    [*map(str, range(1, 15)), *(f"{number}.0" for number in range(1, 15))],
    [*map(str, range(1, 15)), "2,0"],
    ["1.0.0", "1", "1.1"],
    ["yes", "no", "y?"],
    ["1 Male", "2 Female", "3 Other"],
    ["1 room", "2 rooms", "3 rooms", "rooms"],
    ["1 child", "child", "2 children", "3 children"],
    ["1 month", "month", "2 years", "years"],
    ["1 Male", "Male", "Female"],
    ["1. FC Köln", "FC Bayern", "1860 München", "München"],
    ["1 May", "2 June", "Easter"],
]


@pytest.mark.parametrize(("values", "words"), ALIKE)
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_they_are_asked_about(tmp_path, suffix, values, words):
    assert words in told(tmp_path / f"a.{suffix}", values)


@pytest.mark.parametrize("values", APART)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_neighbours_are_not(tmp_path, suffix, values):
    assert not told(tmp_path / f"a.{suffix}", values)


def test_one_row_of_a_spelling_is_a_slip(tmp_path):
    path = tmp_path / "a.csv"
    values = ["ledig", "verheiratet", "geschieden"] * 30
    write(path, [["n", "answer"], *enumerate([*values, "verh."])])
    assert not any("for one answer" in text for text in preview(path).problems)
