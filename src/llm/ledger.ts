import { messageOf } from '../chat/errors.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import { addDays, type Day, localDay } from '../time/zone.ts';
import type { LanguageModel, Task, Usage } from './model.ts';
import { addUsage } from './usage.ts';

/** What tokens were spent on: each kind of call, vectors of texts, and once more all calls that dreams made. */
type Purpose = Task | 'embed' | 'dreams';

/** What one purpose took in one day. */
export interface Spending extends Usage {
  calls: number;
}

export type DaySpending = Partial<Record<Purpose, Spending>>;

/** What was spent by day and purpose, over all spaces; a day ends at midnight. */
export interface TokenLedger {
  add(purpose: Purpose, calls: number, usage: Usage): Promise<void>;
  today(): Promise<{ day: Day; spent: DaySpending }>;
}

interface TokenLedgerOptions {
  /** By day. */
  days: StateMap<DaySpending>;
  /** IANA zone whose midnight ends a day. */
  zone: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const NOTHING: Spending = { calls: 0, tokensIn: 0, tokensOut: 0 };
/** Older days are forgotten. */
const KEPT_DAYS = 31;

/** Counts calls, tokens and money by day and task; days older than a month are forgotten. */
export function createTokenLedger({ days, zone, now }: TokenLedgerOptions): TokenLedger {
  const oneByOne = createMutex();
  const dayOf = (): Day => localDay(now(), zone);

  async function forgetOld(today: Day): Promise<void> {
    const oldest = addDays(today, 1 - KEPT_DAYS);
    for (const [day] of await days.entries()) if (day < oldest) await days.delete(day);
  }

  return {
    add: (purpose, calls, usage) =>
      oneByOne(async () => {
        const day = dayOf();
        const known = await days.get(day);
        if (known === undefined) await forgetOld(day);
        const before = known?.[purpose] ?? NOTHING;
        const spent = { calls: before.calls + calls, ...addUsage(before, usage) };
        await days.set(day, { ...known, [purpose]: spent });
      }),
    async today() {
      const day = dayOf();
      return { day, spent: (await days.get(day)) ?? {} };
    },
  };
}

/** A model whose calls are counted. A count that cannot be written costs nobody an answer. */
export function metered(
  model: LanguageModel,
  ledger: TokenLedger,
  warn: (sentence: string) => void,
): LanguageModel {
  if (model.offline) return model;
  return {
    name: model.name,
    offline: false,
    async complete(request) {
      const result = await model.complete(request);
      await ledger.add(request.work.task, 1, result.usage).catch((error: unknown) => {
        warn(`The tokens of a call could not be counted: ${messageOf(error)}`);
      });
      return result;
    },
  };
}
