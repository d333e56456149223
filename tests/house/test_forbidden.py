"""What the product must never do is not in it: seeds, networks, pickles, evaluated text, printing."""

from __future__ import annotations

import ast

import pytest

from tests.house.project_files import PRODUCT, ROOT, files, imports, name, tree

NETWORK = {
    "socket",
    "ssl",
    "http",
    "urllib",
    "ftplib",
    "smtplib",
    "requests",
    "httpx",
    "aiohttp",
    "asyncio",
    "webbrowser",
}
CHANCE = {"random", "numpy.random", "secrets"}
FROZEN = {"pickle", "shelve", "marshal", "dill", "joblib"}
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint"}

every_file = pytest.mark.parametrize("path", files(*PRODUCT), ids=name)


@every_file
def test_no_forbidden_import(path):
    found = [
        f"{module}, line {line}" for module, line in imports(path) if _is_one_of(module, NETWORK | CHANCE | FROZEN)
    ]
    assert not found


@every_file
def test_no_forbidden_call(path):
    calls = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    plain = [node.func.id for node in calls if isinstance(node.func, ast.Name)]
    assert not CALLS & set(plain)
    if not name(path).startswith("core/commandline/"):
        assert "print" not in plain


@every_file
def test_no_seed(path):
    words = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    words |= {node.arg for node in ast.walk(tree(path)) if isinstance(node, ast.arg | ast.keyword) and node.arg}
    words |= {node.attr for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)}
    assert not {word for word in words if "seed" in word.lower() or word in {"default_rng", "RandomState"}}


def test_a_seeded_twin_of_the_noise_exists_in_one_file_of_the_tests():
    classes = (
        (path, node) for path in files("tests") for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)
    )
    bases = [(name(path), getattr(base, "id", "")) for path, node in classes for base in node.bases]
    twins = {file for file, base in bases if base == "RandomBits"}
    assert twins == {"tests/seeded_bits.py"}


@every_file
def test_only_two_places_catch_everything(path):
    handlers = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ExceptHandler)]
    broad = [h for h in handlers if h.type is None or getattr(h.type, "id", "") in {"Exception", "BaseException"}]
    if name(path) not in {"guiapp/jobs/job.py", "guiapp/desktop/crash.py"}:
        assert not [handler.lineno for handler in broad]


def test_only_one_file_reads_the_systems_entropy():
    readers = [name(path) for path in files(*PRODUCT) if "urandom" in path.read_text(encoding="utf-8")]
    assert readers == ["core/mechanisms/randomness.py"]


def test_no_index_address_in_the_locks():
    for lock in (ROOT / "requirements.lock", ROOT / "installer" / "uv-requirements.txt"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text


def _is_one_of(module, forbidden):
    return any(module == word or module.startswith(f"{word}.") for word in forbidden)
