"""A PostgreSQL server of this run of tests, in a folder of its own; where none is installed, its tests are left out."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.missing_here import skip_missing

OWNER = "owner"
_PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]
_SETTINGS = """
fsync = off
listen_addresses = '127.0.0.1'
log_statement = all
max_connections = 20
shared_buffers = 16MB
"""
_WHO = """
host all owner 127.0.0.1/32 trust
host all plain 127.0.0.1/32 password
host all all 127.0.0.1/32 scram-sha-256
"""


class Server:
    """A server that runs, and logs every statement.

    Attributes:
        port: on this computer, where alone it listens.
        log: what it has written.
    """

    def __init__(self, folder):
        self._folder = folder
        self.log = folder / "log"
        self.port = _free_port()
        self._run("initdb", "-D", "data", "-U", OWNER, "-E", "UTF8", "--locale=C", "--no-sync", "-A", "trust")
        settings = f"{_SETTINGS}port = {self.port}\nunix_socket_directories = '{folder}'\n"
        with (folder / "data" / "postgresql.conf").open("a") as written:
            written.write(settings)
        (folder / "data" / "pg_hba.conf").write_text(_WHO)
        self._run("pg_ctl", "-D", "data", "-l", str(self.log), "-w", "-s", "start")

    @property
    def process(self):
        """The process that starts one for each connection."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, database="postgres", user=OWNER):
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def run(self, *statements, database="postgres"):
        """Run statements as the owner, each by itself."""
        from adbc_driver_postgresql import dbapi  # noqa: PLC0415  an extra

        with dbapi.connect(self.address(database), autocommit=True) as link, link.cursor() as cursor:
            for statement in statements:
                cursor.execute(statement)

    def stop(self):
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-s", "stop")

    def _run(self, program, *words):
        who = {}
        if os.name == "posix" and os.geteuid() == 0:  # it refuses to run as root
            who = {"user": "postgres", "group": "postgres", "extra_groups": []}
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        subprocess.run([_PROGRAMS[0] / program, *words], cwd=self._folder, check=True, timeout=60, **quiet, **who)


@pytest.fixture(scope="session")
def server():
    if not _PROGRAMS:
        skip_missing("PostgreSQL", "apt-get install postgresql puts it into /usr/lib/postgresql")
    if find_spec("adbc_driver_postgresql") is None:
        skip_missing("the driver of PostgreSQL", "pip install reticent[postgresql]")
    folder = Path(tempfile.mkdtemp(prefix="reticent-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    started = Server(folder)
    try:
        yield started
    finally:
        started.stop()
        shutil.rmtree(folder)


def _free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]
