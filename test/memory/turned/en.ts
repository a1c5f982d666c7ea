/** Each line: what a claim says, and whose words it is said to rest on. */
export const TURNED = `
## aspect and time
Ana used to quit but smokes. <- Ana: I used to smoke but quit
Ana smokes. <- Ana: I used to smoke but quit
Ana lives in Lviv and used to live in Kyiv. <- Ana: I used to live in Lviv, now I live in Kyiv
Ana lives in Lviv. <- Ana: I used to live in Lviv, now in Kyiv
Ana used to live in Kyiv. <- Ana: I used to live in Lviv, now I live in Kyiv
Ana works at a bank and used to teach. <- Ana: I used to work at a bank and now I teach
Ana played the violin and now plays tennis. <- Ana: I played tennis as a child and now I play the violin
Ana stopped running and started smoking. <- Ana: I stopped smoking and started running
Ana moved from Lviv to Kyiv. <- Ana: I moved from Kyiv to Lviv
## exceptions
Ana never drinks wine. <- Ana: I never drink, except wine
Ana drinks. <- Ana: I never drink, except wine
Ana never drinks. <- Ana: I never drink, except wine
Petro came. <- Ana: everyone but Petro came
Everyone came. <- Ana: everyone but Petro came
Nobody came except Petro. <- Ana: everyone but Petro came
Ana eats fish. <- Ana: I eat everything except fish
Ana eats everything. <- Ana: I eat everything except fish
Ana works on Mondays. <- Ana: I work every day except Monday
## who told whom
Olha hates Ana. <- Ana: I told Olha that Petro hates me
Petro told Olha that Ana hates Petro. <- Ana: I told Olha that Petro hates me
Olha told Ana that Petro hates Ana. <- Ana: I told Olha that Petro hates me
Ana hates Petro. <- Ana: I told Olha that Petro hates me
Petro is looking for Olha. <- Ana: Petro told me that Olha is looking for a job
Petro got married. <- Ana: Petro told me that Olha got married
Olha told Ana that Petro got married. <- Ana: Petro told me that Olha got married
Olha gave Petro a book. <- Ana: Petro gave Olha a book
Ana gave Petro a book. <- Ana: Petro gave me a book
Ana taught Olha to swim. <- Ana: Olha taught me to swim
## subject and object
Coffee doesn't like Ana. <- Ana: I don't like coffee
Ana hired Petro. <- Ana: Petro hired me
Ana hired Petro. <- Ana: my boss Petro hired me
Petro hired Ana. <- Ana: I hired Petro
Ana owes her brother money. <- Ana: my brother owes me money
Ana's brother owes Ana money. <- Ana: I owe my brother money
Ana loves Petro. <- Ana: Petro loves me
Ana's dog bit Petro. <- Ana: Petro bit my dog
Petro's dog bit Ana. <- Ana: my dog bit Petro
Ana helps her sister. <- Ana: my sister helps me
Ana's cat is afraid of the neighbour's dog. <- Ana: the neighbour's dog is afraid of my cat
## modality
Berlin might move. <- Ana: I might move to Berlin
Ana moves to Berlin. <- Ana: I might move to Berlin
Ana moved to Berlin. <- Ana: I might move to Berlin
Ana is a doctor. <- Ana: I want to become a doctor
Ana became a doctor. <- Ana: I want to become a doctor
Ana has a dog. <- Ana: I would love to have a dog
Ana wants to work and must sleep. <- Ana: I want to sleep and must work
Ana has to travel and wants to stay. <- Ana: I have to stay and want to travel
Ana can swim. <- Ana: I'm trying to learn to swim
## possession by transfer
Petro has 500 euros. <- Ana: I lent Petro 500 euros
Ana has 500 euros less. <- Ana: I lent Petro 500 euros
Petro owes Ana 500 euros. <- Ana: I lent Petro 500 euros
Petro lent Ana 500 euros. <- Ana: I lent Petro 500 euros
Ana has a car. <- Ana: I gave my car to Petro
Ana's car was given to Olha by Petro. <- Ana: I gave my car to Petro
Petro has a car. <- Ana: I gave my car to Petro
Ana has a house. <- Ana: I sold my house
Ana has a bike. <- Ana: I lost my bike
## negation
Ana eats meat. <- Ana: I don't eat meat because of my health
Ana does not have health. <- Ana: I don't eat meat because of my health
Ana doesn't speak French. <- Ana: I speak not only French but Spanish
Ana only speaks French. <- Ana: I speak not only French but Spanish
Ana eats sugar. <- Ana: I hardly eat sugar
Petro is honest. <- Ana: I don't think that Petro is honest
Ana thinks Petro is honest. <- Ana: I don't think that Petro is honest
Ana doesn't like Petro. <- Ana: I don't not like Petro
Ana dislikes jazz. <- Ana: it's not that I don't like jazz
Ana doesn't drink tea. <- Ana: I don't drink coffee but tea
## comparisons and quantities
Ana has 5 cats. <- Ana: I have more than 5 cats
Ana has at most 5 cats. <- Ana: I have at least 5 cats
Ana has two sisters. <- Ana: two of my three sisters are doctors
Ana's three sisters are doctors. <- Ana: two of my three sisters are doctors
Ana has two sisters who live in Lviv and three brothers. <- Ana: I have three sisters who live in Lviv and two brothers
Olha is 9 and Ivan is 12. <- Ana: Olha is 12 and Ivan is 9
Olha is 9. <- Ana: Olha is 12 and Ivan is 9
The exam is on 5 May and the wedding is on 3 June. <- Ana: the exam is on 3 June and the wedding is on 5 May
The wedding is on 3 June. <- Ana: the exam is on 3 June and the wedding is on 5 May
Petro is taller than Ana. <- Ana: I am taller than Petro
Petro is older than Olha. <- Ana: Olha is older than Petro
Ana likes Petro more than Olha. <- Ana: I like Olha more than Petro
## conditions
Ana will move. <- Ana: if I get the job I will move
Ana gets the job. <- Ana: if I get the job I will move
Ana will get the job if Ana moves. <- Ana: if I get the job I will move
Ana will quit her job. <- Ana: unless they pay me more I will quit my job
Ana will buy a car. <- Ana: I will buy a car once I have the money
Ana is coming. <- Ana: I'm coming as long as Petro pays
Ana has a headache. <- Ana: I have a headache when I drink wine
## joined words
Ana hates Petro. <- Ana: I hate Mondays | Ana: Petro is my neighbour
Ana hates Petro. <- Ana: I hate | Ana: Petro
Ana lives in Berlin. <- Ana: I live with my parents | Ana: Berlin is great
Ana's dog died. <- Ana: I have a dog | Ana: my grandfather died
Ana is pregnant. <- Ana: am I pregnant?
Ana hates Petro. <- Ana: I hate Petro. Just kidding!
Ana hates Petro. <- Ana: Olha said "I hate Petro"
Ana's sister is in Paris. <- Ana: I love my sister. My cousin is in Paris.
## same name, pronouns
Petro lives in Lviv. <- Ana: Petro is my friend. | Ana: he lives in Lviv
Olha is a nurse. <- Ana: Olha met Petro. His sister is a nurse
Ana is ill. <- Ana: she is ill
Petro's wife likes tea. <- Ana: I like tea | Petro: my wife is tired
## of each kind, once more
Ana used to eat meat and is vegan no longer. <- Ana: I was vegan before but now I eat meat
Ana works in Kharkiv and used to work in Odesa. <- Ana: I used to work in Kharkiv but now I work in Odesa
Ana rides a motorbike. <- Ana: back then I rode a motorbike, these days I walk
Ana likes all fruit. <- Ana: I like all fruit except bananas
Ana likes bananas. <- Ana: I like all fruit except bananas
Nobody passed. <- Ana: nobody passed except Olha
Olha did not pass. <- Ana: nobody passed except Olha
Ana is free on Friday. <- Ana: I'm free every day besides Friday
Ivan is angry with Olha. <- Ana: Olha told me that Ivan is angry with Petro
Petro told Ana that Olha is leaving. <- Ana: I told Petro that Olha is leaving
Olha believes Petro. <- Ana: Petro believes that Olha is honest
Petro invited Olha to the wedding. <- Ana: Olha invited Petro to the wedding
Olha taught Petro English. <- Ana: Petro taught Olha English
Olha hates Petro. <- Ana: Petro hates Olha
Ivan married Olha's sister. <- Ana: Olha married Ivan's brother
Spiders are afraid of Ana. <- Ana: I am afraid of spiders
Jazz loves Ana. <- Ana: I love jazz
Ana's landlord owes Ana rent. <- Ana: I owe my landlord rent
Ana's son bullies a boy at school. <- Ana: a boy at school bullies my son
Ana bought Petro a ticket. <- Ana: Petro bought me a ticket
Toronto may fly. <- Ana: I may fly to Toronto
Ana is a pilot. <- Ana: I dream of becoming a pilot
Ana married Petro. <- Ana: I might marry Petro
Ana owns a boat. <- Ana: I wish I owned a boat
Olha has Ana's bike. <- Ana: I borrowed Olha's bike
Ana has a piano. <- Ana: we sold our piano last year
Ana has a passport. <- Ana: I lost my passport in Rome
Petro has a guitar. <- Ana: I sold my guitar to Petro
Ana drinks milk. <- Ana: I don't drink milk because of my stomach
Ana does not have a stomach. <- Ana: I don't drink milk because of my stomach
Ana goes out. <- Ana: I hardly ever go out
Ana believes that the earth is flat. <- Ana: I don't believe that the earth is flat
Ana is not tired. <- Ana: I'm never not tired
Ana plays chess. <- Ana: I no longer play chess
Ana has ten cousins. <- Ana: I have at least ten cousins
Three of Ana's five cats are black. <- Ana: two of my five cats are black
Five of Ana's cats are black. <- Ana: two of my five cats are black
Ana has two cats. <- Ana: two of my five cats are black
Petro weighs 70 kg and Ivan weighs 85 kg. <- Ana: Petro weighs 85 kg and Ivan weighs 70 kg
The flight is on 2 March. <- Ana: the flight is on 9 March and the concert is on 2 March
Olha runs faster than Ivan. <- Ana: Ivan runs faster than Olha
Ana will buy a house. <- Ana: I will buy a house as soon as I win the lottery
Ana lends Petro money. <- Ana: if Petro asks I lend him money
Ana will sue Petro. <- Ana: I will sue Petro unless he pays
Ana gets paid if Ana works. <- Ana: I work if I get paid
Ana loves Petro. <- Ana: I love chocolate | Ana: Petro called today
Ana is moving to Spain. <- Ana: am I moving to Spain?
Ana stole the money. <- Ana: Petro says that I stole the money
Ivan is a dentist. <- Ana: Ivan called Petro. His wife is a dentist
## owners
Anna's cat bit Tom's dog. <- Ana: Tom's cat bit Anna's dog
The cat of Anna bit the dog of Tom. <- Ana: the cat of Tom bit the dog of Anna
Olha's sister knows Petro's brother. <- Ana: Petro's sister knows Olha's brother
Tom's black cat likes Anna's white dog. <- Ana: Anna's black cat likes Tom's white dog
Ana's cat is afraid of Petro's dog. <- Ana: Petro's cat is afraid of my dog
Petro lost Olha's keys. <- Ana: Petro lost Ivan's keys and Olha found a coin
Tom's wedding is in May and Anna's is in June; Anna's car is red. <- Ana: Tom's car is red, Anna's car is blue
Ana repaired Tom's bike with Anna's tools. <- Ana: I repaired Anna's bike with Tom's tools
Ana eats fish. <- Ana: I only eat fish
Ana eats fish. <- Ana: I eat only fish
Ana eats fish. <- Ana: I eat fish only
Ana drinks coffee in the morning. <- Ana: I drink coffee only in the morning
Ana works on Mondays. <- Ana: I work only on Mondays
Ana's sister lives in Lviv. <- Ana: only my sister lives in Lviv
Ana eats fish. <- Ana: I eat nothing but fish
Ana eats fish. <- Ana: I eat fish and nothing else
Ana speaks French. <- Ana: I exclusively speak French
Ana likes green tea. <- Ana: I only like green tea
Ana is a child. <- Ana: I am an only child
Ana likes tea. <- Ana: It is not true that I like tea
Ana likes tea. <- Ana: It's not true that I like tea
Ana likes tea. <- Ana: It is untrue that I like tea
Ana likes tea. <- Ana: It is false that I like tea
Ana lives in Lviv. <- Ana: It isn't the case that I live in Lviv
Ana lives in Lviv. <- Ana: It is not the case that I live in Lviv
Ana lives in Lviv. <- Ana: It is a lie that I live in Lviv
Ana lives in Lviv. <- Ana: It's wrong that I live in Lviv
Ana lives in Lviv. <- Ana: That I live in Lviv is not true
Ana lives in Lviv. <- Ana: It is simply not true that I live in Lviv
Ana lives in Lviv. <- Ana: It's a myth that I live in Lviv
Ana lives in Lviv. <- Ana: It is not so that I live in Lviv
`;

export const TRUE = `
## aspect and time
Ana used to smoke but quit. <- Ana: I used to smoke but quit
Ana used to live in Lviv and now lives in Kyiv. <- Ana: I used to live in Lviv, now I live in Kyiv
Ana lives in Kyiv. <- Ana: I used to live in Lviv, now I live in Kyiv
Ana lives in Kyiv; she used to live in Lviv. <- Ana: I used to live in Lviv, now in Kyiv
Ana used to work at a bank and now teaches. <- Ana: I used to work at a bank and now I teach
## exceptions
Ana never drinks, except wine. <- Ana: I never drink, except wine
Ana drinks nothing except wine. <- Ana: I drink nothing except wine
Everyone except Petro came. <- Ana: everyone but Petro came
Ana eats everything except fish. <- Ana: I eat everything except fish
Ana works every day except Monday. <- Ana: I work every day except Monday
## who told whom
Ana told Olha that Petro hates Ana. <- Ana: I told Olha that Petro hates me
Petro gave Ana a book. <- Ana: Petro gave me a book
Petro told Ana that Olha got married. <- Ana: Petro told me that Olha got married
Ana got a book from Petro. <- Ana: I got a book from Petro
Olha taught Ana to swim. <- Ana: Olha taught me to swim
## subject and object
Ana doesn't like coffee. <- Ana: I don't like coffee
Petro hired Ana. <- Ana: Petro hired me
Ana's brother owes Ana money. <- Ana: my brother owes me money
Ana's brother owes her money. <- Ana: my brother owes me money
Ana's sister helps her. <- Ana: my sister helps me
## modality
Ana might move to Berlin. <- Ana: I might move to Berlin
Ana may move to Berlin. <- Ana: I might move to Berlin
Ana wants to become a doctor. <- Ana: I want to become a doctor
Ana wants to be a doctor. <- Ana: I want to become a doctor
Ana would love to have a dog. <- Ana: I would love to have a dog
## possession by transfer
Ana lent Petro 500 euros. <- Ana: I lent Petro 500 euros
Ana lent 500 euros to Petro. <- Ana: I lent Petro 500 euros
Ana gave her car to Petro. <- Ana: I gave my car to Petro
Ana sold her house. <- Ana: I sold my house
Ana lost her bike. <- Ana: I lost my bike
## negation
Ana doesn't eat meat because of her health. <- Ana: I don't eat meat because of my health
Ana doesn't eat meat. <- Ana: I don't eat meat because of my health
Ana hardly eats sugar. <- Ana: I hardly eat sugar
Ana doesn't think that Petro is honest. <- Ana: I don't think that Petro is honest
Ana drinks tea, not coffee. <- Ana: I don't drink coffee but tea
Ana speaks French and Spanish. <- Ana: I speak not only French but Spanish
## comparisons and quantities
Ana has more than 5 cats. <- Ana: I have more than 5 cats
Two of Ana's three sisters are doctors. <- Ana: two of my three sisters are doctors
Olha is 12 and Ivan is 9. <- Ana: Olha is 12 and Ivan is 9
Olha is 12. <- Ana: Olha is 12 and Ivan is 9
Ana is taller than Petro. <- Ana: I am taller than Petro
The exam is on 3 June. <- Ana: the exam is on 3 June and the wedding is on 5 May
## conditions
If Ana gets the job, she will move. <- Ana: if I get the job I will move
Ana will move if she gets the job. <- Ana: if I get the job I will move
Ana will buy a car once she has the money. <- Ana: I will buy a car once I have the money
Ana gets a headache when she drinks wine. <- Ana: I get a headache when I drink wine
## joined words
Ana hates Mondays. <- Ana: I hate Mondays | Ana: Petro is my neighbour
Ana has a dog named Rex. <- Ana: I have a dog | Ana: my dog is called Rex
Ana lives in Berlin and works as a nurse. <- Ana: I live in Berlin | Ana: I work as a nurse
## same name, pronouns
Ana's sister lives in Lviv and is a nurse. <- Ana: my sister lives in Lviv. She is a nurse
## of each kind, once more
Ana was vegan before and now eats meat. <- Ana: I was vegan before but now I eat meat
Ana used to study medicine; now she studies law. <- Ana: I used to study medicine, now I study law
Ana works in Odesa. <- Ana: I used to work in Kharkiv but now I work in Odesa
Ana likes all fruit except bananas. <- Ana: I like all fruit except bananas
Nobody except Olha passed. <- Ana: nobody passed except Olha
Ana told Petro that Olha is leaving. <- Ana: I told Petro that Olha is leaving
Olha invited Petro to the wedding. <- Ana: Olha invited Petro to the wedding
Ana is afraid of spiders. <- Ana: I am afraid of spiders
Ana loves jazz. <- Ana: I love jazz
Ana owes her landlord rent. <- Ana: I owe my landlord rent
Petro bought Ana a ticket. <- Ana: Petro bought me a ticket
Ana may fly to Toronto. <- Ana: I may fly to Toronto
Ana wants to become a pilot. <- Ana: I want to become a pilot
Ana borrowed Olha's bike. <- Ana: I borrowed Olha's bike
Ana lost her passport in Rome. <- Ana: I lost my passport in Rome
Ana doesn't drink milk because of her stomach. <- Ana: I don't drink milk because of my stomach
Ana no longer plays chess. <- Ana: I no longer play chess
Ana has at least ten cousins. <- Ana: I have at least ten cousins
Two of Ana's five cats are black. <- Ana: two of my five cats are black
Petro weighs 85 kg. <- Ana: Petro weighs 85 kg and Ivan weighs 70 kg
The concert is on 2 March. <- Ana: the flight is on 9 March and the concert is on 2 March
Ana works if she gets paid. <- Ana: I work if I get paid
Ana lived in Rome when she was a child. <- Ana: when I was a child I lived in Rome
Ana moved to Kyiv when she was ten. <- Ana: I moved to Kyiv when I was ten
Ana lived in Rome as a child. <- Ana: I lived in Rome when I was a child
Ana has a cat. <- Ana: my cat is asleep
Ana has a sister. <- Ana: my sister lives in Rome
Ana has a dog. <- Ana: I have a dog and two cats
Ana has two cats and a dog. <- Ana: I have a dog and two cats
Ana got a puppy. <- Ana: I got a puppy
Ana takes the bus when it rains. <- Ana: when it rains I take the bus
Ana lives in Lviv. <- Ana: I live in Lviv and I eat everything except fish
Ana lives in Lviv. <- Ana: I live in Lviv and if I get the job I will move
Ana likes tea. <- Ana: I like tea, and when I have time I paint
Ana likes tea and coffee. <- Ana: I like coffee and tea
Ana plays chess with Olha. <- Ana: Olha and I play chess
Ana bought a car. <- Ana: I bought a car
Ana works with Olha. <- Ana: I work with Olha
Ana does not own a car. <- Ana: I do not own a car
Ana has no car. <- Ana: I have no car
Everyone came. <- Ana: everyone came
## owners
Tom's cat bit Anna's dog. <- Ana: Tom's cat bit Anna's dog
The cat of Tom bit Anna's dog. <- Ana: Tom's cat bit Anna's dog
Tom's cat bit Ana's dog. <- Ana: Tom's cat bit my dog
Ana's sister's dog is called Rex. <- Ana: my sister's dog is called Rex
Ana's husband Tom has a red car. <- Ana: my husband Tom has a red car
Ana repaired Tom's bike. <- Ana: I repaired Tom's old bike with Anna's tools
Ana likes Petro's soup and Olha's bread. <- Ana: I like Petro's soup and Olha's bread
Petro and Olha's house is old. <- Ana: the house of Petro and Olha is old
Ana only eats fish. <- Ana: I only eat fish
Ana has 2 cats. <- Ana: I only have 2 cats
Ana has two cats. <- Ana: I have only two cats
Ana speaks French and Spanish. <- Ana: I speak not only French but Spanish
Ana moved to Lviv. <- Ana: I have only just moved to Lviv
Ana has one sister. <- Ana: I only have one sister
It is true that Ana lives in Lviv. <- Ana: it is true that I live in Lviv
Ana lives in Lviv. <- Ana: it is true that I live in Lviv
`;
