import { describe, expect, it } from 'vitest';
import { renderPlain } from '../../../src/chat/markup.ts';
import type { ReplyWork } from '../../../src/llm/model.ts';
import { reply } from '../../../src/llm/offline/reply.ts';
import type { Passage } from '../../../src/memory/types.ts';
import { inLinearTime } from '../../support/patience.ts';

const ana = { id: 'test:1', name: 'Ana' };
const PASSAGES: Passage[] = [
  {
    kind: 'note',
    id: 'a',
    text: 'Ana: My sister Olha lives in Lviv.',
    day: '2026-11-28',
    speaker: ana,
    score: 1,
  },
  { kind: 'item', id: 'b', text: 'Ana prefers tea.', score: 0.5 },
  { kind: 'message', id: 'c', text: 'Olha visits\non Friday', day: '2026-11-27', speaker: ana, score: 0.4 },
];

function answer(question: string, passages: Passage[] = [], over: Partial<ReplyWork> = {}): string {
  return reply({
    task: 'reply',
    question,
    at: Date.parse('2026-11-28T10:00:00Z'),
    zone: 'Europe/Kyiv',
    speaker: ana,
    passages,
    ...over,
  });
}

describe('offline answers', () => {
  it('greets in English, or in the language of the room where the greeting is used there, too', () => {
    expect(answer('hi')).toMatch(/^(?:Hi|Hello|Hey)\b.*\b(?:memory|remember)/);
    expect(answer('hi', [], { usual: 'de' })).toMatch(/Gedächtnis/);
    expect(answer('hi', [], { usual: 'uk' })).toBe(answer('hi'));
    expect(answer('hola', [], { usual: 'en' })).toMatch(/memoria/);
    expect(answer('ok', [], { usual: 'de' })).toMatch(/[Ll]og|Traum/);
  });

  it('tells what is remembered, best first, with day and speaker', () => {
    const [first, ...lines] = answer('Where does my sister live?', PASSAGES).split('\n');
    expect(first).toMatch(/:$/);
    expect(lines).toEqual([
      '- 2026-11-28, Ana: My sister Olha lives in Lviv.',
      '- Ana prefers tea.',
      '- 2026-11-27, Ana: Olha visits on Friday',
    ]);
  });

  it('shows marks that somebody wrote as they stand', () => {
    const told = answer('Where do we meet?', [
      { kind: 'item', id: 'a', text: 'We meet at **now** and `there`, 2*3.', score: 1 },
    ]);
    const line = told.split('\n')[1] ?? '';
    expect(renderPlain(line).replaceAll('\u2060', '')).toBe("- We meet at **now** and 'there', 2*3.");
  });

  it('gives five lines at most and none twice', () => {
    const many = Array.from(
      { length: 9 },
      (_, at) => ({ ...PASSAGES[1], id: `${at}`, text: `Line ${at % 7}.` }) as Passage,
    );
    expect(answer('What do you know?', many).split('\n')).toHaveLength(6);
    const twice = [PASSAGES[1], PASSAGES[1]] as Passage[];
    expect(answer('What do you know?', twice).split('\n')).toHaveLength(2);
  });

  it('says that it has no model sometimes, not each time', () => {
    const openings = new Set(
      Array.from(
        { length: 12 },
        (_, at) => answer(`Where does my sister live ${at}?`, PASSAGES).split('\n')[0],
      ),
    );
    expect(openings.size).toBeGreaterThan(1);
    expect([...openings].join(' ')).toContain('no language model');
  });

  it('answers in the language of the question', () => {
    expect(answer('Де живе моя сестра?', PASSAGES)).toMatch(/пам’ята|про це/iu);
    expect(answer('Що ти знаєш про Рим?')).toMatch(/Про це/u);
    expect(answer('Dove abita mia sorella?', PASSAGES)).toMatch(/remember|have/);
  });

  it('admits that it remembers nothing', () => {
    expect(answer('What is the capital of France?')).toMatch(/nothing about that/);
  });

  it.each(['I prefer tea.', 'The gate is green', 'ok'])(
    'says of "%s" that it is in the log, and promises no more',
    (said) => {
      const text = answer(said, PASSAGES);
      expect(text).toMatch(/log/);
      expect(text).toMatch(/dream/);
      expect(text).not.toMatch(/remember|\n|always|for ever/i);
    },
  );

  it('says the same of a Ukrainian statement', () => {
    expect(answer('Я люблю каву без цукру.')).toMatch(/журнал/u);
  });

  it.each(['hi', 'Hello!', 'good morning 🙂', 'Привіт!', 'Добрий день, бот'])(
    'greets back with a hint: "%s"',
    (said) => {
      expect(answer(said, PASSAGES)).toContain('/help');
    },
  );

  it.each(['thanks!', 'Thank you so much', 'Дякую!'])('takes thanks: "%s"', (said) => {
    expect(answer(said, PASSAGES).length).toBeLessThan(30);
  });

  it('cuts a long passage at a word and never in a character', () => {
    const text = answer('What do you know?', [{ ...PASSAGES[1], text: '🙂'.repeat(400) } as Passage]);
    expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(text.length).toBeLessThan(500);
  });

  it.each(['', '   ', '🙂', '?', '\u200b', 'x'.repeat(200_000), 'hi '.repeat(60_000)])(
    'answers hostile input %#',
    async (said) => {
      expect(await inLinearTime(() => answer(said, PASSAGES))).not.toBe('');
    },
  );

  const HOW = /MEMORY\.md[\s\S]*\/memory why/;
  it.each([
    'Forget that I live in Lviv.',
    'please forget my address',
    'Забудь, що я живу у Львові.',
    'Будь ласка, забудь мою адресу',
    'Vergiss, dass ich in Graz wohne.',
    'Bitte vergiss meine Adresse',
    'Olvida que vivo en Lugo.',
    'Oublie que j’habite à Lyon.',
    'Забудь, что я живу в Омске.',
    '忘掉我住在北京这件事',
    '京都に住んでいることを忘れてください',
  ])('says how a line is forgotten, and which there is: %s', (question) => {
    const item: Passage = { kind: 'item', id: '1', text: 'Ana lives in Lviv.', score: 1 };
    const told = answer(question, [item]);
    expect(told).toContain('- Ana lives in Lviv.');
    expect(told).toMatch(HOW);
    expect(answer(question, [PASSAGES[2] as Passage])).toMatch(/MEMORY\.md[\s\S]*\/memory undo/);
    expect(answer(question)).not.toMatch(HOW);
    expect(answer(question)).not.toBe(answer('Ana likes tea.'));
  });

  it.each(['Don’t forget that I am vegan.', 'Ich vergesse nie etwas.', 'Vergiss nicht, dass ich Tee mag.'])(
    'takes what only sounds like it for a statement: %s',
    (statement) => expect(answer(statement, [PASSAGES[1] as Passage])).not.toMatch(HOW),
  );

  it.each([
    'hello! what can you do?',
    'Привіт, що ти вмієш?',
    'Hallo! Was kannst du?',
    '¡Hola! ¿Qué puedes hacer?',
    'Bonjour ! Que sais-tu faire ?',
    'Привет! Кто ты?',
    '你好！你能做什么？',
    'こんにちは！何ができますか？',
  ])('answers what it is there for as a greeting: %s', (question) => {
    expect(answer(question, PASSAGES)).toMatch(/\/help/);
  });

  it('asks nobody for help who only names it', () => {
    expect(answer('What can you do about my allergy?')).not.toMatch(/\/help/);
  });

  it('says of lines that no word of the question found that they are about whoever asks', () => {
    const about: Passage = { kind: 'item', id: '1', text: 'Ana works as a nurse.', score: 0 };
    expect(answer('Who am I?', [about])).toBe('This is what I remember about you:\n- Ana works as a nurse.');
    expect(answer('Can you forget that I like tea?', [about])).not.toContain('nurse');
  });

  it.each([
    'How old am I?',
    'What did I say yesterday?',
    'Wie alt bin ich?',
    'Скільки мені років?',
    '我几岁？',
  ])('knows nothing, and lists nothing else, when no line answers: %s', (question) => {
    const about: Passage = { kind: 'item', id: '1', text: 'Ana works as a nurse.', score: 0 };
    expect(answer(question, [about])).not.toMatch(/nurse|\n/);
  });

  it('takes a request to remember for a statement, not for a question', () => {
    expect(answer('Can you remember that I like jazz?', PASSAGES)).toMatch(/log/);
  });

  it.each([
    'Remember that I like jazz',
    'Please remember: the bins go out on Friday',
    'Запам’ятай, що я люблю джаз',
    'Merk dir, dass ich Jazz mag',
    'Recuerda que me gusta el jazz',
    'Retiens que j’aime le jazz',
    'Запомни, что я люблю джаз',
    '记住我喜欢爵士乐',
    'ジャズが好きだと覚えておいて',
  ])('names the command that remembers at once when it is asked to remember: %s', (said) => {
    expect(answer(said, PASSAGES)).toContain('/memory remember');
  });

  it.each(['My password is hunter2', 'Мій пароль hunter2', 'Mein Passwort ist hunter2', '我的密码是hunter2'])(
    'says of a secret that memory keeps none of it, and does not repeat it: %s',
    (said) => {
      const text = answer(said, PASSAGES);
      expect(text).toMatch(/secret|секрет|Geheimnis|机密/u);
      expect(text).not.toMatch(/hunter2|dream|Traum/);
    },
  );

  it('names a speaker once in front of a line', () => {
    const line = { ...(PASSAGES[0] as Passage), text: 'Ana does not like tea.' };
    expect(answer('What does Ana like?', [line])).toContain('\n- 2026-11-28, Ana does not like tea.');
  });
});
