import type { Run } from '../dreaming/types.ts';
import type { CommandResult } from './command.ts';

/** How a command ends whose dream ended so. */
export function statusOf({ outcome }: Pick<Run, 'outcome'>): CommandResult['status'] {
  return outcome === 'failed' || outcome === 'partial' ? outcome : 'ok';
}
