import type { WhoseWords } from '../claim-types.ts';
import { combined } from '../lists.ts';

export const whose: WhoseWords = {
  saying:
    'said|says|wrote|writes|replied|replies|texted me|told us|tells us|told everyone|told everybody|claims|claimed|insists|insisted|thinks|thought|reckons|believes|swears|suggests|suggested|told me|tells me|they say|they said|people say|say|he says|he said|she says|she said|he told me|she told me',
  others:
    'he|she|they|someone|somebody|everyone|everybody|people|folks|some|my|our|his|her|their|the|a|an|mom|mum|mommy|mama|dad|daddy|mother|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|son|daughter|kids|parents|grandma|grandpa|granny|aunt|uncle|cousin|friend|friends|mate|buddy|roommate|flatmate|boss|manager|colleague|coworker|teacher|doctor|neighbour|neighbor|landlord|horoscope|me|us',
  beside:
    "has|have|had|once|yesterday|today|always|often|at|least|that's|thats|that|what|is|just|to|also|anyway|recently|earlier|lol",
  asides:
    "as|like|and|but|who|whom|which|because|than|if|when|though|although|since|what i|don't|doesn't|didn't",
  according: 'according to|in the words of|to quote|if you believe|if you ask my|courtesy of',
  retracted: [
    combined(
      "i was|i am|i'm|was|",
      'just|only|totally|obviously|of course|',
      'kidding|joking|lying|bluffing|being sarcastic|making it up|trolling|messing with you|testing you|pulling your leg',
    ),
    combined(
      "that was|it was|this was|that's",
      'just|only|obviously|',
      'sarcasm|irony|a joke|a lie|a prank|a test|made up|a bluff',
    ),
    combined('i|', 'just|totally|', 'made it up|made that up|made that one up'),
    combined(
      'forget|ignore|disregard|scratch',
      'what i|that i|everything i',
      'just|',
      'said|told you|wrote|mentioned',
    ),
    combined('forget|ignore|disregard', 'my last', 'message|messages|sentence'),
    'none of that is true|none of that was true|that never happened|forget i said anything|jks|jokes',
  ].join('|'),
  untrue: [
    combined(
      'thing|part|bit|story|',
      'was|is',
      'just|only|totally|all|',
      'a joke|a lie|made up|sarcasm|ironic|not true|untrue|a prank|a test',
    ),
    "isn't true|wasn't true|ain't true|not true|no truth|i made up|made up|i lied|lied|i invented|i was being sarcastic",
  ].join('|'),
  admits: [
    combined(
      'i was|was',
      'just|only|obviously|totally|of course|',
      'kidding|joking|lying|teasing|bluffing|trolling|being sarcastic|messing with you|pulling your leg|wrong|mistaken|confused|drunk',
    ),
    combined(
      'that was|it was|this was',
      'just|only|all|obviously|totally|completely|',
      'a joke|a lie|a prank|a test|a typo|a slip|a slip of the tongue|a mistake|an error|a misunderstanding|made up|sarcasm|wrong|false|untrue|not true|incorrect|nonsense|my mistake|my error',
    ),
    combined(
      "that's|that is|it's|it is",
      'just|all|simply|totally|completely|',
      'a lie|a mistake|an error|a misunderstanding|a typo|made up|wrong|false|untrue|not true|incorrect|nonsense|my mistake',
    ),
    combined(
      'i|',
      'just|only|totally|must have|have|',
      'made it up|made that up|made this up|lied|misspoke|mistyped|misremembered|got it wrong|got that wrong|had it wrong|had that wrong|made a mistake|mixed it up|mixed that up|mixed things up|said that by mistake|wrote that by mistake|said that as a joke|invented it|invented that|take it back|take that back',
    ),
    "my mistake|my bad|my error|my fault|by mistake|wrong information|i don't know why i said that|not sure why i said that|ignore what i said|ignore what i said before|ignore what i said earlier|forget what i said|forget what i said before|forget what i said earlier",
  ].join('|'),
  unnamed: 'thing|part|bit|story|joke|statement|said|told|wrote|mentioned|whole|earlier|before|just|really',
};
