import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { onTestFailed, onTestFinished } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const BUILDS = join(ROOT, 'node_modules/.cache/reverie-product');
const SOURCES = ['src', 'adapters', 'bench'];
const KEEP_BUILDS_MS = 24 * 60 * 60 * 1000;

let built: Promise<string> | undefined;

/** The folder of the product, compiled from the sources as they are now; unchanged sources are compiled once. */
export function product(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const files = (await Promise.all(SOURCES.map((folder) => list(folder)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = await stat(join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const folder = join(BUILDS, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await removeOld();
  const fresh = `${folder}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const { options } = ts.convertCompilerOptionsFromJson(await compilerOptions(), ROOT);
  for (const file of files) {
    await mkdir(dirname(join(fresh, file)), { recursive: true });
    if (file.endsWith('.json')) {
      await copyFile(join(ROOT, file), join(fresh, file));
      continue;
    }
    const { outputText } = ts.transpileModule(await readFile(join(ROOT, file), 'utf8'), {
      compilerOptions: options,
      fileName: file,
    });
    await writeFile(join(fresh, file.replace(/\.ts$/, '.js')), outputText);
  }
  await copyFile(join(ROOT, 'package.json'), join(fresh, 'package.json'));
  // Another test file may have been quicker; its build is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
}

async function compilerOptions(): Promise<object> {
  const { config } = ts.parseConfigFileTextToJson('', await readFile(join(ROOT, 'tsconfig.json'), 'utf8'));
  // A file alone does not tell that its package is made of ES modules.
  return { ...config.compilerOptions, module: 'ESNext', moduleResolution: 'Bundler' };
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath.slice(ROOT.length + 1), entry.name));
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(BUILDS).catch(() => [])) {
    const path = join(BUILDS, name);
    const age =
      Date.now() -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ));
    if (age > KEEP_BUILDS_MS) await rm(path, { recursive: true, force: true });
  }
}

export interface RunOptions {
  /** Standard input; none at all by default. */
  input?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Runs as this user and group; for tests that themselves run as root. */
  user?: number;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** The product while it runs. */
export interface Running {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  write(text: string): void;
  /** Resolves when standard output, or standard error, holds `part`. */
  said(part: string): Promise<void>;
  readonly ended: Promise<Ended>;
}

/** Starts the product; it is killed when it still runs at the end of the test. */
export async function launch(args: readonly string[], options: RunOptions = {}): Promise<Running> {
  const started = await spawned(args, options);
  onTestFinished(() => void started.child.kill('SIGKILL'));
  return started;
}

/** Runs the product to its end. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { child, ended } = await spawned(args, options);
  child.stdin?.end(options.input ?? '');
  return ended;
}

async function spawned(args: readonly string[], options: RunOptions): Promise<Running> {
  const main = join(await product(), 'src/main.js');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main, ...args], {
    cwd: options.cwd ?? '/',
    env: { PATH, HOME, TZ: 'UTC', NO_COLOR: '1', ...options.env },
    stdio: 'pipe',
    ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
  });
  let [stdout, stderr] = ['', ''];
  let waiting: { part: string; resolve: () => void }[] = [];
  const look = (): void => {
    waiting = waiting.filter(({ part, resolve }) => {
      if (!stdout.includes(part) && !stderr.includes(part)) return true;
      resolve();
      return false;
    });
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    look();
  });
  child.stdin.on('error', () => undefined);
  onTestFailed(() => {
    const state = child.exitCode ?? child.signalCode ?? 'still running';
    console.error(`reverie ${args.join(' ')} (${state})\n${stdout}\n${stderr}`);
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    write: (text) => void child.stdin.write(text),
    said: (part) =>
      Promise.race([
        new Promise<void>((resolve) => {
          waiting.push({ part, resolve });
          look();
        }),
        ended.then(() => {
          if (!stdout.includes(part) && !stderr.includes(part))
            throw new Error(`It ended without saying ${JSON.stringify(part)}:\n${stdout}\n${stderr}`);
        }),
      ]),
    ended,
  };
}
