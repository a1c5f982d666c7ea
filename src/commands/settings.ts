import { say } from '../text/say.ts';
import { type Command, ok } from './command.ts';
import { dreamingInWords } from './space-status.ts';

/** How the bot is set up where it is asked, and what can be changed by whom. */
export const settingsCommand: Command = {
  name: 'settings',
  usage: '',
  rights: 'anyone',
  reads: true,
  async run({ space, conversation, services, texts }) {
    const language = await space.language();
    const dreaming = await services.schedule.describe(space, texts);
    const { memoryEnabled, timezone: zone } = space.settings;
    const isShared = conversation?.kind === 'group' || conversation?.kind === 'channel';
    const lines = [
      dreamingInWords(dreaming, memoryEnabled, texts),
      ...(isShared ? [say(texts, `settings.${services.config.groups.respond}`)] : []),
      say(texts, 'settings.place', {
        language: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
        zone,
      }),
      say(texts, 'settings.change'),
    ];
    return ok(lines.join('\n'));
  },
};
