"""Tell Windows, for this user alone, that plans (*.reticent) are opened by the program; `forget` takes it back.

Nothing here needs an administrator. Written by the documentation of Windows; not tried on a real machine.
"""

from __future__ import annotations

import ctypes
from importlib import import_module
from pathlib import Path
from typing import Any

from setup import SetUpError, say

PROGRAM = "pythonw.exe"
"""What opens plans: of the programs in the environment, the one that brings no console along."""

_CLASSES = r"Software\Classes"
_ENDING = rf"{_CLASSES}\.reticent"
_NAME = "Reticent.Plan"
_KIND = rf"{_CLASSES}\{_NAME}"
_ASSOCIATIONS_CHANGED = 0x08000000


def associate(program: Path) -> None:
    """Have the program, run by `program`, open plans.

    Raises:
        SetUpError: if the registry cannot be written.
    """
    command = f'"{program}" -P -m guiapp "%1"'  # -P: a module that lies beside the plan must not be run
    values = ((_KIND, "Reticent plan"), (rf"{_KIND}\shell\open\command", command), (_ENDING, _NAME))
    try:
        registry = _registry()
        for key, value in values:
            registry.SetValue(registry.HKEY_CURRENT_USER, key, registry.REG_SZ, value)
    except OSError as error:
        raise SetUpError(f"Windows cannot be told: {error}") from error
    _spread()
    say(r"Files ending in .reticent are opened by Reticent. To take that back: py installer\run.py --forget")


def forget() -> None:
    """Take all of it away, but for the ending where another program has taken that since.

    Raises:
        SetUpError: if the registry cannot be written.
    """
    own = [_ENDING] if _value(_ENDING) == _NAME else []
    inner = [rf"{_KIND}\shell\open\command", rf"{_KIND}\shell\open", rf"{_KIND}\shell"]
    for key in (*own, *inner, _KIND):  # a key goes only when nothing is left below it
        _delete(key)
    _spread()
    say("Windows has forgotten the program; the program itself is still there.")


def _registry() -> Any:  # noqa: ANN401  a module that only Windows has
    return import_module("winreg")


def _value(key: str) -> str | None:
    registry = _registry()
    try:
        return str(registry.QueryValue(registry.HKEY_CURRENT_USER, key))
    except FileNotFoundError:
        return None


def _delete(key: str) -> None:
    registry = _registry()
    try:
        registry.DeleteKey(registry.HKEY_CURRENT_USER, key)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise SetUpError(f"Windows cannot be told: {error}") from error


def _spread() -> None:
    """Have Explorer look again."""
    ctypes.windll.shell32.SHChangeNotify(_ASSOCIATIONS_CHANGED, 0, None, None)
