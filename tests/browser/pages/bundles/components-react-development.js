(() => {
  var __create = Object.create;
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __getProtoOf = Object.getPrototypeOf;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function __require() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw mod = 0, e;
    }
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
    mod
  ));

  // vendor:react
  var require_react = __commonJS({
    "vendor:react"(exports, module) {
      module.exports = window.__vendor["react"];
    }
  });

  // vendor:react-dom/client
  var require_client = __commonJS({
    "vendor:react-dom/client"(exports, module) {
      module.exports = window.__vendor["react-dom/client"];
    }
  });

  // vendor:react/jsx-runtime
  var require_jsx_runtime = __commonJS({
    "vendor:react/jsx-runtime"(exports, module) {
      module.exports = window.__vendor["react/jsx-runtime"];
    }
  });

  // src/components-react.jsx
  var import_react = __toESM(require_react(), 1);
  var import_client = __toESM(require_client(), 1);
  var import_jsx_runtime = __toESM(require_jsx_runtime(), 1);
  var Theme = (0, import_react.createContext)("light");
  function Counter() {
    const [count, setCount] = (0, import_react.useState)(0);
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", { onClick: () => setCount(count + 1), children: [
      "Count ",
      count
    ] });
  }
  function Quiet() {
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Nothing happens here" });
  }
  function Row({ number, chosen, choose }) {
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", { onClick: choose, children: [
      "Row ",
      number,
      " ",
      chosen ? "chosen" : "free"
    ] }) });
  }
  var RowOnce = (0, import_react.memo)(Row);
  var chooseNone = () => {
  };
  function Rows() {
    const [at, setAt] = (0, import_react.useState)(-1);
    const chooses = (0, import_react.useState)(() => [0, 1, 2, 3].map((number) => () => setAt(number)))[0];
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: chooses.map((choose, number) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowOnce, { number, chosen: number === at, choose }, number)) });
  }
  var Toggle = class extends import_react.Component {
    state = { on: false };
    render() {
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", { onClick: () => this.setState({ on: !this.state.on }), children: [
        "Toggle ",
        this.state.on ? "on" : "off"
      ] });
    }
  };
  var Fancy = (0, import_react.forwardRef)(({ children, ...props }, ref) => {
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", { ref, ...props, children });
  });
  Fancy.displayName = "Fancy";
  function Themed() {
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { children: (0, import_react.useContext)(Theme) });
  }
  function Late() {
    const [ready, setReady] = (0, import_react.useState)(false);
    (0, import_react.useEffect)(() => setReady(true), []);
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: ready ? "Ready" : "Wait" });
  }
  function Page() {
    const [theme, setTheme] = (0, import_react.useState)("light");
    const [open, setOpen] = (0, import_react.useState)(false);
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Theme.Provider, { value: theme, children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Counter, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Quiet, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rows, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toggle, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fancy, { onClick: () => setTheme("dark"), children: "Darken" }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Themed, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowOnce, { number: 9, chosen: false, choose: chooseNone }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fancy, { onClick: () => setOpen(true), children: "Open" }),
      open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Late, {})
    ] });
  }
  var strict = location.hash === "#strict";
  (0, import_client.createRoot)(document.getElementById("root")).render(strict ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.StrictMode, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {}) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {}));
})();
