import { rankedPool } from '../dreaming/evidence/pool.ts';
import { candidateDocument, gatesDocument, type Standing, standings } from '../dreaming/evidence/standing.ts';
import { dayText, say, type TextKey, type Texts } from '../text/say.ts';
import { singleLine } from '../text/visible.ts';
import { contentStems } from '../text/words.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { stopText } from './stop-text.ts';

/** Most candidates that one answer explains. */
const MOST = 3;
/** This share of the words asked for has to stand in a candidate. */
const LEAST_SHARE = 0.6;

export const explainCommand: Command = {
  name: 'memory explain',
  usage: '<text>',
  rights: 'owner',
  reads: true,
  async run(context, text) {
    const { space, services, texts } = context;
    const { config, schedule } = services;
    const query = singleLine(text);
    if (query === '') return failure('usage', say(texts, 'explain.what'));
    const ranked = await rankedPool({ space, config, owner: services.owner, redact: space.redact });
    const matches = matching(await standings(ranked, { space, config }), query);
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
function matching(all: readonly Standing[], query: string): Standing[] {
  const meant = all.filter(({ id, notes }) => id === query || notes.some(({ key }) => key === query));
  if (meant.length > 0) return meant.slice(0, 1);
  const wanted = contentStems(query);
  if (wanted.length === 0) return [];
  const shareOf = ({ candidate }: Standing): number => {
    const own = new Set(contentStems(candidate.text));
    return wanted.filter((stem) => own.has(stem)).length / wanted.length;
  };
  return all
    .map((one) => ({ one, share: shareOf(one) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ one }) => one);
}

function explanation(texts: Texts, one: Standing): string {
  const { candidate, components, reinforcement, score, recalls, uniqueQueries, lane, stoppedBy } = one;
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
  const verdict =
    lane === null
      ? say(texts, 'promote.stopped', { why: stopText(texts, stoppedBy ?? '') })
      : say(texts, `promote.${lane}`);
  return [
    say(texts, 'explain.noted', { day: dayText(texts, candidate.day), text: candidate.text }),
    say(texts, 'explain.score', {
      score: score.toFixed(2),
      recalls,
      questions: uniqueQueries,
      days: candidate.days.length,
    }),
    ...parts,
    ...gates,
    say(texts, 'explain.verdict', { verdict }),
  ].join('\n');
}
