import type { ThirdPerson } from '../../languages/statements.ts';
import { plainForm } from './plain.ts';

/**
 * Tells a sentence in the first person in the third: `I prefer tea.` → `Ana prefers tea.`
 *
 * @param sentence starts with the pronoun
 * @returns `undefined` when the change is not certain to be right
 */
export function toldOf(name: string, sentence: string, forms: ThirdPerson): string | undefined {
  const plain = plainForm(sentence);
  const opening = forms.opening.exec(plain);
  if (!opening) return undefined;
  const { lead = '', adverb = '', verb = '' } = opening.groups ?? {};
  const rest = sentence.slice(opening[0].length);
  if (forms.unsafe.test(plain.slice(opening[0].length))) return undefined;
  const auxiliary = lead.trim();
  if (auxiliary !== '') {
    const changed = forms.auxiliaries[auxiliary];
    if (changed === undefined || forms.unsafe.test(verb)) return undefined;
    const spelled = sentence.slice(opening[0].length - verb.length, opening[0].length);
    return `${name} ${changed}${adverb} ${spelled}${rest}`;
  }
  const changed = forms.unchanged.has(verb) ? verb : forms.verbs[verb];
  return changed === undefined ? undefined : `${name}${adverb} ${changed}${rest}`;
}
