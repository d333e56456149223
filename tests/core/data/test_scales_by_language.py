"""Months, weekdays, sizes, answers and terms of further languages are proposed in their own order."""

from __future__ import annotations

import random

import pytest

from core.data.public_order import in_public_order

ORDERS = (
    "leden|únor|březen|červen|červenec|prosinec",
    "Ιανουάριος|Φεβρουάριος|Μάρτιος|Δεκέμβριος",
    "siječanj|veljača|ožujak|prosinac",
    "січень|лютий|березень|грудень",
    "Ocak|Şubat|Mart|Aralık",
    "tammikuu|helmikuu|joulukuu",
    "pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle",
    "Δευτέρα|Τρίτη|Τετάρτη|Κυριακή",
    "hétfő|kedd|szerda|vasárnap",
    "mała|średnia|duża",
    "klein|middel|groot",
    "piccola|media|grande",
    "Mycket missnöjd|Ganska missnöjd|Varken nöjd eller missnöjd|Ganska nöjd|Mycket nöjd",
    "очень недоволен|недоволен|доволен|очень доволен",
    "Muy en desacuerdo|En desacuerdo|De acuerdo|Muy de acuerdo|No sabe / No contesta",
    "Pas du tout satisfait|Plutôt insatisfait|Plutôt satisfait|Très satisfait|Ne sait pas",
    "základní|středoškolské|vysokoškolské",
    "ohne Abschluss|Hauptschule|Realschule|Abitur|Hochschule",
    "Kindergarten|1st|2nd|9th|10th",
    "1º ESO|4º ESO|1º Bachillerato",
    "WS 2022/23|SS 2023|WS 2023/24",
    "WiSe 2022/2023|SoSe 2023|WiSe 2023/2024",
    "Sommersemester 2023|Wintersemester 2023/24|Sommersemester 2024",
    "guarito|migliorato|invariato|peggiorato",
    "Strong Democrat|Lean Democrat|Independent|Lean Republican|Strong Republican",
)


@pytest.mark.parametrize("order", ORDERS)
def test_texts_are_in_their_order(order):
    texts = order.split("|")
    for seed in range(5):
        drawn = random.Random(seed).sample(texts, len(texts))
        assert [*in_public_order(drawn)] == texts
