"""What the Debian package says of itself: checked here without building it, which takes minutes (check_package.py)."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from core.commandline.program import VERBS, main, whole_parser
from core.version import VERSION
from tests.house.project_files import ROOT

APACHE = (ROOT / "LICENSE").read_text(encoding="utf-8")


@pytest.fixture
def part(monkeypatch):
    """Give a file of the installer, which stands beside its neighbours and in no package."""
    monkeypatch.syspath_prepend(str(ROOT / "installer"))

    def fresh(name):
        sys.modules.pop(name, None)
        return __import__(name)

    return fresh


def test_texts_that_a_system_has_are_only_named(part):
    shortened = part("copyright_file").without_common
    gpl = (ROOT / "resources" / "licences" / "GPL-3.0.txt").read_text(encoding="utf-8")
    lgpl = (ROOT / "resources" / "licences" / "LGPL-3.0.txt").read_text(encoding="utf-8")
    said = shortened(
        f"──── LGPL\n\n{lgpl}\n\n──── GPL\n\n{gpl}\n\n──── A\n\n{APACHE}\n\n──── own\n\nCopyright 1999 Ada"
    )
    assert re.findall(r"common-licenses/([\w.-]+)\.\n", said) == ["LGPL-3", "GPL-3", "Apache-2.0"]
    assert "Copyright 1999 Ada" in said
    assert len(said) < 700


def test_a_build_has_the_time_of_its_sources(part, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert part("freezing").reproducible()["SOURCE_DATE_EPOCH"] == "1700000000"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(Exception, match="SOURCE_DATE_EPOCH"):
        part("freezing").reproducible()


def test_the_desktop_finds_the_program():
    told = ET.fromstring((ROOT / "installer" / "linux" / "reticent.metainfo.xml").read_bytes())  # noqa: S314  our own
    assert told.findtext("launchable") == "reticent.desktop"
    assert told.findtext("provides/binary") == "reticent"
    assert told.findtext("provides/mediatype") == "application/x-reticent-plan"
    assert told.find("releases/release").attrib == {"version": "{version}", "date": "{date}"}


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_the_manual_has_every_argument_of_every_verb(verb, capsys):
    with pytest.raises(SystemExit):
        whole_parser().parse_args([verb, "--help"])
    of_manual = capsys.readouterr().out
    assert main([verb, "--help"]) == 0
    assert capsys.readouterr().out == of_manual


@pytest.mark.parametrize("words", [[], ["rpm"], ["deb", "here", "there"]])
def test_wrong_words_are_told(words):
    command = [sys.executable, str(ROOT / "installer" / "package.py"), *words]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert "deb" in ended.stderr
    assert VERSION not in ended.stdout
