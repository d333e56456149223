"""Parquet files: typed columns, and the statement in every schema."""

from __future__ import annotations

import json

import pyarrow as pa
from pyarrow import parquet

from core.exports.write import export
from core.release.release import Release
from tests.core.exports.conftest import made_statement, made_table


def test_columns_have_types(release, tmp_path):
    export(release, tmp_path / "set", "parquet")
    schema = parquet.read_schema(tmp_path / "set" / "table-02-age-sex.parquet")
    assert schema.names == ["age", "sex", "count", "standard_deviation", "plus_minus", "low", "high"]
    assert pa.types.is_dictionary(schema.field("age").type)
    assert schema.field("count").type == pa.int64()
    decimals = parquet.read_schema(tmp_path / "set" / "table-03-region-sex-age.parquet")
    assert decimals.field("count").type == pa.float64()


def test_every_schema_holds_the_statement(release, tmp_path):
    export(release, tmp_path / "set", "parquet")
    for file in (tmp_path / "set").glob("*.parquet"):
        statement = json.loads(parquet.read_schema(file).metadata[b"reticent"])
        assert (statement["epsilon"], statement["dataset"]) == ("1", release.statement.dataset)


def test_an_attribute_called_count_keeps_its_name(tmp_path):
    domain = {"Count": ("1", "2"), "low": ("a",)}
    export(Release((made_table(domain),), made_statement(domain)), tmp_path / "set", "parquet")
    names = parquet.read_schema(next((tmp_path / "set").glob("*.parquet"))).names
    assert names[:4] == ["Count", "low", "count_published", "standard_deviation"]
    assert names[-2:] == ["low_published", "high"]
