import { readDiary } from '../dreaming/diary-file.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const diaryCommand: Command = {
  name: 'memory diary',
  usage: '[YYYY-MM-DD]',
  summary: 'the dream diary: its newest entries, or a day',
  rights: 'reader',
  reads: true,
  async run({ space }, text) {
    const day = text.trim();
    if (day !== '' && !DAY.test(day))
      return failure('usage', `"${shorten(day)}" is not a day. Write it like 2026-11-30.`);
    if (day !== '') {
      const page = await space.vault.read(`memory/dreams/${day}.md`);
      if (page === undefined) return failure('not_found', `There is no diary of ${day}.`);
      return ok(page.replaceAll(/^<!--.*-->\n/gm, '').trim(), { day, text: page });
    }
    const names = await space.vault.list('.');
    const file = names.includes('DREAMS.md') ? 'DREAMS.md' : 'dreams.md';
    const entries = readDiary((await space.vault.read(file)) ?? '');
    const [latest] = entries;
    if (latest === undefined) return ok('The diary is empty. A dream writes it: /memory dream', { entries });
    const lastRun = entries.filter((entry) => entry.run === latest.run).reverse();
    return ok(lastRun.map((entry) => entry.text).join('\n\n'), { entries });
  },
};
