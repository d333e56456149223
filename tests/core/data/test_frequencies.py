"""Answers to “how often” come from seldom to often; texts that are no rates keep their order."""

from __future__ import annotations

import random

import pytest

from core.data.frequencies import frequencies
from core.data.public_order import in_public_order

SCALES = [
    "Never|1-3 per month|Once a week|2-4 per week|5-6 per week|Once a day|2+ per day",
    "Less than once a day|Once a day|Twice a day|More than twice a day",
    "never|less than once a month|1 to 3 times a month|1 or 2 times a week|daily|several times a day",
    "Yearly or less|Monthly|Once every week|3 or more times a week|Every day",
    "nie|seltener als einmal im Monat|1-3 mal im Monat|einmal pro Woche|mehrmals pro Woche|täglich",
    "nie|weniger als 1x pro Woche|1-2x pro Woche|3-4x pro Woche|5x oder mehr pro Woche",
    "jamais|moins d'une fois par mois|une fois par semaine|plusieurs fois par semaine|tous les jours",
    "nunca|menos de una vez al mes|una vez al mes|dos veces por semana|todos los dias",
    "mai|una volta al mese|una volta alla settimana|ogni giorno",
    "nunca|uma vez por mês|duas vezes por semana|mais de 3 vezes por semana",
    "nooit|een keer per maand|2 keer per week|dagelijks",
    "Nunca|Menos frequentemente|Uma vez por mês|Uma vez por semana|Várias vezes por semana|Todos os dias",
    "Nunca|Raramente|Mensalmente|Semanalmente|Diariamente",
    "nie|seltener|einmal pro Woche|2-3 Mal pro Woche|täglich",
    "nie|seltener|1-3 Mal pro Monat|1-2 Mal pro Woche|3-6 Mal pro Woche|täglich",
    "nie|seltener|mehrmals im Jahr|mehrmals im Monat|mehrmals pro Woche|täglich",
    "nie|seltener|jeden Monat|jede Woche|jeden Tag",
    "Aldrig|Mer sällan|Varje månad|Varje vecka|Varje dag",
    "Aldrig|Sällan|Någon gång i månaden|Någon gång i veckan|Dagligen",
    "Aldrig|Mer sällan|En gång i månaden|En gång i veckan|Flera gånger i veckan|Varje dag",
    "Aldri|Sjeldnere|En gang i måneden|En gang i uken|Flere ganger i uken|Daglig",
    "Aldrig|Sjældnere|En gang om måneden|En gang om ugen|Flere gange om ugen|Dagligt",
    "Nooit|Minder vaak|Eén keer per maand|Eén keer per week|Meerdere keren per week|Elke dag",
    "Jamais|Moins souvent|Chaque mois|Chaque semaine",
    "Jamais|Moins souvent|Tous les mois|Toutes les semaines|Tous les jours",
    "Jamais|Moins souvent|Chaque mois|Chaque semaine|Chaque jour",
    "Jamais|Moins souvent|1 fois par mois|1 fois par semaine|2-3 fois par semaine|Tous les jours",
    "Nunca|Menos a menudo|Una vez por semana|Varias veces por semana|Todos los días",
    "Nunca|Menos a menudo|Una vez al mes|Una vez por semana|Varias veces por semana|Todos los días",
    "Nunca|Rara vez|Cada mes|Cada semana|Cada día",
    "Mai|Meno spesso|Una volta al mese|Una volta a settimana|Più volte a settimana|Tutti i giorni",
    "Never|Less often|Every month|Every week|Every day",
]


@pytest.mark.parametrize("scale", [scale.split("|") for scale in SCALES], ids=lambda scale: scale[1])
def test_answers_come_from_seldom_to_often(scale):
    mixed = random.Random(1).sample(scale, len(scale))
    assert list(in_public_order(mixed)) == scale


@pytest.mark.parametrize(
    "texts",
    [["1 week", "2 weeks", "a month"], ["one a", "two a", "three a"], ["daily news", "weekly news", "a day out"]],
)
def test_other_texts_say_no_rate(texts):
    assert frequencies(texts) is None
