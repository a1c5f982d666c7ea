import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folders that hold nothing of ours, or nothing that is kept. */
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', '.git']);

/** Paths of all files under a folder of the project, with `/`, relative to the project. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return NOT_OURS.has(entry.name) ? [] : filesUnder(path);
  });
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Paths of all TypeScript files under these folders. */
export function typeScript(...folders: string[]): string[] {
  return folders.flatMap(filesUnder).filter((path) => path.endsWith('.ts'));
}

export interface Import {
  from: string;
  /** As written, such as `../chat/ids.ts`, `node:fs` or `zod/mini`. */
  name: string;
  /** Of a relative import: the path in the project. */
  path?: string;
}

/** Everything a file imports: statements, types, `import()`, and what a `require` that it made loads. */
export function importsOf(from: string): Import[] {
  const text = read(from);
  const names = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  return [...new Set([...names, ...required(text)])].map((name) =>
    name.startsWith('.') ? { from, name, path: resolved(from, name) } : { from, name },
  );
}

/** A path relative to a file, as one of the project. */
export function resolved(from: string, name: string): string {
  return relative(ROOT, join(ROOT, dirname(from), name))
    .split(sep)
    .join('/');
}

/** CommonJS packages are loaded through `createRequire`, which the compiler does not follow. */
function required(text: string): string[] {
  if (!text.includes('createRequire(')) return [];
  const made = /const (\w+) = createRequire\(import\.meta\.url\)/.exec(text)?.[1];
  const calls = [
    /createRequire\(import\.meta\.url\)(?:\.resolve)?\(\s*['`]([^'`$]+)/g,
    ...(made === undefined ? [] : [new RegExp(`\\b${made}(?:\\.resolve)?\\(\\s*['\`]([^'\`$]+)`, 'g')]),
  ];
  return calls.flatMap((call) => [...text.matchAll(call)].map((match) => match[1] ?? ''));
}

/** The package of an import such as `@keyv/sqlite` or `zod/mini`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The parsed file, for tests that look at its words rather than its imports. */
export function parsed(path: string): ts.SourceFile {
  return ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
}

/** Calls `visit` with every node under `node`. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
