import { literal } from '../chat/markup.ts';
import { candidateById, rankedPool } from '../dreaming/evidence/pool.ts';
import { type Standing, standings } from '../dreaming/evidence/standing.ts';
import { gently } from '../state/gently.ts';
import { dayText, say, type TextKey, type Texts } from '../text/say.ts';
import { singleLine } from '../text/visible.ts';
import { contentStems } from '../text/words.ts';
import { candidateDocument, gatesDocument } from './candidate-document.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { verdictText } from './stop-text.ts';

/** Most candidates that one answer explains. */
const MOST = 3;
/** This share of the words asked for has to stand in a candidate. */
const LEAST_SHARE = 0.6;

export const explainCommand: Command = {
  name: 'memory explain',
  aliases: ['memory promote-explain'],
  usage: '<text>',
  rights: 'owner',
  reads: true,
  async run(context, text) {
    const { space, services, texts } = context;
    const { config, schedule } = services;
    const query = singleLine(text);
    if (query === '') return failure('usage', say(texts, 'explain.what'));
    const ranked = await rankedPool({ space, config, owner: services.owner, redact: space.redact });
    const { items } = await space.draftKeeper().look();
    const matches = await matching(await standings(ranked, { space, config, items }), query);
    const document = {
      space: space.id,
      query,
      matches: matches.map((one) => ({ ...candidateDocument(one), gates: gatesDocument(one) })),
    };
    if (matches.length === 0)
      return { ...failure('not_found', say(texts, 'explain.none', { given: shorten(query) })), document };
    const { enabled } = await schedule.describe(space, texts);
    const told = matches.map((one) => explanation(texts, one));
    return ok([...told, ...(enabled ? [] : [say(texts, 'explain.off')])].join('\n\n'), document);
  },
};

/** The candidate of that id, or those that hold most of the words, those with most of them first. */
async function matching(all: readonly Standing[], query: string): Promise<Standing[]> {
  const meant = candidateById(all, query);
  if (meant !== undefined) return [meant];
  const wanted = contentStems(query);
  const found: { one: Standing; share: number }[] = [];
  for await (const one of gently(all)) {
    const own = new Set(contentStems(one.candidate.text));
    const share = wanted.filter((stem) => own.has(stem)).length / wanted.length;
    if (share >= LEAST_SHARE) found.push({ one, share });
  }
  return found
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ one }) => one);
}

function explanation(texts: Texts, one: Standing): string {
  const { candidate, components, reinforcement, score, recalls, uniqueQueries } = one;
  const parts = Object.entries({ ...components, ...reinforcement }).map(([name, value]) =>
    say(texts, 'explain.part', { name: say(texts, `signal.${name}` as TextKey), value: value.toFixed(2) }),
  );
  const gates = one.gates.map(({ gate, need, have, ok: open }) =>
    say(texts, open ? 'explain.open' : 'explain.closed', {
      gate: say(texts, `gate.${gate}`),
      need: String(need),
      have: Number.isFinite(have) ? String(Number(have.toFixed(2))) : '–',
    }),
  );
  return [
    say(texts, 'explain.noted', { day: dayText(texts, candidate.day), text: literal(candidate.text) }),
    say(texts, 'explain.score', {
      score: score.toFixed(2),
      recalls,
      questions: uniqueQueries,
      days: one.evidence.saidOn.length,
    }),
    ...parts,
    ...gates,
    say(texts, 'explain.verdict', { verdict: verdictText(texts, one) }),
  ].join('\n');
}
