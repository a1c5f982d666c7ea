import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import type { LanguageModel, Speaker } from '../../llm/model.ts';
import type { Trial } from '../../memory/evidence.ts';
import { readMemoryText } from '../../memory/memory-read.ts';
import type { LiveNote } from '../../memory/notes.ts';
import { hashText } from '../../memory/vault.ts';
import { withoutSecrets } from '../../privacy/secrets.ts';
import { normalisedKey, similarity } from '../../text/similarity.ts';
import { singleLine } from '../../text/visible.ts';
import { candidateById, type Ranked, rankedPool } from '../evidence/pool.ts';
import { twoAnswers } from './answers.ts';
import { readReports, type TrialReport, writeReport } from './report.ts';

/** What is tried: a candidate, and a question that may be answered better, or worse, with it. */
export interface TrialRequest {
  /** The id of a candidate, or a text. */
  candidate: string;
  prompt: string;
  riskFlags: readonly string[];
  evidence: readonly string[];
  /** What a person found; without it the two answers are made, and nobody has found anything yet. */
  found?: { baseline: string; outcome: string; verdict: Trial['verdict']; reason: string };
}

interface TrialOptions {
  space: Space;
  config: Config;
  /** Answers with and without the candidate. */
  model: LanguageModel;
  owner: Speaker;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What was tried, and the path of its report in the space. */
export interface TrialOutcome extends TrialReport {
  path: string;
}

/**
 * Tries a candidate in the shadow of the memory: writes a report and, with a verdict, the mark that orders or stops the
 * candidate. It never touches `MEMORY.md` and puts nothing into it.
 * @returns `failure` when the model did not answer
 */
export async function shadowTrial(
  request: TrialRequest,
  { space, config, model, owner, at }: TrialOptions,
): Promise<TrialOutcome | { failure: string }> {
  const clean = (text: string): string => withoutSecrets(space.redact(text.trim()));
  const ranked = await rankedPool({ space, config, owner, redact: space.redact });
  const meant = candidateMeant(ranked, request.candidate, config.dreaming.phases.light.dedupeSimilarity);
  const candidate = clean(singleLine(meant?.candidate.text ?? request.candidate));
  const prompt = clean(request.prompt);
  const { found } = request;
  const answers =
    found ??
    (await twoAnswers(prompt, candidate, {
      model,
      persona: config.persona,
      maxMemoryTokens: config.memory.maxTokens,
      // As it stands: whoever looks at it through the keeper takes in what was edited by hand.
      memory: await readMemoryText(space.vault),
      speaker: owner,
      at,
      zone: space.settings.timezone,
      language: await space.language(),
    }));
  if ('failure' in answers) return answers;
  const report: TrialReport = {
    note: meant?.id,
    notes: meant?.candidate.notes.map(({ key, hash }) => ({ key, hash })) ?? [],
    candidate,
    prompt,
    baseline: clean(answers.baseline),
    outcome: clean(answers.outcome),
    ...(found === undefined ? {} : { verdict: found.verdict }),
    reason: clean(found?.reason ?? ''),
    riskFlags: request.riskFlags.map(clean),
    evidence: request.evidence.length > 0 ? request.evidence.map(clean) : notesOf(meant),
  };
  const day = space.today();
  const written = await writeReport(space.vault, day, report);
  if (found !== undefined && meant !== undefined) {
    const mark = { ...written, day, verdict: found.verdict };
    await space.state.evidence.tried(report.notes.map(({ key, hash }) => ({ ...mark, key, hash })));
  }
  return { ...report, path: written.report };
}

/**
 * Takes the verdicts of reports back whose marks are lost, of notes that still read as they were tried.
 * @returns how many were restored, and how many stood
 */
export async function restoreTrials(
  { state, vault }: Pick<Space, 'state' | 'vault'>,
  notes: readonly LiveNote[],
): Promise<{ restored: number; stood: number }> {
  const standing = await state.evidence.trials();
  const hashes = new Map(notes.map(({ key, text }) => [key, hashText(text)]));
  const lost = (await readReports(vault)).filter(
    ({ key, hash }) => hashes.get(key) === hash && !standing.has(key),
  );
  await state.evidence.tried(lost);
  return { restored: new Set(lost.map(({ key }) => key)).size, stood: standing.size };
}

/** The candidate of that id, the one that says the same, or the only one that holds the text. */
function candidateMeant(ranked: readonly Ranked[], given: string, same: number): Ranked | undefined {
  const wanted = given.trim();
  const byId = candidateById(ranked, wanted);
  if (byId !== undefined) return byId;
  const [alike] = ranked
    .map((one) => ({ one, likeness: similarity(one.candidate.text, wanted) }))
    .filter(({ likeness }) => likeness >= same)
    .sort((a, b) => b.likeness - a.likeness);
  if (alike !== undefined) return alike.one;
  const key = normalisedKey(wanted);
  const holding = ranked.filter(({ candidate }) => normalisedKey(candidate.text).includes(key));
  return key !== '' && holding.length === 1 ? holding[0] : undefined;
}

function notesOf(meant: Ranked | undefined): string[] {
  return meant === undefined ? [] : meant.notes.map(({ path, line, key }) => `${path}:${line} (${key})`);
}
