"""What PostgreSQL's client library is to ask of a connection to another computer: encryption, or no password in clear.

The library's own choice, sslmode=prefer, goes on in the clear with a server that has no encryption, and with whoever
sits between and says that it has none; password and rows would be read on the way. So an address of another computer is
asked for encryption, unless it, its service file or PGSSLMODE says otherwise: what its owner writes is an answer. Even
then a server that wants the password itself, in clear, does not get it, unless a service file decides: SCRAM and MD5
send proofs of it. Whether the server is the one that is meant, sslmode=verify-full looks at, for which the library
needs its certificate.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

from core.domain.location import DatabaseAddress

_MODE, _METHODS = "PGSSLMODE", "PGREQUIREAUTH"
"""Variables of the library, which count less than a service file, and that less than an address."""
_IN_CLEAR = frozenset(("disable", "allow", "prefer"))
"""Of sslmode, what may end up without encryption."""


@contextmanager
def demanded(address: DatabaseAddress) -> Iterator[None]:
    """Let the library ask for encryption, or keep the password to itself, while the context is open."""
    before = dict(os.environ)
    os.environ.update({name: value for name, value in _demands(address).items() if name not in before})
    try:
        yield
    finally:
        for name in _demands(address).keys() - before.keys():
            os.environ.pop(name, None)


def _demands(address: DatabaseAddress) -> dict[str, str]:
    if _is_local(address):
        return {}
    mode = address.sslmode or os.environ.get(_MODE, "require")
    return {_MODE: mode, **({_METHODS: "!password"} if mode in _IN_CLEAR else {})}


def _is_local(address: DatabaseAddress) -> bool:
    """Return whether the server is on this computer, so that nothing sent leaves it; a service may be anywhere."""
    if address.service or os.environ.get("PGSERVICE"):
        return False
    host = address.host or os.environ.get("PGHOSTADDR") or os.environ.get("PGHOST", "")
    if host in ("", "localhost") or host.startswith(("/", "@")):  # folders of sockets, and their abstract names
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
