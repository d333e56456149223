"""The whole road of one plan: from its text and a file to a kept release and every export of it."""

from __future__ import annotations

import signal
import traceback
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np

from core.errors import EngineError, TrialError
from core.exports.maps.write_map import MAP_FORMATS, write_map
from core.exports.write import export, exporters
from core.privacy.charge_order import ChargeOrder
from core.privacy.entry_facts import Facts
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import CHOICE, LISTS_FOUND, ChoiceKind
from core.privacy.release_cost import ReleaseCost
from core.project.plan_file import load_plan
from core.release.kept import pack
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.mapping import kept_maps, publish_map, quote_map
from core.session.choices.planned_map import plan_map
from core.session.keeping import kept_release
from core.session.planned_release import plan_release
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release

TOTAL = Fraction(10**70)
LINES = 200_000
"""More records take long to write, and are like the first ones."""
SECONDS = 150
"""What takes longer hangs; linear programs may take 120."""
REFUSED, RELEASED, FAULT = "refused", "released", "fault"


@dataclass(frozen=True)
class Outcome:
    """How a road ended, and what stopped it."""

    end: str
    why: str = ""


class UnsoundError(AssertionError):
    """What came out cannot be."""


def travel(plan_file, tellers):
    """Return how the plan in a file ends: refused before the charge, released with all exports, or a fault.

    Args:
        plan_file: the plan file; the rows are beside it.
        tellers: languages of the exports, by code.
    """
    ledger = Ledger(plan_file.parent / "ledger.sqlite")
    try:
        with strict(), limited():
            _travel(plan_file, ledger, tellers)
    except TrialError as error:
        return Outcome(FAULT, f"{error.fault} in {error.place}")
    except EngineError as error:
        if _is_spent(ledger):
            return Outcome(FAULT, f"refused after the charge: {error}")
        return Outcome(REFUSED, type(error).__name__)
    except Exception as error:  # noqa: BLE001  that is what is looked for
        return Outcome(FAULT, _told(error) + (", after the charge" if _is_spent(ledger) else ""))
    return Outcome(RELEASED)


@contextmanager
def limited():
    """End what hangs with a TimeoutError, where the system can."""

    def end(*_):
        raise TimeoutError(f"longer than {SECONDS} s")

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def strict():
    """Make every warning an error, those of numerical libraries too."""
    with warnings.catch_warnings(), np.errstate(divide="warn", over="warn", invalid="warn", under="ignore"):
        warnings.simplefilter("error")
        yield


def _travel(plan_file, ledger, tellers):
    plan = load_plan(plan_file)
    rehearsal = rehearse(plan_release(plan))
    _check(plan, rehearsal.release)
    name = plan.privacy.dataset or plan_file.stem
    total = DatasetBudget(TOTAL, plan.privacy.cost.delta or Fraction(1, 10**6))
    _find_before(plan, ledger, name, total)
    made = release(ReleaseRequest(plan_release(plan), plan_file.parent, name, total), ledger)
    _check(plan, made)
    kept = kept_release(ledger, int(made.statement.reference))
    if pack(kept) != pack(made):
        raise UnsoundError("what was kept is not what was made")
    for code, tell in tellers.items():
        for info in exporters():
            if info.needs_records and not _has_few_records(kept):
                continue
            export(kept, plan_file.parent / f"{code}-{info.key}{info.suffix}", info.key, tell=tell)
    for place in plan.places:
        _publish_map(plan_map(plan, place.name), plan_file.parent, name, ledger, tellers)


def _has_few_records(kept):
    """Return whether made-up records can be exported, and are no more than is worth while."""
    if kept.statement.publication.hide_below:  # they would tell what is hidden, and are refused
        return False
    return kept.records is not None and kept.records.counts.sum() <= LINES


def _publish_map(planned, folder, dataset, ledger, tellers):
    before = ledger.account(dataset).spent
    try:
        offer = quote_map(planned, ledger, dataset)
        made = publish_map(planned, ChoiceRequest(planned.read, folder, offer.dataset), ledger)
    except EngineError as error:
        if isinstance(error, TrialError) or ledger.account(dataset).spent != before:
            raise UnsoundError(f"a map was charged, or tried, and then refused: {error}") from error
        return
    (kept,) = kept_maps(ledger, dataset)
    figures = [each.figure(planned.place.terms.box) for each in (made, kept)]
    sound = made.counts.min() >= 0 and np.isfinite(made.standard_deviations).all()
    if not sound or figures[0] != figures[1] or made.counts.tolist() != kept.counts.tolist():
        raise UnsoundError("what was kept is not what was made, or no map")
    for code, tell in tellers.items():
        for kind in MAP_FORMATS:
            write_map(kept, folder / f"{code}-map{kind.suffix}", tell=tell)


def _find_before(plan, ledger, name, total):
    """Pay for the lists that the plan says were found privately, as entry FOUND_BY."""
    if any(attribute.charge for attribute in plan.attributes):
        facts = Facts({**plan.privacy_unit.facts, CHOICE: ChoiceKind.CATEGORIES})
        cost = ReleaseCost.pure(Fraction(1, 1000))
        paid = ledger.carry_out(ChargeOrder(name, cost, LISTS_FOUND.format(lists=1), facts, total=total))
        ledger.keep_found(paid.number, b"{}")


def _is_spent(ledger):
    return any(account.n_releases for account in ledger.datasets())


def _check(plan, made):
    """Raise UnsoundError unless the numbers are such as the plan asks for."""
    output = plan.output
    for table in made.tables:
        values = table.published.values
        arrays = (values, table.low, table.high, table.standard_deviation)
        margins = [(margin.standard_deviation, margin.half_width) for margin in table.margins]
        sound = {
            "finite": all(np.isfinite(array).all() for array in (*arrays, np.array(margins))),
            "in its interval": ((table.low <= values) & (values <= table.high)).all(),
            "not negative": not output.non_negative or values.min() >= 0,
            "whole": not output.whole_numbers or (values == np.rint(values)).all(),
        }
        if not all(sound.values()):
            raise UnsoundError(f"{table.title} is not {[what for what, held in sound.items() if not held]}")
    _check_totals(plan, made)


def _check_totals(plan, made):
    """Where tables agree, they have one total."""
    shaped = plan.output.non_negative or plan.output.whole_numbers
    if made.records is None and (shaped or made.statement.recovery == "direct"):
        return
    totals = [float(table.published.values.sum()) for table in made.tables]
    most = max(float(np.abs(table.published.values).sum()) for table in made.tables)
    if max(totals) - min(totals) > 1e-6 * (1 + most):
        raise UnsoundError(f"totals differ: {totals}")


def _told(error):
    places = [frame for frame in traceback.extract_tb(error.__traceback__) if "site-packages" not in frame.filename]
    last = places[-1]
    return f"{type(error).__name__}: {str(error)[:100]} in {Path(last.filename).name}, line {last.lineno}"
