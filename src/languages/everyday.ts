import { list } from './lists.ts';

/**
 * Words of everyday talk of languages that have no data of their own yet. They only keep short lines from being taken
 * for a related language; a language that gets its own data leaves this table.
 */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  it: list(`
    io ciao grazie sì mi piace piacciono voglio ho ha sono sei oggi domani ieri settimana mese anno mio mia caffè tè
    acqua cane gatto amico amica famiglia lavoro abito vivo chiama chiamo sempre mai anche molto bene con per che chi
    dove quando perché come allergico allergica il gli una della è carne vino bene casa vita
  `),
  pt: list(`
    eu olá oi obrigado obrigada sim não gosto quero tenho tem sou estou hoje amanhã ontem semana mês ano meu minha café
    chá água cachorro gato amigo amiga família trabalho moro chama chamo sempre nunca também muito bem com para que
    quem onde quando porque como alérgico alérgica você uma o os carne casa vida não
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
