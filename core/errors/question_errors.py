"""Refusals of questions about people: what cannot be read, and what no published table can answer."""

from __future__ import annotations

from core.errors.plan_errors import PlanError
from core.words import N_


class QuestionError(PlanError):
    """A question that cannot be read or answered."""


class UnknownConditionError(QuestionError):
    """A part of a question names no attribute; `names` are those that there are."""

    template = N_(
        "Error",
        "“{part}” begins with no attribute. The attributes are: {names}. A question looks like this: {example}.",
    )
    part: str
    names: str
    example: str


# Labels are public: a refusal may name them all, as long as they can be read.
class UnknownLabelError(QuestionError):
    """An attribute has no such category or bin."""

    template = N_("Error", "“{name}” has no category or bin “{label}”. It has: {labels}.")
    name: str
    label: str
    labels: str


class NoSuchRangeError(QuestionError):
    """A range does not begin and end where bins do."""

    template = N_(
        "Error",
        "“{label}” does not begin and end where bins of “{name}” do. The bins are: {labels}. Ask for whole bins.",
    )
    name: str
    label: str
    labels: str


# Where 44 and 45 are both edges, as of single years, a wrong guess would be a wrong number without a word.
class TwoRangesError(QuestionError):
    """A range can be read in two ways; both are named."""

    template = N_(
        "Error", "“{label}” of “{name}” may or may not include its end. Ask for “{without}”, or for “{within}”."
    )
    name: str
    label: str
    without: str
    within: str


class AskedTwiceError(QuestionError):
    """A question names an attribute twice."""

    template = N_(
        "Error",
        "The question names “{name}” twice. Name it once, with all its categories: “{name} = one or another”.",
    )
    name: str


class NothingPublishedError(QuestionError):
    """No table of a dataset is published, so nothing can be estimated."""

    template = N_("Error", "No table of “{dataset}” is published yet. Release tables first: questions begin from them.")
    dataset: str


# Refused before a test, by the plan alone: a refusal that depended on rows would be an answer.
class LargeQuestionError(QuestionError):
    """An estimate, or a count, would take a table with too many cells."""

    template = N_(
        "Error",
        "A table of these attributes together would have {n_cells:,} cells; at most {most:,} are worked out for a "
        "question. Ask about fewer attributes.",
    )
    n_cells: int
    most: int


# A round that ended has no noise left for another test: to test on would cost what nobody has paid for.
class RoundOverError(QuestionError):
    """All measured answers of a round have been given, or it was closed."""

    template = N_(
        "Error",
        "Round no. {number} is over. Its answers are kept and stay free. Open another round to ask on: that has a cost "
        "of its own.",
    )
    number: int
