/** How people are spoken to at the start of a clause: `Ben, ` or `ben I`, and of Кіра `Кіро, ` or `Кір, `. */
export function addressOf(names: ReadonlySet<string>): RegExp | undefined {
  const first = [...names].flatMap(
    (name) => /^[\p{L}\p{M}'’-]{2,30}(?=$|\s)/u.exec(name)?.[0].toLowerCase() ?? [],
  );
  if (first.length === 0) return undefined;
  const called = first
    .filter((name) => name.length > SHORT_NAME)
    .map((name) => `${name.slice(0, -1)}\\p{L}?`);
  const all = [...new Set(first)].join('|');
  return new RegExp(
    `^(?:(?:${[...called, all].join('|')})[,，] ?|(?:${all}) (?=(?:i|i'm|my|we|our|я|ми|мій|моя|моє|мої|у мене|в мене|мені|мы|мне|меня|мое|мои|моего|мою|у меня) ))`,
    'u',
  );
}

/** The vocative of longer names differs from them in their last letter. */
const SHORT_NAME = 3;
