import type { TieWords } from '../claim-types.ts';

export const ties: TieWords = {
  except: '以外|を除いて|を除き|を除く|を除けば|のほか',
  exceptOfAll: '',
  all: '',
  upon: '',
  partOf: 'のうち|の中で|のうちの',
  of: 'の',
  now: '今は|今では|現在は|今|現在|いまは',
  reflexive: '自分の',
};
