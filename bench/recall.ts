import { type Asked, ask, type Found, RANKINGS, WHOLE } from './recall/asking.ts';
import { labelSets } from './recall/label-sets.ts';
import type { LabelledConversation } from './recall/labelled.ts';
import { ADVERSARIAL, locomoConversations } from './recall/locomo.ts';
import { mean, percentile, rounded } from './support/figures.ts';

/** Of the evidence of a question the share that is among so many hits, in percent: the mean over the questions. */
interface Shares {
  questions: number;
  r5: number;
  r10: number;
  r25: number;
  r50: number;
}

/** Milliseconds. */
interface Times {
  indexMs: number;
  queryP50Ms: number;
  queryP95Ms: number;
}

/** What is found of conversations in LoCoMo's format. */
export interface RecallReport extends Shares, Times {
  conversations: number;
  turns: number;
  /** Turns named as evidence that are not there. */
  unresolvedEvidence: number;
  byCategory: Record<string, Shares>;
  withoutAdversarial: Shares;
  /** Sentences about files that are not of the format. */
  passedOver: string[];
  /** With `--ablate`: by what is left out. */
  ablation?: Record<string, Shares>;
}

/** What is found of the chats that come with Reverie. */
export interface LabelSetsReport extends Shares, Times {
  turns: number;
  byStyle: Record<string, Shares>;
  byLanguage: Record<string, Record<string, Shares>>;
  /** With `--ablate`: of the plain questions, by what is left out. */
  ablation?: Record<string, Shares>;
}

interface RecallOptions {
  /** Also says what each part of the ranking contributes. */
  ablate: boolean;
}

/** Asks every question of a folder of conversations in LoCoMo's format. */
export async function recall(folder: string, { ablate }: RecallOptions): Promise<RecallReport> {
  const { conversations, passedOver } = locomoConversations(folder);
  const found = await ask(conversations, { ablate });
  const { asked } = found;
  return {
    conversations: conversations.length,
    turns: turnsOf(conversations),
    unresolvedEvidence: conversations.reduce((sum, { unresolved }) => sum + unresolved, 0),
    ...sharesOf(asked),
    byCategory: by(asked, 'category'),
    withoutAdversarial: sharesOf(asked.filter(({ category }) => category !== ADVERSARIAL)),
    ...timesOf(found),
    passedOver,
    ...(ablate ? { ablation: ablation(asked) } : {}),
  };
}

/** Asks the questions about the chats that come with Reverie. */
export async function recallOfLabelSets({ ablate }: RecallOptions): Promise<LabelSetsReport> {
  const conversations = labelSets();
  const found = await ask(conversations, { ablate });
  const { asked } = found;
  const ofLanguage = (name: string): Asked[] => asked.filter(({ of }) => of === name);
  return {
    turns: turnsOf(conversations),
    ...sharesOf(asked),
    byStyle: by(asked, 'style'),
    byLanguage: Object.fromEntries(conversations.map(({ name }) => [name, by(ofLanguage(name), 'style')])),
    ...timesOf(found),
    ...(ablate ? { ablation: ablation(asked.filter(({ style }) => style === 'plain')) } : {}),
  };
}

function turnsOf(conversations: readonly LabelledConversation[]): number {
  return conversations.reduce((sum, { turns }) => sum + turns.length, 0);
}

function sharesOf(asked: readonly Asked[], ranking = WHOLE): Shares {
  const within = (most: number): number => {
    const shares = asked.map(({ places }) => {
      const own = places[ranking] ?? [];
      return own.filter((place) => place <= most).length / own.length;
    });
    return rounded(100 * mean(shares));
  };
  return { questions: asked.length, r5: within(5), r10: within(10), r25: within(25), r50: within(50) };
}

function by(asked: readonly Asked[], label: 'category' | 'style'): Record<string, Shares> {
  const groups = [...new Set(asked.map((one) => one[label]))].sort();
  return Object.fromEntries(
    groups.map((name) => [name, sharesOf(asked.filter((one) => one[label] === name))]),
  );
}

function ablation(asked: readonly Asked[]): Record<string, Shares> {
  return Object.fromEntries(Object.keys(RANKINGS).map((name) => [name, sharesOf(asked, name)]));
}

function timesOf({ asked, indexMs }: Found): Times {
  const times = asked.map(({ ms }) => ms);
  return {
    indexMs: rounded(indexMs),
    queryP50Ms: rounded(percentile(times, 0.5), 2),
    queryP95Ms: rounded(percentile(times, 0.95), 2),
  };
}

/** The report as people read it. */
export function describeRecall(report: RecallReport | LabelSetsReport): string {
  const lines = [
    ...('passedOver' in report ? report.passedOver : []),
    table(`recall, ${report.turns} turns`, {
      ...('byStyle' in report ? report.byStyle : report.byCategory),
      ...('withoutAdversarial' in report ? { [`without ${ADVERSARIAL}`]: report.withoutAdversarial } : {}),
      all: report,
    }),
  ];
  if ('byLanguage' in report) {
    const rows = Object.entries(report.byLanguage).flatMap(([language, styles]) =>
      Object.entries(styles).map(([style, shares]) => [`${language} ${style}`, shares]),
    );
    lines.push(table('by language', Object.fromEntries(rows)));
  }
  if (report.ablation !== undefined) lines.push(table('what each part contributes', report.ablation));
  if ('unresolvedEvidence' in report) {
    lines.push(`${report.unresolvedEvidence} turns named as evidence are not there.`);
  }
  const { indexMs, queryP50Ms, queryP95Ms } = report;
  lines.push(`index made in ${indexMs} ms; a question p50 ${queryP50Ms} ms, p95 ${queryP95Ms} ms`);
  return lines.join('\n');
}

function table(title: string, rows: Readonly<Record<string, Shares>>): string {
  const cell = (text: string): string => text.padStart(8);
  return [
    `${title.padEnd(30)}${['asked', 'r5', 'r10', 'r25', 'r50'].map(cell).join('')}`,
    ...Object.entries(rows).map(([name, { questions, ...shares }]) => {
      const { r5, r10, r25, r50 } = shares;
      const figures = [r5, r10, r25, r50].map((share) => cell(share.toFixed(1)));
      return `  ${name.padEnd(28)}${cell(String(questions))}${figures.join('')}`;
    }),
  ].join('\n');
}
