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
    theme: { one: '# theme', other: '# themes' },
  },
  diary: {
    light: {
      read: [
        'I went through {notes} of {day} and laid out what may last.',
        'The day {day} left {notes} on my table, and I read each of them.',
        'Tonight I sat with {notes} from {day}.',
      ],
      readSpan: [
        'I went through {notes} written between {from} and {to}.',
        'From {from} to {to} there were {notes}, and I read each of them.',
        'Tonight I leafed through the days from {from} to {to}: {notes} in all.',
      ],
      staged: [
        'Of these I set aside {staged} for a closer look.',
        'In {staged} I found something worth weighing.',
        'I kept {staged} on the table for the next hours.',
      ],
      nothingStaged: ['None of it asked to be weighed further.', 'Nothing in it was new.'],
      duplicates: ['Some of it had been said before.', 'A few things turned up more than once.'],
      duplicate: [
        '{dropped} says the same as {kept}, so one of them is enough.',
        '{kept} and {dropped} are one thought in two wordings.',
      ],
      closing: [
        'The rest stays in its day, where it can still be found.',
        'What I left out is not lost; it stays in the notes of its day.',
        'Small talk stays where it was said.',
      ],
    },
    rem: {
      opening: [
        'Then I looked for what comes back.',
        'Lying still, I listened for what repeats itself.',
        'I let the days drift past each other to see what they share.',
      ],
      theme: [
        '{theme} came up on {days}, in {notes}.',
        'I met {theme} again and again: {notes} over {days}.',
        '{theme} runs through {days} and {notes}.',
      ],
      themes: ['There were {themes} in all.', 'All told I counted {themes}.'],
      contradiction: [
        'Where I once had {before}, I now hear {after}.',
        '{before} no longer agrees with {after}.',
      ],
      contradictions: ['Not everything agrees with what I knew.', 'Some things have changed.'],
      noContradiction: ['Nothing in it spoke against what I knew.', 'It all fits with what I knew.'],
      closing: [
        'I leave it to the deeper hours to decide what is kept.',
        'What repeats is not always important, but it is worth a second look.',
      ],
    },
    deep: {
      opening: [
        'In the deepest hours I wrote down what should stay.',
        'Then came the quiet work on the memory itself.',
        'Before morning I put the memory in order.',
      ],
      added: ['I added {line}', 'New is {line}', 'From now on I keep {line}'],
      addedMore: ['Beside that I took in {lines} more.', 'Another {lines} came in as well.'],
      merged: ['I made one line of {before}: {after}', 'Out of {before} came {after}'],
      updated: [
        'Where it said {before}, it now says {after}',
        'I replaced {before} with {after}',
        '{before} has become {after}',
      ],
      removed: ['I let go of {text} {reason}', 'I took out {text} {reason}'],
      archived: ['I moved {text} to the archive {reason}', '{text} now rests in the archive {reason}'],
      held: ['I did not dare to decide on {text} {reason}', '{text} waits for a person {reason}'],
      refused: ['I refused {text} {reason}', 'I did not accept {text} {reason}'],
      size: [
        'The memory now holds {items} of {maxItems} lines and {tokens} of {maxTokens} tokens.',
        'That makes {items} of {maxItems} lines, and {tokens} of {maxTokens} tokens.',
      ],
      closing: [
        'Every one of these changes can be looked at and undone.',
        'If something here is wrong, it can be taken back.',
      ],
    },
    insights: {
      theme: [
        '{theme} is on people’s minds: {notes} over {days}.',
        'What returned most was {theme}, on {days}.',
      ],
      change: [
        'Something changed: {before} gave way to {after}.',
        '{after} has taken the place of {before}.',
      ],
      added: ['Worth knowing from these notes: {line}', 'The notes taught me {line}'],
      held: ['One thing is not mine to decide: {text}.', 'Somebody should look at {text}.'],
    },
    observation: {
      grew: ['The memory has grown a little.', 'There is a little more to know than before.'],
      tidied: ['The memory has become tidier.', 'What was double or old has gone.'],
      settled: [
        'What was known has been set right.',
        'The memory has caught up with the people it is about.',
      ],
      quiet: ['It was a quiet run.', 'Little had to change.'],
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
      'Hi! /help shows what I can do.',
    ],
    thanks: ['You’re welcome.', 'Gladly.'],
    isGreeting: pattern(
      '^(?:(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|evening|afternoon|day)|morning|evening)(?:[ ,]+(?:there|all|everyone|everybody|bot|again|reverie))*[\\s,!.]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
    asks: pattern(
      '^(?:please )?(?:tell (?:me|us)|remind (?:me|us)|show (?:me|us)|list|give me|let me know|i (?:wonder|want to know|forgot)|do you (?:know|remember)|any idea)\\b',
    ),
    isThanks: pattern(
      '^(?:(?:many )?thanks?(?: you)?(?: (?:so much|a lot|very much|again))?|thx|cheers|ty)[\\s,!.]*(?:bot|reverie)?[\\s,!.]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
  },
};
