/** Bundle the SDK into runner/reticle/_assets. `--check` compares with what is committed and writes nothing. */
import { build } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ariaModule } from './aria.mjs';
import { renaming, usedMembers } from './members.mjs';
import { names } from './names.mjs';
import { hashSources } from './sources.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const assets = join(home, '..', 'runner', 'reticle', '_assets');
/** What the runner asks pages beside the core. */
const scripts = ['capture.js', 'settle.js'].map((name) => readFileSync(join(assets, '..', 'browser', 'scripts', name), 'utf8')).join('');
const checkOnly = process.argv.includes('--check');

/** @type {import('esbuild').Plugin} */
const aria = {
  name: 'aria',
  setup(builder) {
    builder.onResolve({ filter: /^virtual:aria$/ }, (args) => ({ path: args.path, namespace: 'aria' }));
    builder.onLoad({ filter: /.*/, namespace: 'aria' }, () => ({ contents: ariaModule(), loader: 'js' }));
  },
};

/** @param {string} part @returns {Promise<string>} */
async function bundle(part) {
  if (part === 'main') return compile(part, {});
  if (part === 'core/members') return compile(part, { define: { RETICLE_MEMBERS: JSON.stringify(usedMembers(scripts)) } });
  const draft = await compile(part, { ...renaming, define: { RETICLE_MEMBERS: '[]' } });
  return compile(part, { ...renaming, define: { RETICLE_MEMBERS: JSON.stringify(usedMembers(draft + scripts)) } });
}

/** @param {string} part @param {import('esbuild').BuildOptions} more @returns {Promise<string>} */
async function compile(part, more) {
  const made = await build({
    entryPoints: [join(home, 'src', part.includes('/') ? `${part}.js` : join(part, 'index.js'))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    plugins: [aria, names],
    ...more,
  });
  return made.outputFiles[0].text;
}

/** @param {string} name @param {string} text */
function put(name, text) {
  const path = join(assets, name);
  if (!checkOnly) {
    mkdirSync(assets, { recursive: true });
    writeFileSync(path, text);
    return;
  }
  let committed = '';
  try {
    committed = readFileSync(path, 'utf8');
  } catch {
    // told below: an absent file differs
  }
  if (committed !== text) {
    console.error(`${name} is not what the sources give; run npm run build in sdk_js`);
    process.exitCode = 1;
  }
}

const head = `// reticle sdk, sources ${hashSources(home)}\n`;
for (const part of ['core', 'main', 'record', 'core/members']) put(`${basename(part)}.js`, head + (await bundle(part)));
put('axe.js', readFileSync(join(home, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8'));
put('axe.LICENSE.txt', readFileSync(join(home, 'node_modules', 'axe-core', 'LICENSE'), 'utf8'));
put('names.LICENSE.txt', readFileSync(join(home, 'node_modules', 'dom-accessibility-api', 'LICENSE.md'), 'utf8'));
