/** The hash over everything that the built bundles depend on, computed the same way by the Python test. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @param {string} root @returns {string[]} */
function listFiles(root) {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** @param {string} home the folder of the SDK @returns {string} 64 hex digits */
export function hashSources(home) {
  const files = [...listFiles(join(home, 'src')), join(home, 'package-lock.json'), ...listFiles(join(home, 'scripts'))];
  const hash = createHash('sha256');
  for (const file of files.map((path) => relative(home, path).split(sep).join('/')).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(home, file))).update('\0');
  }
  return hash.digest('hex');
}
