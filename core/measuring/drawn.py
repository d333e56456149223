"""The noisy answers of one draw as bytes and back: the ledger keeps them before anything is made of them.

A release that was charged and did not come to its end is completed later, at no further cost. Why that is private:

Let M(x) be the random answers that the plan draws from rows x, within the price that was charged. An attempt draws
Y ~ M(x) from fresh random bits and has the ledger keep Y. If it fails before that, Y is gone with the memory of the
process: nothing computed from it was shown, returned or written. The ledger keeps one Y a charge and refuses a second.

*Theorem.* Let attempt i be kept with a probability that depends on the world outside, and on the attempts before only
by their failure, not on Y_i. Then the answers kept are one draw of M(x), whatever number of attempts it took.
*Proof.* P(Y_i in A, i is kept, none before) = P(M(x) in A) · P(i is kept, none before), as Y_i is independent of the
other draws and of what decides. Divide by the second factor. Everything after is computed from the Y that was kept. ∎

So the condition is that a draw's fate must not depend on what was drawn. What was done for it:

* Between drawing and keeping nothing is computed from Y. It is written as it is, not compressed: the number of bytes,
  on which a full disk depends, follows from the plan alone.
* What can fail at particular numbers (least squares, linear programs, rounding, shaping, packing of tables) comes
  after, and is repeated on the same Y: a release is drawn once, and completed as often as need be.
* Kill, power cut, cancelling, full disk and faults of the drive decide without Y.

What is left is time: an exact sampler takes a little longer for some draws, so a moment chosen beforehand is a little
likelier to cut off these. If y is kept with probability s(y), lo <= s <= hi, the kept answers have the law
P(M(x) = y) s(y) / E s(M(x)), and under pure ε neighbours differ by a factor of at most
e^ε · E s(M(x')) / E s(M(x)) <= e^ε · min(hi / lo, e^ε): never worse than 2 ε, and as close to ε as s is to constant.
A person would have to cancel within the milliseconds by which draws differ, without seeing any of them.

The rows are read again where nothing was kept. If they have changed, the theorem holds for the rows x' of the attempt
that is kept: it is one draw of M(x'), within the price. But the price was charged to the people of x, and paid only if
those of x' are the same: for others it would be a draw that their dataset does not count. Nothing was seen of x, so it
is no cure to keep what x' looks like and go on. So rows unlike those charged are refused, before anything is drawn; of
rows that are alike, with some corrected, the ledger keeps what they look like, so that corrections do not add up to
other people. The owner sees a refusal, which depends on the rows; no release does. Which rows of a person are counted,
where they are bounded, is part of M.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from core.arrays import Counts
from core.linear.queries import Queries
from core.measuring.measurement import Measurement
from core.planning.noise_plan import NoisePlan

FORMAT = 1
_PROBES = 1_000_003
"""Cells count 0, 1, ..., this prime less one, in a fixed disorder, to tell one block of queries from another."""

_KIND = np.dtype("<i8")


def pack_drawn(noise_plan: NoisePlan, measurements: Sequence[Measurement | None]) -> bytes:
    """Return what was drawn as bytes, whose number depends on the plan alone."""
    lengths = [None if each is None else len(each.answers) for each in measurements]
    head = json.dumps({"format": FORMAT, "plan": noise_mark(noise_plan), "lengths": lengths}).encode("ascii")
    answers = (np.ascontiguousarray(each.answers, _KIND).tobytes() for each in measurements if each is not None)
    return b"".join([head, b"\n", *answers])


def unpack_drawn(noise_plan: NoisePlan, content: bytes) -> tuple[Measurement | None, ...]:
    """Return the measurements that `pack_drawn` wrote, one per block of the plan.

    Raises:
        ValueError: if they were drawn by another plan, or by a version of this program that packed otherwise.
    """
    head, _, raw = content.partition(b"\n")
    told = json.loads(head)
    if not isinstance(told, dict) or told.get("format") != FORMAT or told.get("plan") != noise_mark(noise_plan):
        raise ValueError("not drawn by this plan")
    answers = np.frombuffer(raw, _KIND).astype(np.int64)
    ends = np.cumsum([length or 0 for length in told["lengths"]]).tolist()
    measured = zip(noise_plan.design.blocks, noise_plan.variances.tolist(), told["lengths"], ends, strict=True)
    return tuple(
        None if length is None else Measurement(queries, answers[end - length : end].copy(), variance)
        for queries, variance, length, end in measured
    )


@lru_cache(maxsize=4)
def noise_mark(noise_plan: NoisePlan) -> str:
    """Return a hash of what is measured and with how much noise; the same for plans that mean the same numbers.

    Kept: a release tells it with the charge and with the draw, and it costs about one measurement.
    """
    mark = hashlib.sha256()
    for noise_group, scale in noise_plan.scaled_groups:
        mark.update(repr((noise_group.blocks, None if scale is None else str(scale))).encode("ascii"))
    for words in _told(noise_plan.design.blocks):
        mark.update(words)
    return mark.hexdigest()


def _told(blocks: Sequence[Queries]) -> Iterator[bytes]:
    for block in blocks:
        yield repr((tuple(block.axes), block.shape, block.n_answers)).encode("ascii")
        yield np.ascontiguousarray(block.apply(_probe(block.shape)), _KIND).tobytes()


def _probe(shape: tuple[int, ...]) -> Counts:
    cells = np.arange(1, 1 + math.prod(shape))
    return (cells * 48_271 % _PROBES).reshape(shape)
