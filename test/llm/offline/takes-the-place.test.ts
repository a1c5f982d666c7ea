import { describe, expect, it } from 'vitest';
import { compareMatters } from '../../../src/dreaming/matters.ts';
import { classifyStatement } from '../../../src/llm/offline/classify.ts';

const people = [
  { id: 'test:1', name: 'Ana' },
  { id: 'test:2', name: 'Ben' },
];

function replaces(code: string, earlier: string, later: string): boolean {
  const matters = compareMatters(people, 'UTC', code);
  const read = (text: string, at: number) => ({
    text,
    kind: classifyStatement(text) ?? ('fact' as const),
    at,
    speakers: people.slice(0, 1),
  });
  return matters.replaces(read(later, 2), read(earlier, 1));
}

describe('what has changed in a life', () => {
  it.each([
    [
      'es',
      'Ana: Trabajo en una gestoría.',
      'Ana: Empecé en el ayuntamiento, contenta con el cambio de curro.',
    ],
    ['es', 'Ana: Mi hija Vera va al colegio San Blas.', 'Ana: A Vera la hemos cambiado al Montessori.'],
    ['es', 'Ana: Estudio Derecho.', 'Ana: Dejé Derecho, me he pasado a Magisterio.'],
    ['fr', 'Ana: Mon copain Hugo est plombier.', 'Ana: Hugo a arrêté la plomberie, il conduit un bus.'],
    ['fr', 'Ana: Je suis célibataire.', 'Ana: Je me suis fiancée avec Marc.'],
    ['fr', 'Ana: Je ne mange plus de viande.', 'Ana: Je remange de la viande, à cause de l’anémie.'],
    ['zh', 'Ana: 我住在浦东。', 'Ana: 搬完家了，现在我在松江。'],
    ['zh', 'Ana: 我女儿朵朵在实验小学。', 'Ana: 朵朵转学了，转到外国语小学。'],
    ['ja', 'Ana: 娘の芽衣は桜小学校に通ってます。', 'Ana: 芽衣が転校して、若葉小学校に行ってます。'],
    ['ja', 'Ana: 独身です。', 'Ana: 拓と婚約しました。'],
  ])('takes the place of what was (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(true);
  });

  it.each([
    ['es', 'Ana: Mi hermano vive en Lugo.', 'Ana: Mi prima se ha mudado a Vigo.'],
    ['es', 'Ana: Vivo en Alcorcón.', 'Ana: Mi hermano se ha mudado a Leganés.'],
    [
      'fr',
      'Ana: Mon fils Léo est à l’école Mistral.',
      'Ana: Ma fille Zoé a changé d’école, elle est à Hugo.',
    ],
    ['fr', 'Ana: Je travaille dans une imprimerie.', 'Ana: Hugo a arrêté la plomberie, il conduit un bus.'],
    ['zh', 'Ana: 我哥住在宁波。', 'Ana: 我表妹搬到温州了。'],
    ['zh', 'Ana: 我在印刷厂上班。', 'Ana: 小昊不做水电了，现在开公交。'],
    ['ja', 'Ana: 兄は青森に住んでいます。', 'Ana: いとこが秋田に引っ越しました。'],
    ['ja', 'Ana: 息子の蒼は朝日小学校です。', 'Ana: 芽衣が転校しました。'],
  ])('leaves what another one does as it was (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(false);
  });
});

describe('a new one of what there is one of', () => {
  it.each([
    [
      'es',
      'Ana: El pediatra de los niños es el doctor Salas.',
      'Ana: Tenemos pediatra nueva, la doctora Ibarra.',
    ],
    [
      'fr',
      'Ana: La pédiatre des petits est le docteur Salle.',
      'Ana: On a une nouvelle pédiatre, le docteur Imbert.',
    ],
    ['zh', 'Ana: 孩子的儿科医生是沈医生。', 'Ana: 我们换儿科医生了，现在找易医生。'],
    ['ja', 'Ana: 子どもたちの小児科は佐山先生です。', 'Ana: 小児科を替えました、今は石田先生です。'],
  ])('takes the place of the one before (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(true);
  });
});

describe('what cannot stay as it was', () => {
  it.each([
    ['es', 'El ensayo es en el sótano de Ben.', 'Mi sótano se ha inundado, ensayamos en la parroquia.'],
    ['fr', 'On a réservé l’hôtel Miramar.', 'Le Miramar nous a lâchés, on va à l’hôtel Central.'],
    ['zh', '年会订了海景酒店。', '海景酒店那边黄了，年会改去中心酒店。'],
    ['zh', '排练在小雅家地下室。', '我家地下室淹了，排练改去社区中心。'],
    ['ja', '宿は海風ホテルに予約しました。', '海風ホテルがだめになったので、宿は中央ホテルにしました。'],
  ])('gives way to what is named beside it (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(true);
  });

  it.each([
    ['es', 'Ana: Tomo enalapril para la tensión.', 'Ana: La doctora me ha quitado el enalapril.'],
    ['zh', 'Ana: 我在吃降压药缬沙坦。', 'Ana: 医生让我停了缬沙坦，不用吃了。'],
    ['ja', 'Ana: アムロジピンを飲んでいます。', 'Ana: アムロジピンはやめました、もう飲んでません。'],
  ])('ends a medicine that is taken no more (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(true);
  });

  it.each([
    ['es', 'El alquiler del local son 400 euros.', 'El seguro del local sube a 90 euros.'],
    ['fr', 'Le loyer du local est de 400 euros.', 'L’assurance du local passe à 90 euros.'],
    ['es', 'El club de lectura se reúne en la biblioteca.', 'El cineclub se reúne ahora en el bar Sol.'],
    ['es', 'Ana: Tomo hierro por las mañanas.', 'Ana: Ya no tomo café.'],
  ])('leaves a line about another thing as it was (%s: "%s" and "%s")', (code, earlier, later) => {
    expect(replaces(code, earlier, later)).toBe(false);
  });
});
