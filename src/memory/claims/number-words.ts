import type { Token } from './token-types.ts';

/** "Two hundred and five" becomes one number on its first word; the others lose their value. */
export function joinNumberWords(list: Token[]): void {
  for (let at = 0; at < list.length; at += 1) {
    const first = list[at];
    if (first?.value === undefined) continue;
    let total = 0;
    let current = first.value;
    let next = at + 1;
    for (; next < list.length; next += 1) {
      const value = list[next]?.value;
      if (isBetweenTens(list, next, current)) continue;
      if (value === undefined || list[next]?.kind === 'number') break;
      if (value >= 1000) {
        total += Math.max(1, current) * value;
        current = 0;
      } else if (value === 100 && current < 100) current = Math.max(1, current) * value;
      else if (current % 100 === 0 || (current % 100 >= 20 && current % 10 === 0 && value < 10))
        current += value;
      else break;
      const part = list[next] as Token;
      delete part.value;
      part.free = true;
      part.strict = false;
    }
    first.value = total + current;
    at = next - 1;
  }
}

/** "Treinta y dos": the word between belongs to the number. */
function isBetweenTens(list: readonly Token[], at: number, tens: number): boolean {
  const [and, ones] = [list[at], list[at + 1]];
  const unit = ones?.kind === 'word' && ones.value !== undefined && ones.value > 0 && ones.value < 10;
  if (and?.word !== 'y' || !unit || tens % 10 !== 0 || tens % 100 < 30) return false;
  and.marks = [];
  and.free = true;
  return true;
}
