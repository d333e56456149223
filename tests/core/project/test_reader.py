"""Every fault of a plan file is told with file, line, column and cure."""

from __future__ import annotations

import inspect
import re
import sys
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import PlanError, PlanKeyError, PlanSyntaxError
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.project.plan_file import load_plan
from core.project.plan_text import _WORDS

HEAD = """\
reticent = 1
[[attributes]]
name = "sex"
kind = "categories"
categories = ["f", "m"]
[[attributes]]
name = "age"
kind = "number"
edges = [0, 18, 65]
"""


def load(tmp_path, text):
    path = tmp_path / "plan.reticent"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load_plan(path)


BROKEN = {
    "a = ": (1, 4, "not a value"),
    "reticent = 1\n[data\n": (2, 6, "put ] at its end"),
    'reticent = 1\n[data]\nsource = "a\n': (3, 12, "put a quote at its end"),
    "reticent = 1\n[data]\nsource = 'a\n": (3, 12, "put a quote at its end"),
    "reticent = 1\n[data]\nsource = 'a\x01'\n": (3, 12, "cannot be used here"),
    "reticent = 1\n[]\n": (2, 2, "here should be a key"),
    'reticent = 1\n[data]\nsource = "\\u12"\n': (3, 13, "followed by 4"),
    'reticent = 1\n[data]\nsource = "\\ud800"\n': (3, 17, "no character of this number"),
    "reticent = 1\nday = 2025-02-30\n": (2, 7, "no such date"),
    "reticent = 1\ndata = {}\n[data.x]\n": (3, 8, "occurs twice"),
    'reticent = 1\n[data]\nsource = "C:\\data"\n': (3, 15, "backslash"),
    'reticent = 1\n[data]\nsource = "a"\nsource = "b"\n': (4, 13, "occurs twice"),
    "reticent = 1\n[data]\n[unit]\n[data]\n": (4, 6, "join the two"),
    "reticent = 1\n[privacy]\nepsilon = 0,5\n": (3, 12, "decimals with a point"),
    "reticent = 1\n[privacy]\nepsilon 1\n": (3, 9, "= and a value"),
    "reticent = [1,\n2": (2, 2, "put commas between"),
    "<plan>": (1, 1, "should be a key"),
    "reticent = 1\n# caf\u00e9 \ud83d".encode("utf-8", "surrogatepass"): (2, 8, "UTF-8"),
    "reticent = 1\n# café".encode("latin-1"): (2, 6, "UTF-8"),
    "reticent = 1".encode("utf-16"): (1, 1, "UTF-8"),
    "reticent = " + "9" * 5000: (1, 1, "absurdly long"),
    "reticent = " + "[" * 100_000: (1, 1, "absurdly long"),
    "reticent = 1\na" + ".a" * 100_000 + " = 1": (1, 1, "absurdly long"),
    "[a" + ' . "b"' * 100_000 + "]": (1, 1, "absurdly long"),
    "reticent = 1\nx = {" + "'a'.b-1\t." * 50_000 + "c = 1}": (1, 1, "absurdly long"),
}


@pytest.mark.parametrize(("text", "expected"), BROKEN.items(), ids=range(len(BROKEN)))
def test_what_is_not_toml(tmp_path, text, expected):
    line, column, words = expected
    with pytest.raises(PlanSyntaxError, match=f"plan.reticent, line {line}, column {column}: .*{words}"):
        load(tmp_path, text)


def test_no_message_of_the_parser_is_read_by_anybody():
    parser = sys.modules["tomllib._parser"]
    said = re.findall(r"suffixed_err\(\s*src,\s*\w+,\s*f?(['\"])(.+?)\1\)", inspect.getsource(parser))
    assert len(said) > 15
    known = [start for start, _ in _WORDS]
    strange = [text for _, text in said if not any(text.startswith(start.split("'\\n")[0]) for start in known)]
    assert strange in ([], ["Expected {expect!r}"])


WRONG = {
    "": (1, 1, "reticent", "Begin the file with"),
    "reticent = 2": (1, 12, "reticent", "version 1"),
    "reticent = true": (1, 12, "reticent", "version 1"),
    "reticent = 1.0": (1, 12, "reticent", "version 1"),
    "reticent = 1\nprivasy = 1": (2, 1, "privasy", "Did you mean “privacy”"),
    "reticent = 1\n[privcy]\nepsilon = 1": (2, 2, "privcy", "Did you mean “privacy”"),
    "reticent = 1\n[privacy]\n  epsylon = 1": (3, 3, "privacy.epsylon", "Did you mean “epsilon”"),
    "reticent = 1\nprivacy = 3": (2, 11, "privacy", "should be a table"),
    "reticent = 1\n[attributes]\nname = 'a'": (2, 2, "attributes", "two brackets"),
    "reticent = 1\nattributes = [3]": (2, 15, "attributes", "should be a table"),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='categories'\ncategories=['f', ' f']": (
        *(5, 18, "attributes.categories"),
        "“ f” and “f” differ only by blanks",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0, 1]\nother='x'\nmissing='x '": (
        *(7, 9, "attributes.missing"),
        "“x ” and “x” differ only by blanks",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='categories'\ncategories=['f', 'm']\nmerge={' f'='m'}": (
        *(6, 13, "attributes.merge. f"),
        "“ f” would count as “m”, but it is “f” already. Remove the pair, or take “f” out",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='categories'\ncategories=['f', 'm']\nmerge={x='f', ' x'='m'}": (
        *(6, 20, "attributes.merge. x"),
        "“ x” would count as “m” and as “f”. Remove one",
    ),
    "reticent = 1\n[data]\nsource = 3": (3, 10, "data.source", "between quotes"),
    "reticent = 1\n[data]\nsource = ''": (3, 10, "data.source", "empty"),
    "reticent = 1\n[data]\nsource = 1.5": (3, 10, "data.source", "between quotes"),
    "reticent = 1\n[data]\nheader_row = -1": (3, 14, "data.header_row", "at least 0"),
    "reticent = 1\n[data]\nheader_row = '1'": (3, 14, "data.header_row", "whole number"),
    "reticent = 1\n[data]\ndelimiter = ';;'": (3, 13, "data.delimiter", "one character"),
    "reticent = 1\n[data]\nencoding = 'utf8x'": (3, 12, "data.encoding", "not an encoding"),
    "reticent = 1\n[data]\ndecimal = ';'": (3, 11, "data.decimal", "It can be"),
    "reticent = 1\n[data]\ndecimal = ','\nthousands = ','": (4, 13, "data.thousands", "different marks"),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0,1]\nprovenance='data'\nstated=true": (
        *(7, 8, "attributes.stated"),
        "nothing to state of a list from the data",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0,1]\nsensitive='yes'": (
        *(6, 11, "attributes.sensitive"),
        "true or false",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0,1]\nprovenance='private'": (
        *(2, 3, "attributes.charge"),
        "like charge = 3",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0,1]\ncharge=3": (
        *(6, 1, "attributes.charge"),
        "only a list that was found privately",
    ),
    "reticent = 1\n[[attributes]]\nname='a'\nkind='number'\nedges=[0,1]\nprovenance='private'\ncharge=0": (
        *(7, 8, "attributes.charge"),
        "at least 1",
    ),
    "reticent = 1\n[unit]\nrows = 'some'": (3, 8, "unit.rows", "unanswered, records, one-each"),
    "reticent = 1\n[unit]\nrows = 'unstated'": (3, 8, "unit.rows", "unanswered, records, one-each"),
    "reticent = 1\n[unit]\nrows = 'one-each'\nid = 'a'\nat_most = 1": (3, 1, "unit.rows", "exclude"),
    "reticent = 1\n[unit]\nat_most = 2": (3, 1, "unit.at_most", "identifier"),
    "reticent = 1\n[unit]\nid = 'a'": (2, 2, "unit.at_most", "is missing"),
    "reticent = 1\n[unit]\nid = 'a'\nat_most = 0": (4, 11, "unit.at_most", "at least 1"),
    "reticent = 1\n[[attributes]]\nkind = 'number'": (2, 3, "attributes.name", "is missing"),
    "reticent = 1\n[[attributes]]\nname = 'a'": (2, 3, "attributes.kind", "categories, number, date"),
    "reticent = 1\n[[attributes]]\nname = 'a'\nkind = 'numbers'": (4, 8, "attributes.kind", "Did you mean “number”"),
    "reticent = 1\n[[attributes]]\nname = 'a'\nkind = 'number'": (2, 3, "attributes.edges", "is missing"),
    HEAD + "other = 'x'\ncategories = ['y']": (11, 1, "attributes.categories", "kind number"),
    HEAD.replace("[0, 18, 65]", "[0, 65, 18]"): (9, 17, "attributes.edges", "18.0 comes after 65.0"),
    HEAD.replace("[0, 18, 65]", "[0, 18, 18]"): (9, 17, "attributes.edges", "increase"),
    HEAD.replace("[0, 18, 65]", "[0]"): (9, 9, "attributes.edges", "two edges"),
    HEAD.replace("[0, 18, 65]", "[0, inf]"): (9, 13, "attributes.edges", "should be a number"),
    HEAD.replace("[0, 18, 65]", "[0, '9']"): (9, 13, "attributes.edges", "without quotes"),
    HEAD.replace("[0, 18, 65]", "7"): (9, 9, "attributes.edges", "should be a list"),
    HEAD.replace("'number'", "'date'").replace('"number"', '"date"'): (9, 10, "attributes.edges", "like 2024-01-31"),
    HEAD.replace('"f", "m"', '"f", "m", "f"'): (5, 25, "attributes.categories", "“f” occurs twice"),
    HEAD.replace('"f", "m"', '"f", 1'): (5, 20, "attributes.categories", "between quotes"),
    HEAD.replace('["f", "m"]', "[]"): (5, 14, "attributes.categories", "no category"),
    HEAD.replace('"age"', '"sex"'): (7, 8, "attributes.name", "two attributes “sex”"),
    HEAD + "missing = '0 to under 18'": (10, 11, "attributes.missing", "used twice"),
    HEAD.replace('"m"]\n', '"m"]\nother = "m"\n'): (6, 9, "attributes.other", "used twice"),
    HEAD.replace('"m"]\n', '"m"]\nmissing = "m"\n'): (6, 11, "attributes.missing", "used twice"),
    HEAD.replace('"m"]\n', '"m"]\nmerge = {F = "ff"}\n'): (6, 14, "attributes.merge.F", "Did you mean “f”"),
    HEAD.replace('"m"]\n', '"m"]\nmerge = "f"\n'): (6, 9, "attributes.merge", "pairs"),
    HEAD.replace('"m"]\n', '"m"]\nprovenance = "guess"\n'): (6, 14, "attributes.provenance", "It can be: declared"),
    HEAD + "[[tables]]\nattributes = ['sex', 'aeg']": (11, 22, "tables.attributes", "Did you mean “age”"),
    HEAD + "[[tables]]\nattributes = ['sex', 'sex']": (11, 22, "tables.attributes", "twice"),
    HEAD + "[[tables]]\nattributes = []": (11, 14, "tables.attributes", "at least one"),
    HEAD + "[[tables]]\nweight = 1": (10, 3, "tables.attributes", "is missing"),
    HEAD + "[[tables]]\nattributes = ['sex', 'age']\nranges = ['sex']": (12, 11, "tables.ranges", "in no order"),
    HEAD + "[[tables]]\nattributes = ['sex', 'age']\nranges = ['aeg']": (12, 11, "tables.ranges", "Did you mean “age”"),
    HEAD + "[[tables]]\nattributes = ['sex', 'age']\nranges = 'age'": (12, 10, "tables.ranges", "should be a list"),
    HEAD + "[[tables]]\nattributes = ['sex', 'age']\nprefixes = ['sex']": (12, 13, "tables.prefixes", "in no order"),
    HEAD + "[[tables]]\nattributes = ['age']\nranges = ['age']\nprefixes = ['age']": (13, 13, "tables.prefixes", "too"),
    HEAD + "[[tables]]\nattributes = ['sex', 'age']\ncolumns = ['aeg']": (12, 12, "tables.columns", "mean “age”"),
    HEAD + "[[tables]]\nattributes = ['age']\nsheets = ['sex']": (12, 11, "tables.sheets", "not an attribute"),
    HEAD + "[[tables]]\nattributes = ['age']\ncolumns = ['age']\nsheets = ['age']": (13, 11, "tables.sheets", "place"),
    HEAD + "[[tables]]\nattributes = ['age']\nweight = 0": (12, 10, "tables.weight", "above 0"),
    HEAD + "[[tables]]\nattributes = ['age']\nweight = nan": (12, 10, "tables.weight", "above 0"),
    HEAD + "[[tables]]\nattributes = ['age']\nweight = '3'": (12, 10, "tables.weight", "without quotes"),
    HEAD + "[[families]]\nweight = 1": (10, 3, "families.order", "is missing"),
    HEAD + "[[families]]\norder = 3": (11, 9, "families.order", "only 2 attributes"),
    HEAD + "[[families]]\norder = 0": (11, 9, "families.order", "at least 1"),
    HEAD + "[[families]]\norder = 2\nwith = 'sexx'": (12, 8, "families.with", "Did you mean “sex”"),
    HEAD + "[[families]]\norder = 2\nfirst_half = 'yes'": (12, 14, "families.first_half", "true or false"),
    HEAD + "[privacy]\nepsilon = 0": (11, 11, "privacy.epsilon", "it is “0”, but it must be"),
    HEAD + "[privacy]\nepsilon = -1": (11, 11, "privacy.epsilon", "it is “-1”, but it must be"),
    HEAD + "[privacy]\nepsilon = 'one'": (11, 11, "privacy.epsilon", "it is “one”, but it must be"),
    HEAD + "[privacy]\nepsilon = ''": (11, 11, "privacy.epsilon", "must be"),
    HEAD + "[privacy]\nepsilon = nan": (11, 11, "privacy.epsilon", "must be"),
    HEAD + "[privacy]\nepsilon = 1e999999999": (11, 11, "privacy.epsilon", "must be"),
    HEAD + "[privacy]\nepsilon = true": (11, 11, "privacy.epsilon", "should be a number"),
    HEAD + "[privacy]\nepsilon = [1]": (11, 11, "privacy.epsilon", "should be a number"),
    HEAD + "[privacy]\nepsilon = 1\ndelta = 1": (12, 9, "privacy.delta", "below 1"),
    HEAD + "[privacy]\nepsilon = 1\ndelta = -0.1": (12, 9, "privacy.delta", "must be"),
    HEAD + "[privacy]\ndelta = 0.1": (10, 2, "privacy.epsilon", "is missing"),
    HEAD + "[privacy]\nrho = 1\nepsilon = 1": (12, 1, "privacy.epsilon", "exclude each other"),
    HEAD + "[privacy]\nneighbours = 'swap'": (11, 14, "privacy.neighbours", "It can be: add-remove, replace"),
    HEAD + "[strategy]\nname = ''": (11, 8, "strategy.name", "empty"),
    HEAD + "[strategy]\nbudget = 'most'": (11, 10, "strategy.budget", "It can be: uniform, optimal"),
    HEAD + "[strategy]\nname = 'custom'": (10, 2, "strategy.marginals", "Name what is to be measured"),
    HEAD + "[strategy]\nname = 'custom'\nmarginals = []": (12, 13, "strategy.marginals", "Name what is to be"),
    HEAD + "[strategy]\nmarginals = 'sex'": (11, 13, "strategy.marginals", "between brackets"),
    HEAD + "[strategy]\nmarginals = ['sex']": (11, 14, "strategy.marginals", "should be a list"),
    HEAD + "[strategy]\nmarginals = [[]]": (11, 14, "strategy.marginals", "no attribute"),
    HEAD + "[strategy]\nmarginals = [[3]]": (11, 15, "strategy.marginals", "should be text"),
    HEAD + "[strategy]\nmarginals = [['sexx']]": (11, 15, "strategy.marginals", "Did you mean “sex”"),
    HEAD + "[strategy]\nmarginals = [['sex', 'sex']]": (11, 22, "strategy.marginals", "“sex” occurs twice"),
    HEAD + "[strategy]\nmarginals = [['sex'], ['sex']]": (11, 23, "strategy.marginals", "sex occurs twice"),
    HEAD + "[output]\ninterval = 95": (11, 12, "output.interval", "0.95 for 95 %"),
    HEAD + "[output]\ninterval = 1": (11, 12, "output.interval", "between 0 and 1"),
    HEAD + "[output]\nwhole_numbers = 1": (11, 17, "output.whole_numbers", "true or false"),
}


@pytest.mark.parametrize(("text", "expected"), WRONG.items(), ids=range(len(WRONG)))
def test_what_is_not_a_plan(tmp_path, text, expected):
    line, column, key, words = expected
    with pytest.raises(PlanKeyError) as caught:
        load(tmp_path, text)
    message = str(caught.value)
    assert f"plan.reticent, line {line}, column {column} ({key}): " in message
    assert words in message
    assert message.endswith((".", "?", "1"))


def test_the_shortest_plan_means_the_defaults(tmp_path):
    assert load(tmp_path, "reticent = 1") == Plan()


def test_everything_a_plan_can_say(tmp_path):
    text = """\
reticent = 1
[data]
source = "a.csv"
header_row = 3
thousands = ""
[unit]
id = "patient"
at_most = 3
[[attributes]]
name = "born"
column = "date of birth"
kind = "date"
edges = [1900-01-01, 1950-06-30, 2000-01-01]
other = "Anything else"
missing = "Not known"
provenance = "private"
charge = 7
[privacy]
epsilon = 0.10
delta = 1e-9
neighbours = "replace"
"""
    plan = load(tmp_path, text)
    assert plan.layout == ReadingLayout(header_row=3, thousands="")
    assert plan.unit == ProtectedUnit("patient", 3)
    assert plan.attributes == (
        Attribute(
            "born",
            Kind.DATE,
            edges=(date(1900, 1, 1), date(1950, 6, 30), date(2000, 1, 1)),
            other="Anything else",
            missing="Not known",
            provenance=Provenance.PRIVATE,
            charge=7,
            column="date of birth",
        ),
    )
    assert plan.privacy.cost == ReleaseCost.approximate(Fraction(1, 10), Fraction(1, 10**9))


@pytest.mark.parametrize("written", ["0.1", '"0.1"', '"1/10"', "1e-1", "0.1_0"])
def test_amounts_never_pass_through_a_float(tmp_path, written):
    plan = load(tmp_path, f"reticent = 1\n[privacy]\nepsilon = {written}\ndelta = 0.0")
    assert plan.privacy.cost == ReleaseCost.pure(Fraction(1, 10))


@pytest.mark.parametrize("written", ["1_000", '"1_000"', '"1_0_0_0"'])
def test_amounts_of_old_plans_may_have_underscores_between_quotes_too(tmp_path, written):
    plan = load(tmp_path, f"reticent = 1\n[privacy]\nepsilon = {written}\ndelta = '1e-1_0'")
    assert plan.privacy.cost == ReleaseCost.approximate(Fraction(1000), Fraction(1, 10**10))


@pytest.mark.parametrize("written", ["_", "١", "1 0"])
def test_an_amount_between_quotes_is_a_plain_number(tmp_path, written):
    with pytest.raises(PlanKeyError, match="it must be a number above 0"):
        load(tmp_path, f'reticent = 1\n[privacy]\nepsilon = "{written}"')


def test_a_wrong_plan_is_a_plan_error(tmp_path):
    with pytest.raises(PlanError):
        load(tmp_path, "nothing")


def test_the_plan_of_the_help_page_is_one(tmp_path):
    page = Path(__file__).parents[3] / "resources" / "help" / "plan-file.md"
    plan = load(tmp_path, re.search(r"```toml\n(.*?)```", page.read_text(), re.DOTALL)[1])
    assert [attribute.kind for attribute in plan.attributes] == [Kind.CATEGORIES, Kind.NUMBER, Kind.DATE]
