/** Each line: what a claim says, and whose words it is said to rest on. */
export const TURNED = `
## aspect and time
Ana a arrêté avant et fume maintenant. <- Ana: avant je fumais, mais j'ai arrêté
Ana fume. <- Ana: avant je fumais, mais j'ai arrêté
Ana habite à Lviv et habitait avant à Kiev. <- Ana: avant j'habitais à Lviv, maintenant j'habite à Kiev
Ana habite à Lviv. <- Ana: avant j'habitais à Lviv, maintenant à Kiev
Ana habitait avant à Kiev. <- Ana: avant j'habitais à Lviv, maintenant j'habite à Kiev
Ana a arrêté de courir et a commencé à fumer. <- Ana: j'ai arrêté de fumer et j'ai commencé à courir
## exceptions
Ana ne boit jamais de vin. <- Ana: je ne bois jamais, sauf du vin
Ana boit. <- Ana: je ne bois jamais, sauf du vin
Petro est venu. <- Ana: tout le monde est venu sauf Petro
Tout le monde est venu. <- Ana: tout le monde est venu sauf Petro
Ana mange du poisson. <- Ana: je mange de tout sauf du poisson
## who told whom
Olha déteste Ana. <- Ana: j'ai dit à Olha que Petro me déteste
Olha a dit à Ana que Petro la déteste. <- Ana: j'ai dit à Olha que Petro me déteste
Ana déteste Petro. <- Ana: j'ai dit à Olha que Petro me déteste
Olha a donné un livre à Petro. <- Ana: Petro a donné un livre à Olha
Ana a donné un livre à Petro. <- Ana: Petro m'a donné un livre
## subject and object
Le café n'aime pas Ana. <- Ana: je n'aime pas le café
Ana a embauché Petro. <- Ana: Petro m'a embauchée
Petro a embauché Ana. <- Ana: j'ai embauché Petro
Ana doit de l'argent à son frère. <- Ana: mon frère me doit de l'argent
Le frère d'Ana lui doit de l'argent. <- Ana: je dois de l'argent à mon frère
Ana aime Petro. <- Ana: Petro m'aime
Ana aide sa sœur. <- Ana: ma sœur m'aide
## modality
Berlin déménagera peut-être. <- Ana: je déménagerai peut-être à Berlin
Ana déménage à Berlin. <- Ana: je déménagerai peut-être à Berlin
Ana est médecin. <- Ana: je veux devenir médecin
Ana a un chien. <- Ana: j'aimerais avoir un chien
Ana veut travailler et doit dormir. <- Ana: je veux dormir et je dois travailler
## possession by transfer
Petro a 500 euros. <- Ana: j'ai prêté 500 euros à Petro
Petro a prêté 500 euros à Ana. <- Ana: j'ai prêté 500 euros à Petro
Ana a une voiture. <- Ana: j'ai donné ma voiture à Petro
Ana a une maison. <- Ana: j'ai vendu ma maison
## negation
Ana mange de la viande. <- Ana: je ne mange pas de viande à cause de ma santé
Ana n'a pas de santé. <- Ana: je ne mange pas de viande à cause de ma santé
Ana ne parle pas français. <- Ana: je ne parle pas seulement français, mais aussi espagnol
Ana mange du sucre. <- Ana: je ne mange presque pas de sucre
Petro est honnête. <- Ana: je ne crois pas que Petro soit honnête
Ana croit que Petro est honnête. <- Ana: je ne crois pas que Petro soit honnête
Ana ne boit pas de thé. <- Ana: je ne bois pas de café mais du thé
Ana n'aime pas le jazz. <- Ana: ce n'est pas que je n'aime pas le jazz
## comparisons and quantities
Ana a 5 chats. <- Ana: j'ai plus de 5 chats
Ana a au plus 5 chats. <- Ana: j'ai au moins 5 chats
Les trois sœurs d'Ana sont médecins. <- Ana: deux de mes trois sœurs sont médecins
Ana a deux sœurs. <- Ana: deux de mes trois sœurs sont médecins
Olha a 9 ans et Ivan a 12 ans. <- Ana: Olha a 12 ans et Ivan a 9 ans
Olha a 9 ans. <- Ana: Olha a 12 ans et Ivan a 9 ans
L'examen est le 5 mai et le mariage est le 3 juin. <- Ana: l'examen est le 3 juin et le mariage est le 5 mai
Le mariage est le 3 juin. <- Ana: l'examen est le 3 juin et le mariage est le 5 mai
Petro est plus grand qu'Ana. <- Ana: je suis plus grande que Petro
Petro est plus âgé qu'Olha. <- Ana: Olha est plus âgée que Petro
## conditions
Ana va déménager. <- Ana: si j'obtiens le poste, je vais déménager
Ana obtient le poste. <- Ana: si j'obtiens le poste, je vais déménager
Ana va obtenir le poste si elle déménage. <- Ana: si j'obtiens le poste, je vais déménager
Ana achètera une voiture. <- Ana: j'achèterai une voiture dès que j'aurai l'argent
## joined words
Ana déteste Petro. <- Ana: je déteste les lundis | Ana: Petro est mon voisin
Ana habite à Berlin. <- Ana: j'habite chez mes parents | Ana: Berlin est génial
Ana est enceinte. <- Ana: est-ce que je suis enceinte ?
Ana déteste Petro. <- Ana: Olha a dit : « je déteste Petro »
## same name, pronouns
Olha est infirmière. <- Ana: Olha a rencontré Petro. Sa sœur est infirmière
Ana est malade. <- Ana: elle est malade
## of each kind, once more
Ana travaille à Lille. <- Ana: avant je travaillais à Lille, maintenant je travaille à Lyon
Ana aime tous les fruits. <- Ana: j'aime tous les fruits sauf les bananes
Olha a invité Petro au mariage. <- Ana: Petro a invité Olha au mariage
Petro a dit à Ana qu'Olha part. <- Ana: j'ai dit à Petro qu'Olha part
Ana a acheté un billet à Petro. <- Ana: Petro m'a acheté un billet
Ana est pilote. <- Ana: je rêve de devenir pilote
Ana a un piano. <- Ana: nous avons vendu notre piano l'an dernier
Ana a un passeport. <- Ana: j'ai perdu mon passeport à Rome
Ana n'a pas d'estomac. <- Ana: je ne bois pas de lait à cause de mon estomac
Ana a dix cousins. <- Ana: j'ai au moins dix cousins
Ana a deux chats. <- Ana: deux de mes cinq chats sont noirs
Petro pèse 70 kg et Ivan pèse 85 kg. <- Ana: Petro pèse 85 kg et Ivan pèse 70 kg
Le concert est le 9 mars. <- Ana: le vol est le 9 mars et le concert est le 2 mars
Ana achètera une maison. <- Ana: j'achèterai une maison dès que je gagnerai au loto
Olha est dentiste. <- Ana: Olha a appelé Petro. Sa femme est dentiste
## owners
Le chat d'Anna a mordu le chien de Tom. <- Ana: le chat de Tom a mordu le chien d'Anna
La sœur d'Olha connaît le frère de Petro. <- Ana: la sœur de Petro connaît le frère d'Olha
La voiture de Tom est rouge. <- Ana: la voiture d'Anna est rouge et la moto de Tom est bleue
Ana a réparé le vélo de Tom avec les outils d'Anna. <- Ana: j'ai réparé le vélo d'Anna avec les outils de Tom
Ana mange du poisson. <- Ana: je ne mange que du poisson
Ana mange du poisson. <- Ana: je mange seulement du poisson
Ana mange du poisson. <- Ana: je mange uniquement du poisson
Ana mange du poisson. <- Ana: je mange que du poisson
Ana travaille le lundi. <- Ana: je travaille seulement le lundi
Ana travaille le lundi. <- Ana: je ne travaille que le lundi
Ana boit du café le matin. <- Ana: je ne bois du café que le matin
Ana habite à Lviv. <- Ana: Ce n'est pas vrai que j'habite à Lviv
Ana habite à Lviv. <- Ana: Il n'est pas vrai que j'habite à Lviv
Ana habite à Lviv. <- Ana: C'est faux que j'habite à Lviv
Ana habite à Lviv. <- Ana: Il est faux que j'habite à Lviv
Ana habite à Lviv. <- Ana: C'est un mensonge que j'habite à Lviv
Ana habite à Lviv. <- Ana: Que j'habite à Lviv, c'est faux
Ana habite à Lviv. <- Ana: c'est pas vrai que j'habite à Lviv
`;

export const TRUE = `
## aspect and time
Ana fumait avant, mais elle a arrêté. <- Ana: avant je fumais, mais j'ai arrêté
Ana habitait avant à Lviv et habite maintenant à Kiev. <- Ana: avant j'habitais à Lviv, maintenant j'habite à Kiev
Ana habite à Kiev. <- Ana: avant j'habitais à Lviv, maintenant j'habite à Kiev
## exceptions
Ana ne boit jamais, sauf du vin. <- Ana: je ne bois jamais, sauf du vin
Tout le monde est venu sauf Petro. <- Ana: tout le monde est venu sauf Petro
Ana mange de tout sauf du poisson. <- Ana: je mange de tout sauf du poisson
## who told whom
Ana a dit à Olha que Petro la déteste. <- Ana: j'ai dit à Olha que Petro me déteste
Petro a donné un livre à Ana. <- Ana: Petro m'a donné un livre
## subject and object
Ana n'aime pas le café. <- Ana: je n'aime pas le café
Petro a embauché Ana. <- Ana: Petro m'a embauchée
Le frère d'Ana lui doit de l'argent. <- Ana: mon frère me doit de l'argent
La sœur d'Ana l'aide. <- Ana: ma sœur m'aide
## modality
Ana déménagera peut-être à Berlin. <- Ana: je déménagerai peut-être à Berlin
Ana veut devenir médecin. <- Ana: je veux devenir médecin
## possession by transfer
Ana a prêté 500 euros à Petro. <- Ana: j'ai prêté 500 euros à Petro
Ana a donné sa voiture à Petro. <- Ana: j'ai donné ma voiture à Petro
Ana a vendu sa maison. <- Ana: j'ai vendu ma maison
## negation
Ana ne mange pas de viande à cause de sa santé. <- Ana: je ne mange pas de viande à cause de ma santé
Ana ne mange pas de viande. <- Ana: je ne mange pas de viande à cause de ma santé
Ana boit du thé, pas de café. <- Ana: je ne bois pas de café mais du thé
Ana ne croit pas que Petro soit honnête. <- Ana: je ne crois pas que Petro soit honnête
## comparisons and quantities
Ana a plus de 5 chats. <- Ana: j'ai plus de 5 chats
Deux des trois sœurs d'Ana sont médecins. <- Ana: deux de mes trois sœurs sont médecins
Olha a 12 ans et Ivan a 9 ans. <- Ana: Olha a 12 ans et Ivan a 9 ans
Olha a 12 ans. <- Ana: Olha a 12 ans et Ivan a 9 ans
Ana est plus grande que Petro. <- Ana: je suis plus grande que Petro
## conditions
Si Ana obtient le poste, elle va déménager. <- Ana: si j'obtiens le poste, je vais déménager
Ana va déménager si elle obtient le poste. <- Ana: si j'obtiens le poste, je vais déménager
## joined words
Ana déteste les lundis. <- Ana: je déteste les lundis | Ana: Petro est mon voisin
## same name, pronouns
La sœur d'Ana habite à Lviv. <- Ana: ma sœur habite à Lviv. Elle est infirmière
## of each kind, once more
Ana travaille maintenant à Lyon. <- Ana: avant je travaillais à Lille, maintenant je travaille à Lyon
Ana aime tous les fruits sauf les bananes. <- Ana: j'aime tous les fruits sauf les bananes
Petro a invité Olha au mariage. <- Ana: Petro a invité Olha au mariage
Ana a perdu son passeport à Rome. <- Ana: j'ai perdu mon passeport à Rome
Ana a au moins dix cousins. <- Ana: j'ai au moins dix cousins
Le concert est le 2 mars. <- Ana: le vol est le 9 mars et le concert est le 2 mars
## owners
Le chat de Tom a mordu le chien d'Anna. <- Ana: le chat de Tom a mordu le chien d'Anna
Le chien de la sœur d'Ana s'appelle Rex. <- Ana: le chien de ma sœur s'appelle Rex
Le chat d'Ana a mordu le chien d'Anna. <- Ana: mon chat a mordu le chien d'Anna
Ana ne mange que du poisson. <- Ana: je ne mange que du poisson
Ana mange seulement du poisson. <- Ana: je ne mange que du poisson
Ana a deux chats. <- Ana: je n'ai que deux chats
Ana habite à Lviv. <- Ana: c'est vrai que j'habite à Lviv
`;
