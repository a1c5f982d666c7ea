import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type OpenAIServer, startOpenAIServer } from '../support/openai-server.ts';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const MEMORY = 'spaces/console%3Alocal/MEMORY.md';
const STOPPED = 'Reverie is stopping; the dream begins again at the next start.';

interface Place {
  data: string;
  options: string[];
  silent: OpenAIServer;
  env: Record<string, string>;
}

/** A data directory that knows of an allergy, and a model that never answers. */
async function place(): Promise<Place> {
  const folder = await temporaryFolder();
  const config = join(folder, 'config.json');
  await writeFile(config, JSON.stringify({ dataDir: './data', adapters: { console: { name: 'Ana' } } }));
  const options = ['--config', config];
  await run(['start', ...options], { input: 'I am allergic to peanuts.\n' });
  const silent = await startOpenAIServer({ fault: 'hang' });
  onTestFinished(() => silent.close());
  const env = { OPENAI_BASE_URL: silent.baseUrl, OPENAI_API_KEY: 'sk-test-key' };
  return { data: join(folder, 'data'), options, silent, env };
}

async function expectRecovery({ data, options }: Place): Promise<void> {
  expect((await readdir(data)).sort()).toEqual(['spaces', 'state.sqlite']);
  expect((await run(['memory', 'status', ...options])).stdout).toContain('not ended');
  await run(['start', ...options], { input: '/memory status\n' });
  expect(await readFile(join(data, MEMORY), 'utf8')).toContain('- Ana is allergic to peanuts.');
  const { stdout } = await run(['memory', 'status', ...options]);
  expect(stdout).toMatch(/Last dream: .*, done/);
}

describe('a dream at the command line', () => {
  it('ends at a signal with its code and what becomes of it, and begins again at the next start', async () => {
    const here = await place();
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      const heard = here.silent.requests.length;
      const dreaming = await launch(['dream', ...here.options], { env: here.env });
      await here.silent.heard(heard + 1);
      dreaming.child.kill(signal);
      const { code: left, stdout, stderr } = await dreaming.ended;
      expect({ left, stdout }).toEqual({ left: code, stdout: '' });
      expect(stderr).toContain(STOPPED);
    }
    await expectRecovery(here);
  });

  it('hears from the service that is stopped what becomes of it', async () => {
    const here = await place();
    const service = await launch(['start', ...here.options], { env: here.env });
    await service.said('memory in');
    const dreaming = await launch(['dream', ...here.options], { env: here.env });
    await here.silent.heard(1);
    const at = Date.now();
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(143);
    expect(Date.now() - at).toBeLessThan(8_000);
    const { code, stdout } = await dreaming.ended;
    expect({ code, told: stdout.includes(STOPPED) }).toEqual({ code: 6, told: true });
    await expectRecovery(here);
  });
});
