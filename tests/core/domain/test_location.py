"""Where rows are: paths and addresses; a password in an address is refused, and repeated nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.domain.location import DatabaseAddress, located, location_of
from core.domain.reading_layout import ReadingLayout
from core.errors import PlanKeyError, RefusedContentError
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.sources.asking.pins import unpinned
from core.sources.file_state import is_same_file


def test_a_path_is_looked_for_in_the_folder_and_an_address_is_not():
    assert located("rows.csv", Path("/plans")) == Path("/plans/rows.csv")
    address = located("postgresql://owner@db.example:5433/survey", Path("/plans"))
    assert str(address) == "postgresql://owner@db.example:5433/survey"
    assert (address.name, address.host) == ("survey", "db.example")
    assert address.absolute() == address


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://owner:Sesam@db/survey",
        "postgresql://owner:Ses/am@db/survey",
        "postgresql://owner:5/Sesam@db/survey",
        "postgresql://owner:Ses?am@db/survey",
        "postgresql://owner:Ses#am@db/survey",
        "postgresql://owner@db/survey?password=Sesam",
        "postgresql://owner@db/survey?passfile=Sesam",
        "postgresql://owner:@db/survey",
        "postgresql://owner@db:Sesam/survey",
        "postgresql://owner@db/survey?options=Sesam",
        "mysql://owner:Sesam@db/survey",
        "spark://owner:Sesam@host/catalog.table",
        "spark://host/catalog.table?secret=Sesam",
        "postgresql://[Sesam/survey",
        "postgresql://owner@[::1] /Sesam",
        "postgresql://owner@[::1]Sesam/survey",
        "postgresql://owner@db/Ses%am%Sesam",
        "postgresql://owner@db:5432 /Sesam",
        "postgresql://owner@db/survey?host=a=Sesam",
    ],
)
def test_a_secret_is_refused_and_not_repeated(address):
    with pytest.raises(RefusedContentError) as refused:
        location_of(address)
    assert "am@" not in str(refused.value)
    assert "Sesam" not in str(refused.value)
    with pytest.raises(PlanKeyError) as fault:
        read_plan(PlanText("", f'reticent = 1\n[data]\nsource = "{address}"\n'.encode()))
    assert "Sesam" not in str(fault.value)
    assert fault.value.line == 3


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://owner@[::1]:5433/survey",
        "postgresql://[fe80::1%25eth0]/survey",
        "postgresql://o%40w@db-1.example/my%20survey",
        "postgresql:///survey?host=/run/postgresql&user=owner",
        "postgres://bücher.example/survey",
        "spark://host:7077/catalog.table",
        "postgresql://owner@/survey",
    ],
)
def test_addresses_that_drivers_can_read(address):
    assert str(location_of(address)) == address
    scheme, rest = address.split("://")
    assert str(location_of(f"{scheme.upper()}://{rest}")) == address


def test_one_database_under_several_addresses():
    one = DatabaseAddress.of("postgresql://owner@DB.example/survey")
    assert is_same_file(one, DatabaseAddress.of("postgres://clerk@db.example:5432/survey?sslmode=require"))
    assert is_same_file(one, DatabaseAddress.of("postgresql:///survey?host=db.example"))
    assert not is_same_file(one, DatabaseAddress.of("postgresql://db.example/other"))
    assert not is_same_file(one, DatabaseAddress.of("postgresql://db.example:5433/survey"))
    assert not is_same_file(one, Path("survey"))


def test_a_plan_of_a_database():
    plan = Plan(source="postgresql://owner@db/survey")
    assert dataset_name(plan, None, lambda _: False) == "survey"
    assert unpinned(plan.source, ReadingLayout(), ()) == ("sheet",)
    assert unpinned(plan.source, ReadingLayout(sheet="public.people"), ()) == ()
    assert unpinned(plan.source, ReadingLayout(query="SELECT 1"), ()) == ()


def test_a_table_of_a_cluster():
    one = DatabaseAddress.of("spark://Host.example/catalog.table")
    assert (one.name, one.table, one.host, one.port) == ("catalog.table", "catalog.table", "host.example", "7077")
    assert (one.is_cluster, one.is_encrypted) == (True, True)
    assert not DatabaseAddress.of("spark://host:7/t?encryption=none").is_encrypted
    assert is_same_file(one, DatabaseAddress.of("spark://host.example:7077/catalog.table?encryption=none"))
    assert DatabaseAddress.of("spark://host").name == "host"
    assert unpinned("spark://host/catalog.table", ReadingLayout(), ()) == ()
    assert unpinned("spark://host", ReadingLayout(), ()) == ("sheet",)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("spark:///catalog.table", "it is no address of a cluster"),
        ("spark://owner@host/table", "it is no address of a cluster"),
        ("spark://host/table?sslmode=require", "cannot say “sslmode”"),
        ("spark://host/table?encryption=some", "encryption=none"),
    ],
)
def test_what_is_no_address_of_a_cluster(address, words):
    with pytest.raises(RefusedContentError, match=words):
        location_of(address)
