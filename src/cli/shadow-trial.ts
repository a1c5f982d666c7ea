import { type CommandResult, failure } from '../commands/command.ts';
import { RECOMMENDATIONS } from '../dreaming/trials/overlay.ts';
import { REPORT_ONLY } from '../dreaming/trials/report.ts';
import { shadowTrial, type TrialOutcome, type TrialRequest } from '../dreaming/trials/shadow-trial.ts';
import type { Trial } from '../memory/evidence.ts';
import type { CommandLineRequest, Service } from '../service.ts';

/** The options of the command line. */
interface ShadowTrialOptions {
  candidate?: string;
  prompt?: string;
  baseline?: string;
  outcome?: string;
  verdict?: Trial['verdict'];
  reason?: string;
  risk?: readonly string[];
  evidence?: readonly string[];
}

/** How long a text of a trial may be, in characters. */
const MOST = 4_000;
const INCOMPLETE =
  'A verdict needs both answers and a reason: give --baseline, --outcome, --verdict and --reason together, or none of them, and the answers are made for you.';
const OFFLINE =
  'The offline model looks lines of the memory up and cannot reason: its two answers only show whether the candidate would be found for this question.';
const UNATTACHED =
  'No note of the last weeks says this, so the verdict stands in the report and orders nothing.';
const UNDECIDED =
  'Which answer is better is for a person to say: run this again with --baseline, --outcome, --verdict helpful|neutral|harmful and --reason.';

/** Tries a candidate without touching the memory, and reports. */
export async function runShadowTrial(
  service: Service,
  { space: id, text }: CommandLineRequest,
): Promise<CommandResult> {
  const request = requestOf(JSON.parse(text) as ShadowTrialOptions);
  if (typeof request === 'string') return failure('usage', request);
  const space = await service.spaces.open(id);
  const { config, owner, model, clock } = service.means;
  const tried = await shadowTrial(request, { space, config, owner, model, at: clock.now() });
  if ('failure' in tried) return failure('failed', `The two answers could not be made: ${tried.failure}`);
  return { text: told(tried, model.offline), document: documentOf(tried), status: 'ok' };
}

/** @returns a sentence when something is missing or too long */
function requestOf(given: ShadowTrialOptions): TrialRequest | string {
  const { candidate = '', prompt = '', baseline, outcome, verdict, reason, risk = [], evidence = [] } = given;
  if (candidate.trim() === '') return 'Which candidate is tried? Give its id or its text with --candidate.';
  if (prompt.trim() === '') return 'What is asked in the trial? Give the question with --prompt.';
  const texts = [candidate, prompt, baseline, outcome, reason, ...risk, ...evidence];
  if (texts.some((one) => one !== undefined && one.length > MOST)) {
    return `A text of a trial has at most ${MOST} characters. Shorten it.`;
  }
  const asked = { candidate, prompt, riskFlags: risk, evidence };
  const parts = [baseline, outcome, verdict, reason];
  if (parts.every((part) => part === undefined)) return asked;
  if (!baseline?.trim() || !outcome?.trim() || verdict === undefined || !reason?.trim()) return INCOMPLETE;
  return { ...asked, found: { baseline, outcome, verdict, reason } };
}

function told(tried: TrialOutcome, isOffline: boolean): string {
  const { candidate, note, verdict, baseline, outcome, path } = tried;
  const end = [`Promotion action: ${REPORT_ONLY}. MEMORY.md stays as it is.`, `Report: ${path}`];
  if (verdict !== undefined) {
    return [
      `Shadow trial of "${candidate}": ${verdict}; recommendation: ${RECOMMENDATIONS[verdict]}.`,
      ...(note === undefined ? [UNATTACHED] : []),
      ...end,
    ].join('\n');
  }
  return [
    `Shadow trial of "${candidate}".`,
    `Without the candidate: ${baseline}`,
    `With the candidate: ${outcome}`,
    ...(isOffline ? [OFFLINE] : []),
    UNDECIDED,
    ...end,
  ].join('\n');
}

function documentOf({ path, verdict, riskFlags, evidence, ...tried }: TrialOutcome) {
  const { note, candidate, prompt, baseline, outcome, reason } = tried;
  return {
    report: path,
    verdict: verdict ?? null,
    recommendation: verdict === undefined ? null : RECOMMENDATIONS[verdict],
    promotionAction: REPORT_ONLY,
    riskFlags,
    evidence,
    candidate: { id: note ?? null, text: candidate },
    prompt,
    baseline,
    outcome,
    reason: reason === '' ? null : reason,
  };
}
