import { describe, expect, it } from 'vitest';
import { shownText } from '../../../src/memory/recall/terms.ts';
import { createRedactor } from '../../../src/privacy/redact.ts';

const { redact } = createRedactor({ phones: true, emails: true, addresses: true });
const CARD = '4111 1111 1111 1111';

describe('a text longer than what is searched', () => {
  it.each([15_985, 15_990, 15_999])('shows no piece of a secret that the end cuts through: at %i', (at) => {
    const shown = shownText(`${'a '.repeat(at).slice(0, at)} ${CARD} ${'b '.repeat(3_000)}`, redact);
    expect(shown).not.toMatch(/\d/);
    expect(shown.length).toBeLessThanOrEqual(16_000);
  });

  it('shows no piece of one that moves up where a longer one was taken out', () => {
    const secrets = `${CARD} and `.repeat(700);
    const text = `${secrets}${'a '.repeat(9_000)}`;
    for (const at of [17_983, 17_990, 17_997]) {
      const shown = shownText(`${text.slice(0, at)} ${CARD} ${'b '.repeat(3_000)}`, redact);
      expect(shown).not.toMatch(/\d/);
    }
  });

  it('is cut between words', () => {
    expect(shownText('kettle '.repeat(4_000), redact)).toMatch(/^(?:kettle )+kettle…$/);
    expect(shownText('kettle '.repeat(2_000), redact)).toBe('kettle '.repeat(2_000));
  });
});
