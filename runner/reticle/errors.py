"""The one error tree. Every error answers: what was tried, what was found, why, what to type next."""

from __future__ import annotations


class ReticleError(Exception):
    """Base of every error that a user may see. It prints as one line, never as a traceback.

    `message` says what was tried and found; `hint` is what to type or change next;
    `exit_code` is the process's exit code (2 "could not tell, usage" unless a subclass says otherwise).
    """

    exit_code = 2

    def __init__(self, message: str, *, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} · hint: {self.hint}" if self.hint else self.message


class UsageError(ReticleError):
    """The words of a call are off: a flag, an argument, a name that does not exist."""


class InputError(ReticleError):
    """A file or a JSON text does not have its form. `place` is `file:line` or a path into the value."""

    def __init__(self, message: str, *, place: str | None = None, hint: str | None = None) -> None:
        super().__init__(f"{place}: {message}" if place else message, hint=hint)
        self.place = place


class ConfigError(InputError):
    """`reticle.toml` (or `[tool.reticle]`) has a mistake."""


class FlowError(InputError):
    """A flow file has a mistake."""


class PredicateError(InputError):
    """A predicate that is no predicate; nothing was run."""


class NewerFormatError(InputError):
    """A file was written by a newer reticle."""


class TargetError(ReticleError):
    """A target names no single live element. `kind` is one of not_found ambiguous changed_kind moved_frame stale.

    `candidates` spells what is near, for people; `near` names the same elements as targets, where that is known.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str,
        candidates: tuple[str, ...] = (),
        near: tuple[object, ...] = (),
        hint: str | None = None,
    ) -> None:
        super().__init__(message, hint=hint)
        self.kind = kind
        self.candidates = candidates
        self.near = near


class ActionRefusedError(ReticleError):
    """The app or the guard does not let the action happen. `kind` is one of occluded disabled hidden readonly
    zero_size no_pointer_events unstable dangerous invalid_value throttled unsupported."""

    def __init__(self, message: str, *, kind: str, hint: str | None = None) -> None:
        super().__init__(message, hint=hint)
        self.kind = kind


class ObservationLostError(ReticleError):
    """The browser, the tab or the SDK went away: nothing can be said about the app."""


class BrowserNotFoundError(ReticleError):
    """No usable browser was found or it does not start."""


class AppNotReadyError(ReticleError):
    """The app under test could not be started or does not answer."""


class ResetFailedError(ReticleError):
    """A reset did not work, so no run may be judged after it."""


class SourceUnreadError(ReticleError):
    """A source of backend state could not be read. `label` names the source."""

    def __init__(self, message: str, *, label: str, hint: str | None = None) -> None:
        super().__init__(message, hint=hint)
        self.label = label


class PlanError(ReticleError):
    """What a change affects could not be found out (git failed, no merge base)."""


class CaptureUnstableError(ReticleError):
    """A picture does not stand still. `region` is (x, y, width, height) in CSS pixels."""

    exit_code = 1

    def __init__(self, message: str, *, region: tuple[int, int, int, int], hint: str | None = None) -> None:
        super().__init__(message, hint=hint)
        self.region = region
