/** Build the dashboard page into tests/browser/pages/dashboard. Run it after `npm ci` here; what it writes is committed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const home = dirname(fileURLToPath(import.meta.url));
const out = join(dirname(dirname(home)), 'browser', 'pages', 'dashboard');
mkdirSync(out, { recursive: true });

await build({
  entryPoints: [join(home, 'dashboard.jsx')],
  outfile: join(out, 'dashboard.js'),
  bundle: true,
  format: 'iife',
  target: 'chrome120',
  minify: true,
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const bundled = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const licensed = bundled
  .map((name) => [name, readdirSync(join(home, 'node_modules', name)).find((file) => /^licen[sc]e/i.test(file))])
  .map(([name, file]) => `${name}\n\n${readFileSync(join(home, 'node_modules', name, file), 'utf8')}`);
writeFileSync(join(out, 'dashboard.LICENSE.txt'), licensed.join('\n\n'));

// What the bundle was made of, so that a test can tell without Node whether it is fresh.
const hash = createHash('sha256');
for (const name of ['dashboard.jsx', 'package-lock.json']) hash.update(readFileSync(join(home, name)));
writeFileSync(join(out, 'sources.sha256'), `${hash.digest('hex')}\n`);
