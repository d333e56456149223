"""Write what package collections want to know of a version: winget, Flatpak, conda.

    python3 installer/recipes.py URL [FOLDER]

URL is where the packages in FOLDER, or dist, will be found. Recipes, which name their hashes, go to `recipes` in it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from freezing import version
from setup import ROOT, SetUpError, say

_NAME, _PUBLISHER = "Reticent", "The Reticent developers"
_SUMMARY = "Publish private tables from a spreadsheet"
_FLATPAK = "io.github.reticent.reticent"
_WINGET = "Reticent.Reticent"
_ICON = "share/icons/hicolor/scalable/apps/reticent.svg"
_CONDA_NAMES = {"PySide6-Essentials": "pyside6", "duckdb": "python-duckdb"}
"""Packages that conda-forge has under other names than the Python index."""


def main(arguments: list[str]) -> int:
    """Write all recipes, and print their folder; 1 with a sentence if a package is missing, 2 for wrong usage."""
    if not 1 <= len(arguments) <= 2:
        say("Give the address below which the packages will be, and their folder if not dist.")
        return 2
    url, folder = arguments[0].rstrip("/"), Path(arguments[1]) if arguments[1:] else ROOT / "dist"
    try:
        written = {**_winget(url, folder), **_flatpak(url, folder), **_conda(url, folder)}
    except SetUpError as error:
        say(str(error))
        return 1
    for name, recipe in written.items():
        path = folder / "recipes" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        # JSON is YAML, and nothing needs quoting rules of its own.
        path.write_text(json.dumps(recipe, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(folder / "recipes")
    return 0


def _winget(url: str, folder: Path) -> Mapping[str, Any]:
    """Return the three manifests of a version; see learn.microsoft.com, "Create your package manifest"."""
    setup = _package(folder, "*-setup.exe")
    shared = {"PackageIdentifier": _WINGET, "PackageVersion": version(), "ManifestVersion": "1.6.0"}
    installer = {
        "Architecture": "x64",
        "InstallerUrl": f"{url}/{setup.name}",
        "InstallerSha256": _sha256(setup).upper(),
    }
    words = {"PackageLocale": "en-US", "Publisher": _PUBLISHER, "PackageName": _NAME, "License": "Apache-2.0"}
    return {
        f"winget/{_WINGET}.yaml": {**shared, "DefaultLocale": "en-US", "ManifestType": "version"},
        f"winget/{_WINGET}.installer.yaml": {
            **shared,
            "InstallerType": "nullsoft",
            "Scope": "user",
            "FileExtensions": ["reticent"],
            "Installers": [installer],
            "ManifestType": "installer",
        },
        f"winget/{_WINGET}.locale.en-US.yaml": {
            **shared,
            **words,
            "ShortDescription": _SUMMARY,
            "ManifestType": "defaultLocale",
        },
    }


def _flatpak(url: str, folder: Path) -> Mapping[str, Any]:
    """Return the manifest: the portable folder in a sandbox that sees the user's documents and no network."""
    packed, package = _package(folder, "*-linux-*.tar.xz"), _package(folder, "*.deb")
    share = "/app/share"
    commands = [
        "mkdir -p /app/lib /app/bin && cp -r portable /app/lib/reticent",
        "ln -s ../lib/reticent/reticent /app/bin/reticent",
        "ar x package.deb data.tar.xz && tar xf data.tar.xz ./usr/share",
        f"install -Dm644 usr/{_ICON} {share}/icons/hicolor/scalable/apps/{_FLATPAK}.svg",
        f"sed -i 's/^Icon=.*/Icon={_FLATPAK}/' usr/share/applications/reticent.desktop",
        f"install -Dm644 usr/share/applications/reticent.desktop {share}/applications/{_FLATPAK}.desktop",
        f"sed -i 's/>reticent.desktop</>{_FLATPAK}.desktop</' usr/share/metainfo/reticent.metainfo.xml",
        f"install -Dm644 usr/share/metainfo/reticent.metainfo.xml {share}/metainfo/{_FLATPAK}.metainfo.xml",
        f"install -Dm644 usr/share/mime/packages/reticent.xml {share}/mime/packages/{_FLATPAK}.xml",
    ]
    sources = [
        {"type": "archive", "url": f"{url}/{packed.name}", "sha256": _sha256(packed), "dest": "portable"},
        {"type": "file", "url": f"{url}/{package.name}", "sha256": _sha256(package), "dest-filename": "package.deb"},
    ]
    manifest = {
        "app-id": _FLATPAK,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "24.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "reticent",
        "finish-args": ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--filesystem=xdg-documents"],
        "modules": [{"name": "reticent", "buildsystem": "simple", "build-commands": commands, "sources": sources}],
    }
    return {f"flatpak/{_FLATPAK}.yaml": manifest}


def _conda(url: str, folder: Path) -> Mapping[str, Any]:
    """Return the recipe of a pure Python package, made from the wheel; see rattler-build's "recipe.yaml"."""
    wheel = _package(folder, "*.whl")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [_of_conda(requirement) for requirement in project["dependencies"]]
    recipe = {
        "schema_version": 1,
        "package": {"name": "reticent", "version": version()},
        "source": {"url": f"{url}/{wheel.name}", "sha256": _sha256(wheel)},
        "build": {
            "noarch": "python",
            "script": f"python -m pip install --no-deps --no-build-isolation {wheel.name}",
            "python": {"entry_points": [f"{name} = {place}" for name, place in project["scripts"].items()]},
        },
        "requirements": {
            "host": [f"python {project['requires-python']}", "pip"],
            "run": [f"python {project['requires-python']}", *needed],
        },
        "tests": [{"python": {"imports": ["reticent"]}}, {"script": ["reticent --version"]}],
        "about": {"license": project["license"], "license_file": "LICENSE", "summary": project["description"]},
    }
    return {"conda/recipe.yaml": recipe}


def _of_conda(requirement: str) -> str:
    name = next((name for name in _CONDA_NAMES if requirement.startswith(name)), None)
    found = requirement if name is None else requirement.replace(name, _CONDA_NAMES[name])
    return found.replace(">=", " >=").replace("==", " ==").lower()


def _package(folder: Path, pattern: str) -> Path:
    found = sorted(path for path in folder.glob(pattern) if version() in path.name)
    if not found:
        raise SetUpError(
            f"There is no {pattern} of version {version()} in {folder}. Make all packages and the wheel first."
        )
    return found[-1]


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
