// Writes what is made from the configuration's schema (config.schema.json, docs/configuration.md) and from the labelled
// sentences (src/languages/<code>/weights.json).
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const load = async (...path) => (await runnerImport(join(root, ...path), { root, configFile: false })).module;

const reference = await load('src', 'config', 'reference.ts');
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(
  join(root, 'config.schema.json'),
  `${JSON.stringify(reference.configJsonSchema(), undefined, 2)}\n`,
);
writeFileSync(join(root, 'docs', 'configuration.md'), reference.configReference());

const { examplesOf, train } = await load('training', 'train.ts');
for (const entry of readdirSync(join(root, 'training'), { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const weights = train(examplesOf(join(root, 'training', entry.name)), entry.name);
  writeFileSync(join(root, 'src', 'languages', entry.name, 'weights.json'), `${JSON.stringify(weights)}\n`);
}
