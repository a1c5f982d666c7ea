import type { Finding, Rule } from './kinds.ts';

/** A token's shape: what it begins with, what follows. All repetitions are bounded or end the match. */
function shape(source: string, before = '(?<![A-Za-z0-9_])'): RegExp {
  return new RegExp(before + source, 'g');
}

/**
 * Shapes that the maintained rule set lacks, or knows only in a stricter form than people paste in chat. Each begins
 * with letters that its provider chose so that scanners can tell it, so a shape alone is enough.
 */
const SHAPES: readonly RegExp[] = [
  // Chat platforms.
  shape('\\d{8,11}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])', '(?<![0-9])'),
  shape('[MNO][A-Za-z0-9_-]{22,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}(?![A-Za-z0-9_-])'),
  shape('mfa\\.[A-Za-z0-9_-]{80,95}'),
  shape('https://(?:ptb\\.|canary\\.)?discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[A-Za-z0-9_-]{60,70}'),
  shape('xox[a-z](?:-|\\.)[A-Za-z0-9.-]{10,250}'),
  shape('xapp-[0-9]-[A-Za-z0-9-]{10,250}'),
  // Language models.
  shape('(?:gsk|hf|r8)_[A-Za-z0-9]{30,60}'),
  shape('(?:xai|pplx)-[A-Za-z0-9]{40,90}'),
  // Code hosting and packages.
  shape('gh[opsur]_[A-Za-z0-9]{30,255}'),
  shape('github_pat_[A-Za-z0-9_]{40,255}'),
  shape(
    'gl(?:pat|oas|dt|rt|rtr|cbt|ptt|ft|imt|agent|soat|ffct)-[A-Za-z0-9_-]{20,300}(?:\\.[A-Za-z0-9_-]{2,50}){0,2}',
  ),
  shape('AT(?:BB|ATT3)[A-Za-z0-9_=-]{24,250}'),
  shape('npm_[A-Za-z0-9]{30,60}'),
  shape('pypi-AgE[A-Za-z0-9_-]{40,300}'),
  shape('rubygems_[a-f0-9]{48}'),
  shape('dckr_pat_[A-Za-z0-9_-]{24,60}'),
  // Clouds and operations.
  shape('(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])'),
  shape('AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])'),
  shape('ya29\\.[A-Za-z0-9_-]{20,300}'),
  shape('GOCSPX-[A-Za-z0-9_-]{20,40}'),
  shape('do[opr]_v1_[a-f0-9]{64}'),
  shape('dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9_.]{30,60}'),
  shape('tskey-[a-z]{2,12}-[A-Za-z0-9-]{16,80}'),
  shape('hv[sbr]\\.[A-Za-z0-9_-]{24,300}'),
  shape('dapi[a-f0-9]{32}'),
  shape('sb(?:p_[a-f0-9]{40}|_secret_[A-Za-z0-9_-]{20,60})'),
  shape('glsa_[A-Za-z0-9]{32}_[a-f0-9]{8}'),
  shape('glc_[A-Za-z0-9+/=]{32,400}'),
  shape('sntry[su]_[A-Za-z0-9_=+/.-]{40,400}'),
  shape('NRAK-[A-Z0-9]{27}'),
  shape('pul-[a-f0-9]{40}'),
  shape('nfp_[A-Za-z0-9]{36,50}'),
  // Money.
  shape('(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,250}'),
  shape('whsec_[A-Za-z0-9+/=]{24,100}'),
  shape('sq0(?:atp|csp)-[A-Za-z0-9_-]{22,50}'),
  shape('shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}'),
  // Mail, messages, work.
  shape('SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,64}'),
  shape('key-[a-f0-9]{32}(?![a-f0-9])'),
  shape('xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}'),
  shape('re_[A-Za-z0-9]{6,12}_[A-Za-z0-9]{20,40}'),
  shape('SK[a-f0-9]{32}(?![A-Za-z0-9])'),
  shape('PMAK-[a-f0-9]{24}-[a-f0-9]{34}'),
  shape('figd_[A-Za-z0-9_-]{36,60}'),
  shape('lin_api_[A-Za-z0-9]{32,64}'),
  shape('ntn_[A-Za-z0-9]{40,60}'),
  shape('pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}'),
  shape('EAA[A-Za-z0-9]{80,300}'),
  // JSON web tokens.
  shape('eyJ[A-Za-z0-9_-]{8,3000}(?:\\.[A-Za-z0-9_-]{2,3000}){1,4}', '(?<![A-Za-z0-9_-])'),
];

/** Beginnings of tokens that people break over lines, or write with blanks so that no scanner sees them. */
const BEGINNING =
  '(?:gh[opsur]_|github_pat_|glpat-|sk-(?:proj-|ant-)?|[sr]k_(?:live|test)_|xox[a-z]-|npm_|hf_|gsk_|AKIA|AIza|pypi-|dop_v1_|whsec_|SG\\.|eyJ)';
const PIECE = '(?=[A-Za-z_.=+/-]{0,80}(?:\\d|[a-z][A-Z]))[A-Za-z0-9_.=+/-]{3,3000}';
const BROKEN = new RegExp(
  `(?<![A-Za-z0-9_])${BEGINNING}\\s{0,2}${PIECE}(?:[\\s|]{1,3}${PIECE}){0,20}(?![A-Za-z0-9])`,
  'g',
);
/** So many characters without the blanks are no word that only begins like a token. */
const SHORTEST_BROKEN = 20;

/** No shape is shorter, and each is one run of these signs: hardly any message has such a run. */
const LONG_RUN = /[A-Za-z0-9_.:/+=-]{14}/;

const SK = /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9_-]{20,300}/g;
const RANDOM_RUN = /[A-Za-z0-9]{16}/;
const DIGIT = /[0-9]/;

/** Finds provider keys, bot tokens and JSON web tokens by their shape. */
export const findTokens: Rule = function* (text): Iterable<Finding> {
  const mayHold = LONG_RUN.test(text);
  for (const pattern of mayHold ? SHAPES : []) {
    for (const { index, 0: token } of text.matchAll(pattern)) {
      yield { kind: 'token', start: index, end: index + token.length };
    }
  }
  for (const { index, 0: token } of text.matchAll(BROKEN)) {
    const isBroken = /\s/.test(token) && token.replace(/\s/g, '').length >= SHORTEST_BROKEN;
    if (isBroken) yield { kind: 'token', start: index, end: index + token.length };
  }
  for (const { index, 0: token } of mayHold ? text.matchAll(SK) : []) {
    // `sk-` also begins names of style classes; a key has a long run without a hyphen, and digits in it.
    const isKey = RANDOM_RUN.test(token) && DIGIT.test(token);
    if (isKey) yield { kind: 'token', start: index, end: index + token.length };
  }
};
