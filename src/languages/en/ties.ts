import type { TieWords } from '../claim-types.ts';

export const ties: TieWords = {
  except: 'except|except for|excepting|excluding|with the exception of|save for|other than',
  exceptOfAll: 'but|apart from|besides|bar|save|minus',
  all: 'everyone|everybody|everything|everywhere|all|nobody|no one|noone|nothing|none|never|every|any|anyone|anything|no|each',
  upon: 'once|as soon as|when|whenever|the moment',
  partOf: 'of|out of|among',
  of: 'of',
  now: 'now|nowadays|currently|today|these days|anymore',
  reflexive: '',
};
