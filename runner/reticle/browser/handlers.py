"""The function that a component framework calls for an event on an element, which its listener at the root hides."""

from __future__ import annotations

from reticle.browser.session import CdpSession, send_or_none

GROUP = "reticle-handlers"
_HANDLER = """function (event) {
  const names = event === 'input' || event === 'change' ? [event, 'input', 'change'] : [event];
  const is = (value) => (typeof value === 'function' ? value : null);
  const own = (node, name) => {
    for (const key of Object.getOwnPropertyNames(node)) {
      if (!key.startsWith('__reactProps$')) continue;
      for (const prop of Object.keys(node[key])) if (prop.toLowerCase() === 'on' + name) return is(node[key][prop]);
    }
    for (const symbol of Object.getOwnPropertySymbols(node)) {
      const invokers = symbol.description === '_vei' ? node[symbol] : null;
      const delegated = symbol.description === 'events' ? node[symbol]?.[name] : null;
      if (delegated) return is(Array.isArray(delegated) ? delegated[0] : delegated);
      for (const prop of Object.keys(invokers ?? {})) {
        if (prop.toLowerCase() === 'on' + name) return is(invokers[prop]?.value);
      }
    }
    return is(node['__' + name]);
  };
  for (const name of names) {
    const found = own(this, name);
    if (found) return found;
  }
  const form = event === 'click' && (this.type === 'submit' || this.type === 'image') ? this.form : null;
  const submits = form && own(form, 'submit');
  for (let node = this.parentElement, up = 0; !submits && node && up < 4; node = node.parentElement, up++) {
    for (const name of names) {
      const found = own(node, name);
      if (found) return found;
    }
  }
  return submits;
}"""


async def find_handler(session: CdpSession, node: str, event: str) -> tuple[str, tuple[int, int], str] | None:
    """Return script, line and column (0-based) and name of the function that a component framework calls for `event`
    on the element: React's props, Vue's and Svelte's invokers. None where the page uses none of these."""
    made = await send_or_none(
        session, "Runtime.callFunctionOn",
        {"functionDeclaration": _HANDLER, "objectId": node, "objectGroup": GROUP, "arguments": [{"value": event}]},
    )  # fmt: skip
    if made is None or "exceptionDetails" in made or made["result"].get("type") != "function":
        return None
    at = await find_location(session, made["result"]["objectId"])
    await send_or_none(session, "Runtime.releaseObjectGroup", {"objectGroup": GROUP})
    if at is None:
        return None
    name = str(made["result"].get("description", "")).split("(")[0].removeprefix("async ")
    return *at, name.removeprefix("function").strip(" *")


async def find_location(session: CdpSession, function: str) -> tuple[str, tuple[int, int]] | None:
    """Return script, line and column (0-based) of where a function stands; None for one that is no script's."""
    told = await send_or_none(session, "Runtime.getProperties", {"objectId": function, "ownProperties": True})
    for item in told.get("internalProperties", ()) if told is not None else ():
        if item["name"] == "[[FunctionLocation]]":
            at = item["value"]["value"]
            return at["scriptId"], (at["lineNumber"], at["columnNumber"])
    return None
