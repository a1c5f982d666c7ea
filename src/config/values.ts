import { nearest } from '../text/nearest.ts';
import { cronFault } from '../time/cron.ts';
import { isZone } from '../time/zone.ts';

// Each function gives a sentence about what is wrong with a value, or undefined when it is right.

const LONGEST_CRON = 200;
/** Every byte may take three characters of the folder's name, which has at most 255. */
const LONGEST_SPACE_ID_BYTES = 80;

/** Checks an IANA time zone. */
export function zoneFault(zone: string): string | undefined {
  if (/^[A-Za-z]/.test(zone) && isZone(zone)) return undefined;
  const guess = nearest(zone, Intl.supportedValuesOf('timeZone'));
  const hint = guess === undefined ? 'write it as Europe/Kyiv or UTC' : `did you mean ${guess}?`;
  return `This is not a time zone of the IANA list; ${hint}`;
}

/** Checks a language code of ISO 639. */
export function languageFault(code: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (/^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined) return undefined;
  return 'This is not the code of a language; write two or three small letters, such as en, or uk for Ukrainian';
}

/** Checks `dreaming.frequency`. */
export function frequencyFault(frequency: string): string | undefined {
  if (frequency === 'after-summary') return undefined;
  const right = 'write "after-summary", or minute, hour, day, month and weekday such as "0 3 * * *"';
  if (frequency.length > LONGEST_CRON) return `A schedule has at most ${LONGEST_CRON} characters; ${right}`;
  const fields = frequency.trim() === '' ? 0 : frequency.trim().split(/\s+/).length;
  if (fields !== 5) return `A cron expression has five fields, this has ${fields}; ${right}`;
  const fault = cronFault(frequency);
  return fault === undefined ? undefined : `${fault}; ${right}`;
}

/** Checks the address of a model's API. */
export function baseUrlFault(address: string): string | undefined {
  return addressFault(
    address,
    '127.0.0.1:11434/v1',
    '; put a key into the environment variable OPENAI_API_KEY',
  );
}

/** Checks the address of a platform's server. */
export function serverFault(address: string): string | undefined {
  return addressFault(address, '127.0.0.1:8081');
}

/** Checks the address by which the world reaches this machine. */
export function publicUrlFault(address: string): string | undefined {
  const fault = addressFault(address, 'bot.example.org');
  if (fault !== undefined) return fault;
  const { protocol, pathname } = new URL(address);
  if (protocol !== 'https:') return 'Telegram delivers to https:// alone';
  return pathname === '/'
    ? undefined
    : 'The path stands in adapters.telegram.webhook.path; leave it out here';
}

function addressFault(address: string, example: string, elsewhere = ''): string | undefined {
  if (!URL.canParse(address)) return `This is not an address; write it in full, such as http://${example}`;
  const { protocol, username, password, search, hash } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'An address starts with http:// or https://';
  if (username === '' && password === '' && search === '' && hash === '') return undefined;
  return `The address must have no user name, password, ? or #${elsewhere}`;
}

/** Checks a folder's path. */
export function folderFault(path: string): string | undefined {
  if (path.trim() === '') return 'The path of the folder is empty';
  if (path.includes('\0')) return 'A path cannot hold a NUL character';
  if (/^~(?:[/\\]|$)/.test(path)) return 'The shell knows ~, a file does not; write the path in full';
  return undefined;
}

/** Checks the id of a space. */
export function spaceIdFault(id: string): string | undefined {
  if (['__proto__', 'constructor', 'prototype'].includes(id)) return 'This word cannot name a space';
  if (id.trim() !== id || id === '')
    return 'The id of a space is not empty and does not begin or end with a blank';
  if (Buffer.byteLength(id) > LONGEST_SPACE_ID_BYTES)
    return 'The id of a space is too long for a folder name';
  if (/[\p{C}]/u.test(id)) return 'The id of a space holds an invisible character';
  return undefined;
}
