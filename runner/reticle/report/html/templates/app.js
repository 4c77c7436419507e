(() => {
  const { setApart, $, $$, rows, search, say, copy, theme, showPictures, mark, clear, neighbour, listen } = reticle;
  const flowPane = $("#flow");
  const overview = $("#about");
  let current = null;

  /** Give the parts of a bar their share of its width. */
  function growBars(root) {
    for (const part of $$("[data-grow]", root)) part.style.flexGrow = part.dataset.grow;
  }

  function openFlow(row, step) {
    if (current !== row) {
      current = row;
      flowPane.innerHTML = $(`#d${row.dataset.n}`).textContent;
      setApart(flowPane);
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

  /** Go to the next row that is shown (and, when asked, no pass). */
  function move(by, bad) {
    const next = neighbour(current, by, (row) => !bad || row.dataset.status !== "pass");
    if (next) location.hash = $("a", next).getAttribute("href");
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

  listen(deeds, keys, () => move(1));
  addEventListener("hashchange", follow);
  addEventListener("beforeprint", () => $$("details", flowPane).forEach((step) => { step.open = true; }));

  growBars(document);
  follow();
})();
