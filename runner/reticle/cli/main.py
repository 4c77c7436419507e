"""The `reticle` command: finds its subcommands, prints errors as one line, keeps the exit codes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from keyword import iskeyword
from typing import Annotated, Any, TextIO

import typer

from reticle import __version__
from reticle.cli.panels import PanelGroup
from reticle.errors import ReticleError

COULD_NOT_TELL = 2
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO}
"""What the machine has to say about where something is to be written: no defect of reticle."""
_FLOWS, _HAND, _STATE, _AGENTS, _MORE = "Flows and runs", "Try by hand", "Stored state", "Agents", "More"
_CLICK_ERROR: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


@dataclass(frozen=True)
class _Place:
    """A command of the table below: `reticle.cli.<module>` holds `app` (a group) or a function named `command`."""

    name: str
    panel: str | None = None

    @property
    def module(self) -> str:
        return "reticle.cli." + self.name.replace("-", "_") + ("_" if iskeyword(self.name) else "")


# The five everyday commands first, then the rest by panel. What does not exist is not listed.
_PLACES = (
    _Place("init"), _Place("record"), _Place("verify"), _Place("heal"), _Place("gate"),
    _Place("baseline", _FLOWS), _Place("flows", _FLOWS), _Place("report", _FLOWS), _Place("match", _FLOWS),
    _Place("check", _HAND), _Place("assert", _HAND), _Place("act", _HAND), _Place("query", _HAND),
    _Place("snapshot", _HAND),
    _Place("grade", _STATE), _Place("task", _STATE), _Place("scene", _STATE),
    _Place("serve", _AGENTS), _Place("mcp", _AGENTS), _Place("daemon", _AGENTS),
    _Place("doctor", _MORE), _Place("demo", _MORE),
)  # fmt: skip


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"reticle {__version__}")
        raise typer.Exit


def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Find out whether a web app really did what somebody says it did."""


def make_app() -> typer.Typer:
    """Build the command tree from the modules that exist. Only typer is imported, and each command's own file."""
    app = typer.Typer(
        name="reticle", cls=PanelGroup, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
    )
    app.callback()(_root)
    for place in _PLACES:
        if find_spec(place.module) is None:
            continue
        module = import_module(place.module)
        group = getattr(module, "app", None)
        if isinstance(group, typer.Typer):
            app.add_typer(group, name=place.name, rich_help_panel=place.panel)
        else:
            app.command(place.name, rich_help_panel=place.panel)(module.command)
    return app


def make_command() -> Any:
    """Build the command tree in the order of the table."""
    command: Any = typer.main.get_command(make_app())
    known = command.commands
    command.commands = {place.name: known[place.name] for place in _PLACES if place.name in known}
    return command


def main(words: Sequence[str] | None = None) -> None:
    """Run the command line and exit the process."""
    sys.exit(run(list(sys.argv[1:] if words is None else words)))


def run(words: list[str]) -> int:
    """Run the command line `words` and return the exit code: errors and Ctrl-C are told in one line on stderr."""
    try:
        code = _invoke(words or ["--help"])
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except ReticleError as caught:
        _complain(str(caught))
        return caught.exit_code
    except KeyboardInterrupt:
        _complain("interrupted: nothing was judged")
        return COULD_NOT_TELL
    except (BrokenPipeError, SystemExit):  # rich leaves with exit 1 when its reader goes away: that is no verdict
        _silence(sys.stdout)
        return COULD_NOT_TELL
    except RecursionError:
        _complain("an input is nested too deeply")
        return COULD_NOT_TELL
    except Exception as caught:  # noqa: BLE001 - a defect must not exit 1, which means "the app is wrong"
        if isinstance(caught, OSError) and caught.errno in _NO_ROOM:
            _silence(sys.stdout)  # or what it still holds fails once more as the interpreter ends, with exit 120
            _complain(f"{caught.filename or 'the output'} cannot be written: {caught.strerror}")
            return COULD_NOT_TELL
        import traceback

        traceback.print_exc()
        _complain(f"this is a defect of reticle {__version__}, not of your app; exit 2: nothing was judged")
        return COULD_NOT_TELL


def _invoke(words: list[str]) -> int:
    command = make_command()
    try:
        with command.make_context("reticle", words) as context:
            command.invoke(context)
    except typer.Exit as caught:
        return caught.exit_code
    except typer.Abort:
        raise KeyboardInterrupt from None
    except _CLICK_ERROR as caught:
        return _usage(caught)
    return 0


def _usage(caught: Any) -> int:
    """Tell a mistake in the words of the call. A group without a command shows its help."""
    if type(caught).__name__ == "NoArgsIsHelpError":
        caught.show()
        return COULD_NOT_TELL
    context = getattr(caught, "ctx", None)
    hint = f" · hint: {context.command_path} --help" if context is not None else ""
    _complain(" ".join(str(caught.format_message()).split()) + hint)
    return COULD_NOT_TELL


def _complain(text: str) -> None:
    from reticle.text import printable_message

    if sys.stderr is None:
        return
    try:
        sys.stderr.write(f"reticle: {printable_message(text)}\n")
        sys.stderr.flush()
    except OSError:  # nobody reads it, or its disk is full: the exit code tells it all the same
        _silence(sys.stderr)


def _silence(stream: TextIO | None) -> None:
    """Let what `stream` holds, and what comes, go nowhere."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
