/** How a language refuses. `alone` is a whole refusal after "I cannot"; else it needs `verb` and `object`. */
interface Refusal {
  /** Taken off before the rest is looked at. */
  sorry: RegExp;
  cannot: RegExp;
  verb: RegExp;
  object: RegExp;
  alone: RegExp;
}

// `\b` knows Latin letters only; `(?![\p{L}\p{N}])` ends a word in any script.

export const REFUSALS: readonly Refusal[] = [
  {
    sorry:
      /^(?:(?:i am|i'm|we are|we're) (?:(?:very|so|really) )?sorry|sorry|unfortunately|(?:my )?apologies|i apologi[sz]e)[,.!]? ?(?:but )?/iu,
    cannot:
      /^(?:i|we)(?: (?:cannot|can not|can't|(?:will not|won't)(?: be able to)?|must decline to|don't have enough|do not have enough)|(?: am|'m| are|'re) (?:unable|not able) to) /iu,
    verb: /^(?:\p{L}+ly )?(?:complete|fulfill?|process|perform|carry out|execute|do|provide|generate|create|write|produce|prepare|summari[sz]e|compress|consolidate|continue|comply|help|assist|answer|respond|information|context|content|details)(?![\p{L}\p{N}])/iu,
    object:
      /(?<!\p{L})(?:(?:this|that|your) (?:\p{L}+ )?(?:tasks?|requests?)|(?:this|that|the|your|any|an?) (?:\p{L}+ )?(?:request|summary|summari[sz]ation|compression|consolidation|conversation|transcript|prompt)|(?:these|those|the) instructions|to (?:create|write|summari[sz]e|answer|provide)|(?:messages|text|content) (?:provided|to summari[sz]e))(?![\p{L}\p{N}])/iu,
    alone: /^(?:help|assist|comply)(?: you)?(?: with (?:this|that|it)(?: request| task)?)?[.!]?(?:$| as )/iu,
  },
  {
    sorry: /^(?:на жаль|вибачте|вибач|перепрошую|прошу вибачення|мені (?:дуже )?шкода)[,.!]? ?(?:але )?/iu,
    cannot:
      /^(?:я )?(?:не можу|не зможу|не в змозі|не маю (?:можливості|змоги)|змушен(?:ий|а) відмовитис[яь])(?![\p{L}\p{N}]) ?/iu,
    verb: /^(?:виконати|обробити|завершити|підготувати|створити|надати|згенерувати|відповісти|підсумувати|стиснути|узагальнити|продовжити|скласти|допомогти)(?![\p{L}\p{N}])/iu,
    object:
      /(?<!\p{L})(?:(?:цей|це|цим|ваш|ваше|дан(?:ий|е)|так(?:ий|е)) (?:\p{L}+ )?(?:запит|завдання)|підсум(?:ок|ки|ку)|стиснення|узагальнення|розмову (?:вище|нижче)|надан(?:ий|і|у) (?:текст|повідомлення|розмову))/iu,
    alone:
      /^(?:вам |з цим |у цьому )?(?:допомогти|відповісти)(?: вам)?(?: (?:з|із) цим(?: запитом)?| у цьому| на це)?[.!]?$/iu,
  },
];

/** A line that says nothing but that the model failed, wants its input or is about to begin. */
export const WHOLE_LINES: readonly RegExp[] = [
  // The machine about itself.
  /^as an? (?:ai|artificial intelligence|(?:large )?language model)(?: (?:language )?(?:model|assistant))?,? (?:i|my)(?!\p{L})/iu,
  /^i(?: am|'m) (?:just |only )?an? (?:ai|artificial intelligence|language model)(?:$|[,.]| (?:language|model|assistant|and|so|without)(?!\p{L}))/iu,
  /^як (?:(?:велика )?мовна модель|штучний інтелект|(?:модель )?ші|ші-помічник|ші-асистент),? (?:я|мені|мої)(?!\p{L})/iu,

  // Where is the input?
  /^(?:(?:could|can|would) you (?:please )?|please )(?:provide|share|paste)(?!\p{L}).{0,60}? (?:conversation|transcript|text|messages?|notes|content|input)(?!\p{L})(?:[?.!]?$|.{0,40}? (?:you|so (?:that )?i|for me)(?!\p{L}))/iu,
  /^(?:it (?:seems|looks|appears)(?: like| that)? )?you (?:have not|haven't|did not|didn't) (?:provided?|shared?|included?)(?: any| an?| the)? (?:conversation|transcript|text|messages?|notes|content|input|context)(?!\p{L})/iu,
  /^(?:it (?:seems|looks|appears)(?: like| that)? )?(?:(?:there (?:is|are|was|were) )?no|the) (?:conversation|transcript|text|messages?|notes|content|input|context) (?:(?:is|are|was|were) )?(?:provided|given|supplied|empty|to summari[sz]e)(?: to summari[sz]e)?[.!]?$/iu,
  /^i need (?:more|additional|further) (?:context|information|details)(?!\p{L}).{0,40}? (?:summari[sz]e|this conversation|your request)(?!\p{L})/iu,
  /^(?:будь ласка,? )?(?:надайте|надішліть|вставте)(?: мені)?,? (?:будь ласка,? )?(?:текст|розмову|повідомлення|нотатки)(?: розмови)?(?:[,.]? ?(?:як|щоб|для|які) .*|[.!?]?)$/iu,
  /^(?:немає|нема) (?:наданих (?:повідомлень|нотаток)|(?:повідомлень|тексту|розмови|нотаток) для (?:підсум|узагальнен|стиснен))/iu,

  // Errors.
  /^(?:(?:fatal|internal|api|unknown|runtime|type|value|server|network|timeout) ?)?(?:error|exception)(?: code)? ?(?:$|[:.!]|[-–—] ?\d|\d{3}(?!\d)|(?:has )?(?:occurred|happened) (?:while|during|when) |(?:generating|processing|parsing) )/iu,
  /^an? (?:unexpected |internal |unknown )?error (?:has )?(?:occurred|happened) (?:while|during|when) /iu,
  /^(?:помилка|виняток)(?: сервера| моделі)? ?(?:$|:|[-–—] ?\d|\d{3}(?!\d))/iu,
  /^(?:сталася|виникла) (?:внутрішня )?помилка (?:під час|при) (?:обробки|обробці|виконання|генерації)/iu,
  /^(?:unable|failed) to (?:process|generate|complete|fulfill?|summari[sz]e|parse)(?:[.:]|$| (?:the |this |your )?(?:request|response|summary|answer|conversation|json|output)(?!\p{L}))/iu,
  /^(?:cannot|could not) (?:process|generate|summari[sz]e|parse)(?:[.:]|$)/iu,
  /^(?:не вдалося|неможливо) (?:обробити|виконати|згенерувати|створити|підготувати) (?:цей |ваш )?(?:запит|підсумок|відповідь)/iu,
  /^(?:traceback \(most recent|\{ ?"error"|<!doctype html|<html[ >]|request failed with (?:status|code)|http(?:\/\d(?:\.\d)?)? [45]\d\d(?!\d)|[45]\d\d (?:bad|unauthorized|forbidden|not found|too many|internal|service|gateway))/iu,
  /^(?:no route found for model|rate[ _]limit (?:reached|exceeded)|you exceeded your current quota|insufficient[_ ]quota|context[_ ]length[_ ]exceeded|internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|too many requests|(?:invalid|incorrect) api key|upstream (?:connect )?error|(?:the )?(?:request|connection) (?:timed out|was aborted)|connection (?:error|refused)|fetch failed|the (?:model|server|engine) is (?:currently )?overloaded|model \S{1,80} (?:was )?not found)(?:$|[ .:;,!([])(?!errors?(?!\p{L}))/iu,
  /^(?:не знайдено (?:маршруту до моделі|модель)|перевищено (?:ліміт запитів|квоту)|час очікування (?:відповіді )?вичерпано|внутрішня помилка сервера)(?:$|[ .:;,!(])/iu,

  // What leads up to an answer that did not come, and what stands for none.
  /^(?:(?:sure|certainly|of course|okay|ok)[,.!]? )?here(?:'s| is| are) (?:the|your|an?|my) .{0,60}:$/iu,
  /^(?:(?:звісно|звичайно|гаразд|добре)[,.!]? )?ось .{0,60}:$/iu,
  /^(?:null|undefined|nan|none|n\/a|\[object object\]|tbd|todo|lorem ipsum.{0,200}|немає даних)[.!]?$/iu,
];

/** What a template leaves to be filled in. In quotation marks or backticks it is what somebody talks about. */
export const PLACEHOLDERS: readonly RegExp[] = [
  /(?<![`'"“”‘’«»„])[[<{(](?:placeholder(?!\p{L})|to be (?:filled|added|determined)(?!\p{L})|(?:please )?(?:insert|fill in|put|your|enter|add (?:your|the|a|text|more)) )[^\]>})]{0,80}[\]>})]/iu,
  /(?<![`'"“”‘’«»„])[[<{(](?:заповнювач(?!\p{L})|(?:вставте|вставити|впишіть|введіть|заповніть|додайте|ваш[аеі]?|тут має бути) )[^\]>})]{0,80}[\]>})]/iu,
  /(?<![`'"“”‘’«»„])[[<{][^[\]<>{}]{0,60}(?<!\p{L})(?:here|тут)[\]>}]/iu,
  /(?<![`'"“”‘’«»„])\{\{ ?[\p{L}_][\p{L}\p{N}_. -]{0,60}\}\}/iu,
  /^(?:<(?:text|name|date|summary|note|fact|person|topic|quote|reason|heading|текст|ім'я|дата|нотатка|факт|тема)>|\[(?:name|date|summary|note|fact|topic|text|текст|ім'я|дата|нотатка|факт|тема)\])/iu,
  /^(?:your|the) (?:summary|text|note|answer|content) (?:goes )?here[.…]*$/iu,
];

/** What stands for lines that a model did not care to repeat. */
export const ELISIONS: readonly RegExp[] = [
  /^(?:\.{2,}|…|\[(?:\.{2,}|…)\]|\((?:\.{2,}|…)\)|etc[.…]*|(?:the )?same as (?:before|above)[.…]*)$/iu,
  /^[[(<]?(?:(?:\/\/|# ) ?(?:\.{2,}|…)?|\.{2,}|…) ?[[(]?(?:the )?(?:rest|remaining|remainder|others?|existing|previous|all other|everything else|unchanged|same as (?:before|above)|(?:more|items?|lines?|text|content) (?:omitted|truncated)|omitted|truncated|continued|and so on|etc)(?!\p{L})/iu,
  /^[[(<]?(?:(?:\/\/|# ) ?(?:\.{2,}|…)?|\.{2,}|…) ?[[(]?(?:решт[аиу]|інш[еі]|далі|без змін|так само|те саме|пропущено|скорочено|і так далі|попередні|наявні)(?!\p{L})/iu,
  /^[[(<](?:the )?(?:rest|remaining|remainder|others|all other|everything else|unchanged|same as (?:before|above)|omitted|truncated|continued|решт[аиу]|без змін|так само|пропущено|скорочено)(?!\p{L})[^\])>]{0,80}[\])>][.…]*$/iu,
  /^(?:the )?(?:rest|remaining|other|all other)(?: of)?(?: the)?(?: (?:items?|lines?|entries|notes|text|file|memory|content))? (?:(?:is|are|stays?|remains?) )?(?:unchanged|the same|omitted|as (?:before|above|is))[.…]*$/iu,
  /^(?:решта|інші|інше)(?: (?:рядк\p{L}+|пункт\p{L}+|нотат\p{L}+|тексту?|записи|записів))? ?[-–—]? ?(?:(?:лиша|залиша)\p{L}+ся )?(?:без змін|так само|як (?:було|раніше|вище))[.…]*$/iu,
];
