"""One spelling for the address of a page."""

from __future__ import annotations

import pytest

from reticle.grade.url import is_same_page, normalise_url


@pytest.mark.parametrize(
    ("want", "got", "same"),
    [
        ("http://shop.test:7780/admin/reports/viewed", "http://shop.test:7780/admin/reports/viewedasdf", False),
        ("http://shop.test:7780/admin/reports/viewed", "http://shop.test:7780/admin/reports/viewed/", True),
        ("http://shop.test/list?b=2&a=1", "http://shop.test/list?a=1&b=2", True),
        ("http://shop.test/list?a=1", "http://shop.test/list?a=1&utm=x", False),
        ("http://shop.test/page?x=1", "http://shop.test/pageAx=1", False),
        ("http://shop.test/a%20b", "http://shop.test/a b", True),
        ("http://SHOP.test:80/a", "http://shop.test/a", True),
        ("https://shop.test:443/a", "https://shop.test/a", True),
        ("http://shop.test:443/a", "http://shop.test/a", False),
        ("http://shop.test/A", "http://shop.test/a", False),
        ("http://shop.test/#/a", "http://shop.test/", False),
        ("http://shop.test", "http://shop.test.evil.test", False),
        ("http://shop.test", "http://shop.test/", True),
        ("http://shop.test/a#part", "http://shop.test/a", True),
        ("http://shop.test/#!/a/", "http://shop.test/#!/a", True),
        ("http://shop.test/#/a?y=2&x=1", "http://shop.test/#/a/?x=1&y=2", True),
        ("http://shop.test/#/a", "http://shop.test/#/b", False),
        ("http://shop.test/a//", "http://shop.test/a", False),
        ("http://shop.test/?", "http://shop.test/", True),
        ("http://shop.test/?x=", "http://shop.test/", False),
        ("http://shop.test/?x", "http://shop.test/?x=", True),
        ("http://shop.test/?a=1&a=1", "http://shop.test/?a=1", False),
        ("http://shop.test/?q=a+b", "http://shop.test/?q=a b", False),
        ("http://shop.test/%7Eme", "http://shop.test/~me", True),
        ("http://shop.test/a%2Fb", "http://shop.test/a/b", False),
        ("http://shop.test/a%2fb", "http://shop.test/a%2Fb", True),
        ("http://shop.test/é", "http://shop.test/%c3%a9", True),
    ],
)
def test_two_addresses_name_one_page_or_two(want: str, got: str, same: bool) -> None:
    assert is_same_page(want, got) is same
    assert (normalise_url(want) == normalise_url(got)) is same


def test_extra_query_values_are_fine_when_they_are_allowed() -> None:
    assert is_same_page("http://shop.test/l?a=1", "http://shop.test/l?a=1&utm=x", extra_parameters=True)
    assert not is_same_page("http://shop.test/l?a=1", "http://shop.test/l?a=2&utm=x", extra_parameters=True)


def test_normalising_twice_changes_nothing() -> None:
    for url in ("http://a.test/x%2F?b=%41&a=1#/r/?z=1&y", "about:blank", "not an address", "http://[::1]:80/a/"):
        assert normalise_url(normalise_url(url)) == normalise_url(url)
