import { kindsOf } from '../lists.ts';

export const kinds = kindsOf(`
tier haustier: hund welpe katze kater kätzchen hamster kaninchen hase papagei vogel wellensittich fisch goldfisch schildkröte eidechse schlange pferd pony kuh ziege schaf schwein huhn maus ratte frosch spinne ente fuchs bär rasse
essen gericht mahlzeit speise lebensmittel küche kochen: frühstück mittagessen abendessen nudeln pizza brot reis suppe salat käse ei fleisch rind schwein hähnchen fisch kartoffel schnitzel wurst döner burger sushi curry soße nuss gemüse obst vegan vegetarisch scharf rezept
nachtisch dessert süßigkeit gebäck backen: kuchen torte keks plätzchen schokolade bonbon eis pudding waffel
getränk trinken: kaffee tee bier wein saft wasser milch limonade cocktail schnaps whisky espresso sekt
obst frucht: apfel banane orange zitrone erdbeere himbeere kirsche traube birne pfirsich mango melone
gemüse: kartoffel tomate karotte möhre zwiebel kohl bohne erbse gurke paprika spinat kürbis salat zucchini
allergie allergisch unverträglichkeit verträgt: nuss erdnuss laktose gluten pollen hausstaub katzenhaare penicillin
krankheit gesundheit krank beschwerden: grippe erkältung fieber husten schmerzen kopfschmerzen migräne diabetes krebs asthma allergie operation krankenhaus arzt tablette diagnose blutdruck
verletzung verletzt unfall: gebrochen gips verstaucht geprellt sturz gestürzt handgelenk knöchel knie rücken schulter bein arm
körperteil körper: kopf hand arm bein knie knöchel handgelenk fuß finger schulter rücken hals hüfte auge ohr zahn
stress entspannen entspannung ausgleich: angst depression therapie therapeut meditation yoga ruhe burnout schlaf atmen massage sauna
sport sportart training fitness: fußball basketball handball tennis volleyball hockey golf schwimmen laufen joggen marathon radfahren turnen yoga klettern ski surfen boxen karate judo badminton rudern reiten
hobby freizeit beschäftigung interesse: malen zeichnen töpfern stricken nähen garten fotografieren kochen backen tanzen singen chor lesen schreiben schach puzzle wandern zelten angeln schwimmen radfahren laufen yoga sammeln basteln museum klettern
natur draußen: wandern zelten wald berg see fluss strand wanderweg park lagerfeuer zelt wasserfall sonnenuntergang stern picknick
kunst kunstwerk künstler kreativ: malen gemälde zeichnen skulptur töpfern leinwand galerie ausstellung porträt foto collage keramik
musik musiker: lieblingsband lieblingslied lied singen sänger konzert gitarre klavier geige schlagzeug band chor album festival melodie klassik jazz rock
instrument musikinstrument: gitarre klavier geige schlagzeug trommel flöte klarinette cello trompete saxophon harfe akkordeon keyboard orgel
buch literatur roman autor lesen: geschichte bücherei bibliothek kapitel gedicht krimi biografie fantasy reihe
film serie: folge staffel dokumentation komödie drama thriller kino theater netflix
spiel: schach karten konsole puzzle poker quiz würfel turnier
arbeit beruf job stelle arbeitet: lehrer krankenpfleger krankenschwester ingenieur anwalt arzt entwickler buchhalter koch fahrer designer berater chef büro kollege firma bewerbung vorstellungsgespräch eingestellt gekündigt befördert gehalt rente praktikum ausbildung selbstständig
unternehmen geschäft: laden kunde marketing verkauf produkt marke gründung café restaurant inhaber
schule studium ausbildung fach abschluss: universität uni klasse kurs lehrer professor prüfung note hausaufgaben abitur stipendium vorlesung mathe physik chemie biologie geschichte psychologie jura medizin
familie verwandte verwandter: mutter mama vater papa eltern bruder schwester sohn tochter mann frau oma großmutter opa großvater tante onkel cousin cousine neffe nichte schwager
geschwister: bruder schwester zwilling
kind: sohn tochter baby junge mädchen teenager säugling enkel
beziehung partner familienstand: single verheiratet heiraten hochzeit verlobt scheidung geschieden freund freundin ehemann ehefrau trennung
wohnung haus zuhause wohnen wohnt wohne adresse: umgezogen gezogen miete vermieter mitbewohner wg küche schlafzimmer garten zimmer umzug hütte
möbel möbelstück: sofa couch tisch stuhl bett regal schrank lampe schreibtisch sessel
haushaltsgerät gerät: kühlschrank backofen herd spülmaschine waschmaschine trockner mikrowelle staubsauger wasserkocher toaster
fahrzeug verkehrsmittel: auto fahrrad rad bus bahn zug motorrad lkw roller straßenbahn u-bahn fähre
reise urlaub ferien reiseziel ausland: flug flugzeug flughafen hotel pass strand insel kreuzfahrt rundreise ferienwohnung meer
land heimat: spanien frankreich italien deutschland österreich schweiz england irland schottland portugal griechenland schweden norwegen polen ukraine russland china japan korea indien mexiko brasilien kanada amerika usa australien türkei ägypten
stadt ort: berlin hamburg münchen köln wien zürich london paris rom madrid prag frankfurt leipzig
veranstaltung feier fest anlass: geburtstag hochzeit konzert umzug konferenz abschluss jubiläum ausstellung messe workshop festival flohmarkt treffen weihnachten ostern
religion glaube gläubig: kirche beten gott bibel priester tempel moschee christ muslim jude buddhist
politik politisch: wahl wählen regierung demonstration protest partei konservativ liberal
ehrenamt wohltätigkeit verein: tierheim spende spenden obdachlose tafel feuerwehr
kleidung kleidungsstück anziehen trägt: kleid hemd schuh turnschuh jacke mantel jeans hut mütze schal pullover stiefel hose rock socke handschuh
schmuck: kette halskette ring armband ohrring uhr
geschenk geschenkt: ring blume karte buch kette schokolade gutschein
kosten kostet preis geld ausgaben teuer: bezahlt zahlen euro rechnung kredit schulden miete sparen bank steuer gebühr billig
gerät technik computer: handy laptop tablet kamera drucker kopfhörer router
pflanze blume: baum rose tulpe kräuter tomate kaktus sonnenblume orchidee
wetter: regen schnee sonne sturm wind kalt heiß hitze nebel gewitter
farbe: rot blau grün gelb schwarz weiß lila rosa orange braun grau
gefühl stimmung: glücklich traurig wütend angst stolz aufgeregt nervös dankbar einsam besorgt begeistert erleichtert
angst fürchtet: spinne höhe dunkel schlange fliegen zahnarzt
erfolg auszeichnung preis: gewonnen sieg medaille pokal erster platz
sprache: englisch spanisch französisch deutsch italienisch portugiesisch polnisch ukrainisch russisch chinesisch japanisch türkisch arabisch
geburtstag geburtsdatum: geboren
`);
