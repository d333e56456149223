"""Texts made of words of a scale come where these words put them, however they are mixed."""

from __future__ import annotations

from random import Random

import pytest

from core.data.public_order import in_public_order

SCALES = """
None; Mild; Moderate; Severe; Very severe
Minimal; Mild; Moderate; Moderately severe; Severe
None; Mild; Mild to moderate; Moderate; Moderate to severe; Severe; Extremely severe
keine; leicht; mittel; stark; sehr stark
keine Schmerzen; leichte Schmerzen; mäßige Schmerzen; starke Schmerzen; sehr starke Schmerzen
Ninguno; Leve; Moderado; Intenso; Muy intenso
Aucune; Légère; Modérée; Forte; Très forte
Nessuno; Lieve; Moderato; Forte; Molto forte
brak; łagodny; umiarkowany; silny; bardzo silny
Нет; Слабая; Умеренная; Сильная; Очень сильная
geen; licht; matig; ernstig; zeer ernstig
inga; lätt; måttlig; svår; mycket svår
да; скорее да; скорее нет; нет
да; скорее да, чем нет; скорее нет, чем да; нет; трудно сказать
sí; más bien sí; más bien no; no
sì; più sì che no; più no che sì; no
sì; piuttosto sì; piuttosto no; no
Yes; Probably yes; Probably no; No
tak; raczej tak; raczej nie; nie
ano; spíše ano; spíše ne; ne
Screening; Baseline; Week 4; Week 12; Follow-up
Screening; Baseline; Month 1; Month 6; Month 12; End of study
Baseline; Day 7; Week 4; Month 6; Follow-up
Screening; V1; V2; V10; Follow-up
Bajo-bajo; Bajo; Medio-bajo; Medio; Medio-alto; Alto
Low; Low-medium; Medium; Medium-high; High
Bajo; 1º; 2º; 3º; Ático
Sous-sol; Rez-de-chaussée; 1er; 2ème; 3ème
B1; G; 1; 2; 3
piwnica; parter; 1 piętro; 2 piętro
parter; 1 piętro; 2 piętro; 10 piętro
Basement; Ground; 1; 2; 3
要支援1; 要支援2; 要介護1; 要介護2; 要介護5
自立; 要支援1; 要支援2; 要介護1; 要介護5
小学1年; 小学6年; 中学1年; 中学3年; 高校1年; 高校3年
Once; Twice; 3 times; 4+ times
seltener; 1-2x pro Woche; 3-4x pro Woche; täglich
Very mild; Mild; Moderate; Severe; Very severe
Low; Rather low; Rather high; High
Sí; Más bien sí; Más bien no; No; No sabe
none; Bronze; Silver; Gold
Kindergarten; 1; 2; 10
很轻; 轻; 中; 重; 非常重
"""
"""One a line."""


@pytest.mark.parametrize("scale", SCALES.split("\n")[1:-1])
def test_words_of_a_scale_give_their_places(scale):
    texts = scale.split("; ")
    for seed in range(5):
        mixed = Random(seed).sample(texts, len(texts))
        assert [*in_public_order(mixed)] == texts


@pytest.mark.parametrize(
    "listed",
    [
        "A1; A2; B1; B2; C1",
        "B1; B2; B3; B10",
        "1a; 1b; 2a; 2b; 10a",
        "3e A; 3e B; 4e A; 4e B",
        "A; B; C; none",
        "None; Vegan; Vegetarian",
        "Berlin-Mitte; Berlin-Nord; Hamburg",
        "blue; red; very red",
        "A-B; A-C; B-C",
        "D7; N3; N12",
        "Room 1; Room 2; Ward 1; Ward 10",
        "AstraZeneca; Moderna; None; Pfizer",
        "no; none; yes",
    ],
)
def test_what_is_no_scale_stays_in_natural_order(listed):
    texts = listed.split("; ")
    assert [*in_public_order(texts[::-1])] == texts
