"""Months, weekdays, sizes, answers and terms of further languages are proposed in their own order."""

from __future__ import annotations

import random

import pytest

from core.data.public_order import in_public_order

ORDERS = (
    "általános|középfokú|felsőfokú",
    "İlkokul|Ortaokul|Lise|Üniversite",
    "первый|второй|третий",
    "Nursery|Reception|Year 1|Year 2|Year 10|Year 11",
    "Basement|Ground|1st|2nd|3rd",
    "Lower ground|Ground|First|Second",
    "Under $25k|$25k-$50k|$50k-$100k|$100k-$1M|Over $1M",
    "under 1M|1M to 5M|5M+",
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
    "WiSe 22/23|SoSe 23|WiSe 23/24",
    "WS22/23|SS23|WS23/24",
    "WS 2022-23|SS 2023|WS 2023-24",
    "stycznia|lutego|marca|grudnia",
    "Insufficiente|Sufficiente|Discreto|Buono|Distinto|Ottimo",
    "UG|EG|1. OG|2. OG|DG",
    "Erdgeschoss|1. Stock|2. Stock",
    "ground floor|1st floor|2nd floor",
    "rez-de-chaussée|1er étage|2e étage",
    "niedrig|normal|hoch",
    "Not important|Less important|Important|Very important",
    "Débutant|Intermédiaire|Confirmé|Expert",
    "Fail|Pass|Merit|Distinction",
    "Fail|Third|2:2|2:1|First",
    "neg|trace|1+|2+|3+",
    "غير موافق بشدة|غير موافق|محايد|موافق|موافق بشدة",
    "น้อยที่สุด|น้อย|ปานกลาง|มาก|มากที่สุด",
    "0|1|2|3|4|5",
    "0|1|2|3|4|5|6",
    "vor 1950|1950–1969|1970–1989|nach 1990",
    "before 1950|1950-1969|1970-1989|since 1990",
    "avant 1950|1950-1969|après 1990",
    "Δευ|Τρι|Τετ|Πεμ|Παρ|Σαβ|Κυρ",
    "понеділок|вівторок|середа|пʼятниця|неділя",
    "základní|středoškolské bez maturity|středoškolské s maturitou|vysokoškolské",
    "veľmi nespokojný|skôr nespokojný|skôr spokojný|veľmi spokojný",
    "foarte nemulțumit|nemulțumit|mulțumit|foarte mulțumit",
    "vrlo nezadovoljan|nezadovoljan|zadovoljan|vrlo zadovoljan",
    "zelo nezadovoljen|nezadovoljen|zadovoljen|zelo zadovoljen",
    "дуже незадоволений|незадоволений|задоволений|дуже задоволений",
    "никога|рядко|понякога|често|винаги",
    "ніколи|рідко|іноді|часто|завжди",
    "niciodată|rar|uneori|des|mereu",
    "nikad|rijetko|ponekad|često|uvijek",
    "nikoli|redko|včasih|pogosto|vedno",
    "nikdy|zriedka|niekedy|často|vždy",
    "χαμηλό|μέτριο|υψηλό",
    "lav|middels|høy",
    "низький|середній|високий",
    "scăzut|mediu|ridicat",
    "matala|keskitaso|korkea",
    "нисък|среден|висок",
    "guarito|migliorato|invariato|peggiorato",
    "Strong Democrat|Lean Democrat|Independent|Lean Republican|Strong Republican",
)


@pytest.mark.parametrize("order", ORDERS)
def test_texts_are_in_their_order(order):
    texts = order.split("|")
    for seed in range(5):
        drawn = random.Random(seed).sample(texts, len(texts))
        assert [*in_public_order(drawn)] == texts
