"""Whose work the program stands on is found in what is installed."""

from __future__ import annotations

from importlib.metadata import Distribution, PackageNotFoundError

import pytest

from guiapp.desktop import licences
from guiapp.desktop.licences import third_parties


class Package(Distribution):
    """A package that is nowhere."""

    def __init__(self, metadata, folder=None, files=()):
        self._metadata, self._folder, self._files = metadata, folder, files

    def read_text(self, filename):
        if filename == "METADATA":
            return self._metadata
        return "".join(f"{file},,\n" for file in self._files) if filename == "RECORD" else None

    def locate_file(self, path):
        return self._folder / path


def package(name, *lines, **more):
    return Package("\n".join((f"Name: {name}", "Version: 1", *lines)), **more)


@pytest.fixture
def installed(monkeypatch):
    """Install these packages and no others."""
    there = {}

    def distribution(name):
        if name not in there:
            raise PackageNotFoundError(name)
        return there[name]

    monkeypatch.setattr(licences, "distribution", distribution)
    monkeypatch.setattr(licences, "distributions", lambda: iter(there.values()))
    return there


def test_what_the_program_needs_is_named_with_version_licence_and_words():
    parties = {party.name: party for party in third_parties()}
    assert {"Inter", "Python", "Qt", "PySide6_Essentials", "numpy", "scipy"} <= parties.keys()
    assert list(parties) == sorted(parties, key=str.casefold)
    assert all(party.version and party.licence for party in parties.values())
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in parties["Qt"].text()
    assert "GNU GENERAL PUBLIC LICENSE" in parties["PySide6_Essentials"].text()
    assert "NumPy Developers" in parties["numpy"].text()


def test_only_what_is_required_is_listed_step_by_step(installed):
    installed["reticent"] = package("reticent", "Requires-Dist: Two-Words>=1", "Requires-Dist: tests; extra == 'dev'")
    installed["two_words"] = package("Two-Words", "Requires-Dist: deep", "Requires-Dist: gone; sys_platform == 'x'")
    installed["deep"] = package("deep", "Requires-Dist: two-words")
    installed["tests"] = package("tests")
    assert {party.name for party in third_parties()} == {"Inter", "Python", "Qt", "Two-Words", "deep"}


def test_where_we_are_no_package_everything_is_listed(installed):
    installed["numpy"] = package("numpy")
    assert {party.name for party in third_parties()} == {"Inter", "Python", "Qt", "numpy"}


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("License-Expression: MIT AND Zlib", "License: old"), "MIT AND Zlib"),
        (("License: BSD",), "BSD"),
        (("License: Copyright (c) 2001", "        Somebody", "Classifier: License :: OSI Approved :: X"), "X"),
        (("Classifier: License :: OSI Approved :: X", "Classifier: License :: Y", "Classifier: Z"), "X, Y"),
        ((), ""),
    ],
)
def test_a_licence_in_a_few_words(installed, lines, words):
    installed["a"] = package("a", *lines)
    assert next(party for party in third_parties() if party.name == "a").licence == words


def test_the_words_are_all_the_files_that_the_package_carries(installed, tmp_path):
    names = ("LICENSE.txt", "COPYING", "license_map.py", "read.me")
    for name in names:
        (tmp_path / name).write_text(f"words of {name}\n")
    installed["a"] = package("a", folder=tmp_path, files=(*names, "NOTICE"))
    text = next(party for party in third_parties() if party.name == "a").text()
    assert text.count("words of") == 2
    assert "words of LICENSE.txt" in text
    assert "words of COPYING" in text
