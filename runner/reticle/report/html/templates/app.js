"use strict";
(() => {
  const $ = (css, root = document) => root.querySelector(css);
  const $$ = (css, root = document) => [...root.querySelectorAll(css)];
  const rows = $$("#rows .row[data-n]");
  const search = $("#search");
  const flowPane = $("#flow");
  const overview = $("#about");
  let current = null;

  /** Say something to people who look and to those who listen. */
  function say(text) {
    const said = $("#said");
    said.textContent = text;
    said.classList.add("shown");
    clearTimeout(say.timer);
    say.timer = setTimeout(() => said.classList.remove("shown"), 1600);
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

  /** Give the parts of a bar their share of its width. */
  function growBars(root) {
    for (const part of $$("[data-grow]", root)) part.style.flexGrow = part.dataset.grow;
  }

  function showPictures(root) {
    for (const box of $$(".compare", root)) {
      const choose = (view) => {
        box.dataset.view = view;
        for (const button of $$("button[data-view]", box)) button.setAttribute("aria-pressed", String(button.dataset.view === view));
      };
      for (const button of $$("button[data-view]", box)) button.addEventListener("click", () => choose(button.dataset.view));
      const range = $("input[type=range]", box);
      if (range) {
        const stage = $(".stage", box);
        const wipe = () => stage.style.setProperty("--at", `${range.value}%`);
        range.addEventListener("input", wipe);
        stage.addEventListener("pointermove", (event) => {
          if (box.dataset.view !== "slider") return;
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
      choose(box.dataset.view);
    }
  }

  function mark(row) {
    for (const other of $$("#rows .row a[aria-current]")) other.removeAttribute("aria-current");
    const link = $("a", row);
    link.setAttribute("aria-current", "true");
    link.scrollIntoView({ block: "nearest" });
  }

  function openFlow(row, step) {
    if (current !== row) {
      current = row;
      flowPane.innerHTML = $(`#d${row.dataset.n}`).textContent;
      growBars(flowPane);
      showPictures(flowPane);
      $("#detail").scrollTop = 0;
      window.scrollTo(0, 0);
    }
    overview.hidden = true;
    flowPane.hidden = false;
    mark(row);
    if (step) {
      const found = $(`details[data-step="${CSS.escape(step)}"]`, flowPane);
      if (found) {
        found.open = true;
        found.scrollIntoView({ block: "start" });
      }
    }
  }

  function openOverview() {
    current = null;
    overview.hidden = false;
    flowPane.hidden = true;
    flowPane.textContent = "";
    mark($("#rows [data-overview]"));
  }

  /** Show what the address names: `#flow=NAME&step=4`, `#overview`, or without any the worst flow. */
  function follow() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const name = asked.get("flow");
    const row = name !== null && rows.find((item) => item.dataset.name === name);
    document.body.classList.toggle("one", Boolean(row) || location.hash === "#overview");
    if (row) openFlow(row, asked.get("step"));
    else if (name === null && location.hash !== "#overview" && rows.length && rows[0].dataset.status !== "pass") openFlow(rows[0]);
    else openOverview();
    if (name !== null && !row) say(`No flow is named ${name}`);
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

  /** Go to the next row that is shown (and, when asked, no pass). */
  function move(by, bad) {
    const shown = rows.filter((row) => !row.hidden && (!bad || row.dataset.status !== "pass" || row === current));
    if (!shown.length) return;
    const at = shown.indexOf(current);
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by;
    if (shown[next]) location.hash = $("a", shown[next]).getAttribute("href");
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

  function toggleSteps() {
    const steps = $$("details", flowPane);
    const open = steps.some((step) => !step.open);
    for (const step of steps) step.open = open;
  }

  const deeds = {
    theme, clear,
    help: () => $("#help").showModal(),
    link: () => copy(location.href.split("#")[0] + $("a", current).getAttribute("href"), "Link"),
  };
  const keys = {
    j: () => move(1), k: () => move(-1), n: () => move(1, true), p: () => move(-1, true),
    "/": () => search.focus(), "?": deeds.help, d: theme, e: toggleSteps,
    c: () => $(".flow [data-copy]")?.click(),
    Escape: () => {
      clear();
      search.blur();
      if (document.body.classList.contains("one")) location.hash = "#list";
    },
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.copy !== undefined) copy(button.dataset.copy, button.textContent.replace("Copy for agent", "Text for an agent").replace("Copy", "Text"));
    else if (button.dataset.do) deeds[button.dataset.do]();
    else if (button.matches(".find .chip")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
      filter();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("#help").open) return;
    const typing = event.target.matches("input[type=search]");
    if (typing && event.key === "Enter") move(1);
    if ((typing && event.key !== "Escape") || event.target.matches("input[type=range]")) return;
    const deed = keys[event.key];
    if (deed) {
      event.preventDefault();
      deed();
    }
  });
  search.addEventListener("input", filter);
  addEventListener("hashchange", follow);
  addEventListener("beforeprint", () => $$("details", flowPane).forEach((step) => { step.open = true; }));

  try {
    const kept = localStorage.getItem("reticle-theme");
    if (kept) document.documentElement.dataset.theme = kept;
  } catch {
    // As above.
  }
  growBars(document);
  follow();
})();
