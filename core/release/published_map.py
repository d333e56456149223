"""A published map: boxes with whole counts, and the count of any rectangle; all of it follows from a noisy tree."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from core.arrays import Counts, Places, Reals
from core.mechanisms.catalogue import mechanism_for
from core.places.noisy_tree import NoisyTree
from core.places.place_box import Rectangle
from core.places.rectangle_counts import RectangleCount, cover, covered_count, noise_of, rectangle_count
from core.places.tree_estimate import TreeEstimate, pruned
from core.places.whole_counts import whole_counts
from core.release.map_statement import TOTALS, MapFacts, statement_of_map
from core.words import Tell

PRUNED_NOISE = 3
"""A box of fewer rows than so many standard deviations of a leaf's noise is not cut further: its parts are noise."""
N_CLASSES = 7
"""Colours of a map: more are not told apart in a legend."""
DENSER = 3
"""How much denser a colour is than the one before."""
MAP_COLOURS = ("#ffffff", "#fff7d6", "#fee391", "#fec44f", "#fb9a29", "#e1640e", "#a83803", "#5f1e02")
"""Of classes 0 to N_CLASSES: darker is denser, also in grey and for those who see no red or green (after ColorBrewer's
YlOrBr)."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Where the ledger has the charge of a map.

    Attributes:
        dataset: its name there.
        number: of the charge; 0: a rehearsal, of made-up rows.
        when: date and time.
        seal: of the charge.
    """

    dataset: str
    number: int
    when: str
    seal: str


@dataclass(frozen=True, slots=True)
class RectangleFigure:
    """The count of a rectangle, rounded for people.

    Attributes:
        rectangle: the rectangle.
        count: the estimate, >= 0.
        half_width: the margin of error by noise, at the coverage asked for.
        spread: how far the count may be off besides, where the edges cut boxes.
        n_cut: how many boxes the edges cut.
    """

    rectangle: Rectangle
    count: int
    half_width: int
    spread: int
    n_cut: int


@dataclass(frozen=True)
class PublishedMap:
    """A map.

    Attributes:
        facts: what was asked for.
        noisy: what was measured.
        occurrence: where the ledger has it.
        trees: what was measured for each combination of labels, the last attribute fastest; (): none is told apart.
        labels: those of the rows that it counts, one for each attribute that is told apart; (): it counts all rows.
        rows: sentences on the table or the query that the rows are from, and when; () for a file.
        whole: the map of all rows that this one is a part of; None: this one is.
    """

    facts: MapFacts
    noisy: NoisyTree
    occurrence: Occurrence
    trees: tuple[NoisyTree, ...] = ()
    labels: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    whole: PublishedMap | None = field(default=None, repr=False, compare=False)

    @cached_property
    def by_label(self) -> tuple[PublishedMap, ...]:
        """The maps of all combinations of labels; () if none is told apart."""
        combinations = itertools.product(*self.facts.labels)
        return tuple(
            PublishedMap(self.facts, tree, self.occurrence, labels=labels, rows=self.rows, whole=self)
            for tree, labels in zip(self.trees, combinations, strict=False)
        )

    @property
    def parts(self) -> tuple[PublishedMap, ...]:
        """Maps that hold every row once: those by label, or this one."""
        return self.by_label or (self,)

    def title(self, tell: Tell = str) -> str:
        """Return the labels in one line, in the language of `tell`."""
        return " · ".join(map(tell, self.labels))

    @property
    def statement(self) -> tuple[str, ...]:
        """How the map came about, in sentences."""
        counts = TOTALS.format(
            total=self.total,
            of_total=_rounded(math.sqrt(float(self.estimate.variances.of_nodes[0]))),
            outside=max(0, self.noisy.outside),
            of_outside=_rounded(math.sqrt(self.noisy.outside_noise)),
        )
        return (*statement_of_map(self.facts), *self.rows, counts)

    @cached_property
    def estimate(self) -> TreeEstimate:
        """All boxes by least squares: unbiased, for rectangles."""
        return self.noisy.estimate()

    @cached_property
    def drawn(self) -> TreeEstimate:
        """The boxes worth showing: those that hardly hold more than noise are not cut."""
        leaves = self.noisy.noise[self.noisy.tree.leaves]
        return pruned(self.estimate, PRUNED_NOISE * math.sqrt(float(np.median(leaves))))

    @cached_property
    def boxes(self) -> Reals:
        """The smallest boxes worth showing, shape (n_boxes, 4): x_low, x_high, y_low, y_high in the columns' units."""
        tree, grid = self.drawn.tree, self.facts.terms.grid
        cells = tree.boxes[tree.leaves]
        x, y = np.array(grid.x_edges), np.array(grid.y_edges)
        return np.stack((x[cells[:, 0]], x[cells[:, 1]], y[cells[:, 2]], y[cells[:, 3]]), axis=1)

    @cached_property
    def counts(self) -> Counts:
        """Whole counts of these boxes, shape (n_boxes,)."""
        return np.asarray(whole_counts(self.drawn)[self.drawn.tree.leaves])

    @cached_property
    def standard_deviations(self) -> Reals:
        """Of these counts before rounding, shape (n_boxes,)."""
        return np.asarray(np.sqrt(self.drawn.variances.of_nodes[self.drawn.tree.leaves]))

    @cached_property
    def densities(self) -> Reals:
        """Rows per area of these boxes, in the columns' units, shape (n_boxes,)."""
        sides = self.boxes
        return np.asarray(self.counts / ((sides[:, 1] - sides[:, 0]) * (sides[:, 3] - sides[:, 2])))

    @cached_property
    def densest(self) -> float:
        """Rows per area that the darkest colour has: one number for all maps by label, so that they compare."""
        shown = (self,) if self.whole is None else self.whole.by_label
        return max(float(each.densities.max(initial=0)) for each in shown)

    @cached_property
    def classes(self) -> Places:
        """The colour of each box, shape (n_boxes,): 0: empty; else by rows per area, N_CLASSES: the densest.

        A colour is DENSER times as dense as the one before; the lowest also has all that is thinner.
        """
        density, filled = self.densities, self.counts > 0
        # Densities of people differ by powers: classes of equal steps would show the largest town and nothing else.
        below = np.log(self.densest / density[filled]) / math.log(DENSER)
        found = np.zeros(len(density), dtype=np.intp)
        found[filled] = N_CLASSES - np.minimum(np.floor(below), N_CLASSES - 1).astype(np.intp)
        return found

    @cached_property
    def raster(self) -> bytes:
        """The colours of all cells of the grid, one byte each, row by row from the highest y."""
        tree, side = self.drawn.tree, self.facts.terms.grid.n_cells
        x0, x1, y0, y1 = tree.boxes[tree.leaves].T
        # Steps at the corners, summed along both axes: a box costs four numbers, however large it is.
        steps = np.zeros((side + 1, side + 1), dtype=np.int32)
        for x, y, sign in ((x0, y0, 1), (x1, y0, -1), (x0, y1, -1), (x1, y1, 1)):
            np.add.at(steps, (y, x), sign * self.classes.astype(np.int32))
        colours = np.cumsum(np.cumsum(steps, axis=0), axis=1)[:side, :side]
        return colours[::-1].astype(np.uint8).tobytes()

    @property
    def total(self) -> int:
        """The whole count of all boxes."""
        return int(self.counts.sum())

    def figure(self, rectangle: Rectangle, coverage: float = 0.95) -> RectangleFigure:
        """Return the count of a rectangle with its errors."""
        return self._rounded(rectangle_count(self.estimate, self._cells(rectangle)), rectangle, coverage)

    def figures(self, rectangle: Rectangle, coverage: float = 0.95) -> tuple[RectangleFigure, ...]:
        """Return the counts of a rectangle in all of `by_label`."""
        if not self.by_label:
            return ()
        # One tree and one noise for all labels, so that a hundred of them are counted while a mouse moves.
        first = self.by_label[0].estimate
        covered = cover(first.tree, self._cells(rectangle))
        noise = noise_of(first, covered)
        found = (covered_count(part.estimate, covered, noise) for part in self.by_label)
        return tuple(self._rounded(each, rectangle, coverage) for each in found)

    def _cells(self, rectangle: Rectangle) -> Reals:
        return self.facts.terms.grid.in_cells(rectangle)

    def _rounded(self, found: RectangleCount, rectangle: Rectangle, coverage: float) -> RectangleFigure:
        # Noise alone: how far rows lie from where they are taken to lie has no law, so it is told beside the margin.
        margin = mechanism_for(self.facts.cost.norm).width(coverage) * found.noise
        return RectangleFigure(
            rectangle, max(0, round(found.count)), math.ceil(margin), math.ceil(found.spread), found.n_cut
        )


def _rounded(deviation: float) -> str:
    return f"{deviation:.3g}"
