"""Joint noise drawn at scales from 1 to 1e9: forecast beside processor seconds, and memory, of one draw.

python -m tests.benchmarks.joint_draws
"""

from __future__ import annotations

import time
import tracemalloc
from fractions import Fraction

from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.randomness import SystemBits
from core.mechanisms.star_noise import StarNoise

NOISES: dict[str, JointNoise] = {
    "64 coefficients": BallNoise((Cube(64),)),
    "tables of 40 and 24 cells": BallNoise((CrossPolytope(40), CrossPolytope(24))),
    "64 dimensions of three kinds": BallNoise((Cube(10), CrossPolytope(30), CrossPolytope(24))),
    "21 tables of 4 labels, a star": StarNoise((4,) * 21),
    "64 parts of 10 coefficients": PartedNoise(BallNoise((Cube(1),) * 10), 64),
    "3,000 coefficients apart": BallNoise((Cube(1),) * 3000),
    "2,000 tables of 8 cells": BallNoise((CrossPolytope(8),) * 2000),
    "100 tables of 100 to 199 cells": BallNoise(tuple(CrossPolytope(n) for n in range(100, 200))),
    "100,000 coefficients": BallNoise((Cube(10**5),)),
    "two tables of 10,000 cells": BallNoise((CrossPolytope(10**4),) * 2),
}
EXPONENTS = (0, 1, 2, 3, 5, 7, 9)


def main() -> None:
    """Print one line per noise."""
    bits = SystemBits()
    for title, noise in NOISES.items():
        scales = [Fraction(7, 5) * 10**exponent for exponent in EXPONENTS]
        took = [_seconds(noise, scale, bits) for scale in scales]
        peaks = [_megabytes(noise, scale, bits) for scale in scales]
        drawn = " ".join(f"{1000 * seconds:7.1f}" for seconds in took)
        print(
            f"{title:32} says {1000 * noise.seconds:7.1f} ms, took {drawn} ms, "
            f"peak {min(peaks):.2f} to {max(peaks):.2f} MB",
            flush=True,
        )


def _seconds(noise: JointNoise, scale: Fraction, bits: SystemBits) -> float:
    found = []
    for more in range(3):
        before = time.process_time()
        noise.draw(scale + Fraction(more, 7), bits)
        found.append(time.process_time() - before)
    return sorted(found)[1]


def _megabytes(noise: JointNoise, scale: Fraction, bits: SystemBits) -> float:
    tracemalloc.start()
    noise.draw(scale, bits)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1e6


if __name__ == "__main__":
    main()
