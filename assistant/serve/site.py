"""Where the page is, and which requests are meant for it: a strange page must not open sessions on this machine."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_PORTS = {"http": 80, "https": 443}


class NotAnAddress(Exception):
    """A public address that is none: it must begin with http:// or https:// and name a host."""


@dataclass(frozen=True, slots=True)
class Site:
    """The host and port that are listened on, and the address that visitors use, "" where it is the same."""

    host: str
    port: int
    public_url: str = ""

    @property
    def is_local(self) -> bool:
        """Whether this machine alone can reach it."""
        return self.host in _LOCAL

    @property
    def url(self) -> str:
        """The address to visit."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url or f"http://{host}:{self.port}"

    def trusts_host(self, host: str) -> bool:
        """Whether a request names this site: its own host, or the public one.

        A name that somebody else has pointed at this machine is neither. Where every network is listened on, its
        numbers are known to it alone, so any number is right.
        """
        named = _parts(f"http://{host}")
        if named is None:
            return False
        if self.public_url and host.lower() == urlsplit(self.public_url).netloc.lower():
            return True
        name, port = named
        if port != self.port:
            return False
        if self.is_local:
            return name in _LOCAL
        return name == self.host.lower() or _is_number(name) or name == "localhost"

    def trusts_origin(self, origin: str, host: str) -> bool:
        """Whether a socket is opened by this site's own page, which every browser tells."""
        if self.public_url and _parts(origin) == _parts(self.public_url):
            return True
        return bool(origin) and _parts(origin) == _parts(f"http://{host}") and origin.startswith("http://")

    def base(self, host: str) -> str:
        """The address that the page's own files are under, for a request to this host."""
        return self.public_url or f"http://{host}"


def public_url(text: str) -> str:
    """The address without what stands at its end.

    Raises:
        NotAnAddress: it is no address of a page.
    """
    parts = urlsplit(text.strip())
    if (
        parts.scheme not in _PORTS
        or _parts(text.strip()) is None
        or parts.query
        or parts.fragment
        or "@" in parts.netloc
    ):
        raise NotAnAddress(text)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def _parts(url: str) -> tuple[str, int] | None:
    """Host and port of an address; None where it has none."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    return (host.lower(), port or _PORTS.get(parts.scheme, 0)) if host else None


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
