"""Rules for every test: no network, no unexpected log, nothing in the user's own folders, --slow for the long ones."""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

_HOME = tempfile.TemporaryDirectory(prefix="reticent-tests-")

# before Qt or platformdirs is imported: no test may open a window or find the real ledger
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HOME"] = os.environ["USERPROFILE"] = _HOME.name
for _kind in ("CONFIG", "DATA", "STATE", "CACHE"):
    os.environ[f"XDG_{_kind}_HOME"] = str(Path(_HOME.name, _kind.lower()))

# the window speaks English to the tests, whatever the language of the machine
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# no deadline: a busy machine is not a fault; the blob lets anybody repeat a failure
settings.register_profile("suite", deadline=None, print_blob=True)
settings.register_profile("thorough", parent=settings.get_profile("suite"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_addoption(parser):
    parser.addoption("--slow", action="store_true", help="run the tests that take minutes, too")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--slow"):
        return
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="takes minutes: run with --slow"))


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
