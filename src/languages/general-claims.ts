import type { ClaimLanguage } from './claim-types.ts';

/** Words with which a sentence cannot end. */
export const OPEN_ENDS =
  'to|of|from|for|with|at|into|onto|than|by|about|and|or|the|an|a|toward|towards|between|against|до|на|в|у|від|з|із|зі|для|про|без|під|над|та|і|й|або|ніж|через|щодо|окрім|крім|між|и|или|с|со|из|от|к|ко|о|об|по|под|над|чем|между|кроме|насчет|насчёт';

/** Words that let an English sentence end in a preposition: "what Ana lives for". */
export const STRANDING =
  'what|where|who|whom|which|that|whose|how|nothing|something|anything|everything|much|hard|easy|person|place';

/** Negations of further languages, for texts whose language has no data here. */
const NEGATIONS =
  'nie|nigdy|bez|não|nunca|sem|non|mai|senza|niet|geen|nooit|zonder|inte|aldrig|utan|ikke|aldri|uten|ei|en|nem|soha|nu|niciodată|fără|değil|hiç|asla|ne|není|nikdy|nije|nisam|không|nav|nėra|δεν|όχι|ποτέ|не|няма|никога|لا|ليس|לא|אין|नहीं|ไม่|안|않*';

/** What is known of a language without data here. */
export const NOTHING: ClaimLanguage = {
  marks: { negation: NEGATIONS },
  free: '',
  strict: '',
  same: [],
  opposite: [],
  verbs: [],
  verbEndings: [],
  past: { forms: '', endings: [] },
  firstPersonEndings: [],
  endings: [],
  numbers: {},
  deictic: '',
  directed: '',
  ties: { except: '', exceptOfAll: '', all: '', upon: '', partOf: '', of: '', now: '', reflexive: '' },
  instructions: {
    openers: '',
    weak: '',
    company: '',
    addressees: '',
    duties: '',
    standing: '',
    own: '',
    except: '',
    about: '',
    overrides: '',
    polite: '',
  },
};
