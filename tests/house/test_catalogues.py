"""A family is a folder whose __init__.py lists its members; every member has its test."""

from __future__ import annotations

import ast

import pytest

from tests.house.project_files import ROOT, imports, name, walked

FAMILIES = ("core/strategies", "core/sources/formats", "core/exports", "guiapp/pages")


def registers(path):
    """Return whether a class in the file enters itself with @register."""
    classes = (node for node in walked(path) if isinstance(node, ast.ClassDef))
    names = (getattr(decorator, "id", "") for node in classes for decorator in node.decorator_list)
    return "register" in names


def members(folder):
    """Return the files of a family, or of a folder of it: those that enter themselves with @register, or are …_page."""
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if registers(path) or path.stem.endswith("_page")]


def listed(folder):
    """Return the names of the modules that the list of a family imports."""
    package = folder.replace("/", ".")
    found = (module for module, _ in imports(ROOT / folder / "__init__.py"))
    return {module.removeprefix(f"{package}.").split(".")[0] for module in found if module.startswith(f"{package}.")}


@pytest.mark.parametrize("folder", FAMILIES)
def test_folder_and_list_agree(folder):
    expected = {path.relative_to(ROOT / folder).parts[0].removesuffix(".py") for path in members(folder)}
    assert expected
    assert expected <= listed(folder), f"{folder}/__init__.py does not list them all"


@pytest.mark.parametrize("path", [path for folder in FAMILIES for path in members(folder)], ids=name)
def test_every_member_has_its_test(path):
    mirrored = ROOT / "tests" / path.relative_to(ROOT).parent / f"test_{path.name}"
    assert mirrored.exists(), f"{name(mirrored)} is missing"
