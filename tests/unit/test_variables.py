"""Variables of a flow."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import pytest

from reticle.engine.variables import Variables, resolve_variables
from reticle.errors import FlowError, UsageError
from reticle.model.flow import ClickArgs, FillArgs, Flow, parse_flow
from reticle.text import Redactor

NOW = datetime(2026, 1, 31, 23, 30, tzinfo=UTC)


def _flow(**variables: dict[str, object]) -> Flow:
    return parse_flow({"version": 1, "name": "buy", "vars": variables, "steps": []}, name="buy")


def _variables(environ: dict[str, str] | None = None, zone: str = "UTC", **kinds: dict[str, object]) -> Variables:
    return resolve_variables(
        _flow(**kinds), environ=environ or {}, now=NOW, zone=zone, unique="k3f9", redactor=Redactor(b"k")
    )


def test_the_environment_wins_over_the_default() -> None:
    kind: dict[str, object] = {"env": "SHOP_EMAIL", "default": "ada@example.test"}
    assert _variables(email=kind).text("<${email}>") == "<ada@example.test>"
    assert _variables({"SHOP_EMAIL": "bo@example.test"}, email=kind).text("${email}") == "bo@example.test"


def test_a_variable_that_is_not_set_is_named_with_what_to_type() -> None:
    with pytest.raises(
        UsageError, match=r'"pw" reads the environment variable SHOP_PW, which is not set .* export SHOP'
    ):
        _variables(pw={"env": "SHOP_PW", "secret": True})


def test_an_unknown_name_answers_with_the_nearest() -> None:
    with pytest.raises(FlowError, match=r'did you mean "\$\{email\}"'):
        _variables(email={"default": "x"}).text("${emial}")


def test_a_secret_is_learned_before_anything_is_written() -> None:
    variables = _variables({"PW": "hunter2-long"}, pw={"env": "PW", "secret": True})
    assert "hunter2-long" not in variables.redactor.text("typed hunter2-long here")


def test_a_doubled_dollar_is_a_plain_slot() -> None:
    assert _variables().text("$${email} costs $5") == "${email} costs $5"


@pytest.mark.parametrize(
    ("slot", "day"),
    [
        ("today", "2026-01-31"),
        ("today+1d", "2026-02-01"),
        ("today-31d", "2025-12-31"),
        ("today+2w", "2026-02-14"),
        ("today+1m", "2026-02-28"),
        ("today+1y", "2027-01-31"),
        ("today-1m", "2025-12-31"),
    ],
)
def test_days_count_from_today(slot: str, day: str) -> None:
    variables = _variables()
    assert variables.text("${" + slot + "}") == day
    assert variables.generated == {slot: day}


@pytest.mark.parametrize(
    ("slot", "locale", "day"),
    [
        ("today:d MMMM yyyy", "en-US", "31 January 2026"),
        ("today+1d:dd.MM.yyyy", "de", "01.02.2026"),
        ("today:EEEE, d. MMMM", "de-DE", "Samstag, 31. Januar"),
        ("today:long", "en-US", "January 31, 2026"),
        ("today - 1w", "en", None),
        ("today:long", "en-GB", "31 January 2026"),
        ("today:yyyy年M月d日", "ja-JP", "2026年1月31日"),
    ],
)
def test_a_day_is_written_as_the_flows_locale_writes_it(slot: str, locale: str, day: str | None) -> None:
    variables = resolve_variables(
        _flow(), environ={}, now=NOW, zone="UTC", unique="u", redactor=Redactor(), locale=locale
    )
    if day is None:
        with pytest.raises(FlowError, match="is not one of its"):
            variables.text("${" + slot + "}")
        return
    assert variables.text("On ${" + slot + "}!") == f"On {day}!"
    assert variables.generated == {slot: day}


@pytest.mark.parametrize("pattern", ["%d.%m.%Y", "HH:mm", "foo", "'d'"])
def test_a_pattern_that_spells_no_day_is_one_line(pattern: str) -> None:
    with pytest.raises(FlowError, match="spells no day"):
        _variables().text("${today:" + pattern + "}")


def test_a_locale_that_nobody_knows_is_one_line() -> None:
    variables = resolve_variables(
        _flow(), environ={}, now=NOW, zone="UTC", unique="u", redactor=Redactor(), locale="xx-nowhere"
    )
    with pytest.raises(FlowError, match='no words for days are known in locale "xx-nowhere"'):
        variables.text("${today:long}")


def test_without_babel_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "babel", None)
    with pytest.raises(UsageError, match="needs Babel"):
        _variables().text("${today:long}")


def test_today_is_the_day_in_the_zone_of_the_flow() -> None:
    assert _variables(zone="Europe/Berlin").text("${today}") == "2026-02-01"


def test_a_one_time_password_follows_rfc_6238() -> None:
    # RFC 6238, appendix B: secret "12345678901234567890", time 59 s, eight digits 94287082; six digits are its tail.
    flow = _flow()
    moment = datetime.fromtimestamp(59, UTC)
    environ = {"OTP": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"}
    variables = resolve_variables(flow, environ=environ, now=moment, zone="UTC", unique="u", redactor=Redactor())
    assert variables.text("${totp:OTP}") == "287082"


def test_models_are_filled_in_all_the_way_down_and_kept_when_nothing_is_to_fill() -> None:
    variables = _variables(who={"default": "Ada"})
    assert variables.model(FillArgs(value="${who}!")).value == "Ada!"
    args = ClickArgs(button="right")
    assert variables.model(args) is args
