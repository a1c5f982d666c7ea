import { describe, expect, it } from 'vitest';
import { compareMatters } from '../../../src/dreaming/matters.ts';
import { classifyStatement } from '../../../src/llm/offline/classify.ts';

const PEOPLE = ['Zoe', 'Зоя', 'Ana'].map((name) => ({ id: name, name }));

function replaces(language: string, earlier: string, later: string): boolean {
  const matters = compareMatters(PEOPLE, 'UTC', language);
  const said = (text: string, at: number) => ({
    text,
    kind: classifyStatement(text) ?? ('fact' as const),
    at,
    speakers: PEOPLE.slice(-1),
  });
  const [before, after] = [said(earlier, 1), said(later, 2)];
  return matters.replaces(after, before) || matters.same(after, before);
}

describe('what is said of another thing', () => {
  it.each([
    ['en', 'The gym costs 30 a month.', 'The pool costs 25 a month now.'],
    ['en', 'The bakery opens at 7.', 'The butcher opens at 9 now.'],
    ['en', 'Ana: We pay 1250 rent.', 'Ana: We pay 60 for electricity now.'],
    ['en', 'Lena goes to Hill School.', 'Max goes to Park School now.'],
    ['de', 'Der Bericht ist am 2026-10-12 fällig.', 'Die Rechnung ist jetzt am 2026-10-19 fällig.'],
    ['de', 'Die Reise nach Lissabon ist am 2026-11-02.', 'Die Reise nach Oslo fällt aus.'],
    ['de', 'Zoe nimmt morgens Metformin.', 'Zoe nimmt jetzt morgens Vitamin D.'],
    ['uk', 'Спортзал коштує 800 грн.', 'Басейн тепер коштує 600 грн.'],
    ['uk', 'Зоя приймає метформін щоранку.', 'Зоя тепер приймає вітамін Д щоранку.'],
    ['ru', 'Отчёт сдаём 2026-10-12.', 'Счёт теперь сдаём 2026-10-19.'],
    ['ru', 'Маша не ест мясо.', 'Ключ теперь у Маши.'],
  ])('leaves in %s "%s" as it is: "%s"', (language, earlier, later) => {
    expect(replaces(language, earlier, later)).toBe(false);
  });

  it.each([
    ['en', 'Ana: My sister lives in Oslo.', 'Ana: My sister moved from Oslo to Bergen.'],
    ['en', 'Ana: My sister moved from Oslo to Bergen.', 'Ana: Correction: my sister lives in Trondheim.'],
    ['en', 'Ana takes metformin every morning.', "Ana doesn't take metformin any more."],
    ['en', 'Ana: We live at 12 Elm Road.', "Ana: We've moved to 40 Station Street."],
    ['de', 'Lena geht in die Waldschule.', 'Lena ist jetzt auf der Parkschule.'],
    ['de', 'Die Reise nach Lissabon ist am 2026-11-02.', 'Die Reise nach Lissabon fällt aus.'],
    ['uk', 'Ana: Ми живемо на Подолі.', 'Ana: Ми переїхали на Нивки.'],
    ['ru', 'Ключ у Веры.', 'Ключ теперь у Маши.'],
  ])('is none where the later word is of the same, in %s: "%s", "%s"', (language, earlier, later) => {
    expect(replaces(language, earlier, later)).toBe(true);
  });
});
