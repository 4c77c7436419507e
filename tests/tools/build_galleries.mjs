/** Build the galleries of the tests into tests/galleries/pages: components of real libraries in their states. Run it
 * after `npm ci` in tests/galleries; what it writes is committed. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(tests, 'galleries');
const out = join(home, 'pages');
const modules = join(home, 'node_modules');
const require = createRequire(join(home, 'package.json'));
const { build } = require('esbuild');
/** @type {Map<string, string>} versions of the packages that went in, by name */ const used = new Map();

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const put = (name, text) => writeFileSync(join(out, name), text);

/** @param {string} path a file inside node_modules */
function noteUse(path) {
  const found = path.match(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/);
  if (!found || used.has(found[1])) return;
  used.set(found[1], found[0]);
}

/** Words of libraries in other languages stay out. */
const english = {
  name: 'english',
  setup(builder) {
    builder.onResolve({ filter: /[\\/][a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path, importer }) =>
      /react-(aria|stately|types)/.test(importer) && !path.includes('en-US') ? { path, namespace: 'none' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default {};' }));
  },
};

/** @param {string} entry */
async function bundle(entry) {
  const made = await build({
    entryPoints: [join(home, 'src', entry)],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: home,
    outdir: out,
    format: 'iife',
    target: 'chrome120',
    minify: true,
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [english],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const path of Object.keys(made.metafile.inputs)) noteUse(join(home, path));
  for (const file of made.outputFiles) writeFileSync(file.path, file.text);
}

/** Every example of a component that the library itself shows, with ids of its own. @param {any} fixture @param {string} end */
function withOwnIds(fixture, end) {
  const ids = new Set([...fixture.html.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
  const own = (text) => text.split(' ').map((id) => (ids.has(id) ? id + end : id)).join(' ');
  return fixture.html
    .replace(/\s(id|for|aria-[a-z]+|data-[a-z-]+|list)="([^"]*)"/g, (_, name, text) => ` ${name}="${own(text)}"`)
    .replace(/href="#([^"]+)"/g, (all, id) => (ids.has(id) ? `href="#${id}${end}"` : all));
}

/** Components of GOV.UK, as its own fixtures write them. */
function govuk() {
  const root = join(modules, 'govuk-frontend', 'dist', 'govuk');
  noteUse(join(root, 'index'));
  let count = 0;
  const parts = readdirSync(join(root, 'components'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => {
    const { fixtures } = JSON.parse(readFileSync(join(root, 'components', name, 'fixtures.json'), 'utf8'));
    const shown = fixtures.filter((one) => !one.hidden && !/^(footer|header|service-navigation)$/.test(name)).slice(0, 8);
    return shown.length ? `<h2>${name}</h2>\n${shown.map((one) => withOwnIds(one, `-${++count}`).replace(/\n\s*/g, '\n')).join('\n')}` : '';
  });
  const head = '<!doctype html>\n<html lang="en" class="govuk-template">\n<meta charset="utf-8">\n<title>GOV.UK Frontend</title>\n<link rel="stylesheet" href="govuk.css">';
  const scripts = '<script src="govuk.js"></script>';
  const around = (name) => JSON.parse(readFileSync(join(root, 'components', name, 'fixtures.json'), 'utf8')).fixtures[0].html;
  const body = `<body class="govuk-template__body">\n<script>document.body.className += ' js-enabled govuk-frontend-supported'</script>\n${around('header')}\n${around('service-navigation')}\n<main>\n<h1>Components</h1>\n${parts.filter(Boolean).join('\n')}\n</main>\n${around('footer')}`;
  put('govuk.html', `${head}\n${body}\n${scripts}\n`.replace(/<svg[^]*?<\/svg>/g, (svg) => svg.replace(/\sd="[^"]*"/g, ' d="M0 0h9v9"')));
  put('govuk.css', readFileSync(join(root, 'govuk-frontend.min.css'), 'utf8').replace(/@font-face\{[^}]*\}/g, '').replace(/\/\*#.*\*\//, ''));
}

govuk();
for (const entry of ['govuk.js', 'shoelace.js', 'fluent.js', 'material.js', 'react-aria.jsx']) await bundle(entry);
put('shoelace.css', readFileSync(join(modules, '@shoelace-style', 'shoelace', 'dist', 'themes', 'light.css'), 'utf8'));
for (const show of ['all', 'menu', 'select', 'dialog', 'toast']) {
  put(show === 'all' ? 'react-aria.html' : `react-aria-${show}.html`, `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>React Aria, ${show}</title>
<body data-show="${show}">
<main><h1>Components</h1><div></div></main>
<script src="react-aria.js"></script>
`);
}
for (const name of readdirSync(join(home, 'src')).filter((file) => file.endsWith('.html'))) copyFileSync(join(home, 'src', name), join(out, name));

/** @type {Map<string, string[]>} packages by the text of their licence */ const licences = new Map();
for (const [name, folder] of [...used].sort()) {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licensed under ${license}.`;
  licences.set(text, [...(licences.get(text) ?? []), `${name} ${version} (${license})`]);
}
put('LICENSES.txt', [...licences].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`));

// What the pages were made of, so that a test can tell without Node whether they are fresh.
const hash = createHash('sha256');
for (const name of [...readdirSync(join(home, 'src')).sort().map((file) => join('src', file)), 'package-lock.json']) hash.update(readFileSync(join(home, name)));
put('sources.sha256', `${hash.digest('hex')}\n`);
