import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list(
    'art sorte typ erwähnt erwähnte gesagt sagte erzählt erzählte name namen heißt passiert geschehen',
  ),
  when: /(?<!\p{L})(?:wann|an welchem (?:tag|datum)|in welchem (?:monat|jahr)|um wie viel uhr|wie lange her)(?!\p{L})/u,
  asks: /^und (?=(?:der|die|das|den|unser\p{L}*) )|(?<!\p{L})(?:wer|wen|wem|wessen|wo(?:hin|her)?|wann|was|welche[rsnm]?|wie ?viele?|wie(?= (?:hei(?:ß|ss)|oft|lautet|teuer)))(?!\p{L})/u,
  what: /^was/u,
  howMany: /(?<!\p{L})(?:wie ?viele?|wie (?:alt|lange|weit|oft|groß|teuer))(?!\p{L})/u,
  now: /(?<!\p{L})(?:jetzt|derzeit|zurzeit|zur zeit|aktuell\p{L}*|momentan|inzwischen|mittlerweile|noch|zuletzt|heute)(?!\p{L})/u,
  kinds,
};
