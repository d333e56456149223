"""Read inputs in forks of this process, with the limits of the shipped reader; a fork that dies loses nothing."""

from __future__ import annotations

import base64
import faulthandler
import json
import os
import resource
import signal
from dataclasses import asdict, dataclass, replace

from core.sources.reading.child import limit
from tests.fuzz.trial import CHANGED, LARGE, READ, Outcome, tried

SECONDS = 10  # of processor time for one file
WAITING = 120  # seconds after which a fork that does nothing at all is ended
HUNG, DIED = "hung", "died"
OWN_FAULT = 99


@dataclass(frozen=True)
class Mutant:
    """An input.

    Attributes:
        content: its bytes.
        answer: what it has to be read as if it is read at all; "" where nothing tells.
    """

    content: bytes
    answer: str = ""


def forked(path, make, n):
    """Yield the outcomes of the inputs `make(number)`, numbers 0 to n - 1, and their bytes."""
    number = 0
    while number < n:
        for outcome, content in _one_fork(path, make, range(number, n)):
            number += 1
            yield outcome, content


def _one_fork(path, make, numbers):
    """Yield outcomes until a fork has read all inputs, or has died of one, or has grown too large."""
    told, telling = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            _answer(path, make, numbers, telling)
            os._exit(0)
        finally:  # nothing of the parent must be tidied up here
            os._exit(OWN_FAULT)
    os.close(telling)
    with os.fdopen(told) as lines:
        for line in lines:
            facts = json.loads(line)
            yield Outcome(**facts["outcome"]), base64.b64decode(facts["content"])
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == OWN_FAULT:
        raise ChildProcessError("the fuzzer itself has failed")
    if status:
        yield Outcome(HUNG if -status in (signal.SIGPROF, signal.SIGALRM) else DIED, str(status)), path.read_bytes()


def _answer(path, make, numbers, telling):
    limit()
    faulthandler.disable()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # pytest has other uses for both
    for number in numbers:
        mutant = make(number)
        path.write_bytes(mutant.content)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.alarm(WAITING)
        outcome = _judged(tried(path), mutant.answer)
        facts = {"outcome": asdict(outcome), "content": base64.b64encode(mutant.content).decode()}
        with os.fdopen(telling, "w", closefd=False) as line:
            line.write(json.dumps(facts) + "\n")
        if outcome.end == LARGE:  # its size would be held against the next
            return


def _judged(outcome, answer):
    if outcome.end == READ and answer not in ("", outcome.answer):
        return replace(outcome, end=CHANGED, words="a damaged zip is read as something else")
    return outcome


def cost():
    """Return the seconds of processor time that ended children have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
