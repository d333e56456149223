"""Categories come in the order of a scale that is known, of their bounds, or in natural order."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.public_order import in_public_order

ORDERED = [
    "Not at all worried, Not so worried, Somewhat worried, Very worried, Extremely worried, I don’t know",
    "Very dissatisfied, Dissatisfied, Neither, Satisfied, Very satisfied, -99, Don't know",
    "low, middle, high, 9, 99",
    "none, low, mid, high, unknown",
    "Low, Mid, High",
    "low, intermediate, high",
    "very low, low, medium, high, very high, DK, Refused",
    "sehr unzufrieden, unzufrieden, zufrieden, sehr zufrieden, unbek., weiß nicht",
    "jamais, rarement, parfois, souvent, toujours, ne veut pas répondre, NSP",
    "niski, średni, wysoki, nie wiem, odmowa odpowiedzi, trudno powiedzieć",
    "yes, no, DK",
    "N, Y, U",
    "F, M, U",
    "none, mild, moderate, severe, not assessed",
    "Very unlikely, Somewhat unlikely, Somewhat likely, Very likely",
    "Very unfavorably, Neither favorably nor unfavorably (neutral), Very favorably, Unfamiliar (N/A)",
    "Strongly Oppose, Oppose, Favor, Strongly Favor",
    "Very liberal, Liberal, Moderate, Conservative, Very conservative",
    "No, not rude at all; Yes, somewhat rude; Yes, very rude",
    "not anxious at all, a little anxious, somewhat anxious, very anxious",
    "gar nicht wichtig, eher unwichtig, eher wichtig, sehr wichtig",
    "sehr schlecht, eher schlecht, gut, sehr gut",
    "pas du tout inquiet, peu inquiet, plutôt inquiet, très inquiet",
    "Never, Once a year or less, Once a month or less, A few times per month, A few times per week, Every day",
    "Less than high school degree, Some college or Associate degree, Bachelor degree, Graduate degree",
    "Not at all, Not much, Some, A lot",
    "Bad, Medium, Good",
    "never, rarely, sometimes, often, always",
    "nie, selten, manchmal, oft, immer",
    "jamais, rarement, parfois, souvent, toujours",
    "nunca, casi nunca, a veces, a menudo, siempre",
    "Strongly disagree, Disagree, Neutral, Agree, Strongly agree",
    "stimme überhaupt nicht zu, stimme eher nicht zu, teils teils, stimme eher zu, stimme voll und ganz zu",
    "Pas du tout d’accord, Plutôt d’accord, Tout à fait d’accord",
    "muy en desacuerdo, en desacuerdo, de acuerdo, muy de acuerdo",
    "January, February, May, December",
    "Januar, März, Mai, Dezember",
    "janvier, février, août, décembre",
    "Lunes, Miércoles, Sábado, Domingo",
    "Mon, Tue, Fri, Sun",
    "Mo, Mi, Sa",
    "S, M, L, XL",
    "klein, mittel, groß",
    "sehr gut, gut, befriedigend, ausreichend, mangelhaft, ungenügend",
    "sobresaliente, notable, bien, suficiente, insuficiente",
    "A, A-, B+, C, F",
    "<18, 18-29, 30-59, 60+",
    "unter 18, 18 bis 64, 65 und älter",
    "moins de 25 ans, 25-49 ans, 50 ans et plus",
    "menos de 18, 18 a 64, 65 y más",
    "under 6 years, 6-11 years, 12 and over",
    "≤ 10, 11–20, > 20",
    "--, -, 0, +, ++",
    "Very dissatisfied, Somewhat dissatisfied, Neither satisfied nor dissatisfied, Somewhat satisfied, Very satisfied",
    "sehr unzufrieden, eher unzufrieden, teils/teils, eher zufrieden, sehr zufrieden",
    "pas du tout satisfait, plutôt pas satisfait, plutôt satisfait, très satisfait",
    "per niente d’accordo, in disaccordo, né d’accordo né in disaccordo, d’accordo, molto d’accordo",
    "zeer oneens, oneens, neutraal, eens, zeer eens",
    "zdecydowanie nie, raczej nie, trudno powiedzieć, raczej tak, zdecydowanie tak",
    "nigdy, rzadko, czasami, często, zawsze",
    "никогда, редко, иногда, часто, всегда",
    "nie, seltener, 1x pro Woche, mehrmals pro Woche, täglich",
    "Never, Less often, Monthly, Weekly, Daily",
    "Freshman, Sophomore, Junior, Senior",
    "Kindergarten, 1st grade, 2nd grade, 10th grade",
    "CM2, 6ème, 4ème, 3ème, 2nde, 1ère, Terminale",
    "Strongly disagree, Disagree, Agree, Strongly agree, Don’t know",
    "Under 18, 18 to 29, 30 to 59, 60 and over, Prefer not to say",
    "Ja, Nein, weiß nicht",
    "01-04, 5-9, 10-12, 13-15",
    "0～4歳, 5～9歳, 10～14歳, 100歳以上",
    "Less than high school, High school, Some college, Bachelor's degree, Graduate degree",
    "do 18 lat; 19-30 lat; 31-50 lat; powyżej 50 lat",
    "Under $25,000; $25,000 to $49,999; $50,000 - $99,999; $100,000 or more",
    "meno di 5; 5-9; oltre 10",
    "5-9, 10-19, 100",
    "2, 9, 10",
    "1, 2, 3, 4, 4.5, 5",
    "1, 2, 2.5, 3, 4, 5",
    "1-, 2, 2-, 3, 3-, 4",
    "<1, 1, 2, 3, 4, 5+, do not watch",
    "<5, 5, 6, 7, 8, 9, 10+",
    "unter 10 cm; 10-20 cm; über 20 cm; je nach Wetter",
    "$0 - $24,999; $25,000 - $49,999; $50,000 - $99,999; $100,000 - $149,999; 150000",
    "Under 5 ft.; 5'0\"; 5'1\"; 5'9\"; 5'10\"; 6'0\"; 6'6\" and above",
    "Under 5’ 2”; 5’ 2”; 5’ 10”; over 6 feet",
]


@pytest.mark.parametrize("listed", ORDERED)
@given(seed=st.integers(0, 99))
def test_the_order_of_people(listed, seed):
    texts = listed.split("; " if ";" in listed else ", ")
    mixed = Random(seed).sample(texts, len(texts))
    assert list(in_public_order(mixed)) == texts


@pytest.mark.parametrize(
    "listed",
    [
        "married, not married",
        "blue, red, very red",
        "a little late, early, very late",
        "LA, NA, NC, NS, OH",
        "1, 2, 3, Field 3, Field 6",
        "1'000, 2'000, 10'000",
        "1, 2, 3, car",
        "5+, A, B, C",
    ],
)
def test_what_is_no_scale_stays_in_natural_order(listed):
    assert list(in_public_order(listed.split(", "))) == listed.split(", ")


@given(st.lists(st.text(max_size=6), unique=True))
def test_every_text_is_there_once(texts):
    found = in_public_order(texts)
    assert sorted(found) == sorted(texts)
    assert in_public_order(sorted(texts)) == found


def test_texts_that_differ_in_case_alone_have_one_order():
    assert in_public_order(["N0n0", "N0N0"]) == in_public_order(["N0N0", "N0n0"]) == ("N0N0", "N0n0")
