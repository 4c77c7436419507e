(() => {
  const { $, $$, rows, search, say, theme, showPictures, turn, mark, clear, neighbour, listen } = reticle;
  const VIEWS = ["changes", "slider", "swipe", "flicker", "side", "before", "after"];
  const { readBox, setBox, grow } = reticleDrawing;
  const pane = $("#card");
  let state = JSON.parse($("#state").textContent);
  let current = null;
  let view = null;
  let shown = null;
  let isLeaving = false;
  let isOver = false;

  /** Ask the review's server; a refusal is told and gives null. */
  async function ask(path, body) {
    try {
      const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await fetch(path, body === undefined ? {} : post);
      if (answer.ok) return answer.headers.get("content-type").startsWith("application/json") ? await answer.json() : await answer.text();
      const told = answer.status === 409 ? (await answer.json()).error : await answer.text();
      say(told);
    } catch {
      over("reticle has ended", "Nothing more can be written from this page. Begin again: reticle baseline review");
    }
    return null;
  }

  /** Put the page's last words in place of everything. */
  function over(title, text) {
    if (isOver) return;
    isOver = true;
    document.body.className = "review";
    const box = document.createElement("main");
    box.className = "over";
    const head = document.createElement("h1");
    head.className = "lead";
    head.textContent = title;
    const line = document.createElement("p");
    line.className = "quiet";
    line.textContent = text;
    box.append(head, line);
    for (const dialog of $$("dialog[open]")) dialog.close();
    document.body.replaceChildren(box, $("#said"));
  }

  const count = (fits) => state.items.filter(fits).length;
  const plural = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

  /** Tell how an item stands: class, sign and word; null when it is undecided. */
  function standing(item) {
    const late = item.written ? ", written" : "";
    if (item.decision === "approve") return ["s-pass", "✓", `approved${late}`];
    if (item.decision === "reject") return ["s-fail", "✕", "rejected"];
    if (item.decision === "masked" || item.written) return ["s-pass", "▦", `masked${late}`];
    return null;
  }

  function showState() {
    const open = count((item) => !item.settled);
    const [approved, rejected, written] = [count((item) => item.decision === "approve"), count((item) => item.decision === "reject"), count((item) => item.written)];
    const left = $("#left");
    left.textContent = open ? `${open} to decide` : "all decided";
    left.className = `pill ${open ? "s-drift" : "s-pass"}`;
    const masked = count((item) => item.decision === "masked");
    const told = [approved && `${approved} approved`, masked && `${masked} masked`, rejected && `${rejected} rejected`];
    told.push(written && !state.pending ? `${written} written` : state.pending ? `${state.pending} not written yet` : "nothing written");
    $("#tally").textContent = told.filter(Boolean).join(", ");
    for (const [name, share] of [["approve", approved + masked], ["reject", rejected], ["open", open]]) {
      $(`#bar-${name}`).style.flexGrow = share;
      $(`#bar-${name}`).hidden = !share;
    }
    const writer = $("[data-do=write]");
    writer.textContent = state.pending ? `Write ${state.pending}…` : "Write…";
    writer.disabled = !state.pending;
    const undo = $("[data-do=undo]");
    undo.disabled = !state.undo;
    undo.title = state.undo ? `Undo (z): ${state.undo}` : "Undo (z)";
    for (const row of rows) {
      const item = state.items[row.dataset.n];
      const stands = standing(item);
      row.className = `row ${stands ? stands[0] : row.dataset.kind}${item.settled ? " settled" : ""}`;
      $(".mark", row).textContent = stands ? stands[1] : row.dataset.glyph;
      $(".decided", row).textContent = stands ? stands[2] : row.dataset.status;
    }
    showDecision();
  }

  function showDecision() {
    if (!current || !$("article", pane)) return;
    const item = state.items[current.dataset.n];
    const stands = standing(item);
    const pill = $("#pill");
    pill.className = `pill ${stands ? stands[0] : pill.dataset.kind}`;
    pill.textContent = stands ? `${stands[1]} ${stands[2]}` : pill.dataset.word;
    for (const [deed, decision] of [["approve", "approve"], ["reject", "reject"]]) {
      const button = $(`.verbs [data-do=${deed}]`, pane);
      if (button) button.setAttribute("aria-pressed", String(item.decision === decision));
    }
    for (const button of $$(".verbs button, .regions button", pane)) button.disabled = item.written;
  }

  /** Lay the marks over their pictures, in shares of each picture's own size. */
  function placeMarks() {
    for (const marks of $$(".marks", pane)) {
      const image = $("img", marks.parentElement);
      const place = () => {
        const [across, down] = [image.naturalWidth / marks.dataset.scale, image.naturalHeight / marks.dataset.scale];
        for (const part of $$("[data-box]", marks)) {
          const box = readBox(part.dataset.box);
          setBox(part, box, across, down);
          part.classList.toggle("edge", box.x < 20);
        }
      };
      if (image.complete && image.naturalWidth) place();
      else image.addEventListener("load", place);
    }
    $$(".regions li", pane).forEach((line, at) => {
      const light = (on) => $$(".marks", pane).forEach((marks) => $$(".region", marks)[at]?.classList.toggle("lit", on));
      line.addEventListener("pointerenter", () => light(true));
      line.addEventListener("pointerleave", () => light(false));
    });
  }

  async function openItem(row, isFresh) {
    const number = row.dataset.n;
    if (shown === number && !isFresh) return;
    shown = number;
    const text = await ask(`item/${number}`);
    if (text === null || shown !== number) return;
    pane.innerHTML = text;
    reticle.setApart(pane);
    drawing.end();
    const box = $(".compare", pane);
    if (box && view && $(`button[data-view=${view}]`, box)) box.dataset.view = view;
    showPictures(pane, (chosen) => { view = chosen; });
    placeMarks();
    showDecision();
    if (!isFresh) window.scrollTo(0, 0);
  }

  /** Show what the address names: `#4`, `#list`, or without any the first that is undecided. */
  async function follow() {
    if (isOver) return;
    const asked = location.hash.slice(1);
    const row = rows[/^\d+$/.test(asked) ? Number(asked) : -1] ?? current ?? rows.find((item) => !state.items[item.dataset.n].settled) ?? rows[0];
    document.body.classList.toggle("one", asked !== "" && asked !== "list");
    current = row;
    mark(row);
    await openItem(row);
  }

  function go(row) {
    if (row) location.hash = `#${row.dataset.n}`;
  }

  const drawing = reticleDrawing.make(pane, {
    canDraw: () => !state.items[current.dataset.n].written,
    draw: (box) => deed("mask", { item: Number(current.dataset.n), ...box }),
  });

  const isOpen = (row) => !state.items[row.dataset.n].settled;

  /** Go to the next undecided one, also from the top again. */
  function goOn() {
    const next = neighbour(current, 1, isOpen) ?? rows.find((row) => !row.hidden && isOpen(row));
    if (next) go(next);
    else if (state.pending) say(`All decided. ${plural(state.pending, "checkpoint")} to write: w`);
  }

  async function deed(path, body) {
    const answer = await ask(path, body);
    if (answer === null) return null;
    const before = state.items[current.dataset.n].version;
    state = answer.state;
    showState();
    if (answer.said) say(answer.said);
    if (state.items[current.dataset.n].version !== before) await openItem(current, true);
    return answer;
  }

  async function decide(decision, scope = "one") {
    const item = Number(current.dataset.n);
    if (state.items[item].written) return say("This one is written already");
    if ((await deed("decide", { item, decision, scope })) !== null) goOn();
  }

  async function undo() {
    const answer = await deed("undo", {});
    if (answer && answer.item !== null) go(rows[answer.item]);
  }

  async function write() {
    if (!state.pending) return say("Nothing to write: approve something first");
    const change = await ask("change");
    if (change === null) return;
    $("#change").dataset.id = change.id;
    $("#change-said").textContent = `This writes ${plural(change.files, "file")} and nothing else.`;
    $("#apply").textContent = `Write ${plural(change.files, "file")}`;
    $("#leave").hidden = !isLeaving;
    const kinds = [[/^approve /, "head"], [/^(---|\+\+\+|@@)/, "place"], [/^(\+|Binary)/, "add"], [/^-/, "cut"]];
    $("#diff").replaceChildren(...change.text.split("\n").map((text) => {
      const line = document.createElement("div");
      line.textContent = text || " ";
      line.className = (kinds.find(([test]) => test.test(text)) ?? [null, ""])[1];
      return line;
    }));
    if (!$("#change").open) $("#change").showModal();
    $("#apply").focus();
  }

  async function apply() {
    const answer = await deed("apply", { id: $("#change").dataset.id });
    $("#change").close();
    if (answer === null) return;
    say(`${plural(answer.files, "file")} written`);
    if (isLeaving) await leave();
  }

  async function leave() {
    const answer = await ask("done", {});
    if (answer !== null) over("The review is over", "What it came to stands in the terminal. This page can be closed.");
  }

  async function done() {
    isLeaving = Boolean(state.pending);
    if (isLeaving) await write();
    else await leave();
  }

  /** Move the slider that is shown; false when there is none, so that the key does what it always does. */
  function slide(by) {
    const box = $(".compare", pane);
    if (!by || !box || !["slider", "swipe"].includes(box.dataset.view) || document.activeElement.matches("input")) return false;
    const range = $("input[type=range]", box);
    range.value = String(Number(range.value) + by * 5);
    range.dispatchEvent(new Event("input"));
    return true;
  }

  const showAs = (name) => {
    const button = $(`.compare button[data-view=${name}]`, pane);
    if (button && !drawing.isOn()) button.click();
  };
  const deeds = {
    theme, clear, undo, write, apply, leave, done,
    help: () => $("#help").showModal(),
    back: () => $("#change").close(),
    approve: () => decide("approve"),
    reject: () => decide("reject"),
    approveFlow: () => decide("approve", "flow"),
    approveAlike: () => decide("approve", "alike"),
    mask: drawing.start,
    keepMask: drawing.keep,
    noMask: drawing.end,
    maskRegion: (button) => drawing.send(grow(readBox(button.dataset.box))),
    unmask: (button) => deed("unmask", { item: Number(current.dataset.n), mask: Number(button.dataset.mask) }),
  };
  const arrow = (right, down) => (event) => (drawing.isOn() ? drawing.nudge(event.shiftKey, right, down) : slide(right));
  /** A narrow window shows the list or a checkpoint: nothing is decided before the checkpoint was seen. */
  const isSeen = () => pane.getClientRects().length > 0;
  const seen = (act) => (isSeen() ? act() : go(current));
  const press = (name) => {
    const button = $(`.verbs [data-do=${name}]`, pane);
    if (button) button.click();
    else say(name === "approve" ? "There is no picture to approve" : "There is no other");
  };
  const isPlace = (event) => event.target.matches("a, button, input, summary");
  const keys = {
    j: () => seen(() => go(neighbour(current, 1))), k: () => seen(() => go(neighbour(current, -1))), n: () => seen(goOn),
    a: () => seen(() => press("approve")), r: () => seen(() => press("reject")),
    f: () => seen(() => press("approveFlow")), s: () => seen(() => press("approveAlike")),
    z: undo, m: () => seen(drawing.start), w: write, d: theme, "?": deeds.help,
    "/": () => search.focus(),
    b: () => { document.body.classList.toggle("noMarks"); },
    " ": (event) => {
      const box = $(".compare", pane);
      if (isPlace(event) || box?.dataset.view !== "flicker") return false;
      turn(box);
      return true;
    },
    ArrowLeft: arrow(-1, 0), ArrowRight: arrow(1, 0), ArrowUp: arrow(0, -1), ArrowDown: arrow(0, 1),
    Enter: (event) => {
      if (!drawing.isOn() || (isPlace(event) && event.target.id !== "mask")) return false;
      drawing.keep();
      return true;
    },
    Escape: () => {
      if (drawing.isOn()) return drawing.end();
      clear();
      search.blur();
      if (document.body.classList.contains("one")) location.hash = "#list";
    },
  };
  VIEWS.forEach((name, at) => { keys[String(at + 1)] = () => showAs(name); });
  $("#change").addEventListener("close", () => { isLeaving = false; });

  listen(deeds, keys, () => go(neighbour(current, 1)));
  addEventListener("hashchange", follow);
  showState();
  follow();
})();
