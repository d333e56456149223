"""Mutants of good files: most of them read in forks, some by the road that the program takes."""

from __future__ import annotations

import hashlib
import io
import random
import zipfile
from collections import Counter
from dataclasses import dataclass

from core.errors import EngineError
from core.sources import library_faults
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.wire import profile_facts
from tests.fuzz.forks import DIED, HUNG, SECONDS, Mutant, cost, forked
from tests.fuzz.mutants import mutated, repacked
from tests.fuzz.seeds import OWN, seeds
from tests.fuzz.trial import READ, REFUSED, Outcome, digest, tried

TOGETHER = 50  # inputs that one fork reads, and after which one takes the whole road
OTHERWISE, TOLD = "otherwise", "refused in place of a dead reader"
KEPT = 5  # inputs for each finding


@dataclass(frozen=True)
class Seed:
    """A file to start from: its bytes, how it is read, and whether it is a zip without a fault."""

    content: bytes
    outcome: Outcome
    zipped: bool


class Fuzz:
    """One reader and how its inputs ended.

    Attributes:
        ends: how often an input was read, refused in words, or ended in another way: a finding.
        findings: how often each of these happened, with its place in the program.
        shipped: how many inputs took the road of the program: a process of its own for each.
    """

    def __init__(self, suffix, folder, kept=None, seed=None):
        """Read every seed, and choose those that are read in a moment; findings are put into the folder `kept`."""
        self._path, self._kept = folder / f"mutant.{suffix}", kept
        self.ends, self.findings, self.shipped = Counter(), Counter(), 0
        self._chance, self._has_road = random.Random(seed), suffix not in OWN
        contents = seeds(suffix, folder)
        self._path.write_bytes(contents[0])
        tried(self._path)  # imports what the forks need
        outcomes = forked(self._path, lambda number: Mutant(contents[number]), len(contents))
        self._seeds = [
            Seed(content, outcome, _is_whole_zip(content)) for outcome, content in outcomes if _is_quick(outcome)
        ]
        self._weights = [_weight(seed) for seed in self._seeds]

    def run(self, inputs):
        """Read so many mutants; of those in forks every fiftieth goes the whole road, too."""
        for outcome, content in forked(self._path, self._mutants(), inputs):
            if outcome.end == DIED and self._has_road:
                self.whole_road(outcome, content)
            else:
                self._count(outcome, content)
        if self._has_road:
            mutant = self._mutant(self._chance)
            ((outcome, content),) = forked(self._path, lambda number: mutant, 1)
            self.whole_road(outcome, content)

    def _mutants(self):
        """Return how the forks make an input of its number: by a seed each, whichever fork it falls to."""
        seed = self._chance.getrandbits(64)
        return lambda number: self._mutant(random.Random(seed + number))

    def _mutant(self, chance):
        """Return another input; whatever changes the bytes of a zip changes nothing in the cells, or is noticed."""
        (seed,) = chance.choices(self._seeds, self._weights)
        if seed.zipped and chance.random() < 0.5:
            return Mutant(repacked(seed.content, chance))
        return Mutant(mutated(seed.content, chance), seed.outcome.answer if seed.zipped else "")

    def whole_road(self, near, content):
        """Have the program read an input: it has to say the same as the fork, or to tell of the death of its reader."""
        self._path.write_bytes(content)
        before = cost()
        far = self._shipped()
        self.shipped += 1
        if cost() - before > SECONDS:
            far = Outcome(HUNG, "on the whole road")
        elif near.end == DIED and far.end == REFUSED:
            far = Outcome(TOLD)
        elif _has_said(near) and _said(near) != _said(far):
            far = Outcome(OTHERWISE, f"{near} and {far}")
        self._count(far, content)

    def _shipped(self):
        try:
            columns = profile(self._path, preview(self._path).readable)  # as the window and `describe` do
        except EngineError as refusal:
            return Outcome(REFUSED, str(refusal))
        return Outcome(READ, answer=digest([profile_facts(column) for column in columns]))

    def _count(self, outcome, content):
        self.ends[outcome.end] += 1
        if outcome.end in (READ, REFUSED, TOLD):
            return
        finding = f"{outcome.end}: {outcome.words}"
        self.findings[finding] += 1
        if self._kept and self.findings[finding] <= KEPT:
            self._kept.mkdir(parents=True, exist_ok=True)
            name = f"{outcome.end}-{hashlib.sha256(content).hexdigest()[:12]}{self._path.suffix}"
            (self._kept / name).write_bytes(content)


def _is_whole_zip(content):
    try:
        return zipfile.ZipFile(io.BytesIO(content)).testzip() is None
    except library_faults.of_zips():
        return False


def _has_said(outcome):
    """Return whether a fork has come to an end that the program has to come to; one without memory has not."""
    return outcome.end == READ or (outcome.end == REFUSED and outcome.words != "")


def _said(outcome):
    return outcome.end, outcome.words, outcome.answer


def _is_quick(outcome):
    return outcome.end in (READ, REFUSED) and outcome.seconds < 1


def _weight(seed):
    """Return how often to start from a seed: less from long ones, as they take longer, and from what is refused anyway.

    The time itself is another on each machine: the same mutants could not be read again.
    """
    return (1 if seed.outcome.end == READ else 0.2) / (len(seed.content) + 1000)
