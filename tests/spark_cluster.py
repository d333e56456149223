"""A Spark cluster of this computer: a master and two workers, each a process; without Java its tests are skipped."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from core.sources import wire
from core.sources.asking.reader_process import ReaderAnswer, environment
from tests.missing_here import skip_missing

ROOT = Path(__file__).resolve().parents[1]
SECRET = "Sesam"  # noqa: S105  of a cluster that lives for a minute
_ASKED = """
import io, json, sys
from core.errors import EngineError
from core.sources import wire
from core.sources.reading.child import respond
for line in sys.stdin:
    try:
        answer, arrays = respond(wire.question_from(json.loads(line)), io.BytesIO())
    except EngineError as error:
        told = {"error": type(error).__name__, "words": str(error), "facts": wire.error_facts(error)}
        answer, arrays = told, []
    print(json.dumps({**answer, "arrays": [each.tolist() for each in arrays]}), flush=True)
"""
"""Answers questions as a reader does, one a line: all in one session, of which each would take some seconds."""
_QUICK = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto"
"""For machines of Java that end before a compiler has paid."""
_LOGS = """\
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
appender.console.type = Console
appender.console.name = console
appender.console.target = SYSTEM_ERR
appender.console.layout.type = PatternLayout
logger.named.name = org.apache.spark.scheduler
logger.named.level = info
logger.named.appenderRef.file.ref = file
appender.file.type = File
appender.file.name = file
appender.file.fileName = {file}
appender.file.layout.type = PatternLayout
"""
"""What may be said of the logs of a cluster: a level for a part of Spark by its name, which the general one spares."""


class Cluster:
    """A master and two workers, on each of which one process runs tasks; what they write is below one folder.

    Attributes:
        folder: with their settings, logs, events, and the folders of their work and of what they spill.
        port: of the master, on this computer.
    """

    def __init__(self, folder, other=(), java=_QUICK):
        """Start it; `other`: settings of Spark that are others than for tests; `java`: those of its machines."""
        import pyspark  # noqa: PLC0415  an extra

        self.folder, self.port, self._java = folder, _free_port(), java
        self._home = Path(pyspark.__file__).parent
        for name in ("settings", "events", "local", "work1", "work2"):
            (folder / name).mkdir()
        settings = {
            "spark.authenticate": "true",
            "spark.authenticate.secret": SECRET,
            "spark.network.crypto.enabled": "true",
            "spark.eventLog.enabled": "true",
            "spark.eventLog.dir": (folder / "events").as_uri(),
            "spark.executor.memory": "512m",
            "spark.cores.max": "2",
            "spark.speculation": "true",
            "spark.speculation.interval": "50ms",
            "spark.speculation.multiplier": "1.1",
            "spark.speculation.quantile": "0.1",
            "spark.speculation.minTaskRuntime": "0",
            "spark.sql.files.maxPartitionBytes": "65536",
            "spark.sql.adaptive.coalescePartitions.enabled": "true",
            "spark.sql.warehouse.dir": (folder / "local").as_uri(),
        }
        settings.update(other)
        self._settings = folder / "settings" / "spark-defaults.conf"
        self._settings.write_text("".join(f"{name} {value}\n" for name, value in settings.items()))
        (folder / "settings" / "log4j2.properties").write_text(_LOGS.format(file=folder / "named.log"))
        self._processes = [self._begin("master", "Master", "--port", str(self.port))]
        try:
            _await(lambda: _answers(self.port))
            for name in ("work1", "work2"):
                words = ("-c", "2", "-m", "1200m", "-d", str(folder / name), f"spark://127.0.0.1:{self.port}")
                self._processes.append(self._begin(name, "Worker", *words, kind="worker"))
            _await(lambda: (folder / "master.log").read_text().count("Registering worker") == 2)
        except BaseException:
            self.stop()
            raise

    def address(self, table="", settings=""):
        return f"spark://127.0.0.1:{self.port}/{table}{settings}"

    @property
    def environment(self):
        """The variables of whoever asks the cluster."""
        own = {
            "SPARK_CONF_DIR": str(self.folder / "settings"),
            "SPARK_LOCAL_DIRS": str(self.folder / "local"),
            "SPARK_LOCAL_IP": "127.0.0.1",
            "SPARK_SCALA_VERSION": "2.13",
            "PYSPARK_PYTHON": sys.executable,
            "JAVA_TOOL_OPTIONS": f"{self._java} -Djava.io.tmpdir={self.folder / 'local'}",
        }
        return {**environment(), **own}

    @contextmanager
    def session(self):
        """Return what answers a question: one process, which has one session of the cluster."""
        with (self.folder / "asking.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", _ASKED],
                cwd=ROOT,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

        def ask(question):
            process.stdin.write(json.dumps(wire.question_facts(question)) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        try:
            yield ask
        finally:
            process.stdin.close()
            process.stdout.close()
            process.wait(60)

    def give_one_worker(self):
        """Let sessions that begin from now on have one process that runs tasks."""
        self._settings.write_text(self._settings.read_text().replace("spark.cores.max 2", "spark.cores.max 1"))

    def executors(self):
        """Return the processes that run tasks."""
        return [pid for pid, words in _processes() if "CoarseGrainedExecutor" in words and str(self.folder) in words]

    @contextmanager
    def losing_an_executor(self):
        """Kill a process that runs tasks once it has written what others are to read; return the list of the killed."""
        killed, over, before = [], threading.Event(), self._sent()

        def watch():
            while not over.wait(0.005):
                if len(self._sent() - before) >= 4:
                    killed.append(self.executors()[0])
                    os.kill(killed[0], signal.SIGKILL)
                    return

        thread = threading.Thread(target=watch)
        thread.start()
        try:
            yield killed
        finally:
            over.set()
            thread.join()

    @contextmanager
    def watching(self, words):
        """Look through all files of the cluster, again and again, until it is over; and once more then."""
        seen, over = SimpleNamespace(names=set(), found=set()), threading.Event()

        def look():
            for path in self.folder.rglob("*"):
                with suppress(OSError):  # gone meanwhile, or a folder
                    content, name = path.read_bytes(), path.relative_to(self.folder).as_posix()
                    seen.names.add(name)
                    seen.found |= {name} if words in content else set()

        def watch():
            while not over.wait(0.05):
                look()

        thread = threading.Thread(target=watch)
        thread.start()
        try:
            yield seen
        finally:
            over.set()
            thread.join()
            look()

    def _sent(self):
        """Return the files by which tasks send rows to others."""
        return set(self.folder.rglob("shuffle_*.data"))

    def stop(self):
        for process in reversed(self._processes):
            process.terminate()
        for process in self._processes:
            process.wait(30)

    def _begin(self, name, what, *words, kind="master"):
        path = f"{self.folder / 'settings'}:{self._home / 'jars'}/*"
        start = ["java", "-Xmx128m", "-cp", path, f"org.apache.spark.deploy.{kind}.{what}", "--host", "127.0.0.1"]
        with (self.folder / f"{name}.log").open("wb") as log:
            # SPARK_HOME: where workers find what they start.
            own = {**self.environment, "SPARK_HOME": str(self._home)}
            return subprocess.Popen([*start, "--webui-port", "0", *words], env=own, stdout=log, stderr=log)


@pytest.fixture(scope="module")
def cluster():
    if sys.platform == "win32" or shutil.which("java") is None:
        skip_missing("Java, for Spark", "apt-get install openjdk-17-jre-headless")
    if find_spec("pyspark") is None:
        skip_missing("Spark", "pip install pyspark==4.0.1")
    folder = Path(tempfile.mkdtemp(prefix="reticent-spark-"))
    started = Cluster(folder)
    try:
        yield started
    finally:
        started.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def asked_cluster(cluster):
    """Return a cluster, and what answers questions about it as `reader_process.ask` does."""
    with cluster.session() as ask:

        def answered(question, _=None):
            told = ask(question)
            if "error" in told:
                raise wire.error_from(told["facts"])
            arrays = tuple(("q", array("q", each).tobytes()) for each in told["arrays"])
            return ReaderAnswer(told["result"], arrays)

        yield cluster, answered


def _processes():
    """Yield number and words of every process of this computer."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            yield int(folder.name), (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:  # gone meanwhile
            continue


def _answers(port):
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def _await(holds):
    until = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < until, "the cluster does not start"
        time.sleep(0.1)


def _free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]
