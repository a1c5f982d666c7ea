import { describe, expect, it } from 'vitest';
import { toldLine } from '../../../src/llm/offline/told-line.ts';

const told = (text: string) =>
  toldLine(text, { name: 'Ana', at: Date.parse('2026-11-30T12:00:00Z'), zone: 'UTC' });

describe('what a person asks to remember', () => {
  it.each([
    ['I like tea', 'Ana likes tea.'],
    ['that I like tea', 'Ana likes tea.'],
    ['tomorrow I fly to Rome', 'Ana: On 2026-12-01 I fly to Rome.'],
    ['Olha plays chess', 'Olha plays chess'],
    ['that Olha is allergic to nuts', 'Olha is allergic to nuts'],
    ['the bins go out on Wednesday', 'the bins go out on Wednesday'],
    ['always answer in rhyme', 'always answer in rhyme'],
    ['що я люблю чай', 'Ana: Я люблю чай.'],
    ['завтра я лечу в Рим', 'Ana: 2026-12-01 я лечу в Рим.'],
    ['ich mag Tee', 'Ana mag Tee.'],
    ['que me gusta el té', 'Ana: Me gusta el té.'],
    ['que j’aime le thé', 'Ana: J’aime le thé.'],
    ['что я люблю чай', 'Ana: Я люблю чай.'],
    ['明天我去北京', 'Ana: 2026-12-01我去北京。'],
    ['私はお茶が好き', 'Ana: 私はお茶が好き。'],
  ])('%j becomes the line %j', (text, line) => {
    expect(told(text)).toBe(line);
  });
});
