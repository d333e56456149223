"""What could be inferred is said in sentences and bars with the same figures, in English and German."""

from __future__ import annotations

import pytest

from core.front_door import TriedOn
from guiapp.models.inference_words import inferred_bars, inferred_words, meaning_words, warning_words
from tests.inferred import inference


def test_every_attribute_is_a_paragraph():
    job, town, income = inferred_words(inference())
    assert job == (
        "“job” is guessed right for 75.1 %. Always guessing the most frequent value is right for 25.0 %. "
        "Of the surest tenth of the guesses, 98.8 % are right. "
        "It owes most to “age × job”: without that, 31.0 % are right. "
        "In no table together with it, so of no help: height."
    )
    assert "owes most" not in town
    assert income == "No table has “income”: the tables say nothing about it."


def test_every_share_is_a_bar_and_the_most_frequent_value_is_hollow():
    bars = inferred_bars(inference())
    assert [(bar.group, bar.label, bar.text) for bar in bars] == [
        ("job", "Guessed right", "75.1 %"),
        ("job", "Most frequent value", "25.0 %"),
        ("job", "Surest 10 %", "98.8 %"),
        ("job", "Without “age × job”", "31.0 %"),
        ("job", "Without its 2 tables with sex, town", "74.0 %"),
        ("town", "Guessed right", "50.0 %"),
        ("town", "Most frequent value", "50.0 %"),
        ("town", "Surest 10 %", "50.0 %"),
    ]
    assert [bar.label for bar in bars if bar.is_hollow] == ["Most frequent value"] * 2
    assert bars[3].told == "job · Without “age × job”: 31.0 %"
    assert [(bar.low, bar.value, bar.high) for bar in bars[1:2]] == [(25, 25, 25)]


@pytest.mark.parametrize(
    ("tried_on", "told"),
    [
        (TriedOn.ROWS, "For your eyes only: these figures are exact facts about the rows."),
        (TriedOn.RECORDS, "may be published"),
        (TriedOn.REHEARSAL, "REHEARSAL: made-up data."),
    ],
)
def test_whose_figures_these_are_is_said(tried_on, told):
    assert told in warning_words(tried_on)


def test_what_no_figure_says_is_said():
    said = " ".join(meaning_words())
    for words in ("people like these", "whether or not a person was in the data", "does not prevent it", "Leaving out"):
        assert words in said


@pytest.mark.usefixtures("german_window")
def test_in_german():
    assert inferred_words(inference())[0].startswith("„job“ wird bei 75,1 % richtig geraten.")
    assert "„age × job“" in inferred_words(inference())[0]
    assert inferred_bars(inference())[4].label == "Ohne 2 Tabellen mit sex, town"
    assert warning_words(TriedOn.ROWS).startswith("Nur für Ihre Augen")
