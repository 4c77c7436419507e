"use strict";
/** What the report and the review share: saying, copying, themes, pictures to be compared, the list and its search. */
const reticle = (() => {
  const FLICKER_MS = 600;
  const $ = (css, root = document) => root.querySelector(css);
  const $$ = (css, root = document) => [...root.querySelectorAll(css)];
  const rows = $$("#rows .row[data-n]");
  const search = $("#search");

  /** Say something to people who look and to those who listen. */
  function say(text) {
    const said = $("#said");
    said.textContent = text;
    said.classList.add("shown");
    clearTimeout(say.timer);
    say.timer = setTimeout(() => said.classList.remove("shown"), 1600 + text.length * 20);
  }

  async function copy(text, what) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    say(`${what} copied`);
  }

  function theme() {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    try {
      localStorage.setItem("reticle-theme", document.documentElement.dataset.theme);
    } catch {
      // Storage is off for some files on disk; the choice then lasts as long as the page.
    }
  }

  try {
    const kept = localStorage.getItem("reticle-theme");
    if (kept) document.documentElement.dataset.theme = kept;
  } catch {
    // As above.
  }

  const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
  const APART = /"[^"]*"|\d[\d.,:/+-]*\d/g;

  /** Set names and numbers apart in texts that run from right to left: a day beside Arabic words is read from its end. */
  function setApart(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (RTL.test(node.data) && !node.parentElement.closest("script,style,textarea,template,bdi")) found.push(node);
    }
    for (const node of found) node.replaceWith(...apart(node.data));
  }

  function apart(text) {
    const parts = [];
    let at = 0;
    for (const match of text.matchAll(APART)) {
      const whole = document.createElement("bdi");
      const isName = match[0].startsWith('"');
      if (isName) whole.append('"', ...apart(match[0].slice(1, -1)), '"');
      else whole.append(match[0]);
      whole.dir = isName ? "auto" : "ltr";
      parts.push(text.slice(at, match.index), whole);
      at = match.index + match[0].length;
    }
    return [...parts, text.slice(at)].filter((part) => part !== "");
  }

  /** Let before and after take turns as long as the box is shown that way. */
  function flicker(box) {
    const stage = $(".stage", box);
    clearInterval(flicker.timer);
    stage.dataset.shown = "after";
    if (box.dataset.view !== "flicker") return;
    flicker.timer = setInterval(() => {
      if (!box.isConnected || box.dataset.view !== "flicker") clearInterval(flicker.timer);
      else if (!("held" in stage.dataset)) stage.dataset.shown = stage.dataset.shown === "before" ? "after" : "before";
    }, FLICKER_MS);
  }

  /** Hold the flicker, or turn the picture over while it is held. */
  function turn(box) {
    const stage = $(".stage", box);
    if ("held" in stage.dataset) stage.dataset.shown = stage.dataset.shown === "before" ? "after" : "before";
    else stage.dataset.held = "";
  }

  function choose(box, view) {
    box.dataset.view = view;
    for (const button of $$("button[data-view]", box)) button.setAttribute("aria-pressed", String(button.dataset.view === view));
    delete $(".stage", box).dataset.held;
    flicker(box);
  }

  function showPictures(root, onChoice = () => {}) {
    for (const box of $$(".compare", root)) {
      for (const button of $$("button[data-view]", box)) {
        button.addEventListener("click", () => {
          choose(box, button.dataset.view);
          onChoice(button.dataset.view);
        });
      }
      const range = $("input[type=range]", box);
      if (range) {
        const stage = $(".stage", box);
        const wipe = () => {
          stage.style.setProperty("--at", `${range.value}%`);
          stage.style.setProperty("--mix", String(range.value / 100));
        };
        range.addEventListener("input", wipe);
        stage.addEventListener("pointermove", (event) => {
          if (box.dataset.view !== "swipe") return;
          const frame = stage.getBoundingClientRect();
          range.value = String(((event.clientX - frame.left) / frame.width) * 100);
          wipe();
        });
        wipe();
      }
      for (const image of $$("img", box)) {
        image.addEventListener("error", () => {
          const gone = document.createElement("p");
          gone.className = "gone";
          gone.textContent = "This picture is not in the report's folder.";
          image.closest("a").replaceWith(gone);
        });
      }
      choose(box, box.dataset.view);
    }
  }

  function mark(row) {
    for (const other of $$("#rows .row a[aria-current]")) other.removeAttribute("aria-current");
    const link = $("a", row);
    link.setAttribute("aria-current", "true");
    link.scrollIntoView({ block: "nearest" });
  }

  function filter() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const only = $$(".find .chip[aria-pressed=true]").map((chip) => chip.dataset.status);
    let shown = 0;
    for (const row of rows) {
      const fits = wanted.every((word) => row.dataset.search.includes(word)) && (!only.length || only.includes(row.dataset.status));
      row.hidden = !fits;
      shown += fits;
    }
    $("#none").hidden = shown > 0 || !rows.length;
  }

  function clear() {
    search.value = "";
    for (const chip of $$(".find .chip")) chip.setAttribute("aria-pressed", "false");
    filter();
  }

  /** Return the shown row that is `by` away from `current`, of those that `fit`. */
  function neighbour(current, by, fits = () => true) {
    const shown = rows.filter((row) => !row.hidden && (row === current || fits(row)));
    const at = shown.indexOf(current);
    return shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
  }

  /** Run the deed of a pressed button or key. A dialog that is open keeps its keys, a search field all but Escape. */
  function listen(deeds, keys, onEnter) {
    document.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.dataset.copy !== undefined) copy(button.dataset.copy, button.textContent.replace("Copy for agent", "Text for an agent").replace("Copy", "Text"));
      else if (button.dataset.do) deeds[button.dataset.do](button);
      else if (button.matches(".find .chip")) {
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        filter();
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
      const typing = event.target.matches("input[type=search]");
      if (typing && event.key === "Enter") onEnter();
      if (typing && event.key !== "Escape") return;
      const deed = Object.hasOwn(keys, event.key) && keys[event.key];
      if (deed && deed(event) !== false) event.preventDefault();
    });
    search.addEventListener("input", filter);
  }

  setApart(document.body);
  return { setApart, $, $$, rows, search, say, copy, theme, showPictures, choose, turn, mark, clear, neighbour, listen };
})();
