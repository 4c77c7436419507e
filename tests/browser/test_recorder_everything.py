"""One recording through everything that a page can open: a login, a popup, a frame, a chooser, a dialog, a download."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, try_it
from served_pages import Site

from hands import Hands

pytestmark = pytest.mark.asyncio(loop_scope="session")
SECRET = "swordfish-4711"


@pytest.mark.full
@pytest.mark.full
async def test_f14_a_login_a_popup_a_frame_an_upload_a_confirm_and_a_download_are_one_flow(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    (tmp_path / "ticket.txt").write_text("T1")

    async def do(hands: Hands) -> None:
        await hands.click("#who")
        await hands.type("Ada")
        await hands.click("#pass")
        await hands.type(SECRET)
        await hands.click("#form button")
        await hands.click("#open")
        await hands.look_at("/seat_popup")
        await hands.rest()
        await hands.click("button")
        await hands.look_at("/everything")
        await hands.until("!!seat.textContent")
        await hands.click("iframe >> button")
        await hands.choose("#ticket", [tmp_path / "ticket.txt"])
        await hands.until("window.result.includes('file')")
        await hands.click("#cancel", answer=True)
        await hands.click("#get")
        await hands.rest()

    steps, flow = await try_it(watched, site, "everything", do, tmp_path, environ={"PASSWORD": SECRET})
    assert steps == [
        "fill textbox:Name 'Ada'",
        "fill textbox:Password '${password}'",
        "click button:Sign in",
        "click button:Choose a seat",
        "click button:Seat 12A in popup1",
        "click button:I agree frame title=Terms",
        "upload button:Ticket 'files/ticket.txt'",
        "click button:Cancel the order",
        "click link:Get the bill",
    ]
    assert SECRET not in flow.model_dump_json()
    assert flow.steps[7].dialogs[0].accept is True
    assert flow.to_json()["steps"][8]["expect"] == {"kind": "download", "filename": "bill.txt"}
