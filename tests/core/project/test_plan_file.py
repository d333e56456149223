"""Opening and saving plan files."""

from __future__ import annotations

import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from core.domain.attribute import Attribute, Kind
from core.errors import MissingFileError, PlanKeyError, PlanSyntaxError, UnreadableFileError, UnwritableOutputError
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan, PrivacyChoice, TableChoice
from core.project.plan_file import load_plan, save_plan, start_plan
from core.workload.presets import Family
from tests.core.project.plans import plans, some

shared_folder = settings(some, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

SEX = Attribute("sex", Kind.CATEGORIES, ("female", "male"), merges=(("f", "female"),))
AGE = Attribute("age", Kind.NUMBER, edges=(0, 18, 65))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York"))
PLAN = Plan("people.csv", attributes=(SEX, AGE), tables=(TableChoice(("sex", "age"), 3),), families=(Family(1),))

OWNERS = """\
# my plan

reticent = 1

# --- who ---

# about sex
[[attributes]]  # header
  name = 'sex' # the name
kind="categories"
categories = [
    # first comes
    "female", # F
    "male" # M
]
merge = {'f' = "female"} # spelling

# about age
[[attributes]]
name = "age"
kind = "number"
edges = [0, 1_8, 65.0]

# --- what ---

[[tables]]
attributes = ["sex",  "age"]
weight = 3.0
[[families]]
order = 1

[data]
source = "people.csv"  # here
[privacy]
epsilon = 1.0 # one
# the end"""


@pytest.fixture
def owners(tmp_path):
    path = tmp_path / "owners.reticent"
    path.write_text(OWNERS)
    return path


@shared_folder
@given(plans())
def test_what_is_saved_is_loaded(tmp_path, plan):
    path = tmp_path / "plan.reticent"
    path.unlink(missing_ok=True)
    save_plan(plan, path)
    assert load_plan(path) == plan


@shared_folder
@given(plans(), plans())
def test_saving_over_any_other_plan(tmp_path, first, second):
    path = tmp_path / "plan.reticent"
    path.unlink(missing_ok=True)
    save_plan(first, path)
    save_plan(second, path)
    loaded = load_plan(path)
    unordered = [replace(a, merges=tuple(sorted(a.merges))) for a in loaded.attributes]
    assert unordered == [replace(a, merges=tuple(sorted(a.merges))) for a in second.attributes]
    assert replace(loaded, attributes=()) == replace(second, attributes=())


@shared_folder
@given(plans())
def test_saving_the_same_changes_no_byte(tmp_path, plan):
    path = tmp_path / "plan.reticent"
    path.unlink(missing_ok=True)
    save_plan(plan, path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    save_plan(plan, path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.mark.parametrize("text", [OWNERS, OWNERS.replace("\n", "\r\n"), "\ufeff" + OWNERS])
def test_saving_an_owners_plan_unchanged_changes_no_byte(tmp_path, text):
    path = tmp_path / "plan.reticent"
    path.write_bytes(text.encode())
    plan = load_plan(path)
    assert plan == PLAN
    save_plan(plan, path)
    assert path.read_bytes() == text.encode()


def changed(path, plan, *pairs):
    """Save, and require exactly these replacements in the owner's text."""
    save_plan(plan, path)
    expected = OWNERS + "\n"
    for old, new in pairs:
        assert expected.count(old) == 1
        expected = expected.replace(old, new)
    assert path.read_text() == expected
    assert load_plan(path) == plan


def test_a_changed_value_is_all_that_changes(owners):
    privacy = PrivacyChoice(ReleaseCost.pure(Fraction(1, 3)))
    changed(owners, replace(PLAN, privacy=privacy), ("epsilon = 1.0", 'epsilon = "1/3"'))


def test_a_new_key_comes_after_its_neighbour(owners):
    privacy = PrivacyChoice(ReleaseCost.approximate(1, Fraction(1, 10**9)), dataset="People")
    new = 'epsilon = 1.0 # one\ndelta = "1e-9"\ndataset = "People"\n'
    changed(owners, replace(PLAN, privacy=privacy), ("epsilon = 1.0 # one\n", new))


def test_a_removed_key_goes_with_its_line(owners):
    sex = replace(SEX, merges=())
    changed(owners, replace(PLAN, attributes=(sex, AGE)), ("merge = {'f' = \"female\"} # spelling\n", ""))


def test_a_list_keeps_the_comments_of_the_values_that_stay(owners):
    sex = replace(SEX, categories=("male", "diverse", "female"))
    old = '    # first comes\n    "female", # F\n    "male" # M\n'
    new = '    "male", # M\n    "diverse",\n    # first comes\n    "female", # F\n'
    changed(owners, replace(PLAN, attributes=(sex, AGE)), (old, new))


def test_tables_move_with_their_comments_and_headings_stay(owners):
    save_plan(replace(PLAN, attributes=(AGE, CITY, SEX)), owners)
    text = owners.read_text()
    order = ["# --- who", "# about age", '"age"', '"city"', "# about sex", "'sex' # the name", "# F", "# --- what"]
    assert [text.index(words) for words in order] == sorted(text.index(words) for words in order)
    assert load_plan(owners).attributes == (AGE, CITY, SEX)


def test_a_renamed_attribute_keeps_its_text(owners):
    tables = (TableChoice(("gender", "age"), 3),)
    plan = replace(PLAN, attributes=(replace(SEX, name="gender", column="sex"), AGE), tables=tables)
    pairs = [("'sex' #", '"gender" #'), ("# spelling\n", '# spelling\ncolumn = "sex"\n')]
    changed(owners, plan, *pairs, ('["sex",  "age"]', '["gender", "age"]'))


def test_the_last_table_of_a_list_can_go_and_come_back(owners):
    save_plan(replace(PLAN, tables=(), families=()), owners)
    assert "[[tables]]" not in owners.read_text()
    save_plan(PLAN, owners)
    assert load_plan(owners) == PLAN
    assert "# about sex" in owners.read_text()


A = 'name = "a"\nkind = "categories"\ncategories = ["x"]\n'
UNUSUAL = [
    f'reticent = 1\nattributes = [{{{A.replace(chr(10), ", ").rstrip(", ")}}}] # mine\n[data]\nsource = "f"\n',
    f'reticent = 1\nprivacy.epsilon = "2" # mine\n[[attributes]]\n{A}',
    f'privacy = {{epsilon = "2"}} # mine\nreticent = 1\n[[attributes]]\n{A}',
    f'reticent = 1 # mine\n[[attributes]]\n{A}[attributes.merge]\ny = "x"\n',
]


@pytest.mark.parametrize("text", UNUSUAL)
def test_unusual_ways_of_writing_are_edited_too(tmp_path, text):
    path = tmp_path / "plan.reticent"
    path.write_text(text)
    plan = load_plan(path)
    (attribute,) = plan.attributes
    attribute = replace(attribute, categories=("x", "z"), merges=(("w", "x"),))
    privacy = PrivacyChoice(ReleaseCost.pure(Fraction(3)), dataset="People")
    plan = replace(plan, attributes=(attribute, AGE), privacy=privacy)
    save_plan(plan, path)
    assert load_plan(path) == plan
    assert "# mine" in path.read_text()


def test_a_plan_that_cannot_be_understood_is_not_overwritten(owners):
    for text, error in (("a = [", PlanSyntaxError), ("reticent = 1\nprivasy = 2", PlanKeyError)):
        owners.write_text(text)
        with pytest.raises(error):
            save_plan(PLAN, owners)
        assert owners.read_text() == text


def test_what_is_not_a_readable_file(tmp_path):
    with pytest.raises(MissingFileError, match="absent"):
        load_plan(tmp_path / "absent.reticent")
    with pytest.raises(UnreadableFileError, match=str(tmp_path)):
        load_plan(tmp_path)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(UnwritableOutputError):
        save_plan(PLAN, tmp_path / "absent" / "plan.reticent")


def test_a_failed_save_leaves_the_old_plan_and_no_litter(owners, monkeypatch):
    def fail(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(UnwritableOutputError, match="No space left"):
        save_plan(replace(PLAN, source="other.csv"), owners)
    assert owners.read_text() == OWNERS
    assert [path.name for path in owners.parent.iterdir()] == [owners.name]


def test_a_link_stays_a_link_and_permissions_stay(owners, tmp_path):
    owners.chmod(0o640)
    link = tmp_path / "link.reticent"
    link.symlink_to(owners)
    save_plan(replace(PLAN, source="other.csv"), link)
    assert link.is_symlink()
    assert load_plan(owners).source == "other.csv"
    assert owners.stat().st_mode & 0o777 == 0o640


def test_a_new_plan_has_the_usual_permissions(tmp_path):
    (tmp_path / "usual").touch()
    save_plan(PLAN, tmp_path / "plan.reticent")
    assert (tmp_path / "plan.reticent").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_the_plan_file_is_readable_by_hand(tmp_path):
    path = Path(tmp_path / "plan.reticent")
    save_plan(PLAN, path)
    text = path.read_text()
    assert 'merge = {f = "female"}' in text
    assert "edges = [0, 18, 65]" in text
    assert 'epsilon = "1"' in text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are of POSIX")
def test_a_pipe_or_device_is_left_alone(tmp_path):
    os.mkfifo(tmp_path / "plan")
    with pytest.raises(UnwritableOutputError, match="other than an ordinary file"):
        start_plan(Plan(), tmp_path / "plan")
    assert (tmp_path / "plan").is_fifo()
