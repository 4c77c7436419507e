"""The guard before controls that look destructive: somebody has to say that they mean it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reticle.errors import ActionRefusedError
from reticle.model.flow import Args, ClickArgs, UploadArgs

if TYPE_CHECKING:
    from reticle.browser.targets import Found


class Consent:
    """Looks at every element before it is acted on. `warnings` are those that were let through.

    `mode` is `[agents] guard`: `block` refuses, `warn` only says so, `off` does not look.
    """

    def __init__(self, mode: Literal["block", "warn", "off"], *, is_given: bool) -> None:
        self._mode = mode
        self._is_given = is_given
        self.warnings: list[str] = []

    def check(self, found: Found, args: Args) -> None:
        """Raise ActionRefusedError of kind `dangerous` for a control whose name looks destructive."""
        from reticle.browser.danger import find_danger

        meant = self._is_given or (isinstance(args, ClickArgs) and args.confirm_dangerous)
        if self._mode == "off" or meant or found.editable:
            return
        word = find_danger(found.name, found.testid, found.describe)
        if word is None or (isinstance(args, UploadArgs) and (found.type == "file" or word == "drop")):
            return  # files are put in, and dropped there: nothing is destroyed
        said = f'{found.describe} looks destructive ("{word}")'
        if self._mode == "warn":
            self.warnings.append(said)
            return
        raise ActionRefusedError(
            f"{said} and was left alone",
            kind="dangerous",
            hint="--confirm-dangerous when it is meant, or confirmDangerous=true on the step",
        )
