import { list, pairs } from '../lists.ts';
import type { LanguageWords } from '../types.ts';

export const words: LanguageWords = {
  stopWords: list(`
    a an the this that these those here there it its it's itself
    i me my mine myself we us our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself they them their theirs themselves one ones
    i'm i've i'd i'll im ive we're we've we'd we'll you're you've you'd you'll he's he'd he'll she's she'd she'll
    they're they've they'd they'll it'd it'll that's there's here's what's who's where's when's how's let's
    am is are was were be been being do does did doing done have has had having will shall would
    and or as of at by for with in on into onto upon about up out down off over again then
    so such than too very also just really quite rather even still already yet own same
    what which who whom whose when where why how whether
    some any all both each other another every either
    s t d ll m re ve oh ah hey hi hello well yes yeah yep ok okay please thanks thank um uh hmm lol btw
    get got getting gets thing things bit lot lots kind sort way e.g i.e etc
  `),
  meaningful: list(`
    from before after since without within against between under above below behind until till through during
    more most less least few only should must could might may like make made came come said now never because although
  `),
  everyday: list(`
    i i'm don't didn't can't it's that's you're the and what's thanks thank please hello love like loves likes want wants
    need needs prefer prefers think know remember forget tell said says went going gonna wanna got my your our their
    is are was were works worked working lives lived work home house today tomorrow yesterday morning evening night week
    weekend month year friend friends family brother sister mother father mom dad wife husband daughter son birthday
    meeting coffee tea water food breakfast lunch dinner dog cat good great nice cool bad happy sorry sure okay yeah
    yes never always sometimes usually often maybe really very allergic allergy buy bought sell travel trip flight play
    plays playing eat eats drink drinks vegetarian monday tuesday wednesday thursday friday saturday sunday january
    february march april june july august september october november december moved moving new old name called where
    when who how why which does did doesn't isn't won't owe owes euro euros dollars pounds
    gave give gives given met meet saw see sees seen car cars bike bus train office school live left took take takes
    made make makes came come comes put keep kept brought sent spend spent paid pay found find lost call calls began
    grew married studied study studies learn learned learning drive drives drove running walk walks cook cooks read
    about with from this that they she been born last first next two three son sons kids child children boss job phone
    number address email password room street town city
  `),
  questionWords: [
    ...list('who whom whose what which why how'),
    ...[
      ...list("what's who's where's when's how's"),
      ...list('is are was were do does did will would can could should shall have has am').flatMap((verb) => [
        ...list('i you he she it we they there this that my your our the').map(
          (subject) => `${verb} ${subject}`,
        ),
        `where ${verb}`,
        `when ${verb}`,
      ]),
      ...list(
        "don't didn't doesn't isn't aren't wasn't can't won't wouldn't couldn't shouldn't haven't",
      ).flatMap((verb) =>
        list('i you he she it we they there this that').map((subject) => `${verb} ${subject}`),
      ),
      'any idea',
      'any news',
    ],
  ],
  that: ['that'],
  negations: list(`
    not no never none nobody nothing nowhere neither nor cannot without hardly
    don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't won't wouldn't can't couldn't shouldn't
    mustn't needn't shan't ain't mightn't dont doesnt didnt isnt arent wasnt werent hasnt havent wont wouldnt cant
    couldnt shouldnt
  `),
  conditions: list(
    'if unless until till except only provided otherwise assuming suppose maybe perhaps probably might may',
  ),
  firstPerson: list(
    "i i'm i've i'd i'll im ive me my mine myself we we're we've we'd we'll us our ours ourselves",
  ),
  abbreviations: list(`
    mr mrs ms mx dr prof st rev gen capt lt sgt hon e.g i.e cf vs viz nos vol eq ch pp p eds approx est dept univ tel ext
    mt ave blvd
  `),
  closingAbbreviations: list(`
    etc a.m p.m pm inc ltd co corp jr sr jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs
    fri min mins hr hrs secs kg km cm mm ft oz lb lbs al ca u.s u.k u.s.a e.u ph.d b.c a.d
  `),
  forms: pairs(`
    don't:not doesn't:not didn't:not isn't:not aren't:not wasn't:not weren't:not hasn't:not haven't:not hadn't:not
    won't:not wouldn't:not can't:not cannot:not couldn't:not shouldn't:not mustn't:not needn't:not shan't:not ain't:not
    mightn't:not dont:not doesnt:not didnt:not isnt:not arent:not wasnt:not werent:not hasnt:not havent:not wont:not
    wouldnt:not cant:not couldnt:not shouldnt:not
    went:go gone:go goes:go gonna:go came:come bought:buy brought:bring thought:think taught:teach caught:catch
    sold:sell told:tell said:say made:make took:take taken:take gave:give given:give knew:know known:know grew:grow
    grown:grow flew:fly flown:fly drew:draw drawn:draw threw:throw thrown:throw saw:see seen:see ate:eat eaten:eat
    drank:drink drunk:drink drove:drive driven:drive rode:ride ridden:ride wrote:write written:write spoke:speak
    spoken:speak broke:break broken:break chose:choose chosen:choose woke:wake woken:wake wore:wear worn:wear
    began:begin begun:begin ran:run swam:swim swum:swim sang:sing sung:sing rang:ring rung:ring met:meet left:leave
    lost:lose kept:keep slept:sleep felt:feel dealt:deal meant:mean sent:send spent:spend built:build lent:lend
    held:hold heard:hear paid:pay stood:stand understood:understand won:win sat:sit fed:feed led:lead fought:fight
    sought:seek shook:shake shaken:shake stole:steal stolen:steal forgot:forget forgotten:forget hid:hide hidden:hide
    fell:fall fallen:fall found:find became:become
    children:child kids:child kid:child men:man women:woman people:person feet:foot teeth:tooth mice:mouse geese:goose
    wives:wife lives:live knives:knife leaves:leave
    mom:mother mum:mother mommy:mother mama:mother dad:father daddy:father papa:father bday:birthday b-day:birthday
    tmrw:tomorrow tmr:tomorrow tonite:tonight wanna:want pls:please u:you ur:your thx:thanks ppl:person fav:favorite
    fave:favorite favourite:favorite colour:color
    allergy:allergic allergies:allergic
  `),
  stemmer: { kind: 'snowball', algorithm: 'english' },
};
