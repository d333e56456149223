"""Two words for one answer are asked about, whichever languages they are of; letters for the sexes are spellings."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def told(path, name, values):
    write(path, [["age", name], *([20 + n, values[n % len(values)]] for n in range(60))])
    seen = preview(path)
    assert ("as_written" in seen.layout.unanswered) == any("for one answer" in text for text in seen.problems)
    return next((text for text in seen.problems if "for one answer" in text), "")


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("Smoker", ["TRUE", "FALSE", "WAHR", "FALSCH"], "“TRUE”, “WAHR”"),
        ("Fumeur", ["VRAI", "FAUX", "TRUE"], "“VRAI”, “TRUE”"),
        ("Smoker", ["ja", "no", "yes"], "“ja”, “yes”"),
        ("Smoker", ["Y", "N", "Yes", "unknown"], "“Y”, “Yes”"),
        ("Vaccinated", ["Yes", "No", "1", "0"], "“Yes”, “1”"),
        ("Geimpft", ["ja", "nein", 1, 0], "“ja”, “1”"),
        ("Geimpft", ["WAHR", "FALSCH", "1"], "“WAHR”, “1”"),
        ("Пол", ["да", "нет", "yes"], "“да”, “yes”"),
        ("Smoker", ["TRUE", "FALSE", "yes", "no"], "“TRUE”, “yes”"),
        ("Smoker", ["WAHR", "FALSCH", "ja", "nein"], "“WAHR”, “ja”"),
        ("Consent", [True, False, "yes", "no"], "“TRUE”, “yes”"),
        ("Result", ["POS", "Positive", "NEG", "Negative"], "“POS”, “Positive”"),
        ("Result", ["pos.", "Positive", "neg.", "Negative"], "“pos.”, “Positive”"),
        ("Befund", ["positiv", "negativ", "pos"], "“positiv”, “pos”"),
        ("Result", ["+", "positive", "-", "negative"], "“+”, “positive”"),
        ("Result", ["positive", "negative", "1", "0"], "“positive”, “1”"),
        ("Geschlecht", ["1", "2", "m", "w"], "“1”, “m”"),
        ("Geschlecht", [1, 2, "m", "w", "männlich", "weiblich"], "“1”, “männlich”"),
        ("Sex", ["male", "female", "Mann", "Frau"], "“male”, “Mann”"),
        ("sexo", ["M", "F", "hombre", "mujer"], "“M”, “hombre”"),
        ("sexe", ["M", "F", "homme", "femme"], "“M”, “homme”"),
        ("Ausflug", ["x", "ja", "", "X"], "“x”, “ja”"),
        ("Trip", ["X", "yes", "✓"], "“X”, “yes”, “✓”"),
        ("Trip", ["x", 1, ""], "“x”, “1”"),
        ("Trip", ["✔", "", "Yes"], "“✔”, “Yes”"),
        ("Sexo", ["H", "M", "F"], "“H”, “M”"),
        ("sexe", ["h", "f", "m"], "“h”, “m”"),
        ("Geschlecht", ["m", "w", "f", "d"], "“w”, “f”"),
        ("Geslacht", ["M", "V", "F", "M"], "“V”, “F”"),
        ("Płeć", ["K", "M", "F"], "“K”, “F”"),
        ("Blood group", ["A", "B", "AB", "0", "O"], "“0”, “O”"),
        ("Blutgruppe", ["A", "B", "AB", 0, "O"], "“0”, “O”"),
        ("Blood group", ["A+", "B-", "AB+", "0+", "O+", "0-"], "“0+”, “O+”"),
    ],
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_two_words_for_one_answer_are_asked_about(tmp_path, suffix, name, values, words):
    assert words in told(tmp_path / f"a.{suffix}", name, values)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Smoker", ["yes", "no", "Yes", "NO", "n/a"]),
        ("Smoker", ["TRUE", "FALSE"]),
        ("Vaccinated", ["1", "0"]),
        ("Children", ["none", "1", "2", "3 or more"]),
        ("Children", [0, 1, 2, "3 or more"]),
        ("Doses", ["No", "1", "2"]),
        ("Sex", ["m", "f", "M", "F"]),
        ("Sex", ["M", "F", "male", "female", "other"]),
        ("Sex", ["male", "female", "other", "no answer"]),
        ("Day", ["M", "W", "F"]),
        ("Class", [*"abcdfmw"]),
        ("Country", ["NO", "SE", "DK", "NE"]),
        ("Who", ["man", "woman", "boy", "girl"]),
        ("Answer", ["yes", "rather yes", "rather no", "no"]),
        ("Sex", ["F", "Female", "M", "Male"]),
        ("Geschlecht", ["m", "w", "männlich", "weiblich"]),
        ("Sex", ["M", "F", "other"]),
        ("Geschlecht", ["1", "2"]),
        ("Region", ["M", "F", "Female"]),
        ("Floor", ["1", "2", "M", "F"]),
        ("Shift", ["H", "M", "F", "W"]),
        ("Grade", [*"ABCDEF"]),
        ("Grade", ["A", "B", "O", "C"]),
        ("Blood group", ["A", "B", "AB", "0"]),
        ("Blood group", ["A+", "A-", "B+", "O+", "O-", "AB+"]),
        ("Result", ["+", "-"]),
        ("Result", ["neg", "trace", "+", "++", "+++"]),
        ("Result", ["positive", "negative", "borderline"]),
        ("Answer", ["T", "F"]),
        ("Trip", ["x", "X", ""]),
        ("Trip", ["✓", "", ""]),
        ("Trip", ["✓", "✔", ""]),
        ("Trip", ["x", "yes", "no"]),
        ("Trip", ["x", "1", "0"]),
        ("Children", ["x", "1", "2"]),
        ("Game", ["x", "o", ""]),
        ("Series", ["x", "y", "x"]),
        ("Paid", ["Yes", "y", "n.a."]),
        ("Sexo", ["H", "M", "I"]),
        ("Sexe", ["F", "H", "X"]),
        ("Geschlecht", ["m", "w", "d", "x"]),
        ("Day", ["M", "F", "W"]),
        ("Team", ["M", "F", "V"]),
    ],
)
def test_one_word_for_each_answer_is_not_asked_about(tmp_path, name, values):
    assert told(tmp_path / "a.csv", name, values) == ""


def proposed(path, values):
    write(path, [["age", "sex"], *([20 + n, values[n % len(values)]] for n in range(60))])
    seen = preview(path)
    assert "as_written" not in seen.layout.unanswered
    found = propose(profile(path, readable(seen.layout, seen.questions))[1])
    return {*found.categories}, dict(found.merges)


@pytest.mark.parametrize(
    ("values", "categories", "merges"),
    [
        (["F", "Female", "M", "Male"], {"Female", "Male"}, {"F": "Female", "M": "Male"}),
        (["f", "F", "FEMALE", "Male", "m"], {"FEMALE", "Male"}, {"f": "FEMALE", "F": "FEMALE", "m": "Male"}),
        (["m", "w", "männlich", "weiblich"], {"männlich", "weiblich"}, {"m": "männlich", "w": "weiblich"}),
        (["H", "F", "Homme", "Femme"], {"Homme", "Femme"}, {"H": "Homme", "F": "Femme"}),
        (["H", "M", "Hombre", "Mujer"], {"Hombre", "Mujer"}, {"H": "Hombre", "M": "Mujer"}),
        (["K", "M", "kobieta", "mężczyzna"], {"kobieta", "mężczyzna"}, {"K": "kobieta", "M": "mężczyzna"}),
        (["ж", "м", "женский", "мужской"], {"женский", "мужской"}, {"ж": "женский", "м": "мужской"}),
        (["F", "female", "M", "male", "other"], {"female", "male", "other"}, {"F": "female", "M": "male"}),
    ],
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_letters_are_proposed_as_spellings_of_the_words_for_the_sexes(tmp_path, suffix, values, categories, merges):
    assert proposed(tmp_path / f"a.{suffix}", values) == (categories, merges)


@pytest.mark.parametrize(
    "values",
    [
        ["M", "F", "Female"],
        ["M", "F", "other"],
        ["M", "F", "Mitte", "Nord"],
        ["m", "f", "d", "divers"],
        ["F", "female", "M", "W"],
    ],
)
def test_letters_without_the_words_for_both_sexes_are_categories_of_their_own(tmp_path, values):
    assert proposed(tmp_path / "a.csv", values) == ({*values}, {})


@pytest.mark.parametrize(("name", "is_asked"), [("Kostenstelle", True), ("room", True), ("Umsatz", False)])
def test_one_number_in_two_writings_is_asked_about_where_numbers_are_codes(tmp_path, name, is_asked):
    codes = [*range(100, 114), *(f"{code}.0" for code in range(100, 114))]
    write(tmp_path / "a.csv", [["id", name], *([f"p{n}", codes[n % len(codes)]] for n in range(280))])
    found = [text for text in preview(tmp_path / "a.csv").problems if "“100”, “100.0”" in text]
    assert bool(found) == is_asked


def test_a_word_that_stands_once_is_a_slip(tmp_path):
    assert told(tmp_path / "a.csv", "Smoker", [*["yes", "no"] * 29, "ja", "no"]) == ""
    assert told(tmp_path / "b.csv", "Trip", [*["x", ""] * 29, "ja", "x"]) == ""
    assert told(tmp_path / "c.csv", "Sexo", [*["H", "M"] * 29, "F", "M"]) == ""
