import type { ClaimMark } from '../../languages/claims.ts';
import { withoutYo } from '../../languages/yo.ts';
import { unelided } from '../../text/elision.ts';
import { visible } from '../../text/visible.ts';
import { stem } from '../../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { joinNumberWords } from './number-words.ts';
import type { Token, TokenKind } from './token-types.ts';

export type { Token } from './token-types.ts';

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
const LINK =
  '(?:https?|ftp|tg|mailto)://[^\\s<>"«»“”]+|www\\.[^\\s<>"«»“”]+|[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63})+|(?:[a-z0-9-]{1,63}\\.)+(?:com|org|net|io|dev|app|ua|uk|de|fr|es|ru|me|co|ai|eu|info|xyz|tv|ly|gg|jp|cn)(?![\\p{L}\\p{N}-])(?:/[^\\s<>"«»“”]*)?|[@#][\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*';
/** Letters and digits of words that spaces part from each other. */
const SIGN = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_])`;
const FIRST = `(?:(?![${UNSPACED}])[\\p{L}\\p{M}_])`;
const NUMBER = `(?:\\p{Nd}{1,3}(?: \\p{Nd}{3})+(?!${SIGN})|\\p{Nd}+(?:[.,:/’'-]\\p{Nd}+)*)(?:(?!_)${FIRST}(?:(?!_)${SIGN}|-)*)?`;
const WORD = `${FIRST}${SIGN}*(?:['.\\-/+&]+${SIGN}+)*(?:\\+\\+|#)?`;
const BREAK = '[.!?…;:,()\\[\\]"«»“”„\\n—–|。！？、，；：؟]|\\s-\\s|[$€£₴%№]';
const PIECE = new RegExp(`(${LINK})|(${NUMBER})|([${UNSPACED}]+)|(${WORD})|(${BREAK})`, 'giu');
const UNSPACED_ANY = new RegExp(`[${UNSPACED}]`, 'u');
const SYMBOLS: Readonly<Record<string, string>> = {
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  '₴': 'hryvnia',
  '%': 'percent',
};
const SENTENCE_BREAK = /^[.!?…:\n。！？"«“„]$/u;
const LONGEST = 80;

/** The text as it is compared: visible, apostrophes and dashes evened out, one space for a run of them. */
export function plain(text: string): string {
  return withoutYo(visible(text).normalize('NFC'))
    .replace(/[’ʼ‘`´ʹ＇]/gu, "'")
    .replace(/[‐‑]/gu, '-')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '');
}

function isIdentifier(raw: string): boolean {
  if (/[_\p{N}/+#&]/u.test(raw)) return true;
  if (/\p{L}\.\p{L}/u.test(raw) && !/^(?:\p{L}\.)+\p{L}?$/u.test(raw)) return true;
  return /\p{Ll}\p{Lu}/u.test(raw) || /^\p{Lu}{2,}s?$/u.test(raw);
}

/** Digits with separators as a number: thousands marks go, a decimal comma becomes a point. */
function numberOf(digits: string): number | undefined {
  const plainDigits = digits.replace(/\p{Nd}/gu, (digit) =>
    /[0-9]/.test(digit) ? digit : String(decimal(digit)),
  );
  if (/^\d{1,3}(?:[,'’ ]\d{3})+(?:\.\d+)?$/.test(plainDigits))
    return Number(plainDigits.replace(/[,'’ ]/g, ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(plainDigits)) return Number(plainDigits.replace(/\./g, ''));
  if (/^\d+(?:[.,]\d+)?$/.test(plainDigits)) return Number(plainDigits.replace(',', '.'));
  return undefined;
}

function decimal(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  // Every script's digits stand in a row of ten; its zero is the last code point before which no digit stands.
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

const NUMBER_PARTS = /^([\p{Nd}.,:/'’ -]*\p{Nd})(\p{L}.*)?$/u;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  к: 1e3,
  m: 1e6,
  тис: 1e3,
  тыс: 1e3,
  млн: 1e6,
  млрд: 1e9,
};
const ORDINAL =
  /^(?:º|ª|ro|ra|st|nd|rd|th|er|ère|re|e|è|ème|eme|nde|й|ий|га|га|го|ого|та|ї|ої|ша|тя|му|ому|річний|річна|x|х|е|я|ая|ое|ый|ой|ую|летний|летняя|летие)$/iu;

interface Raw {
  kind: TokenKind;
  raw: string;
  start: number;
  end: number;
  value?: number;
}

function* rawTokens(text: string, code: string): Generator<Raw> {
  for (const match of text.matchAll(PIECE)) {
    const [raw, link, number, unspaced, word] = match;
    const start = match.index;
    const end = start + raw.length;
    if (link !== undefined) {
      const cut = link.replace(/[.,;:!?)\]}'"…]+$/u, '');
      if (!/^[@#]\d*$/u.test(cut) && cut !== '')
        yield { kind: 'link', raw: cut, start, end: start + cut.length };
      else yield { kind: 'identifier', raw: link, start, end };
    } else if (number !== undefined) {
      yield* numberTokens(number, start);
    } else if (unspaced !== undefined) {
      yield { kind: 'unspaced', raw, start, end };
    } else if (word !== undefined) {
      let at = start;
      for (const piece of unelided(word, code)) {
        yield {
          kind: isIdentifier(piece) ? 'identifier' : 'word',
          raw: piece,
          start: at,
          end: at + piece.length,
        };
        at += piece.length;
      }
    } else if (Object.hasOwn(SYMBOLS, raw)) {
      yield { kind: 'word', raw: SYMBOLS[raw] ?? raw, start, end };
    } else if (raw !== '№') {
      yield { kind: 'break', raw: raw.trim() === '' ? '\n' : raw.trim(), start, end };
    }
  }
}

function* numberTokens(text: string, start: number): Generator<Raw> {
  const [, digits = text, tail = ''] = NUMBER_PARTS.exec(text) ?? [];
  const end = start + text.length;
  const value = numberOf(digits);
  const minutes = /^h(\d{2})$/iu.exec(tail)?.[1];
  if (minutes !== undefined && /^\d{1,2}$/.test(digits)) {
    yield { kind: 'number', raw: `${digits}:${minutes}`, start, end };
    return;
  }
  const scale = SCALES[tail.toLowerCase()];
  if (value === undefined && tail !== '') yield { kind: 'identifier', raw: text, start, end };
  else if (value === undefined) yield { kind: 'number', raw: digits, start, end };
  else if (tail === '' || ORDINAL.test(tail.replace(/^-/, '')))
    yield { kind: 'number', raw: digits, start, end, value };
  else if (scale !== undefined) yield { kind: 'number', raw: text, start, end, value: value * scale };
  else {
    yield { kind: 'number', raw: digits, start, end: start + digits.length, value };
    yield { kind: /\d/.test(tail) ? 'identifier' : 'word', raw: tail, start: start + digits.length, end };
  }
}

/** The tokens of a plain text, with what the lexicon knows of each. */
export function tokens(text: string, lexicon: Lexicon): Token[] {
  const found: Token[] = [];
  let opens = true;
  for (const raw of rawTokens(text, lexicon.code)) {
    const lower = raw.raw.toLowerCase();
    const word = lower.length > LONGEST ? lower.slice(0, LONGEST) : lower;
    found.push({
      kind: raw.kind,
      raw: raw.raw,
      word,
      start: raw.start,
      end: raw.end,
      marks: [],
      keys: [],
      ...(raw.value === undefined ? {} : { value: raw.value }),
      capital: /^\p{Lu}/u.test(raw.raw),
      opens,
      possessive: false,
      article: false,
      free: false,
      strict: false,
      verb: false,
      past: false,
    });
    if (raw.kind !== 'break') opens = false;
    else if (SENTENCE_BREAK.test(raw.raw)) opens = true;
  }
  return annotate(found, lexicon);
}

function annotate(list: Token[], lexicon: Lexicon): Token[] {
  const particles = joinParticles(list, lexicon);
  const words = list.map((token) => (token.kind === 'break' ? '' : token.word));
  for (let at = 0; at < list.length; ) {
    const { length, values } = lexicon.marks.longest(words, at);
    for (let inside = at; inside < at + length; inside += 1) {
      const token = list[inside];
      if (!token) continue;
      look(token, lexicon, inside === at ? values : ['idiom']);
      // "No longer", "more than": the words behind the first one only complete it.
      if (length > 1 && !values.includes('idiom'))
        complete(
          token,
          inside > at,
          values.includes('hate') && lexicon.language.otherPersonEndings !== undefined,
        );
    }
    at += length;
  }
  for (const token of particles) Object.assign(token, { marks: [], free: true, strict: false, verb: false });
  pairWords(list, lexicon);
  composePast(list, lexicon);
  joinNumberWords(list);
  nameOwners(list, lexicon);
  return list;
}

/** As far in front of a particle its verb is looked for. */
const LONGEST_PARTING = 14;

/** "I *ring* my sister *up*": the verb gets its particle back. Gives the particles that say nothing more. */
function joinParticles(list: readonly Token[], { language, same }: Lexicon): Token[] {
  if (language.particles === undefined) return [];
  const known = new Set(language.particles.split('|'));
  const ending = new Set(language.marks.and?.split('|').concat(language.marks.contrast?.split('|') ?? []));
  return list.filter((particle, at) => {
    const next = list[at + 1];
    if (!known.has(particle.word) || (next && next.kind !== 'break' && !ending.has(next.word))) return false;
    for (let before = at - 1; before >= Math.max(0, at - LONGEST_PARTING); before -= 1) {
      const verb = list[before];
      if (!verb || verb.kind === 'break') return false;
      if ((verb.capital && !verb.opens) || same.get(particle.word + verb.word).length === 0) continue;
      verb.word = particle.word + verb.word;
      return true;
    }
    return false;
  });
}

/** Words between two that mean something together. */
const LONGEST_PAIR = 8;

function pairWords(list: readonly Token[], { language }: Lexicon): void {
  for (const { first, second, unless, mark, keeps } of language.paired ?? []) {
    const [firsts, seconds, others] = [first, second, unless].map((words) => words.split('|'));
    for (const [at, token] of list.entries()) {
      if (token.kind === 'break' || !firsts?.includes(token.word)) continue;
      for (const next of list.slice(at + 1, at + 2 + LONGEST_PAIR)) {
        if (next.kind === 'break' || others?.includes(next.word)) break;
        if (!seconds?.includes(next.word)) continue;
        if (!keeps) token.marks = [];
        next.marks = [mark];
        break;
      }
    }
  }
}

const ARTICLES = new Set(
  'the a an this these those his her their its your every each some any no'.split(' '),
);

/** So many words at most stand between a helping verb and its participle. */
const FAR_FROM_HELPER = 3;

/** "J'ai travaillé", "je suis allée": in some languages the helping verb makes a past of it. */
function composePast(list: readonly Token[], { language }: Lexicon): void {
  const { composed } = language.past;
  if (!composed) return;
  const [participles, moving] = [composed.participles, composed.moving].map((words) => words.split('|'));
  for (const [at, token] of list.entries()) {
    if (!participles?.includes(token.word)) continue;
    const helper = list
      .slice(Math.max(0, at - (language.verbSecond ? LONGEST_PARTING : FAR_FROM_HELPER)), at)
      .findLast(({ marks }) => marks.includes('have') || marks.includes('be'));
    const helps = helper?.marks.includes('have') || (helper && moving?.includes(token.word));
    if (helps) [token.past, token.composed] = [true, true];
  }
}

function look(token: Token, lexicon: Lexicon, marks: readonly ClaimMark[]): void {
  if (token.kind === 'break' || token.kind === 'link') return;
  token.marks = marks;
  const { language, code } = lexicon;
  const base = possessiveBase(token, lexicon);
  token.word = base;
  if (token.kind === 'number') return;
  token.free = lexicon.free.get(base).length > 0 || lexicon.deictic.get(base).length > 0;
  token.strict = lexicon.strict.get(base).length > 0;
  token.article = code === 'en' && ARTICLES.has(base);
  const stemmed = stem(base, code);
  const keys = [`=${base}`, `~${stemmed}`];
  if (/\p{Script=Cyrillic}/u.test(base)) keys.push(`%${softened(stemmed, base)}`);
  if (!lexicon.known) keys.push(...beginnings(base, token.capital && !token.opens));
  for (const group of lexicon.same.get(base)) keys.push(`#${group}`);
  token.keys = keys;
  const value = Object.hasOwn(language.numbers, base) ? language.numbers[base] : undefined;
  if (value !== undefined) token.value = value;
  // "A son named Max": a participle of the frame makes no statement of its own.
  token.verb =
    (!(marks.includes('light') && /ed$/u.test(base)) &&
      (lexicon.verbs.get(base).length > 0 ||
        (!language.verbSecond && lexicon.verbs.get(stemmed).length > 0))) ||
    (base.length >= 5 &&
      !marks.includes('light') &&
      !token.capital &&
      language.verbEndings.some((ending) => base.endsWith(ending)));
  if (language.capitalNouns && token.capital && !token.opens) {
    token.verb = false;
    // A noun that is known names nobody.
    token.capital = !(token.free || token.strict || marks.length > 0 || lexicon.same.get(base).length > 0);
  }
  token.past =
    lexicon.past.get(base).length > 0 ||
    (token.verb && language.past.endings.some((ending) => base.endsWith(ending)));
}

/** Consonants that change within the forms of one Slavic verb: ходжу and ходить, люблю and любить. */
function softened(stemmed: string, word: string): string {
  const plainStem = stemmed.replace(/дж$/u, 'д').replace(/(?<=[бпвмф])л$/u, '');
  if (!/(?:[ую]|ить|ать|ять|ати|ити|ив|ила|ав|ала)(?:ся|сь)?$/u.test(word)) return plainStem;
  return plainStem.replace(/[чшж]$/u, (letter) => HARD[letter] ?? letter);
}

const HARD: Readonly<Record<string, string>> = { ч: 'т', ш: 'с', ж: 'з' };

/** Shorter names are not told from their endings. */
const SHORTEST_OWNER = 3;

/** A name in the form of an owner is known by the name itself, too: "Petros Katze", "Маріїна сестра". */
function nameOwners(list: readonly Token[], { language }: Lexicon): void {
  const { owners, capitalNouns = false } = language;
  if (owners === undefined) return;
  const endings = owners.endings.split('|');
  for (const [at, token] of list.entries()) {
    const next = list[at + 1];
    if (token.kind !== 'word' || !token.capital || next?.kind !== 'word' || next.free || next.verb) continue;
    // The noun behind it tells; of two names in a row the second one is no noun.
    if (/^\p{Lu}/u.test(next.raw) !== capitalNouns) continue;
    const ending = endings.find((one) => token.word.endsWith(one));
    if (ending === undefined || token.word.length - ending.length < SHORTEST_OWNER) continue;
    token.owner = token.word.slice(0, -ending.length) + owners.name;
    token.keys = [...token.keys, `=${token.owner}`];
  }
}

/** Without a stemmer, words that begin alike are taken for forms of one word; names are not. */
function beginnings(word: string, name: boolean): string[] {
  const bare = word.replace(/^(?:[cdjlmnst]|qu)'/u, '');
  const keys = [`=${bare}`];
  if (name || bare.length < 4) return keys;
  if (bare.length < 6) keys.push(`^${bare.slice(0, 3)}`);
  if (bare.length > 4) keys.push(`^${bare.slice(0, 4)}`);
  return keys;
}

/** @param telling its verb tells whose statement it is, be it not the first word */
function complete(token: Token, later: boolean, telling: boolean): void {
  if (token.marks.includes('light')) token.free = true;
  token.strict = false;
  token.verb &&= !later || telling;
  if (later) token.free = true;
}

const CONTRACTED = /^(?:it|that|there|what|who|he|she|let|here|where|how|when)'s$/u;

function possessiveBase(token: Token, lexicon: Lexicon): string {
  if (lexicon.code !== 'en' || token.kind === 'link') return token.word;
  if (CONTRACTED.test(token.word)) return token.word;
  const match = /^(.+?)'s?$/u.exec(token.word);
  if (!match?.[1]) return token.word;
  token.possessive = true;
  return match[1];
}

/** Overlapping pairs of letters of a run in a script without spaces. */
export function bigrams(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** Whether the text is written in a script without spaces. */
export function isUnspacedText(text: string): boolean {
  return UNSPACED_ANY.test(text);
}
