import type { MatterTurn } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';
import { eitherScript } from './script.ts';

const r = String.raw;

const SCHOOL = r`(?:小学|中学|高中|初中|幼儿园|大学|学校|附小|附中|一中|实小|学院|托班)`;
const OCCUPATION = r`(?:师|员|工|医生|大夫|护士|教授|警察|司机|会计|律师|编辑|记者|厨子|保安|保姆|公务员|店长|经理|公交|出租|外卖|快递)`;
const STATUS = r`(?:单身|未婚|已婚|离异|丧偶|订婚|结婚)`;
const MEAT = r`(?:肉|荤|鱼|海鲜|牛肉|猪肉|鸡蛋|奶)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: pattern(eitherScript(held)),
  turned: pattern(eitherScript(turned)),
});

/** What there is one of at a time in a life, in Chinese. */
export const turns: readonly MatterTurn[] = [
  turn(
    'home',
    r`住(?:在|进|到)|住(?=[^，,。院宿宅]{1,8}(?:区|路|街|苑|园|城|镇|村|楼|号|边|附近))|家在|租在|搬[到去进]`,
    r`搬(?:完|到|去|回|进|来|出去|家|走|了)|换(?:了)?(?:个)?(?:房子|住处|小区)|住进新`,
  ),
  turn(
    'work',
    r`在[^，,。]{1,14}(?:上班|工作|任职|打工|教书|实习|做事)|[是当做](?:一?[个名])?[^，,。]{0,6}${OCCUPATION}(?=$|[，,。的])`,
    r`(?:去|到)[^，,。]{1,12}(?:报到|上班|入职|工作)|跳槽|换(?:了)?(?:个|份)?(?:工作|公司|单位)|转行|改行|辞(?:职|了|掉)|不[做干](?:了|[^，,。]{1,6}了)|入职|新(?:工作|公司|单位)|现在(?:改)?[开做当跑在][^，,。]{1,12}(?:${OCCUPATION}|上班|工作)|被裁|失业|退休`,
  ),
  turn(
    'school',
    r`[在上读念][^，,。]{1,10}${SCHOOL}`,
    r`转(?:学|园|到|去|校)|换(?:了)?(?:个)?(?:学校|幼儿园)|考[上进到]|升[入上]|现在[在上读念][^，,。]{1,10}${SCHOOL}`,
  ),
  turn(
    'study',
    r`[读学念](?!校|会|生|期|费)[^，,。]{1,8}(?:学|系|专业)?(?=$|[，,。])`,
    r`转(?:专业|系|去学|去读|到)|换(?:了)?专业|退学|(?:改|现在)[学读念][^，,。]{1,8}`,
  ),
  turn('status', STATUS, r`订婚|结婚了|领证|离婚|离了|分手|脱单|(?:有|交)(?:了)?(?:男朋友|女朋友|对象)了`),
  turn(
    'diet',
    r`不吃${MEAT}|吃素|素食`,
    r`(?:又|重新|恢复|现在|开始)+(?:能|可以|开始)?吃${MEAT}|开荤|不吃素了|不再吃素`,
  ),
];

const THING = r`(?:手机号|电话号码|号码|手机|号|邮箱|地址|密码|门禁码|儿科医生|牙医|医生|班主任|老师|教练|房东|老板|领导|保姆|阿姨|理发师|会计|场地|地点)`;

/** Another one of what there is one of. */
export const renewed = pattern(
  eitherScript(r`换(?:了)?(?:个|位)?(?:新的?)?(?<thing>${THING})|新(?:的)?(?<thing2>${THING})`),
);

/** Why something cannot stay as it was. */
export const fails = pattern(
  eitherScript(
    r`黄了|淹了|关门|关了|满了|没位|订不到|不行了|坏了|漏水|装修|停业|倒闭|回国|走了|离开|退休|请假|取消`,
  ),
);
