"""Broken programs that go back to the records after the noise, or tell of them beside the numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from core.domain.marginal import Marginal
from core.measuring import measure as door
from core.privacy.release_cost import ReleaseCost
from core.recovery import pipeline
from core.release import statement
from core.session import keeping
from core.sources.asking import records
from tests.audit.faults import CELLS, Fault, Road, fault
from tests.audit.roads import ONE

TENTH = ReleaseCost.pure(Fraction(1, 10))


def published(patch, change):
    """Let `change` make each published table of its exact counts and what was to be published."""
    measure, recover, seen = door.measure, pipeline.recover, []

    def measured(noise_plan, table, *others):
        seen[:] = [table.count(marginal) for marginal in noise_plan.workload.marginals]
        return measure(noise_plan, table, *others)

    def changed(*everything):
        made = recover(*everything)
        return replace(made, published=tuple(map(change, seen, made.published)))

    patch.setattr(door, "measure", measured)
    patch.setattr(pipeline, "recover", changed)


@fault(runs=1500)
def tables_are_scaled_to_the_exact_total(patch):
    published(patch, lambda exact, table: table * exact.sum() / (table.sum() or 1))


@fault(runs=400)
def categories_nobody_has_are_left_out(patch):
    published(patch, lambda exact, table: table[exact > 0])


@fault()
def small_counts_are_hidden_by_what_they_are(patch):
    published(patch, lambda exact, table: np.where(exact < 1, 0, table))


@fault(Road("marginals", ONE, sizes=(2,), wanted=((0,),), crowd=1), 400)
def the_largest_category_is_chosen_for_nothing(patch):
    published(patch, lambda exact, table: np.append(table, len(exact) - exact[::-1].argmax()))


@fault(runs=400)
def the_noise_is_told_beside_the_number(patch):
    published(patch, lambda exact, table: np.append(table, (table - exact)[-1]))


def tell_the_rows(patch):
    read, publish, rows = records.RowSource.read, keeping.publish, [0]  # none when the plan is tried

    def reading(*everything):
        table = read(*everything)
        rows[:] = [int(table.count(Marginal()).sum())]
        return table

    def telling(*everything):
        made = publish(*everything)
        words = replace(made.statement, lines=(*made.statement.lines, f"{rows[0]} rows were read."))
        return replace(made, statement=words)

    patch.setattr(records.RowSource, "read", reading)
    patch.setattr(keeping, "publish", telling)


def leave_out_lists_with_anything_else(patch):
    facts = statement.public_sentences

    def fewer(attributes, *others):
        return facts([each for each in attributes if each.other is None], *others)

    patch.setattr(statement, "public_sentences", fewer)


def unsaid(made) -> list[str]:
    """Return the attributes of a release whose lists are from the data, and of which no sentence says so."""
    said = " ".join(line for line in made.statement.lines if "taken from the data" in line)
    return [each.name for each in made.statement.attributes if each.provenance == "data" and each.name not in said]


TOLD = Fault("the statement tells how many rows were read", tell_the_rows, replace(CELLS, budget=TENTH), 52)
"""Needs whole releases: see `outcomes.releases`; these are slow, so little is promised, and few are enough.

What is told is never the same for both tables, so 26 runs that are counted show an ε of ln(x / (1 - x)) with
x = (RISK / 2)^(1/26), or 0.29: beyond the tenth that is claimed.
"""
