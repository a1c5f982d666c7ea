import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../chat/errors.ts';
import { shortHash } from '../chat/ids.ts';
import type { CommandResult } from '../commands/command.ts';
import type { DreamPhase } from '../dreaming/types.ts';
import type { CommandLineRequest } from '../service.ts';

/** Answers a command that came from another process. */
export type ControlHandler = (
  request: CommandLineRequest,
  progress: (phase: DreamPhase) => void,
) => Promise<CommandResult>;

/** `taken`: it is being worked on. `leaving`: it was not taken, because the process is about to end. */
type Line =
  | { taken: true }
  | { progress: DreamPhase }
  | { result: CommandResult }
  | { error: string }
  | { leaving: true };

/** Operating systems allow about this many bytes for a socket's path. */
const MAX_SOCKET_PATH = 100;
const MAX_REQUEST_CHARACTERS = 1024 * 1024;
/** How long commands that are being carried out may go on when the process wants to end, in milliseconds. */
const CLOSE_PATIENCE_MS = 3_000;

/** Where the holder of a data directory listens. */
export function controlSocketPath(dataDir: string): string {
  const own = join(dataDir, 'control.sock');
  if (Buffer.byteLength(own) <= MAX_SOCKET_PATH) return own;
  return join(tmpdir(), `reverie-${shortHash(16, dataDir)}.sock`);
}

/** Listens for commands, one JSON line each way; only this user may connect. */
export async function listen(path: string, handle: ControlHandler): Promise<{ close(): Promise<void> }> {
  // Whoever holds the directory's lock owns the socket; what lies there was left by a process that was killed.
  rmSync(path, { force: true });
  const sockets = new Map<Socket, Promise<void>>();
  let closing = false;
  const server: Server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    sockets.set(
      socket,
      serve(socket, handle, () => closing),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    async close() {
      closing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_PATIENCE_MS);
      });
      await Promise.race([Promise.all(sockets.values()), patience]);
      clearTimeout(timer);
      for (const socket of sockets.keys()) socket.destroySoon();
      await closed;
    },
  };
}

async function serve(socket: Socket, handle: ControlHandler, closing: () => boolean): Promise<void> {
  const write = (line: Line): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const text = await firstLine(socket);
    if (text === undefined) return;
    if (closing()) write({ leaving: true });
    else {
      const request = readRequest(text);
      write({ taken: true });
      write({ result: await handle(request, (progress) => write({ progress })) });
    }
  } catch (error) {
    write({ error: messageOf(error) });
  }
  socket.end();
}

function readRequest(text: string): CommandLineRequest {
  const value: unknown = JSON.parse(text);
  const { command, text: rest, space } = (value ?? {}) as Partial<CommandLineRequest>;
  if (typeof command !== 'string' || typeof rest !== 'string' || typeof space !== 'string') {
    throw new Error('A request has a command, a text and a space.');
  }
  return { command, text: rest, space };
}

/** `undefined` when the other side left before it asked for anything. */
function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_REQUEST_CHARACTERS) reject(new Error('The request is too long.'));
    });
    socket.on('end', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}

/**
 * Has a running service carry out a command.
 * @param patience for a command that only reads, and so may be carried out elsewhere when the service does not take it
 *   within these milliseconds or ends before it answers; without it, whatever happens is waited for
 * @returns `undefined` when nobody takes it there
 * @throws Error with the service's sentence, or when the service ended before it answered
 */
export async function call(
  path: string,
  request: CommandLineRequest,
  progress: (phase: DreamPhase) => void,
  patience?: number,
): Promise<CommandResult | undefined> {
  if (path === '') return undefined;
  const socket = connect(path);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  if (!connected) return undefined;
  socket.write(`${JSON.stringify(request)}\n`);
  const timer = patience === undefined ? undefined : setTimeout(() => socket.destroy(), patience);
  try {
    for await (const line of linesOf(socket)) {
      clearTimeout(timer);
      if ('taken' in line) continue;
      if ('progress' in line) progress(line.progress);
      else if ('result' in line) return line.result;
      else if ('leaving' in line) return undefined;
      else throw new Error(line.error);
    }
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
  if (patience !== undefined) return undefined;
  throw new Error('The running Reverie ended before it answered. Try again.');
}

async function* linesOf(socket: Socket): AsyncGenerator<Line> {
  socket.setEncoding('utf8');
  let text = '';
  const parts = socket[Symbol.asyncIterator]();
  for (;;) {
    // A connection that breaks is one that ended.
    const part = await parts.next().catch(() => ({ done: true as const, value: undefined }));
    if (part.done === true) return;
    text += part.value;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      yield JSON.parse(text.slice(0, end)) as Line;
      text = text.slice(end + 1);
    }
  }
}
