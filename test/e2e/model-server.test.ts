import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandLine } from '../cli/command-line.ts';
import {
  completion,
  type HeardRequest,
  type OpenAIServer,
  type ServedReply,
  serverError,
  startOpenAIServer,
} from '../support/openai-server.ts';
import { launch } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const INPUT = 'I am allergic to peanuts.\n/memory dream\n';
const MEMORY = 'spaces/console%3Alocal/MEMORY.md';

async function server(...answers: Parameters<typeof startOpenAIServer>): Promise<OpenAIServer> {
  const started = await startOpenAIServer(...answers);
  onTestFinished(() => started.close());
  return started;
}

const env = ({ baseUrl }: { baseUrl: string }) => ({
  OPENAI_BASE_URL: baseUrl,
  OPENAI_API_KEY: 'sk-test-key',
});

/** A model that does as it is told: it knows each prompt by what it asks for. */
function obedient({ body }: HeardRequest): ServedReply {
  const prompt: string = body.messages.map((message: { content: string }) => message.content).join('\n');
  if (prompt.includes('You write the daily notes')) {
    const quotes = [{ turn: 1, quote: 'I am allergic to peanuts.' }];
    const note = { text: 'Ana is allergic to peanuts.', kind: 'person', subject: 'Ana', quotes };
    return completion(JSON.stringify({ notes: [note] }));
  }
  if (prompt.includes('You keep a short memory tidy')) {
    const operation = {
      op: 'add',
      items: [],
      candidates: [1],
      text: 'Ana is allergic to peanuts.',
      heading: 'People',
      quotes: [{ candidate: 1, quote: 'I am allergic to peanuts.' }],
      reason: 'It lasts.',
    };
    return completion(JSON.stringify({ operations: [operation] }));
  }
  return completion('I will keep that in mind.');
}

async function config(folder: string): Promise<string[]> {
  const file = join(folder, 'config.json');
  await writeFile(
    file,
    JSON.stringify({
      dataDir: './data',
      adapters: { console: { name: 'Ana' } },
      llm: { timeoutSeconds: 20 },
    }),
  );
  return ['--config', file];
}

describe('the product with a model on a server', () => {
  it('chats, dreams and writes what the model says', async () => {
    const served = await server(obedient);
    const folder = await temporaryFolder();
    const { code, stdout } = await commandLine(['start', ...(await config(folder))], {
      input: INPUT,
      env: env(served),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^I will keep that in mind\.\nDreaming about/);
    expect(stdout).toMatch(/1 added/);
    expect(await readFile(join(folder, 'data', MEMORY), 'utf8')).toContain('- Ana is allergic to peanuts.');
    expect(served.requests.every(({ headers }) => headers.authorization === 'Bearer sk-test-key')).toBe(true);
  });

  it.each([
    ['refuses the key', () => serverError(401, { message: 'Incorrect API key provided: sk-test-key' })],
    ['closes the connection', (): ServedReply => ({ fault: 'drop' })],
  ])('answers with a sentence, keeps the words and dreams offline when the server %s', async (_, answer) => {
    const served = await server(answer);
    const folder = await temporaryFolder();
    const { code, stdout, stderr } = await commandLine(['start', ...(await config(folder))], {
      input: INPUT,
      env: env(served),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^I could not answer just now\. .* What you said is kept\./);
    expect(stdout).toMatch(/1 added/);
    expect(stdout + stderr).not.toContain('sk-test-key');
    expect(await readFile(join(folder, 'data', MEMORY), 'utf8')).toMatch(/allergic to peanuts/);
  });

  it('says that no server is there', async () => {
    const served = await startOpenAIServer(obedient);
    await served.close();
    const folder = await temporaryFolder();
    const { code, stdout } = await commandLine(['start', ...(await config(folder))], {
      input: 'Hello\n',
      env: env(served),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^I could not answer just now\. .* What you said is kept\.\n$/);
  });

  it('refuses a second dream while a slow server works on the first, and stops on SIGTERM without waiting for it', async () => {
    const served = await server((request) =>
      request.body.messages[0].content.includes('daily notes') ? { fault: 'hang' } : obedient(request),
    );
    const folder = await temporaryFolder();
    const args = await config(folder);
    const service = await launch(['start', ...args], { env: env(served) });
    service.write('I am allergic to peanuts.\n/memory dream\n/memory dream\n');
    await service.said('A dream is running already.');
    const busy = await commandLine(['dream', ...args, '--json'], { env: env(served) });
    expect(busy.code).toBe(1);
    expect(JSON.parse(busy.stdout).error.code).toBe('busy');
    service.child.kill('SIGTERM');
    const { code: left, stderr } = await service.ended;
    expect(left).toBe(143);
    expect(stderr).not.toContain('Stopping took too long');
    expect(await readdir(join(folder, 'data'))).not.toContain('lock');

    served.script(obedient);
    const { code, stdout } = await commandLine(['start', ...args], { input: '', env: env(served) });
    expect(code).toBe(0);
    expect(stdout.match(/1 added/g)).toHaveLength(1);
  });
});
