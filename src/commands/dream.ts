import type { DreamResult } from '../dreaming/dream.ts';
import { MAX_DREAM_DAYS } from '../dreaming/dream.ts';
import { noticeText } from '../dreaming/notice.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';

const DEFAULT_DAYS = 3;
const USAGE = `Give a number of days from 1 to ${MAX_DREAM_DAYS} (${DEFAULT_DAYS} without one), "preview", "again", or none of them: /memory dream 7`;

export const dreamCommand: Command = {
  name: 'memory dream',
  usage: '[N] [preview] [again]',
  summary: `a dream over the last N days (${DEFAULT_DAYS}; 1 to ${MAX_DREAM_DAYS}) in the background; "preview" writes nothing, "again" judges afresh`,
  rights: 'owner',
  reads: (text) => parse(text)?.preview === true,
  async run(context, text) {
    const wanted = parse(text);
    if (wanted === undefined)
      return failure('usage', `"${shorten(text.trim())}" is not something a dream can do. ${USAGE}`);
    const { space, services, conversation, message, progress } = context;
    const listener =
      conversation === undefined
        ? undefined
        : { conversation: conversation.id, ...(message === undefined ? {} : { replyTo: message.ref }) };
    const started = await services.dreams.start(
      space.id,
      { trigger: context.who === 'cli' ? 'cli' : 'command', ...wanted },
      {
        // A preview answers by itself; it leaves no trace that a notice could be sent from.
        ...(listener === undefined || wanted.preview ? {} : { listener }),
        ...(progress === undefined ? {} : { progress }),
      },
    );
    if (started.status === 'running') {
      const next = listener === undefined ? 'Ask again when it has ended.' : 'You will hear when it ends.';
      return failure('busy', `A dream is running already. ${next}`);
    }
    const background = started.ended.then(
      (result) => described(context, result, wanted.preview),
      (error: unknown) =>
        failure('failed', `The dream failed: ${error instanceof Error ? error.message : error}`),
    );
    const span = wanted.days === 1 ? 'the last day' : `the last ${wanted.days} days`;
    if (wanted.preview) {
      return { ...ok(`Looking at ${span}; nothing will be written.`), followUp: background };
    }
    return { ...ok(`Dreaming about ${span}. I will tell you here when it is done.`), background };
  },
};

function parse(text: string): { days: number; preview: boolean; again: boolean } | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const wanted = { days: DEFAULT_DAYS, preview: false, again: false };
  let counted = false;
  for (const word of words) {
    if (word === 'preview') wanted.preview = true;
    else if (word === 'again') wanted.again = true;
    else if (/^\d{1,3}$/.test(word) && !counted) {
      counted = true;
      wanted.days = Number(word);
    } else return undefined;
  }
  return wanted.days >= 1 && wanted.days <= MAX_DREAM_DAYS ? wanted : undefined;
}

/** A dream's end as text and document. */
function described({ space }: CommandContext, result: DreamResult, preview: boolean): CommandResult {
  const { run, proposed, waiting } = result;
  const document = {
    run,
    preview,
    proposed: proposed.map(({ op, text, targets, sources, reason, verdict }) => ({
      op,
      text,
      targets,
      sources: sources.map((source) => source.turn),
      quotes: sources.map((source) => source.quote),
      reason,
      verdict,
    })),
  };
  const status = run.outcome === 'failed' ? 'failed' : run.outcome === 'partial' ? 'partial' : 'ok';
  if (!preview) {
    const text = noticeText({
      result,
      memoryPath: space.vault.locate('MEMORY.md'),
      diaryPath: space.vault.locate(`memory/dreams/${run.to}.md`),
    });
    return { text, document, status };
  }
  const lines = proposed.map(({ op, text, targets, verdict, reason }) => {
    const what = [targets.join(' + '), text].filter((part) => part !== '').join(' → ');
    return `${verdict === 'accepted' ? op : `${verdict}: ${op}`} ${what}${reason === '' ? '' : ` (${reason})`}`;
  });
  const left =
    waiting === 0
      ? ''
      : `\n${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'} to be summarised first; a real dream does that.`;
  const body =
    lines.length === 0
      ? `Nothing that is noted so far would change anything. ${run.outcome === 'skipped' && waiting === 0 ? run.reason : ''}`.trim()
      : lines.join('\n');
  return { text: `A preview; nothing was written.\n${body}${left}`, document, status };
}
