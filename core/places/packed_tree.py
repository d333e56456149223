"""Noisy trees as text, for the ledger: arrays of whole numbers compressed, boxes of a quadtree left out."""

from __future__ import annotations

import base64
import zlib
from dataclasses import dataclass

import numpy as np

from core.arrays import Integers
from core.places.noisy_tree import NoisyTree
from core.places.place_box import LARGEST_HEIGHT
from core.places.place_tree import PlaceTree, quadtree

_LARGEST = sum(4**level for level in range(LARGEST_HEIGHT + 2))
"""Nodes of a tree, at most: more cannot be of this program, and would fill the memory."""


@dataclass(frozen=True, slots=True)
class PackedTree:
    """A `NoisyTree` of what JSON holds.

    Attributes:
        starts: see `PlaceTree`.
        counts: of all nodes, packed.
        noise: every variance that occurs; infinity: the node is not counted.
        noise_of: for every node the place of its variance in `noise`, packed.
        outside: see `NoisyTree`.
        outside_noise: see `NoisyTree`.
        boxes: see `PlaceTree`, packed; "": those of a quadtree.
        parents: see `PlaceTree`, packed; "": those of a quadtree.
    """

    starts: tuple[int, ...]
    counts: str
    noise: tuple[float, ...]
    noise_of: str
    outside: int
    outside_noise: float
    boxes: str = ""
    parents: str = ""

    @classmethod
    def of(cls, noisy: NoisyTree, *, is_quadtree: bool) -> PackedTree:
        """Return a tree packed."""
        noise, places = np.unique(noisy.noise, return_inverse=True)
        return cls(
            starts=noisy.tree.starts,
            counts=_packed(noisy.counts),
            noise=tuple(noise.tolist()),
            noise_of=_packed(places),
            outside=noisy.outside,
            outside_noise=noisy.outside_noise,
            boxes="" if is_quadtree else _packed(noisy.tree.boxes),
            parents="" if is_quadtree else _packed(noisy.tree.parents),
        )

    def unpacked(self) -> NoisyTree:
        """Return the tree.

        Raises:
            ValueError: if a text was not packed by this class, or the parts do not fit.
        """
        n_nodes = self.starts[-1] if self.starts else 0
        if not 0 < n_nodes <= _LARGEST:
            raise ValueError("no tree of this program")
        tree = self._tree(n_nodes)
        noise_of = _unpacked(self.noise_of, n_nodes)
        if tree.starts != self.starts or not 0 <= noise_of.min() <= noise_of.max() < len(self.noise):
            raise ValueError("parts of different trees")
        noise = np.array(self.noise)[noise_of]
        return NoisyTree(tree, _unpacked(self.counts, n_nodes), noise, self.outside, self.outside_noise)

    def _tree(self, n_nodes: int) -> PlaceTree:
        if not self.boxes:
            return quadtree(len(self.starts) - 2)
        parents = _unpacked(self.parents, n_nodes).astype(np.intp)
        return PlaceTree(_unpacked(self.boxes, 4 * n_nodes).reshape(-1, 4), parents, self.starts)


def _packed(numbers: Integers) -> str:
    return base64.b64encode(zlib.compress(numbers.astype("<i8").tobytes())).decode("ascii")


def _unpacked(text: str, n: int) -> Integers:
    """Return `n` numbers; anything else is refused before it fills the memory."""
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(base64.b64decode(text, validate=True), 8 * n + 1)
    except zlib.error as error:
        raise ValueError("not packed by this program") from error
    if len(found) != 8 * n or not unpacker.eof:
        raise ValueError("another number of numbers")
    return np.frombuffer(found, dtype="<i8").astype(np.int64)
