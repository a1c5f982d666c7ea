/** Stems of Japanese verbs: the beginnings to which endings are put. */

const ROWS: Readonly<Record<string, readonly [a: string, i: string, e: string, o: string, te: string]>> = {
  う: ['わ', 'い', 'え', 'お', 'っ'],
  く: ['か', 'き', 'け', 'こ', 'い'],
  ぐ: ['が', 'ぎ', 'げ', 'ご', 'い'],
  す: ['さ', 'し', 'せ', 'そ', 'し'],
  つ: ['た', 'ち', 'て', 'と', 'っ'],
  ぬ: ['な', 'に', 'ね', 'の', 'ん'],
  ぶ: ['ば', 'び', 'べ', 'ぼ', 'ん'],
  む: ['ま', 'み', 'め', 'も', 'ん'],
  る: ['ら', 'り', 'れ', 'ろ', 'っ'],
};

/** 住む: 住む, 住み, 住ま, 住め, 住も, 住ん. */
function fiveRows(verb: string): string[] {
  const [stem, last] = [verb.slice(0, -1), verb.slice(-1)];
  const row = ROWS[last];
  if (row === undefined) return [verb];
  const [a, i, e, o, te] = row;
  // 行く alone of its row: 行って.
  const before = stem.endsWith('行') && last === 'く' ? 'っ' : te;
  return [...new Set([verb, ...[a, i, e, o, before].map((ending) => stem + ending)])];
}

/** 食べる: 食べる, 食べ, 食べれ, 食べろ, 食べよ. */
function oneRow(verb: string): string[] {
  const stem = verb.slice(0, -1);
  return [verb, stem, `${stem}れ`, `${stem}ろ`, `${stem}よ`];
}

/** All stems of a verb in its dictionary form; one of the class of 食べる has `1` behind it. */
function stemsOf(entry: string): string[] {
  return entry.endsWith('1') ? oneRow(entry.slice(0, -1)) : fiveRows(entry);
}

/** Lines of words that say the same, verbs with all their stems; a word with `-` in front stands as it is. */
export function verbGroups(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((entry) => (entry.startsWith('-') ? [entry.slice(1)] : stemsOf(entry)))
        .join(' '),
    );
}

/** Every beginning with every ending, entries parted by white space, as a list parted by `|`. */
export function joined(beginnings: string, endings: string): string {
  const ends = endings.trim().split(/\s+/);
  return beginnings
    .trim()
    .split(/\s+/)
    .flatMap((beginning) => [beginning, ...ends.map((ending) => beginning + ending)])
    .join('|');
}
