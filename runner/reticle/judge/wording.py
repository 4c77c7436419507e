"""What texts of a page say: success or failure. Only ever used to tell an acknowledged failure from a silent one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_FAILURE_WORDS = (
    "errors?", "fail(s|ed|ing|ure)?", "invalid", "could ?n[o']t", "can ?not", "can't", "unable", "wrong", "try again",
    "retry", "sorry", "required", "must (be|have|not|contain)", "already (exists|taken|used|in use|registered)",
    "(is|was|been) taken", "in use",
    "denied", "forbidden", "unauthori[sz]ed", "conflict", "problem", "unavailable", "expired", "reject(s|ed)?",
    "declined", "incorrect", "unsaved", "rolled back", "reverted", "undone", "restored", "offline", "timed? ?out",
    "too (long|short|many|large|small|late)", "some(one|body) else",
    "another (user|person|tab|device)", "(out of date|outdated|newer version)",
    "please (look again|reload|refresh|correct)",
    "(was|were|is|are|did|has|have) ?(not|n't)", "won't", "oops", "refused",
    "blocked", "missing", "limit", "not (saved|sent|found|allowed|possible|available|valid|enough|updated|changed|"
    "deleted|removed|added|created|completed?|placed|submitted|accepted)",
    "fehl(er|geschlagen|er\\w*)", "ung[uü]ltig", "nicht", "leider", "abgelehnt",
    "erreur", "[eé]chec", "[eé]chou[eé]e?", "impossible", "invalide", "refus[eé]e?",
    "fall[oó]", "fallid[oa]", "inv[aá]lid[oa]", "no se pudo", "rechazad[oa]",
    "errore", "non riuscit[oa]", "mislukt", "erro", "falhou",
)  # fmt: skip
_SUCCESS_WORDS = (
    "saved?", "success(ful|fully)?", "succeeded", "done", "thanks?( you)?", "placed", "created", "updated", "added",
    "sent", "completed?", "confirmed", "confirmation", "received", "submitted", "deleted", "removed", "published",
    "paid", "booked", "registered", "welcome", "uploaded", "subscribed", "ordered", "approved", "scheduled", "copied",
    "moved", "changed", "all set", "great", "congratulations",
    "gespeichert", "erfolg(reich)?", "danke", "best[aä]tigt", "enregistr[eé]e?", "merci", "envoy[eé]e?", "r[eé]ussi",
    "guardad[oa]", "gracias", "[eé]xito", "enviad[oa]", "salvat[oa]", "grazie", "opgeslagen", "obrigad[oa]", "salvo",
)  # fmt: skip
_SIGN_IN_WORDS = (
    "(log|sign)(ged|ging|ing|ed)?[ -]?(in|on)", "login", "passwords?", "passphrase", "credentials",
    "anmelde\\w*", "angemeldet", "einloggen", "passwort", "kennwort", "se connecter", "connexion", "mot de passe",
    "iniciar sesi[oó]n", "contrase[nñ]a", "accedi", "inloggen", "wachtwoord", "entrar", "senha",
)  # fmt: skip
_FAILURE = re.compile(rf"\b({'|'.join(_FAILURE_WORDS)})\b", re.IGNORECASE)
_SUCCESS = re.compile(rf"\b({'|'.join(_SUCCESS_WORDS)})\b|[✓✔✅🎉]", re.IGNORECASE)

_SIGN_IN = re.compile(rf"\b({'|'.join(_SIGN_IN_WORDS)})\b", re.IGNORECASE)


@dataclass(frozen=True)
class PageText:
    """A text that appeared at `t` (ms since the tab opened) in a frame of a page. `role` is that of its live region or
    dialog, if any."""

    t: float
    role: str
    text: str
    seq: int
    page: str = "main"
    frame: tuple[str, ...] = ()

    @property
    def is_alarm(self) -> bool:
        """Tell whether it was announced as urgent."""
        return self.role in ("alert", "assertive", "alertdialog")


@lru_cache(maxsize=4096)
def is_failure_text(text: str) -> bool:
    """Tell whether a text says that something did not work."""
    return _FAILURE.search(text.replace("’", "'")) is not None


@lru_cache(maxsize=4096)
def is_success_text(text: str) -> bool:
    """Tell whether a text says that something worked, and nothing else."""
    return not is_failure_text(text) and _SUCCESS.search(text) is not None


@lru_cache(maxsize=4096)
def is_sign_in_text(text: str) -> bool:
    """Tell whether a text asks people to say who they are."""
    return _SIGN_IN.search(text) is not None
