"""Runs for the tests of reports: flows of every status, with texts that try to break out of every format."""

from __future__ import annotations

from collections.abc import Sequence

from reticle.model.run import (
    ActionReport,
    Artifacts,
    Because,
    BrowserInfo,
    Candidate,
    CellChange,
    ChangeReport,
    Cluster,
    ClusterElement,
    CodeInfo,
    ComponentEntry,
    ConsoleEntry,
    Coverage,
    Drift,
    Effect,
    FlowResult,
    GradeReport,
    NetworkEntry,
    Plan,
    ReticleInfo,
    Run,
    RunVerdict,
    StepResult,
    Unread,
    VisualFiles,
    VisualResult,
)  # fmt: skip
from reticle.model.target import Box, Target
from reticle.model.verdict import Contradiction, Decision, Evidence, SourcePlace, Verdict

HOSTILE = (
    '</script><script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
    "]]> -->\n::error file=a::pwned\r\n| table | `code` {{ 7*7 }} {% raw %}",
    "\x1b[31mred\x00\x08\x0b\u202egnirts\u2066 \ufffe",
    '"><svg/onload=window.pwned=1> javascript:alert(1) & \' " %0A %25',
)


def proved(because: str = "POST /api/cart answered 201 once") -> Verdict:
    """Return a yes with evidence of a request and of an element."""
    return Verdict(
        verified="yes", reason="proved", because=because, strength="net",
        expected="POST /api/cart answers 201", observed="201 after 34 ms",
        evidence=[
            Evidence(path=[0], leaf={"kind": "net", "method": "POST", "path": "/api/cart", "status": 201},
                     satisfied=True, expected="POST /api/cart → 201", observed="201 after 34 ms",
                     events=[41, 44], cause="a12", strength="net"),
            Evidence(path=[1], leaf={"kind": "element", "role": "status"}, satisfied=True, held_before=True,
                     expected='status "1 item" is visible', observed="visible", events=[45], strength="presence"),
        ],
    )  # fmt: skip


def opened(index: int = 0) -> StepResult:
    """Return a plain first step."""
    return StepResult(
        index=index, action="goto", describe="open /catalogue", duration_ms=212,
        network=[NetworkEntry(method="GET", url="/api/items?page=1", status=200, duration_ms=18, cause="a1")],
        network_count=1,
    )  # fmt: skip


def added(index: int = 1) -> StepResult:
    """Return a step that is verified."""
    return StepResult(
        index=index, id="add", action="click", target=Target(role="button", name="Add to cart"),
        describe='click button "Add to cart"', duration_ms=143, verdict=proved(),
        effect=ActionReport(effect=Effect(dom_mutated_within=36, appeared=["status \"1 item\""]), role="button",
                            name="Add to cart", source=SourcePlace(file="shop/js/catalogue.js", line=88)),
        network=[NetworkEntry(method="POST", url="/api/cart", status=201, duration_ms=34, cause="a12",
                              initiator="shop/js/cart.js:27")],
        network_count=1,
    )  # fmt: skip


def passing(name: str = "catalogue/search", *, visual: bool = True) -> FlowResult:
    """Return a flow that passes."""
    pictures = [VisualResult(name="results", variant="1280x800", env="k3f9ab", result="same")] if visual else []
    return FlowResult(
        name=name, intent="Find an item by its name and page through the results", status="pass", duration_ms=1840,
        steps=[opened(), added()], visual=pictures, grade=GradeReport(verdict="PASS", ignored=3, unchanged=True),
        flow_hash="5f0c",
    )  # fmt: skip


def failing(name: str = "checkout/pay") -> FlowResult:
    """Return a flow whose payment failed while the page moved on, with a changed picture and a wrong record."""
    source = SourcePlace(file="shop/js/pay.js", line=41, column=9)
    verdict = Verdict(
        verified="no", reason="contradicted", source=source,
        because="POST /api/pay answered 500, and the page went on to the receipt",
        expected='POST /api/pay answers 201 and heading "Thank you" is visible',
        observed='500 {"error":"card declined"} after 61 ms; heading "Thank you" is visible',
        evidence=[
            Evidence(path=[0], leaf={"kind": "net", "method": "POST", "path": "/api/pay", "status": 201},
                     satisfied=False, expected="POST /api/pay → 201", observed="500 after 61 ms", events=[71, 74],
                     cause="a31"),
            Evidence(path=[1], leaf={"kind": "text", "text": "Thank you"}, satisfied=True,
                     expected='text "Thank you"', observed="visible", events=[80], strength="presence"),
        ],
        contradictions=[
            Contradiction(kind="request-failed-ui-moved-on", blocking=True, source=source, events=[74, 80],
                          text="POST /api/pay answered 500 and the route changed to /receipt 12 ms later"),
            Contradiction(kind="stale-response", blocking=False, text="the cart shows 2 items, the last answer said 3"),
        ],
        decision=Decision(
            what_changed="the answer of POST /api/pay is no longer looked at",
            where_in_source="shop/js/pay.js:41",
            suggested_fix="await the answer and show its error before going to /receipt",
            next_action="reticle verify checkout/pay --step 4",
        ),
    )  # fmt: skip
    pay = StepResult(
        index=3, id="pay", action="click", target=Target(role="button", name="Pay now"),
        describe='click button "Pay now"', duration_ms=2011, verdict=verdict,
        effect=ActionReport(effect=Effect(focus_moved='heading "Thank you"', dom_mutated_within=72),
                            role="button", name="Pay now", component="PayBar",
                            source=SourcePlace(file="shop/js/pay.js", line=38), settle_reason="quiet for 500 ms"),
        network=[
            NetworkEntry(method="POST", url="/api/pay", status=500, duration_ms=61, cause="a31",
                         initiator="shop/js/pay.js:41"),
            NetworkEntry(method="GET", url="/api/orders/17", status=200, duration_ms=12, cause="a31"),
            NetworkEntry(method="GET", url="/metrics", failed="net::ERR_ABORTED"),
        ],
        network_count=57,
        console=[ConsoleEntry(level="error", text="Failed to load resource: 500 (Internal Server Error)",
                              source="shop/js/pay.js:41"),
                 ConsoleEntry(level="warning", text=HOSTILE[0])],
        console_count=2,
        components=[ComponentEntry(framework="react", name="Receipt", renders=2, mounts=1, source="src/Receipt.jsx:7"),
                    ComponentEntry(framework="react", name=HOSTILE[0], renders=1)],
        components_count=61,
        notes=["two clicks were sent within 40 ms"],
    )  # fmt: skip
    picture = VisualResult(
        name="receipt", variant="1280x800", env="k3f9ab", result="different", changed_px=3746,
        text="3746 px changed in 1 place, the largest piece has 3746 px (limit 12)",
        clusters=[Cluster(box=Box(x=40, y=180, w=120, h=40), px=3746, elements=[
            ClusterElement(target='button "Print"', source="shop/js/receipt.js:12", moved="8 px down")])],
        files=VisualFiles(before="pictures/receipt.before.png", after="pictures/receipt.after.png",
                          diff="pictures/receipt.diff.png"),
    )  # fmt: skip
    grade = GradeReport(
        verdict="FAIL", ignored=12, renumbered=1,
        changed=[CellChange(source="orders", key="17", column="status", from_="paid", to="open"),
                 CellChange(source="orders", key="17", column="total_cents", from_="4200", to="4199"),
                 CellChange(source="stock", key="sku-9", column="left", from_="3", to="2")],
        removed=["state payments 17\t4200\tvisa"], added=["state audit 88\tpay\tfailed"],
    )  # fmt: skip
    return FlowResult(
        name=name, intent="Buy one item with a saved card", status="fail", duration_ms=5230, source=source,
        reason='step 4 click button "Pay now": POST /api/pay answered 500, and the page went on to the receipt',
        steps=[opened(), added(), added(3).model_copy(update={"id": None}), pay], visual=[picture], grade=grade,
        artifacts=Artifacts(screenshot="pictures/pay.after.png", dom="pay.dom.html", log="pay.log.jsonl"),
        coverage=Coverage(partial=["cross-origin frame https://pay.example.test"]), flow_hash="77aa",
    )  # fmt: skip


def drifted(name: str = "account/sign-in") -> FlowResult:
    """Return a flow whose target is gone."""
    drift = Drift(
        reason="not_found", text='no button named "Sign in" (near: "Log in" 0.71)',
        candidates=[
            Candidate(target=Target(role="button", name="Log in"), score=0.71, why="same place, other name"),
            Candidate(target=Target(role="link", name="Sign up"), score=0.38, why="other role"),
        ],
    )  # fmt: skip
    step = StepResult(index=1, action="click", target=Target(role="button", name="Sign in"),
                      describe='click button "Sign in"', duration_ms=10_004, drift=drift)  # fmt: skip
    return FlowResult(name=name, status="drift", steps=[opened(), step], duration_ms=10_800, flow_hash="aa")


def unverified(name: str = "orders/history") -> FlowResult:
    """Return a flow that could not be told."""
    verdict = Verdict(verified="unknown", reason="coverage_partial", coverage=["worker"],
                      because="the list is filled by a worker that was not watched")  # fmt: skip
    step = StepResult(index=1, action="click", describe='click link "Orders"', verdict=verdict, duration_ms=90)
    grade = GradeReport(
        verdict="UNVERIFIED", unread=[Unread(label="ledger", file="shop.db", reason="database is locked")]
    )
    missing = VisualResult(name="orders", variant="390x844-dark", env="k3f9ab", result="missing")
    return FlowResult(name=name, status="unverified", steps=[opened(), step], grade=grade, visual=[missing],
                      duration_ms=900, flags=["look-not-compared"])  # fmt: skip


def faultless(name: str = "help/read") -> FlowResult:
    """Return a flow that asserts nothing."""
    verdict = Verdict(verified="no-fault", reason="nothing_declared", because="no expectation was declared")
    return FlowResult(name=name, status="no-fault", steps=[opened().model_copy(update={"verdict": verdict})],
                      duration_ms=310)  # fmt: skip


def hostile(name: str = "hostile/texts") -> FlowResult:
    """Return a failing flow that is made of hostile texts."""
    joined = " ".join(HOSTILE)
    verdict = Verdict(
        verified="no", reason="assertion_failed", because=joined, expected=HOSTILE[0], observed=HOSTILE[3],
        source=SourcePlace(file='src/a,b:"c".js', line=3), notes=list(HOSTILE),
        contradictions=[Contradiction(kind="uncaught-error", blocking=True, text=HOSTILE[0])],
        decision=Decision(what_changed=HOSTILE[0], suggested_fix=HOSTILE[3], next_action="reticle heal 'a b'"),
    )  # fmt: skip
    step = StepResult(
        index=1, action="click", target=Target(text=HOSTILE[0]), describe=joined, verdict=verdict,
        network=[NetworkEntry(method="GET", url="javascript:window.pwned=1", failed=HOSTILE[2])],
        console=[ConsoleEntry(level="error", text=text) for text in HOSTILE], notes=list(HOSTILE),
    )  # fmt: skip
    picture = VisualResult(
        name=HOSTILE[3], variant="1280x800", env="x", result="different", text=HOSTILE[0],
        files=VisualFiles(before="javascript:window.pwned=1", after="../../etc/passwd", diff="a b/\"><i>.png"),
    )  # fmt: skip
    grade = GradeReport(
        verdict="FAIL",
        removed=list(HOSTILE),
        answer={"kind": "text", "got": HOSTILE[0]},
        changed=[CellChange(source=HOSTILE[0], key=HOSTILE[1], column=HOSTILE[2], from_=HOSTILE[3], to=HOSTILE[0])],
    )
    return FlowResult(name=name, intent=HOSTILE[0], status="fail", steps=[step], visual=[picture], grade=grade,
                      notes=list(HOSTILE), artifacts=Artifacts(dom="//evil.example.test/x", log="a/../../b"),
                      checks=[{"name": HOSTILE[0], "text": HOSTILE[1]}])  # fmt: skip


def all_kinds() -> list[FlowResult]:
    """Return one flow of each status, a quarantined one, and a hostile one."""
    quarantined = failing("wishlist/share").model_copy(update={"flags": ["quarantined"], "visual": [], "grade": None})
    return [
        passing(), failing(), drifted(), unverified(), faultless(), hostile(), quarantined,
        passing("catalogue/paging", visual=False),
    ]  # fmt: skip


def make_run(flows: Sequence[FlowResult] | None = None, *, change: ChangeReport | None = None) -> Run:
    """Return a run of `flows` (one of each kind without), with the exit code that they ask for."""
    listed = all_kinds() if flows is None else list(flows)
    blocking = [flow for flow in listed if flow.status != "pass" and "quarantined" not in flow.flags]
    wrong = any(flow.status in ("fail", "drift") for flow in blocking) or bool(
        change and (change.uncovered or change.downgraded or change.deleted_coverage or change.ungraded)
    )
    code = 1 if wrong else 2 if blocking else 0
    return Run(
        id="20261130T120000Z-a1b2", started_at="2026-11-30T12:00:00Z", duration_ms=21_480,
        command=["reticle", "gate", "--since", "main"], reticle=ReticleInfo(version="0.1.0"),
        code=CodeInfo(commit="4f2c9d8e1b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d", dirty=True, hash="h1"),
        browser=BrowserInfo(name="Chromium", version="142.0.7444.59", env="k3f9ab"),
        plan=Plan(changed=["shop/js/pay.js"], affected=[flow.name for flow in listed],
                  because={flow.name: [Because(file="shop/js/pay.js", lines=[41], why="runs in step 4")]
                           for flow in listed[:3]}),
        flows=listed, change=change or ChangeReport(),
        verdict=RunVerdict(status="pass" if not code else "fail" if code == 1 else "unverified", exit_code=code,
                           reasons=[f"{flow.name}: {flow.status}" for flow in blocking]),
    )  # fmt: skip
