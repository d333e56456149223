"""A release waits until the criteria of its plan hold, or the owner says in writing why it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.errors.seek_errors import NoSuchTableError
from core.errors.use_errors import NoPeopleError, UnmetCriteriaError
from core.exports.statement_words import margin_text
from core.planning.usefulness import Grade
from core.project.criteria import Acceptance, listed
from core.project.plan_file import load_plan, save_plan
from core.project.request import ChargedRequest
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from tests.core.visits import TOTAL, plan

WHY = "The council asked for it."


def planned(people=None, **criteria):
    return plan_release(replace(plan(), people=people, acceptance=Acceptance(**criteria)))


def quoted(made):
    return quote(made, None, "Visits", TOTAL)


def title_of(made):
    names = made.plan.domain.names
    return " × ".join(names[axis] for axis in made.noise_plan.workload.tables[0].axes)


def test_without_criteria_nothing_is_asked():
    assert planned().unmet() == ()
    assert planned().criteria_told == ()


@pytest.mark.parametrize(
    ("criteria", "people", "unmet"),
    [
        ({"worst": Grade.FAIR}, 1, ("worst = fair",)),
        ({"worst": Grade.NOISE}, 1, ()),
        ({"worst": Grade.GOOD}, 10**7, ()),
        ({"usable_share": 0.8}, 1, ("usable_share = 0.8",)),
        ({"usable_share": 0.8}, 10**7, ()),
        ({"worst": Grade.WEAK, "usable_share": 0.5}, 1, ("worst = weak", "usable_share = 0.5")),
    ],
)
def test_a_criterion_holds_by_what_is_predicted(criteria, people, unmet):
    made = planned(people, **criteria)
    assert made.unmet() == unmet
    if unmet:
        with pytest.raises(UnmetCriteriaError, match=made.plan.acceptance.criteria[0].told):
            quoted(made)
    else:
        assert quoted(made).planned is made


@pytest.mark.parametrize("blank", ["", " ", "\t \u00a0"])
def test_blanks_are_no_reason(blank):
    made = planned(1, worst=Grade.FAIR, override=blank)
    with pytest.raises(UnmetCriteriaError):
        quoted(made)
    assert Acceptance(override=f"{blank}{WHY}{blank}").override == WHY


@pytest.mark.parametrize("share", [0.01, 0.8, 1])
def test_any_share_that_can_be_asked_for_can_be_saved_and_opened(share, tmp_path):
    asked = replace(plan(), people=7, acceptance=Acceptance().with_percent(round(100 * share)))
    save_plan(asked, tmp_path / "asked.reticent")
    assert load_plan(tmp_path / "asked.reticent").acceptance.usable_share == share


def test_the_largest_margin_of_a_table():
    title = title_of(planned())
    width = float(planned().noise_plan.half_widths(planned().recovery, 0.95)[0])
    assert planned(at_most=((title, 1.01 * width),)).unmet() == ()
    assert planned(at_most=((title, 0.99 * width),)).unmet() == (f"at_most {title} = {0.99 * width:g}",)
    with pytest.raises(NoSuchTableError):
        planned(at_most=(("no × such", 1.0),)).unmet()


def test_grades_need_a_number_of_people():
    with pytest.raises(NoPeopleError):
        quoted(planned(worst=Grade.FAIR))


def test_what_was_charged_can_be_completed_with_its_criteria(tmp_path):
    made = planned(7, worst=Grade.FAIR, override=WHY)
    kept = ChargedRequest.unpack(made.request(tmp_path / "rows.csv", "Visits")).plan
    assert (kept.people, kept.acceptance) == (7, made.plan.acceptance)
    assert plan_release(kept).criteria_told == made.criteria_told


@pytest.mark.usefixtures("read_in_this_process")
def test_an_override_is_kept_in_the_statement(folder, ledger):
    refused, forced, fine = (
        planned(1, worst=Grade.FAIR),
        planned(1, worst=Grade.FAIR, override=WHY),
        planned(10**7, worst=Grade.FAIR),
    )
    for made, said in ((refused, None), (forced, WHY), (fine, "criteria held")):
        asked = ReleaseRequest(made, folder, "visits", TOTAL, again=True)
        if said is None:
            with pytest.raises(UnmetCriteriaError):
                release(asked, ledger)
        else:
            assert any(said in line for line in release(asked, ledger).statement.lines)


def test_a_quote_says_which_share_of_the_numbers_has_each_grade():
    made = planned(500)
    shares = dict(made.grades.items())
    (line,) = [line for line in quoted(made).lines if getattr(line, "key", "") == "quote.use"]
    assert line.facts["people"] == 500
    assert {name: line.facts[name] for name in shares} == {name: 100 * share for name, share in shares.items()}
    assert f"{100 * shares['good']:.0f} % of the numbers will be good" in line
    assert sum(shares.values()) == pytest.approx(1)
    silent = planned()
    assert silent.grades is None
    keys = [getattr(line, "key", "") for line in quoted(silent).lines]
    assert "quote.use-assumed" in keys
    assert "quote.use" not in keys


def test_criteria_are_told_in_words():
    asked = Acceptance(Grade.FAIR, 0.8, (("a × b", 12.5),))
    told = [each.told for each in asked.criteria]
    assert told == [
        "no number is worse than fair",
        "80 % of the numbers are good or fair",
        "a × b has a typical ± of at most 12.5",
    ]
    assert listed(told) == "; ".join(told)
    with pytest.raises(UnmetCriteriaError) as refused:
        quoted(planned(1, worst=Grade.FAIR, usable_share=0.5))
    predicted = "no number is worse than fair (predicted: 100 % are worse); 50 % of the numbers are good or fair "
    assert f"{predicted}(predicted: 0 %)." in refused.value.window_message


def test_a_refusal_tells_what_is_predicted_and_never_rounds_it_to_what_was_asked():
    made = planned()
    title, width = title_of(made), made.half_widths[0]
    margin = float(margin_text(width).removeprefix("±"))
    with pytest.raises(UnmetCriteriaError, match=rf"at most {width - 0.04:g} \(predicted: ±{margin:g}\)"):
        quoted(planned(at_most=((title, float(f"{width - 0.04:g}")),)))
    assert margin > width - 0.04
    usable = planned(50).grades.usable
    assert 0 < usable < 1
    with pytest.raises(UnmetCriteriaError, match=rf"26 % .* \(predicted: {100 * usable:g} %\)"):
        quoted(planned(50, usable_share=usable + 1e-6))


@pytest.mark.parametrize("percent", range(101))
def test_whole_percents_are_kept(percent):
    asked = Acceptance().with_percent(percent)
    assert asked.percent == percent
    assert asked.usable_share == (percent / 100 or None)
    assert asked.with_percent(percent) is asked


def test_a_share_with_decimals_stays_until_another_is_asked_for():
    asked = Acceptance(usable_share=0.805)
    assert asked.percent == 81
    assert asked.with_percent(81) is asked
    assert asked.with_percent(80).usable_share == 0.8
