"""The texts of the program that the translators' tool has to find, and those that nobody has marked for it."""

from __future__ import annotations

import ast
import re
from functools import cache

from tests.house.project_files import files, name, tree, walked

MARKS = {"words", "N_", "translate"}
COUNTED = 4
"""Arguments of a mark with a plural: context, text, the text for one, and which of its blanks is counted."""

SHOWN = {
    "setText",
    "setInformativeText",
    "setToolTip",
    "setStatusTip",
    "setWhatsThis",
    "setWindowTitle",
    "setTitle",
    "setAccessibleName",
    "setAccessibleDescription",
    "setPlaceholderText",
    "setSpecialValueText",
    "setSuffix",
    "setPrefix",
    "setHeaderLabels",
    "showMessage",
    "addAction",
    "addMenu",
    "addItem",
    "addItems",
    "addTab",
    "addRow",
    "set_words",
    "set_primary",
    "say",
    "QLabel",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "QAction",
    "heading_label",
    "muted_label",
    "button",
    "tool_button",
    "Card",
    "Column",
    "PageHeader",
}
"""Whatever these are handed first, a person reads."""

FAULTS = {"ValueError", "TypeError", "KeyError", "OSError", "OverflowError", "LinAlgError"}
"""Of the program, not of its user: no person reads them."""

NAMES = {"Reticent"}
"""What is called the same in every language."""


@cache
def marked():
    """Return {(context, text, whether it has a plural)} of the product."""
    return {found for path in files("core", "guiapp") for found in _marked(tree(path), "")}


@cache
def marked_for_one():
    """Return the texts for one thing, which translators see beside those that have a plural."""
    calls = (node for path in files("core") for node in walked(path) if isinstance(node, ast.Call))
    return {call.args[2].value for call in calls if _called(call) == "N_" and len(call.args) == COUNTED}


def hidden():
    """Return places where the text to be translated is not written out, so that the translators' tool cannot see it."""
    calls = [(path, node) for path in files("core", "guiapp") for node in walked(path) if isinstance(node, ast.Call)]
    texts = [(path, text) for path, node in calls if _is_mark(node) for text in _texts(node)]
    found = [f"{name(path)}:{text.lineno}" for path, text in texts if not isinstance(text, ast.Constant)]
    return [place for place in found if not place.startswith("guiapp/desktop/language.py:")]


def unmarked():
    """Return places where the window shows, or the engine refuses with, a text that cannot be translated."""
    window = [(path, text) for path in files("guiapp") for text in _literals(path, _is_shown)]
    engine = [(path, text) for path in files("core") for text in _literals(path, _is_refusal)]
    engine = [(path, text) for path, text in engine if not name(path).startswith("core/commandline/")]
    return [f"{name(path)}:{text.lineno}: {ast.unparse(text)}" for path, text in window + engine]


def _marked(node, context):
    """Yield what is marked below `node`, inside the class `context`."""
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        if _called(node) == "tr" and texts:
            yield context, texts[0], len(node.args) == 3
        elif _is_mark(node) and len(texts) == len(node.args):
            yield texts[0], texts[1], len(texts) == COUNTED
    for child in ast.iter_child_nodes(node):
        yield from _marked(child, context)


def _called(call):
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _is_mark(call):
    """Return whether the call marks a text: str.translate has one argument, and ours two, or four with a plural."""
    return _called(call) == "tr" or (_called(call) in MARKS and len(call.args) in {2, COUNTED})


def _texts(call):
    """Return what has to be written out for the translators' tool: it takes no more than a figure for the count."""
    return call.args[:1] if _called(call) == "tr" else call.args[1:]


def _literals(path, reads):
    """Yield the bare texts that `reads` finds among the arguments of calls."""
    for node in walked(path):
        if isinstance(node, ast.Call):
            yield from (arg for arg in reads(_called(node), node) if _has_words(arg))


def _is_shown(called, call):
    if called not in SHOWN:
        return []
    return call.args if called in {"say", "set_words"} else call.args[:1]


def _is_refusal(called, call):
    if not called.endswith("Error") or called in FAULTS:
        return []
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _has_words(node):
    """Return whether this is a text of at least a word: a key, a sign or a number is none."""
    if isinstance(node, ast.JoinedStr):
        texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
    else:
        texts = [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
    found = {word for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)} - NAMES
    return bool(found) and not all(re.fullmatch(r"[a-z_]+", text) for text in texts)
