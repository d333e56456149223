"""A session of a Spark cluster: counts are made there, logs and events are off, and faults are told without rows."""

from __future__ import annotations

import re
import socket
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from core.data.count_task import CountTask
from core.data.task_sums import TaskSums
from core.domain.location import DatabaseAddress
from core.errors import MissingSheetError, RefusedContentError, SourceError, TooMuchMemoryError
from core.sources import cluster_tasks
from core.sources.formats.databases.chosen_table import query_fault
from core.words import N_, quoted

_SECONDS = 10
"""For the master to answer; Spark itself would try for a minute."""
_EXECUTOR_SECONDS = 90
"""For the first computer of the cluster to join: workers start a process for it."""
_MOST_NUMBERS = 1 << 24
"""Numbers that tasks send, at most: as many as they are, each may send one per cell. In memory they take 400 MB."""
_MOST_TASKS = 200
"""Tasks that rows are brought together for by their persons, at most; where these are few, Spark takes fewer."""
_BATCH_ROWS = 1 << 15
"""Rows of a batch, as pieces of files have them: arrays of so many stay in the processor's cache."""
SETTINGS = {
    # What a task dies of is written down by every computer that hears of it, with values of rows: of SQL, if not ours.
    "spark.log.level": "OFF",
    "spark.eventLog.enabled": "false",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.python.worker.faulthandler.enabled": "false",
    "spark.sql.execution.pyspark.udf.faulthandler.enabled": "false",
    "spark.sql.execution.pyspark.udf.hideTraceback.enabled": "true",
    "spark.executorEnv.SPARK_HIDE_TRACEBACK": "1",
    # A cast that fails is a blank, which is told apart from labels; the error in its place would quote the value.
    "spark.sql.ansi.enabled": "false",
    # Whoever listens to the session hears of failures, in the words of Spark.
    "spark.extraListeners": "",
    "spark.sql.queryExecutionListeners": "",
    # The type of a column that the names of folders make up: of text, else one more folder would change it.
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
    # Rows and exact counts that are spilled or sent from one computer to the next.
    "spark.io.encryption.enabled": "true",
    "spark.sql.session.timeZone": "UTC",
    "spark.sql.execution.arrow.maxRecordsPerBatch": str(_BATCH_ROWS),
    "spark.sql.execution.arrow.useLargeVarTypes": "false",
}
"""What the session asks for, whatever the settings of the cluster say."""
_SILENT = (
    "-Dlog4j2.configurationFile=spark-version-info.properties -Dorg.apache.logging.log4j.level=OFF "
    "-XX:ErrorFile=/dev/null -XX:-HeapDumpOnOutOfMemoryError"
)
"""Of the machines of Java that run tasks, whose logs would quote the value that SQL fails at, and hold it when they
crash. Spark 4.0.1 hands no level to them that they obey, neither by `spark.log.level` nor by `setLogLevel`. A file of
properties that says nothing of logs, as one of Spark's own, leaves it to the second word."""
_OPTIONS = "spark.executor.extraJavaOptions"
_ENCRYPTED = {"spark.authenticate": "true", "spark.network.crypto.enabled": "true"}
"""Encryption between the computers, for which all of them share a secret that the settings of the cluster hold."""
_ROOT = __name__.partition(".sources.")[0]


class SparkLink:
    """A session, and the rows that were chosen in it.

    Attributes:
        schema: names and types of the columns, as Arrow has them.
        is_steady: whether the rows do not depend on chance.
    """

    def __init__(self, address: DatabaseAddress) -> None:
        """Start a session.

        Raises:
            SourceError: if no cluster answers, or it does not let us in.
        """
        self._address = address
        self._check_answers()
        with self._told(self._unstarted):
            self._session = self._started()

    def tables(self) -> list[str]:
        """Return the tables and views of the catalogue in use, with their schemas; [] where they are not listed."""
        from pyspark.errors import PySparkException  # noqa: PLC0415  loaded by `_started`

        try:
            schemas = [row[0] for row in self._session.sql("SHOW NAMESPACES").collect()]
            rows = {schema: self._session.sql(f"SHOW TABLES IN {schema}").collect() for schema in schemas}
        except PySparkException:  # whoever may read a table need not be allowed to see which others there are
            return []
        return [f"{schema}.{_name(row[1])}" for schema in schemas for row in rows[schema] if not row[2]]

    def choose_table(self, table: str, tables: Sequence[str]) -> None:
        """Choose the rows of a table.

        Raises:
            MissingSheetError: if no table has that name.
        """
        missing = MissingSheetError(file=str(self._address), sheet=table, sheets=quoted(set(tables) - {table}))
        with self._told(lambda words: missing if "NOT_FOUND" in words or "PARSE" in words else self._stopped(words)):
            self._take(self._session.table(table))

    def choose(self, select: str) -> None:
        """Choose the rows of a query, which is looked at and not run; as part of another, it can be no command.

        Raises:
            RefusedContentError: if it is no query.
        """
        with self._told(lambda words: query_fault(str(self._address), words.strip().splitlines()[0])):
            self._take(self._session.sql(select))

    def n_rows(self) -> int:
        """Return how many rows there are."""
        with self._told(self._stopped):
            return int(self._rows.count())

    def some_rows(self, columns: Sequence[int], most: int, n_rows: int) -> Any:  # noqa: ANN401  the library has no types
        """Return at most `most` rows as an Arrow table: a sample of `n_rows`, or the first ones if that is 0."""
        rows = self._selected(columns)
        if n_rows > most:
            rows = rows.sample(fraction=min(1.1 * most / n_rows, 1.0))
        with self._told(self._stopped):
            return rows.limit(most).toArrow()

    def counted(self, task: CountTask, columns: Sequence[int]) -> TaskSums:
        """Return what tasks find of all rows."""
        rows, text = self._selected(columns), cluster_tasks.written(task)
        with self._told(self._stopped):
            spread = rows.coalesce(min(self._most_tasks(task), rows.rdd.getNumPartitions()) or 1)
            return self._summed(task, spread.mapInArrow(partial(cluster_tasks.counted, text), cluster_tasks.FOUND))

    def counted_by_person(self, task: CountTask, columns: Sequence[int]) -> TaskSums:
        """Return what tasks find of all rows, once those of a person are together."""
        rows, text = self._selected(columns), cluster_tasks.written(task)
        names = cluster_tasks.coded_columns(task)
        schema = ", ".join(f"{name} {'int' if name.startswith('code') else 'long'}" for name in names)
        with self._told(self._stopped):
            coded = rows.mapInArrow(partial(cluster_tasks.coded, text), schema)
            self._session.conf.set("spark.sql.shuffle.partitions", min(self._most_tasks(task), _MOST_TASKS))
            together = coded.repartition(*cluster_tasks.SORTED_BY[:2])
            spread = together.sortWithinPartitions(*cluster_tasks.SORTED_BY)
            return self._summed(task, spread.mapInArrow(partial(cluster_tasks.bounded, text), cluster_tasks.FOUND))

    @staticmethod
    def _most_tasks(task: CountTask) -> int:
        return max(_MOST_NUMBERS // max(len(TaskSums(task).counts), 1), 1)

    @staticmethod
    def _summed(task: CountTask, found: Any) -> TaskSums:  # noqa: ANN401  the library has no types
        # Spark takes the result of each task once, however often it was run: after a failure, or twice for speed.
        sums = TaskSums(task)
        sums.take(cluster_tasks.found_numbers(found.toArrow()))
        return sums

    def _take(self, rows: Any) -> None:  # noqa: ANN401  the library has no types
        """Keep the rows that were chosen; columns are renamed, as a query may give two of them one name."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows
        from pyspark.errors import PySparkException  # noqa: PLC0415  loaded by `_started`
        from pyspark.sql.pandas.types import to_arrow_type  # noqa: PLC0415

        names, kinds = rows.columns, []
        self._rows, self._texts = rows.toDF(*(f"c{place}" for place in range(len(names)))), set()
        for place, field in enumerate(rows.schema.fields):
            try:
                kinds.append(to_arrow_type(field.dataType))
            except PySparkException:  # a type that Arrow does not have, such as an interval
                kinds.append(pa.string())
                self._texts.add(place)
        self.schema = pa.schema([pa.field(name, kind) for name, kind in zip(names, kinds, strict=True)])
        plan = rows._jdf.queryExecution().analyzed()  # noqa: SLF001  pyspark has no other way
        self.is_steady = bool(plan.deterministic())

    def _selected(self, columns: Sequence[int]) -> Any:  # noqa: ANN401  the library has no types
        """Return the rows with some of the columns."""
        cast = {place: f"CAST(c{place} AS STRING) AS c{place}" for place in self._texts}
        return self._rows.selectExpr(*(cast.get(place, f"c{place}") for place in columns))

    def _check_answers(self) -> None:
        host, port = self._address.host, self._address.port
        try:
            socket.create_connection((host, int(port)), _SECONDS).close()
        except OSError as error:
            why = N_("Error", "no cluster answers ({detail}). Check that its master runs, and its name and port.")
            raise RefusedContentError(str(self._address), why.format(detail=error.strerror or str(error))) from None

    def _started(self) -> Any:  # noqa: ANN401  the library has no types
        """Return a session with our code on its way to the tasks."""
        from pyspark import SparkConf, SparkContext  # noqa: PLC0415  an extra, and only where there is such a table
        from pyspark.sql import SparkSession  # noqa: PLC0415

        SparkContext._ensure_initialized()  # noqa: SLF001  else the settings of the cluster are not known yet
        # `spark.log.level` spares what the settings of logs name, and they may name any part of Spark.
        java: Any = SparkContext._jvm  # noqa: SLF001  pyspark has no other way
        logs = java.org.apache.logging.log4j
        logs.core.config.Configurator.setAllLevels("", logs.Level.OFF)
        options = f"{SparkConf().get(_OPTIONS, '')} {_SILENT}".strip()  # of two words for one thing the last one holds
        master = f"spark://{self._address.host}:{self._address.port}"
        builder = SparkSession.builder.master(master).appName("Reticent")
        encrypted = _ENCRYPTED if self._address.is_encrypted else {}
        for name, value in {**SETTINGS, **encrypted, _OPTIONS: options}.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
        # A folder that Spark clears away, though this process is killed as soon as it has answered.
        folder = Path(session.sparkContext._temp_dir)  # noqa: SLF001  pyspark has no other way
        session.sparkContext.addPyFile(str(_packed(folder)))
        self._await_executor(session)
        return session

    def _await_executor(self, session: Any) -> None:  # noqa: ANN401  the library has no types
        """Wait until a computer of the cluster has joined: without one, Spark would wait for ever."""
        context = session.sparkContext._jsc.sc()  # noqa: SLF001  pyspark has no other way
        until = time.monotonic() + _EXECUTOR_SECONDS
        while context.getExecutorMemoryStatus().size() <= 1:  # the first is this one
            if time.monotonic() > until:
                why = N_(
                    "Error",
                    "the cluster gives no worker for it. Others may use all of them, or none has the memory: try again "
                    "later, or ask whoever runs it.",
                )
                raise RefusedContentError(str(self._address), why)
            time.sleep(0.1)

    @contextmanager
    def _told(self, told: Callable[[str], SourceError]) -> Iterator[None]:
        """Raise what `told` makes of a fault of Spark, whose own words end here: they may quote rows."""
        try:
            from py4j.protocol import Py4JError  # noqa: PLC0415  an extra, and only where there is such a table
            from pyspark.errors import PySparkException  # noqa: PLC0415
        except ImportError:
            why = N_("Error", "its driver is not here. Install the program with it: pip install reticent[spark]")
            raise RefusedContentError(str(self._address), why) from None
        try:
            yield
        except (PySparkException, Py4JError, OSError) as error:
            raise told(str(error)) from None

    def _unstarted(self, words: str) -> SourceError:
        """Return why there is no session."""
        if "JAVA" in words:
            why = N_("Error", "Spark needs Java, which does not start here. Install a Java of version 17 or later.")
        elif "secret" in words.lower():
            why = N_(
                "Error",
                "the settings of Spark hold no secret (spark.authenticate.secret). Without one the computers of the "
                "cluster cannot encrypt what they send each other. Ask whoever runs it. Where they need not, write "
                "?encryption=none behind the address: a release then says so.",
            )
        else:
            why = N_(
                "Error",
                "the cluster does not let this program in. Its Spark has to be of the version that is installed here. "
                "If it has a secret (spark.authenticate.secret), the settings of Spark here need it, too. If it has "
                "none, write ?encryption=none behind the address: a release then says so.",
            )
        return RefusedContentError(str(self._address), why)

    def _stopped(self, words: str) -> SourceError:
        """Return why the rows cannot be had; nothing of the words is told."""
        if "OutOfMemoryError" in words:
            return TooMuchMemoryError(str(self._address))
        lacking = ("ModuleNotFoundError", "No module named", "Cannot run program", "PACKAGE_NOT_INSTALLED")
        if "PYTHON_VERSION_MISMATCH" in words:
            why = N_(
                "Error",
                "Python in the cluster is of another version than here. Install that version there, and let "
                "PYSPARK_PYTHON name it.",
            )
        elif any(each in words for each in lacking):
            why = N_(
                "Error",
                "the workers of the cluster lack Python, or its packages numpy, pandas and pyarrow. Install them "
                "there, and let PYSPARK_PYTHON name that Python.",
            )
        else:
            why = N_(
                "Error",
                "a task in the cluster stopped, and its words are kept back, as they might quote a row. A value may "
                "not fit what the query or the view asks for, or workers were lost. Try again, or ask whoever runs "
                "the cluster.",
            )
        return RefusedContentError(str(self._address), why)


def _name(table: str) -> str:
    """Return the name of a table as SQL writes it."""
    return table if re.fullmatch(r"\w+", table) else f"`{table.replace('`', '``')}`"


def _packed(folder: Path) -> Path:
    """Return a file with the engine in it, for the tasks, whose computers need not have it installed."""
    package = Path(__file__).resolve().parents[3]
    names = _ROOT.split(".")
    with zipfile.ZipFile(folder / "reticent-tasks.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for depth in range(1, len(names)):  # the packages around it, where it is installed
            archive.writestr("/".join((*names[:depth], "__init__.py")), "")
        for file in sorted(package.rglob("*.py")):
            archive.write(file, "/".join((*names, *file.relative_to(package).parts)))
    return folder / "reticent-tasks.zip"
