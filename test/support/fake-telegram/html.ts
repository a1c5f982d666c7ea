/** Text that a bot sent, as Telegram keeps it. */
export interface ParsedText {
  text: string;
  entities: { type: string; offset: number; length: number; language?: string }[];
}

const TAGS: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  code: 'code',
  pre: 'pre',
  a: 'text_link',
  blockquote: 'blockquote',
};
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const TOKEN = /<[^<>]*>|&[a-z]+;|[<>]|[^<>&]+|&/g;

/**
 * Reads the HTML that Telegram accepts.
 * @throws Error with Telegram's own words about what is wrong
 */
export function parseHtml(html: string): ParsedText {
  let text = '';
  const entities: ParsedText['entities'] = [];
  const open: { tag: string; offset: number; language?: string }[] = [];
  const fail = (what: string, at: number): never => {
    throw new Error(`can't parse entities: ${what} at byte offset ${at}`);
  };
  for (const match of html.matchAll(TOKEN)) {
    const [token] = match;
    if (token.startsWith('</')) {
      const tag = token.slice(2, -1);
      const started = open.pop();
      if (started?.tag !== tag) fail(`unmatched end tag "${tag}"`, match.index);
      else if (text.length > started.offset) {
        const { offset, language } = started;
        const entity = { type: TAGS[tag] ?? tag, offset, length: text.length - offset };
        entities.push(language === undefined ? entity : { ...entity, language });
      }
    } else if (token.startsWith('<') && token.length > 1) {
      const [, tag = '', attributes = ''] = /^<([a-z]*)([^>]*)>$/.exec(token) ?? [];
      if (!(tag in TAGS)) fail(`unsupported start tag "${tag}"`, match.index);
      if (
        open.some((one) => one.tag === 'code') ||
        (open.some((one) => one.tag === 'pre') && tag !== 'code')
      ) {
        fail(`tag "${tag}" inside code`, match.index);
      }
      const language = /^ class="language-([^"]+)"$/.exec(attributes)?.[1];
      if (attributes !== '' && language === undefined) fail('unknown attribute', match.index);
      open.push({ tag, offset: text.length, ...(language === undefined ? {} : { language }) });
    } else if (token === '<' || token === '>') {
      fail(`unexpected "${token}"`, match.index);
    } else {
      text += token.startsWith('&') ? (NAMED[token.slice(1, -1)] ?? token) : token;
    }
  }
  const left = open.at(-1);
  if (left !== undefined) fail(`can't find end tag corresponding to start tag "${left.tag}"`, html.length);
  return { text, entities };
}
