import pytest

from assistant.serve.site import NotAnAddress, Site, public_url

LOCAL = Site("127.0.0.1", 8000)
WIDE = Site("0.0.0.0", 8000)
PUBLIC = Site("127.0.0.1", 8000, "https://town.example/howard")


@pytest.mark.parametrize(
    ("site", "host", "trusted"),
    [
        (LOCAL, "127.0.0.1:8000", True),
        (LOCAL, "localhost:8000", True),
        (LOCAL, "LOCALHOST:8000", True),
        (LOCAL, "[::1]:8000", True),
        (LOCAL, "localhost", False),
        (LOCAL, "localhost:8001", False),
        (LOCAL, "evil.example:8000", False),
        (LOCAL, "192.168.1.5:8000", False),
        (LOCAL, "", False),
        (LOCAL, "[::1:8000", False),
        (WIDE, "192.168.1.5:8000", True),
        (WIDE, "evil.example:8000", False),
        (PUBLIC, "town.example", True),
        (PUBLIC, "127.0.0.1:8000", True),
        (PUBLIC, "other.example", False),
        (Site("127.0.0.1", 80), "localhost", True),
    ],
)
def test_only_the_site_s_own_names_are_trusted(site, host, trusted):
    assert site.trusts_host(host) is trusted


@pytest.mark.parametrize(
    ("site", "origin", "host", "trusted"),
    [
        (LOCAL, "http://localhost:8000", "localhost:8000", True),
        (LOCAL, "http://127.0.0.1:8000", "localhost:8000", False),
        (LOCAL, "http://evil.example", "localhost:8000", False),
        (LOCAL, "https://localhost:8000", "localhost:8000", False),
        (LOCAL, "null", "localhost:8000", False),
        (LOCAL, "", "localhost:8000", False),
        (PUBLIC, "https://town.example", "town.example", True),
        (PUBLIC, "https://town.example", "127.0.0.1:8000", True),
        (PUBLIC, "https://town.example.evil.example", "town.example", False),
    ],
)
def test_a_socket_is_opened_by_the_site_s_own_page(site, origin, host, trusted):
    assert site.trusts_origin(origin, host) is trusted


def test_a_public_address_loses_its_slash():
    assert public_url(" https://town.example/howard/ ") == "https://town.example/howard"
    assert public_url("http://10.0.0.1:8080") == "http://10.0.0.1:8080"


@pytest.mark.parametrize(
    "text", ["town.example", "ftp://a", "https://", "javascript:1", "https://a@b", "http://a?b", ""]
)
def test_what_is_no_address_is_refused(text):
    with pytest.raises(NotAnAddress):
        public_url(text)


def test_the_address_to_visit():
    assert (LOCAL.url, Site("::1", 80).url, PUBLIC.url) == (
        "http://127.0.0.1:8000",
        "http://[::1]:80",
        "https://town.example/howard",
    )
    assert [LOCAL.is_local, WIDE.is_local] == [True, False]
