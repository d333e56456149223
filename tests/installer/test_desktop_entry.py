"""The desktop is told only when asked, for one user, and forgets everything again."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.house.project_files import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="desktop entries are a Linux thing")


@pytest.fixture
def entry(monkeypatch, tmp_path):
    """The module, which stands beside its neighbours and in no package; its desktop is an empty folder."""
    monkeypatch.syspath_prepend(str(ROOT / "installer"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    sys.modules.pop("desktop_entry", None)
    return __import__("desktop_entry")


def files(folder):
    own = (path for path in folder.rglob("*reticent*") if path.is_file())
    return sorted(
        path.relative_to(folder).as_posix() for path in own if "packages" in path.parts or "mime" not in path.parts
    )


def test_what_is_written_and_taken_back(entry, tmp_path):
    entry.associate(Path("/opt/reticent"))
    assert files(tmp_path / "data") == [
        "applications/reticent.desktop",
        "icons/hicolor/scalable/apps/reticent.svg",
        "mime/packages/reticent.xml",
    ]
    entry.associate(Path("/opt/reticent"))
    entry.forget()
    entry.forget()
    assert files(tmp_path / "data") == []


def test_entry_type_and_icon_belong_together(entry, tmp_path):
    entry.associate(Path("/opt/reticent"))
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str
    desktop.read(tmp_path / "data" / "applications" / "reticent.desktop", encoding="utf-8")
    main = desktop["Desktop Entry"]
    assert main["Exec"] == '"/opt/reticent" %f'
    assert desktop["Desktop Action new-window"]["Exec"] == '"/opt/reticent" --new-window'
    kind = ET.parse(tmp_path / "data/mime/packages/reticent.xml").getroot()[0]  # noqa: S314  we wrote it
    assert main["MimeType"] == f"{kind.get('type')};"
    tags = {child.tag.rpartition("}")[2]: child.attrib for child in kind}
    assert tags["glob"]["pattern"] == "*.reticent"
    assert tags["icon"]["name"] == main["Icon"] == "reticent"
    assert "currentColor" not in (tmp_path / "data/icons/hicolor/scalable/apps/reticent.svg").read_text()


@pytest.mark.parametrize(
    ("path", "quoted"),
    [
        ("/a b/reticent", '"/a b/reticent"'),
        ("/100%/reticent", '"/100%%/reticent"'),
        ('/a"$`b', '"/a\\\\"\\\\$\\\\`b"'),
        ("/a\\b", '"/a\\\\\\\\b"'),
    ],
)
def test_a_path_is_quoted_as_the_specification_says(entry, path, quoted):
    assert entry._quoted(Path(path)) == quoted  # noqa: SLF001  one file, loaded by its path


def test_a_place_that_cannot_be_written_is_told(entry, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(entry.SetUpError):
        entry.associate(Path("/opt/reticent"))


def test_elsewhere_it_is_refused_in_words(entry, monkeypatch):
    monkeypatch.setattr(entry.sys, "platform", "darwin")
    for verb in (entry.forget, lambda: entry.associate(Path("/opt/reticent"))):
        with pytest.raises(entry.SetUpError, match="Linux"):
            verb()


@pytest.mark.parametrize(("argument", "status"), [("--forget", 0), ("--nonsense", 2)])
def test_it_is_done_by_its_argument_alone(tmp_path, argument, status):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, str(ROOT / "installer" / "run.py"), argument]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == status
    assert done.stderr
    assert files(tmp_path) == []
