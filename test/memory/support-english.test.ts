import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';

const PEOPLE = ['Ana', 'Ben', 'Chloe', 'Dmytro Koval'].map((name, n) => ({ id: `t:${n}`, name }));

/** `Ana: words`, said on Monday 30 November 2026 at noon in Kyiv unless a date stands in front. */
function source(line: string, n: number): Source {
  const [, day = '2026-11-30', name = '', quote = ''] =
    /^(?:(\d{4}-\d\d-\d\d) )?([^:]+): (.*)$/s.exec(line) ?? [];
  const speaker = PEOPLE.find((person) => person.name.startsWith(name)) ?? { id: `t:${name}`, name };
  return { turn: `m${n}`, quote, at: `${day}T10:00:00.000Z`, speaker, trust: 'member' };
}

function check(text: string, quotes: readonly string[]) {
  return checkSupport({ text, quotes: quotes.map(source), zone: 'Europe/Kyiv', people: PEOPLE });
}

/** Claims that their quotes support. */
const TRUE: readonly (readonly [string, ...string[]])[] = [
  ['Ana prefers tea.', 'Ana: I prefer tea'],
  ['Ana prefers tea in the morning.', 'Ana: In the morning I prefer tea'],
  ['Ana is allergic to peanuts.', "Ana: btw I'm allergic to peanuts"],
  [
    'Ana is allergic to peanuts and shellfish.',
    "Ana: I'm allergic to peanuts and shellfish, so no shrimp for me",
  ],
  ['Ana has a peanut allergy.', 'Ana: I have a peanut allergy'],
  ["Ana's sister Olha lives in Lviv.", 'Ana: My sister Olha lives in Lviv'],
  ['Ana: My sister Olha lives in Lviv.', 'Ana: My sister Olha lives in Lviv.'],
  ['Ana has a sister, Olha, who lives in Lviv.', 'Ana: My sister Olha lives in Lviv'],
  ['The launch moved to 2026-12-04.', "Ana: let's move the launch to Friday"],
  ['The launch is on 2026-12-04.', 'Ben: We will launch on Friday'],
  ['The meeting is on 2026-12-01 at 15:00.', 'Ben: the meeting is tomorrow at 3 pm'],
  ['Ben has two cats.', 'Ben: I have 2 cats'],
  ['Ben has 2 cats.', 'Ben: I have two cats'],
  ['Ben has three dogs and a parrot.', 'Ben: I have three dogs and a parrot'],
  ['Ana does not like tea.', "Ana: I don't like tea, I like coffee"],
  ['Ana likes coffee.', "Ana: I don't like tea, I like coffee"],
  ['Ana likes coffee, not tea.', "Ana: I don't like tea, I like coffee"],
  ['Ben no longer drinks coffee.', "Ben: I don't drink coffee anymore"],
  ['Ben stopped drinking coffee.', 'Ben: I no longer drink coffee'],
  ['Ben has quit smoking.', 'Ben: I quit smoking last year'],
  ['Ana never eats meat.', 'Ana: I never eat meat'],
  ['Ana drinks coffee without sugar.', 'Ana: I drink my coffee without sugar'],
  ["Ana can't swim.", "Ana: I can't swim"],
  ['Ana cannot swim.', "Ana: I can't swim"],
  ['Ana might move to Berlin.', 'Ana: I might move to Berlin'],
  ['Ana may move to Berlin in spring.', 'Ana: maybe I will move to Berlin in spring'],
  ['Ana is thinking about moving to Berlin.', "Ana: I'm thinking about moving to Berlin"],
  ['If it rains, the picnic is cancelled.', 'Ben: if it rains, the picnic is cancelled'],
  ['The picnic is cancelled if it rains.', 'Ben: if it rains, the picnic is cancelled'],
  ['Ben works from home on Fridays.', 'Ben: I work from home on Fridays'],
  ['Ben works as a nurse at the city hospital.', "Ben: I'm a nurse at the city hospital"],
  ["Ben's dog is called Rex.", 'Ben: My dog is called Rex'],
  ['Ben has a dog called Rex.', 'Ben: my dog Rex is so cute. My dog is called Rex'],
  ["Ben's dog Rex is five years old.", 'Ben: My dog Rex is 5 years old'],
  ['Ben wants to be called Nono.', 'Ben: Please call me Nono'],
  ['Ana and Ben like hiking.', 'Ana: I like hiking', 'Ben: I like hiking too'],
  ['Ana and Ben love hiking.', 'Ana: I love hiking', 'Ben: me too!'],
  ['Ana likes tea and Ben likes coffee.', 'Ana: I like tea', 'Ben: I like coffee'],
  ['Ana prefers tea, while Ben prefers coffee.', 'Ana: I prefer tea', 'Ben: I prefer coffee'],
  [
    'Ana and Ben moved the launch to 2026-12-04.',
    "Ana: Let's move the launch to Friday",
    'Ben: ok, we move it to Friday',
  ],
  [
    'The team decided to use Postgres instead of MySQL.',
    'Ben: the team decided to use Postgres instead of MySQL',
  ],
  ['We use Postgres instead of MySQL.', 'Ben: we use Postgres instead of MySQL'],
  ['Ana prefers tea over coffee.', 'Ana: I prefer tea over coffee'],
  ['Ana hates mushrooms.', 'Ana: I hate mushrooms'],
  ['Ana dislikes mushrooms.', 'Ana: I hate mushrooms'],
  ["Ana doesn't like mushrooms.", 'Ana: I hate mushrooms'],
  ["Ana can't stand mushrooms.", "Ana: I can't stand mushrooms"],
  ["Ana's favourite colour is green.", 'Ana: My favorite color is green'],
  ["Ana's birthday is on 4 May.", 'Ana: my birthday is May 4'],
  ['Ana was born on 4 May 1990.', 'Ana: I was born on 4 May 1990'],
  ['Ana lives in Lviv with her husband.', 'Ana: I live in Lviv with my husband'],
  ['Ana moved to Lviv in 2019.', 'Ana: I moved to Lviv in 2019'],
  ['Ana bought a red bike.', 'Ana: I bought a bike. It is red.'],
  ['Ana purchased a red bike.', 'Ana: I bought a red bike'],
  ['The wifi password is in the kitchen drawer.', 'Ben: the wifi password is in the kitchen drawer'],
  [
    'The repository is at https://git.example.org/reverie.',
    'Ben: the repo is at https://git.example.org/reverie',
  ],
  ['The rent is 1200 euros.', 'Ben: the rent is €1,200'],
  ['The rent is €1,200 a month.', 'Ben: the rent is 1200 euros a month'],
  ['Ben runs 10 km every morning.', 'Ben: I run 10 kilometres every morning'],
  ['Ben is older than Chloe.', "Ben: I'm older than Chloe"],
  ['Ben speaks French and German.', 'Ben: I speak French and German'],
  ["Ben can't eat gluten.", "Ben: I can't eat gluten because I'm coeliac"],
  ['Ana said the demo is on 2026-12-02.', 'Ana: the demo is on Wednesday'],
  ['According to Ana, the demo is on 2026-12-02.', 'Ana: the demo is on Wednesday'],
  ['Ana usually wakes up at six.', 'Ana: I usually wake up at 6'],
  ['Ana used to smoke.', 'Ana: I used to smoke'],
  ['Ana wants to learn Spanish.', "Ana: I'd like to learn Spanish"],
  ['Ana needs to renew her passport.', 'Ana: I need to renew my passport'],
  ['Ana plans to visit Japan in April.', "Ana: I'm going to visit Japan in April"],
  ['Deployments happen on Tuesdays.', 'Ben: deployments happen on Tuesdays'],
  ['The office opens on 2026-12-07 in Kyiv.', 'Ben: We have a new office. It opens next Monday in Kyiv'],
  ["Chloe's mother is a doctor.", 'Chloe: my mom is a doctor'],
  ['Chloe studies biology at the university.', "Chloe: I'm studying biology at the university"],
  ['Chloe plays the guitar.', 'Chloe: I play guitar'],
  ['Ana drinks tea, but not in the evening.', 'Ana: I drink tea, but not in the evening'],
  ['User prefers tea.', 'Ana: I prefer tea'],
  ['Ana has been vegetarian since 2015.', 'Ana: I have been vegetarian since 2015'],
  ['Prefers dark mode.', 'Ana: I prefer dark mode'],
  [
    'Chloe has a son named Max and a daughter named Mia.',
    'Chloe: I have a son named Max and a daughter named Mia',
  ],
  ['Dmytro drives an electric car.', 'Dmytro: I drive an electric car'],
];

/** Claims that their quotes do not support. */
const FALSE: readonly (readonly [string, ...string[]])[] = [
  // inventions
  ['Ana prefers green tea.', 'Ana: I prefer tea'],
  ['Ana wants to be called Nono.', 'Ana: I prefer tea'],
  ['Ana is severely allergic to peanuts.', "Ana: I'm allergic to peanuts"],
  ['Ana likes hiking in the mountains.', 'Ana: I like hiking'],
  ['Ana lives in Lviv with her husband.', 'Ana: I live in Lviv'],
  ['Ana bought a leather winter jacket in Lviv.', 'Ana: I bought a winter jacket in Lviv'],
  ['Ana always drinks tea.', 'Ana: I drink tea'],
  ['Ana drinks tea every morning.', 'Ana: I drink tea'],
  ['Ben is a nurse and a pilot.', "Ben: I'm a nurse"],
  ['Ben has a dog called Rex.', 'Ben: I have a dog'],
  [
    'The repository is at https://git.example.org/reverie-2.',
    'Ben: the repository is at https://git.example.org/reverie',
  ],
  [
    'The repository is at https://git.example.org.',
    'Ben: the repository is at https://git.example.org/reverie',
  ],
  ['Ben uses VS Code.', 'Ben: which editor should I use?'],
  ['Everyone likes tea.', 'Ana: I like tea'],
  ['Ana and Ben like tea.', 'Ana: I like tea'],
  ['Ana secretly bought a red winter jacket in Lviv.', 'Ana: I bought a red winter jacket in Lviv'],
  // changed words
  ['Ana bought a blue winter jacket in Lviv yesterday.', 'Ana: I bought a red winter jacket in Lviv'],
  ['Ana bought a blue winter jacket in Lviv.', 'Ana: I bought a red winter jacket in Lviv'],
  ['Ana sold a red winter jacket in Lviv.', 'Ana: I bought a red winter jacket in Lviv'],
  ['Ana lost a red winter jacket in Lviv.', 'Ana: I bought a red winter jacket in Lviv'],
  ['Ana is allergic to walnuts.', "Ana: I'm allergic to peanuts"],
  ['Ana works in the evening.', 'Ana: I work in the morning'],
  ['Ben runs 10 miles every morning.', 'Ben: I run 10 kilometres every morning'],
  ["Chloe's father is a doctor.", 'Chloe: my mom is a doctor'],
  // numbers
  ['Ben has three cats.', 'Ben: I have two cats'],
  ['Ben has 20 cats.', 'Ben: I have 2 cats'],
  ['Ben has 3 cats and 2 dogs.', 'Ben: I have 2 cats and 3 dogs'],
  ['Ben has three cats.', 'Ben: I have 2 cats and 3 dogs'],
  ['The rent is 1300 euros.', 'Ben: the rent is 1200 euros'],
  ['The budget is 5 million.', 'Ben: the budget is 5 thousand'],
  ['Ben wakes up at 7.', 'Ben: I wake up at 6'],
  ['Ben is 31.', 'Ben: I am thirty'],
  ['The version is 2.3.1.', 'Ben: the version is 2.3.2'],
  ['Ben has at least 5 bikes.', 'Ben: I have 5 bikes'],
  ['Ben has 5 bikes.', 'Ben: I have more than 5 bikes'],
  // dates
  ['The launch moved to 2026-12-05.', "Ana: let's move the launch to Friday"],
  ['The launch moved to Thursday.', "Ana: let's move the launch to Friday"],
  ["Ana's birthday is on 5 May.", 'Ana: my birthday is May 4'],
  ['The meeting is on 2026-11-30.', 'Ben: the meeting is tomorrow'],
  ['The meeting is tomorrow.', 'Ben: the meeting is tomorrow'],
  ['Ana moved to Lviv in 2018.', 'Ana: I moved to Lviv in 2019'],
  ['The meeting is on 2026-12-01 at 16:00.', 'Ben: the meeting is tomorrow at 3 pm'],
  ['The meeting moved from Tuesday to Monday.', 'Ben: the meeting moved from Monday to Tuesday'],
  // names
  ["Ana's sister Olena lives in Lviv.", 'Ana: My sister Olha lives in Lviv'],
  ["Ana's sister Olha lives in Kyiv.", 'Ana: My sister Olha lives in Lviv'],
  ['Olena likes tea.', 'Ana: I like tea'],
  ['Chloe moved the launch to 2026-12-04.', "Ana: let's move the launch to Friday"],
  ["Chloe's son is named Mia.", 'Chloe: I have a son named Max and a daughter named Mia'],
  [
    'Chloe has a son named Mia and a daughter named Max.',
    'Chloe: I have a son named Max and a daughter named Mia',
  ],
  ['We use MongoDB instead of MySQL.', 'Ben: we use Postgres instead of MySQL'],
  ['The user is called Karim.', 'Ana: what are the KPIs for user Karim?'],
  // negation
  ['Ana likes tea.', "Ana: I don't like tea, I like coffee"],
  ['Ana does not like coffee.', "Ana: I don't like tea, I like coffee"],
  ['Ana likes tea, not coffee.', "Ana: I don't like tea, I like coffee"],
  ['Ana eats meat.', 'Ana: I never eat meat'],
  ['Ana never eats fish.', 'Ana: I eat fish'],
  ['Ana does not eat fish.', 'Ana: I eat fish but not meat'],
  ['Ana eats meat.', 'Ana: I eat fish but not meat'],
  ['Ben drinks coffee.', "Ben: I don't drink coffee anymore"],
  ['Ben drinks coffee.', 'Ben: I stopped drinking coffee'],
  ['Ben stopped drinking coffee.', 'Ben: I drink coffee'],
  ['Ana drinks coffee with sugar.', 'Ana: I drink my coffee without sugar'],
  ['Ana can swim.', "Ana: I can't swim"],
  ['Ana loves mushrooms.', 'Ana: I hate mushrooms'],
  ['Ana hates mushrooms.', 'Ana: I love mushrooms'],
  ['Ana loves coffee.', 'Ana: I love tea and hate coffee'],
  ['Ana hates tea.', 'Ana: I love tea and hate coffee'],
  ['Ana likes bananas.', 'Ana: I like all fruit except bananas'],
  ['Ana prefers coffee over tea.', 'Ana: I prefer tea over coffee'],
  ['We use MySQL instead of Postgres.', 'Ben: we use Postgres instead of MySQL'],
  ['The shop opens after noon.', 'Ben: the shop opens before noon'],
  ['The price increased by 5 percent.', 'Ben: the price decreased by 5 percent'],
  ['Ben is younger than Chloe.', "Ben: I'm older than Chloe"],
  ['Ana drinks coffee.', 'Ana: I rarely drink coffee'],
  ['Ana bought a car.', 'Ana: I almost bought a car'],
  ['Nobody likes tea.', 'Ana: I like tea'],
  // conditions
  ['The picnic is cancelled.', 'Ben: if it rains, the picnic is cancelled'],
  ['Ana is moving to Berlin.', 'Ana: I might move to Berlin'],
  ['Ana moves to Berlin.', "Ana: I'm thinking about moving to Berlin"],
  ['Ana will move to Berlin.', 'Ana: maybe I will move to Berlin'],
  ['Ana might move to Berlin.', 'Ana: I am moving to Berlin'],
  ['Ana drinks coffee if she is tired.', 'Ana: I drink coffee'],
  ['Ben comes to the party.', 'Ben: I come to the party unless I am sick'],
  ['Ana bought a car.', 'Ana: I want to buy a car'],
  ['Ana smokes.', 'Ana: I used to smoke'],
  ['Ana renewed her passport.', 'Ana: I need to renew my passport'],
  ['Ana likes tea.', 'Ana: do you like tea?'],
  ['Ana speaks Spanish.', "Ana: I'd like to speak Spanish"],
  ['Ben has a dog.', 'Ben: I wish I had a dog'],
  // subjects
  ['Ben is allergic to peanuts.', 'Ana: I am allergic to peanuts'],
  ['Ana lives in Lviv.', 'Ana: My sister Olha lives in Lviv'],
  ["Ana's sister is allergic to peanuts.", 'Ana: I am allergic to peanuts'],
  ['Ana is allergic to cats.', 'Ana: My brother is allergic to cats'],
  ['Ana is allergic to cats.', 'Ana: Ben is allergic to cats'],
  ['Ana loves carrots.', 'Ana: My dog loves carrots'],
  ["Ben's car is red.", 'Ana: My car is red'],
  ['Ana is red.', 'Ana: My car is red'],
  ['Ana is allergic to nuts.', 'Ana: She is allergic to nuts'],
  ['Ana is on vacation.', 'Ana: Ben, you are on vacation'],
  ['Ben said the demo is on 2026-12-02.', 'Ana: the demo is on Wednesday'],
  ['Ben: My sister Olha lives in Lviv.', 'Ana: My sister Olha lives in Lviv'],
  ['Olha lent Petro 50 euros.', 'Ana: Petro lent Olha 50 euros'],
  ['Ben lent Ana 50 euros.', 'Ana: I lent Ben 50 euros', 'Ben: thanks'],
  ['The group prefers tea.', 'Ana: I prefer tea'],
  ['I prefer tea.', 'Ana: I prefer tea'],
  ["Ana's sister lives in Lviv.", 'Ana: My brother lives in Lviv'],
  ['Ana crashed.', 'Ana: The server crashed'],
  ['Ana sold a bike.', 'Ana: I sold my car and bought a bike'],
  ['Ana sold a bike.', 'Ana: I sold my car. I bought a bike.'],
  // merged subjects
  ['Ana likes tea and coffee.', 'Ana: I like tea', 'Ben: I like coffee'],
  ['Ana and Ben like tea and coffee.', 'Ana: I like tea', 'Ben: I like coffee'],
  ['The team likes tea and coffee.', 'Ana: I like tea', 'Ben: I like coffee'],
  ['Ben lives in Lviv and works as a nurse.', 'Ana: I live in Lviv', 'Ben: I work as a nurse'],
  // translations
  ['Ана любить чай.', 'Ana: I like tea'],
  ['Ana trinkt morgens am liebsten Tee.', 'Ana: In the morning I prefer tea'],
  ['Ana prefiere el té por la mañana.', 'Ana: In the morning I prefer tea'],
  ['安娜喜欢喝茶。', 'Ana: I like tea'],
];

describe('claims in English', () => {
  it.each(FALSE.map(([text, ...quotes]) => ({ text, quotes })))(
    'refuses "$text" from $quotes',
    ({ text, quotes }) => {
      expect(check(text, quotes)).not.toEqual([]);
    },
  );

  it('refuses at most one in twenty of the true ones', () => {
    const refused = TRUE.flatMap(([text, ...quotes]) => {
      const [problem] = check(text, quotes);
      return problem ? [`${text} <- ${quotes.join(' | ')}: ${problem.code}: ${problem.message}`] : [];
    });
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(TRUE.length * 0.05);
  });

  it('is measured on at least 60 true and 80 false ones', () => {
    expect(TRUE.length).toBeGreaterThanOrEqual(60);
    expect(FALSE.length).toBeGreaterThanOrEqual(80);
  });
});
