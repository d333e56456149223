"""Questions as people type them: what they mean, and what a refusal names."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.bins import bin_labels
from core.domain.question import ListedAttribute, Question, question_of
from core.domain.question_text import read_question
from core.errors.question_errors import (
    AskedTwiceError,
    NoSuchRangeError,
    QuestionError,
    TwoRangesError,
    UnknownConditionError,
    UnknownLabelError,
)

AGES = (*bin_labels((0.0, 18.0, 30.0, 45.0, 65.0, 120.0)), "not stated")
YEARS = bin_labels(tuple(float(each) for each in range(6)))
DAYS = bin_labels((date(2024, 1, 1), date(2024, 2, 1), date(2024, 3, 1)))
ATTRIBUTES = (
    ListedAttribute("Sex", ("female", "male")),
    ListedAttribute.of_labels("Age", AGES),
    ListedAttribute.of_labels("Age in care", YEARS),
    ListedAttribute("Marital status", ("single", "married, and apart", "gone", "30-44")),
    ListedAttribute.of_labels("Born", DAYS),
)
MEANT = {
    "Sex = female": {"Sex": ("female",)},
    "sex FEMALE": {"Sex": ("female",)},
    "Sex is male": {"Sex": ("male",)},
    "Sex: “male”": {"Sex": ("male",)},
    "Age 30–44": {"Age": AGES[2:3]},
    "Age 30-45": {"Age": AGES[2:3]},
    "Age 30 to 64": {"Age": AGES[2:4]},
    "Age from 18 to under 65": {"Age": AGES[1:4]},
    "Age under 18": {"Age": AGES[:1]},
    "Age < 30": {"Age": AGES[:2]},
    "Age 65+": {"Age": AGES[4:5]},
    "Age >= 45": {"Age": AGES[3:5]},
    "Age 45 and over": {"Age": AGES[3:5]},
    "Age 45-120": {"Age": AGES[3:5]},
    "Age = 18 to under 30": {"Age": AGES[1:2]},
    "Age 18 to under 30 - 45 to under 65": {"Age": AGES[1:4]},
    "Age = not stated or 65 to 120": {"Age": AGES[4:]},
    "Age 0-17, 65+": {"Age": (AGES[0], AGES[4])},
    "Age in care 3": {"Age in care": YEARS[3:4]},
    "Age in care 1 to under 3": {"Age in care": YEARS[1:3]},
    "Marital status = married, and apart": {"Marital status": ("married, and apart",)},
    "Marital status gone or single": {"Marital status": ("single", "gone")},
    "Marital status 30–44": {"Marital status": ("30-44",)},
    "Born 2024-02-01 to 2024-02-29": {"Born": DAYS[1:]},
    "Born 2024-01-01 to 2024-01-31": {"Born": DAYS[:1]},
    "Sex = female, Age 30–44": {"Sex": ("female",), "Age": AGES[2:3]},
    "age 30-44 and sex male; born 2024-02-01+": {"Sex": ("male",), "Age": AGES[2:3], "Born": DAYS[1:]},
    "everybody": {},
    "": {},
    "Sex = male or female": {},
}
REFUSED = {
    "Agee 30": (UnknownConditionError, "“Marital status”"),
    "30-44": (UnknownConditionError, "Sex = female"),
    "Sex = female, Agee = 30-44": (UnknownConditionError, "agee = 30-44"),
    "Sex = female, Agee 30-44": (UnknownConditionError, "agee"),
    "Sex = f": (UnknownLabelError, "“female”, “male”"),
    "Sex = female-male": (UnknownLabelError, "“female”"),
    "Age twelve": (UnknownLabelError, "30 to under 45"),
    "Age 30-50": (NoSuchRangeError, "Ask for whole bins"),
    "Age 31": (NoSuchRangeError, "“31”"),
    "Age 45-30": (NoSuchRangeError, "“45-30”"),
    "Age in care 1-3": (TwoRangesError, "“1 to under 3”, or for “1 to under 4”"),
    "Sex = female, Sex = male": (AskedTwiceError, "“Sex” twice"),
    "Sex": (UnknownLabelError, "“Sex” has no category"),
    "Sex =": (UnknownLabelError, "“Sex”"),
}


@pytest.mark.parametrize("text", MEANT)
def test_what_a_text_means(text):
    assert read_question(text, ATTRIBUTES) == question_of(ATTRIBUTES, MEANT[text])


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_read_is_refused_with_what_there_is(text):
    kind, words = REFUSED[text]
    with pytest.raises(kind) as refused:
        read_question(text, ATTRIBUTES)
    assert words in str(refused.value)


@given(
    st.fixed_dictionaries(
        {}, optional={each.name: st.sets(st.sampled_from(each.labels), min_size=1) for each in ATTRIBUTES}
    )
)
def test_the_text_of_a_question_is_read_as_that_question(chosen):
    question = question_of(ATTRIBUTES, chosen)
    assert read_question(question.text, ATTRIBUTES) == question


@given(st.text() | st.lists(st.sampled_from([*" ,;=-–<>+“”0", "or", "and", "Age", "Sex", "30", "to"])).map("".join))
def test_any_text_is_read_or_refused(text):
    try:
        question = read_question(text, ATTRIBUTES)
    except QuestionError as refused:
        assert str(refused)  # noqa: PT017  either outcome is right
    else:
        assert isinstance(question, Question)


def test_a_question_is_about_labels_that_there_are():
    for chosen in ({"Sex": ()}, {"Sex": ("neither",)}, {"Weight": ("much",)}):
        with pytest.raises(ValueError, match=r"condition|question"):
            question_of(ATTRIBUTES, chosen)


def test_long_lists_are_not_read_out():
    many = (ListedAttribute("code", tuple(f"c{n:03}" for n in range(500))),)
    with pytest.raises(UnknownLabelError, match="“c010” and 489 more"):
        read_question("code d", many)


def test_the_last_day_that_there_is_ends_a_range():
    until = ListedAttribute.of_labels("Until", bin_labels((date(9999, 1, 1), date(9999, 7, 1), date.max)))
    for text in ("Until 9999-07-01 and over", "Until 9999-07-01 to 9999-12-31"):
        assert read_question(text, [until]) == question_of([until], {"Until": until.labels[1:]}), text
    with pytest.raises(QuestionError):
        read_question("Until 9999-12-31", [until])
