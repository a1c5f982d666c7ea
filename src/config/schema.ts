import * as z from 'zod/mini';
import { dreaming } from './schema-dreaming.ts';
import { embeddings, llm } from './schema-models.ts';
import {
  checked,
  choice,
  count,
  described,
  flag,
  language,
  matching,
  name,
  optional,
  section,
  timeOfDay,
  zone,
} from './schema-parts.ts';
import { folderFault, publicUrlFault, serverFault } from './values.ts';

const ownerId = matching(
  /^(?:[a-z][a-z0-9]*:[0-9]{1,20}|console:local)$/,
  'An owner is a platform and a numeric id, such as telegram:123 (send /whoami to the bot to see yours); names and wildcards do not count',
);

const conversationId = matching(
  /^[a-z][a-z0-9]*:[^\s\p{C}]{1,200}$/u,
  'A conversation is a platform and an id, such as telegram:-100123 or discord:998',
);

const personOrRoom = matching(
  /^[a-z][a-z0-9]*:[^\s\p{C}]{1,200}$/u,
  'A person or a room is a platform and an id, such as telegram:123 or discord:998; names do not count',
);

const space = z.strictObject({
  conversations: optional(
    z.array(conversationId),
    'Conversations that share this memory, such as `discord:998`, or `discord:guild:123` for a server with all its channels; topics and threads follow their group or channel, private threads nothing. A space that is named by a conversation needs none.',
  ),
  timezone: optional(zone, "IANA zone of this space's days, notes and dreams; else `timezone`."),
  language: optional(language, 'Language code of what the bot writes here; else `language`.'),
  memory: optional(
    z.strictObject({
      enabled: optional(z.boolean(), 'Whether this space remembers; else `memory.enabled`.'),
    }),
    'Memory of this space.',
  ),
  dreaming: optional(
    z.strictObject({
      enabled: optional(
        z.boolean(),
        'Whether this space dreams on schedule; else `dreaming.enabled`. `/dreaming on|off` wins over both.',
      ),
      timezone: optional(zone, "IANA zone of this space's schedule; wins over every other zone."),
    }),
    'Dreams of this space.',
  ),
});

const telegram = section(
  'Telegram, by its Bot API. The token comes from the environment variable `TELEGRAM_BOT_TOKEN`.',
  {
    enabled: optional(z.boolean(), 'Whether the bot is on Telegram. Default: when there is a token.'),
    mode: choice(
      'polling',
      ['polling', 'webhook'],
      '`polling` fetches messages and needs no address of its own; `webhook` has Telegram deliver them.',
    ),
    apiRoot: optional(
      checked(serverFault),
      "Address of another server that speaks the Bot API. Default: Telegram's own.",
    ),
    webhook: section(
      'Where Telegram delivers to, behind a reverse proxy; needs `TELEGRAM_WEBHOOK_SECRET`, too.',
      {
        url: optional(
          checked(publicUrlFault),
          'Address of the reverse proxy as the world reaches it, without the path, such as `https://bot.example.org`.',
        ),
        path: described(
          z._default(
            matching(
              /^\/[\w./~-]{0,200}$/,
              'A path begins with / and has letters, digits, . _ ~ and - in it',
            ),
            '/telegram',
          ),
          'Path of the deliveries, the same outside and inside.',
        ),
        host: described(z._default(name, '127.0.0.1'), 'Address of this machine that is listened at.'),
        port: described(z._default(z.int().check(z.minimum(1), z.maximum(65_535)), 8443), 'Port there.'),
      },
    ),
  },
);

const discord = section('Discord. The token comes from the environment variable `DISCORD_BOT_TOKEN`.', {
  enabled: optional(z.boolean(), 'Whether the bot is on Discord. Default: when there is a token.'),
  apiBase: optional(
    checked(serverFault),
    "Address of another server that speaks Discord's API, without the version. Default: Discord's own.",
  ),
  guildId: optional(
    matching(/^[0-9]{1,20}$/, 'The id of a server is a number in double quotes'),
    'Server that alone gets the slash commands, at once: for trying things out. Default: they are everywhere.',
  ),
  trustApplicationOwners: flag(
    false,
    "Whether the application's owner, and of a team the members who accepted and may change it, are owners too.",
  ),
});

/** The one description of `config.json`: types, defaults, the JSON schema and the reference come from it. */
export const configSchema = z.strictObject({
  $schema: optional(z.string(), "For editors: the address of this file's JSON schema."),
  dataDir: described(
    z._default(checked(folderFault), './data'),
    "Folder of everything that is kept. A relative path starts at this file's folder (without a file, at the current one); `--data` wins over it and starts at the current folder.",
  ),
  timezone: optional(
    zone,
    "IANA zone of days, notes and schedules, such as `Europe/Kyiv`. Default: the system's.",
  ),
  language: optional(
    language,
    'Language code of notes, memory and diary, such as `en`. Default: the language most is said in.',
  ),
  day: section('What a day is.', {
    startsAt: timeOfDay(
      '00:00',
      'Local time at which a day begins; `04:00` keeps a long evening in one day.',
    ),
  }),
  owners: described(
    z._default(z.array(ownerId), []),
    'People who may run the gated commands, as platform and numeric id, such as `telegram:123`; `/whoami` tells one. The person at the console always may.',
  ),
  access: described(
    z._default(
      z.union(
        [z.enum(['owners', 'everyone']), z.array(personOrRoom)],
        'Write "owners", "everyone", or a list of ids of people and rooms, such as ["telegram:123", "discord:998"]',
      ),
      'owners',
    ),
    'Who may talk to the bot: `owners`, `everyone`, or owners and these people and rooms, by id. A group or channel that an owner takes the bot into, or speaks to it in, is let in with everybody in it; so is one that `spaces` names.',
  ),
  groups: section('Rooms with more people than one.', {
    respond: choice(
      'mention',
      ['mention', 'always', 'never'],
      'When the bot answers there: when it is spoken to (by name, by a reply, by a command), always, or only commands. It remembers in any case.',
    ),
  }),
  spaces: described(
    z._default(z.record(z.string(), space), {}),
    'Memory spaces by id: settings of their own, and conversations that share one memory. Without an entry every private chat, group and channel has its own space, named by its conversation.',
  ),
  memory: section('Long-term memory.', {
    enabled: flag(true, 'Whether the bot remembers at all: notes, recall and dreams.'),
    maxItems: count(30, 1000, 'Most items in `MEMORY.md`.'),
    maxTokens: count(2000, 100_000, 'Most tokens in `MEMORY.md`.'),
  }),
  recall: section('What is looked up before each answer, see docs/recall.md.', {
    maxResults: count(
      8,
      100,
      'Most notes, messages and lines of memory that are shown to the model for a question, and by `/memory search`.',
    ),
    maxTokens: count(1000, 100_000, 'Most tokens of these together.'),
  }),
  persona: described(
    z._default(
      z.string().check(z.maxLength(20_000)),
      'You are a kind assistant. You answer plainly and briefly, and you say so when you do not know.',
    ),
    'Who the bot is: the first lines of its instructions to the model.',
  ),
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
  dreaming,
  llm,
  embeddings,
  adapters: section('Where people talk to the bot.', {
    console: section('The terminal.', {
      enabled: flag(true, 'Whether the terminal is a chat.'),
      name: optional(name, "Name of the person at the terminal. Default: the system user's."),
    }),
    telegram,
    discord,
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
    level: choice(
      'warn',
      ['debug', 'info', 'warn', 'error', 'silent'],
      'The least serious kind of line that is written.',
    ),
    format: choice('text', ['text', 'json'], 'Sentences for people, or a JSON object a line for programs.'),
  }),
});

/** What a person may write into `config.json`: everything is optional. */
export type ConfigInput = z.input<typeof configSchema>;

/** The settings in force: checked, every default filled in, frozen. */
export type Config = Omit<z.output<typeof configSchema>, '$schema' | 'timezone'> & {
  /** IANA zone. */
  timezone: string;
};
