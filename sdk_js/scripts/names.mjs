/** The library's name computation, with doors where it has to ask us: what an element shows (it knows no shadow trees),
 * what parts words, what CSS writes, which reference is hidden. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {[string, string][]} what stands in the library, and what is put there */
const DOORS = [
  ['isHTMLSlotElement(node) ? getSlotContents(node) : ArrayFrom(node.childNodes).concat(', 'options.childrenOf(node).concat('],
  ['var separator = display !== "inline" ? " " : "";', 'var separator = options.parts(child, display, result) ? " " : "";'],
  ['getTextualContent(pseudoBefore)', 'options.writtenBy(pseudoBefore)'],
  ['getTextualContent(pseudoAfter)', 'options.writtenBy(pseudoAfter)'],
  ['accumulatedText = "".concat(beforeContent, " ").concat(accumulatedText);', 'accumulatedText = beforeContent + accumulatedText;'],
  ['accumulatedText = "".concat(accumulatedText, " ").concat(afterContent);', 'accumulatedText += afterContent;'],
  // the space at the edge of a word inside is a space between words: Change<span> date</span>
  ['return accumulatedText.trim();', 'return accumulatedText;'],
  ['if (nameFromSubTree !== "") {', 'if (nameFromSubTree.trim() !== "") {'],
  ['if (accumulatedText2F !== "") {', 'if (accumulatedText2F.trim() !== "") {'],
  ['} else if (isHTMLOptGroupElement(node)) {', '} else if (isHTMLOptGroupElement(node) || getLocalName(node) === "option") {'],
  // a button inside is called what its author calls it: Tag [x, "Remove tag"]
  ['hasAnyConcreteRoles(node, ["button", "combobox", "listbox", "textbox"])', 'hasAnyConcreteRoles(node, ["combobox", "listbox", "textbox"])'],
  // what a picture or a line is made of (the sign of an icon font) is none of the words around it
  ['if (context.recursion) {\n', 'if (context.recursion && !options.isOpaque(current)) {\n'],
  // Chromium calls a term by its words
  ['"tooltip", "treeitem"]', '"tooltip", "treeitem", "term"]'],
  // what has no value is called by its name
  ['if (!skipToStep2E) {', 'if (!skipToStep2E || (hasAbstractRole(current, "range") && options.isWithoutValue(current))) {'],
  // each reference is heard whole, whatever was heard before; only a label that is one of them is no label again
  ['var consultedNodes = new SetLike();', 'var consultedNodes = new Set(), referred = new Set();'],
  ['var labels = getLabels(node);', 'var labels = getLabels(node); if (labels !== null) labels = labels.filter(function (label) { return !referred.has(label); });'],
  // a reference that is hidden counts with everything in it (accname 1.2, 2A); one that says nothing counts for nothing (2B)
  ['return labelElements.map(function (element) {', 'var referenced = labelElements.map(function (element) { var before = hidden, seen = consultedNodes; consultedNodes = new Set(seen); hidden = hidden || options.isUnseen(element); try {'],
  ['recursion: false\n        });\n      }).join(" ");', 'recursion: false\n        });\n      } finally { hidden = before; consultedNodes = seen; referred.add(element); } }).join(" ");\n      if (referenced.trim() !== "") return referenced;'],
];

/** Roles that elements give themselves count in names as those that are written. @type {[string, string][]} */
const ROLES = [
  ['export default function getRole(element) {', 'export default function getRole(element) { var own = givenRole(element); if (own) return own;'],
  ['  dt: "term",', '  dt: "term",\n  dfn: "term",'],
  ['return hasGlobalAriaAttributes(element, implicitRole);', 'return keepsMeaning(element);'],
];
/** What scripts hand over by reference counts as what attributes name by id. @type {[string, string][]} */
const REFERENCES = [['export function queryIdRefs(node, attributeName) {', 'export function queryIdRefs(node, attributeName) { return referredBy(node, attributeName);']];
const core = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'core');
const given = JSON.stringify(join(core, 'given.js'));
const references = JSON.stringify(join(core, 'references.js'));
const roles = JSON.stringify(join(core, 'roles.js'));

/** @param {string} path @param {[string, string][]} doors @returns {string} a file of the library with its doors */
function opened(path, doors) {
  let contents = readFileSync(path, 'utf8');
  for (const [there, ours] of doors) {
    if (contents.split(there).length !== 2) throw new Error(`dom-accessibility-api has changed, not found once: ${there}`);
    contents = contents.replace(there, () => ours);
  }
  return contents;
}

/** @type {import('esbuild').Plugin} */
export const names = {
  name: 'names',
  setup(builder) {
    builder.onLoad({ filter: /dom-accessibility-api[\\/]dist[\\/]accessible-name-and-description\.mjs$/ }, (args) => {
      return { contents: opened(args.path, DOORS), loader: 'js' };
    });
    builder.onLoad({ filter: /dom-accessibility-api[\\/]dist[\\/]getRole\.mjs$/ }, (args) => {
      return { contents: `import { givenRole } from ${given};\nimport { keepsMeaning } from ${roles};\n${opened(args.path, ROLES)}`, loader: 'js' };
    });
    builder.onLoad({ filter: /dom-accessibility-api[\\/]dist[\\/]util\.mjs$/ }, (args) => {
      return { contents: `import { referredBy } from ${references};\n${opened(args.path, REFERENCES)}`, loader: 'js' };
    });
  },
};
