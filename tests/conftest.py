"""Rules for every test: no network, no unexpected log, nothing in the user's own folders, the same chance in each run.

Some thousand tests are tests of chance. Though each of them fails by chance once in a million runs, or less, all of
them together would turn a suite red that has no fault, and nobody could repeat it. So what is drawn depends on the name
of a test alone: its bits, the examples of hypothesis, the order. A fault that statistics show is shown by these bits as
well as by others; fresh ones are drawn with --slow, and always by `python -m tests.audit` and the other campaigns.
"""

from __future__ import annotations

import gc
import logging
import os
import random
import socket
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.memory_folder import use_memory

use_memory()
_HOME = tempfile.TemporaryDirectory(prefix="reticent-tests-")

# before Qt or platformdirs is imported: no test may open a window or find the real ledger
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HOME"] = os.environ["USERPROFILE"] = _HOME.name
for _kind in ("CONFIG", "DATA", "STATE", "CACHE"):
    os.environ[f"XDG_{_kind}_HOME"] = str(Path(_HOME.name, _kind.lower()))

# Compiled files are kept beside ours, and found beside the libraries, by some thousand processes that tests start and
# by the next run; in a folder of the run's own, each worker would compile every library anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Before numpy is imported: the referees' linear algebra outside the engine, too, has one thread, as the other processor
# has tests of its own to run. That the engine asks for one whatever there is, is tested in tests/core/test_threads.py.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# the window speaks English to the tests, whatever the language of the machine
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

from core.mechanisms.randomness import SystemBits  # noqa: E402  nothing of ours before the home is another
from tests.core.insides import start_readers_by  # noqa: E402  the same
from tests.covering import TURNS, WHOLE, Turn, asked_turn, todays  # noqa: E402  the same
from tests.missing_here import missing_lines  # noqa: E402  the same
from tests.postgresql_server import server  # noqa: E402, F401  a fixture of all
from tests.warm_processes import CAN_COPY, end_all, start_reader  # noqa: E402  the same

# neither a deadline nor a health check that looks at the clock: a busy machine is not a fault
CALM = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("suite", **CALM, derandomize=True)
settings.register_profile("fresh", **CALM)  # the blob lets anybody repeat a failure
settings.register_profile("thorough", **CALM, max_examples=2000)


class Chance:
    """Where the bits come from in which tests, and the program in them, find their chance."""

    source: random.Random = random.SystemRandom()


_OWN_TAKE = SystemBits.take


def _taken(bits, n):
    """Return the bits of this test; where it is to have the system's, by the program's own way to them."""
    own = isinstance(Chance.source, random.SystemRandom)
    return _OWN_TAKE(bits, n) if own else Chance.source.randbytes(n)


def pytest_addoption(parser):
    parser.addoption(
        "--slow", action="store_true", help="run the tests that take minutes, too, and draw fresh bits everywhere"
    )
    parser.addoption(
        "--turn",
        type=asked_turn,
        default=os.environ.get("SAMPLES_TURN"),
        help=f"what of the sampled products is run: turn 0 to {TURNS - 1}, or {WHOLE}; if not said, today's",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """Before pytest-randomly has drawn the seed of its order, and xdist has told the options to its processes."""
    is_fresh = config.getoption("--slow")
    if config.option.turn is None:
        config.option.turn = WHOLE if is_fresh else todays()
    Turn.now = config.option.turn
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fresh" if is_fresh else "suite"))
    if not is_fresh:
        SystemBits.take = _taken
        if config.getoption("randomly_seed", None) == "default":
            config.option.randomly_seed = 1


def pytest_report_header(config):
    return f"sampled products: --turn {config.option.turn}"


def pytest_terminal_summary(terminalreporter):
    """Tell what this computer lacks, so that a run that left something out does not look like a whole one."""
    if lines := missing_lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.section("missing here")
        for line in lines:
            terminalreporter.line(line)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """Begin with the bits of this test; with the system's for @pytest.mark.system_bits, and with --slow."""
    is_fresh = item.config.getoption("--slow") or item.get_closest_marker("system_bits")
    Chance.source = random.SystemRandom() if is_fresh else random.Random(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef, request):
    """Make what tests share of bits of its own: whichever of them comes first, it is the same."""
    before = Chance.source
    if fixturedef.scope != "function" and not request.config.getoption("--slow"):
        Chance.source = random.Random(f"{request.node.nodeid} {fixturedef.argname} {getattr(request, 'param', '')}")
    try:
        return (yield)
    finally:
        Chance.source = before


@pytest.fixture
def chance():
    """A generator for what a test makes up; seeded like all else, or by the system with --slow."""
    return random.Random(Chance.source.getrandbits(64))


def pytest_collection_modifyitems(config, items):
    if config.getoption("--slow"):
        return
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="takes minutes: run with --slow"))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Look for no garbage among what only grows."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish():
    """Leave what is there by now, a million objects that stay to the end, out of every later search for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def warm_readers():
    """Copy readers in place of starting them, where a process can be copied; returns the program's own start."""
    with pytest.MonkeyPatch.context() as patch:
        yield start_readers_by(patch, start_reader if CAN_COPY else None)
    end_all()


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    """Fail whatever makes a socket that reaches beyond this process's own machine, or asks for an address."""
    make = socket.socket.__init__

    def refuse(self, family=-1, kind=-1, proto=-1, fileno=None):
        if fileno is None and family != getattr(socket, "AF_UNIX", None):  # Qt and xdist talk within the machine
            pytest.fail("a socket was made")
        make(self, family, kind, proto, fileno)

    monkeypatch.setattr(socket.socket, "__init__", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: pytest.fail("an address was asked for"))


@pytest.fixture(autouse=True)
def no_unexpected_log(request, caplog):
    """Fail when anything warns through logging, unless the test says so with @pytest.mark.logs."""
    yield
    if request.node.get_closest_marker("logs"):
        return
    records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    loud = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    assert not loud, f"unexpected log: {loud}"
