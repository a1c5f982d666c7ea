import { describe, expect, it } from 'vitest';
import { plannedDays } from '../../src/text/planned.ts';

const SAID = Date.parse('2026-09-10T10:00:00Z');

describe('the days of a plan', () => {
  it.each([
    ['es', 'Ha llamado la concejala, el concierto al final el 19 de diciembre', '2026-12-19'],
    ['fr', "le fils du 4e m'a dit qu'ils déménagent à Nantes en décembre", '2026-12-31'],
    ['de', 'wir fliegen im mai nach lissabon', '2027-05-31'],
    ['en', 'We booked it on 3 May 2026', '2026-05-03'],
  ])('lie ahead of the day on which it was said, in %s: %s', (language, text, day) => {
    expect(plannedDays(text, SAID, 'UTC', language)).toEqual([day]);
  });

  it('are read in the language of the room where a few words tell none', () => {
    expect(plannedDays('Launch ist am 3. november.', SAID, 'UTC', 'de')).toEqual(['2026-11-03']);
  });
});
