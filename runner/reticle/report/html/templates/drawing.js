/** Masks: a rectangle in the picture's own CSS pixels, drawn on the new picture by mouse, finger or keys. */
const reticleDrawing = (() => {
  const { $, $$, choose } = reticle;
  const STEP_PX = 4;
  const GROWN_PX = 2;
  const NEAR_PX = 16;

  function readBox(text) {
    const [x, y, w, h] = text.split(" ").map(Number);
    return { x, y, w, h };
  }

  const grow = ({ x, y, w, h }) => ({ x: x - GROWN_PX, y: y - GROWN_PX, w: w + 2 * GROWN_PX, h: h + 2 * GROWN_PX });

  function setBox(node, box, across, down) {
    const share = (part, whole) => `${(part / whole) * 100}%`;
    Object.assign(node.style, { left: share(box.x, across), top: share(box.y, down), width: share(box.w, across), height: share(box.h, down) });
  }

  /** Return the box around the first region and those that lie near it; null without any. */
  function around(regions) {
    const boxes = regions.map((part) => readBox(part.dataset.box));
    let box = boxes.shift() ?? null;
    for (const other of boxes) {
      const apart = Math.max(other.x - box.x - box.w, box.x - other.x - other.w, other.y - box.y - box.h, box.y - other.y - other.h);
      if (apart > NEAR_PX) continue;
      const [left, top] = [Math.min(box.x, other.x), Math.min(box.y, other.y)];
      box = { x: left, y: top, w: Math.max(box.x + box.w, other.x + other.w) - left, h: Math.max(box.y + box.h, other.y + other.h) - top };
    }
    return box;
  }

  /** Let somebody draw in `pane`: `draw` gets each rectangle, `canDraw` says whether it may begin. */
  function make(pane, { canDraw, draw }) {
    let drawing = null;

    /** Return the new picture with its size in CSS pixels, as soon as it is there; null when it never comes. */
    async function awaitSheet() {
      const link = $(".v-after > a", pane);
      const image = link && $("img", link);
      if (image && !image.naturalWidth) await image.decode().catch(() => {});
      if (!image?.isConnected || !image.naturalWidth) return null;
      const scale = $(".marks", link).dataset.scale;
      return { link, image, across: image.naturalWidth / scale, down: image.naturalHeight / scale };
    }

    async function start() {
      if (drawing) return end();
      const box = $(".compare", pane);
      if (!box || !$(".verbs #mask", pane) || !canDraw()) return;
      const on = await awaitSheet();
      if (!on || drawing) return;
      const back = box.dataset.view;
      choose(box, "after");
      const { x, y, w, h } = around($$(".region", on.link)) ?? { x: on.across / 2 - 60, y: on.down / 2 - 20, w: 120, h: 40 };
      const node = document.createElement("span");
      node.className = "drawn";
      on.link.append(node);
      drawing = { ...on, back, node, box: grow({ x, y, w, h }) };
      show();
      pane.classList.add("masking");
      $("#mask").setAttribute("aria-pressed", "true");
      $("#drawing").hidden = false;
      node.scrollIntoView({ block: "nearest" });
    }

    function show() {
      const { node, box, across, down } = drawing;
      setBox(node, box, across, down);
    }

    function end() {
      if (drawing && drawing.node.isConnected) {
        drawing.node.remove();
        choose($(".compare", pane), drawing.back);
      }
      drawing = null;
      pane.classList.remove("masking");
      $("#mask")?.setAttribute("aria-pressed", "false");
      if ($("#drawing")) $("#drawing").hidden = true;
    }

    async function send(box) {
      end();
      await draw(box);
    }

    function keep() {
      if (drawing) send(drawing.box);
    }

    function nudge(isSizing, right, down) {
      const { box } = drawing;
      if (isSizing) {
        box.w = Math.max(box.w + right * STEP_PX, STEP_PX);
        box.h = Math.max(box.h + down * STEP_PX, STEP_PX);
      } else {
        box.x += right * STEP_PX;
        box.y += down * STEP_PX;
      }
      show();
      drawing.node.scrollIntoView({ block: "nearest" });
      return true;
    }

    pane.addEventListener("dragstart", (event) => drawing && event.preventDefault());
    pane.addEventListener("click", (event) => drawing && event.target.closest(".stage a") && event.preventDefault());
    pane.addEventListener("pointerdown", (event) => {
      if (!drawing || event.button || !event.target.closest(".stage")) return;
      event.preventDefault();
      const { image, across, down } = drawing;
      const frame = image.getBoundingClientRect();
      const within = (value, limit) => Math.min(Math.max(value, 0), limit);
      const at = (moved) => [within(((moved.clientX - frame.left) / frame.width) * across, across), within(((moved.clientY - frame.top) / frame.height) * down, down)];
      const [left, top] = at(event);
      const drag = (moved) => {
        if (!drawing) return;
        const [x, y] = at(moved);
        drawing.box = { x: Math.min(left, x), y: Math.min(top, y), w: Math.abs(x - left), h: Math.abs(y - top) };
        show();
      };
      const drop = () => {
        removeEventListener("pointermove", drag);
        removeEventListener("pointerup", drop);
      };
      addEventListener("pointermove", drag);
      addEventListener("pointerup", drop);
    });

    return { start, end, send, keep, nudge, isOn: () => drawing !== null };
  }

  return { make, readBox, setBox, grow };
})();
