import * as z from 'zod/mini';
import { configSchema } from './schema.ts';
import { SECRET_VARIABLES } from './secret-variables.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The JSON schema of `config.json`, for editors. */
export function configJsonSchema(): Schema {
  return z.toJSONSchema(configSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // An empty object says nothing: the defaults stand at the keys inside.
      if (isEmptyObject(jsonSchema.default)) delete jsonSchema.default;
    },
  });
}

/** The variables that hold secrets, and the address to which the first of them goes. */
function secretRows(): string {
  const [key = '', ...others] = SECRET_VARIABLES.map(({ name, holds }) => `| \`${name}\` | ${holds} |`);
  const address = '| `OPENAI_BASE_URL` | the address of an OpenAI-compatible API; wins over `llm.baseUrl` |';
  return [key, address, ...others].join('\n');
}

const INTRODUCTION = `# Configuration

Reverie reads \`config.json\` in the current folder, or the file that \`--config\` names. Every key may be left out;
without a file all defaults hold. \`config.example.json\` shows every key, and \`config.schema.json\` lets an editor check
and complete the file.

- What counts, in rising order: default, file, environment, command line. \`config show --origin\` tells which one it was.
- The file is JSON in UTF-8: double quotes, no comments, no comma before a closing bracket, at most 1 MB.
- A relative \`dataDir\` starts at the folder of the configuration file, also when it is left out; without a file, and for
  \`--data\`, at the current folder. So the same file finds the same memory from wherever it is used.
- All that is wrong is reported at once, each with its path, its value and what to do, and the program ends with exit
  code 3. \`config validate\` does only that.

## Secrets

Secrets come from the environment alone; a file that holds one is refused.

| variable | holds |
| --- | --- |
${secretRows()}

Each can be given as a file instead: \`OPENAI_API_KEY_FILE\` and so on hold a path, and blanks around the content do not
count. An empty variable counts as not set.

## Spaces

A space is one memory. A conversation belongs to the space that lists it under \`conversations\`, else to the one its group
or channel belongs to, else to the one that lists its server (\`discord:guild:123\`), else to its own, which is named by
its id. A channel with settings of its own stays a space in a server that is listed. A private thread on Discord belongs
to no channel and no server here: it is a space of its own unless it is listed by its own id. No conversation may be
listed in two spaces.
Time zones: a space's dreams follow \`spaces.<id>.dreaming.timezone\`, else \`spaces.<id>.timezone\`, else
\`dreaming.timezone\`, else \`timezone\`; its days and notes follow \`spaces.<id>.timezone\`, else \`timezone\`.

## Keys

`;

/** The reference of every key, as Markdown; \`docs/configuration.md\` holds it. */
export function configReference(): string {
  const rows = rowsOf(configJsonSchema(), []);
  return `${INTRODUCTION}| key | value | default | meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function rowsOf(schema: Schema, path: readonly string[]): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    const here = [...path, key];
    return [row(here, value), ...rowsOf(value, here), ...entriesOf(value, here)];
  });
}

function entriesOf(schema: Schema, path: readonly string[]): string[] {
  const entry = schema.additionalProperties;
  return typeof entry === 'object' ? rowsOf(entry, [...path, '<id>']) : [];
}

function row(path: readonly string[], schema: Schema): string {
  const fallback = schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\``;
  const cells = [`\`${path.join('.')}\``, kind(schema), fallback, schema.description ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function kind(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => kind(one as Schema)).join(', or ');
  if (schema.enum !== undefined) return schema.enum.map((choice) => `\`"${choice}"\``).join(', ');
  if (schema.type === 'array') return 'list of texts';
  if (schema.type === 'integer') return `whole number, ${range(schema)}`;
  if (schema.type === 'number') return `number, ${range(schema)}`;
  return { object: 'object', string: 'text', boolean: 'true or false' }[String(schema.type)] ?? '';
}

function range({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const least = exclusiveMinimum === undefined ? `${minimum}` : `more than ${exclusiveMinimum}`;
  return `${least} to ${maximum}`;
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
