"""alert, confirm, prompt and beforeunload: answered as the step declared, dismissed and told otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.async_api import Dialog as BrowserDialog
from playwright.async_api import Error

from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, PageNamer, Params, listen
from reticle.model.event import Dialog
from reticle.model.flow import DialogAnswer


class Dialogs:
    """Answers the dialogs of a person's pages. Each declared answer is used once, in order."""

    def __init__(self, recorder: Recorder) -> None:
        self.attended = False
        """Somebody sits there and answers by hand: dialogs are left alone and only told."""
        self._recorder = recorder
        self._opened: dict[str, Params] = {}
        self._answers: list[DialogAnswer] = []

    def expect(self, answers: Sequence[DialogAnswer]) -> None:
        """Declare the answers of the step that comes; those of the step before that were not needed are forgotten."""
        self._answers = list(answers)

    async def answer(self, dialog: BrowserDialog, page: str) -> None:
        """Answer one dialog and tell it. The page stands still until then."""
        t = self._recorder.timebase.now()
        declared = self._take(dialog.type, dialog.message)
        accept = declared.accept if declared else False
        text = None
        if dialog.type == "prompt" and accept and declared is not None:
            text = dialog.default_value if declared.text is None else declared.text
        told = Dialog(dialog.type, dialog.message, accept, text, declared is not None)
        self._recorder.add(told, t=t, page=page)
        try:
            await (dialog.accept(text or "") if accept else dialog.dismiss())
        except Error:
            return  # the page went away with its dialog

    def watch(self, session: CdpSession, page: PageNamer) -> None:
        """Tell how the person answered each dialog of a page."""

        def opened(said: Params) -> None:
            self._opened[page()] = said

        def closed(said: Params) -> None:
            was = self._opened.pop(page(), None)
            if was is None or not self.attended:
                return
            text = said.get("userInput") if was["type"] == "prompt" and said["result"] else None
            told = Dialog(was["type"], was["message"], said["result"], text, True)
            self._recorder.add(told, t=self._recorder.timebase.now(), page=page())

        listen(session, {"Page.javascriptDialogOpening": opened, "Page.javascriptDialogClosed": closed})

    def _take(self, kind: str, message: str) -> DialogAnswer | None:
        for number, answer in enumerate(self._answers):
            if answer.kind == kind and (answer.message_contains is None or answer.message_contains in message):
                return self._answers.pop(number)
        return None
