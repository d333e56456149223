"""Cells with several answers are told from names, places, numbers and sentences."""

from __future__ import annotations

import json
import tracemalloc
from collections import Counter

import pytest

from core.data.several_answers import answers, are_lists_of_codes, has_answer, several_answers
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.written_files import write

TRAVEL = ("bus", "tram", "car", "bike")


def combined(mark):
    """Return how often each combination of one to three answers occurs."""
    sets = [TRAVEL[n % 4 : n % 4 + 1 + n % 3] for n in range(48)]
    return Counter(mark.join(answers) for answers in sets)


@pytest.mark.parametrize("mark", [";", ", ", " | ", "/", "\n", "、", "،", "；", "\t", " • "])
def test_the_mark_is_found(mark):
    assert several_answers(combined(mark))[0] == mark.strip(" ")


def test_a_letter_as_pages_write_it_has_no_mark():
    assert several_answers(Counter(["K&ouml;ln", "R&amp;D", "Ulm", "K&#246;ln"] * 9)) == ("", Counter())


def test_blanks_are_a_mark_between_answers_in_the_order_of_a_questionnaire():
    texts = ["tv", "radio", "web", "tv radio", "tv web", "tv radio web"]
    assert several_answers(Counter(texts * 5)) == (" ", Counter(tv=20, radio=15, web=15))
    assert several_answers(Counter(["good", "bad", "very good", "very bad", "not so good"] * 5))[0] == ""
    assert several_answers(Counter(["north", "east", "south", "north east", "south east"] * 5))[0] == ""
    assert several_answers(Counter([*texts, "web radio tv"] * 5))[0] == ""


@pytest.mark.parametrize(
    "texts",
    [
        [f"{last}, {first}" for last in ("Berg", "Moser", "Wolf") for first in ("Anna", "Bert", "Eva")] * 5,
        ["1,5", "2,5", "1,5;2", "2"] * 9,
        [f"we went, the {n} of us, to the sea, and back" for n in range(30)],
        ["North", "South"] * 20,
        ["yes, often", "no"] * 20,
        ["Train, tram", "Car", "Bicycle", "On foot"] * 10,
        ["1,5", "2,5", "11,5"] * 9,
        ["1,234,567", "2,345", "99"] * 9,
        ["R&D", "Sales", "A+", "EC+B+", "N"] * 9,
        [f"{low}/{high}" for low in (110, 120) for high in (70, 80)] * 6,
        [],
    ],
    ids=[
        "names",
        "numbers",
        "sentences",
        "one answer",
        "two answers",
        "a label",
        "decimals",
        "thousands",
        "signs",
        "pressures",
        "nothing",
    ],
)
def test_other_marks_are_not(texts):
    assert several_answers(Counter(texts))[0] == ""


def test_codes_of_answers_are_told_from_numbers():
    assert several_answers(Counter(["1", "1,2", "1,2,4", "2,4"] * 9)) == (",", Counter({"1": 27, "2": 27, "4": 18}))


def test_an_answer_may_have_the_mark_within_itself():
    cells = ["Yes, daily", "At work", "Yes, daily, At work", "No, never", "At home, At work", "At home"] * 9
    mark, found = several_answers(Counter(cells))
    assert (mark, found["Yes, daily"], found["No, never"], found["At work"]) == (",", 18, 9, 27)
    assert [has_answer(cell, "Yes, daily", ",") for cell in cells[:4]] == [True, False, True, False]
    assert [has_answer(cell, "never", ",") for cell in ("No, never", "nevermore", "")] == [True, False, False]


def test_pairs_and_two_answers_are_told_where_no_name_has_the_mark():
    pairs = Counter(["red; blue", "blue; green", "red; green"] * 10)
    assert several_answers(pairs) == (";", Counter(red=20, blue=20, green=20))
    assert several_answers(Counter(["a", "b", "a; b"] * 10)) == (";", Counter(a=20, b=20))
    assert several_answers(Counter(["a", "b", "a, b"] * 10))[0] == ""


@pytest.mark.parametrize("mark", [";", ", "])
def test_a_rare_answer_hides_none_of_the_others(mark):
    cells = ["bus", f"bus{mark}tram", f"tram{mark}car", "car", "tram"] * 12 + [f"bus{mark}rickshaw"]
    found, answers = several_answers(Counter(cells))
    assert (found, answers["rickshaw"], answers["tram"]) == (mark.strip(), 1, 36)


def test_answers_as_common_as_each_other_come_in_the_same_order_each_time():
    """Not in that of a set of texts, which differs from one start of Python to the next."""
    names = [f"answer {letter}" for letter in "hgfedcba"]
    texts = Counter([";".join(names), *(";".join(names[n::2]) for n in (0, 1))] * 20)
    mark, found = several_answers(texts)
    assert (mark, found.most_common()) == (";", [(name, 40) for name in sorted(names)])


@pytest.mark.parametrize("words", [[f"w{n}" for n in range(3000)], ["up", "down"] * 1500], ids=["unlike", "repeated"])
@pytest.mark.parametrize("mark", [";", ",", " "])
def test_a_long_text_takes_little_memory(words, mark):
    """Pairs of all words of 3,000 would take 300 MB; of texts, those of any length are seen here."""
    texts = Counter({mark.join(words): 1, "none": 1})
    tracemalloc.start()
    try:
        assert several_answers(texts)[0] == ""
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


WAYS = ("bus", "tram", "walk", "car")
PAIRS = [f"{one} {other}" for one in WAYS for other in WAYS if one != other]


def test_answers_in_the_order_in_which_they_were_chosen_are_told():
    mark, found = several_answers(Counter([*WAYS * 3, *PAIRS] * 3))
    assert (mark, {*found}) == (" ", {*WAYS})


@pytest.mark.parametrize(
    "texts",
    [
        ["Nord", "Ost", "Süd", "West", "Nord Ost", "Nord West", "Süd Ost", "Süd West"],
        ["Anna", "Maria", "Eva", "Ruth", "Ida", "Anna Maria", "Maria Anna", "Eva Maria"],
        ["good", "bad", "very good", "very bad", "bad very"],
        ["red", "blue", "red blue", "blue red"],
    ],
)
def test_words_of_names_are_no_answers_in_any_order(texts):
    assert several_answers(Counter(texts * 9)) == ("", Counter())


LISTS = [["bus"], ["bus", "tram"], ["tram", "on foot"], ["bus", "tram", "on foot"], [], ["on foot"]]


@pytest.mark.parametrize(
    "written",
    [json.dumps, str, lambda parts: f"[{', '.join(parts)}]", lambda parts: f"{{{','.join(parts)}}}"],
    ids=["JSON", "Python", "bare", "PostgreSQL"],
)
def test_lists_of_programs_are_answers_without_brackets_and_quotes(written):
    cells = [written(parts) for parts in LISTS]
    assert several_answers(Counter(cells * 9)) == (",", Counter({"bus": 27, "tram": 27, "on foot": 27}))
    assert [has_answer(cell, "bus", ",") for cell in cells] == [True, True, False, True, False, False]


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ('["Yes, daily", "No"]', ["Yes", "daily", "No"]),
        (r'["Stra\u00dfenbahn", "\"x\""]', ["Straßenbahn", '"x"']),
        (r"""['It\'s', "x's"]""", ["It's", "x's"]),
        ("[a, b", ["[a", "b"]),
        ('["a" b]', ['"a" b']),
        (r'["\x"]', [r"\x"]),
        ("[", ["["]),
        ("", []),
    ],
)
def test_a_list_is_parted_as_programs_write_it(cell, found):
    assert answers(cell, ",") == found


def test_codes_in_lists_are_answers_and_intervals_are_none():
    assert several_answers(Counter(["[1]", "[2, 1]", "[1, 2, 4]", "[4]"] * 9))[0] == ","
    assert several_answers(Counter(["[18,25]", "[26,35]", "[36,99]"] * 9))[0] == ""
    assert several_answers(Counter(['["bus"]', '["tram"]'] * 9))[0] == ""


IN_ORDER = ["1,2", "1,4", "2,3", "2,5", "3,4", "4,5"]


@pytest.mark.parametrize(
    "texts",
    [["1", "2", "1,3", "1,2,3"], ["3", "1, 4", "2, 5"], [*IN_ORDER, "1", "2", "3", "4", "5"], ["4", "2,4,5", "NA"]],
)
def test_codes_with_commas_are_lists(texts):
    assert are_lists_of_codes(texts)


@pytest.mark.parametrize(
    "texts",
    [
        ["1,0", "1,3", "1,7", "2,0", "2,3", "2,7", "3,7"],
        ["1,3", "1,7", "2,3", "2,7", "3,7", "1", "2", "3"],
        ["1,5", "2,5", "3,5", "4,5", "1", "2", "3", "4", "5"],
        [*IN_ORDER, "1", "2", "3"],
        [*IN_ORDER, "5,1", "1", "2", "3", "4", "5"],
        ["1", "2", "3"],
        ["1,234,567", "12"],
    ],
)
def test_decimals_are_none(texts):
    assert not are_lists_of_codes(texts)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_lists_of_codes_are_no_decimals_of_their_file(tmp_path, suffix):
    codes = ["1", "2", "3", "1,3", "1,2,3", "2,3"]
    rows = [[codes[n % 6], f"{n * 7 % 90}.5", "fm"[n % 2]] for n in range(120)]
    reasons, weight, _ = profile(write(tmp_path / f"a.{suffix}", [["reasons", "weight", "sex"], *rows]), DETECT)
    assert (reasons.kind, reasons.mark_between) == (Kind.CATEGORIES, ",")
    assert {answer for answer, _ in reasons.choices} == {"1", "2", "3"}
    assert weight.kind is Kind.NUMBER
