"""The statement of a release, in words a reviewer can check and an owner can read."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np

from core.designs.matrix_design import cover
from core.designs.noise_scale import number_of
from core.domain.attribute import Attribute, Provenance
from core.domain.reading_layout import ProtectedUnit
from core.linear.strategy_matrix import StrategyMatrix
from core.mechanisms.catalogue import mechanism_for
from core.planning.noise_plan import NoisePlan, noise_group_title
from core.privacy.amount_text import exact_text, text_at_least
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Definition, Norm, ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, noise_budget_of
from core.recovery.pipeline import Recovered
from core.release import sentences
from core.release.publication import Publication
from core.release.release import AttributeStatement, Statement
from core.strategies.custom_matrix import CUSTOM
from core.words import N_, Figures, joined, phrase
from core.workload.workload import Objective, Workload

TOLD_DELTA = Fraction(1, 10**9)
"""At which a ρ is told as an ε, too: one in a billion, as the window proposes for δ."""
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_FOUND = phrase(
    "quote.choice-claim",
    N_(
        "Quote",
        "What is found satisfies ε-differential privacy with ε = {epsilon}: it changes the odds of any guess about "
        "{of} by a factor of at most {factor}.",
    ),
)
_FOUND_NEARLY = phrase(
    "quote.choice-claim-delta",
    N_(
        "Quote",
        "What is found satisfies (ε, δ)-differential privacy with ε = {epsilon} and δ = {delta}: except with a "
        "probability of the order of δ, it changes the odds of any guess about {of} by a factor of at most {factor}.",
    ),
)


@dataclass(frozen=True, slots=True)
class ChosenTables:
    """Titles of tables that a private choice found, best first, and the number of its charge."""

    titles: tuple[str, ...]
    charge: int


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and for whom a release is made.

    Attributes:
        dataset: its name in the ledger.
        unit: who is protected.
        date: ISO date and time (UTC).
        version: of the program.
        reference: the charge in the ledger; "" for a rehearsal.
        rehearsal: whether the rows are made up.
        seal: of the charge in the ledger; "" for a rehearsal.
        matrix: the owner's own, named if the strategy measures it; None: the plan has none.
        chosen: tables that private choices found before.
        criteria: sentences about the criteria that the plan sets.
        publication: what the owner says of the tables.
        rows: sentences about the database that the rows are of, and the query that chose them.
    """

    dataset: str
    unit: ProtectedUnit
    date: str
    version: str
    reference: str
    rehearsal: bool
    seal: str = ""
    matrix: StrategyMatrix | None = None
    chosen: tuple[ChosenTables, ...] = ()
    criteria: tuple[str, ...] = ()
    publication: Publication = field(default_factory=Publication)
    rows: tuple[str, ...] = ()


def statement(noise_plan: NoisePlan, recovered: Recovered, coverage: float, occasion: Occasion) -> Statement:
    """Return the statement of a release made by `noise_plan`, with intervals of that coverage."""
    cost = noise_plan.privacy_terms.cost
    gaussian = noise_plan.privacy_terms.norm is Norm.L2
    return Statement(
        claim=claim(cost, noise_plan.privacy_terms.neighbours, occasion.unit),
        lines=tuple(_lines(noise_plan, recovered, coverage, occasion)),
        dataset=occasion.dataset,
        definition=cost.definition,
        epsilon=exact_text(cost.epsilon),
        delta=exact_text(cost.delta),
        rho=exact_text(noise_budget_of(cost)) if gaussian else "0",
        neighbours=noise_plan.privacy_terms.neighbours,
        unit="row" if occasion.unit.id is None else "person",
        at_most=occasion.unit.at_most,
        strategy=noise_plan.strategy,
        budget=noise_plan.split,
        recovery=recovered.recovery,
        noise=_noise(noise_plan),
        groups=tuple(_groups(noise_plan)),
        post_processing=recovered.steps,
        coverage=coverage,
        attributes=tuple(
            AttributeStatement(a.name, a.kind, a.labels, a.provenance, stated=a.stated, charge=a.charge)
            for a in stated_attributes(noise_plan)
        ),
        date=occasion.date,
        version=occasion.version,
        rehearsal=occasion.rehearsal,
        reference=occasion.reference,
        seal=occasion.seal,
        protected="person" if occasion.unit.names_person else "row",
        publication=occasion.publication,
    )


def claim(cost: ReleaseCost, neighbours: Neighbours, unit: ProtectedUnit) -> str:
    """Return the guarantee in one paragraph: who is protected, against what, how strongly."""
    return _claim(_strength(cost, unit), neighbours, unit)


def choice_claim(epsilon: Fraction, neighbours: Neighbours, unit: ProtectedUnit, delta: Fraction = Fraction(0)) -> str:
    """Return the guarantee of a private choice in one paragraph; see `claim`."""
    of = sentences.CLAIM_PERSON if unit.names_person else sentences.CLAIM_ROW
    facts = {"epsilon": exact_text(epsilon), "of": of, "factor": _factor(float(epsilon))}
    strength = _FOUND_NEARLY.format(**facts, delta=exact_text(delta)) if delta else _FOUND.format(**facts)
    return _claim(strength, neighbours, unit)


def _claim(strength: str, neighbours: Neighbours, unit: ProtectedUnit) -> str:
    change = {Neighbours.ADD_REMOVE: sentences.LEFT_OUT, Neighbours.REPLACE: sentences.EXCHANGED}[neighbours].format(
        who=sentences.CLAIM_ROW if unit.id is None else sentences.CLAIM_ALL_ROWS
    )
    return sentences.CLAIM.format(strength=strength, change=change)


def _strength(cost: ReleaseCost, unit: ProtectedUnit) -> str:
    of = sentences.CLAIM_PERSON if unit.names_person else sentences.CLAIM_ROW
    if cost.definition is Definition.CONCENTRATED:
        implied = epsilon_for(cost.rho, TOLD_DELTA)
        return sentences.CONCENTRATED.format(
            rho=exact_text(cost.rho),
            epsilon=text_at_least(implied),
            delta=exact_text(TOLD_DELTA),
            of=of,
            factor=_factor(float(implied)),
        )
    epsilon, factor = exact_text(cost.epsilon), _factor(float(cost.epsilon))
    if cost.definition is Definition.PURE:
        return sentences.PURE.format(epsilon=epsilon, of=of, factor=factor)
    return sentences.APPROXIMATE.format(epsilon=epsilon, delta=exact_text(cost.delta), of=of, factor=factor)


def _factor(epsilon: float) -> str:
    """Return e^ε, rounded up in the last figure shown; a number too large to read, to a power of ten."""
    if epsilon > 50:
        return "10" + str(math.ceil(epsilon / math.log(10))).translate(_RAISED)
    value = math.exp(epsilon)
    digits = max(0, 2 - math.floor(math.log10(value)))
    return Figures(f"{math.ceil(value * 10**digits) / 10**digits:.{digits}f}")


def _lines(noise_plan: NoisePlan, recovered: Recovered, coverage: float, occasion: Occasion) -> Iterator[str]:
    if occasion.rehearsal:
        yield sentences.REHEARSAL
    yield from public_sentences(stated_attributes(noise_plan), noise_plan.privacy_terms.neighbours, occasion.unit)
    yield from occasion.rows
    for found in occasion.chosen:
        yield sentences.SUGGESTED.format(tables="; ".join(found.titles), charge=found.charge)
    yield from range_sentences(noise_plan.workload)
    yield from objective_sentences(noise_plan.workload)
    yield from locked_share_sentences(noise_plan.workload)
    if occasion.matrix is not None and noise_plan.strategy == CUSTOM.key:
        yield from _matrix_told(occasion.matrix, noise_plan)
    yield from occasion.criteria
    yield sentences.DRAWN
    yield sentences.STEPS_TAKEN.format(steps=joined("; ", recovered.steps))
    yield from _moves(recovered)
    yield sentences.INTERVALS.format(coverage=coverage * 100)
    yield sentences.NOT_PROMISED


def _matrix_told(matrix: StrategyMatrix, noise_plan: NoisePlan) -> Iterator[str]:
    """Say which matrix was measured, so that a reviewer can tell it from any other, how, and where it was read."""
    rows, columns = matrix.rows.shape
    workload = noise_plan.workload
    names = matrix.attributes or tuple(workload.domain.names[axis] for axis in cover(workload))
    yield sentences.MATRIX.format(rows=rows, columns=columns, names=", ".join(names), digest=matrix.digest)
    # Rows that lower no error have no budget, and the scale of the noise is that of the weighted rows.
    yield sentences.MATRIX_ROWS.format(used=noise_plan.design.blocks[0].n_answers)
    yield sentences.MATRIX_FILE.format(file=matrix.file) if matrix.file else sentences.MATRIX_PLAN


LEAST_MOVE = 0.005
"""Of the numbers of a table, on average: less would be told as 0.00, and is only how floats are rounded."""


def _moves(recovered: Recovered) -> Iterator[str]:
    """Say how far shaping has moved the numbers, where it has."""
    pairs = zip(recovered.published, recovered.unbiased, strict=True)
    moves = [float(np.abs(published - unbiased).mean()) for published, unbiased in pairs]
    if max(moves) >= LEAST_MOVE:
        cells = [table.size for table in recovered.published]
        yield sentences.MOVED.format(mean=float(np.average(moves, weights=cells)), most=max(moves))
    if recovered.records is not None:
        yield sentences.RECORDS


def stated_attributes(noise_plan: NoisePlan) -> tuple[Attribute, ...]:
    """Return the attributes that a release names: those of its tables, and of what is measured for them."""
    workload = noise_plan.workload
    axes = {axis for table in workload.tables for axis in table.axes}
    axes.update(axis for block in noise_plan.design.blocks for axis in noise_plan.refined.owners(block.axes))
    return tuple(attribute for axis, attribute in enumerate(workload.domain.attributes) if axis in axes)


def public_sentences(attributes: Sequence[Attribute], neighbours: Neighbours, unit: ProtectedUnit) -> Iterator[str]:
    """Yield one sentence for each fact that is not protected, for who is a person, and for the bound on their rows."""
    yield sentences.CHOSEN
    yield from person_sentences(neighbours, unit)
    yield from origin_sentences(attributes)


def person_sentences(neighbours: Neighbours, unit: ProtectedUnit) -> Iterator[str]:
    """Yield one sentence each for who is a person, for the bound on their rows, and for what number is public."""
    if unit.id is None:
        yield sentences.ONE_EACH if unit.names_person else sentences.RECORDS_ONLY
    elif unit.at_most == 1:
        yield sentences.ONE_ROW
    else:
        yield sentences.BOUNDED.format(at_most=unit.at_most)
    if neighbours is Neighbours.REPLACE and unit.at_most > 1:
        yield sentences.PEOPLE
    elif neighbours is Neighbours.REPLACE:
        yield sentences.ROWS


def origin_sentences(attributes: Sequence[Attribute]) -> Iterator[str]:
    """Yield one sentence for each origin of lists in which the rows had a part."""
    taken = [a.name for a in attributes if a.provenance is Provenance.DATA]
    if taken:
        yield sentences.TAKEN.format(names=", ".join(taken))
    for charge in sorted({a.charge for a in attributes if a.charge is not None}):
        names = ", ".join(a.name for a in attributes if a.charge == charge)
        yield sentences.FOUND.format(names=names, charge=charge)
    stated = [a.name for a in attributes if a.stated]
    if stated:
        yield sentences.STATED.format(names=", ".join(stated))


def range_sentences(workload: Workload) -> Iterator[str]:
    """Yield one sentence for each table that asks for ranges or cumulative counts."""
    names = workload.domain.names
    for table in workload.tables:
        title = workload.domain.title(table.axes)
        for axes, words in ((table.ranges, sentences.RANGES), (table.prefixes, sentences.CUMULATIVE)):
            if axes:
                yield words.format(table=title, names=", ".join(names[axis] for axis in axes))


def objective_sentences(workload: Workload) -> Iterator[str]:
    """Yield the sentence for an objective other than the usual one."""
    words = {Objective.EVEN: sentences.EVEN, Objective.RELATIVE: sentences.RELATIVE}
    if workload.objective in words:
        yield words[workload.objective].format()


def locked_share_sentences(workload: Workload) -> Iterator[str]:
    """Yield one sentence for each table whose share of the budget the plan locks."""
    for table in workload.tables:
        if table.share is not None:
            share = Figures(f"{float(100 * table.share):.6g}")
            yield sentences.LOCKED.format(share=share, table=workload.domain.title(table.axes))


def _noise(noise_plan: NoisePlan) -> str:
    """Return the names of the noise laws that were drawn from."""
    usual = mechanism_for(noise_plan.privacy_terms.norm).law
    drawn = (noise_group for noise_group, scale in noise_plan.scaled_groups if isinstance(scale, Fraction))
    laws = [usual if noise_group.noise is None else noise_group.noise.law for noise_group in drawn]
    return joined("; ", tuple(dict.fromkeys(laws))) or usual


def _groups(noise_plan: NoisePlan) -> Iterator[tuple[str, str, int]]:
    for noise_group, scale in noise_plan.scaled_groups:
        if scale is not None:
            yield noise_group_title(noise_plan, noise_group), exact_text(number_of(scale)), noise_group.n_charges
