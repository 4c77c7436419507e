"""What the search for contradictions looks at: the window, what was declared, and what the page said."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from reticle.judge.leaf_result import LeafResult
from reticle.judge.leaves_net import matches_request, matches_status
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.wording import PageText, is_failure_text, is_success_text
from reticle.model.event import Dialog, DomChange, RouteChange
from reticle.model.predicate import ConsoleLeaf, ElementLeaf, ErrorLeaf, NetLeaf, TextLeaf
from reticle.text import squash
from reticle.truth.record import Record
from reticle.truth.requests import Exchange
from reticle.truth.window import Window


@dataclass(frozen=True)
class Scene:
    """One action's window with its declared leaves. `consequence_held`: what was declared came true, newly."""

    window: Window
    action: ActionOutcome
    policy: Policy
    results: tuple[LeafResult, ...]
    consequence_held: bool

    @property
    def record(self) -> Record:
        """The window's record."""
        return self.window.record

    @cached_property
    def exchanges(self) -> list[Exchange]:
        """The requests that the action caused or may have caused."""
        return [exchange for exchange in self.record.traffic.exchanges if not exchange.unrelated]

    @cached_property
    def texts(self) -> list[PageText]:
        """Texts that appeared in the window, with the role of their live region, and what dialogs said."""
        found: list[PageText] = []
        for event in self.record.of(DomChange, Dialog):
            data = event.data
            if isinstance(data, Dialog):
                found.append(PageText(event.t, "alertdialog", squash(data.message), event.seq, event.page, event.frame))
            elif isinstance(data, DomChange):
                spoken = {text for _, text in data.live_region}
                said = [*data.live_region, *(("", text) for text in data.appeared if text not in spoken)]
                found += [PageText(event.t, role, squash(text), event.seq, event.page, event.frame)
                          for role, text in said]  # fmt: skip
        return found

    @cached_property
    def declared_texts(self) -> tuple[str, ...]:
        """Texts that the predicate or the recording names as the consequence."""
        said = [result.leaf.contains for result in self.results
                if isinstance(result.leaf, TextLeaf) and result.mode == "positive"]  # fmt: skip
        said += [result.leaf.text for result in self.results
                 if isinstance(result.leaf, ElementLeaf) and isinstance(result.leaf.text, str)]  # fmt: skip
        return tuple(squash(text) for text in [*said, *self.policy.recorded_texts] if text)

    @cached_property
    def moved_to(self) -> RouteChange | None:
        """The last change of the route in the window."""
        changes = [event.data for event in self.record.of(RouteChange) if isinstance(event.data, RouteChange)]
        moved = [change for change in changes if change.from_ != change.to]
        return moved[-1] if moved else None

    def is_declared(self, text: str) -> bool:
        """Tell whether a text is (part of) what was declared or recorded."""
        return any(declared in text or text in declared for declared in self.declared_texts)

    @cached_property
    def success_shown(self) -> PageText | None:
        """Return a text that says success, if one appeared in a live region."""
        return next((text for text in self.texts if text.role and is_success_text(text.text)), None)

    def acknowledged(self, exchange: Exchange, failed_t: float) -> bool:
        """Tell whether the page said after `failed_t` that something went wrong.

        It did when a text says so, when an alert or dialog says other than success, when a text quotes the answer,
        when the page went to sign-in after a 401, when after a 4xx a text appeared that was not recorded and nothing
        says success, or when some new text other than the recorded and declared ones appeared while nothing looked
        like success.
        """
        if exchange.answer is not None and exchange.answer.status in (401, 403) and self.at_sign_in:
            return True
        later = [text for text in self.texts if text.t >= failed_t and any(char.isalpha() for char in text.text)]
        if any(is_failure_text(text.text) for text in later):
            return True
        if any(text.is_alarm and not is_success_text(text.text) for text in later):
            return True
        if exchange.answer is not None and any(_quotes(exchange.answer.body, text.text) for text in later):
            return True
        if self._rejected(exchange) and any(not self._recorded(text.text) for text in later):
            return True
        looks_well = self.moved_to is not None or any(
            is_success_text(text.text) or self.is_declared(text.text) for text in self.texts
        )
        return not looks_well and any(not self.is_declared(text.text) for text in later)

    def taken_back(self, exchange: Exchange, failed_t: float) -> PageText | None:
        """Return the text by which the page took back, after `failed_t`, what was declared and had come true before.

        An update that is shown before the server has answered proves nothing when the page then says that it failed.
        None when something that was declared came true only after the failure, or when what the page said of it was
        declared or recorded: then the failure is what was expected.
        """
        if not self.consequence_held or not exchange.data.mutating:
            return None
        shown = [self.came_true_t(one) for one in self.results if one.proves and not self._is_of(one, exchange)]
        if not shown or max(shown) >= failed_t:
            return None
        said = [text for text in self.texts if text.t >= failed_t
                and (is_failure_text(text.text) or (text.is_alarm and not is_success_text(text.text)))]  # fmt: skip
        if any(self._tells_the_failure(text.text) for text in said):
            return None
        return said[0] if said else None

    def _tells_the_failure(self, text: str) -> bool:
        """Tell whether the flow names this text of a failure as its consequence: "Saved" does not name "Not Saved"."""
        return any(text in named or (named in text and is_failure_text(named)) for named in self.declared_texts)

    def came_true_t(self, result: LeafResult) -> float:
        """Return when a leaf came true: by its newest event, or by the first reading or text of the page."""
        if not result.found.live:
            return max((event.t for event in result.found.events), default=self.window.now_t)
        reading = self.window.since_true.get(result.path) or self.window.live.get(result.path)
        read_t = reading.t if reading is not None else self.window.now_t
        if not isinstance(result.leaf, TextLeaf):
            return read_t
        wanted = squash(result.leaf.contains)
        return min([read_t, *(text.t for text in self.texts if wanted in text.text)])

    @staticmethod
    def _is_of(result: LeafResult, exchange: Exchange) -> bool:
        return isinstance(result.leaf, NetLeaf) and matches_request(result.leaf, exchange)

    def declares_exchange(self, exchange: Exchange) -> bool:
        """Tell whether a `net` leaf of the predicate names this very answer: its status, or what its body says."""
        for result in self.results:
            leaf = result.leaf
            if not isinstance(leaf, NetLeaf) or not matches_request(leaf, exchange):
                continue
            if leaf.status is not None and exchange.answer is not None:
                if matches_status(leaf.status, exchange.answer.status):
                    return True
            elif "response_matches" in leaf.model_fields_set and result.satisfied is True:
                return True
        return False

    def declares_answer(self, exchange: Exchange) -> bool:
        """Tell whether a `net` leaf of the predicate says what the body of this answer must be."""
        return any(
            isinstance(result.leaf, NetLeaf)
            and "response_matches" in result.leaf.model_fields_set
            and matches_request(result.leaf, exchange)
            for result in self.results
        )

    def declares_error(self, message: str) -> bool:
        """Tell whether the predicate expects this uncaught error."""
        return any(
            isinstance(result.leaf, ErrorLeaf | ConsoleLeaf)
            and result.mode == "positive"
            and (result.leaf.contains is None or result.leaf.contains in message)
            for result in self.results
        )

    def succeeded_later(self, exchange: Exchange) -> bool:
        """Tell whether the same request was sent again afterwards and succeeded."""
        return any(
            other.t >= exchange.t
            and other is not exchange
            and other.request.seq > exchange.request.seq
            and other.data.method == exchange.data.method
            and other.path == exchange.path
            and other.data.operation == exchange.data.operation
            and other.answer is not None
            and other.answer.status < 400
            for other in self.exchanges
        )

    def _rejected(self, exchange: Exchange) -> bool:
        """Tell whether the server found fault with the input (4xx), and nothing looks as if it had been taken."""
        answer = exchange.answer
        if answer is None or not 400 <= answer.status < 500 or self.moved_to is not None:
            return False
        return not any(is_success_text(text.text) for text in self.texts)

    def _recorded(self, text: str) -> bool:
        return any(squash(known) in text or text in squash(known) for known in self.policy.recorded_texts if known)

    @property
    def at_sign_in(self) -> bool:
        """Tell whether the page went to where people sign in."""
        words = ("login", "log-in", "signin", "sign-in", "auth", "session", "account/login")
        return self.moved_to is not None and any(word in self.moved_to.pathname.lower() for word in words)


def _quotes(body: Any, text: str, depth: int = 0) -> bool:
    """Tell whether a text of the page says what a text of the answer says."""
    if isinstance(body, str):
        return len(body) >= 6 and " " in body.strip() and not is_success_text(text) and (body in text or text in body)
    if depth > 4:
        return False
    items = body.values() if isinstance(body, dict) else body if isinstance(body, list) else ()
    return any(_quotes(item, text, depth + 1) for item in items)
