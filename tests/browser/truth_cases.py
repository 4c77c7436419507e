"""What is done on each page of `pages/truth`, what is declared, and the one right answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from served_pages import Site
from truth_site import serve_truth

from reticle.browser.launch import Browser
from reticle.engine.oneshot import judge_visit, prepare_check
from reticle.engine.shorthand import parse_predicate_text, parse_step
from reticle.engine.visit import Visit
from reticle.model.config import Config
from reticle.model.verdict import Verdict
from reticle.store.project import Project

YES = ("yes", "proved")
CLEAN = "console level=error absent"
GO = "click css=#go"


@dataclass(frozen=True)
class Case:
    """A page, the last step and what it should cause. `blocking` are the contradictions that must be found, no others;
    None where it is open which of two findings comes first."""

    page: str
    expect: tuple[str, ...] = ()
    said: tuple[str, str] = YES
    do: tuple[str, ...] = (GO,)
    blocking: frozenset[str] | None = frozenset()
    timeout_s: float = 8.0


def blocked_by(*kinds: str) -> frozenset[str]:
    """Name contradictions."""
    return frozenset(kinds)


FAULTS: dict[str, Case] = {
    "T1 only repaints": Case("t1", said=("no-fault", "nothing_declared")),
    "T2 an error 300 ms later": Case("t2", ("text Saved", CLEAN), ("no", "assertion_failed")),
    "T2 an error at the end of a bar that grows": Case("t2b", ("text Importing", CLEAN), ("no", "assertion_failed")),
    "T3 was so before": Case("t3", ("state store=cart path=open equals=true",), ("unknown", "already_true")),
    "T4 under an overlay": Case("t4", ("text Saved",), ("no", "not_acted"), timeout_s=1),
    "T4 under an overlay, by force": Case("t4", (CLEAN,), ("no", "not_acted"), ("click css=#go force",), timeout_s=1),
    "T5 a typeahead": Case("t5", ("text Berstadt",), do=("type label=City text=Ber",)),
    "T6 a poll breaks": Case("t6", ("text Saved", "net method=POST path=/api/t6/save status=201")),
    "T7 a swallowed 500": Case(
        "t7", ("text 'Order placed'",), ("no", "contradicted"), blocking=blocked_by("request-failed-ui-moved-on")
    ),
    "T7 nothing declared": Case("t7", said=("no", "contradicted"), blocking=blocked_by("request-failed-ui-moved-on")),
    "T7 shown before the answer and taken back": Case(
        "t7b", ("text Saved",), ("no", "contradicted"), blocking=blocked_by("request-failed-ui-moved-on")
    ),
    "T8 a failure inside a 200": Case(
        "t8", ("text Saved",), ("no", "contradicted"), blocking=blocked_by("failure-in-ok-response")
    ),
    "T9 a second request": Case(
        "t9", ("net method=POST path=/api/t9/orders count=1",), ("no", "assertion_failed"),
        blocking=None,
    ),
    "T9 a second signal": Case(
        "t9", ("signal name=order:placed count=1",), ("no", "assertion_failed"), ("click css=#signal",)
    ),
    "T10 a 422 that was declared": Case("t10", ("element role=alert text='This name is taken'",)),
    "T11 a WebSocket's messages": Case(
        "t11",
        ("net channel=ws direction=out frameMatches.kind=greeting", "net channel=ws direction=in path=/api/y8/chat"),
        do=("click role=button name=Socket",),
    ),
    "T11 an event of a stream": Case(
        "t11", ("net channel=sse frameMatches.$contains='Live now'",), do=("click role=button name=Stream",)
    ),
    "T11 a beacon": Case(
        "t11", ("net channel=beacon method=POST path=/api/y13/seen count=1",), do=("click role=button name=Beacon",)
    ),
    "T11 a form post": Case(
        "t11", ("net channel=form method=POST path=/api/y12/sign-in requestMatches.name=ada",),
        do=("click role=button name=Send",),
    ),
    "T11 a missing picture": Case(
        "t11", ("net channel=resource path=/pictures/missing.png status=404",), do=("click role=button name=Picture",)
    ),
    "T11 a worker's request": Case(
        "t11", ("net method=POST path=/api/t2/save status=201",), do=("click role=button name=Worker",)
    ),
    "T13 a confirm": Case(
        "t13", ("dialog dialog=confirm messageContains=Remove", "text 'Line removed'"),
        do=("click css=#go dialogs.kind=confirm dialogs.accept=true confirmDangerous",),
    ),
    "T13 a confirm that is dismissed": Case(
        "t13", ("dialog dialog=confirm", "text Kept", "not net method=DELETE"),
        do=("click css=#go dialogs.kind=confirm dialogs.accept=false confirmDangerous",),
    ),
    "T13 a prompt": Case(
        "t13", ("text 'Called Lamp'",), do=("click css=#rename dialogs.kind=prompt dialogs.text=Lamp",)
    ),
    "T13 a page that does not want to be left": Case(
        "t13", ("dialog dialog=beforeunload", "route /truth/t1.html"),
        do=("click css=#leave dialogs.kind=beforeunload dialogs.accept=true",),
    ),
    "T13 a dialog that nobody declared": Case(
        "t13", ("text Kept",), ("no", "assertion_failed"), ("click css=#go confirmDangerous",)
    ),
    "T18 a 422 beside its field": Case("t18", ("text 'No such address'",)),
}  # fmt: skip
HEALTHY: dict[str, Case] = {
    "Y1 a retry": Case("y1", ("text 'Order 17 placed'", "net method=POST path=/api/y1/orders status=201 count=1")),
    "Y2 a token refresh": Case("y2", ("text 'Hello Ada'",)),
    "Y3 a rollback in plain words": Case("y3", ("text 'Somebody else changed this'",)),
    "Y4 a missing picture, blocked analytics": Case("y4", ("text '2 people'",)),
    "Y5 graphql": Case("y5", ("text '3 answers'", "net operation=AddToCart count=1", "net operation=Cart count=2")),
    "Y6 effects that run twice": Case("y6", ("text '2 orders'", CLEAN), do=("click role=button name='Show orders'",)),
    "Y7 noise of the platform": Case("y7", ("text Closed", CLEAN)),
    "Y8 what stays open": Case(
        "y8", ("text 'Live now'", "net channel=ws direction=in frameMatches.$contains=hello", CLEAN)
    ),
    "Y9 an effect after a transition": Case(
        "y9", ("element role=status text='Order placed'", "net method=POST path=/api/placed status=201", CLEAN),
        do=("click role=button name='Place order'",),
    ),
    "Y10 validation while typing": Case("y10", ("text 'ada is free'",), do=("type label=Nickname text=ada",)),
    "Y11 what the server makes of it": Case("y11", ("text 'Lamp at 10, open'",)),
    "Y12 a form post with a redirect": Case(
        "y12", ("text 'Hello Ada'", "url /home", "net channel=form method=POST", CLEAN),
        do=("fill label=Name value=ada", "click role=button name='Sign in'"),
    ),
    "Y13 two beacons": Case("y13", ("text Playing", CLEAN)),
    "Y14 an autosave twice": Case("y14", ("text 'Draft kept'",), do=("fill label=Note value=milk",)),
    "Y15 no errors": Case("y15", ("text '3 imported'",)),
    "Y16 a clock": Case("y16", ("text Saved", CLEAN)),
    "a form of Vue": Case(
        "vue", ("element role=status text='Saved Ada'", "net method=POST requestMatches.name=Ada", CLEAN),
        do=("fill label=Name value=Ada", "click role=button name=Save"),
    ),
}  # fmt: skip


def visit_of(site: Site, case: Case, seed: int) -> Visit:
    """Return the visit that tries a case."""
    visit = Visit(
        url=f"{site.url}/truth/{case.page}.html?seed={seed}",
        steps=tuple(parse_step(text) for text in case.do),
        timeout_s=case.timeout_s,
    )
    return prepare_check(visit, tuple(parse_predicate_text(text) for text in case.expect))


async def try_case(browser: Browser, site: Site, case: Case, seed: int, *, serve: bool = True) -> Verdict:
    """Open the page of a case, do its steps and return the verdict."""
    if serve:
        serve_truth(site, seed)
    return await judge_visit(Project(Path.cwd(), Config()), visit_of(site, case, seed), browser)


def answer_of(verdict: Verdict) -> tuple[str, str]:
    """Return what a case names as its answer."""
    return verdict.verified, verdict.reason


def blocking_in(verdict: Verdict) -> frozenset[str]:
    """Return the contradictions that block."""
    return frozenset(item.kind for item in verdict.contradictions if item.blocking)


def told(verdict: Verdict) -> str:
    """Spell a verdict for a failing test."""
    found = [f"{item.kind}: {item.text}" for item in verdict.contradictions]
    return f"{verdict.verified} {verdict.reason}: {verdict.because} {found} {verdict.notes}"
