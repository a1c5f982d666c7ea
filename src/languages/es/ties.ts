import type { TieWords } from '../claim-types.ts';

export const ties: TieWords = {
  except: 'excepto|salvo|a excepción de|a excepcion de|exceptuando|quitando',
  exceptOfAll: 'menos|aparte de|fuera de',
  all: 'todo|todos|toda|todas|nadie|nada|nunca|jamás|ningún|ninguno|ninguna|cualquier|cualquiera',
  upon: 'cuando|en cuanto|tan pronto como|una vez que|nada más',
  partOf: 'de|de entre',
  of: 'de|del',
  now: 'ahora|hoy|actualmente|hoy en día|últimamente',
  reflexive: '',
};
