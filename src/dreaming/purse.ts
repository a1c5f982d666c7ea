import { messageOf } from '../chat/errors.ts';
import type { Config } from '../config/schema.ts';
import type { TokenLedger } from '../llm/ledger.ts';
import type { Usage } from '../llm/model.ts';
import { addUsage } from '../llm/usage.ts';
import type { RunBook } from './run-book.ts';

/** What a dream may spend, of its own and of its day's. */
export interface Purse {
  /** Books what a step took. */
  spend(calls: number, usage: Usage): Promise<void>;
  /** Why no further call may begin, in a sentence; `undefined` while there is something left. */
  empty(): Promise<string | undefined>;
}

interface PurseOptions {
  limits: Config['dreaming']['budget'];
  book: RunBook;
  ledger: TokenLedger;
  warn?: (sentence: string) => void;
}

/** Opens the purse of one dream. A step that has begun is always paid for; the next one finds the purse empty. */
export function openPurse({ limits, book, ledger, warn }: PurseOptions): Purse {
  let own: Usage = { tokensIn: 0, tokensOut: 0 };

  return {
    async spend(calls, usage) {
      own = addUsage(own, usage);
      book.spend(calls, usage);
      if (calls === 0) return;
      await ledger.add('dreams', calls, usage).catch((error: unknown) => {
        warn?.(`The tokens of a dream could not be counted: ${messageOf(error)}`);
      });
    },
    async empty() {
      const { tokensPerRun, tokensPerDay, moneyPerDay } = limits;
      if (tokens(own) >= tokensPerRun) {
        return `The budget of a dream is spent: ${tokens(own)} of ${tokensPerRun} tokens (dreaming.budget.tokensPerRun).`;
      }
      const day: Usage = (await ledger.today()).spent.dreams ?? { tokensIn: 0, tokensOut: 0 };
      if (tokensPerDay !== undefined && tokens(day) >= tokensPerDay) {
        return `Today's budget of dreams is spent: ${tokens(day)} of ${tokensPerDay} tokens (dreaming.budget.tokensPerDay).`;
      }
      const cost = day.cost ?? 0;
      if (moneyPerDay !== undefined && cost >= moneyPerDay) {
        return `Today's budget of dreams is spent: ${money(cost)} of ${money(moneyPerDay)} (dreaming.budget.moneyPerDay).`;
      }
      return undefined;
    },
  };
}

/** An amount as people read it: as exact as it has to be, without zeros at its end. */
export function money(amount: number): string {
  return String(Number(amount.toFixed(amount < 1 ? 4 : 2)));
}

function tokens({ tokensIn, tokensOut }: Usage): number {
  return tokensIn + tokensOut;
}
