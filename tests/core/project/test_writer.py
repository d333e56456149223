"""Editing in place works on whatever an owner may have written, and never says anything but the new document."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.project import content
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.writer import edited_text
from tests.core.project.plans import plans, some

SPACES = st.sampled_from(["", "", "\n", "# note\n", "\n# note\n\n", "  # note\n"])


@st.composite
def written(draw, plan):
    """Write a document in one of the many ways that TOML allows."""
    parts = ["reticent = 1\n"]
    for name, table in content.sections(plan).items():
        parts.append(draw(section(name, content.needed(name, table))))
    for name, tables in content.lists(plan).items():
        parts.append(draw(entries(name, tables)))
    inline = [part for part in parts if "[" not in part.split("=")[0]]
    headed = draw(st.permutations([part for part in parts if part not in inline]))
    text = "".join(draw(SPACES) + part for part in [*inline, *headed]) + draw(SPACES)
    text = text.rstrip("\n") if draw(st.booleans()) else text
    return text.replace("\n", "\r\n") if draw(st.booleans()) else text


def key(draw, text):
    return content.value_text(text) if draw(st.booleans()) else content.key_text(text)


@st.composite
def section(draw, name, table):
    if not table:
        return ""
    way = draw(st.sampled_from(["header", "dotted", "inline"]))
    if way == "inline":
        return f"{key(draw, name)} = {content.value_text(table)} # inline\n"
    if way == "dotted":
        return "".join(f"{name} . {key(draw, k)}={content.value_text(v)}\n" for k, v in table.items())
    return f"[{key(draw, name)}]\n" + draw(lines(table))


@st.composite
def lines(draw, table):
    text = ""
    for name, value in draw(st.permutations(list(table.items()))):
        shown = content.value_text(value)
        if isinstance(value, tuple) and draw(st.booleans()):
            shown = "[ # list\n" + "".join(f"  {content.value_text(v)}, # item\n" for v in value) + "]"
        text += f"{draw(SPACES)}{key(draw, name)} = {shown}{draw(st.sampled_from(['', ' # note']))}\n"
    return text


@st.composite
def entries(draw, name, tables):
    if not tables:
        return ""
    if draw(st.booleans()):
        shown = ", ".join(content.value_text(table) for table in tables)
        return f"{name} = [{shown}]\n"
    text = ""
    for table in tables:
        rest = dict(table)
        way = draw(st.sampled_from(["inline", "dotted", "header"])) if "merge" in rest else "inline"
        merges = rest.pop("merge") if way != "inline" else {}
        text += f"{draw(SPACES)}[[{name}]]\n{draw(lines(rest))}"
        if way == "dotted":
            text += "".join(f"merge.{content.value_text(k)} = {content.value_text(v)}\n" for k, v in merges.items())
        elif way == "header":
            text += content.table_text(f"[{name}.merge]", merges)
    return text


def says(plan):
    return content.sections(plan), content.lists(plan)


@some
@given(st.data(), plans(), plans())
def test_whatever_was_written_before(data, first, second):
    before = PlanText("plan", data.draw(written(first)).encode())
    assert says(read_plan(before)) == says(first)
    after = PlanText("plan", edited_text(before, second).encode())
    assert says(read_plan(after)) == says(second)


@some
@given(st.data(), plans())
def test_what_says_the_same_is_not_touched(data, plan):
    before = PlanText("plan", data.draw(written(plan)).encode())
    assert edited_text(before, plan) == before.text
