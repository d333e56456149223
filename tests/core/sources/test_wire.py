"""Messages survive the pipe unchanged."""

from __future__ import annotations

import io
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core.errors
from core.data.column_profile import ColumnProfile
from core.data.histogram import Histogram
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError, ForeignContentError, RaggedRowError
from core.sources import wire
from core.sources.question import FileQuestion, ReaderVerb
from core.words import N_

ATTRIBUTES = [
    Attribute("a", Kind.CATEGORIES, ("x", "ÿ“"), (), (("raw", "x"),), "Else", "Missing", Provenance.CODE_LIST, "col"),
    Attribute("n", Kind.NUMBER, edges=(0.1, 1e300)),
    Attribute("d", Kind.DATE, edges=(date(1, 1, 1), date(2024, 1, 31))),
]


def through_the_pipe(message):
    stream = io.BytesIO()
    wire.send(stream, message)
    stream.seek(0)
    return wire.receive(stream)


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_attributes(attribute):
    question = FileQuestion(ReaderVerb.READ, "a.csv", ReadingLayout(header_row=3), (attribute,), "id", "00ff")
    assert wire.question_from(through_the_pipe(wire.question_facts(question))) == question


@pytest.mark.parametrize(
    ("kind", "low", "high", "histogram"),
    [
        (Kind.NUMBER, 0.5, 9.0, Histogram(0.5, 9.0, (3, 1), of_dates=False)),
        (Kind.DATE, date(2024, 1, 1), date(2024, 2, 1), Histogram(738886, 738918, (3, 1), of_dates=True)),
        (Kind.CATEGORIES, None, None, None),
    ],
)
def test_profiles(kind, low, high, histogram):
    profile = ColumnProfile("h", kind, 1, 2, (("x", 3), ("ÿ", 1)), low, high, 0, is_id_like=True, histogram=histogram)
    assert wire.profile_from(through_the_pipe(wire.profile_facts(profile))) == profile


def test_errors():
    error = RaggedRowError(file="a.csv", sheet="", row=3, column="B", found=1, expected=2)
    back = wire.error_from(through_the_pipe(wire.error_facts(error)))
    assert (type(back), str(back)) == (RaggedRowError, str(error))


def test_words_keep_how_they_were_made():
    what = N_("Error", "it is {what}").format(what=N_("Error", "a picture"))
    error = ForeignContentError(file="a.csv", suffix=".csv", what=what, suffixes=".csv, .xlsx")
    back = wire.error_from(through_the_pipe(wire.error_facts(error)))
    assert (type(back), str(back)) == (ForeignContentError, str(error))
    assert back.what == "it is a picture"
    assert back.what.template == "it is {what}"
    assert back.what.facts["what"].template == "a picture"


def test_a_fact_that_json_does_not_know_goes_as_text():
    words = N_("Error", "the quotes do not match ({error})").format(error=ValueError("at line 3"))
    assert wire.words_from(through_the_pipe(wire.words_facts(words))).facts == {"error": "at line 3"}


def test_nothing_is_filled_in_again():
    forged = {"text": "plain", "context": "Error", "template": "{x.__class__}", "facts": {"x": 1}}
    assert wire.words_from(through_the_pipe(forged)) == "plain"


def test_every_error_can_be_found_again_by_its_name():
    kinds = [kind for kind in vars(core.errors).values() if isinstance(kind, type) and issubclass(kind, EngineError)]
    assert len(kinds) > 20
    assert all(getattr(core.errors, kind.__name__) is kind for kind in kinds)


@given(st.binary(max_size=40))
def test_bytes(content):
    stream = io.BytesIO()
    wire.send_bytes(stream, content)
    stream.seek(0)
    assert wire.receive_bytes(stream) == content
    with pytest.raises(EOFError):
        wire.receive_bytes(stream)
    with pytest.raises(EOFError):
        wire.receive_bytes(io.BytesIO(stream.getvalue()[:-1]))
