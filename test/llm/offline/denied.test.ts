import { describe, expect, it } from 'vitest';
import { deniedIn } from '../../../src/llm/offline/denied.ts';
import { mainClause } from '../../../src/llm/offline/main-clause.ts';
import { rulesFor } from '../../../src/llm/offline/recognise.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import { toldLine } from '../../../src/llm/offline/told-line.ts';
import { openWorld } from '../../dreaming/kit.ts';

const AT = Date.parse('2026-11-30T12:00:00Z');

async function noted(text: string): Promise<string[]> {
  const speaker = { id: 'fake:1', name: 'Ana' };
  const turn = { n: 1, role: 'person' as const, trust: 'owner' as const, speaker, at: AT, text };
  const { notes } = await summarise({
    task: 'summarise',
    turns: [turn],
    known: [],
    zone: 'UTC',
  });
  return notes.map((note) => note.text);
}

describe('what somebody says is untrue', () => {
  it.each([
    'It is not true that I live in Berlin.',
    'It is no longer true that I work as a nurse.',
    'That I live in Berlin is not true.',
    'Es stimmt nicht, dass ich in Berlin wohne.',
    'Es ist falsch, dass ich Vegetarier bin.',
    'No es verdad que viva en Madrid.',
    "Il est faux que j'habite à Paris.",
    'Це неправда, що я живу у Львові.',
    'Неправда, что я живу в Москве.',
  ])('becomes a note with the words that deny it: %s', async (said) => {
    expect(await noted(said)).toEqual([`Ana: ${said}`]);
  });

  it('is told from what is only asked, or no statement', async () => {
    expect(await noted('Stimmt es, dass ich in Berlin wohne?')).toEqual([]);
    expect(await noted('It is not true that it will rain.')).toEqual([]);
    const rules = rulesFor('I live in Berlin with my sister.');
    expect(rules && deniedIn('I live in Berlin.', rules)).toBeUndefined();
  });

  it.each([
    ['I live in Berlin.', 'It is not true that I live in Berlin.'],
    ['Ich mag Jazz.', 'Es stimmt nicht mehr, dass ich Jazz mag.'],
    ['Vivo en Madrid.', 'No es cierto que vivo en Madrid.'],
  ])('takes the place of the line that says it: %s', async (before, denial) => {
    const world = await openWorld();
    await world.hear(before);
    await world.dream();
    await world.clock.advanceTo(world.clock.now() + 86_400_000);
    await world.hear(denial);
    await world.dream();
    expect(await world.memory()).toEqual([`Ana: ${denial}`]);
  });

  it('confirms no line of which it denies a part', async () => {
    const world = await openWorld();
    await world.hear('I like jazz and tea.');
    await world.dream();
    await world.clock.advanceTo(world.clock.now() + 86_400_000);
    await world.hear('It is not true that I like jazz.');
    await world.dream();
    expect(await world.memory()).toContain('Ana: It is not true that I like jazz.');
  });
});

describe('a German clause with its verb at the end', () => {
  it.each([
    ['Merk dir, dass ich Jazz mag.', 'Ana mag Jazz.'],
    ['Merk dir, dass ich um sieben Uhr aufstehe.', 'Ana steht um sieben Uhr auf.'],
    ['Könntest du dir merken, dass ich keinen Fisch esse?', 'Ana isst keinen Fisch.'],
    ['Denk daran, dass mein Bruder Tom keine Milch verträgt.', 'Ana: Mein Bruder Tom verträgt keine Milch.'],
    ['Übrigens wohne ich in Köln.', 'Ana wohnt in Köln.'],
    ['Ich glaube nicht, dass ich Jazz mag.', 'Ana: Ich glaube nicht, dass ich Jazz mag.'],
    [
      'Weil ich allergisch gegen Nüsse bin, esse ich keine Nüsse.',
      'Ana: Weil ich allergisch gegen Nüsse bin, esse ich keine Nüsse.',
    ],
    ['Wenn ich krank bin, trinke ich Tee.', 'Ana: Wenn ich krank bin, trinke ich Tee.'],
  ])('is put right, or stands with all of its sentence: %s', async (said, note) => {
    expect(await noted(said)).toEqual([note]);
  });

  it('is put right in what a person asks to remember', () => {
    const told = (text: string): string => toldLine(text, { name: 'Ana', at: AT, zone: 'UTC', usual: 'de' });
    expect(told('dass ich Jazz mag')).toBe('Ana mag Jazz.');
    expect(told('dass wir gestern im Kino waren')).toMatch(/^Ana: Wir waren /);
    expect(told('dass ich Jazz quaddle')).toBe('Ana: Dass ich Jazz quaddle.');
    expect(told('ich mag Jazz')).toBe('Ana mag Jazz.');
  });

  it('is left alone where its verb does not stand at the end, or a name may be what is done', () => {
    const rules = rulesFor('Meine Schwester wohnt in Köln.');
    const put = (text: string): string | undefined => rules && mainClause(text, rules);
    expect(put('ich mag gerne Jazz')).toBeUndefined();
    expect(put('dass meine Schwester Klavier spielt')).toBeUndefined();
    expect(put('dass meine Schwester gerne singt')).toBe('meine Schwester singt gerne');
    expect(put('dass ich Jazz mag, und Rock')).toBeUndefined();
  });
});

it('takes a question about a thing for no request to remember it', async () => {
  for (const asked of ['Can you remember that movie I like?', 'Could you remember that song I used to sing?'])
    expect(await noted(asked)).toEqual([]);
  expect(await noted('Can you remember that I like tea?')).toEqual(['Ana likes tea.']);
  expect(await noted('Can you remember that usually I drink tea?')).toEqual(['Ana: Usually I drink tea.']);
});
