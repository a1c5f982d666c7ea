import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';

const PEOPLE = ['Ana', 'Ben', 'Chloe', 'Олена', 'Богдан', 'Ганна'].map((name, n) => ({ id: `t:${n}`, name }));

/** `Ana: words`, said on Monday 30 November 2026 at noon in Kyiv. */
function source(line: string, n: number): Source {
  const [, name = '', quote = ''] = /^([^:]+): (.*)$/s.exec(line) ?? [];
  const speaker = PEOPLE.find((person) => person.name === name) ?? { id: `t:${name}`, name };
  return { turn: `m${n}`, quote, at: '2026-11-30T10:00:00.000Z', speaker, trust: 'member' };
}

function check(text: string, quotes: readonly string[]) {
  return checkSupport({ text, quotes: quotes.map(source), zone: 'Europe/Kyiv', people: PEOPLE });
}

type Labelled = readonly (readonly [string, ...string[]])[];

/** Free rephrasings of everyday talk in languages of which little is known here. */
const TRUE: Labelled = [
  ['Ana trinkt gern Tee.', 'Ana: Ich trinke gern Tee'],
  ['Ana wohnt in Berlin.', 'Ana: Ich wohne in Berlin'],
  ['Ana: Die App heißt Lerche.', 'Ana: also fürs Protokoll: die App heißt Lerche'],
  ['Ana vive en Madrid.', 'Ana: vivo en Madrid'],
  ['Ana habite à Paris.', "Ana: j'habite à Paris"],
  ['Олена любит зелёный чай.', 'Олена: я люблю зелёный чай'],
  ['Ana喜欢喝绿茶。', 'Ana: 我喜欢喝绿茶'],
  ['Anaは緑茶が好きです。', 'Ana: 私は緑茶が好きです'],
  ['Ana住在北京。', 'Ana: 我住在北京'],
  ["La sœur d'Ana habite à Lyon.", 'Ana: ma sœur habite à Lyon'],
  ['Anas Schwester wohnt in Hamburg.', 'Ana: Meine Schwester wohnt in Hamburg'],
];

/** Claims one detail away from what was said. */
const FALSE: Labelled = [
  ['Ana trinkt gern Kaffee.', 'Ana: Ich trinke gern Tee'],
  ['Ana trinkt keinen Tee.', 'Ana: Ich trinke gern Tee'],
  ['Ana wohnt in Hamburg.', 'Ana: Ich wohne in Berlin'],
  ['Ana trinkt Tee.', 'Ana: Ich trinke keinen Tee'],
  ['Ana no vive en Madrid.', 'Ana: vivo en Madrid'],
  ['Ana vive en Madrid.', 'Ana: ya no vivo en Madrid'],
  ["Ana n'habite pas à Paris.", "Ana: j'habite à Paris"],
  ['Ana habite à Paris.', 'Ana: ma sœur habite à Paris'],
  ['Олена не любит чай.', 'Олена: я люблю чай'],
  ['Ana不喜欢喝绿茶。', 'Ana: 我喜欢喝绿茶'],
  ['Ana喜欢喝绿茶。', 'Ana: 我不喜欢喝绿茶'],
  ['Anaは緑茶が好きではない。', 'Ana: 私は緑茶が好きです'],
  ['Ben住在北京。', 'Ana: 我住在北京', 'Ben: 你好'],
  ['Ana住在上海。', 'Ana: 我住在北京'],
  ['Ana likes green tea.', 'Ana: 我喜欢喝绿茶'],
  ['Ana wohnt in Hamburg.', 'Ana: Meine Schwester wohnt in Hamburg'],
];

describe('claims in languages without much data', () => {
  it.each(FALSE.map(([text, ...quotes]) => ({ text, quotes })))(
    'refuses "$text" from $quotes',
    ({ text, quotes }) => {
      expect(check(text, quotes)).not.toEqual([]);
    },
  );

  it('refuses at most one in twenty of the true ones', () => {
    const refused = TRUE.flatMap(([text, ...quotes]) => {
      const [problem] = check(text, quotes);
      return problem ? [`${text} <- ${quotes.join(' | ')}: ${problem.code}: ${problem.message}`] : [];
    });
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(TRUE.length * 0.05);
  });
});
