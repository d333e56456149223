"""The experiment of the paper on places, run again: rectangles of four forms, counted from seven kinds of trees.

    python -m tests.evaluation places --out FOLDER [--runs N] [--epsilon E …] [--quick]

Writes into FOLDER:

    places.csv          median relative error of every tree, form and ε; noise predicted and seen
    places-ratios.csv   errors of quad-baseline, -geo and -post in units of quad-opt
    places-times.csv    seconds of each step of one release: of the processor, and of the clock
    figure-places       .png and .svg

600 rectangles of each form lie anywhere in the box, those without a point left out. Relative error: |count - truth| /
truth; its median over the rectangles, averaged over the runs. Trees as in the paper: quadtrees of height 10, kd-trees
of height 8 of which the hybrid's lower 4 levels are halved, 30 : 70 between medians and counts. quad-baseline has
uniform shares and adds up noisy counts; -geo has geometric shares, -post least squares, -opt both. quad-stated, which
the paper has not, has the shares that are optimal for rectangles of these forms, stated before.

References:
    Cormode, Procopiuc, Shen, Srivastava, Yu, Differentially private spatial decompositions (ICDE 2012), Section VIII.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.domain import Domain
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.places.kd_tree_plan import KdTreePlan, kd_cell_plan, kd_hybrid_plan, kd_standard_plan
from core.places.level_shares import LevelSplit
from core.places.measure_kd_tree import measure_kd_tree
from core.places.measure_quadtree import counted, measure_quadtree
from core.places.place_box import PlaceGrid, Rectangle
from core.places.place_tree import PlaceTree, quadtree, quadtree_counts
from core.places.quadtree_plan import quadtree_plan
from core.places.rectangle_counts import Cover, cover
from core.places.whole_counts import whole_counts
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.evaluation import summary
from tests.evaluation.place_points import BOX, Points, points, towns

FORMS = ((1.0, 1.0), (5.0, 5.0), (10.0, 10.0), (15.0, 0.2))
"""Degrees along x and y."""
EPSILONS = tuple(map(Fraction, ("0.1", "0.2", "0.3", "0.5", "0.7", "1")))
HEIGHT, KD_HEIGHT = 10, 8
KD_GRID = 11
"""Height of the grid that cuts are made on: a cell is half as wide as a leaf of the quadtrees."""
CELLS = 8
"""Height of the coarse grid of kd-cell."""
STATED = 25
"""Rectangles of each form that the optimal shares are told of; others than those that are counted."""
SEED = 600

QUADTREES = {
    "quad-baseline": (LevelSplit.UNIFORM, False),
    "quad-geo": (LevelSplit.GEOMETRIC, False),
    "quad-post": (LevelSplit.UNIFORM, True),
    "quad-opt": (LevelSplit.GEOMETRIC, True),
    "quad-stated": (LevelSplit.OPTIMAL, True),
}
"""Split among the levels, and whether by least squares."""
KD_TREES: dict[str, Callable[[PlaceGrid, PrivacyTerms], KdTreePlan]] = {
    "kd-standard": lambda grid, terms: kd_standard_plan(grid, terms, KD_HEIGHT),
    "kd-hybrid": lambda grid, terms: kd_hybrid_plan(grid, terms, (KD_HEIGHT // 2, KD_HEIGHT)),
    "kd-cell": lambda grid, terms: kd_cell_plan(grid, terms, KD_HEIGHT, CELLS),
}
WAYS = (*QUADTREES, *KD_TREES)
STEPS = ("codes", "counts and noise", "least squares", "whole counts")
"""Of one release."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the evaluation."""
    asked = _parsed(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    source, places, people = towns()
    print(f"{asked.points:,} points: {source} and the roads between them", flush=True)
    experiment = experiment_of(points(places, people, asked.points), asked.rectangles)
    lines = [line for epsilon in asked.epsilons for line in _lines(experiment, epsilon, asked.runs, source)]
    summary.write(asked.out / "places.csv", lines)
    found, steps = list(ratios(lines)), list(times(experiment.points))
    summary.write(asked.out / "places-ratios.csv", found)
    summary.write(asked.out / "places-times.csv", steps)
    from tests.evaluation import place_figures  # noqa: PLC0415  matplotlib is slow to load

    place_figures.draw(asked.out)
    for told in (found, steps):
        print(*told[0], sep="\t")
        for line in told:
            print(*(f"{fact:.4g}" if isinstance(fact, float) else fact for fact in line.values()), sep="\t")
    print(f"{len(lines)} lines are in {asked.out}")


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.evaluation places", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for CSV files and figures")
    parser.add_argument("--runs", type=int, default=3, help="releases of each tree and ε")
    parser.add_argument("--points", type=int, default=1_630_000)
    parser.add_argument("--rectangles", type=int, default=600, help="of each form")
    parser.add_argument("--epsilon", type=Fraction, nargs="+", default=EPSILONS, dest="epsilons", metavar="E")
    parser.add_argument("--quick", action="store_true", help="ε = 0.1 and 1 only, one release, 100 rectangles")
    asked = parser.parse_args(arguments)
    if asked.quick:
        asked.epsilons = EPSILONS[:1] + EPSILONS[-1:]
        asked.runs, asked.rectangles = 1, min(100, asked.rectangles)
    return asked


@dataclass(frozen=True)
class Experiment:
    """Points, their records on both grids, and rectangles with their true counts."""

    points: Points
    records: dict[int, MemoryRecords]
    rectangles: list[Rectangle]
    truths: Points
    stated: tuple[Rectangle, ...]

    @cached_property
    def quadtree_covers(self) -> list[Cover]:
        """What covers each rectangle in every quadtree."""
        return self.covers(quadtree(HEIGHT), HEIGHT)

    def covers(self, tree: PlaceTree, height: int) -> list[Cover]:
        """Return what covers each rectangle."""
        grid = PlaceGrid(BOX, height)
        return [cover(tree, grid.in_cells(each)) for each in self.rectangles]


def experiment_of(drawn: Points, n_rectangles: int) -> Experiment:
    """Return the experiment on these points, with so many rectangles of each form."""
    chance = np.random.default_rng(SEED)
    in_order = drawn[np.argsort(drawn[:, 0])]
    rectangles, truths = [], []
    for form in FORMS:
        own = 0
        while own < n_rectangles:
            rectangle = _anywhere(form, chance)
            truth = count_of(in_order, rectangle)
            if truth:
                rectangles.append(rectangle)
                truths.append(truth)
                own += 1
    stated = tuple(_anywhere(form, chance) for form in FORMS for _ in range(STATED))
    records = {height: records_of(drawn, height) for height in (HEIGHT, KD_GRID)}
    return Experiment(drawn, records, rectangles, np.array(truths, dtype=float), stated)


def _anywhere(form: tuple[float, float], chance: np.random.Generator) -> Rectangle:
    x = chance.uniform(BOX.x_low, BOX.x_high - form[0])
    y = chance.uniform(BOX.y_low, BOX.y_high - form[1])
    return Rectangle(x, x + form[0], y, y + form[1])


def count_of(in_order: Points, rectangle: Rectangle) -> int:
    """Return how many points, sorted by x, lie in a rectangle."""
    begin, end = np.searchsorted(in_order[:, 0], (rectangle.x_low, rectangle.x_high))
    y = in_order[begin:end, 1]
    return int(((y >= rectangle.y_low) & (y <= rectangle.y_high)).sum())


def records_of(drawn: Points, height: int) -> MemoryRecords:
    """Return the points as the program reads them."""
    grid = PlaceGrid(BOX, height)
    return MemoryRecords(Domain(grid.attributes("longitude", "latitude")), grid.codes(drawn))


def _paid() -> Receipt:
    return Receipt(1)


def _lines(experiment: Experiment, epsilon: Fraction, runs: int, source: str) -> Iterator[summary.Facts]:
    """Yield one line per tree and form."""
    terms = PrivacyTerms(ReleaseCost.pure(epsilon))
    began = time.perf_counter()
    for way in WAYS:
        seen = released(experiment, way, terms, runs)
        errors = np.abs(seen.counts - experiment.truths) / experiment.truths
        for number, form in enumerate(FORMS):
            own = slice(number * len(errors[0]) // len(FORMS), (number + 1) * len(errors[0]) // len(FORMS))
            yield {
                "data": source,
                "way": way,
                "form": f"{form[0]:g} x {form[1]:g}",
                "epsilon": float(epsilon),
                "runs": runs,
                "rectangles": own.stop - own.start,
                "error": float(np.median(errors[:, own], axis=1).mean()),
                "nodes": seen.n_nodes,
                "noise_predicted": float(np.sqrt(np.mean(seen.predicted[own]))) if len(seen.predicted) else "",
                "noise_seen": float(np.sqrt(np.mean(seen.noise[:, own] ** 2))) if len(seen.predicted) else "",
            }
        print(f"ε = {float(epsilon)}, {way}: {time.perf_counter() - began:.0f} s", flush=True)


@dataclass(frozen=True)
class Seen:
    """What was released: counts of shape (runs, rectangles); of quadtrees, too, what noise made of them."""

    counts: Points
    n_nodes: int
    predicted: Points
    noise: Points


def released(experiment: Experiment, way: str, terms: PrivacyTerms, runs: int) -> Seen:
    """Return what so many releases of one tree say of every rectangle."""
    return (_quadtree_counts if way in QUADTREES else _kd_counts)(experiment, way, terms, runs)


def _quadtree_counts(experiment: Experiment, way: str, terms: PrivacyTerms, runs: int) -> Seen:
    split, is_fitted = QUADTREES[way]
    grid = PlaceGrid(BOX, HEIGHT)
    plan = quadtree_plan(grid, terms, split, experiment.stated)
    tree, records = quadtree(HEIGHT), experiment.records[HEIGHT]
    covers = experiment.quadtree_covers
    exact = _added(covers, quadtree_counts(counted(grid, records)[0]))
    counts = []
    for _ in range(runs):
        drawn = measure_quadtree(plan, records, _paid, SystemBits())
        counts.append(_added(covers, drawn.estimate().counts if is_fitted else drawn.counts))
    if is_fitted:
        predicted = [plan.noise_of(each) ** 2 for each in experiment.rectangles]
    else:
        predicted = [float(each.parts**2 @ drawn.noise[each.nodes]) for each in covers]
    return Seen(np.array(counts), tree.n_nodes, np.array(predicted), np.array(counts) - exact)


def _kd_counts(experiment: Experiment, way: str, terms: PrivacyTerms, runs: int) -> Seen:
    plan, counts = KD_TREES[way](PlaceGrid(BOX, KD_GRID), terms), []
    for _ in range(runs):
        drawn = measure_kd_tree(plan, experiment.records[KD_GRID], _paid, SystemBits())
        counts.append(_added(experiment.covers(drawn.tree, KD_GRID), drawn.estimate().counts))
    return Seen(np.array(counts), drawn.tree.n_nodes, np.zeros(0), np.zeros(0))


def _added(covers: list[Cover], values: Points) -> Points:
    return np.array([each.parts @ values[each.nodes] for each in covers])


def ratios(lines: Sequence[summary.Facts]) -> Iterator[summary.Facts]:
    """Yield, per ε and form, the errors of the four quadtrees of the paper in units of the best of them."""
    errors = {(line["epsilon"], line["form"], line["way"]): line["error"] for line in lines}
    for epsilon, form in dict.fromkeys((line["epsilon"], line["form"]) for line in lines):
        own = {way: errors[epsilon, form, f"quad-{way}"] for way in ("baseline", "geo", "post", "opt")}
        yield {"epsilon": epsilon, "form": form, **{way: error / own["opt"] for way, error in own.items()}}


def times(drawn: Points) -> Iterator[summary.Facts]:
    """Yield seconds of the steps from points to a map of whole counts, at ε = 1: of the processor, and of the clock."""
    grid, clocks = PlaceGrid(BOX, HEIGHT), [_clocks()]
    records = records_of(drawn, HEIGHT)
    clocks.append(_clocks())
    plan = quadtree_plan(grid, PrivacyTerms(ReleaseCost.pure(1)))
    measured = measure_quadtree(plan, records, _paid, SystemBits())
    clocks.append(_clocks())
    estimate = measured.estimate()
    clocks.append(_clocks())
    whole_counts(estimate)
    clocks.append(_clocks())
    steps = np.diff(clocks, axis=0).tolist()
    for step, (processor, clock) in zip(STEPS, steps, strict=True):
        yield {"step": step, "processor": processor, "clock": clock}
    yield {"step": "all", **dict(zip(("processor", "clock"), np.sum(steps, axis=0).tolist(), strict=True))}


def _clocks() -> tuple[float, float]:
    return time.process_time(), time.perf_counter()
