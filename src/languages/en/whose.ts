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
  unnamed: 'thing|part|bit|story|joke|statement|said|told|wrote|mentioned|whole|earlier|before|just|really',
};
