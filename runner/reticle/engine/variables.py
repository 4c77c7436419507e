"""Variables of a flow: what `${…}` stands for in one run.

`${name}` reads `vars`; `${unique}` is one value a run; `${today}`, `${today+3d}` are days in the flow's time zone,
`${today:d MMMM yyyy}`, `${today+3d:long}` the same as people write them in the flow's locale (Unicode TR35);
`${now}` the moment; `${totp:NAME}` a time-based one-time password (RFC 6238) from a secret in the environment; `$${`
is a plain `${`.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel

from reticle.clock import iso_utc
from reticle.engine.written_day import write_day
from reticle.errors import FlowError, UsageError
from reticle.model.flow import Flow
from reticle.text import Redactor, find_nearest

_SLOT = re.compile(r"\$\$\{|\$\{([^{}]*)\}")
_DAY = re.compile(r"today(?:([+-])(\d{1,5})([dwmy]))?(?::(.+))?")
M = TypeVar("M", bound=BaseModel)


@dataclass
class Variables:
    """The values of one run. `generated` collects what was made up (`unique`, each `today…`), for the grade's clock."""

    flow: str
    values: Mapping[str, str]
    now: datetime
    zone: str
    unique: str
    environ: Mapping[str, str]
    redactor: Redactor
    locale: str = "en-US"
    generated: dict[str, str] = field(default_factory=dict)

    def text(self, value: str) -> str:
        """Fill in every `${…}` of a text. Raises FlowError for a name that nothing defines."""
        return _SLOT.sub(lambda found: "${" if found[1] is None else self._one(found[1].strip()), value)

    def data(self, value: Any) -> Any:
        """Fill in JSON-like data all the way down."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {key: self.data(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.data(item) for item in value]
        return value

    def model(self, value: M) -> M:
        """Fill in every text of a model."""
        dumped = value.model_dump(by_alias=True, exclude_unset=True)
        filled = self.data(dumped)
        return value if filled == dumped else type(value).model_validate(filled)

    def _one(self, name: str) -> str:
        if name == "unique":
            self.generated["unique"] = self.unique
            return self.unique
        if name == "now":
            return iso_utc(self.now)
        day = _DAY.fullmatch(name)
        if day:
            made = self._day(day)
            self.generated[name] = made
            return made
        if name.startswith("totp:"):
            return self._totp(name.removeprefix("totp:"))
        if name in self.values:
            return self.values[name]
        near = find_nearest(name, [*self.values, "unique", "today", "now"])
        raise FlowError(
            f'flow {self.flow}: "${{{name}}}" is not one of its "vars"',
            hint=f'did you mean "${{{near}}}"?' if near else 'define it under "vars", or write "$${" for a plain "${"',
        )

    def today(self) -> date:
        """Return the day in the flow's time zone."""
        return self.now.astimezone(_zone(self.zone, self.flow)).date()

    def _day(self, found: re.Match[str]) -> str:
        today = self.today()
        if found[1]:
            count = int(found[2]) * (1 if found[1] == "+" else -1)
            if found[3] in "dw":
                today += timedelta(days=count * (7 if found[3] == "w" else 1))
            else:
                months = today.month - 1 + count * (12 if found[3] == "y" else 1)
                year, month = today.year + months // 12, months % 12 + 1
                day = today.day
                while True:
                    try:
                        today = today.replace(year=year, month=month, day=day)
                        break
                    except ValueError:
                        day -= 1
        if found[4] is None:
            return today.isoformat()
        return write_day(today, found[4].strip(), self.locale, what=f"flow {self.flow}")

    def _totp(self, name: str) -> str:
        secret = self.environ.get(name)
        if not secret:
            raise UsageError(
                f"flow {self.flow}: ${{totp:{name}}} reads the environment variable {name}, which is not set",
                hint=f"export {name}=… (the base32 secret)",
            )
        self.redactor.learn(secret)
        padded = secret.replace(" ", "").upper()
        try:
            key = base64.b32decode(padded + "=" * (-len(padded) % 8))
        except (binascii.Error, ValueError):
            raise UsageError(f"flow {self.flow}: the variable {name} holds no base32 secret") from None
        digest = hmac.new(key, struct.pack(">Q", int(self.now.timestamp()) // 30), hashlib.sha1).digest()
        offset = digest[-1] & 15
        code = (struct.unpack(">I", digest[offset : offset + 4])[0] & 0x7FFFFFFF) % 1_000_000
        made = f"{code:06d}"
        self.redactor.learn(made)
        return made


def resolve_variables(
    flow: Flow,
    *,
    environ: Mapping[str, str],
    now: datetime,
    zone: str,
    unique: str,
    redactor: Redactor,
    locale: str = "en-US",
) -> Variables:
    """Read a flow's `vars` from the environment. Secrets are learned by the redactor before anything else happens.

    Raises UsageError for a variable without a default whose environment variable is not set.
    """
    values: dict[str, str] = {}
    for name, var in flow.vars.items():
        value = environ.get(var.env) if var.env else None
        if value is None:
            value = var.default
        if value is None:
            raise UsageError(
                f'flow {flow.name}: variable "{name}" reads the environment variable {var.env}, which is not set',
                hint=f"export {var.env}=…",
            )
        if var.secret:
            redactor.learn(value)
        values[name] = value
    _zone(zone, flow.name)
    return Variables(flow.name, values, now, zone, unique, environ, redactor, locale)


def is_defined(name: str, flow: Flow) -> bool:
    """Tell whether `${name}` stands for something in a flow."""
    return name in ("unique", "now") or name.startswith("totp:") or name in flow.vars or bool(_DAY.fullmatch(name))


def declare_secrets(flows: Iterable[Flow], *, environ: Mapping[str, str], redactor: Redactor) -> None:
    """Make the secret variables of all flows known before anything runs: an app may print them at any time."""
    for flow in flows:
        for var in flow.vars.values():
            if var.secret and var.env:
                redactor.declare(environ.get(var.env, ""))


def _zone(name: str, flow: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        raise FlowError(f'flow {flow}: time zone "{name}" does not exist', hint='use an IANA name, "UTC"') from None
