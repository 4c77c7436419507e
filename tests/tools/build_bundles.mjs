/** Build the framework pages of the tests into tests/browser/pages/bundles: real React, Vue and Svelte, source maps
 * of three forms. Run it after `npm ci` in tests/bundles; what it writes is committed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(tests, 'bundles');
const out = join(tests, 'browser', 'pages', 'bundles');
const require = createRequire(join(home, 'package.json'));
const { build, transform } = require('esbuild');

/** Frameworks come from a bundle of their own, as with a content network: `window.__vendor`. */
const fromVendor = {
  name: 'from-vendor',
  setup(builder) {
    const filter = /^(react|react-dom\/client|react\/jsx-runtime|react\/jsx-dev-runtime|vue)$/;
    builder.onResolve({ filter }, (args) => ({ path: args.path, namespace: 'vendor' }));
    builder.onLoad({ filter: /.*/, namespace: 'vendor' }, (args) => ({
      contents: `module.exports = window.__vendor[${JSON.stringify(args.path)}]`,
    }));
  },
};

/** @param {string} entry @param {object} more @returns {Promise<{code: string, map: string}>} */
async function bundle(entry, more = {}) {
  const made = await build({
    entryPoints: [join(home, 'src', entry)],
    bundle: true,
    write: false,
    outdir: out,
    format: 'iife',
    target: 'chrome120',
    minify: true,
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    ...more,
  });
  const text = (end) => made.outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return { code: text('.js'), map: text('.js.map') };
}

/** Sources as the app's repository calls them. @param {string} map @returns {any} */
function mapped(map) {
  const data = JSON.parse(map);
  data.sources = data.sources.map((source) => `app/${source.split('/').pop()}`);
  return data;
}

mkdirSync(out, { recursive: true });
const put = (name, text) => writeFileSync(join(out, name), text);

/** Components of Svelte, as its compiler makes them. @param {string} library the package @param {boolean} dev */
const svelte = (library, dev) => ({
  name: 'svelte',
  setup(builder) {
    const compiler = require(`${library}/compiler`);
    builder.onLoad({ filter: /\.svelte(\.js)?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const options = { filename: path, dev, generate: library === 'svelte' ? 'client' : 'dom' };
      const made = path.endsWith('.js') ? compiler.compileModule(text, options) : compiler.compile(text, options);
      return { contents: made.js.code, resolveDir: join(home, 'src') };
    });
  },
});

for (const library of ['react', 'vue']) {
  put(`${library}.LICENSE.txt`, readFileSync(join(home, 'node_modules', library, 'LICENSE'), 'utf8'));
}
for (const mode of ['development', 'production']) {
  const { code } = await bundle('vendor-react.js', { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } });
  put(`react-${mode}.js`, code);
}
const old = { react: 'react-18', 'react-dom': 'react-dom-18' };
const dev = { 'process.env.NODE_ENV': '"development"' };
put('react-18.js', (await bundle('vendor-react-18.js', { define: dev, alias: old })).code);
const older = { react: 'react-17', 'react-dom': 'react-dom-17' };
const made = { 'process.env.NODE_ENV': '"production"' };
put('react-17.js', (await bundle('vendor-react-17.js', { define: made, alias: older })).code);
put('refresh.js', (await bundle('refresh.js', { define: dev })).code);
const vue = { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' };
put('vue.js', (await bundle('vendor-vue.js', { define: { ...vue, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' } })).code);
const told = { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' };
put('vue-development.js', (await bundle('vendor-vue.js', { define: { ...told, ...dev } })).code);

const app = { plugins: [fromVendor], sourcemap: 'external', sourcesContent: false };

const strict = await bundle('strict.jsx', app);
put('strict.js', `${strict.code}//# sourceMappingURL=strict.js.map\n`);
put('strict.js.map', JSON.stringify(mapped(strict.map)));

const moved = await bundle('transition.jsx', app);
const inline = Buffer.from(JSON.stringify(mapped(moved.map))).toString('base64');
put('transition.js', `${moved.code}//# sourceMappingURL=data:application/json;base64,${inline}\n`);

const parts = [await bundle('greeting.js', app), await bundle('save.js', app)];
const sections = [];
let lines = 0;
for (const part of parts) {
  sections.push({ offset: { line: lines, column: 0 }, map: mapped(part.map) });
  lines += part.code.split('\n').length - 1;
}
put('save.js', `${parts.map((part) => part.code).join('')}//# sourceMappingURL=save.js.map\n`);
put('save.js.map', JSON.stringify({ version: 3, sections }));

// Names of components as they were written; the bundle of production renames them, as an app's own is.
put('components-react-development.js', (await bundle('components-react.jsx', { plugins: [fromVendor], minify: false })).code);
const renamed = await bundle('components-react.jsx', app);
put('components-react-production.js', `${renamed.code}//# sourceMappingURL=components-react-production.js.map\n`);
put('components-react-production.js.map', JSON.stringify(mapped(renamed.map)));
put('components-react-18.js', (await bundle('components-react.jsx', { plugins: [fromVendor], minify: false, jsxDev: true })).code);
put('components-vue.js', (await bundle('components-vue.js', { plugins: [fromVendor] })).code);

for (const [library, name] of [['svelte-4', 'svelte-4'], ['svelte', 'svelte-5']]) {
  for (const mode of ['development', 'production']) {
    const more = {
      plugins: [svelte(library, mode === 'development')],
      alias: library === 'svelte' ? {} : { svelte: library },
      conditions: ['svelte', 'browser', mode],
      minify: mode === 'production',
    };
    put(`${name}-${mode}.js`, (await bundle(`${name}.js`, more)).code);
  }
}

const store = await bundle('svelte-store.js', { format: 'esm', minify: false, conditions: ['browser', 'production'] });
put('svelte-store.js', store.code);

// Stores of many libraries: React and Vue from their own bundles, as above.
for (const name of ['stores-react.jsx', 'stores-vue.js']) {
  const node = { 'process.env.NODE_ENV': '"production"', __VUE_PROD_DEVTOOLS__: 'false' };
  put(name.replace(/x$/, ''), (await bundle(name, { plugins: [fromVendor], define: node })).code);
}
for (const mode of ['development', 'production']) {
  const more = { plugins: [fromVendor], define: { 'process.env.NODE_ENV': JSON.stringify(mode) }, minify: mode === 'production' };
  put(`stores-mobx-${mode}.js`, (await bundle('stores-mobx.jsx', more)).code);
}
put('mobx.js', (await bundle('mobx.js', { define: made })).code);
// Widgets as their makers ship them, each with its styles.
const widgets = [
  ['codemirror', 'lib/codemirror.js', 'lib/codemirror.css'],
  ['flatpickr', 'dist/flatpickr.js', 'dist/flatpickr.css'],
  ['fullcalendar', 'index.global.js', null],
  ['sortablejs', 'Sortable.js', null],
];
for (const [name, script, style] of widgets) {
  const at = (file) => readFileSync(join(home, 'node_modules', name, file), 'utf8');
  const { code } = await transform(at(script), { minify: true, charset: 'utf8', legalComments: 'none' });
  put(`widget-${name}.js`, code);
  if (style) put(`widget-${name}.css`, (await transform(at(style), { loader: 'css', minify: true })).code);
}

const licensed = Object.keys(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).devDependencies)
  .filter((name) => !['esbuild', 'react', 'react-17', 'react-18', 'react-dom', 'react-dom-17', 'react-dom-18', 'react-refresh', 'vue'].includes(name))
  .map((name) => [name, readdirSync(join(home, 'node_modules', name)).find((file) => /^licen[sc]e/i.test(file))])
  .map(([name, file]) => `${name}\n\n${file ? readFileSync(join(home, 'node_modules', name, file), 'utf8') : 'MIT'}`);
put('stores.LICENSE.txt', licensed.join('\n\n'));

// What the bundles were made of, so that a test can tell without Node whether they are fresh.
const hash = createHash('sha256');
const sources = readdirSync(join(home, 'src')).sort().map((name) => join('src', name));
for (const name of [...sources, 'package-lock.json']) hash.update(readFileSync(join(home, name)));
put('sources.sha256', `${hash.digest('hex')}\n`);
