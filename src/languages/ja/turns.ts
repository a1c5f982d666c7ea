import type { MatterTurn } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';

const r = String.raw;

const SCHOOL = r`(?:小学校|中学校|中学|高校|保育園|幼稚園|こども園|大学|学園|学校)`;
const OCCUPATION = r`(?:師|員|医者|士|手|工|家|官|エンジニア|デザイナー|ライター|営業|経理|大工|漁師|シェフ|コーチ)`;
const STATUS = r`(?:独身|既婚|バツイチ|離婚|婚約|結婚)`;
const MEAT = r`(?:お?肉|魚|乳製品|卵|甘いもの)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: pattern(held),
  turned: pattern(turned),
});

/** What there is one of at a time in a life, in Japanese. */
export const turns: readonly MatterTurn[] = [
  turn(
    'home',
    r`(?:に|で)(?:住ん|住み|暮ら)|在住|[^、。]住み(?:です|$)`,
    r`引っ越|引越|転居|越して|移り住|一緒に住む(?:こと|よう)|同居(?:する|し|が)|実家に戻`,
  ),
  turn(
    'work',
    r`[でに](?:働|勤め|勤務|バイト|パート)|${OCCUPATION}(?:です|だ|を?して|をやって)`,
    r`転職|就職(?:し|が|先)|(?:仕事|会社|職場|バイト)(?:が|を|、)?(?:変わ|変え|替え|辞め|やめ)|勤務に(?:なり|なっ)|から[^、。]{1,14}(?:勤務|で働)|今は[^、。]{1,12}(?:で働|${OCCUPATION}(?:です|だ|を?して|をやって))|退職|入社|クビ`,
  ),
  turn(
    'school',
    r`${SCHOOL}(?:に|へ)(?:通|行)|${SCHOOL}(?:です|だ|$)|${SCHOOL}の?[一二三四五六1-6]年`,
    r`転校|転園|編入|進学|入学|(?:学校|園)(?:が|を)(?:変わ|変え)`,
  ),
  turn(
    'study',
    r`を(?:勉強|専攻|学ん)|学部(?:です|に|の)|専攻(?:です|は)`,
    r`転部|転科|編入|再受験|(?:学部|専攻)(?:が|を)(?:変わ|変え)|(?<left>[^、。はがを]{2,8})(?:は|を)?(?:やめて|辞めて)`,
  ),
  turn(
    'status',
    STATUS,
    r`婚約し|結婚(?:し|する|が決)|入籍|離婚し|別れ(?:た|まし)|(?:彼氏|彼女|恋人)が?でき`,
  ),
  turn(
    'diet',
    r`${MEAT}(?:は|を|も)?食べ(?:ない|ません|なく|られ)|ベジタリアン|ヴィーガン|ビーガン`,
    r`(?:また|再び|普通に)${MEAT}(?:を|も)?食べ|${MEAT}(?:を|も)(?:また|再び)?食べ(?:る|られる)ように|(?:ベジタリアン|ヴィーガン|ビーガン)(?:は|を)?(?:やめ|卒業)`,
  ),
];

const THING = r`(?:電話番号|携帯番号|番号|携帯|メールアドレス|メアド|住所|パスワード|小児科|歯医者|歯科|かかりつけ|主治医|担任|先生|コーチ|監督|大家さん|上司|美容院|美容師|シッター|会計士|会場|場所)`;

/** Another one of what there is one of. */
export const renewed = pattern(
  r`新しい(?<thing>${THING})|(?<thing2>${THING})(?:が|を|は|、)?(?:変わ|変え|替え|かえ)`,
);

/** Why something cannot stay as it was. */
export const fails = pattern(
  r`だめに?なっ|ダメに?なっ|駄目に?なっ|浸水|水漏れ|閉店|閉館|閉ま|満室|満席|いっぱい|使えな|壊れ|改修|工事|帰国|退職|辞め|引っ越|値上げ|取れな`,
);
