"""reticent plan set: attributes and tables change without an editor; comments stay, and refusals change nothing."""

from __future__ import annotations

from datetime import date

import pytest

from core.domain.attribute import Kind, Provenance
from core.project.plan import TableChoice
from core.project.plan_file import load_plan
from core.workload.presets import Family

PLAN_FILE = "people.reticent"


@pytest.fixture
def change(inside, reticent):
    """Change the plan, which has a comment, and return it."""
    file = reticent.folder / PLAN_FILE
    file.write_text(file.read_text().replace("[privacy]", "# mine\n[privacy]"))

    def run(*words):
        ended = inside("plan", "set", PLAN_FILE, *words)
        assert ended.status == 0, ended.err
        assert ended.err == f"Changed {PLAN_FILE}.\n"
        assert "# mine" in file.read_text()
        return load_plan(file)

    return run


def attribute(plan, name):
    return next(each for each in plan.attributes if each.name == name)


def test_bins_and_labels(change):
    age = attribute(change("--attribute", "age", "--bins", "0, 30, 60, 120", "--missing", "Not said"), "age")
    assert (age.edges, age.missing, age.provenance) == ((0, 30, 60, 120), "Not said", Provenance.DECLARED)
    age = attribute(change("--attribute", "age", "--missing-values", "n/a,99", "--missing", "Not said"), "age")
    assert age.missing_values == ("n/a", "99")
    assert attribute(change("--attribute", "age", "--missing", ""), "age").missing is None


def test_kinds(change):
    city = attribute(change("--attribute", "city", "--bins", "2024-01-01, 2025-01-01"), "city")
    assert (city.kind, city.edges) == (Kind.DATE, (date(2024, 1, 1), date(2025, 1, 1)))
    city = attribute(change("--attribute", "city", "--categories", "Hull, Leeds"), "city")
    assert (city.kind, city.categories) == (Kind.CATEGORIES, ("Hull", "Leeds"))


def test_a_list_from_the_rows_stays_one_until_its_owner_states_otherwise(change, reticent):
    file = reticent.folder / PLAN_FILE
    file.write_text(file.read_text().replace('["Leeds", "York"]', '["Leeds", "York"]\nprovenance = "data"'))
    city = attribute(change("--attribute", "city", "--categories", "York,Leeds"), "city")
    assert city.provenance is Provenance.DATA
    city = attribute(change("--attribute", "city", "--provenance", "declared"), "city")
    assert (city.provenance, city.stated) == (Provenance.DECLARED, True)


def test_tables(change):
    plan = change("--table", "age × sex", "--table", "city", "--weight", "2", "--all", "0")
    assert plan.tables == (TableChoice(("age", "sex"), 2.0), TableChoice(("city",), 2.0))
    assert plan.families == ()
    plan = change("--table", "sex x age", "--weight", "3", "--remove-table", "city")
    assert plan.tables == (TableChoice(("age", "sex"), 3.0),)
    plan = change("--all", "1", "--people", "4000")
    assert (plan.families, plan.people) == ((Family(1),), 4000)


@pytest.mark.parametrize("title", ["age, sex", "age,sex", "age * sex", "age×sex", "age X sex"])
def test_a_table_is_named_as_keyboards_and_lists_have_it(change, title):
    assert change("--table", title, "--all", "0").tables == (TableChoice(("age", "sex")),)


def test_a_table_of_a_set_is_removed_with_its_limit_and_the_others_stay(change, reticent):
    file = reticent.folder / PLAN_FILE
    limits = '[acceptance]\nat_most = { "sex × age" = 9, "age × city" = 8 }\n'
    file.write_text(file.read_text() + limits)
    plan = change("--table", "sex × age", "--weight", "2", "--remove-table", "city x age")
    assert plan.tables == (TableChoice(("sex", "age"), 2.0), TableChoice(("sex", "city")))
    assert (plan.families, plan.acceptance.at_most) == ((), (("sex × age", 9.0),))
    plan = change("--all", "1", "--remove-table", "age × sex")
    assert plan.tables == (TableChoice(("sex", "city")),)
    assert (plan.families, plan.acceptance.at_most) == ((Family(1),), ())


def test_what_is_dropped_takes_its_tables_along(change):
    change("--table", "age × sex", "--table", "city")
    plan = change("--drop", "age")
    assert [each.name for each in plan.attributes] == ["sex", "city"]
    assert plan.tables == (TableChoice(("city",)),)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("--attribute", "aeg", "--bins", "0,1"),
            "no attribute “aeg” in the plan. Did you mean “age”?",
        ),
        (("--attribute", "age", "--bins", "5,1"), "edges must increase"),
        (("--attribute", "age", "--bins", "a,b"), "it is not a number such as 18"),
        (("--attribute", "sex", "--other", "f"), "The labels of “sex” must be at least one, and differ."),
        (("--attribute", "sex", "--categories", ","), "The labels of “sex” must be at least one, and differ."),
        (
            (
                "--table",
                "sex × town",
            ),
            "no attribute “town”",
        ),
        (("--all", "9"), "The order of a family"),
        (("--drop", "x"), "no attribute “x” in the plan. Its attributes are: sex, age, city."),
        (
            ("--bins", "0,18", "--missing-values", "x"),
            "what --bins, --missing-values should change. Name it by --attribute.",
        ),
        (("--weight", "2"), "what --weight should change. Name it by --table."),
        (
            ("--remove-table", "sex", "--people", "9"),
            "no table “sex”. Its tables are: sex × age, sex × city, age × city.",
        ),
        ((), "Nothing was changed"),
        (("--people", "0"), "not a whole number of at least 1"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(inside, reticent, words, said):
    before = (reticent.folder / PLAN_FILE).read_bytes()
    ended = inside("plan", "set", PLAN_FILE, *words)
    assert ended.status in (1, 2)
    assert said in ended.err
    assert (reticent.folder / PLAN_FILE).read_bytes() == before


def test_names_may_have_crosses_and_labels_commas(inside, reticent):
    (reticent.folder / "odd.csv").write_text('a,b,A × B,a x b,"c, d"\n' + "1,2,3,4,5\n2,1,4,3,6\n" * 9)
    assert inside("describe", "odd.csv", "-o", "odd.reticent", "--confirm", "all", "--yes").status == 0
    words = ("--all", "0", "--table", "a × A × B", "--table", "a x b x b", "--table", "c, d, b", "--attribute", "a")
    ended = inside("plan", "set", "odd.reticent", *words, "--categories", '1, "2, or more"')
    assert ended.status == 0, ended.err
    plan = load_plan(reticent.folder / "odd.reticent")
    assert [table.attributes for table in plan.tables] == [("a", "A × B"), ("a x b", "b"), ("c, d", "b")]
    assert attribute(plan, "a").categories == ("1", "2, or more")
    assert inside("plan", "set", "odd.reticent", "--remove-table", "A × B x a").status == 0
    assert len(load_plan(reticent.folder / "odd.reticent").tables) == 2
