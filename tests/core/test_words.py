"""A message is an ordinary text that remembers how it was made; one renderer says it, in any language."""

from __future__ import annotations

import copy
import json
from fractions import Fraction

import numpy as np
import pytest

from core.errors import MissingFileError
from core.words import ENGLISH, N_, Figures, Message, Renderer, joined, phrase

TEMPLATE = N_("Error", "{n:,} tables by {name}")
COUNTED = N_("Ledger", "{name} in {n:,} parts of {all}", "{name} in one part of {all}", 2)

ODD = (
    "{name}",
    "{0}",
    "{",
    "}}",
    "100 %",
    "%n %1 %Ln",
    "two\nlines\r\n",
    "ledger.released",
    "budget set",
    "\u202e",
    "{n.__class__}",
    "",
)
"""What a dataset, a column or a label may be called."""


class Shouting(Renderer):
    """A language with its own sentence and marks."""

    def sentence(self, message, n):
        return super().sentence(message, n).replace("tables by", "TABLES BY").replace("what", "WHAT")

    def marked(self, number):
        return number.replace(",", "'")


def test_it_is_the_text_itself():
    assert TEMPLATE == "{n:,} tables by {name}"
    assert TEMPLATE.format(n=1234, name="x") == "1,234 tables by x"
    assert json.dumps(TEMPLATE.format(n=1, name="x")) == '"1 tables by x"'


def test_it_remembers_template_and_facts():
    filled = TEMPLATE.format(n=1234, name=Figures("0.5"))
    assert (filled.context, filled.template, filled.facts) == ("Error", str(TEMPLATE), {"n": 1234, "name": "0.5"})
    assert TEMPLATE.facts is None


def test_a_copy_remembers_too():
    filled = copy.deepcopy(phrase("a.key", COUNTED).format(n=1, name="x", all=3))
    assert (filled, filled.facts) == ("x in one part of 3", {"n": 1, "name": "x", "all": 3})
    assert (filled.key, filled.one, filled.counted) == ("a.key", COUNTED.one, "n")


@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "x in 0 parts of 9"), (1, "x in one part of 9"), (2, "x in 2 parts of 9"), (5000, "x in 5,000 parts of 9")],
)
def test_what_is_counted_chooses_the_sentence(n, said):
    assert COUNTED.format(n=n, name="x", all=9) == said
    assert COUNTED.format(n=np.int64(n), name="x", all=9) == said
    assert COUNTED.counted == "n"


def test_a_count_may_come_from_a_file_as_a_figure():
    assert COUNTED.format(n=Figures("1"), name="x", all=9) == "x in one part of 9"
    assert COUNTED.format(n=Figures("1,000"), name="x", all=9) == "x in 1,000 parts of 9"
    assert COUNTED.format(n="10^23", name="x", all=9) == "x in 10^23 parts of 9"


@pytest.mark.parametrize("odd", ODD)
def test_what_is_filled_in_is_never_taken_for_a_sentence(odd):
    filled = TEMPLATE.format(n=2, name=odd)
    assert filled == f"2 tables by {odd}"
    assert Shouting().say(filled) == f"2 TABLES BY {odd}"
    assert Shouting().say(N_("Error", "what: {it}").format(it=filled)) == f"WHAT: 2 TABLES BY {odd}"
    assert ENGLISH.say(odd) == odd


def test_numbers_get_the_marks_of_the_language_and_names_do_not():
    assert Shouting().say(TEMPLATE.format(n=1234, name="1,234")) == "1'234 TABLES BY 1,234"
    assert Shouting().say(TEMPLATE.format(n=1234, name=Figures("1,234"))) == "1'234 TABLES BY 1'234"
    assert Shouting().say(Figures("1,5")) == "1'5"


@pytest.mark.parametrize(
    ("fact", "asked", "said"),
    [
        (1234.5, ":,.2f", "1,234.50"),
        (np.float64(95.0), ":.10g", "95"),
        (Fraction(1, 3), "", "1/3"),
        (True, "", "True"),
        (None, "", "None"),
        (MissingFileError(file="a.csv"), "", str(MissingFileError(file="a.csv"))),
        ("text", ":,", "text"),
        (7, ":>99999999", "7"),
    ],
)
def test_every_kind_of_fact_is_said(fact, asked, said):
    assert N_("Test", f"{{fact{asked}}}").format(fact=fact) == said


def test_a_missing_fact_is_a_fault_where_a_message_is_made():
    with pytest.raises(KeyError):
        TEMPLATE.format(n=1)


def test_a_message_that_cannot_be_said_stays_as_it_came():
    for template in ("{x.__class__}", "{gone}", "{", "{0}"):
        assert ENGLISH.say(Message("as it came", "Test", template, {"x": 1})) == "as it came"


def test_braces_mean_themselves_where_nothing_is_filled_in():
    assert ENGLISH.say(N_("Fit", 'write marginals = [["{…}"]]')) == 'write marginals = [["{…}"]]'


def test_facts_can_be_replaced():
    assert TEMPLATE.format(n=2, name="x").replaced(name="y") == "2 tables by y"


def test_parts_that_are_joined_can_each_be_said_anew():
    parts = N_("Test", "one"), "plain", N_("Test", "two {n}").format(n=2)
    both = joined("; ", parts)
    assert both == "one; plain; two 2"
    assert both.template.format(**both.facts) == both
    assert [fact.template for fact in both.facts.values() if isinstance(fact, Message)] == ["one", "two {n}"]
    assert joined("; ", parts[:1]) is parts[0]
    assert joined("; ", ()) == ""
