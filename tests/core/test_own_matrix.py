"""A matrix of the owner's own, from the plan file to the release; a completion needs no file of it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import PlanKeyError, StrategyUnfitError
from core.linear.strategy_matrix import matrix_of_numbers
from core.privacy.dataset_account import DatasetBudget
from core.project.asked_alike import asks_the_same
from core.project.own_matrix import columns_fit, with_columns_named
from core.project.plan import StrategyChoice, TableChoice
from core.project.plan_file import load_plan, save_plan
from core.project.plan_values import checked_text
from core.session.charged_before import charged_request
from core.session.comparing_strategies import compare
from core.session.completing import complete
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.releasing import release
from tests.core.test_pending import stopped
from tests.core.visits import TOTAL, UNBIASED, plan, request, visits

pytestmark = pytest.mark.usefixtures("read_in_this_process")

ROWS = np.concatenate([np.eye(6, dtype=np.int64), [[1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1], [2, 0, 1, 0, 0, 3]]])
OWN = StrategyChoice("custom", "best", "optimal", matrix=matrix_of_numbers(ROWS))


def truth():
    """Return the visits by age and sex."""
    found = np.zeros((3, 2))
    for _, sex, age in visits():
        found[(17, 30, 70).index(age), ("F", "M").index(sex)] += 1
    return found


def test_without_much_noise_the_tables_are_the_truth(folder, ledger):
    doc = plan(4000, strategy=OWN, output=UNBIASED)
    assert quote(plan_release(doc), ledger, "visits", TOTAL).strategy == "custom"
    made = release(request(doc, folder, DatasetBudget(Fraction(10**6))), ledger)
    assert made.tables[0].published.values == pytest.approx(truth(), abs=0.01)
    assert made.tables[1].published.values == pytest.approx(truth().sum(axis=0), abs=0.01)
    assert made.statement.strategy == "custom"


def test_the_comparison_shows_it_beside_the_others():
    found = compare(plan(strategy=OWN))
    assert found.find("custom", "best", "optimal").fits
    assert (
        found.find("custom", "best", "optimal").total_variance
        < found.find("custom", "uniform", "direct").total_variance
    )
    wrong = replace(OWN, matrix=matrix_of_numbers(ROWS[:, :4]))
    assert (
        "it needs 6, for the combinations of sex × age"
        in compare(plan(strategy=wrong)).find("custom", "best", "optimal").reason
    )
    with pytest.raises(StrategyUnfitError, match="it needs 6"):
        plan_release(plan(strategy=wrong))


@pytest.mark.parametrize("step", ["measure", "keep_drawn", "keep_tables"])
def test_a_completion_measures_the_matrix_that_was_charged(folder, ledger, monkeypatch, tmp_path, step):
    (tmp_path / "rows.csv").write_text("\n".join(",".join(map(str, row)) for row in ROWS), encoding="utf-8")
    file = tmp_path / "plan.reticent"
    file.write_text(
        checked_text(plan(strategy=StrategyChoice())).replace(
            'name = "recommended"', 'name = "custom"\nmatrix = "rows.csv"'
        ),
        encoding="utf-8",
    )
    doc = load_plan(file)
    assert doc.strategy.matrix == OWN.matrix
    assert doc.strategy.matrix.file == "rows.csv"
    stopped(monkeypatch, folder, ledger, step, doc)
    (tmp_path / "rows.csv").unlink()
    (line,) = ledger.pending()
    assert charged_request(ledger, line).plan.strategy.matrix == OWN.matrix
    made = complete(ledger, line.number)
    assert made.statement.reference == str(line.number)
    assert any("read from the file “rows.csv”" in told for told in made.statement.lines)
    assert not list(ledger.pending())


def test_a_plan_keeps_the_path_of_the_file_while_the_matrix_is_the_same(tmp_path):
    np.savez(tmp_path / "rows.npz", ROWS)
    file = tmp_path / "plan.reticent"
    text = checked_text(plan()).replace('name = "recommended"', 'name = "custom"\nmatrix = "rows.npz"  # mine')
    file.write_text(text, encoding="utf-8")
    doc = load_plan(file)
    save_plan(replace(doc, privacy=replace(doc.privacy, dataset="other")), file)
    assert 'matrix = "rows.npz"  # mine' in file.read_text(encoding="utf-8")
    changed = replace(doc, strategy=replace(doc.strategy, matrix=matrix_of_numbers(ROWS[:7])))
    save_plan(changed, file)
    assert "rows.npz" not in file.read_text(encoding="utf-8")
    assert load_plan(file) == changed
    save_plan(doc, tmp_path / "copy.reticent")
    (tmp_path / "rows.npz").unlink()
    assert load_plan(tmp_path / "copy.reticent") == doc


def test_what_the_columns_are_meant_for_is_kept_with_the_rows(tmp_path):
    named = with_columns_named(plan(strategy=OWN))
    assert named.strategy.matrix.attributes == ("sex", "age")
    assert with_columns_named(named) == named
    assert with_columns_named(replace(plan(strategy=OWN), tables=())).strategy.matrix.attributes == ()
    assert asks_the_same(named, plan(strategy=OWN))
    file = tmp_path / "plan.reticent"
    save_plan(named, file)
    assert load_plan(file) == named
    save_plan(plan(strategy=OWN), file)
    assert load_plan(file) == plan(strategy=OWN)


def test_an_attribute_with_one_label_changes_no_column():
    single = Attribute("all", Kind.CATEGORIES, ("everybody",))
    named = with_columns_named(plan(strategy=OWN))
    wider = replace(
        named, attributes=(*named.attributes, single), tables=(*named.tables, TableChoice(("all", "sex", "age")))
    )
    assert columns_fit(wider)
    assert compare(wider).find("custom", "best", "optimal").fits
    assert not columns_fit(replace(named, attributes=named.attributes[::-1]))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ('"absent.csv"', "strategy.matrix): absent.csv: there is no such file."),
        ('["1 0", "1"]', "row 2 has one number, and row 1 has 2."),
        ('["1 0", "1 x"]', "row 2, column 2 is “x”"),
        ('["3000000*0"]', "it holds more than 2,097,152 numbers."),
        ('["1 0", 1]', "this should be text."),
        ("3", "this should be text."),
        ("[]", "it holds no number."),
        ('["1 0"]\nmarginals = [["sex"]]', "matrix and marginals exclude each other."),
    ],
)
def test_a_wrong_matrix_is_refused_at_its_line(tmp_path, value, words):
    file = tmp_path / "plan.reticent"
    text = checked_text(plan()).replace('name = "recommended"', f'name = "custom"\nmatrix = {value}')
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PlanKeyError) as refused:
        load_plan(file)
    assert words in str(refused.value)
    assert text.splitlines()[refused.value.line - 1].startswith("matrix")
