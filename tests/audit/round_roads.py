"""Roads of a round of questions: which estimates pass, what is measured, and all of it; and faults planted in it."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.measuring.receipt import parts_of
from core.privacy.release_cost import ReleaseCost
from core.selection import question_round, sparse_vector
from core.selection.question_round import RoundTerms
from core.selection.score_terms import ScoreTerms
from tests.audit.choices import ChoiceRoad
from tests.audit.faults import Fault
from tests.core.selection.insides import forget_query_noise

WITHIN = 5
CROWD = 10
"""Rows that count, in one of the neighbours; the other has the rows of one more person."""
RISES, FALLS = CROWD - WITHIN + 1, CROWD + WITHIN
"""Estimates that are just near enough, and just not: one more row takes the one beyond T, and the other within it."""
FAR = CROWD + 1000
"""An estimate that is measured whatever the noise."""
FELL = [*[False] * 5, True]


def _neighbours(at_most):
    domain = Domain((Attribute("a", Kind.CATEGORIES, ("x", "y")),))
    return tuple(MemoryRecords(domain, (np.zeros(CROWD + more, dtype=np.uint8),)) for more in (0, at_most))


def _asked(terms, estimates, records, bits):
    """Return the answers of a whole round: None where an estimate was near enough; the round may end before."""
    parts = tuple(ReleaseCost.pure(part) for part in terms.parts)
    receipts = parts_of(1, ReleaseCost.pure(terms.epsilon), parts)
    opened = question_round.QuestionRound(terms, records, receipts, bits)
    answers = []
    for estimate in estimates:
        if not opened.left:
            break
        answers.append(opened.answer([(0, [0])], estimate))
    return answers


def passing(epsilon):
    """Return a road that shows which estimates pass; of the round, the tests alone are paid for."""
    terms = RoundTerms(epsilon, 1, WITHIN)

    def show(records, bits):
        came = [answer is not None for answer in _asked(terms, [RISES] * 5 + [FALLS], records, bits)]
        return [float(came == FELL), float(len(came))]

    return ChoiceRoad("tests of a round", terms.parts[0], show, _neighbours(1))


def answering(epsilon, n_answers, at_most):
    """Return a road that shows measured answers; one more is asked for than may be given."""
    terms = RoundTerms(epsilon, n_answers, WITHIN, at_most)

    def show(records, bits):
        found = _asked(terms, [FAR] * (n_answers + 1), records, bits)
        return [float(len(found)), float(min(found)), float(max(found))]

    name = f"{n_answers} answers of a round, {at_most} rows a person"
    return ChoiceRoad(name, terms.parts[1], show, _neighbours(at_most))


def whole(epsilon):
    """Return a road of a round of ε that shows everything: five estimates pass, then an answer is measured."""
    terms = RoundTerms(epsilon, 1, WITHIN)

    def show(records, bits):
        found = _asked(terms, [RISES] * 5 + [FALLS], records, bits)
        came = [answer is not None for answer in found]
        return [float(came == FELL), float(len(came)), float(found[-1] if came == FELL else -FAR)]

    return ChoiceRoad("a whole round", epsilon, show, _neighbours(1))


TESTS, WHOLE = passing(Fraction(6)), whole(Fraction(2))
ANSWERS, ANSWERS_OF_ROWS = answering(Fraction(4), 2, 1), answering(Fraction(4), 1, 3)
ROUND_FAULTS: list[Fault] = []


def round_roads() -> list[ChoiceRoad]:
    """Return every road."""
    return [TESTS, ANSWERS, ANSWERS_OF_ROWS, WHOLE]


def fault(road, runs):
    """Enter the decorated planting under its name."""

    def enter(plant):
        ROUND_FAULTS.append(Fault(plant.__name__.replace("_", " "), plant, road, runs))
        return plant

    return enter


@fault(ANSWERS_OF_ROWS, 2000)
def the_noise_of_a_round_hides_one_row_of_a_person(patch):
    patch.setattr(question_round, "ScoreTerms", lambda _: ScoreTerms(1))


@fault(TESTS, 6000)
def distances_are_compared_without_noise(patch):
    forget_query_noise(patch)


@fault(ANSWERS, 3000)
def each_measured_answer_takes_all_of_the_answers(patch):
    standard = sparse_vector.standard_noise

    def noise(shares, cutoff, terms, answers):
        return standard(shares, cutoff, terms, answers * cutoff)

    patch.setattr(question_round, "standard_noise", noise)


@fault(WHOLE, 6000)
def the_shares_of_a_round_are_no_shares_of_its_budget(patch):
    standard = sparse_vector.standard_noise

    def noise(shares, cutoff, terms, answers):
        return standard(tuple(4 * share for share in shares), cutoff, terms, 4 * answers)

    patch.setattr(question_round, "standard_noise", noise)
