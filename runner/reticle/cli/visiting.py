"""What the commands for trying by hand share: the URL, the steps, how the browser looks, where it runs."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import typer

from reticle.engine.visit import Visit

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.store.project import Project

T = TypeVar("T")

ExpectOption = Annotated[
    list[str] | None,
    typer.Option(
        "--expect",
        metavar="PREDICATE",
        help='"net method=POST path=/api/orders status=201", or JSON. Again for more: all must hold.',
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
_UrlArgument = Annotated[
    str, typer.Argument(metavar="URL", help="The page; a path will do when [app] url says where the app is.")
]
_DoOption = Annotated[
    list[str] | None,
    typer.Option(
        "--do",
        metavar="STEP",
        help="Do this first: \"click role=button name='Pay'\", or JSON. Again for more, in order.",
    ),
]
_ViewportOption = Annotated[
    str | None, typer.Option("--viewport", metavar="SIZE", help="1280x800, 390x844@2; else [browser] viewport.")
]
_LocaleOption = Annotated[str | None, typer.Option("--locale", metavar="LOCALE", help="As in de-DE.")]
_TimezoneOption = Annotated[str | None, typer.Option("--timezone", metavar="ZONE", help="As in Europe/Berlin.")]
_SchemeOption = Annotated[str | None, typer.Option("--color-scheme", metavar="SCHEME", help="light or dark.")]
_HeadedOption = Annotated[bool, typer.Option("--headed", help="Show the browser.")]
_TimeoutOption = Annotated[
    float | None,
    typer.Option("--timeout", metavar="SECONDS", help="For each step; else [flows] step_timeout_s.", min=0.1, max=600),
]
_DangerousOption = Annotated[
    bool, typer.Option("--confirm-dangerous", help="Press controls that look destructive, too.")
]


def _visit(
    url: _UrlArgument,
    do: _DoOption = None,
    viewport: _ViewportOption = None,
    locale: _LocaleOption = None,
    timezone: _TimezoneOption = None,
    color_scheme: _SchemeOption = None,
    timeout: _TimeoutOption = None,
    confirm_dangerous: _DangerousOption = False,
    headed: _HeadedOption = False,
) -> Visit:
    """Read the options that all these commands share. Raises InputError with a right example."""
    from reticle.engine.shorthand import parse_step

    return Visit(
        url=url,
        steps=tuple(parse_step(text) for text in do or ()),
        viewport=viewport,
        locale=locale,
        timezone=timezone,
        color_scheme=color_scheme,
        headed=headed,
        timeout_s=timeout,
        confirm_dangerous=confirm_dangerous,
    )


def takes_visit(command: Callable[..., None]) -> Callable[..., None]:
    """Give `command`, whose first parameter is a Visit, the shared URL argument and options in its place.

    Its own arguments and options follow the URL and `--do`.
    """
    shared = list(_hinted(_visit))
    own = _hinted(command)[1:]
    names = {parameter.name for parameter in shared}

    @wraps(command)
    def run(**values: Any) -> None:
        visit = _visit(**{name: value for name, value in values.items() if name in names})
        command(visit, **{name: value for name, value in values.items() if name not in names})

    parameters = [*shared[:2], *own, *shared[2:]]
    kept = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in parameters]
    run.__signature__ = inspect.Signature(kept)  # type: ignore[attr-defined] # how a callable tells its parameters
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in kept}
    del run.__wrapped__  # or the options would be read from the inner function
    return run


def run_visit(visit: Visit, use: Callable[[Project, Visit, Browser], Awaitable[T]]) -> T:
    """Call `use` in a browser of its own and return what it gives. Raises ReticleError."""
    from reticle.cli.running import run_async
    from reticle.engine.oneshot import in_own_browser
    from reticle.store.project import Project

    project = Project.find()
    with _spinner():
        return run_async(in_own_browser(project, visit, use))


def print_json(data: Any) -> None:
    """Print JSON the house way."""
    from reticle.model.base import dump_json

    typer.echo(dump_json(data), nl=False)


def _hinted(function: Callable[..., Any]) -> list[inspect.Parameter]:
    hints = get_type_hints(function, include_extras=True)
    parameters = inspect.signature(function).parameters.values()
    return [parameter.replace(annotation=hints[parameter.name]) for parameter in parameters]


def _spinner() -> AbstractContextManager[Any]:
    """Show on a terminal that something goes on."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console

    return Console(stderr=True).status("in the browser")
