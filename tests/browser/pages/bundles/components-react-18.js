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

  // vendor:react/jsx-dev-runtime
  var require_jsx_dev_runtime = __commonJS({
    "vendor:react/jsx-dev-runtime"(exports, module) {
      module.exports = window.__vendor["react/jsx-dev-runtime"];
    }
  });

  // src/components-react.jsx
  var import_react = __toESM(require_react(), 1);
  var import_client = __toESM(require_client(), 1);
  var import_jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
  var Theme = (0, import_react.createContext)("light");
  function Counter() {
    const [count, setCount] = (0, import_react.useState)(0);
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("button", { onClick: () => setCount(count + 1), children: [
      "Count ",
      count
    ] }, void 0, true, {
      fileName: "src/components-react.jsx",
      lineNumber: 9,
      columnNumber: 10
    }, this);
  }
  function Quiet() {
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("p", { children: "Nothing happens here" }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 13,
      columnNumber: 10
    }, this);
  }
  function Row({ number, chosen, choose }) {
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("li", { children: /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("button", { onClick: choose, children: [
      "Row ",
      number,
      " ",
      chosen ? "chosen" : "free"
    ] }, void 0, true, {
      fileName: "src/components-react.jsx",
      lineNumber: 19,
      columnNumber: 7
    }, this) }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 18,
      columnNumber: 5
    }, this);
  }
  var RowOnce = (0, import_react.memo)(Row);
  var chooseNone = () => {
  };
  function Rows() {
    const [at, setAt] = (0, import_react.useState)(-1);
    const chooses = (0, import_react.useState)(() => [0, 1, 2, 3].map((number) => () => setAt(number)))[0];
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("ul", { children: chooses.map((choose, number) => /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(RowOnce, { number, chosen: number === at, choose }, number, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 34,
      columnNumber: 9
    }, this)) }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 32,
      columnNumber: 5
    }, this);
  }
  var Toggle = class extends import_react.Component {
    state = { on: false };
    render() {
      return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("button", { onClick: () => this.setState({ on: !this.state.on }), children: [
        "Toggle ",
        this.state.on ? "on" : "off"
      ] }, void 0, true, {
        fileName: "src/components-react.jsx",
        lineNumber: 43,
        columnNumber: 12
      }, this);
    }
  };
  var Fancy = (0, import_react.forwardRef)(({ children, ...props }, ref) => {
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("button", { ref, ...props, children }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 49,
      columnNumber: 5
    });
  });
  Fancy.displayName = "Fancy";
  function Themed() {
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("i", { children: (0, import_react.useContext)(Theme) }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 57,
      columnNumber: 10
    }, this);
  }
  function Late() {
    const [ready, setReady] = (0, import_react.useState)(false);
    (0, import_react.useEffect)(() => setReady(true), []);
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)("p", { children: ready ? "Ready" : "Wait" }, void 0, false, {
      fileName: "src/components-react.jsx",
      lineNumber: 63,
      columnNumber: 10
    }, this);
  }
  function Page() {
    const [theme, setTheme] = (0, import_react.useState)("light");
    const [open, setOpen] = (0, import_react.useState)(false);
    return /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Theme.Provider, { value: theme, children: [
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Counter, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 71,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Quiet, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 72,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Rows, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 73,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Toggle, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 74,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Fancy, { onClick: () => setTheme("dark"), children: "Darken" }, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 75,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Themed, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 76,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(RowOnce, { number: 9, chosen: false, choose: chooseNone }, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 77,
        columnNumber: 7
      }, this),
      /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Fancy, { onClick: () => setOpen(true), children: "Open" }, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 78,
        columnNumber: 7
      }, this),
      open && /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Late, {}, void 0, false, {
        fileName: "src/components-react.jsx",
        lineNumber: 79,
        columnNumber: 16
      }, this)
    ] }, void 0, true, {
      fileName: "src/components-react.jsx",
      lineNumber: 70,
      columnNumber: 5
    }, this);
  }
  var strict = location.hash === "#strict";
  (0, import_client.createRoot)(document.getElementById("root")).render(strict ? /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(import_react.StrictMode, { children: /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Page, {}, void 0, false, {
    fileName: "src/components-react.jsx",
    lineNumber: 85,
    columnNumber: 73
  }) }, void 0, false, {
    fileName: "src/components-react.jsx",
    lineNumber: 85,
    columnNumber: 61
  }) : /* @__PURE__ */ (0, import_jsx_dev_runtime.jsxDEV)(Page, {}, void 0, false, {
    fileName: "src/components-react.jsx",
    lineNumber: 85,
    columnNumber: 97
  }));
})();
