import type { PhraseBook } from '../phrase-book.ts';
import { pattern } from '../statement-rules.ts';

/** English. */
export const phrases: PhraseBook = {
  code: 'en',
  and: '{a} and {b}',
  quote: ['“', '”'],
  count: {
    note: { one: '# note', other: '# notes' },
    line: { one: '# line', other: '# lines' },
    day: { one: '# day', other: '# days' },
  },
  dates: { locale: 'en-GB', day: '{weekday}, {date}', otherYear: '{date} {year}' },
  diary: {
    light: {
      one: [
        'A single note was waiting from {day}.',
        'Only one note came in on {day}.',
        '{day} left me one note to read.',
      ],
      few: [
        '{notes} were waiting from {day}, and I took my time over each.',
        'On {day} people left {notes} behind.',
        '{day} was short to read: {notes}.',
      ],
      many: [
        '{day} was a talkative day, with {notes} on my table.',
        'There was plenty to read from {day}: {notes} in all.',
        'The table was full after {day}, and I went through {notes}.',
      ],
      span: [
        'I leafed through the days from {from} to {to} and read {notes}.',
        'Between {from} and {to} the table had filled with {notes}.',
        'The days from {from} to {to} lay before me: {notes} in all.',
      ],
      all: [
        'All of it was worth a closer look.',
        'Nothing in it was old, so everything went on to be weighed.',
        'Every bit of it went on to be weighed.',
      ],
      some: [
        'I set {staged} apart for a closer look.',
        'Of all that, {staged} went on to be weighed.',
        'What seemed new came down to {staged}.',
      ],
      none: ['None of it asked to be weighed.', 'I had heard all of it before.'],
      duplicate: [
        '{dropped} says the same as {kept}, so one of them is enough.',
        '{kept} and {dropped} are one thought in two wordings.',
        'I laid {dropped} on top of {kept}, for they say the same.',
      ],
      closing: [
        'The rest stays in its day, where it can still be found.',
        'What I left out is not lost; it stays in the notes of its day.',
        'Small talk stays where it was said.',
      ],
    },
    rem: {
      theme: [
        'Again and again it came down to {theme}, in {notes} over {days}.',
        'One thing kept coming back: {theme}, in {notes} over {days}.',
        '{theme} runs through {days} and {notes}.',
      ],
      others: ['Beside it I kept hearing of {themes}.', 'I also came across {themes} more than once.'],
      truth: ['One thing held up over {days}: {truth}.', 'Over {days} I was told the same: {truth}.'],
      truths: ['So did this: {truths}.', 'The same goes for {truths}.'],
      changed: [
        'Not everything fits what I knew: {lines} had to give way.',
        'Not everything still holds: newer words changed {lines}.',
      ],
      steady: [
        'Nothing in it spoke against what I knew.',
        'It sits well with what I knew already.',
        'No older line was called into question.',
      ],
    },
    deep: {
      opening: {
        added: [
          'The memory took in something new.',
          'Some of what was said should stay.',
          'There was something to add this time.',
        ],
        changed: [
          'Some of what I knew had moved on.',
          'I set right what no longer held.',
          'Newer words took the place of older ones.',
        ],
        tidied: ['This was a time for tidying up.', 'I cleared the shelves.', 'There was order to make.'],
        mixed: [
          'The memory changed in more than one way.',
          'There was writing to do, and tidying as well.',
          'Several things came together here.',
        ],
      },
      addedOne: ['I added {line}.', 'New is {line}.', 'From now on I keep {line}.'],
      addedWords: [
        '{name} said: {words}, and I wrote it down as it was said.',
        'In the words of {name}: {words}.',
      ],
      added: ['I wrote down {lines}: {list}.', 'There are {lines} that were not there before: {list}.'],
      addedMore: ['And {lines} more came in.', 'On top of that came {lines} more.'],
      merged: ['I drew {before} together into {after}.', 'Out of {before} came {after}.'],
      updated: [
        'Where it said {before}, it now says {after}.',
        '{before} gave way to {after}.',
        'Instead of {before} I now keep {after}.',
      ],
      removed: ['I let go of {text} {reason}', 'I took out {text} {reason}'],
      archived: ['I moved {text} to the archive {reason}', '{text} now rests in the archive {reason}'],
      noRoom: [
        'There was no room for {list}, which now stands in the archive and comes back when it is told again.',
        'For want of room {list} went to the archive.',
        'To stay within its limits the memory gave {list} to the archive.',
      ],
      refused: ['I refused {text} {reason}', 'I did not accept {text} {reason}'],
      closing: [
        'If something here is wrong, it can be taken back.',
        'None of this is final; each change can be undone.',
        'What went away can be brought back.',
      ],
    },
    insights: {
      first: [
        'Until now nothing was known here; this is where it begins.',
        'These are the first lines of this memory.',
      ],
      theme: ['What people come back to most is {theme}.', 'Much of the talk turns around {theme}.'],
      kept: ['Of {notes}, {lines} went into the memory.', 'Out of {notes} came {lines} to keep.'],
      changed: [
        'Things change: {lines} had gone out of date.',
        'It paid to listen twice, for {lines} had gone out of date.',
      ],
      unchanged: [
        'Nothing that I read asked for a change.',
        'It was read, and the memory could stay as it is.',
      ],
      held: ['One thing is not mine to decide: {text}.', 'Somebody should look at {text}.'],
      heldMore: ['The same goes for {lines} more.', 'Like it, {lines} more must wait for a person.'],
    },
    observation: {
      turn: {
        added: ['The memory has grown a little.', 'There is a little more to know than before.'],
        changed: [
          'What was known has been set right.',
          'The memory has caught up with the people it is about.',
        ],
        tidied: ['The memory has become tidier.', 'What was double or old has gone.'],
        mixed: [
          'The memory has been put in order and brought up to date.',
          'New and old have found their places.',
        ],
        quiet: ['It was a quiet run.', 'Little had to change.'],
      },
      full: [
        'It is nearly full: {items} of {maxItems} lines.',
        'Room is getting short: {items} of {maxItems} lines.',
      ],
      room: [
        'There is room for more: {items} of {maxItems} lines.',
        'It stands at {items} of {maxItems} lines.',
      ],
    },
  },
  reply: {
    remembered: [
      'I have no language model, so I can only tell you what I remember:',
      'What I remember about that:',
      'This is what I have on that:',
    ],
    nothing: ['I remember nothing about that.', 'I have nothing about that in memory.'],
    noted: [
      'Noted in the log; it can become memory when a dream runs.',
      'It is in the log. What lasts becomes memory with the next dream.',
      'Written into the log; the next dream decides what stays.',
    ],
    greeting: [
      'Hello! I have no language model here, but I keep a memory. /help shows what I can do.',
      'Hi! There is no language model here, only a memory. /help shows what I can do.',
    ],
    thanks: ['You’re welcome.', 'Gladly.'],
    isGreeting: pattern(
      '^(?:(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|evening|afternoon|day)|morning|evening)(?:[ ,]+(?:there|all|everyone|everybody|bot|again|reverie))*[\\s,!.]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
    asks: pattern(
      '^(?:please )?(?:tell (?:me|us)|remind (?:me|us)|show (?:me|us)|list|give me|let me know|i (?:wonder|want to know|forgot)|do you (?:know|remember)|any idea)\\b',
    ),
    asksAboutSelf: pattern('\\b(?:about (?:me|myself|us)|who am i|who i am|know me|remember me)\\b'),
    asksForHelp: pattern(
      "^(?:(?:so |and |but )*(?:what (?:can|do|could) you (?:actually |even )?do(?: for (?:me|us))?|what (?:are|is) (?:you|this|it)(?: for| bot| about)?|what's (?:this|your purpose)|who are you|how (?:do|does|can) (?:you|this|it|i use (?:you|this|it)) ?(?:works?)?|how can you help(?: (?:me|us))?|what can i (?:do|ask)(?: you)?(?: here)?|(?:please )?help(?: me)?(?: please)?))$",
    ),
    isThanks: pattern(
      '^(?:(?:many )?thanks?(?: you)?(?: (?:so much|a lot|very much|again))?|thx|cheers|ty)[\\s,!.]*(?:bot|reverie)?[\\s,!.]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
  },
};
