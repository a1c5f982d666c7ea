import { shortHash } from '../../chat/ids.ts';
import type { Trial, TrialMark } from '../../memory/evidence.ts';
import type { Vault } from '../../memory/vault.ts';
import { visible } from '../../text/visible.ts';
import type { Day } from '../../time/zone.ts';
import { RECOMMENDATIONS } from './overlay.ts';

/** What every report says of promotion: a trial promotes nothing. */
export const REPORT_ONLY = 'report-only';

/** A shadow trial as its report holds it, without secrets. */
export interface TrialReport {
  /** The candidate's id, when it is one, and its notes with the hashes of their texts. */
  note: string | undefined;
  notes: readonly { key: string; hash: string }[];
  candidate: string;
  prompt: string;
  /** The answer without the candidate. */
  baseline: string;
  /** The answer with it. */
  outcome: string;
  /** Absent until a person has compared the answers. */
  verdict?: Trial['verdict'];
  reason: string;
  riskFlags: readonly string[];
  evidence: readonly string[];
}

const FOLDER = 'memory/dreaming/shadow-trials';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID_LENGTH = 8;
/** A trial without a verdict. */
const OPEN = 'open';

/** The same trial has the same id, however often it is written down. */
function trialId(report: TrialReport): string {
  return `t${shortHash(ID_LENGTH, JSON.stringify(report))}`;
}

/** Writes a trial's report, in place of the same one of that day. */
export async function writeReport(
  vault: Pick<Vault, 'replace'>,
  day: Day,
  report: TrialReport,
): Promise<Pick<Trial, 'id' | 'report'>> {
  const id = trialId(report);
  const path = `${FOLDER}/${day}/${id}.md`;
  await vault.replace(path, reportText(id, report));
  return { id, report: path };
}

/** The marks of trials whose reports stand, oldest first; what is no report, or tells no verdict, is passed over. */
export async function readReports(vault: Pick<Vault, 'list' | 'stats' | 'read'>): Promise<TrialMark[]> {
  const found: { marks: TrialMark[]; writtenAt: number }[] = [];
  for (const day of (await vault.list(FOLDER)).filter((name) => DAY.test(name))) {
    const names = await vault.list(`${FOLDER}/${day}`);
    const files = await vault.stats(`${FOLDER}/${day}`, names);
    for (const [at, name] of names.entries()) {
      const file = files[at];
      if (file === undefined || !name.endsWith('.md')) continue;
      const report = `${FOLDER}/${day}/${name}`;
      const marks = marksIn((await vault.read(report)) ?? '', { day, report });
      found.push({ marks, writtenAt: file.modifiedAt });
    }
  }
  found.sort((a, b) => a.writtenAt - b.writtenAt);
  return found.flatMap(({ marks }) => marks);
}

function marksIn(text: string, place: Pick<Trial, 'day' | 'report'>): TrialMark[] {
  const told = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  const [, id] = /^# Shadow trial (t\w+)$/m.exec(text) ?? [];
  const verdict = told('verdict');
  if (id === undefined || !isVerdict(verdict)) return [];
  const notes = [...(told('candidate notes') ?? '').matchAll(/(\S+) (\w+)(?:, |$)/g)];
  return notes.map(([, key = '', hash = '']) => ({ ...place, id, verdict, key, hash }));
}

function isVerdict(given: string | undefined): given is Trial['verdict'] {
  return given !== undefined && Object.hasOwn(RECOMMENDATIONS, given);
}

function reportText(id: string, report: TrialReport): string {
  const { notes, candidate, prompt, baseline, outcome, verdict, reason, riskFlags, evidence } = report;
  const fields = [
    field('candidate', candidate),
    field('candidate notes', notes.map(({ key, hash }) => `${key} ${hash}`).join(', ') || 'none'),
    field('trial prompt', prompt),
    field('baseline outcome', baseline),
    field('candidate outcome', outcome),
    field('verdict', verdict ?? OPEN),
    field('recommendation', verdict === undefined ? OPEN : RECOMMENDATIONS[verdict]),
    field('reason', reason === '' ? OPEN : reason),
    field('risk flags', riskFlags.join('\n') || 'none'),
    field('evidence', evidence.join('\n') || 'none'),
    field('promotion action', REPORT_ONLY),
  ];
  return `# Shadow trial ${id}\n\n${fields.join('\n\n')}\n`;
}

/** A field is a line. What takes several is quoted below it, so that no answer of a model looks like a field. */
function field(name: string, value: string): string {
  const lines = visible(value).trim().split('\n');
  const [only = ''] = lines;
  if (lines.length === 1) return `${name}: ${only}`;
  return [`${name}:`, ...lines.map((line) => `> ${line}`)].join('\n');
}
