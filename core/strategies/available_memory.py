"""The memory that a release may take on this computer."""

from __future__ import annotations

import os
import sys

USABLE_SHARE = 0.75
"""Part of the memory that one program may use; the rest is for the system and other programs.

A larger part would start releases that end in swapping, a smaller one refuse releases that fit.
"""


def memory() -> int:
    """Return the bytes a release may take: SHARE of the memory, or of this process's limit if that is less."""
    if sys.platform == "win32":
        return int(USABLE_SHARE * _windows_memory())
    import resource  # noqa: PLC0415  does not exist on Windows

    installed = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    allowed, _ = resource.getrlimit(resource.RLIMIT_AS)
    return int(USABLE_SHARE * (installed if allowed == resource.RLIM_INFINITY else min(installed, allowed)))


def _windows_memory() -> int:
    """Return the bytes of memory by `GetPhysicallyInstalledSystemMemory`, whose unit is the kilobyte."""
    import ctypes  # noqa: PLC0415  needed on Windows only

    kilobytes = ctypes.c_ulonglong(0)
    ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))  # type: ignore[attr-defined,unused-ignore]
    return kilobytes.value * 1024
