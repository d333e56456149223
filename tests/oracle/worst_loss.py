"""The exact worst loss of random whole plans, from file to published number: `python -m tests.oracle.worst_loss`.

For each plan, a file of people and one that differs by one person are written and released as an owner would: plan
file, reading, bound on rows, charge in a ledger, measurement, recovery, statement. A referee that shares no code with
the engine reads the files again, counts, and writes what was measured as matrices. It makes sure that

1. without noise, answers and published numbers are those of the file, for both files;
2. the scales and groups that the statement names are those that were used;
3. the worst loss over many changes by one person is at most what the ledger was charged.
"""

from __future__ import annotations

import argparse
import io
import random
import tempfile
import time
from collections import Counter
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from core import front_door
from core.data.made_up import MadeUpRecordsTable
from core.designs.noise_scale import Exact
from core.errors import EngineError
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.mechanism import Mechanism
from core.privacy.ledger import DatasetBudget, Ledger
from core.project.plan_file import load_plan
from core.session import releasing
from core.sources.asking import preview, records
from core.sources.asking.reader_process import ReaderAnswer
from core.sources.reading import child
from core.strategies.catalogue import every
from tests.oracle import losses
from tests.oracle.whole_plans import random_plan

TOTAL = DatasetBudget(Fraction(10**6), Fraction(1, 2))
FRESH_LEDGER = 50
"""Plans after which another ledger is begun: each charge reads those before."""
PAIRS = 200
"""Changes by one person that are tried for each plan, beside the same row as often as it counts."""
NEAR = 1e-6


@dataclass
class Found:
    """What was found about one plan.

    Attributes:
        refused: the kind of the error, where the program does not go with the plan; "" else.
        key: strategy, definition, neighbours and whether people have several rows.
        ratio: worst loss over charge, at most 1.
        unmeasured: groups without a share of the budget.
        exact: groups that need no noise.
    """

    refused: str
    key: tuple = ()
    ratio: float = 0.0
    unmeasured: int = 0
    exact: int = 0


class Referee:
    """Releases plans in a folder, and checks them."""

    def __init__(self, folder: Path, *, reader_process: bool = False) -> None:
        self._folder, self._reader_process, self._n = folder, reader_process, 0
        self._keys = [strategy.info.key for strategy in every()]

    def check(self, seed: int) -> Found:
        """Return what was found about the plan of a seed; AssertionError if a claim does not hold."""
        chance = random.Random(seed)
        whole = random_plan(chance, self._keys)
        (self._folder / "plan.reticent").write_text(whole.text(), encoding="utf-8")
        plan = load_plan(self._folder / "plan.reticent")
        people = _people(chance, whole)
        try:
            used, made, entry = self._release(plan, whole, people)
        except EngineError as error:
            return Found(type(error).__name__)
        noise_plan = used[0]
        _statement_agrees(noise_plan, made)
        dense = _Dense(noise_plan, whole)
        for crowd in (people, _neighbour(chance, whole, people)):
            with silent():
                (plan_again, answers), still, _ = self._release(plan, whole, crowd)
            assert plan_again.scales == noise_plan.scales
            _counts_agree(dense, whole, answers, still, whole.read(self._folder / "people.csv"))
        changes = _changes(chance, whole)
        loss = max(dense.losses(changes))
        assert loss <= _charged(noise_plan, entry), (seed, float(loss))
        unmeasured = sum(scale is None for scale in noise_plan.scales)
        exact = sum(isinstance(scale, Exact) for scale in noise_plan.scales)
        key = noise_plan.strategy, entry.definition, whole.neighbours, "rows" if whole.rows > 1 else "row"
        return Found("", key, float(loss / _charged(noise_plan, entry)), unmeasured, exact)

    def _release(self, plan, whole, people):
        """Return the plan used with its answers, what was released, and the charge."""
        whole.write(self._folder / "people.csv", people)
        ledger = Ledger(self._folder / f"{self._n // FRESH_LEDGER}.sqlite")
        self._n += 1
        dataset, seen = f"referee {self._n}", []  # a dataset protects one unit
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(releasing, "measure", _watched(releasing.measure, seen))
            if not self._reader_process:
                for asking in (preview, records):
                    patch.setattr(asking, "ask", _answer)
                patch.setattr(records, "asked_ahead", nullcontext)
                patch.setattr(records, "looking_ahead", nullcontext)
            made = front_door.release(
                front_door.ReleaseRequest(
                    front_door.plan_release(plan), self._folder, dataset, TOTAL, other_people=True
                ),
                ledger,
            )
        (used,) = seen
        (charge,) = (line for line in ledger.history(dataset) if str(line.number) == made.statement.reference)
        return used, made, charge


def _watched(measure, seen):
    def watched(noise_plan, table, *others):
        answers = measure(noise_plan, table, *others)
        if not isinstance(table, MadeUpRecordsTable):  # the program tries the plan on these first
            seen.append((noise_plan, answers))
        return answers

    return watched


def _answer(question, *_):
    """Read in this process what usually a process of its own reads."""
    answer, arrays = child.respond(question, io.BytesIO())
    return ReaderAnswer(answer["result"], tuple((each.typecode, each.tobytes()) for each in arrays))


@contextmanager
def silent():
    """Make every noise law draw zeros."""
    with pytest.MonkeyPatch.context() as patch:
        for law in (*_below(Mechanism), *_below(JointNoise)):
            if "draw" in vars(law):
                patch.setattr(law, "draw", _zeros(law.draw))
        yield


def _below(kind):
    return [found for one in kind.__subclasses__() for found in (one, *_below(one))]


def _zeros(draw):
    def zeros(*arguments):
        drawn = draw(*arguments)
        return tuple(map(np.zeros_like, drawn)) if isinstance(drawn, tuple) else np.zeros_like(drawn)

    return zeros


# ------------------------------------------------------------------ people


def _people(chance, whole):
    """Return rows of cells for some people, at most as many each as may count."""
    return [_person(chance, whole) for _ in range(chance.randint(1, 12))]


def _person(chance, whole):
    codes = [_record(chance, whole) for _ in range(chance.randint(1, whole.rows))]
    return [_cells(chance, whole, record) for record in codes]


def _record(chance, whole):
    return [chance.randrange(n) for n in whole.sizes]


def _cells(chance, whole, record):
    return [whole.spelled(chance, code, attribute) for code, attribute in zip(record, whole.attributes, strict=True)]


def _neighbour(chance, whole, people):
    """Return the people with one more, or with one exchanged."""
    if whole.neighbours == "add-remove":
        return [*people, _person(chance, whole)]
    return [_person(chance, whole), *people[1:]]


def _changes(chance, whole) -> np.ndarray:
    """Return what one person may change in the counts of all combinations of labels, shape (changes, cells).

    Among them is the same row as often as it may count, for every combination of labels.
    """
    n, rows, units = int(np.prod(whole.sizes)), whole.rows, np.eye(int(np.prod(whole.sizes)), dtype=np.int64)
    some = [sum(units[chance.randrange(n)] for _ in range(chance.randint(1, rows))) for _ in range(2 * PAIRS)]
    if whole.neighbours == "add-remove":
        return np.vstack([rows * units, some])
    pairs = [(chance.randrange(n), chance.randrange(n)) for _ in range(PAIRS)]
    far = [rows * units[i] - rows * units[j] for i, j in (*pairs, *((i, n - 1 - i) for i in range(n)))]
    uneven = [rows * units[i] - units[j] for i, j in pairs]
    return np.vstack([far, uneven, [a - b for a, b in zip(some[::2], some[1::2], strict=True)]])


# ------------------------------------------------------------------ what is checked


class _Dense:
    """What a plan measured, as matrices over all combinations of labels."""

    def __init__(self, noise_plan, whole) -> None:
        self.noise_plan = noise_plan
        written = getattr(noise_plan.refined, "digits", None)
        own = [digits.sizes for digits in written] if written else [(n,) for n in whole.sizes]
        self.sizes = [n for sizes in own for n in sizes]
        cells = losses.cells_of(whole.sizes, own)
        self.rows = [losses.rows_of(block, cells, self.sizes) for block in noise_plan.design.blocks]

    def losses(self, changes) -> np.ndarray:
        """Return the loss of each change, over all noise groups."""
        noise_plan, total = self.noise_plan, np.zeros(len(changes), dtype=object)
        gaussian = noise_plan.privacy_terms.norm.value == "L2"
        for noise_group, scale in zip(noise_plan.design.noise_groups, noise_plan.scales, strict=True):
            if scale is not None:
                parts = [changes @ self.rows[number].T for number in noise_group.blocks]
                blocks = [noise_plan.design.blocks[number] for number in noise_group.blocks]
                b = None if isinstance(scale, Exact) else scale
                total = total + losses.losses(noise_group, b, parts, self.sizes, blocks, gaussian)
        return total

    def kept(self, counts):
        """Return what is kept of the exact answers of every block."""
        for block, rows in zip(self.noise_plan.design.blocks, self.rows, strict=True):
            yield losses.kept_of(block, rows, self.sizes) @ counts


def _counts_agree(dense, whole, answers, made, records) -> None:
    """Without noise, answers and published numbers are what the referee counts."""
    counts = np.zeros(whole.sizes, dtype=np.int64)
    for record in records:
        counts[record] += 1
    measured = {number for noise_group, scale in _measured(dense.noise_plan) for number in noise_group.blocks}
    for number, (answer, kept) in enumerate(zip(answers, dense.kept(counts.ravel()), strict=True)):
        assert (answer is not None) == (number in measured)
        assert answer is None or answer.answers.tolist() == kept.tolist()
    for table, asked in zip(made.tables, whole.tables, strict=True):
        axes = whole.axes(asked)
        rest = tuple(axis for axis in range(counts.ndim) if axis not in axes)
        expected = np.transpose(counts.sum(axis=rest), np.argsort(np.argsort(axes)))
        assert table.published.values == pytest.approx(expected, abs=NEAR)


def _measured(noise_plan):
    return [
        (noise_group, scale)
        for noise_group, scale in zip(noise_plan.design.noise_groups, noise_plan.scales, strict=True)
        if scale is not None
    ]


def _statement_agrees(noise_plan, made) -> None:
    """The statement names every group that was measured, with its scale; exact ones with 0."""
    said = [(Fraction(scale), n) for _, scale, n in made.statement.groups]
    assert said == [
        (Fraction(0) if isinstance(s, Exact) else s, noise_group.n_charges) for noise_group, s in _measured(noise_plan)
    ]


def _charged(noise_plan, entry) -> Fraction:
    """Return the ε or ρ that the ledger was charged, after looking at whether that ρ gives the ε and δ charged."""
    if noise_plan.privacy_terms.norm.value == "L1":
        return entry.epsilon
    if entry.delta:
        assert losses.delta_of(float(entry.rho), float(entry.epsilon)) <= float(entry.delta) * (1 + NEAR)
    return entry.rho


# ------------------------------------------------------------------ the run


def main() -> int:
    """Check plans, and print how many of each kind there were and how close the worst loss comes to the charge."""
    reader = argparse.ArgumentParser(prog="python -m tests.oracle.worst_loss", description=__doc__)
    reader.add_argument("--plans", type=int, default=300, help="how many are released")
    reader.add_argument("--seed", type=int, default=0, help="of the first plan")
    asked = reader.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = run(Referee(Path(folder)), asked.plans, asked.seed)
    print_found(found)
    print(f"{time.monotonic() - began:,.0f} seconds")
    return 0


def run(referee, n_plans, seed=0) -> list[Found]:
    """Return what was found about plans until so many were released."""
    found, released = [], 0
    while released < n_plans:
        found.append(referee.check(seed + len(found)))
        released += not found[-1].refused
    return found


def print_found(found) -> None:
    """Print counts, and the least and largest ratio of each kind."""
    released = [each for each in found if not each.refused]
    print(f"{'strategy':12} {'definition':13} {'neighbours':11} {'person':6} {'plans':>6} {'loss / charge':>19}")
    for key in sorted({each.key for each in released}):
        ratios = [each.ratio for each in released if each.key == key]
        print("{:12} {:13} {:11} {:6}".format(*key), f"{len(ratios):6}   {min(ratios):8.6f} {max(ratios):8.6f}")
    print(f"{len(released)} plans released, worst loss / charge {max(each.ratio for each in released):.12f}")
    partial, exact = (sum(getattr(each, name) > 0 for each in released) for name in ("unmeasured", "exact"))
    print(f"{partial} plans leave groups unmeasured, {exact} have groups that need no noise")
    print("refused:", dict(Counter(each.refused for each in found if each.refused)))


if __name__ == "__main__":
    raise SystemExit(main())
