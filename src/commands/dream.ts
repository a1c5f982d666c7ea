import { messageOf } from '../chat/errors.ts';
import { literal } from '../chat/markup.ts';
import { dayDiaryPath } from '../dreaming/diary-file.ts';
import type { DreamResult } from '../dreaming/dream.ts';
import { MAX_DREAM_DAYS } from '../dreaming/dream.ts';
import { noticeText } from '../dreaming/notice.ts';
import { MEMORY_FILE } from '../memory/memory-file.ts';
import { retell } from '../text/retell.ts';
import { say } from '../text/say.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { statusOf } from './run-status.ts';

const DEFAULT_DAYS = 3;
const LIMITS = { usual: DEFAULT_DAYS, most: MAX_DREAM_DAYS };

export const dreamCommand: Command = {
  name: 'memory dream',
  usage: '[N] [preview] [again]',
  words: ['preview', 'again'],
  limits: LIMITS,
  rights: 'owner',
  remembers: true,
  reads: (text) => parse(text)?.preview === true,
  async run(context, text) {
    const wanted = parse(text);
    const { space, services, conversation, message, progress, texts } = context;
    if (wanted === undefined)
      return failure('usage', say(texts, 'dream.unknown', { given: shorten(text.trim()), ...LIMITS }));
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
        ...(context.who === 'cli' ? {} : { by: context.actor.id }),
      },
    );
    if (started.status === 'running') {
      return failure('busy', say(texts, listener === undefined ? 'dream.busy' : 'dream.joined'));
    }
    const background = started.ended.then(
      (result) => described(context, result, wanted.preview),
      (error: unknown) => {
        const why = retell(texts, messageOf(error));
        return failure('failed', say(texts, 'dream.failed', { why }));
      },
    );
    const { days } = wanted;
    const span = days === 1 ? say(texts, 'dream.lastDay') : say(texts, 'dream.lastDays', { count: days });
    if (wanted.preview) {
      return { ...ok(say(texts, 'dream.looking', { span })), followUp: background };
    }
    return { ...ok(say(texts, 'dream.begun', { span })), background };
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
function described({ space, texts }: CommandContext, result: DreamResult, preview: boolean): CommandResult {
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
  const status = statusOf(run);
  if (!preview) {
    const text = noticeText({
      texts,
      result,
      memoryPath: space.vault.locate(MEMORY_FILE),
      diaryPath: space.vault.locate(dayDiaryPath(run.to)),
    });
    return { text, document, status };
  }
  const lines = proposed.map(({ op, text, targets, verdict, reason }) => {
    const what = literal([targets.join(' + '), text].filter((part) => part !== '').join(' → '));
    const name = say(texts, `op.${op}`);
    const fate = verdict === 'accepted' ? name : say(texts, `preview.${verdict}`, { op: name });
    return `${fate} ${what}${reason === '' ? '' : say(texts, 'aside', { text: retell(texts, reason) })}`;
  });
  const left = waiting === 0 ? '' : `\n${say(texts, 'preview.waiting', { count: waiting })}`;
  const body =
    lines.length === 0
      ? `${say(texts, 'preview.nothing')}${texts.gap}${run.outcome === 'skipped' && waiting === 0 ? retell(texts, run.reason) : ''}`.trim()
      : lines.join('\n');
  return { text: `${say(texts, 'preview.done')}\n${body}${left}`, document, status };
}
