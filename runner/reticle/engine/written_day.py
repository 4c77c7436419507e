"""A day as an app writes it: in a pattern of Unicode TR35 (`d MMMM yyyy`) or a style (`long`), in the flow's locale."""

from __future__ import annotations

from datetime import date

from reticle.errors import FlowError, UsageError

STYLES = ("short", "medium", "long", "full")


def write_day(day: date, pattern: str, locale: str, *, what: str) -> str:
    """Spell a day: `2026-12-01`, `d MMMM yyyy`, `en-US` → `1 December 2026`. `what` names the flow in messages.

    Raises UsageError without Babel, FlowError for a pattern that spells no day and for a locale that is not known.
    """
    try:
        from babel import Locale, UnknownLocaleError
        from babel.dates import format_date, tokenize_pattern
    except ImportError:
        raise UsageError(
            f"{what}: a day in words needs Babel, which is not installed", hint="pip install 'reticle-runner[dates]'"
        ) from None
    try:
        language = Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        raise FlowError(
            f'{what}: no words for days are known in locale "{locale}"', hint='write one such as "en-US" or "de"'
        ) from None
    if pattern in STYLES:
        return format_date(day, pattern, locale=language)
    try:
        fields = [kind for kind, _ in tokenize_pattern(pattern) if kind == "field"]
        written = format_date(day, pattern, locale=language)
    except (ValueError, KeyError, AttributeError, TypeError):
        fields, written = [], ""
    if not fields or "%" in pattern:
        raise FlowError(
            f'{what}: "{pattern}" spells no day',
            hint=f'a pattern such as "d MMMM yyyy" or "dd.MM.yyyy", or {", ".join(STYLES)}',
        )
    return written
