"""The noisy answers of one draw as bytes and back: the ledger keeps them before anything is computed from them.

A release that was charged but interrupted is completed later, at no further cost. Why that is private:

Let M(x) be the random answers that the plan draws from rows x, at the cost that was charged. An attempt draws Y ~ M(x)
from fresh random bits, and the ledger keeps Y. If the attempt fails earlier, Y is lost with the memory of the process:
nothing computed from Y was shown, returned or written. The ledger keeps one Y per charge and refuses a second.

*Theorem.* Let attempt i be kept with a probability that depends on the world outside, and on the attempts before only
by their failure, not on Y_i. Then the answers kept are one draw of M(x), whatever number of attempts it took.
*Proof.* P(Y_i in A, i is kept, none before) = P(M(x) in A) · P(i is kept, none before), as Y_i is independent of the
other draws and of what decides. Divide by the second factor. Everything after is computed from the Y that was kept. ∎

The condition: whether a draw is kept must not depend on what was drawn. Measures that ensure it:

* Between drawing and keeping nothing is computed from Y. It is written as it is, not compressed: the number of bytes,
  on which a full disk depends, follows from the plan alone.
* What can fail at particular numbers (least squares, linear programs, rounding, shaping, packing of tables) comes
  after, and is repeated on the Y kept: a release is drawn once, and completed as often as need be.
* Kill, power cut, cancelling, full disk and faults of the drive decide without Y.

Time remains: an exact sampler takes slightly longer for some draws, so an interruption at a fixed moment is slightly
likelier to lose these. If y is kept with probability s(y), lo <= s <= hi, the kept answers have the law
P(M(x) = y) s(y) / E s(M(x)), and under pure ε neighbours differ by a factor of at most
e^ε · E s(M(x')) / E s(M(x)) <= e^ε · min(hi / lo, e^ε): never worse than 2 ε, and as close to ε as s is to constant.
A person would have to cancel within the milliseconds by which draws differ, without seeing any of them.

If nothing was kept, the rows are read again. If they have changed, the theorem holds for the rows x' of the attempt
that is kept: one draw of M(x') at the charged cost. But the charge was made to the people of x. For other people it
would be a draw that their dataset's account does not contain. Nothing was published about x, so recording x' instead is
no remedy. Therefore rows unlike those charged are refused before anything is drawn. For similar rows, with a few
corrections, the ledger records their sketch, so that corrections cannot add up to other people. A refusal depends on
the rows and is seen by the owner only; no release depends on it. Which rows of a person are counted, if they are
bounded, is part of M.
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
from core.serial import from_json

FORMAT = 1
"""Version of the bytes: another version's draw is refused, as its numbers could be read wrongly."""
_PROBES = 1_000_003
"""A prime. Cell k of a probe table counts k × 48,271 mod this, so that different queries give different answers."""
_KIND = np.dtype("<i8")
"""Little-endian 64-bit integers on every machine: a draw may be completed on another one."""


def pack_drawn(noise_plan: NoisePlan, measurements: Sequence[Measurement | None]) -> bytes:
    """Return the draw as bytes; their number depends on the plan alone."""
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
    header = from_json(head)
    if not isinstance(header, dict) or header.get("format") != FORMAT or header.get("plan") != noise_mark(noise_plan):
        raise ValueError("not drawn by this plan")
    answers = np.frombuffer(raw, _KIND).astype(np.int64)
    ends = np.cumsum([length or 0 for length in header["lengths"]]).tolist()
    measured = zip(noise_plan.design.blocks, noise_plan.variances.tolist(), header["lengths"], ends, strict=True)
    return tuple(
        None if length is None else Measurement(queries, answers[end - length : end].copy(), variance)
        for queries, variance, length, end in measured
    )


@lru_cache(maxsize=4)
def noise_mark(noise_plan: NoisePlan) -> str:
    """Return a hash of what is measured and with how much noise; equal for plans that draw from one law.

    Cached: a release needs it with the charge and with the draw, and it costs about as much as one measurement.
    """
    mark = hashlib.sha256()
    for noise_group, scale in noise_plan.scaled_groups:
        mark.update(repr((noise_group.blocks, None if scale is None else str(scale))).encode("ascii"))
    for words in _block_bytes(noise_plan.design.blocks):
        mark.update(words)
    return mark.hexdigest()


def _block_bytes(blocks: Sequence[Queries]) -> Iterator[bytes]:
    for block in blocks:
        yield repr((tuple(block.axes), block.shape, block.n_answers)).encode("ascii")
        yield np.ascontiguousarray(block.apply(_probe(block.shape)), _KIND).tobytes()


def _probe(shape: tuple[int, ...]) -> Counts:
    cells = np.arange(1, 1 + math.prod(shape))
    # The multiplier and the prime share no factor, so up to a million cells get different counts.
    return (cells * 48_271 % _PROBES).reshape(shape)
