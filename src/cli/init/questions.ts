import { type Draft, settingOf } from './draft.ts';

/** One setting that a person is asked for. */
export interface Question {
  /** Where the answer goes in the configuration. */
  path: readonly string[];
  /** One plain line: what it is. */
  meaning: string;
  /** What an empty answer means, as it is shown. */
  fallback: string;
  /** What an empty answer writes; nothing when absent. */
  preset?: unknown;
  /** Makes an answer a value for the schema to judge; by default the text itself. */
  read?: (answer: string) => unknown;
  /** Whether it is asked at all, after what was answered before. Default always. */
  applies?: (draft: Draft) => boolean;
}

/** What the system and the command line suggest. */
interface Suggestions {
  /** The folder of `--data`, as it is to stand in the file. */
  dataDir?: string;
  /** The system's IANA zone. */
  timezone: string;
  /** What the person at the terminal is called when nothing is configured. */
  name: string;
}

const usesServer = (draft: Draft): boolean => settingOf(draft, ['llm', 'provider']) !== 'offline';

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'true'].map((word) => [word, true] as const),
  ...['n', 'no', 'false'].map((word) => [word, false] as const),
]);

const yesOrNo = (answer: string): unknown => YES_OR_NO.get(answer.toLowerCase()) ?? answer;
const listOf = (answer: string): string[] => answer.split(/[\s,]+/).filter((id) => id !== '');

/** The questions of `init`, in their order. A secret is never asked for. */
export function questionsFor({ dataDir, timezone, name }: Suggestions): Question[] {
  const shown = (path: readonly string[]): string => String(settingOf({}, path));
  return [
    {
      path: ['dataDir'],
      meaning:
        "The folder in which everything is kept; a relative one starts at the configuration file's folder.",
      fallback: dataDir ?? shown(['dataDir']),
      preset: dataDir,
    },
    {
      path: ['timezone'],
      meaning:
        "The time zone of days, notes and dreams, such as Europe/Kyiv; the system's unless you say another.",
      fallback: timezone,
      preset: timezone,
    },
    {
      path: ['language'],
      meaning: 'The language of notes, memory and diary, as a code such as en.',
      fallback: 'the language most is said in',
    },
    {
      path: ['adapters', 'console', 'name'],
      meaning: 'Your name, for what you say at the terminal; memory tells by it who said what.',
      fallback: name,
    },
    {
      path: ['owners'],
      meaning:
        'Who else may run the commands of owners: ids such as telegram:123, with blanks between them; /whoami in a chat tells yours.',
      fallback: 'only the person at the terminal',
      read: listOf,
    },
    {
      path: ['llm', 'provider'],
      meaning:
        'Where answers come from: openai (OpenAI or a compatible server), offline (no server, no key), or auto (openai as soon as a key or an address is set).',
      fallback: shown(['llm', 'provider']),
    },
    {
      path: ['llm', 'baseUrl'],
      meaning:
        'The address of an OpenAI-compatible server, such as http://127.0.0.1:11434/v1; OPENAI_BASE_URL in the environment wins over it.',
      fallback: "OpenAI's",
      applies: usesServer,
    },
    {
      path: ['llm', 'model'],
      meaning: 'The model that answers in the chat, by the name that its server knows.',
      fallback: shown(['llm', 'model']),
      applies: usesServer,
    },
    {
      path: ['dreaming', 'model'],
      meaning: 'The model that dreams.',
      fallback: 'the one of the chat',
      applies: usesServer,
    },
    {
      path: ['dreaming', 'enabled'],
      meaning: `Whether dreams run on schedule (${shown(['dreaming', 'frequency'])}), yes or no; /memory dream works either way.`,
      fallback: shown(['dreaming', 'enabled']) === 'true' ? 'yes' : 'no',
      read: yesOrNo,
    },
    {
      path: ['adapters', 'telegram', 'enabled'],
      meaning: 'Whether the bot is on Telegram, yes or no; its token comes from TELEGRAM_BOT_TOKEN.',
      fallback: 'as soon as that is set',
      read: yesOrNo,
    },
    {
      path: ['adapters', 'discord', 'enabled'],
      meaning: 'Whether the bot is on Discord, yes or no; its token comes from DISCORD_BOT_TOKEN.',
      fallback: 'as soon as that is set',
      read: yesOrNo,
    },
    {
      path: ['access'],
      meaning:
        'Who may talk to the bot: owners, everyone, or owners and these ids of people and rooms, with blanks between them.',
      fallback: shown(['access']),
      read: (answer) => (/^[a-z]+$/i.test(answer) ? answer.toLowerCase() : listOf(answer)),
      applies: (draft) =>
        settingOf(draft, ['adapters', 'telegram', 'enabled']) !== false ||
        settingOf(draft, ['adapters', 'discord', 'enabled']) !== false,
    },
  ];
}
