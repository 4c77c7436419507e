"""What the page may send. Wrong values are answered with one plain sentence per field."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Annotated, Literal, TypeVar

from aiohttp import web
from pydantic import AfterValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr, ValidationError

from reticle.demo.problems import Refusal, invalid
from reticle.demo.rules import COUNTRIES, MAX_QUANTITY, PICKUP_POINTS
from reticle.model.base import Model


def _filled(message: str, limit: int = 120) -> AfterValidator:
    def check(value: str) -> str:
        value = " ".join(value.split())
        if not value:
            raise ValueError(message)
        if len(value) > limit:
            raise ValueError(f"Use at most {limit} characters.")
        return value

    return AfterValidator(check)


def _that(holds: Callable[[str], bool], message: str) -> AfterValidator:
    def check(value: str) -> str:
        if not holds(value):
            raise ValueError(message)
        return value

    return AfterValidator(check)


def _is_email(value: str) -> bool:
    name, at, host = value.partition("@")
    return bool(name and at and "." in host.strip(".") and " " not in value)


def _is_day(value: str) -> bool:
    try:
        return date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _is_quantity(value: int) -> int:
    if not 1 <= value <= MAX_QUANTITY:
        raise ValueError(f"Choose a quantity from 1 to {MAX_QUANTITY}.")
    return value


Quantity = Annotated[StrictInt, AfterValidator(_is_quantity)]


class Form(Model):
    """A JSON body. Fields that were not sent are checked as empty ones."""

    model_config = ConfigDict(validate_default=True)


class SignInForm(Form):
    """E-mail address and password."""

    email: Annotated[StrictStr, _filled("Enter your email address."), _that(_is_email, "This is no email address.")] = (
        ""
    )
    password: Annotated[StrictStr, _that(bool, "Enter your password.")] = ""


class CartForm(Form):
    """One product to put in the cart."""

    sku: Annotated[StrictStr, _filled("Choose a product.")] = ""
    quantity: Quantity = 1


class QuantityForm(Form):
    """The new quantity of a product in the cart."""

    quantity: Quantity


class OrderLine(Form):
    """One line as the customer saw it."""

    sku: StrictStr
    quantity: Quantity


class OrderForm(Form):
    """The checkout form, with the lines and the total that the customer saw and agreed to."""

    name: Annotated[StrictStr, _filled("Enter the name of the recipient.")] = ""
    street: Annotated[StrictStr, _filled("Enter street and house number.")] = ""
    postcode: Annotated[StrictStr, _filled("Enter a postcode.", 12)] = ""
    city: Annotated[StrictStr, _filled("Enter a town or city.")] = ""
    country: Annotated[StrictStr, _that(lambda value: value in COUNTRIES, "Choose a country we deliver to.")] = ""
    shipping: Literal["standard", "express", "pickup"] = "standard"
    pickup: Annotated[StrictStr, _that(lambda value: value in ("", *PICKUP_POINTS), "Choose a pick-up point.")] = ""
    gift: StrictBool = False
    deliver_on: Annotated[StrictStr, _that(lambda value: not value or _is_day(value), "Choose a day.")] = ""
    note: Annotated[StrictStr, Field(max_length=500)] = ""
    terms: Annotated[StrictBool, AfterValidator(lambda value: _agreed(value))] = False
    lines: Annotated[list[OrderLine], Field(max_length=100)] = []
    total_cents: StrictInt = 0


def _agreed(value: bool) -> bool:
    if not value:
        raise ValueError("Please accept the terms to go on.")
    return value


class CouponForm(Form):
    """The code that the customer typed."""

    code: Annotated[StrictStr, _filled("Enter a coupon code.", 40)] = ""


class ReviewForm(Form):
    """A review: stars, a title, and a text in which `**bold**`, `*italic*` and lines with `- ` mean something."""

    stars: Annotated[StrictInt, AfterValidator(lambda value: _starred(value))] = 0
    title: Annotated[StrictStr, _filled("Give your review a title.", 80)] = ""
    body: Annotated[
        StrictStr, Field(max_length=2000), _that(lambda value: bool(value.strip()), "Write a few words.")
    ] = ""


def _starred(value: int) -> int:
    if not 1 <= value <= 5:
        raise ValueError("Choose one to five stars.")
    return value


class ReturnForm(Form):
    """Which products of an order come back, why, and what the customer wants for them."""

    skus: Annotated[list[StrictStr], Field(max_length=100), AfterValidator(lambda value: _chosen(value))] = []
    reason: Annotated[
        StrictStr, _that(lambda value: value in ("broken", "wrong", "dislike"), "Tell us why you send it back.")
    ] = ""
    refund: Literal["money", "voucher"] = "money"
    received_on: Annotated[StrictStr, _that(_is_day, "Choose the day it arrived.")] = ""
    unused: StrictBool = False
    note: Annotated[StrictStr, Field(max_length=500)] = ""


def _chosen(value: list[str]) -> list[str]:
    if not value:
        raise ValueError("Choose at least one product.")
    return value


class StockForm(Form):
    """How many of a product there are."""

    stock: Annotated[StrictInt, AfterValidator(lambda value: _countable(value))]


def _countable(value: int) -> int:
    if not 0 <= value <= 9999:
        raise ValueError("Enter a number from 0 to 9999.")
    return value


class SortingForm(Form):
    """Names in their new order."""

    order: Annotated[list[StrictStr], Field(max_length=100)] = []


F = TypeVar("F", bound=Form)


async def read_form(request: web.Request, kind: type[F]) -> F:
    """Read a JSON body. Raises Refusal: 415 for another type, 400 for no JSON object, 422 with a sentence a field."""
    if request.content_type != "application/json":
        raise Refusal(415, "not-json", "Send JSON.")
    try:
        data = json.loads(await request.text())
    except (ValueError, RecursionError):
        raise Refusal(400, "bad-json", "This is not JSON.") from None
    if not isinstance(data, dict):
        raise Refusal(400, "bad-json", "Send a JSON object.")
    try:
        return kind.model_validate(data)
    except ValidationError as caught:
        fields: dict[str, str] = {}
        for problem in caught.errors(include_url=False):
            name = ".".join(_sent_name(kind, part) for part in problem["loc"]) or "form"
            fields.setdefault(name, problem["msg"].removeprefix("Value error, "))
        raise invalid(fields) from None


def _sent_name(kind: type[Form], part: str | int) -> str:
    """A field that was not sent is reported under its Python name; the page knows the one in the JSON alone."""
    field = kind.model_fields.get(str(part))
    return (field.alias if field else None) or str(part)
