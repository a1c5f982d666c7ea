import { expect, it } from 'vitest';
import { withoutSecrets } from '../../src/privacy/secrets.ts';

it('takes out what opens an account, and leaves a phone number and an address', () => {
  const key = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
  expect(withoutSecrets(`Call +49 30 901820, write to ana@example.org, the token is ${key}.`)).toBe(
    'Call +49 30 901820, write to ana@example.org, the token is [token].',
  );
});
