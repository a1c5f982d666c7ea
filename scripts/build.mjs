// Compiles src, adapters and bench into dist. Everything it prints goes to standard error,
// because standard output belongs to the program that `npm start` runs afterwards.
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const startedAt = Date.now();
const built = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (built.status === 0) {
  // The compiler copies no data.
  cpSync(join(root, 'src', 'languages'), join(root, 'dist', 'src', 'languages'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  writeFileSync(join(root, 'dist', '.built'), `${startedAt}\n`);
}
process.exit(built.status ?? 1);
