import { createRedactor } from './redact.ts';

/** What opens an account, whoever asks: of phone numbers and addresses the owner may want to be reminded. */
export const secrets = createRedactor({ phones: false, emails: false, addresses: false });

/** A text without passwords, keys, card numbers and the like; for what people wrote into files by hand. */
export const withoutSecrets = (text: string): string => secrets.redact(text);
