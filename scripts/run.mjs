// Runs the built program; builds it first when a source file is newer than the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function newestChange(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

const stamp = join(root, 'dist', '.built');
// Measures use the platforms of the tests.
const sources = ['src', 'adapters', 'bench', 'test/support']
  .map((name) => join(root, name))
  .filter(existsSync);
const changed = Math.max(
  ...sources.map(newestChange),
  statSync(join(root, 'tsconfig.json')).mtimeMs,
  statSync(join(root, 'tsconfig.build.json')).mtimeMs,
);
if (!existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < changed) {
  process.stderr.write('Building Reverie …\n');
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const bench = process.argv[2] === '--bench';
if (bench) process.argv.splice(2, 1);
await import(pathToFileURL(join(root, 'dist', bench ? 'bench/main.js' : 'src/main.js')).href);
