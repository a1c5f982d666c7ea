import { kindsOf } from '../lists.ts';

export const kinds = kindsOf(`
animal animaux compagnie: chien chiot chat chaton hamster lapin perroquet oiseau poisson tortue lézard serpent cheval poney vache chèvre mouton cochon poule souris rat grenouille araignée canard renard ours race
plat nourriture repas aliment cuisine manger cuisiner: déjeuner dîner pâtes pizza pain riz soupe salade fromage œuf viande bœuf porc poulet poisson frites quiche crêpe burger sushi curry sauce noix légume fruit végétalien végétarien épicé recette
dessert gâteau pâtisserie: tarte biscuit chocolat bonbon glace crêpe éclair macaron brioche
boisson boire: café thé bière vin jus eau lait limonade cocktail whisky cidre champagne
fruit: pomme banane orange citron fraise framboise cerise raisin poire pêche mangue melon
légume: tomate carotte oignon chou haricot petit pois concombre poivron épinard courge courgette salade
allergie allergique intolérance: noix arachide lactose gluten pollen crustacé pénicilline
maladie santé malade symptôme: grippe rhume fièvre toux douleur migraine diabète cancer asthme allergie opération hôpital médecin médicament diagnostic tension
blessure blessé accident: cassé entorse foulé fracture chute tombé poignet cheville genou dos épaule jambe bras plâtre
corps: tête main bras jambe genou cheville poignet pied doigt épaule dos cou hanche œil oreille dent
stress détendre relaxer: anxiété dépression thérapie thérapeute méditation yoga calme sommeil respirer massage
sport exercice entraînement: football basket tennis handball golf nager natation courir course marathon vélo gym yoga escalade ski surf volley rugby boxe karaté judo badminton aviron
loisir hobby activité passion: peindre dessiner poterie tricot coudre couture jardin photographie cuisiner danser danse chanter chorale lire écrire échecs puzzle randonnée camping pêche natation vélo course yoga collection bricolage musée escalade
nature plein: randonnée camping forêt montagne lac rivière plage sentier parc tente cascade coucher étoile
art œuvre artiste créatif: peindre peinture tableau dessin sculpture poterie toile galerie exposition portrait fresque photo
musique musicien: chanson chanter chanteur concert guitare piano violon batterie groupe chorale album festival mélodie jazz rock
instrument: guitare piano violon batterie tambour flûte clarinette violoncelle trompette saxophone harpe accordéon clavier
livre littérature roman auteur lire: histoire bibliothèque chapitre poème poésie fiction biographie fantasy
film série: épisode saison documentaire comédie drame cinéma théâtre netflix
jeu: échecs cartes console puzzle poker quiz dés tournoi
travail métier profession emploi travaille: professeur infirmier infirmière ingénieur avocat médecin développeur comptable cuisinier chauffeur designer patron bureau collègue entreprise entretien embauché licencié promotion salaire retraite stage indépendant
entreprise commerce: boutique magasin client marketing vente produit marque café restaurant
école études étudie diplôme matière formation: université fac lycée collège classe cours professeur examen note devoirs bac bourse thèse maths physique chimie biologie histoire psychologie droit médecine
famille parent: mère maman père papa frère sœur fils fille mari femme mamie papi tante oncle cousin cousine neveu nièce
fratrie: frère sœur jumeau
enfant: fils fille bébé garçon ado petit-fils
relation couple partenaire situation: célibataire marié mariage fiancé divorce divorcé copain copine mari femme rupture
maison appartement logement habite vit adresse: déménagé déménager loyer propriétaire colocataire cuisine chambre jardin studio déménagement
meuble: canapé table chaise lit étagère lampe bureau armoire fauteuil
électroménager appareil: frigo four lave-vaisselle machine sèche-linge micro-ondes aspirateur bouilloire
véhicule transport: voiture vélo bus train moto camion tram métro ferry
voyage vacances destination étranger: vol avion aéroport hôtel passeport plage île croisière gîte
pays nationalité: espagne france italie allemagne angleterre irlande écosse portugal grèce suède norvège pologne ukraine russie chine japon corée inde mexique brésil canada australie turquie égypte maroc belgique suisse
ville: paris lyon marseille bordeaux lille nantes londres rome berlin madrid bruxelles genève montréal
événement fête célébration occasion: anniversaire mariage concert défilé conférence cérémonie exposition foire atelier festival réunion noël pâques
religion religieux foi: église prier dieu bible prêtre temple mosquée chrétien musulman juif bouddhiste
politique: vote voter élection gouvernement manifestation parti
bénévolat bénévole association charité: refuge don donner
vêtement porter tenue: robe chemise chaussure basket veste manteau jean chapeau écharpe pull botte pantalon jupe chaussette gant
bijou accessoire: collier bague bracelet boucle montre
cadeau offert: bague fleur carte livre collier chocolat
prix coût coûté argent dépense cher: payer payé euro dollar facture prêt dette économiser banque impôt
technologie ordinateur: téléphone portable tablette appareil imprimante casque
plante fleur: arbre rose tulipe herbe tomate cactus tournesol orchidée
temps météo: pluie neige soleil orage vent froid chaud brouillard
couleur: rouge bleu vert jaune noir blanc violet rose orange marron gris
émotion sentiment humeur: heureux triste colère peur fier excité nerveux reconnaissant seul inquiet ravi soulagé
peur phobie: araignée hauteur noir serpent avion dentiste
réussite récompense prix: gagné médaille trophée champion
langue: anglais espagnol français allemand italien portugais polonais ukrainien russe chinois japonais arabe
anniversaire naissance: né née
`);
