import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ControlHandler, call, controlSocketPath, listen } from '../../src/cli/control.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const REQUEST = { command: 'memory show', text: '', space: 'console:local' };
const quiet = (): void => undefined;

async function listening(handle: ControlHandler): Promise<{ path: string; close(): Promise<void> }> {
  const path = join(await temporaryFolder(), 'control.sock');
  const control = await listen(path, handle);
  onTestFinished(() => control.close());
  return { path, close: () => control.close() };
}

/** Sends bytes as they are and gives what comes back. */
async function raw(path: string, text: string): Promise<string> {
  const socket = connect(path);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.end(text);
  await once(socket, 'close');
  return answer;
}

describe('the control socket', () => {
  it('carries a command there, and progress and result back', async () => {
    const { path } = await listening(async (request, progress) => {
      progress('light');
      progress('deep');
      return { text: `${request.command} in ${request.space}`, document: { n: 1 }, status: 'ok' };
    });
    const phases: string[] = [];
    const result = await call(path, REQUEST, (phase) => phases.push(phase));
    expect(result).toEqual({
      text: 'memory show in console:local',
      document: { n: 1 },
      status: 'ok',
    });
    expect(phases).toEqual(['light', 'deep']);
  });

  it('may be opened by its user alone, and takes the place of one that was left behind', async () => {
    const path = join(await temporaryFolder(), 'control.sock');
    await writeFile(path, '');
    const control = await listen(path, async () => ({ text: '', status: 'ok' }));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await control.close();
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(await call(path, REQUEST, quiet)).toBeUndefined();
  });

  it('is given up after a while by what only reads, when nobody takes the command', async () => {
    const path = join(await temporaryFolder(), 'control.sock');
    const deaf = createServer(() => undefined);
    await new Promise<void>((resolve) => deaf.listen(path, resolve));
    onTestFinished(() => void deaf.close());
    expect(await call(path, REQUEST, quiet, 1)).toBeUndefined();
  });

  it('is waited for by what only reads, once the command was taken', async () => {
    const { path } = await listening(async () => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return { text: 'done', status: 'ok' };
    });
    expect((await call(path, REQUEST, quiet, 60))?.text).toBe('done');
  });

  it('passes on the sentence of an error', async () => {
    const { path } = await listening(() => Promise.reject(new Error('The disk is full.')));
    await expect(call(path, REQUEST, quiet)).rejects.toThrow('The disk is full.');
  });

  it('lets what is being carried out end before it closes', async () => {
    let finish: () => void = quiet;
    let begun: () => void = quiet;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { path, close } = await listening(async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { text: 'done', status: 'ok' };
    });
    const result = call(path, REQUEST, quiet);
    await started;
    const closed = close();
    finish();
    expect((await result)?.text).toBe('done');
    await closed;
  });

  it.each([
    ['nothing', '', ''],
    ['no JSON', 'show\n', 'error'],
    ['something else', 'null\n', 'A request has a command'],
    ['half a request', '{"command":"x"', ''],
    ['wrong types', '{"command":1,"text":"","space":""}\n', 'A request has a command'],
    ['too much', 'x'.repeat(2 ** 20 + 2), 'too long'],
  ])('answers %s with an error and lives on', async (_, text, part) => {
    const { path } = await listening(async () => ({ text: 'fine', status: 'ok' }));
    expect(await raw(path, text)).toContain(part);
    expect((await call(path, REQUEST, quiet))?.text).toBe('fine');
  });

  it('lies elsewhere when the path would be too long for the system', () => {
    expect(controlSocketPath('/data')).toBe('/data/control.sock');
    const long = controlSocketPath(`/${'long/'.repeat(40)}`);
    expect(Buffer.byteLength(long)).toBeLessThan(100);
    expect(long).toBe(controlSocketPath(`/${'long/'.repeat(40)}`));
  });
});
