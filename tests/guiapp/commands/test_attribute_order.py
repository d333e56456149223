"""Attributes in an order of the owner's: kept by all that comes and goes, and without effect on what is released."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import (
    Family,
    ReadingLayout,
    StrategyChoice,
    StrategyMatrix,
    TableChoice,
    compare,
    load_plan,
    save_plan,
)
from guiapp.commands.attribute_order import move_to, step
from guiapp.commands.attributes import leave_out, use_columns
from guiapp.commands.data import open_data, read_again
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.column_order import ends_reached, listed
from guiapp.state.plan_edits import with_attribute
from tests.guiapp.drivers.choosing import use_proposed


@pytest.fixture
def opened(context, people, settled):
    """The people's columns: name (not used), sex, age, city, joined."""
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    assert listed(context.workspace) == ("name", "sex", "age", "city", "joined")
    return context


def names(context):
    return [attribute.name for attribute in context.workspace.plan.attributes]


def test_a_step_exchanges_neighbours_and_is_undone_by_its_name(opened):
    step(opened, ["city"], up=True)
    assert names(opened) == ["sex", "city", "age", "joined"]
    assert opened.workspace.undo_name == "move of “city”"
    step(opened, ["sex"], up=False)
    assert names(opened) == ["city", "sex", "age", "joined"]
    opened.workspace.undo()
    opened.workspace.undo()
    assert names(opened) == ["sex", "age", "city", "joined"]


def test_several_keep_their_order_and_stop_at_the_ends(opened):
    step(opened, ["city", "age"], up=True)
    assert names(opened) == ["age", "city", "sex", "joined"]
    assert opened.workspace.undo_name == "move of 2 attributes"
    step(opened, ["joined", "age"], up=True)
    assert names(opened) == ["age", "city", "joined", "sex"]
    step(opened, ["joined", "age"], up=False)
    assert names(opened) == ["city", "age", "sex", "joined"]


@pytest.mark.parametrize(
    ("chosen", "ends"),
    [
        (["sex"], (True, False)),
        (["joined"], (False, True)),
        (["age"], (False, False)),
        (["age", "sex"], (True, False)),
        (["sex", "city"], (False, False)),
        (["name"], (True, True)),
        (["name", "joined"], (False, True)),
        ([], (True, True)),
    ],
)
def test_the_ends_are_known(opened, chosen, ends):
    assert ends_reached(opened.workspace, chosen) == ends
    before = names(opened)
    for up, is_end in zip((True, False), ends, strict=True):
        step(opened, chosen, up=up)
        assert (names(opened) == before) == is_end
        if not is_end:
            opened.workspace.undo()


@pytest.mark.parametrize(
    ("chosen", "gap", "after"),
    [
        (["joined"], 0, ["joined", "sex", "age", "city"]),
        (["joined"], 1, ["joined", "sex", "age", "city"]),
        (["sex"], 5, ["age", "city", "joined", "sex"]),
        (["sex"], 4, ["age", "city", "sex", "joined"]),
        (["joined", "sex"], 3, ["age", "sex", "joined", "city"]),
        (["sex", "age"], 2, ["sex", "age", "city", "joined"]),
        (["name"], 5, ["sex", "age", "city", "joined"]),
        (["name", "city"], 0, ["city", "sex", "age", "joined"]),
    ],
)
def test_a_drop_puts_them_side_by_side(opened, chosen, gap, after):
    move_to(opened, chosen, gap)
    assert names(opened) == after


def test_a_move_to_the_same_place_is_no_edit(opened):
    before = opened.workspace.undo_name
    move_to(opened, ["sex"], 2)
    step(opened, ["sex"], up=True)
    assert opened.workspace.undo_name == before


def test_columns_that_are_not_used_stay_where_the_file_has_them(opened):
    leave_out(opened, ["age"])
    step(opened, ["sex"], up=False)
    assert names(opened) == ["city", "sex", "joined"]
    assert listed(opened.workspace) == ("name", "city", "age", "sex", "joined")


def test_a_column_that_joins_takes_the_place_where_it_is_listed(opened):
    leave_out(opened, ["age"])
    move_to(opened, ["joined"], 0)
    assert listed(opened.workspace) == ("name", "joined", "age", "sex", "city")
    use_columns(opened, ["age", "name"])
    assert names(opened) == ["name", "joined", "age", "sex", "city"]
    leave_out(opened, ["sex"])
    assert names(opened) == ["name", "joined", "age", "city"]


def test_a_column_that_was_moved_and_left_out_comes_back_to_its_place(opened):
    move_to(opened, ["joined", "city"], 0)
    moved = listed(opened.workspace)
    assert moved == ("name", "city", "joined", "sex", "age")
    leave_out(opened, ["city"])
    leave_out(opened, ["age", "joined"])
    assert listed(opened.workspace) == moved
    use_columns(opened, ["joined", "city", "age"])
    assert listed(opened.workspace) == moved
    assert names(opened) == ["city", "joined", "sex", "age"]


def test_undo_leads_past_the_leaving_out_to_the_order_before_the_move(opened):
    move_to(opened, ["city"], 0)
    leave_out(opened, ["city"])
    opened.workspace.undo()
    opened.workspace.undo()
    assert names(opened) == ["sex", "age", "city", "joined"]
    assert listed(opened.workspace) == ("name", "sex", "age", "city", "joined")


def test_another_file_is_listed_as_it_is(opened, people, settled):
    move_to(opened, ["joined"], 0)
    leave_out(opened, ["joined"])
    open_data(opened, people, ReadingLayout())
    settled()
    use_proposed(opened)
    assert listed(opened.workspace) == ("name", "sex", "age", "city", "joined")


def test_a_file_read_again_with_other_columns_leaves_the_order(opened, people, settled):
    move_to(opened, ["joined", "city"], 0)
    lines = [line.split(",") for line in people.read_text(encoding="utf-8").splitlines()]
    people.write_text("\n".join(",".join([line[3], "x", *line[:3], line[4]]) for line in lines), encoding="utf-8")
    read_again(opened)
    settled()
    assert names(opened) == ["city", "joined", "sex", "age"]
    assert listed(opened.workspace) == ("city", "x", "name", "joined", "sex", "age")


def test_what_the_file_does_not_have_is_listed_in_its_place(opened, people, settled):
    move_to(opened, ["joined"], 0)
    lines = [line.rsplit(",", 1)[0] for line in people.read_text(encoding="utf-8").splitlines()]
    people.write_text("\n".join(lines), encoding="utf-8")
    read_again(opened)
    settled()
    assert listed(opened.workspace) == ("name", "joined", "sex", "age", "city")


def test_the_order_is_in_the_plan_file_with_all_comments(opened, tmp_path):
    path = tmp_path / "people.reticent"
    save_plan(opened.workspace.plan, path)
    text = path.read_text(encoding="utf-8").replace('name = "city"', 'name = "city"  # where they live')
    path.write_text(text, encoding="utf-8")
    move_to(opened, ["joined", "city"], 0)
    save_plan(opened.workspace.plan, path)
    assert load_plan(path) == opened.workspace.plan
    assert [attribute.name for attribute in load_plan(path).attributes] == ["city", "joined", "sex", "age"]
    assert sorted(path.read_text(encoding="utf-8").split()) == sorted(text.split())


FAMILIES = (Family(2, with_attribute="age"), Family(1, weight=2.0), Family(2, first_half=True, weight=3.0))


def with_tables(context, *families):
    tables = (TableChoice(("sex", "city"), 5.0),)
    context.workspace.edit(replace(context.workspace.plan, tables=tables, families=families), "tables")


def asked_for(context):
    return {frozenset(row.names): (row.cells, row.weight) for row in wanted_rows(context.workspace.plan)}


@pytest.mark.parametrize("gap", [0, 3, 4])
@pytest.mark.parametrize("families", [FAMILIES, FAMILIES[::-1], FAMILIES[2:], FAMILIES[:2]])
def test_the_same_tables_are_asked_for_with_the_same_weights(opened, families, gap):
    with_tables(opened, *families)
    before = asked_for(opened)
    move_to(opened, ["joined", "sex"], gap)
    assert names(opened) != ["sex", "age", "city", "joined"]
    assert asked_for(opened) == before
    opened.workspace.undo()
    assert opened.workspace.plan.families == families


def test_axes_follow_the_order_where_no_other_was_chosen(opened):
    with_tables(opened, *FAMILIES)
    move_to(opened, ["joined", "city"], 0)
    titles = [row.names for row in wanted_rows(opened.workspace.plan)]
    assert titles[0] == ("sex", "city")  # as its owner built it
    assert {("city", "age"), ("sex", "age"), ("joined", "age")} <= set(titles)
    place = {name: place for place, name in enumerate(names(opened))}
    assert all(list(title) == sorted(title, key=place.get) for title in titles[1:])


def test_half_a_family_stays_one_as_long_as_it_is_the_same_half(opened):
    with_tables(opened, *FAMILIES)
    before = opened.workspace.plan
    half = {frozenset(row.names) for row in wanted_rows(replace(before, tables=(), families=FAMILIES[2:]))}
    assert half == {frozenset(("sex", other)) for other in ("age", "city", "joined")}
    step(opened, ["city"], up=True)
    assert opened.workspace.plan.families == FAMILIES
    assert opened.workspace.plan.tables == before.tables


def predicted(context):
    """Return what each strategy makes of each table, but for the two that begin with something drawn at random."""
    found = compare(context.workspace.plan)
    tables = [frozenset(table.attributes) for table in found.tables]
    settled = [each for each in found.outcomes if each.fits and each.strategy not in {"matrix", "sketch"}]
    return {each.key: dict(zip(tables, each.variances, strict=True)) for each in settled}


def test_no_strategy_is_the_better_or_worse_for_it(opened):
    leave_out(opened, ["joined", "age"])
    with_tables(opened, Family(1), Family(2, weight=3.0))
    before = predicted(opened)
    move_to(opened, ["city"], 0)
    after = predicted(opened)
    assert after.keys() == before.keys()
    for key, variances in before.items():
        assert after[key] == pytest.approx(variances, rel=1e-6), key


def test_a_matrix_of_the_owner_keeps_the_order_that_it_is_meant_for(opened):
    told = []
    opened.notices.said.connect(lambda notice: told.append(notice.text))
    matrix = StrategyMatrix(("1 0", "0 1"), 2)
    plan = replace(opened.workspace.plan, tables=(TableChoice(("sex", "city")),), families=())
    opened.workspace.edit(replace(plan, strategy=StrategyChoice(matrix=matrix)), "choice")
    step(opened, ["age"], up=True)
    assert told == []
    step(opened, ["city"], up=True)
    step(opened, ["city"], up=True)
    assert names(opened)[:3] == ["city", "age", "sex"]
    assert opened.workspace.plan.strategy.matrix.attributes == ("sex", "city")
    assert len(told) == 1
    assert told[0].startswith("The columns of your own matrix are meant for the order before this move.")
    opened.workspace.undo()
    opened.workspace.undo()
    assert names(opened)[:3] == ["age", "sex", "city"]


def test_a_renamed_attribute_is_renamed_in_what_the_columns_are_meant_for(opened):
    matrix = StrategyMatrix(("1 0", "0 1"), 2, ("sex", "city"))
    plan = replace(opened.workspace.plan, strategy=StrategyChoice(matrix=matrix))
    (city,) = (attribute for attribute in plan.attributes if attribute.name == "city")
    renamed = with_attribute(plan, "city", replace(city, name="town"))
    assert renamed.strategy.matrix.attributes == ("sex", "town")
