import { list } from '../lists.ts';
import type { SecretWords } from '../secret-words.ts';

export const secrets: SecretWords = {
  spelled: ['password', 'passcode', 'passphrase'],
  passwords: ['(?:wi-?fi|network|router|hotspot) key'],
  agreed: ['(?:secret|code|safe|magic|watch)[ -]?word'],
  answers: ['(?:secret|security|recovery|control) (?:question|answer)s?'],
  answer: 'answer',
  answerNames: [
    'maiden name',
    "first (?:pet|dog|cat|school|teacher|car)(?:['’]s)?(?: name)?",
    '(?:street|town|city) (?:where )?I (?:grew up|was born)(?: in| on)?',
  ],
  asks: '(?:for|at|with) (?:my |the |our |their )?(?:bank|account|tax office|insurance|hotline|verification|recovery|security (?:check|reset))',
  codes: [
    'passcode',
    'pins?(?:[ -]?(?:code|number))?',
    'c[vc][vc]2?',
    '(?:totp|2fa|mfa|otp)(?: (?:secret|seed|key|code))?',
  ],
  code: '(?:code|combination|pin|passcode)',
  locks:
    '(?:doors?|gate|alarm|lock|locker|padlock|safe|vault|garage|building|house|flat|apartment|office|intercom|entry ?phone|keypad|entrance|lobby|elevator|phone|iphone|ipad|tablet|laptop|computer|sim|card|credit card|debit card|suitcase|bike|wi-?fi|router|hotspot|network|text|sms|email|shed|basement|mailbox|stairwell|stair(?:case|way)|hallway|storeroom|storage|gym|cottage|cellar|back door)',
  between: '(?:to|for|of|on|at|from|the|my|our|his|her|your|front|back|main|new)',
  opens:
    '(?:open(?:s|ed)?|unlock(?:s|ed)?|disarm(?:s|ed)?|(?:turn|switch)(?:s|es|ed)? (?:it )?off|deactivate[sd]?|disable[sd]?|gets? (?:you |me )?in)',
  by: { before: '(?:with|using|code|pin|combination|dial|type|enter|press|(?:dial|typ|enter|press)ing)' },
  told: {
    before:
      "(?:with|using|uses?|used|reuse[ds]?|reusing|typ(?:e|ed|ing)|enter(?:ed|ing)?|put|try|remember|it['’]s)(?: (?:in|still|always|just))?",
    changed: { verb: '(?:set|chang\\p{L}{1,3}|switch\\p{L}{0,2}|reset|updated?)', to: 'to' },
    as: 'as',
    entering:
      '(?:log(?:s|ged|ging)?[ -](?:in|on|into)|to login|sign(?:s|ed|ing)?[ -](?:in|on|into)|unlock(?:s|ed|ing)?)',
    typed: {
      before: '(?:enter|type|dial|press|punch|key|tap)(?: in)?',
      after: '(?:in|into|on|at) (?:the |that )?(?:key ?)?(?:pad|panel)',
    },
    keys: 'keys?',
  },
  is: ['is', 'was', 'used to be', "it['’]s"],
  digits: ['oh', 'zero', 'one', 'double'],
  papers: [
    'passport(?: number| no\\.?)?',
    '(?:tax|taxpayer|national|identity|id|social security|insurance|driver.?s.? licen[cs]e)(?: identification)?(?: (?:id|number|no\\.?|code|card))+',
  ],
  logins: ['log-?in', 'user ?name', 'account'],
  describing: list(
    'long longer short characters character letters digits symbols years year months month weeks days old times people everyone nobody somebody someone anybody at least one two three four five six seven eight ten twelve sixteen twenty required protected hashed encrypted shared expired generated random reset policy manager hint field rules game',
  ),
};
