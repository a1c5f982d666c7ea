import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shortHash } from '../chat/ids.ts';
import type { CommandResult } from '../commands/command.ts';
import type { CommandLineRequest } from '../service.ts';

/** Answers a command that came from another process. */
export type ControlHandler = (
  request: CommandLineRequest,
  progress: (phase: string) => void,
) => Promise<CommandResult>;

type Line = { progress: string } | { result: CommandResult } | { error: string };

/** Operating systems allow about this many bytes for a socket's path. */
const MAX_SOCKET_PATH = 100;
const MAX_REQUEST_CHARACTERS = 1024 * 1024;

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
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    void serve(socket, handle);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function serve(socket: Socket, handle: ControlHandler): Promise<void> {
  const write = (line: Line): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const request = JSON.parse(await firstLine(socket)) as Partial<CommandLineRequest>;
    const { command, text, space } = request;
    if (typeof command !== 'string' || typeof text !== 'string' || typeof space !== 'string') {
      throw new Error('A request has a command, a text and a space.');
    }
    write({ result: await handle({ command, text, space }, (progress) => write({ progress })) });
  } catch (error) {
    write({ error: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_REQUEST_CHARACTERS) reject(new Error('The request is too long.'));
    });
    socket.on('end', () => reject(new Error('The request was cut off.')));
    socket.on('close', () => reject(new Error('The connection was closed.')));
  });
}

/**
 * Has a running service carry out a command.
 * @returns `undefined` when nobody listens there
 */
export async function call(
  path: string,
  request: CommandLineRequest,
  progress: (phase: string) => void,
): Promise<CommandResult | undefined> {
  const socket = connect(path);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!connected) return undefined;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const text of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = JSON.parse(text) as Line;
    if ('progress' in line) progress(line.progress);
    else if ('result' in line) return line.result;
    else throw new Error(line.error);
  }
  throw new Error('The running Reverie ended before it answered. Try again.');
}
