import type { TieWords } from '../claim-types.ts';
import { both } from './script.ts';

export const ties: TieWords = {
  except: both('除了|除去|除外|以外|之外|除'),
  exceptOfAll: '',
  all: '',
  // A pattern: 等 waits for something only where 就, 再 or 才 follows.
  upon: '(?:^|[，,我你他她们們])[等等](?!于|於|级|級|候|等)[^。]*[就再才]|一旦|[后後的]时候?就',
  partOf: both('中有|里有|之中|当中|中的|里面有'),
  of: '的',
  now: both('现在|如今|目前|眼下|后来'),
  reflexive: both('自己的|自己'),
};
