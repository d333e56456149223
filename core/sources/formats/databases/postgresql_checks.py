"""What a query or a view of PostgreSQL may call: built-in functions that only read, and give equal rows each time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.errors import RefusedContentError
from core.sources.formats.databases.chosen_table import in_text, part_of, query_fault
from core.sources.formats.databases.postgresql_link import PostgresqlLink
from core.words import N_

if TYPE_CHECKING:
    from core.sources.formats.databases.sql_words import SqlWords

_OF_NOW = frozenset(
    (
        *("tablesample", "current_date", "current_time", "current_timestamp", "localtime", "localtimestamp"),
        *("current_user", "session_user", "current_role", "user", "current_catalog", "current_schema"),
    )
)
"""Words that give other rows another time, or to another user."""
_STATE = (
    "^(pg_|txid_|mxid_|inet_(client|server)|current_|session_user|has_|row_security|getpgusername|to_reg"
    "|now$|age$|(transaction|statement)_timestamp$|version$)|_to_xml|_description$"
)
"""Built-in functions that the server calls stable, and that tell its own state, or what day it is, or read tables."""
_FAULT = f"""
    CASE
        WHEN p.oid >= 16384 AND NOT EXISTS (
            SELECT FROM pg_catalog.pg_depend d
            WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e'
        ) THEN 'own'
        WHEN p.provolatile = 'v' THEN 'unsteady'
        WHEN p.oid < 16384 AND p.provolatile = 's' AND p.proname <> 'pg_typeof' AND p.proname ~ '{_STATE}'
            THEN 'unsteady'
    END
"""
"""Of a function p. What the server comes with has numbers below 16384; members of extensions say what they are."""
_CALLED = """
    SELECT DISTINCT {fault} AS fault, p.proname::text AS name
    FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
    WHERE {fault} IS NOT NULL AND n.nspname = ANY({schemas}) AND (
        p.proname = ANY({called}) AND (p.proname <> 'age' OR p.oid >= 16384 OR 'age' = ANY({with_one}))
        OR p.proname = ANY({dotted}) AND p.pronargs - p.pronargdefaults <= 1 AND EXISTS (
            SELECT FROM pg_catalog.pg_type t WHERE t.oid = p.proargtypes[0] AND t.typtype IN ('c', 'p')
        )
    )
    UNION SELECT {fault}, p.proname
    FROM pg_catalog.pg_operator o JOIN pg_catalog.pg_proc p ON p.oid = o.oprcode
    WHERE {fault} IS NOT NULL AND EXISTS (
        SELECT FROM unnest({operators}) AS used(text) WHERE strpos(used.text, o.oprname) > 0
    )
    UNION SELECT {fault}, p.proname
    FROM pg_catalog.pg_cast c JOIN pg_catalog.pg_proc p ON p.oid = c.castfunc
        JOIN pg_catalog.pg_type t ON t.oid = c.casttarget
    WHERE {fault} IS NOT NULL AND (c.castcontext = 'i' OR t.typname = ANY({names}))
    ORDER BY 1, 2 LIMIT 1
"""
"""By their names, as a query writes them; casts and operators of the owner's own are functions, too."""
_LOCKED = """
    SELECT l.relation::int8 FROM pg_catalog.pg_lock_status() l
    WHERE l.locktype = 'relation' AND l.pid = pg_backend_pid() AND l.relation IS NOT NULL
"""
"""The tables and views of the statements that this transaction has looked at."""
_REACHED = """
    WITH RECURSIVE reached(oid) AS (
        SELECT unnest('{{{relations}}}'::oid[])
        UNION
        SELECT next.oid FROM reached CROSS JOIN LATERAL (
            SELECT (regexp_matches(r.ev_action::text, ':relid (\\d+)', 'g'))[1]::oid
            FROM pg_catalog.pg_rewrite r JOIN pg_catalog.pg_class c ON c.oid = r.ev_class
            WHERE r.ev_class = reached.oid AND c.relkind = 'v'
            UNION ALL SELECT inhrelid FROM pg_catalog.pg_inherits WHERE inhparent = reached.oid
        ) AS next(oid)
    ), views(name, tree) AS (
        SELECT c.relname, r.ev_action::text FROM reached
        JOIN pg_catalog.pg_class c ON c.oid = reached.oid AND c.relkind = 'v'
        JOIN pg_catalog.pg_rewrite r ON r.ev_class = c.oid
    )
    SELECT CASE c.relkind WHEN 'f' THEN 'foreign' ELSE 'system' END AS fault, c.relname::text AS name
    FROM reached JOIN pg_catalog.pg_class c ON c.oid = reached.oid
    WHERE c.relkind = 'f' OR c.relkind = 'v' AND c.oid < 16384
    UNION SELECT {fault}, p.proname
    FROM views CROSS JOIN LATERAL regexp_matches(tree, ':(?:funcid|opfuncid|aggfnoid|winfnoid) (\\d+)', 'g') AS found
    JOIN pg_catalog.pg_proc p ON p.oid = found[1]::oid
    WHERE {fault} IS NOT NULL
    UNION SELECT 'unsteady', name FROM views WHERE tree ~ '\\{{(SQLVALUEFUNCTION|TABLESAMPLECLAUSE)'
    ORDER BY 1, 2 LIMIT 1
"""
"""All that a view is made of, as the server has kept it: parsed, with functions by number, whatever they are called."""


def checked_query(link: PostgresqlLink, query: str) -> str:
    """Return a query without the semicolon that ends it.

    Raises:
        SourceError: if it is no query, or calls what may write, or give other rows each time.
    """
    from core.sources.formats.databases.sql_words import SqlWords  # noqa: PLC0415  8 ms of the start of every reader

    words = SqlWords(query)
    if not words.bare or words.bare[0] not in ("select", "with", "values", "table"):
        raise query_fault(link.address, N_("Error", "it is no single SELECT"))
    if words.strange:
        why = N_("Error", "“{sign}” begins an escape, or a comment within a comment. Write it without")
        raise query_fault(link.address, why.format(sign=words.strange))
    used = sorted(_OF_NOW.intersection(words.bare))
    if used or words.is_of_now:
        raise query_fault(link.address, _reason("unsteady", used[0] if used else "now"))
    _check_called(link, words)
    link.follow_path()
    link.schema(words.statement)
    link.schema(f"{part_of(words.statement)} AS rows")  # which none can be that writes
    link.leave_path()
    fault = _first(link, _reached(number for (number,) in link.rows(_LOCKED)))
    if fault:
        raise query_fault(link.address, fault)
    return words.statement


def check_relation(link: PostgresqlLink, number: int) -> None:
    """Make sure that a table or view reads only, and only from this server's tables.

    Raises:
        SourceError: if it does not.
    """
    fault = _first(link, _reached([number]))
    if fault:
        why = N_(
            "Error", "the view cannot be read: {detail}. Make a table or a materialized view of it, and read that."
        )
        raise RefusedContentError(link.address, why.format(detail=fault))


def _check_called(link: PostgresqlLink, words: SqlWords) -> None:
    asked = {key: _list(getattr(words, key)) for key in ("called", "dotted", "with_one", "operators", "names")}
    schemas = _list({*link.path, "pg_catalog", *words.names})
    fault = _first(link, _CALLED.format(fault=_FAULT, schemas=schemas, **asked))
    if fault:
        raise query_fault(link.address, fault)


def _reached(relations: Iterable[int]) -> str:
    return _REACHED.format(fault=_FAULT, relations=",".join(map(str, relations)))


def _first(link: PostgresqlLink, statement: str) -> str:
    """Return the first fault that a statement finds, in words; "" if there is none."""
    return next((_reason(str(fault), str(name)) for fault, name in link.rows(statement)), "")


def _reason(fault: str, name: str) -> str:
    reasons = {
        "unsteady": N_("Error", "“{name}” gives other rows each time"),
        "own": N_("Error", "“{name}” is a function of the database’s own, and might do more than read"),
        "foreign": N_("Error", "“{name}” is a table of another server, whose rows are not of one moment"),
        "system": N_("Error", "“{name}” is a view of the server’s own state"),
    }
    return reasons[fault].format(name=name)


def _list(names: Iterable[str]) -> str:
    """Return names as SQL writes a list of texts."""
    return f"ARRAY[{', '.join(map(in_text, sorted(names)))}]::text[]"
