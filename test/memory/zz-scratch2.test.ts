import { test } from 'vitest';
import { languageOf } from '../../src/text/language.ts';
import { resolveDates } from '../../src/text/dates.ts';
test('x', () => {
  for (const t of ["I hate mushrooms","Let's move the launch to Friday\nok, we move it to Friday",'I used to smoke','I like tea','I prefer tea', 'The office opens on Monday', 'Ana hates mushrooms', 'Ich mag Tee', 'Я люблю чай','Мій брат живе у Києві']) console.log(t, languageOf(t));
  console.log(resolveDates('the meeting is tomorrow at 3 pm', Date.parse('2026-11-30T10:00:00Z'),'Europe/Kyiv','en'), resolveDates('The meeting is on 2026-12-01 at 16:00.', Date.parse('2026-11-30T10:00:00Z'),'Europe/Kyiv','en'));
});
