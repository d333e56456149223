"""What the computer at hand can give to a release."""

from __future__ import annotations

import os
import sys

SHARE = 0.75
"""Part of the memory that one program may count on."""


def memory() -> int:
    """Return the bytes a release may take: most of the memory, or what this process is allowed if that is less."""
    if sys.platform == "win32":
        return int(SHARE * _windows_memory())
    import resource  # noqa: PLC0415  not on Windows

    installed = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    allowed, _ = resource.getrlimit(resource.RLIMIT_AS)
    return int(SHARE * (installed if allowed == resource.RLIM_INFINITY else min(installed, allowed)))


def _windows_memory() -> int:
    """Return the bytes of memory by `GetPhysicallyInstalledSystemMemory`, which tells them in kilobytes."""
    import ctypes  # noqa: PLC0415  only here

    kilobytes = ctypes.c_ulonglong(0)
    ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))  # type: ignore[attr-defined,unused-ignore]
    return kilobytes.value * 1024
