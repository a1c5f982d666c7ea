import { describe, expect, test } from 'vitest';
import type { Update } from '../../../adapters/telegram/api.ts';
import { incomingEdit, incomingMessage, joiningOf } from '../../../adapters/telegram/updates.ts';
import type { AnyMessage } from '../../../adapters/telegram/words.ts';

const SELF = { id: 4242, username: 'ReverieBot' };
const ADA = { id: 1001, is_bot: false, first_name: 'Ada', last_name: 'Lovelace', username: 'ada' };
const PRIVATE = { id: 1001, type: 'private', first_name: 'Ada' };
const GROUP = { id: -1001234567890, type: 'supergroup', title: 'The family' };
const BASIC = { id: -55, type: 'group', title: 'Old friends' };

const message = (over: Record<string, unknown>): AnyMessage =>
  ({ message_id: 9, date: 1_777_000_000, chat: GROUP, from: ADA, text: 'hello', ...over }) as AnyMessage;
const heard = (over: Record<string, unknown>) => incomingMessage(message(over), SELF);
const entity = (type: string, text: string, part: string, more = {}) => [
  { type, offset: text.indexOf(part), length: part.length, ...more },
];
const withEntity = (type: string, text: string, part: string, more = {}) =>
  heard({ text, entities: entity(type, text, part, more) });

describe('a message', () => {
  test('is handed over with who, where and when', () => {
    expect(heard({ chat: PRIVATE })).toEqual({
      conversation: { id: 'telegram:1001', kind: 'private' },
      ref: '9',
      at: 1_777_000_000_000,
      author: { id: 'telegram:1001', name: 'Ada Lovelace', bot: false },
      text: 'hello',
      origin: 'own',
      addressed: true,
    });
  });

  test('of a group is in a room with a title, and nobody is addressed', () => {
    expect(heard({})).toMatchObject({
      conversation: { id: 'telegram:-1001234567890', kind: 'group', title: 'The family' },
      addressed: false,
    });
  });

  test('of a topic has the group for a parent', () => {
    expect(heard({ message_thread_id: 7, is_topic_message: true })?.conversation).toEqual({
      id: 'telegram:-1001234567890:7',
      kind: 'group',
      title: 'The family',
      parent: 'telegram:-1001234567890',
    });
  });

  test('in a chain of replies is in no topic', () => {
    expect(heard({ message_thread_id: 7 })?.conversation.id).toBe('telegram:-1001234567890');
  });

  test('of the topic General is in the group itself', () => {
    expect(heard({ message_thread_id: 1, is_topic_message: true })?.conversation).toEqual({
      id: 'telegram:-1001234567890',
      kind: 'group',
      title: 'The family',
    });
  });

  test.each(['/memory remember Tom is our cat', '/memory@ReverieBot remember Tom is our cat'])(
    'is a command when the words below a picture begin with one: %s',
    (caption) => {
      const command = caption.split(' ')[0] ?? '';
      expect(
        heard({
          text: undefined,
          photo: [],
          caption,
          caption_entities: entity('bot_command', caption, command),
        }),
      ).toMatchObject({ text: '/memory remember Tom is our cat', addressed: true, origin: 'own' });
    },
  );

  test('of a basic group has a ref that no message of the later supergroup has', () => {
    expect(heard({ chat: BASIC })?.ref).toBe('g9');
    expect(heard({ chat: BASIC, reply_to_message: message({ chat: BASIC, message_id: 4 }) })?.replyTo).toBe(
      'g4',
    );
  });

  test('has the words below a picture for its text', () => {
    const caption = '@ReverieBot look';
    expect(
      heard({
        text: undefined,
        photo: [],
        caption,
        caption_entities: entity('mention', caption, '@ReverieBot'),
      }),
    ).toMatchObject({ text: 'look', addressed: true, attachments: [{ kind: 'photo' }] });
  });

  test.each([
    ['@ReverieBot, I play chess', 'I play chess'],
    ['I play chess @ReverieBot', 'I play chess'],
    ['ask @ReverieBot about it', 'ask @ReverieBot about it'],
    ['@ReverieBot', '@ReverieBot'],
  ])('says %j without the name by which the bot is called', (text, told) => {
    expect(heard({ text, entities: entity('mention', text, '@ReverieBot') })).toMatchObject({
      text: told,
      addressed: true,
    });
  });

  test.each([
    [{ document: { file_name: 'plan.pdf' } }, { kind: 'document', name: 'plan.pdf' }],
    [
      { animation: { file_name: 'cat.mp4' }, document: { file_name: 'cat.mp4' } },
      { kind: 'animation', name: 'cat.mp4' },
    ],
    [{ audio: { title: 'A song' } }, { kind: 'audio', name: 'A song' }],
    [{ video_note: {} }, { kind: 'video note' }],
    [{ sticker: { emoji: '😀' } }, { kind: 'sticker', name: '😀' }],
    [
      { venue: { title: 'Café' }, location: {} },
      { kind: 'venue', name: 'Café' },
    ],
    [{ location: { latitude: 50.45, longitude: 30.52 } }, { kind: 'location' }],
    [{ contact: { first_name: 'Bob', phone_number: '+380501234567' } }, { kind: 'contact' }],
    [{ poll: { question: 'Pizza?' } }, { kind: 'poll', name: 'Pizza?' }],
  ])('without words tells the kind and the name of what it carries: %j', (content, attachment) => {
    expect(heard({ text: undefined, ...content })).toMatchObject({ text: '', attachments: [attachment] });
  });

  test.each([{ new_chat_members: [ADA] }, { pinned_message: {} }, { forum_topic_created: { name: 'x' } }])(
    'that only tells what happened is left out: %j',
    (content) => {
      expect(heard({ text: undefined, ...content })).toBeUndefined();
    },
  );
});

describe('an author', () => {
  const author = (over: Record<string, unknown>) => heard(over)?.author;
  const hidden = { id: 1087968824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
  const couldOwn = /^telegram:\d{1,20}$/;

  test('who is another bot is one', () => {
    expect(author({ from: { ...ADA, is_bot: true } })?.bot).toBe(true);
  });

  test.each([
    ['an anonymous administrator', { from: hidden, sender_chat: GROUP, author_signature: 'Chief' }],
    ['an anonymous administrator whose chat is not told', { from: hidden }],
    [
      'a channel',
      { from: { ...hidden, id: 136817688 }, sender_chat: { id: -1005, type: 'channel', title: 'News' } },
    ],
    ['nobody', { from: undefined }],
  ])('who is %s can never be an owner', (_, over) => {
    expect(author(over)?.id).not.toMatch(couldOwn);
    expect(author(over)).toMatchObject({ bot: false, name: expect.stringMatching(/\S/) });
  });

  test('without a name is called by what is left', () => {
    expect(author({ from: { id: 5, is_bot: false, first_name: ' ' } })?.name).toBe('Person 5');
    expect(author({ from: { id: 5, is_bot: false, first_name: '', username: 'eve' } })?.name).toBe('eve');
  });
});

describe('somebody else’s words', () => {
  const forward = { forward_origin: { type: 'user', date: 1, sender_user: ADA } };

  test.each([
    ['forwarded by a person', forward, 'forwarded'],
    ['forwarded from the linked channel', { is_automatic_forward: true }, 'forwarded'],
    ['written by an inline bot', { via_bot: { id: 8, is_bot: true, first_name: 'gif' } }, 'quoted'],
    ['quoted', { entities: [{ type: 'blockquote', offset: 0, length: 5 }] }, 'quoted'],
    ['quoted and folded', { entities: [{ type: 'expandable_blockquote', offset: 0, length: 2 }] }, 'quoted'],
  ])('are told from own ones when %s', (_, over, origin) => {
    expect(heard(over)?.origin).toBe(origin);
  });

  test('that are forwarded call nobody in a group', () => {
    const text = '/memory forget';
    expect(heard({ ...forward, text, entities: entity('bot_command', text, '/memory') })?.addressed).toBe(
      false,
    );
  });

  test('that are answered leave the answer the person’s own', () => {
    expect(heard({ quote: { text: 'x', position: 0 }, reply_to_message: message({}) })?.origin).toBe('own');
  });
});

describe('the bot is addressed in a group', () => {
  test.each([
    ['by its name', withEntity('mention', 'hey @ReverieBot how', '@ReverieBot')],
    ['by its name in other letters', withEntity('mention', '@reverieBOT', '@reverieBOT')],
    ['by its name behind emoji', withEntity('mention', '👨‍👩‍👧🇺🇦 @ReverieBot', '@ReverieBot')],
    ['by a link to it', withEntity('text_mention', 'hey Reverie', 'Reverie', { user: { id: 4242 } })],
    ['by a command', withEntity('bot_command', '/memory show', '/memory')],
    ['by a command with its name', withEntity('bot_command', '/memory@ReverieBot', '/memory@ReverieBot')],
    ['by a reply', heard({ reply_to_message: message({ from: { ...ADA, id: 4242 } }) })],
  ])('%s', (_, one) => {
    expect(one?.addressed).toBe(true);
  });

  test.each([
    ['a longer name', withEntity('mention', '@ReverieBots', '@ReverieBots')],
    ['its name without an entity, in code', heard({ text: '`@ReverieBot`' })],
    ['another bot’s command', withEntity('bot_command', '/memory@OtherBot', '/memory@OtherBot')],
    ['a command in the middle', withEntity('bot_command', 'try /memory', '/memory')],
    ['a link to somebody else', withEntity('text_mention', 'hey Bob', 'Bob', { user: { id: 7 } })],
    ['a reply to somebody else', heard({ reply_to_message: message({}) })],
  ])('not by %s', (_, one) => {
    expect(one?.addressed).toBe(false);
  });

  test('not by every message of a topic that it has opened', () => {
    const opening = message({ from: { ...ADA, id: 4242 }, text: undefined, forum_topic_created: {} });
    const one = heard({ message_thread_id: 7, is_topic_message: true, reply_to_message: opening });
    expect(one?.addressed).toBe(false);
    expect(one).not.toHaveProperty('replyTo');
  });
});

describe('a command', () => {
  test.each([
    ['/memory@ReverieBot dream 7', '/memory@ReverieBot', '/memory dream 7'],
    ['/memory@reveriebot', '/memory@reveriebot', '/memory'],
    ['/memory dream 7', '/memory', '/memory dream 7'],
    ['/memory@OtherBot dream', '/memory@OtherBot', '/memory@OtherBot dream'],
    ['/start payload-1_2', '/start', '/start payload-1_2'],
  ])('%s is handed over as it is meant', (text, part, meant) => {
    expect(withEntity('bot_command', text, part)?.text).toBe(meant);
  });
});

describe('a change', () => {
  test('is told with the time of the change', () => {
    expect(incomingEdit(message({ text: 'now so', edit_date: 1_777_000_060 }), SELF)).toEqual({
      conversation: { id: 'telegram:-1001234567890', kind: 'group', title: 'The family' },
      saidAt: 1_777_000_000_000,
      ref: '9',
      at: 1_777_000_060_000,
      text: 'now so',
    });
  });

  test('of the words below a picture is one too', () => {
    expect(incomingEdit(message({ text: undefined, photo: [], caption: 'new' }), SELF)?.text).toBe('new');
  });

  test('of a place that moves is none', () => {
    expect(incomingEdit(message({ text: undefined, location: {} }), SELF)).toBeUndefined();
  });
});

describe('joining', () => {
  const change = (before: object, after: object, chat: object = GROUP) =>
    joiningOf({
      update_id: 1,
      my_chat_member: {
        chat,
        from: ADA,
        date: 1_777_000_000,
        old_chat_member: before,
        new_chat_member: after,
      },
    } as unknown as Update.MyChatMemberUpdate);

  test.each([
    ['added', { status: 'left' }, { status: 'member' }],
    ['added as an administrator', { status: 'kicked' }, { status: 'administrator' }],
    ['added with limits', { status: 'left' }, { status: 'restricted', is_member: true }],
  ])('is told, and by whom, when the bot is %s', (_, before, after) => {
    expect(change(before, after)).toEqual({
      conversation: { id: 'telegram:-1001234567890', kind: 'group', title: 'The family' },
      at: 1_777_000_000_000,
      by: { id: 'telegram:1001', name: 'Ada Lovelace' },
    });
  });

  test.each([
    ['promoted', { status: 'member' }, { status: 'administrator' }, GROUP],
    ['removed', { status: 'member' }, { status: 'kicked' }, GROUP],
    ['unblocked in a private chat', { status: 'kicked' }, { status: 'member' }, PRIVATE],
    [
      'made to post in a channel',
      { status: 'left' },
      { status: 'administrator' },
      { id: -1005, type: 'channel' },
    ],
  ])('is not told when the bot is %s', (_, before, after, chat) => {
    expect(change(before, after, chat)).toBeUndefined();
  });
});
