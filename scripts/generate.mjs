// Writes what is made from the configuration's schema (config.schema.json, docs/configuration.md) and from the labelled
// sentences and pairs (src/languages/<code>/weights.json, src/languages/pairs.json).
import { mkdirSync, writeFileSync } from 'node:fs';
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

const { examplesOf, languagesIn, train } = await load('training', 'train.ts');
for (const code of languagesIn(join(root, 'training'))) {
  const weights = train(examplesOf(join(root, 'training', code)), code);
  writeFileSync(join(root, 'src', 'languages', code, 'weights.json'), `${JSON.stringify(weights)}\n`);
}
// These stand on the weights of the sentences.
const pairs = await load('training', 'pairs.ts');
writeFileSync(
  join(root, 'src', 'languages', 'pairs.json'),
  `${JSON.stringify(pairs.trainPairs(join(root, 'training')))}\n`,
);
