/** Each line: what a claim says, and whose words it is said to rest on. */
export const TURNED = `
## aspect and time
Ana hat früher aufgehört und raucht jetzt. <- Ana: Ich habe früher geraucht, aber aufgehört
Ana raucht. <- Ana: Ich habe früher geraucht, aber aufgehört
Ana wohnt in Lwiw und wohnte früher in Kiew. <- Ana: Früher wohnte ich in Lwiw, jetzt wohne ich in Kiew
Ana wohnt in Lwiw. <- Ana: Früher wohnte ich in Lwiw, jetzt in Kiew
Ana wohnte früher in Kiew. <- Ana: Früher wohnte ich in Lwiw, jetzt wohne ich in Kiew
Ana zog von Lwiw nach Kiew. <- Ana: Ich zog von Kiew nach Lwiw
## exceptions
Ana trinkt nie Wein. <- Ana: Ich trinke nie, außer Wein
Ana trinkt. <- Ana: Ich trinke nie, außer Wein
Petro kam. <- Ana: Alle außer Petro kamen
Alle kamen. <- Ana: Alle außer Petro kamen
Ana isst Fisch. <- Ana: Ich esse alles außer Fisch
## who told whom
Olha hasst Ana. <- Ana: Ich habe Olha erzählt, dass Petro mich hasst
Olha hat Ana erzählt, dass Petro sie hasst. <- Ana: Ich habe Olha erzählt, dass Petro mich hasst
Ana hasst Petro. <- Ana: Ich habe Olha erzählt, dass Petro mich hasst
Olha gab Petro ein Buch. <- Ana: Petro gab Olha ein Buch
Ana gab Petro ein Buch. <- Ana: Petro gab mir ein Buch
## subject and object
Kaffee mag Ana nicht leiden, weil Kaffee Ana hasst. <- Ana: Ich mag keinen Kaffee
Ana hat Petro eingestellt. <- Ana: Petro hat mich eingestellt
Petro hat Ana eingestellt. <- Ana: Ich habe Petro eingestellt
Ana schuldet ihrem Bruder Geld. <- Ana: Mein Bruder schuldet mir Geld
Anas Bruder schuldet Ana Geld. <- Ana: Ich schulde meinem Bruder Geld
Ana liebt Petro. <- Ana: Petro liebt mich
Ana hilft ihrer Schwester. <- Ana: Meine Schwester hilft mir
## modality
Berlin zieht vielleicht um. <- Ana: Ich ziehe vielleicht nach Berlin
Ana zieht nach Berlin. <- Ana: Ich ziehe vielleicht nach Berlin
Ana ist Ärztin. <- Ana: Ich will Ärztin werden
Ana hat einen Hund. <- Ana: Ich hätte gern einen Hund
Ana will arbeiten und muss schlafen. <- Ana: Ich will schlafen und muss arbeiten
## possession by transfer
Petro hat 500 Euro. <- Ana: Ich habe Petro 500 Euro geliehen
Petro hat Ana 500 Euro geliehen. <- Ana: Ich habe Petro 500 Euro geliehen
Ana hat ein Auto. <- Ana: Ich habe Petro mein Auto gegeben
Ana hat ein Haus. <- Ana: Ich habe mein Haus verkauft
## negation
Ana isst Fleisch. <- Ana: Ich esse kein Fleisch wegen meiner Gesundheit
Ana hat keine Gesundheit. <- Ana: Ich esse kein Fleisch wegen meiner Gesundheit
Ana spricht kein Französisch. <- Ana: Ich spreche nicht nur Französisch, sondern auch Spanisch
Ana isst Zucker. <- Ana: Ich esse kaum Zucker
Petro ist ehrlich. <- Ana: Ich glaube nicht, dass Petro ehrlich ist
Ana glaubt, dass Petro ehrlich ist. <- Ana: Ich glaube nicht, dass Petro ehrlich ist
Ana trinkt keinen Tee. <- Ana: Ich trinke keinen Kaffee, sondern Tee
Ana mag keinen Jazz. <- Ana: Es ist nicht so, dass ich keinen Jazz mag
## comparisons and quantities
Ana hat 5 Katzen. <- Ana: Ich habe mehr als 5 Katzen
Ana hat höchstens 5 Katzen. <- Ana: Ich habe mindestens 5 Katzen
Anas drei Schwestern sind Ärztinnen. <- Ana: Zwei meiner drei Schwestern sind Ärztinnen
Ana hat zwei Schwestern. <- Ana: Zwei meiner drei Schwestern sind Ärztinnen
Olha ist 9 und Ivan ist 12. <- Ana: Olha ist 12 und Ivan ist 9
Olha ist 9. <- Ana: Olha ist 12 und Ivan ist 9
Die Prüfung ist am 5. Mai und die Hochzeit am 3. Juni. <- Ana: Die Prüfung ist am 3. Juni und die Hochzeit am 5. Mai
Die Hochzeit ist am 3. Juni. <- Ana: Die Prüfung ist am 3. Juni und die Hochzeit am 5. Mai
Petro ist größer als Ana. <- Ana: Ich bin größer als Petro
Petro ist älter als Olha. <- Ana: Olha ist älter als Petro
## conditions
Ana zieht um. <- Ana: Wenn ich den Job bekomme, ziehe ich um
Ana bekommt den Job. <- Ana: Wenn ich den Job bekomme, ziehe ich um
Ana bekommt den Job, wenn Ana umzieht. <- Ana: Wenn ich den Job bekomme, ziehe ich um
Ana kauft ein Auto. <- Ana: Ich kaufe ein Auto, sobald ich Geld habe
## joined words
Ana hasst Petro. <- Ana: Ich hasse Montage | Ana: Petro ist mein Nachbar
Ana wohnt in Berlin. <- Ana: Ich wohne bei meinen Eltern | Ana: Berlin ist toll
Ana ist schwanger. <- Ana: Bin ich schwanger?
Ana hasst Petro. <- Ana: Olha sagte: „Ich hasse Petro“
## same name, pronouns
Olha ist Krankenschwester. <- Ana: Olha traf Petro. Seine Schwester ist Krankenschwester
Ana ist krank. <- Ana: sie ist krank
## of each kind, once more
Ana arbeitet in Bonn. <- Ana: Früher habe ich in Bonn gearbeitet, jetzt arbeite ich in Köln
Ana mag alle Früchte. <- Ana: Ich mag alle Früchte außer Bananen
Ana mag Bananen. <- Ana: Ich mag alle Früchte außer Bananen
Olha hat Petro zur Hochzeit eingeladen. <- Ana: Petro hat Olha zur Hochzeit eingeladen
Petro hat Ana gesagt, dass Olha geht. <- Ana: Ich habe Petro gesagt, dass Olha geht
Ana kaufte Petro ein Ticket. <- Ana: Petro kaufte mir ein Ticket
Ana ist Pilotin. <- Ana: Ich träume davon, Pilotin zu werden
Ana hat ein Klavier. <- Ana: Wir haben unser Klavier verkauft
Ana hat einen Pass. <- Ana: Ich habe meinen Pass in Rom verloren
Ana hat keinen Magen. <- Ana: Ich trinke keine Milch wegen meines Magens
Ana hat zehn Cousins. <- Ana: Ich habe mindestens zehn Cousins
Ana hat zwei Katzen. <- Ana: Zwei meiner fünf Katzen sind schwarz
Petro wiegt 70 kg und Ivan 85 kg. <- Ana: Petro wiegt 85 kg und Ivan 70 kg
Das Konzert ist am 9. März. <- Ana: Der Flug ist am 9. März und das Konzert am 2. März
Ana kauft ein Haus. <- Ana: Ich kaufe ein Haus, sobald ich im Lotto gewinne
Ana verklagt Petro. <- Ana: Wenn Petro nicht zahlt, verklage ich ihn
Olha ist Zahnärztin. <- Ana: Olha rief Petro an. Seine Frau ist Zahnärztin
## owners
Annas Katze biss Toms Hund. <- Ana: Toms Katze biss Annas Hund
Die Katze von Anna biss den Hund von Tom. <- Ana: Die Katze von Tom biss den Hund von Anna
Die Katze von Anna biss Toms Hund. <- Ana: Toms Katze biss den Hund von Anna
Olhas Schwester kennt Petros Bruder. <- Ana: Petros Schwester kennt Olhas Bruder
Annas schwarze Katze mag Toms Hund. <- Ana: Toms schwarze Katze mag Annas Hund
Ana isst Fisch. <- Ana: Ich esse nur Fisch
Ana isst Fisch. <- Ana: Ich esse ausschließlich Fisch
Ana isst Fisch. <- Ana: Ich esse nichts als Fisch
Ana trinkt morgens Kaffee. <- Ana: Kaffee trinke ich nur morgens
Ana arbeitet montags. <- Ana: ich arbeite lediglich montags
Anas Schwester wohnt in Bern. <- Ana: nur meine Schwester wohnt in Bern
Ana wohnt in Lwiw. <- Ana: Es stimmt nicht, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Es ist nicht wahr, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Es ist falsch, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Dass ich in Lwiw wohne, stimmt nicht
Ana wohnt in Lwiw. <- Ana: Es ist eine Lüge, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Es trifft nicht zu, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Es ist nicht so, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Es stimmt überhaupt nicht, dass ich in Lwiw wohne
Ana wohnt in Lwiw. <- Ana: Das stimmt nicht, dass ich in Lwiw wohne
Petros Katze heißt Mia. <- Ana: Die Katze von Olha heißt Mia
Andrea mag Tee. <- Olha: Andreas mag Tee
Petros Katze heißt Mia. <- Ana: Marias Katze heißt Mia
Ana kennt Petros Schwester. <- Ana: Ich kenne die Schwester von Maria
Jonas Schmidt wohnt in Bern. <- Ana: Jakob Schmidt wohnt in Bern
`;

export const TRUE = `
## aspect and time
Ana hat früher geraucht, aber aufgehört. <- Ana: Ich habe früher geraucht, aber aufgehört
Ana wohnte früher in Lwiw und wohnt jetzt in Kiew. <- Ana: Früher wohnte ich in Lwiw, jetzt wohne ich in Kiew
Ana wohnt in Kiew. <- Ana: Früher wohnte ich in Lwiw, jetzt wohne ich in Kiew
## exceptions
Ana trinkt nie, außer Wein. <- Ana: Ich trinke nie, außer Wein
Alle außer Petro kamen. <- Ana: Alle außer Petro kamen
Ana isst alles außer Fisch. <- Ana: Ich esse alles außer Fisch
## who told whom
Ana hat Olha erzählt, dass Petro sie hasst. <- Ana: Ich habe Olha erzählt, dass Petro mich hasst
Petro gab Ana ein Buch. <- Ana: Petro gab mir ein Buch
## subject and object
Ana mag keinen Kaffee. <- Ana: Ich mag keinen Kaffee
Petro hat Ana eingestellt. <- Ana: Petro hat mich eingestellt
Anas Bruder schuldet ihr Geld. <- Ana: Mein Bruder schuldet mir Geld
Anas Schwester hilft ihr. <- Ana: Meine Schwester hilft mir
## modality
Ana zieht vielleicht nach Berlin. <- Ana: Ich ziehe vielleicht nach Berlin
Ana will Ärztin werden. <- Ana: Ich will Ärztin werden
## possession by transfer
Ana hat Petro 500 Euro geliehen. <- Ana: Ich habe Petro 500 Euro geliehen
Ana hat Petro ihr Auto gegeben. <- Ana: Ich habe Petro mein Auto gegeben
Ana hat ihr Haus verkauft. <- Ana: Ich habe mein Haus verkauft
## negation
Ana isst kein Fleisch wegen ihrer Gesundheit. <- Ana: Ich esse kein Fleisch wegen meiner Gesundheit
Ana isst kein Fleisch. <- Ana: Ich esse kein Fleisch wegen meiner Gesundheit
Ana trinkt Tee, keinen Kaffee. <- Ana: Ich trinke keinen Kaffee, sondern Tee
Ana glaubt nicht, dass Petro ehrlich ist. <- Ana: Ich glaube nicht, dass Petro ehrlich ist
## comparisons and quantities
Ana hat mehr als 5 Katzen. <- Ana: Ich habe mehr als 5 Katzen
Zwei von Anas drei Schwestern sind Ärztinnen. <- Ana: Zwei meiner drei Schwestern sind Ärztinnen
Olha ist 12 und Ivan ist 9. <- Ana: Olha ist 12 und Ivan ist 9
Olha ist 12. <- Ana: Olha ist 12 und Ivan ist 9
Ana ist größer als Petro. <- Ana: Ich bin größer als Petro
## conditions
Wenn Ana den Job bekommt, zieht sie um. <- Ana: Wenn ich den Job bekomme, ziehe ich um
Ana zieht um, wenn sie den Job bekommt. <- Ana: Wenn ich den Job bekomme, ziehe ich um
## joined words
Ana hasst Montage. <- Ana: Ich hasse Montage | Ana: Petro ist mein Nachbar
## same name, pronouns
Anas Schwester wohnt in Lwiw. <- Ana: Meine Schwester wohnt in Lwiw. Sie ist Krankenschwester
## of each kind, once more
Ana arbeitet jetzt in Köln. <- Ana: Früher habe ich in Bonn gearbeitet, jetzt arbeite ich in Köln
Ana mag alle Früchte außer Bananen. <- Ana: Ich mag alle Früchte außer Bananen
Petro hat Olha zur Hochzeit eingeladen. <- Ana: Petro hat Olha zur Hochzeit eingeladen
Petro kaufte Ana ein Ticket. <- Ana: Petro kaufte mir ein Ticket
Ana hat ihren Pass in Rom verloren. <- Ana: Ich habe meinen Pass in Rom verloren
Das Konzert ist am 2. März. <- Ana: Der Flug ist am 9. März und das Konzert am 2. März
Ana hat mindestens zehn Cousins. <- Ana: Ich habe mindestens zehn Cousins
Kaffee mag Ana nicht. <- Ana: Ich mag keinen Kaffee
Ana hat einen Hund und zwei Katzen. <- Ana: Ich habe einen Hund und zwei Katzen
## owners
Toms Katze biss Annas Hund. <- Ana: Toms Katze biss Annas Hund
Die Katze von Petro biss den Hund von Olha. <- Ana: die Katze von Petro biss den Hund von Olha
Anas Katze biss Annas Hund. <- Ana: Meine Katze biss Annas Hund
Der Hund von Anas Schwester heißt Rex. <- Ana: Der Hund meiner Schwester heißt Rex
Ana isst nur Fisch. <- Ana: Ich esse nur Fisch
Ana hat zwei Katzen. <- Ana: Ich habe nur zwei Katzen
Ana wohnt in Bern. <- Ana: Es stimmt, dass ich in Bern wohne
Petros Katze heißt Mia. <- Ana: Die Katze von Petro heißt Mia
Die Katze von Petro heißt Mia. <- Ana: Petros Katze heißt Mia
Annas Hund heißt Rex. <- Ana: Der Hund von Anna heißt Rex
Der Hund von Anna heißt Rex. <- Ana: Annas Hund heißt Rex
Marias Hund heißt Rex. <- Ana: Der Hund von Maria heißt Rex
Klaus' Hund heißt Rex. <- Ana: Der Hund von Klaus heißt Rex
Der Hund von Klaus heißt Rex. <- Ana: Klaus' Hund heißt Rex
Ana kennt Petros Schwester. <- Ana: Ich kenne die Schwester von Petro
Ana kennt die Schwester von Maria. <- Ana: Ich kenne Marias Schwester
Ana mag Berlins Parks. <- Ana: Ich mag die Parks von Berlin
Ana wohnt allein in Bern. <- Ana: Ich wohne allein in Bern
Ana wohnt in Bern. <- Ana: Ich wohne allein in Bern
Jonas Schmidt wohnt in Bern. <- Ana: Jonas Schmidt wohnt in Bern
`;
