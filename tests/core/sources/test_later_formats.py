"""Formats that are loaded late are loaded whenever a file is one of theirs, by its name or by its content."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from core.errors import SourceError
from core.sources.file_content import FileContent
from core.sources.formats.catalogue import every
from core.sources.later_formats import LATER
from core.sources.server_source import SERVERS, ServerSource
from core.sources.source import Source, register
from tests.core.sources.written_files import write
from tests.corpus.collection import CASES

LATE = {source.__module__.split(".")[3] for source in every()} - {"delimited"}
LOADED = "import json, sys; print(json.dumps([name for name in sys.modules if 'core.sources.formats' in name]))"


def of_one_folder(formats):
    """Return the formats that one entry of the list loads."""
    folder = formats.load.__name__.removeprefix("_")
    return [source for source in every() if source.__module__.startswith(f"core.sources.formats.{folder}")]


def after(script, *words):
    """Return the modules of formats that a new process has loaded after a script."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{script}\n{LOADED}", *words], capture_output=True, text=True, check=True, timeout=60
    )
    return json.loads(ran.stdout)


@pytest.mark.parametrize("formats", LATER, ids=lambda formats: formats.load.__name__)
def test_what_is_said_of_them_beforehand_is_true_of_each(formats):
    sources = of_one_folder(formats)
    of_files = [source for source in sources if not issubclass(source, ServerSource)]
    assert {(source.settings, source.takes_query) for source in of_files} == {(formats.settings, formats.takes_query)}
    assert {*formats.endings} == {suffix for source in sources for suffix in source.suffixes}
    folder = f"core.sources.formats.{formats.load.__name__.removeprefix('_')}"
    assert {*formats.schemes} == {scheme for scheme, server in SERVERS.items() if server.__module__.startswith(folder)}


def test_no_format_is_left_out():
    missing = LATE ^ {formats.load.__name__.removeprefix("_") for formats in LATER}
    assert not missing, "only texts are loaded at once: give each a loader and a Later in core/sources/formats"


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case.name)[1:-1])
def test_what_a_format_recognises_loads_it(tmp_path, case):
    path = tmp_path / case.name
    case.make(path)
    try:
        content = FileContent(str(path))
        knowing = {source for source in every() if source.recognises(content)}
    except SourceError:
        return  # it is refused before any format is asked
    for formats in LATER:
        assert formats.may_have(content) or not knowing & {*of_one_folder(formats)}


def test_the_reader_of_a_text_loads_no_other_format(tmp_path):
    path = write(tmp_path / "a.csv", [["sex", "age"], ["f", 31], ["m", 28]])
    script = "import sys; from core.sources.formats.recognise import format_of; format_of(sys.argv[1])"
    assert not [name for name in after(script, str(path)) if name.split(".")[3:4] in [[folder] for folder in LATE]]


def test_a_workbook_named_like_a_text_is_told_as_one(tmp_path):
    path = write(tmp_path / "a.xlsx", [["sex", "age"], ["f", 31]]).rename(tmp_path / "a.csv")
    script = (
        "import sys; from core.errors import SourceError; from core.sources.formats.recognise import format_of\n"
        "try: format_of(sys.argv[1])\n"
        "except SourceError as error: assert 'an Excel workbook' in str(error), error\n"
        "else: raise AssertionError('it was read')"
    )
    assert "core.sources.formats.workbook" in after(script, str(path))


@pytest.mark.parametrize("ending", [".csv", ".ods", ".dta"])
def test_an_ending_belongs_to_one_format(ending):
    every()  # all formats are loaded
    wedge = type("Wedge", (Source,), {"key": "wedge", "suffixes": (".wedge", ending)})
    with pytest.raises(ValueError, match=rf"Wedge and \w+ are both called {ending}"):
        register(wedge)
