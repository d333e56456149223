"""A marked text is an ordinary one that remembers how it was made."""

from __future__ import annotations

import copy
import json

from core.words import N_, Figures, Words, joined, recalled

TEMPLATE = N_("Error", "{n:,} tables by {name}")


def test_it_is_the_text_itself():
    assert TEMPLATE == "{n:,} tables by {name}"
    assert TEMPLATE.format(n=1234, name="x") == "1,234 tables by x"
    assert json.dumps(TEMPLATE.format(n=1, name="x")) == '"1 tables by x"'


def test_it_remembers_template_and_facts():
    filled = TEMPLATE.format(n=1234, name=Figures("0.5"))
    assert (filled.context, filled.template, filled.facts) == ("Error", str(TEMPLATE), {"n": 1234, "name": "0.5"})
    assert TEMPLATE.facts is None


def test_a_copy_remembers_too():
    filled = copy.deepcopy(TEMPLATE.format(n=1, name="x"))
    assert (filled, filled.facts) == ("1 tables by x", {"n": 1, "name": "x"})


def test_what_was_kept_as_text_is_recognised():
    again = recalled("1,234 tables by a by b", N_("Other", "nothing"), TEMPLATE)
    assert isinstance(again, Words)
    assert (again, again.template) == ("1,234 tables by a by b", str(TEMPLATE))
    assert recalled("nothing", N_("Other", "nothing")).facts is None


def test_a_stranger_stays_as_it_is():
    assert not isinstance(recalled("something else", TEMPLATE), Words)


def test_an_apostrophe_of_either_form_is_recalled():
    template = N_("Test", "{n} rows of the file’s own")
    for text in ("3 rows of the file's own", "3 rows of the file’s own"):
        again = recalled(text, template)
        assert (again, again.template) == (text, str(template))


def test_what_was_filled_in_is_recalled_as_well():
    outer, inner = N_("Test", "about {what}, {twice} and {twice}, {mean:,.2f}"), N_("Test", "nothing")
    again = recalled("about nothing, 3 and 3, 1,234.50", outer, inner)
    assert again.facts["what"].template == "nothing"
    assert isinstance(again.facts["mean"], Figures)
    assert not isinstance(again.facts["twice"], Figures)
    assert not isinstance(recalled("about nothing, 3 and 4, 1.00", outer, inner), Words)


def test_parts_that_are_joined_can_each_be_said_anew():
    parts = N_("Test", "one"), "plain", N_("Test", "two {n}").format(n=2)
    both = joined("; ", parts)
    assert both == "one; plain; two 2"
    assert both.template.format(**both.facts) == both
    assert [fact.template for fact in both.facts.values() if isinstance(fact, Words)] == ["one", "two {n}"]
    assert joined("; ", parts[:1]) is parts[0]
    assert joined("; ", ()) == ""
