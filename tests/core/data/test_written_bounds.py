"""Texts that are bounds come in the order of their numbers and units of time."""

from __future__ import annotations

import pytest

from core.data.public_order import in_public_order
from core.data.written_bounds import bound

ORDERED = [
    "unter 6 Jahre; 6 bis unter 15 Jahre; 15 bis unter 65 Jahre; 65 Jahre und mehr",
    "unter 6 Monate; 6-12 Monate; 1-2 Jahre; über 2 Jahre",
    "keine; 1 Kind; 2 Kinder; 3 und mehr Kinder",
    "younger than 20; 20s; 30s; 40s; 50s; 60s and older",
    "< 1 km; 1-5 km; 5-10 km; > 10 km",
    "< 500 m; 500 m – 1 km; > 1 km",
    "<500m; 500m-1km; 1-5km; >5km",
    "unter 500 g; 500 g - 1 kg; 1 kg - 2 kg; über 2 kg; unbek.",
    "menos de 500 ml; 500 ml; 1 l; 2 l; no sabe",
    "< 1000; 1000-2000; 2000-3000; > 3000; w.n.",
    "Under $25,000; $25,000 - $49,999; $50,000 - $74,999; $75,000 - $99,999; $100,000 or more",
    "Less than £10,000; £10,000 to £19,999; £20,000 to £29,999; £30,000+; Prefer not to say",
    "<10k; 10k-20k; 20k-50k; 50k-100k; >100k",
    "$0 - $9,999; $10,000 - $49,999; $50,000 - $149,999; $150,000 and over",
    "Up to 1,000; 1,001-2,500; 2,501-5,000; 5,001 and above",
    "None; 1; 2; 3; 4 or more",
    "1-9 employees; 10-49 employees; 50-249 employees; 250+ employees",
    "Less than 6 months; 6 months to 1 year; 1-2 years; 3-5 years; 5+ years",
    "0-6 months; 6-12 months; 1-2 years; 2-5 years; 5+ years",
    "Less than 15 minutes; 15-29 minutes; 30-59 minutes; 60 minutes or more",
    "Under 30 min; 30-60 min; 1-2 hours; Over 2 hours",
    "Menos de 1.000 €; Entre 1.000 y 2.000 €; Más de 2.000 €",
    "Moins d'un an; De 1 à 2 ans; De 3 à 5 ans; Plus de 5 ans",
    "Moins de 1 000 €; De 1 000 à 1 999 €; De 2 000 à 2 999 €; 3 000 € et plus",
    "1 à 9 salariés; 10 à 49 salariés; 50 à 249 salariés; 250 salariés et plus",
    "10代; 20代; 30代; 40代; 60代以上",
    "20歳未満; 20～29歳; 30～39歳; 60歳以上",
    "Jonger dan 18 jaar; 18 tot 35 jaar; 35 tot 65 jaar; 65 jaar en ouder",
    "Poniżej 18 lat; 18-24 lata; 25-34 lata; 65 lat i więcej",
    "до 18 лет; 18-24 года; 25-34 года; 65 лет и старше",
    "18岁以下; 18-25岁; 26-35岁; 60岁以上",
    "jonger dan 18; 18 t/m 29; 30 t/m 49; 65 jaar of ouder",
    "t/m 17; 18 t/m 29; 30 t/m 49; vanaf 50",
    "أقل من 18; 18-25; 26-40; أكثر من 40",
    "دون 18; 18-25; 26-40; فوق 40",
    "أصغر من 18; 18-25; 26-40; أكبر من 40",
    "أقل من 18 سنة; 18-25 سنة; 26-40 سنة; أكثر من 40 سنة",
    "- de 18 ans; 18/24 ans; 25/49 ans; 50 ans et +",
    "-18 ans; 18-24 ans; 25-49 ans; 50 ans et +",
    "moins de 18 ans; 18/24 ans; 25/49 ans; 50 ans et plus",
    "200万円未満; 200万円以上400万円未満; 400万円以上600万円未満; 600万円以上",
    "20歳未満; 20歳以上30歳未満; 30歳以上40歳未満; 40歳以上",
    "10人未満; 10人以上50人未満; 50人以上",
    "1만원 미만; 1만원 이상 2만원 미만; 2만원 이상",
    "20세 미만; 20세 이상 30세 미만; 30세 이상",
]


@pytest.mark.parametrize("listed", ORDERED)
def test_the_order_of_bounds(listed):
    texts = listed.split("; ")
    assert list(in_public_order(sorted(texts))) == texts


def test_units_count_only_where_all_texts_have_one():
    assert in_public_order(["10+", "5-9 years", "< 1 year"]) == ("< 1 year", "5-9 years", "10+")
    assert in_public_order(["none", "1 month", "1 week or less"]) == ("none", "1 week or less", "1 month")


@pytest.mark.parametrize("text", ["Springfield", "A1", "five", "", "12, Elm Road, flat 3", "- 5", "a year"])
def test_what_is_no_bound(text):
    assert bound(text) is None
