"""Say a question about how a file is read, with the answers that a plan can hold."""

from __future__ import annotations

import json
from collections.abc import Iterable

from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.words import N_, joined

CHOOSE = N_("Error", "Choose on the Data page, where you change how it is read, or write it below [data].")
"""Where an answer is given."""


def told_answers(questions: Iterable[ReadingQuestion]) -> list[str]:
    """Return each question, without any fact about rows, and its answers."""
    text = N_("Error", "{about} A plan can say: {choices}.")
    return [
        text.format(about=each.about, choices=joined(" / ", [_choice(answer) for answer in each.answers]))
        for each in questions
    ]


def told_setting(key: str, value: object) -> str:
    """Return a key and its value as a plan has them."""
    return f"{key} = {json.dumps(value, ensure_ascii=False)}"


def _choice(answer: ReadingAnswer) -> str:
    settings = ", ".join(told_setting(key, value) for key, value in answer.settings)
    return N_("Error", "{settings} ({words})").format(settings=settings, words=answer.words)
