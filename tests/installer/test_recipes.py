"""Recipes of package collections name the packages that are there, by their hashes."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tomllib

import pytest

from core.version import VERSION
from tests.house.project_files import ROOT

PACKAGES = {
    "deb": f"reticent_{VERSION}_amd64.deb",
    "setup": f"reticent-{VERSION}-setup.exe",
    "portable": f"reticent-{VERSION}-linux-x86_64.tar.xz",
    "wheel": f"reticent-{VERSION}-py3-none-any.whl",
}


@pytest.fixture
def dist(tmp_path):
    for kind, name in PACKAGES.items():
        (tmp_path / name).write_text(kind)
    return tmp_path


def recipes(*words):
    command = [sys.executable, str(ROOT / "installer" / "recipes.py"), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_every_package_is_named_by_its_hash(dist):
    done = recipes("https://example.org/files/", dist)
    assert done.returncode == 0, done.stderr
    written = {path.name: path.read_text(encoding="utf-8") for path in (dist / "recipes").rglob("*.yaml")}
    assert len(written) == 5
    everything = "".join(written.values())
    for kind, name in PACKAGES.items():
        assert f"https://example.org/files/{name}" in everything
        assert hashlib.sha256(kind.encode()).hexdigest() in everything.lower()


def test_conda_needs_what_the_project_needs(dist):
    recipes("https://example.org", dist)
    recipe = json.loads((dist / "recipes" / "conda" / "recipe.yaml").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert len(recipe["requirements"]["run"]) == len(project["dependencies"]) + 1
    assert "pyside6 ==6.10.3" in recipe["requirements"]["run"]


def test_a_missing_package_is_told(dist):
    (dist / PACKAGES["setup"]).unlink()
    done = recipes("https://example.org", dist)
    assert (done.returncode, done.stdout) == (1, "")
    assert "setup.exe" in done.stderr
    assert not (dist / "recipes").exists()


def test_wrong_words_are_told():
    assert recipes().returncode == 2
