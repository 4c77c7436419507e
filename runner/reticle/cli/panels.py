"""The help of `reticle`: its commands by panel, in plain text, without the start-up time of a renderer."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup

EVERYDAY = "Everyday"


class PanelGroup(TyperGroup):
    """A group whose help lists commands under the panel that each was registered with."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write one section a panel, in the order of registration."""
        panels: dict[str, list[tuple[str, str]]] = {}
        for name, command in self.commands.items():
            panel = getattr(command, "rich_help_panel", None)
            title = panel if isinstance(panel, str) else EVERYDAY
            panels.setdefault(title, []).append((name, command.get_short_help_str(limit=200)))
        for title, rows in panels.items():
            with formatter.section(title):
                formatter.write_dl(rows)
