"""What the product must never do is not in it: seeds, networks, pickles, evaluated text, printing."""

from __future__ import annotations

import ast

from tests.house.project_files import PRODUCT, ROOT, files, imports, name, walked

NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "requests", "httpx", "aiohttp", "asyncio"}
NETWORK |= {"imaplib", "poplib", "telnetlib", "socketserver", "xmlrpc", "webbrowser", "urllib3", "websockets", "grpc"}
NETWORK |= {"PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngineCore", "multiprocessing.connection"}
NETWORK |= {"adbc_driver_manager", "adbc_driver_postgresql", "pyspark", "py4j"}
ASKS_A_SERVER = {
    "core/sources/formats/databases/postgresql_link.py",  # within the reader, where a plan names a database
    "core/sources/formats/databases/spark_link.py",
}
TAKES_TEXTS_APART = "urllib.parse"  # opens nothing
CHANCE = {"random", "numpy.random", "secrets"}
FROZEN = {"pickle", "shelve", "marshal", "dill", "joblib"}
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint"}

UNFREEZING = {"read_pickle", "to_pickle", "allow_pickle"}

BUDGETS = ("core/privacy", "core/planning", "core/mechanisms", "core/designs", "core/selection", "core/places")
REAL_FOR_A_REASON = {
    "rho_for",  # searches the best order with floats, and is exact at whichever it finds
    "exact_shares",  # wishes are floats; what is given is in whole grains of the budget
    "_in_proportion",  # hands such wishes on
    "least_cost",  # searches for an amount to propose; whichever is agreed to is exact
}

LOADS_THE_WINDOW = "guiapp/__main__.py"

PRINTING = ("core/commandline/", "guiapp/__main__.py")
CATCH_EVERYTHING = {"guiapp/jobs/job.py", "guiapp/desktop/crash.py", "core/sources/frames/frame.py"}
CATCH_EVERYTHING |= {"core/sources/cluster_tasks.py"}  # a cluster writes down what a task died of


def nodes(*kinds):
    """Yield (file, node) of every node of these kinds in the product."""
    for path in files(*PRODUCT):
        yield from ((name(path), node) for node in walked(path) if isinstance(node, kinds))


def test_no_forbidden_import():
    forbidden = NETWORK | CHANCE | FROZEN
    found = {(name(path), module) for path in files(*PRODUCT) for module, _ in imports(path)}
    assert not {
        (file, module)
        for file, module in found
        if any(module == word or module.startswith(f"{word}.") for word in forbidden)
        and file not in ASKS_A_SERVER
        and not module.startswith(TAKES_TEXTS_APART)
    }


def test_qt_is_loaded_before_the_window_is_up():
    """A function may run in a working thread; classes of Qt that are made there, while the window draws, crash it."""
    late = {
        (name(path), ast.unparse(node))
        for path in files("guiapp")
        for function in walked(path)
        if isinstance(function, ast.FunctionDef) and name(path) != LOADS_THE_WINDOW
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert not {place for place in late if any(word in place[1] for word in ("PySide6", "guiapp"))}


def test_no_forbidden_call():
    calls = [(file, call.func.id, call.lineno) for file, call in nodes(ast.Call) if isinstance(call.func, ast.Name)]
    assert not [place for place in calls if place[1] in CALLS]
    assert not [place for place in calls if place[1] == "print" and not place[0].startswith(PRINTING)]


def test_nothing_is_known_by_its_place_in_memory():
    """Two equal things have two places, and one place has two things, one after the other."""
    calls = [(file, call.lineno) for file, call in nodes(ast.Call) if ast.unparse(call.func) == "id"]
    assert not calls


def test_no_seed():
    words = {(file, node.id) for file, node in nodes(ast.Name)}
    words |= {(file, node.arg or "") for file, node in nodes(ast.arg, ast.keyword)}
    words |= {(file, node.attr) for file, node in nodes(ast.Attribute)}
    assert not {place for place in words if "seed" in place[1].lower() or place[1] in {"default_rng", "RandomState"}}


def test_no_chance_and_no_pickle_through_the_back_door():
    """`np.random` needs no import of its own, nor do pickles that numpy and pandas read."""
    used = [(file, node.lineno, node.attr) for file, node in nodes(ast.Attribute)]
    assert not [place for place in used if place[2] in {"random", *UNFREEZING}]
    assert not [(file, node.lineno) for file, node in nodes(ast.keyword) if node.arg in UNFREEZING]
    assert not [(file, node.lineno) for file, node in nodes(ast.Attribute) if node.attr in {"import_module", "eval"}]


def test_no_float_in_a_budget():
    """What is money is a fraction: functions that return fractions neither write nor make floats."""
    found = set()
    for path in files(*BUDGETS):
        for function in walked(path):
            if isinstance(function, ast.FunctionDef) and is_money(function) and any(map(is_real, ast.walk(function))):
                found.add(function.name)
    assert found == REAL_FOR_A_REASON


def is_money(function):
    """Return whether a function gives back an amount: its annotation says Fraction, cost, budget or Scale."""
    words = ast.unparse(function.returns) if function.returns else ""
    return any(word in words for word in ("Fraction", "Cost", "Budget", "Scale"))


def is_real(node):
    """Return whether a piece of code is a float, or makes one."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    return getattr(node, "id", getattr(node, "attr", "")) in {"float", "float64", "sqrt", "exp", "log"}


def test_a_seeded_twin_of_the_noise_exists_in_one_file_of_the_tests():
    classes = ((path, node) for path in files("tests") for node in walked(path) if isinstance(node, ast.ClassDef))
    twins = {name(path) for path, node in classes if "take" in {getattr(item, "name", "") for item in node.body}}
    assert "tests/seeded_bits.py" in twins
    assert not {name(path) for path in files(*PRODUCT) for module, _ in imports(path) if module.startswith("tests")}


def test_only_four_places_catch_everything():
    broad = {
        (file, handler.lineno)
        for file, handler in nodes(ast.ExceptHandler)
        if handler.type is None or getattr(handler.type, "id", "") in {"Exception", "BaseException"}
    }
    assert not {place for place in broad if place[0] not in CATCH_EVERYTHING}


def test_only_one_file_reads_the_systems_entropy():
    readers = [name(path) for path in files(*PRODUCT) if "urandom" in path.read_text(encoding="utf-8")]
    assert readers == ["core/mechanisms/randomness.py"]


def test_no_index_address_in_the_locks():
    of_installer = ("uv-requirements.txt", "packaging-requirements.txt", "documentation/requirements.txt")
    for lock in (ROOT / "requirements.lock", *(ROOT / "installer" / file for file in of_installer)):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text
