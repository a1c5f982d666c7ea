import { doubled, inspect } from './inspect.ts';

/** What must never happen to a data directory, whenever its process dies. */
export interface TraceFault {
  kind: 'messagesLost' | 'filesDamaged' | 'dreamsDoubled' | 'noticesDoubled';
  sentence: string;
}

/** The command whose answer says its words back. */
export const REMEMBER = '/memory remember ';

/** What a process says on standard error of a database that a kill spoiled. */
export const DAMAGED = /sqlite is damaged/;

/** One line is answered before the next is read, and `remember` says its words back: what stands before it was answered. */
export function answeredOf(input: readonly string[], stdout: string): string[] {
  const last = input.findLastIndex(
    (line) => line.startsWith(REMEMBER) && stdout.includes(`Remembered: ${line.slice(REMEMBER.length)}\n`),
  );
  return input.slice(0, last + 1);
}

/**
 * Looks for faults in the folder of a space, and in what its processes printed.
 * @param torn lines that kills tore, by text; those found now are added
 * @returns also how many change-sets of dreams there are
 */
export async function judge(
  folder: string,
  answered: ReadonlySet<string>,
  torn: Set<string>,
  stdout: string,
): Promise<{ dreams: number; faults: TraceFault[] }> {
  const { log, dreams, damage, doubledDreams, doubledNotices } = await inspect(folder, torn);
  const logged = new Set(log.map((record) => record.text));
  const lost = [...answered].filter((line) => !logged.has(line));
  // A notice of a dream that changed something names its change-set.
  const printed = doubled([...stdout.matchAll(/^Show changes: .*$/gm)].map(([line]) => line));
  const of = (kind: TraceFault['kind'], sentences: readonly string[]): TraceFault[] =>
    sentences.map((sentence) => ({ kind, sentence }));
  return {
    dreams,
    faults: [
      ...of(
        'messagesLost',
        lost.map((line) => `"${line}" was answered and is not in the log.`),
      ),
      ...of('filesDamaged', damage),
      ...of('dreamsDoubled', doubledDreams),
      ...of('noticesDoubled', [...doubledNotices, ...printed]),
    ],
  };
}
