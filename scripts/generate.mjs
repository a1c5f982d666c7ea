// Writes what is made from the configuration's schema: config.schema.json and docs/configuration.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { module: reference } = await runnerImport(join(root, 'src', 'config', 'reference.ts'), {
  root,
  configFile: false,
});
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(
  join(root, 'config.schema.json'),
  `${JSON.stringify(reference.configJsonSchema(), undefined, 2)}\n`,
);
writeFileSync(join(root, 'docs', 'configuration.md'), reference.configReference());
