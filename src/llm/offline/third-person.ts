import type { ThirdPerson } from '../../languages/statements.ts';

/**
 * Tells a sentence in the first person in the third: `I prefer tea.` → `Ana prefers tea.`
 *
 * @param sentence starts with the pronoun; apostrophes are `'`
 * @returns `undefined` when the change is not certain to be right
 */
export function toldOf(name: string, sentence: string, forms: ThirdPerson): string | undefined {
  const opening = forms.opening.exec(sentence);
  if (!opening) return undefined;
  const { lead = '', adverb = '', verb = '' } = opening.groups ?? {};
  const rest = sentence.slice(opening[0].length);
  if (forms.unsafe.test(rest)) return undefined;
  const auxiliary = lead.trim().toLowerCase();
  if (auxiliary !== '') {
    const changed = forms.auxiliaries[auxiliary];
    if (changed === undefined || forms.unsafe.test(verb)) return undefined;
    return `${name} ${changed}${adverb} ${verb}${rest}`;
  }
  const base = verb.toLowerCase();
  const changed = forms.unchanged.has(base) ? base : forms.verbs[base];
  return changed === undefined ? undefined : `${name}${adverb} ${changed}${rest}`;
}
