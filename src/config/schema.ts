import { z } from 'zod';
import { baseUrlFault, folderFault, frequencyFault, languageFault, zoneFault } from './values.ts';

/** A text for which `fault` gives no sentence. */
function checked(fault: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const message = fault(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

/** A group of keys that may be left out as a whole. */
function section<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  const object = z.strictObject(shape);
  return object.prefault({} as z.input<typeof object>).describe(description);
}

function count(value: number, most: number, description: string) {
  return z.int().min(1).max(most).default(value).describe(description);
}

function share(value: number, description: string) {
  return z.number().min(0).max(1).default(value).describe(description);
}

function flag(value: boolean, description: string) {
  return z.boolean().default(value).describe(description);
}

function timeOfDay(value: string, description: string) {
  return z
    .string()
    .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'A time of day is written HH:mm, from 00:00 to 23:59')
    .default(value)
    .describe(description);
}

const zone = checked(zoneFault);
const language = checked(languageFault);
const name = z.string().trim().min(1).max(200);

const ownerId = z
  .string()
  .regex(
    /^(?:[a-z][a-z0-9]*:[0-9]{1,20}|console:local)$/,
    'An owner is a platform and a numeric id, such as telegram:123 (send /whoami to the bot to see yours); names and wildcards do not count',
  );

const conversationId = z
  .string()
  .max(200)
  .regex(
    /^[a-z][a-z0-9]*:[^\s\p{C}]+$/u,
    'A conversation is a platform and an id, such as telegram:-100123 or discord:998',
  );

const space = z.strictObject({
  conversations: z
    .array(conversationId)
    .exactOptional()
    .describe(
      'Conversations that share this memory, such as `discord:998`; topics and threads follow their group or channel. A space that is named by a conversation needs none.',
    ),
  timezone: zone
    .exactOptional()
    .describe("IANA zone of this space's days, notes and dreams; else `timezone`."),
  language: language.exactOptional().describe('Language code of what the bot writes here; else `language`.'),
  memory: z
    .strictObject({
      enabled: z.boolean().exactOptional().describe('Whether this space remembers; else `memory.enabled`.'),
    })
    .exactOptional()
    .describe('Memory of this space.'),
  dreaming: z
    .strictObject({
      enabled: z
        .boolean()
        .exactOptional()
        .describe(
          'Whether this space dreams on schedule; else `dreaming.enabled`. `/dreaming on|off` wins over both.',
        ),
      timezone: zone
        .exactOptional()
        .describe("IANA zone of this space's schedule; wins over every other zone."),
    })
    .exactOptional()
    .describe('Dreams of this space.'),
});

/** The one description of `config.json`: types, defaults, the JSON schema and the reference come from it. */
export const configSchema = z.strictObject({
  $schema: z.string().exactOptional().describe("For editors: the address of this file's JSON schema."),
  dataDir: checked(folderFault)
    .default('./data')
    .describe(
      "Folder of everything that is kept. A relative path starts at this file's folder (without a file, at the current one); `--data` wins over it and starts at the current folder.",
    ),
  timezone: zone
    .exactOptional()
    .describe("IANA zone of days, notes and schedules, such as `Europe/Kyiv`. Default: the system's."),
  language: language
    .exactOptional()
    .describe(
      'Language code of notes, memory and diary, such as `en`. Default: the language most is said in.',
    ),
  day: section('What a day is.', {
    startsAt: timeOfDay(
      '00:00',
      'Local time at which a day begins; `04:00` keeps a long evening in one day.',
    ),
  }),
  owners: z
    .array(ownerId)
    .default([])
    .describe(
      'People who may run the gated commands, as platform and numeric id, such as `telegram:123`; `/whoami` tells one. The person at the console always may.',
    ),
  spaces: z
    .record(z.string(), space)
    .default({})
    .describe(
      'Memory spaces by id: settings of their own, and conversations that share one memory. Without an entry every private chat, group and channel has its own space, named by its conversation.',
    ),
  memory: section('Long-term memory.', {
    enabled: flag(true, 'Whether the bot remembers at all: notes, recall and dreams.'),
    maxItems: count(30, 1000, 'Most items in `MEMORY.md`.'),
    maxTokens: count(2000, 100_000, 'Most tokens in `MEMORY.md`.'),
  }),
  persona: z
    .string()
    .max(20_000)
    .default('You are a kind assistant. You answer plainly and briefly, and you say so when you do not know.')
    .describe('Who the bot is: the first lines of its instructions to the model.'),
  context: section('How much of a conversation is sent to the model.', {
    maxTurns: count(20, 10_000, "Most turns; a turn is one person's message with the bot's answers."),
    maxTokens: count(50_000, 2_000_000, 'Most tokens, instructions included.'),
  }),
  dailySummary: section('The summary of the day into notes.', {
    enabled: flag(
      true,
      'Whether the day is summarised at a fixed time; what leaves the window is summarised anyway.',
    ),
    at: timeOfDay('23:55', "Local time of the summary, in each space's zone."),
  }),
  dreaming: section('Dreams: notes become long-term memory.', {
    enabled: flag(
      false,
      'Whether spaces dream on schedule; `/dreaming on|off` wins for its space. `/memory dream` always works.',
    ),
    frequency: checked(frequencyFault)
      .default('0 3 * * *')
      .describe(
        'When: a cron expression of five fields (minute, hour, day, month, weekday), or `after-summary`.',
      ),
    timezone: zone
      .exactOptional()
      .describe('IANA zone of the schedule, for spaces without one of their own. Default: `timezone`.'),
    model: name.exactOptional().describe('Model of all calls of a dream. Default: `llm.model`.'),
    notify: z
      .enum(['off', 'changes', 'always'])
      .default('off')
      .describe('Whether a scheduled dream posts a notice: never, when memory changed, or always.'),
    phases: section('The phases of a dream.', {
      light: section('Light: sorts new notes into candidates.', {
        lookbackDays: count(2, 365, 'Days of notes looked at.'),
        limit: count(100, 10_000, 'Most candidates staged in one dream.'),
        dedupeSimilarity: share(0.9, 'Similarity, 0 to 1, from which two notes count as the same.'),
      }),
      rem: section('REM: finds themes and recurring ideas.', {
        lookbackDays: count(7, 365, 'Days of notes looked at.'),
        limit: count(10, 1000, 'Most themes and truths in one dream.'),
        minPatternStrength: share(0.75, 'Strength, 0 to 1, from which a recurring idea counts.'),
      }),
      deep: section('Deep: decides what enters `MEMORY.md`.', {
        maxPriorEntryLossFraction: share(
          0.25,
          'Share, 0 to 1, of the items that one dream may remove without replacement (always at least one).',
        ),
        salience: section('Durable statements about people and the group, which need no repetition.', {
          enabled: flag(true, 'Whether they are promoted; off leaves the rule of repeated evidence alone.'),
          limit: count(20, 1000, 'Most of them promoted in one dream.'),
        }),
        maxPromotedSnippetTokens: count(160, 10_000, 'Most tokens of one candidate that reach the model.'),
      }),
    }),
    deadlineMinutes: z
      .number()
      .positive()
      .max(1440)
      .default(10)
      .describe("Minutes after which a space's dream stops and goes on at the next one."),
  }),
  llm: section('The language model.', {
    provider: z
      .enum(['auto', 'offline', 'openai'])
      .default('auto')
      .describe(
        '`openai` for OpenAI and compatible servers, `offline` for none; `auto` is `openai` when a key or an address is set.',
      ),
    baseUrl: checked(baseUrlFault)
      .exactOptional()
      .describe(
        "Address of an OpenAI-compatible API, such as `http://127.0.0.1:11434/v1`. The environment's `OPENAI_BASE_URL` wins. Default: OpenAI's.",
      ),
    apiKey: z
      .strictObject({
        env: z
          .string()
          .regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'This is not the name of an environment variable')
          .describe('Name of the environment variable.'),
      })
      .exactOptional()
      .describe(
        'Which environment variable holds the key. Default: `OPENAI_API_KEY`. The key itself never stands in this file.',
      ),
    model: name.default('gpt-5-mini').describe('Name of the model.'),
    timeoutSeconds: z
      .number()
      .positive()
      .max(3600)
      .default(120)
      .describe('Seconds after which a call to the model is given up.'),
  }),
  adapters: section('Where people talk to the bot.', {
    console: section('The terminal.', {
      enabled: flag(true, 'Whether the terminal is a chat.'),
      name: name.exactOptional().describe("Name of the person at the terminal. Default: the system user's."),
    }),
  }),
  privacy: section('What is hidden before anything is derived from what was said.', {
    redact: section('Classes that are hidden; keys, passwords, cards and IBANs always are.', {
      phones: flag(true, 'Telephone numbers.'),
      emails: flag(true, 'E-mail addresses.'),
      addresses: flag(true, 'Postal addresses.'),
    }),
    redactLog: flag(false, 'Whether the log itself is redacted too; its words are then gone for good.'),
  }),
  log: section('The technical log on standard error.', {
    level: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'])
      .default('warn')
      .describe('The least serious kind of line that is written.'),
  }),
});

/** What a person may write into `config.json`: everything is optional. */
export type ConfigInput = z.input<typeof configSchema>;

/** The settings in force: checked, every default filled in, frozen. */
export type Config = Omit<z.output<typeof configSchema>, '$schema' | 'timezone'> & {
  /** IANA zone. */
  timezone: string;
};
