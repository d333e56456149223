"""Questions about how a file is read, as the command line tells them, and the answers it takes."""

from __future__ import annotations

from argparse import ArgumentTypeError

from core.commandline.terminal import Terminal
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingAnswer, Setting, answered
from core.project.content import value_text
from core.sources.asking.preview import Preview


def answer_from(text: str) -> Setting:
    """Return the key and the value of an answer such as ragged=fill.

    Raises:
        ArgumentTypeError: if it is none.
    """
    key, _, said = text.partition("=")
    # Answers are words, but for numbers of rows.
    value = int(said) if said.isdigit() else said
    try:
        answered(ReadingLayout(), ((key, value),))
    except (TypeError, ValueError):
        raise ArgumentTypeError(f"{text} is no answer; write one as describe tells it, such as ragged=fill") from None
    return key, value


def say_questions(found: Preview, terminal: Terminal) -> None:
    """Tell each question that is open with its answers, and each answer that was taken, with the others."""
    # On stderr: what is counted of the rows must not stand in output that is kept.
    for each in found.questions:
        is_open = each.key in found.layout.unanswered
        terminal.note(f"Question {each.key}: {each.text}" if is_open else f"Decided, {each.key}: {each.text}")
        for answer in each.answers:
            terminal.note(f"  {_options(answer)}   {answer.words}{_mark(answer, found.layout)}")


def questions_data(found: Preview) -> list[dict[str, object]]:
    """Return the questions for JSON, without what they count."""
    return [
        {
            "key": each.key,
            "about": each.about,
            "open": each.key in found.layout.unanswered,
            "answers": [dict(answer.settings) for answer in each.answers],
        }
        for each in found.questions
    ]


def answer_text(answer: ReadingAnswer) -> str:
    """Return the keys of a plan that hold an answer."""
    return ", ".join(f"{key} = {value_text(value)}" for key, value in answer.settings)


def _options(answer: ReadingAnswer) -> str:
    return " ".join(f"--answer {key}={value}" for key, value in answer.settings)


def _mark(answer: ReadingAnswer, layout: ReadingLayout) -> str:
    is_taken = all(getattr(layout, key) == value for key, value in answer.settings)
    return " (so it is now)" if is_taken else ""
