"""What the product imports is declared, what is declared is imported, and all of it is locked."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.house.project_files import PRODUCT, ROOT, files, imports

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def plain(name):
    """Return a distribution's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements):
    return {plain(re.split(r"[<>=!~ \[]", requirement)[0]) for requirement in requirements}


def imported():
    """Return the distributions that the product imports directly."""
    modules = {module.split(".")[0] for path in files(*PRODUCT) for module, _ in imports(path)}
    owners = packages_distributions()
    third = modules - set(sys.stdlib_module_names) - set(PRODUCT)
    # Qt's modules are spread over several distributions; what is not locked need not be installed, as pyspark
    return {
        plain(name)
        for module in third
        for name in owners.get(module, [module])
        if name not in {"PySide6", "PySide6_Addons"}
    }


def test_imports_and_dependencies_agree():
    extras = PROJECT["project"]["optional-dependencies"].values()
    optional = set().union(*map(declared, extras))
    assert imported() == declared(PROJECT["project"]["dependencies"]) | optional


def test_every_dependency_has_a_lower_bound_and_a_reason():
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("dependencies = [")[1].split("\n]")[0]
    for line in filter(None, map(str.strip, lines.splitlines())):
        assert re.fullmatch(r'"[\w-]+(>=|==)[\d.]+(,<[\d.]+)?",\s+# .+', line), line


def test_everything_is_locked_by_hash():
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = {plain(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    wanted = declared(PROJECT["project"]["dependencies"]) | declared(PROJECT["dependency-groups"]["dev"])
    assert not wanted - locked
    pins = [line for line in lock.splitlines() if re.match(r"\w", line)]
    assert all(line.endswith("\\") for line in pins)
