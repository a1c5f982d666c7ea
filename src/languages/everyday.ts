import { list } from './lists.ts';

/**
 * Words of everyday talk of languages that have no data of their own yet. They only keep short lines from being taken
 * for a related language; a language that gets its own data leaves this table.
 */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  ru: list(`
    привет здравствуйте спасибо пожалуйста хорошо ладно да нет люблю любит нравится хочу хочет мне меня зовут запомни
    помни забудь сегодня завтра вчера утром вечером утро вечер неделя недели неделю месяц год года лет понедельник
    вторник среда четверг пятница пятницу суббота воскресенье встреча встречи кофе чай пить есть еда работа работаю
    работает живу живет мама папа брат сестра муж жена дочь сын друг подруга собака кот кошка день рождения аллергия
    нужно надо можно очень всегда никогда иногда обычно часто как дела что это где кто когда почему сколько купил
    купила поеду еду ехать пойду идти сделать сделал сделала сейчас потом также тоже только потому если или мой моя
    моё мои твой обожаю москва москве киев украина россия дом дома дети ребенок ребёнок хороший новый новая теперь
    ещё еще уже ничего конечно понятно давай пока знаю думаю помню говорит сказал сказала
  `),
  de: list(`
    ich mag liebe hallo danke bitte ja nein nicht kein keine und ist bin sind habe hat heute morgen gestern woche monat
    jahr mein meine dein heißt kaffee tee wasser hund katze freund freundin familie arbeit arbeite wohne immer nie gern
    gerne auch sehr gut schön wir treffen trinke esse allergisch gegen wie was wer wo wann warum für über
  `),
  fr: list(`
    je j aime bonjour salut merci oui non pas c est suis sommes ai avons aujourd hui demain hier semaine mois année mon
    ma mes ton café thé eau chien chat ami amie famille travail travaille habite toujours jamais aussi très bien avec
    pour dans chez quoi qui où quand pourquoi comment allergique appelle s il te plaît
  `),
  es: list(`
    yo hola gracias sí no me gusta gustan encanta quiero tengo tiene soy estoy hoy mañana ayer semana mes año mi mis tu
    café té agua perro gato gata amigo amiga familia trabajo vivo llama llamo siempre nunca también muy bien con para
    qué quién dónde cuándo por cómo alérgico alérgica cumpleaños el los las una y pero
  `),
  it: list(`
    io ciao grazie sì mi piace piacciono voglio ho ha sono sei oggi domani ieri settimana mese anno mio mia caffè tè
    acqua cane gatto amico amica famiglia lavoro abito vivo chiama chiamo sempre mai anche molto bene con per che chi
    dove quando perché come allergico allergica il gli una della è
  `),
  pt: list(`
    eu olá oi obrigado obrigada sim não gosto quero tenho tem sou estou hoje amanhã ontem semana mês ano meu minha café
    chá água cachorro gato amigo amiga família trabalho moro chama chamo sempre nunca também muito bem com para que
    quem onde quando porque como alérgico alérgica você uma o os
  `),
  pl: list(`
    ja cześć dzień dobry dziękuję proszę tak nie lubię kocham chcę mam jestem dzisiaj dziś jutro wczoraj tydzień miesiąc
    rok mój moja kawa kawę herbata herbatę woda pies kot przyjaciel rodzina praca pracuję mieszkam zawsze nigdy też
    bardzo dobrze co kto gdzie kiedy dlaczego jak mnie się spotkanie
  `),
  nl: list(`
    ik hou van hallo dank bedankt alsjeblieft ja nee niet geen en is ben heb heeft vandaag morgen gisteren week maand
    jaar mijn jouw heet koffie thee water hond kat vriend vriendin familie werk woon altijd nooit graag ook heel goed
    wat wie waar wanneer waarom hoe het een voor met
  `),
};
