import { entriesOn } from '../dreaming/backfill/entries.ts';
import { dayDiaryPath, diaryName, readDiary } from '../dreaming/diary-file.ts';
import { say } from '../text/say.ts';
import { isDay } from '../time/zone.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const diaryCommand: Command = {
  name: 'memory diary',
  usage: '[YYYY-MM-DD]',
  rights: 'reader',
  reads: true,
  async run({ space, texts }, text) {
    const day = text.trim();
    if (day !== '' && !(DAY.test(day) && isDay(day)))
      return failure('usage', say(texts, 'diary.badDay', { given: shorten(day) }));
    const names = await space.vault.list('.');
    const diary = (await space.vault.read(diaryName(names))) ?? '';
    if (day !== '') {
      const page = await space.vault.read(dayDiaryPath(day));
      const told = [...(page === undefined ? [] : [page]), ...entriesOn(diary, day)].join('\n\n');
      if (told === '') return failure('not_found', say(texts, 'diary.noDay', { day }));
      return ok(told.replaceAll(/^<!--.*-->\n/gm, '').trim(), { day, text: told });
    }
    const entries = readDiary(diary);
    const [latest] = entries;
    if (latest === undefined) return ok(say(texts, 'diary.empty'), { entries });
    const lastRun = entries.filter((entry) => entry.run === latest.run).reverse();
    return ok(lastRun.map((entry) => entry.text).join('\n\n'), { entries });
  },
};
