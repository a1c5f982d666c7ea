/** Enough of a line to know what it is; what follows only costs time. */
const LINE_LIMIT = 600;

const QUOTES = '`\'"“”‘’«»„';
/** The end of a word; `\b` knows Latin letters only. */
const END = '(?![\\p{L}\\p{N}])';

function pattern(...parts: string[]): RegExp {
  return new RegExp(parts.join(''), 'iu');
}

const SORRY_EN =
  "(?:(?:i am|i'm|we are|we're) (?:(?:very|so|really) )?sorry|sorry|unfortunately|apologies|my apologies|i apologi[sz]e)";
const CANNOT_EN =
  "(?:i|we) (?:cannot|can not|can't|could not|couldn't|am unable to|are unable to|am not able to|are not able to|will not|won't|must decline to|do not have enough|don't have enough|was unable to)";
/** What only a machine calls its work: people cannot do many things, but not "this summarisation task". */
const WORK_EN =
  '(?:requests?|tasks?|summar(?:y|ies|i[sz](?:e|ing|ation))|compression|consolidation|conversations?|transcripts?|prompts?|instructions?|messages provided|provided|information to|context to|content|details to|answer)';
const SORRY_UK = '(?:на жаль|вибачте|перепрошую|прошу вибачення|вибач|мені (?:дуже )?шкода)';
const CANNOT_UK =
  '(?:я )?(?:не можу|не зможу|не в змозі|не маю (?:можливості|змоги)|змушен(?:ий|а) відмовитис[яь])';
const WORK_UK =
  '(?:запит\\p{L}*|завданн\\p{L}*|підсум\\p{L}*|стисненн\\p{L}*|узагальненн\\p{L}*|розмов[уи] (?:вище|нижче)|інструкці\\p{L}*|надан\\p{L}* (?:текст|повідомлен|розмов)\\p{L}*)';

/** Each begins a line; the line says nothing but that the model failed. */
const WHOLE_LINES: readonly RegExp[] = [
  pattern(`^(?:${SORRY_EN}[,.!]? ?(?:but )?)?${CANNOT_EN} .{0,80}?(?<!\\p{L})${WORK_EN}${END}`),
  pattern(
    `^(?:${SORRY_EN}[,.!]? ?(?:but )?)?${CANNOT_EN} (?:help|assist|comply)(?: you)?(?: with (?:that|this|it))?[.!]?(?:$| as )`,
  ),
  pattern(
    `^as an? (?:ai|artificial intelligence|(?:large )?language model)(?: (?:language )?(?:model|assistant))?,? (?:i|my)${END}`,
  ),
  pattern(
    `^(?:(?:could|can|would) you (?:please )?|please )(?:provide|share|paste)${END}.{0,60}?(?:conversation|transcript|text|messages?|notes|content|input)${END}(?:.{0,40}?(?:you|so (?:that )?i|for me)${END}|[?.!]?$)`,
  ),
  pattern(`^(?:${SORRY_UK}[,.!]? ?(?:але )?)?${CANNOT_UK} .{0,80}?${WORK_UK}`),
  pattern(
    `^(?:${SORRY_UK}[,.!]? ?(?:але )?)?${CANNOT_UK} (?:з цим |у цьому |вам )?(?:допомогти|відповісти)(?: вам)?(?: (?:з|із) цим| у цьому| на це)?[.!]?$`,
  ),
  pattern(
    `^як (?:мовна модель|велика мовна модель|штучний інтелект|ші|модель ші|ші-помічник|ші-асистент),? (?:я|мені|мої)${END}`,
  ),
  pattern(
    `^(?:будь ласка,? )?(?:надайте|надішліть|вставте)(?: мені)?,? (?:будь ласка,? )?(?:текст|розмову|повідомлення|нотатки)(?: розмови)?(?:[,.]? ?(?:як|щоб|для|які) .*|[.!?]?)$`,
  ),
  pattern(
    `^(?:(?:fatal|internal|api|unknown|runtime|type|value|server|network|timeout) ?)?(?:error|exception)(?: code)?\\s?(?::|[-–—] ?\\d|\\d{3}${END})`,
  ),
  pattern(`^(?:помилка|виняток)(?: сервера| моделі)?\\s?(?::|[-–—] ?\\d|\\d{3}${END})`),
  pattern(
    `^(?:traceback \\(most recent|\\{\\s?"error"|<!doctype html|<html${END}|http(?:/\\d(?:\\.\\d)?)? [45]\\d\\d${END}|[45]\\d\\d (?:bad|unauthorized|forbidden|not found|too many|internal|service|gateway))`,
  ),
  pattern(
    '^(?:no route found for model|rate[ _]limit (?:reached|exceeded)|you exceeded your current quota|insufficient[_ ]quota|context[_ ]length[_ ]exceeded|internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|too many requests|(?:invalid|incorrect) api key|upstream (?:connect )?error|(?:the )?(?:request|connection) (?:timed out|was aborted)|connection (?:error|refused)|fetch failed|the (?:model|server|engine) is (?:currently )?overloaded|model \\S{1,80} (?:was )?not found)(?:$|[\\s.:;,!(\\[])(?!errors?\\b)',
  ),
  pattern(
    '^(?:не знайдено маршруту до моделі|не знайдено модель|перевищено (?:ліміт запитів|квоту)|час очікування (?:відповіді )?вичерпано|внутрішня помилка сервера)(?:$|[\\s.:;,!(])',
  ),
  pattern('^(?:null|undefined|nan|none|n/a|\\[object object\\]|немає даних|tbd|todo|lorem ipsum.*)[.!]?$'),
];

/** What a template leaves to be filled in. In quotation marks or backticks it is what somebody talks about. */
const PLACEHOLDERS: readonly RegExp[] = [
  pattern(
    `(?<![${QUOTES}])[[<{(](?:please )?(?:insert|fill in|put|your|enter|placeholder|to be (?:filled|added|determined)|add (?:your|the|a|text|more))${END}[^\\]>})\\n]{0,80}[\\]>})]`,
  ),
  pattern(`(?<![${QUOTES}])[[<{][^[\\]<>{}\\n]{0,60}(?<!\\p{L})(?:goes )?here[\\]>}]`),
  pattern(
    `(?<![${QUOTES}])[[<{(](?:вставте|вставити|впишіть|введіть|заповніть|додайте|ваш[аеі]?|тут має бути|заповнювач)${END}[^\\]>})\\n]{0,80}[\\]>})]`,
  ),
  pattern(`(?<![${QUOTES}])[[<{][^[\\]<>{}\\n]{0,60}(?<!\\p{L})тут[\\]>}]`),
  pattern(`(?<![${QUOTES}])\\{\\{\\s?[\\p{L}_][\\p{L}\\p{N}_. -]{0,60}\\}\\}`),
  pattern(
    "^(?:<(?:text|name|date|summary|note|fact|person|topic|quote|reason|heading|текст|ім'я|дата|нотатка|факт|тема)>|\\[(?:name|date|summary|note|fact|topic|text|текст|ім'я|дата|нотатка|факт|тема)\\])",
  ),
];

const REST_EN =
  '(?:(?:the )?(?:rest|remaining|remainder|others?|existing|previous|all other|everything else)|unchanged|same as (?:before|above)|(?:more|items?|lines?|text|content) (?:omitted|truncated)|omitted|truncated|continued|and so on|etc)';
const REST_UK =
  '(?:решт[аиу]|інше|інші|далі|без змін|так само|те саме|пропущено|скорочено|і так далі|попередні|наявні)';

/** What stands for lines that a model was too lazy to repeat. */
const ELISIONS: readonly RegExp[] = [
  pattern('^(?:\\.{2,}|…|\\[(?:\\.{2,}|…)\\]|\\((?:\\.{2,}|…)\\))$'),
  pattern(`^[\\[(<]?(?:(?://|# ) ?(?:\\.{2,}|…)?|\\.{2,}|…) ?[\\[(]?(?:${REST_EN}|${REST_UK})${END}`),
  pattern(`^[\\[(<](?:${REST_EN}|${REST_UK})${END}[^\\])>]{0,80}[\\])>][.…]*$`),
  pattern(
    '^(?:the )?(?:rest|remaining|other|all other)(?: of)?(?: the)?(?: (?:items?|lines?|entries|notes|text|file|memory|content))? (?:is |are |stays? |remains? )?(?:unchanged|the same|omitted|as (?:before|above|is))[.…]*$',
  ),
  pattern(
    '^(?:решта|інші|інше)(?: (?:рядк\\p{L}+|пункт\\p{L}+|нотат\\p{L}+|тексту?|записи|записів))? ?[-–—]? ?(?:лиша\\p{L}+ся |залиша\\p{L}+ся )?(?:без змін|так само|як (?:було|раніше|вище))[.…]*$',
  ),
];

const ALL = [...WHOLE_LINES, ...PLACEHOLDERS, ...ELISIONS];
/** Marks of lists, quotations and emphasis before the words. */
const LEADING_MARKS = /^(?:[\s>*_•–-]|\d{1,3}[.)]\s)+/u;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/**
 * Whether a line by a model is no statement but the trace of a failure: a refusal, an error text, a question for its
 * input, a template's placeholder, or an ellipsis in place of lines. In English and Ukrainian. What people say *about*
 * such things does not count. Of several lines one is enough; an empty text is none.
 */
export function looksLikeFailure(text: string): boolean {
  return text.split(/[\r\n]+/).some((line) => {
    const plain = line
      .slice(0, LINE_LIMIT)
      .replace(INVISIBLE, '')
      .replace(/[’ʼ‘`´](?=\p{L})/gu, "'")
      .replace(/\s+/gu, ' ')
      .replace(LEADING_MARKS, '')
      .trim();
    return plain !== '' && ALL.some((one) => one.test(plain));
  });
}
