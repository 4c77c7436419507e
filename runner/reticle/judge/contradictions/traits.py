"""What kinds of requests are there, as far as contradictions care."""

from __future__ import annotations

import re

from reticle.truth.requests import Exchange

_TELEMETRY = re.compile(
    r"(^|[./_-])(analytics?|telemetry|collect|tracking|metrics|beacons?|rum|csp-report|sentry|matomo|plausible|segment"
    r"|mixpanel|amplitude|gtag|ga|hotjar|posthog|envelope|pageviews?)($|[./?_-])"
)
_READING = re.compile(
    r"(^|/)(search|query|queries|find|filter|validate|validation|check|preview|suggest(ions?)?|autocomplete|lookup|count"
    r"|estimate|quote)(/|$)"
)


def is_telemetry(exchange: Exchange) -> bool:
    """Tell whether a request only reports what the user does: its loss changes nothing for anybody."""
    if exchange.data.channel == "beacon":
        return True
    return _TELEMETRY.search(exchange.data.url.split("://")[-1].split("?")[0].lower()) is not None


def is_no_concern(exchange: Exchange) -> bool:
    """Tell whether a request's failure is no concern of the app: telemetry, and what a third party's script (a
    widget, a tag) sends home. A frame that is acted in is no third party: what it sends home is what is tried."""
    return is_telemetry(exchange) or (exchange.data.third_party and not exchange.data.acted_in)


def is_reading(exchange: Exchange) -> bool:
    """Tell whether a request reads although its method could write: `POST /search`, a GraphQL query."""
    return not exchange.data.mutating or _READING.search(exchange.path.lower()) is not None


def failed_t(exchange: Exchange) -> float | None:
    """Return when a request failed (4xx, 5xx, network); None when it did not.

    What the app or a navigation cancelled, and what the client blocked, has not failed.
    """
    failure, answer = exchange.failure, exchange.answer
    if answer is not None:
        return exchange.answered_t if answer.status >= 400 else None
    if failure is None or failure.canceled or failure.blocked:
        return None
    return exchange.failed.t if exchange.failed is not None else None


def succeeded(exchange: Exchange) -> bool:
    """Tell whether a request was answered with 2xx or 3xx."""
    return exchange.answer is not None and 200 <= exchange.answer.status < 400
