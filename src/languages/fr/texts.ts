import type { Texts } from '../texts.ts';

/** What the bot says in French. */
export const texts: Texts = {
  code: 'fr',

  comma: ', ',
  gap: ' ',
  aside: ' ({text})',
  sentence: '{text}.',
  moment: '{time} ({zone})',
  'time.seconds': '{seconds} s',
  'time.minutes': '{minutes} min {seconds} s',
  ofLines: { one: '{part} sur # ligne', many: '{part} sur # lignes', other: '{part} sur # lignes' },
  ofTokens: { one: '{part} sur # token', many: '{part} sur # tokens', other: '{part} sur # tokens' },
  tokens: { one: '# token', many: '# tokens', other: '# tokens' },
  more: {
    one: '… et encore # : {command}',
    many: '… et encore # : {command}',
    other: '… et encore # : {command}',
  },

  'who.dream': 'rêve',
  'who.command': 'commande du propriétaire',
  'who.cli': 'ligne de commande',
  'who.hand': 'à la main',
  'who.unknown': 'inconnu',
  'who.undo': 'annulation',
  'who.restore': 'restauration',
  'op.add': 'ajouter',
  'op.merge': 'fusionner',
  'op.update': 'remplacer',
  'op.remove': 'supprimer',
  'op.archive': 'archiver',
  'op.pin': 'épingler',
  'op.unpin': 'désépingler',
  'op.keep': 'garder',
  'op.skip': 'laisser',
  'outcome.done': 'terminé',
  'outcome.nothing': 'rien de changé',
  'outcome.partial': 'terminé en partie',
  'outcome.failed': 'échoué',
  'outcome.skipped': 'sauté',
  'outcome.open': 'inachevé',

  'trust.owner': 'du propriétaire',
  'trust.member': 'd’un membre',
  'trust.import': 'importés',
  'trust.quoted': 'cités',
  'trust.forwarded': 'transférés',
  'trust.bot': 'd’un bot',
  'trust.self': 'de moi-même',
  'task.reply': 'réponses',
  'task.summarise': 'notes',
  'task.distil': 'mémoire',
  'task.narrate': 'journal',
  'task.embed': 'recherche par le sens',
  'summary.memory dream':
    'un rêve sur les N derniers jours ({usual} ; de 1 à {most}) en arrière-plan ; "preview" n’écrit rien, "again" juge tout à nouveau',
  'summary.memory show': 'la mémoire, ligne par ligne, avec les numéros',
  'summary.memory diary': 'le journal des rêves : les dernières entrées, ou un jour',
  'summary.memory status':
    'les rêves, la dernière exécution, ce qui attend et la taille de la mémoire ; "deep" en dit plus',
  'summary.memory search': 'trouve ce qui a été dit et noté ici, par qui et quand',
  'summary.memory why': 'sur quels mots repose une ligne, qui les a dits et quand',
  'summary.memory remember': 'écrit une ligne directement dans la mémoire, avec tes mots',
  'summary.memory pin': 'protège une ligne : aucun rêve ne la change',
  'summary.memory unpin': 'laisse de nouveau les rêves s’occuper d’une ligne',
  'summary.memory changes':
    'ce qui a changé dans la mémoire, du plus récent au plus ancien ({listed} changements)',
  'summary.memory undo':
    'annule un changement, en entier ou une seule opération ; sans numéro, le dernier, même fait à la main',
  'summary.memory restore': 'remet la mémoire comme elle était après un changement',
  'summary.memory confirm': 'confirme que des lignes disparues à la main devaient bien partir',
  'summary.dreaming status':
    'activés ou non, prochain et dernier rêve, ce qui attend, la taille de la mémoire',
  'summary.dreaming on': 'active ici les rêves programmés',
  'summary.dreaming off': 'désactive ici les rêves programmés ; /memory dream marche toujours',
  'summary.dreaming help': 'ce que fait un rêve, en mots simples',
  'summary.whoami': 'ton id sur cette plateforme, à mettre dans "owners" de la configuration',
  'summary.help': 'ce que tu peux demander',
  'summary.start': 'qui est ce bot',
  'group.memory': 'la mémoire et ses rêves',
  'group.dreaming': 'les rêves programmés',
  'usage.item': '<numéro ou texte>',
  'usage.text': '<texte>',
  'usage.change': '[42 ou 42.3]',

  'call.unknown': 'La commande {command} n’existe pas.',
  'call.near': 'Tu voulais dire {command} ?',
  'call.list': '/help les montre toutes.',
  'call.failed': 'Ça n’a pas marché : {why}',
  'rights.owner': 'Seul le propriétaire peut utiliser /{command}.',
  'rights.noOwner':
    'Seul le propriétaire peut utiliser /{command}, et personne n’est défini comme propriétaire ici. Si c’est toi : envoie /whoami et mets l’id dans "owners" de la configuration.',
  'memory.off':
    'La mémoire est désactivée ici (memory.enabled dans la configuration)\u00a0: /{command} ne change rien.',
  'apology.unheard': 'Je n’ai pas pu enregistrer ce message, donc je n’y répondrai pas. {why}',
  'apology.unanswered': 'Je n’ai pas pu répondre cette fois. {why} Ce que tu as dit est gardé.',

  'access.refused':
    'Je ne peux parler qu’avec les personnes que mon propriétaire laisse entrer. Ton id est {id} ; donne-le à mon propriétaire si tu dois en être. /whoami le redit.',
  'joined.remembers':
    'Bonjour. Je retiens ce qui se dit ici, pour ce salon seulement : je tiens un journal, j’écris des notes et je résume ce qui dure.',
  'joined.noMemory':
    'Bonjour. Je tiens un journal de ce qui se dit ici pour pouvoir répondre, et je ne retiens rien d’autre.',
  'joined.owner': 'Mon propriétaire est {name}.',
  'joined.leaveOut':
    'Quelque chose doit rester en dehors ? Modifie le message, et seuls les nouveaux mots comptent ; ou demande à mon propriétaire, qui peut voir et annuler ce que je retiens (/memory).',
  'place.topicGone': 'Le sujet auquel ceci appartient n’existe plus.',
  'place.gone': 'J’avais quelque chose à dire dans {room} et je n’ai pas pu : {why}',
  'button.changes': 'Voir les changements',
  'button.undo': 'Annuler',
  'button.confirm': 'Confirmer',
  'button.expired': 'Ce bouton ne fait plus rien. /memory changes montre ce qui peut encore être annulé.',
  'start.greeting':
    'Je suis Reverie. Je garde ce qui se dit ici, j’écris des notes chaque jour, et je rêve : les notes deviennent une courte mémoire que tu peux lire, retracer et annuler.',
  'whoami.owner': 'Tu es {name}, id {id} ; tu es propriétaire.',
  'whoami.other':
    'Tu es {name}, id {id}. Pour devenir propriétaire, mets cet id dans "owners" de la configuration.',
  'dreaming.explained': `Un rêve range ce qui a été dit dans une courte mémoire, en arrière-plan :
1. Ce qu’aucune note ne couvre encore est résumé dans les notes du jour.
2. Les notes qui disent la même chose sont réunies, les thèmes sont comptés.
3. Ce qui dure (qui sont les gens, ce qu’ils préfèrent, décident, prévoient et vivent) devient une ligne de MEMORY.md. Les mots plus récents remplacent les anciens.
4. Chaque changement est vérifié mot pour mot ; ce qui ne tient pas est refusé, avec la raison. Ce que seule une personne peut décider reste en attente.
5. Il écrit un journal et te dit ce qui a changé. /memory undo l’annule.
Après l’installation, lance /memory dream 30 une fois. Rêves programmés : /dreaming on`,
  'dreaming.alone': 'Envoie /dreaming {word} tout seul ; rien n’a été changé.',

  'item.which':
    'Quelle ligne ? Donne son numéro ou quelques-uns de ses mots ; /memory show les montre toutes.',
  'item.none':
    'Aucune ligne de la mémoire ne correspond à «\u00a0{given}\u00a0». /memory show les montre toutes.',
  'item.several': 'Plusieurs lignes sont possibles ; donne le numéro :',
  'pin.done': 'Épinglée : {line}',
  'unpin.done': 'Plus épinglée : {line}',
  'remember.what': 'De quoi dois-je me souvenir ? /memory remember Je suis allergique aux cacahuètes',
  'remember.long': 'C’est trop long pour une ligne ({length} caractères sur {most}). Dis-le plus court.',
  'remember.secret': 'Il y a un secret là-dedans ({kind}), et la mémoire n’en garde jamais. Dis-le sans.',
  'remember.known': 'Je m’en souviens déjà : {line}',
  'remember.done': 'C’est retenu : {line}',
  'remember.room': {
    one: 'Pour faire de la place, # ligne est partie dans les archives.',
    many: 'Pour faire de la place, # lignes sont parties dans les archives.',
    other: 'Pour faire de la place, # lignes sont parties dans les archives.',
  },
  'show.empty': 'La mémoire est vide. Elle se remplit avec un rêve : /memory dream',
  'diary.badDay': '«\u00a0{given}\u00a0» n’est pas un jour. Écris-le comme 2026-11-30.',
  'diary.noDay': 'Il n’y a pas de journal des rêves pour {day}.',
  'diary.empty': 'Le journal des rêves est vide. C’est un rêve qui l’écrit : /memory dream',
  'search.what': 'Que dois-je chercher\u00a0? /memory search qui a une tente',
  'search.none':
    'Rien n’a été trouvé pour «\u00a0{given}\u00a0». Essaie d’autres mots, un nom ou le jour où cela a été dit.',
  'search.reading': 'Je lis encore ce qui a été dit ici\u00a0; la réponse suit.',
  'search.off':
    'La mémoire est désactivée ici (memory.enabled dans la configuration)\u00a0: il n’y a rien à chercher.',
  'search.hit': '{n}. {where}\u00a0: {text}',
  'search.note': 'note',
  'search.item': 'ligne {n} de la mémoire',
  'search.replaced': 'remplacé depuis',
  'why.said': '- {day}, {speaker} : «\u00a0{quote}\u00a0»',
  'why.person': 'une personne',
  'why.wordless': 'Aucun mot enregistré : une personne l’a écrite.',
  'why.wordsLost': 'On ne connaît pas les mots sur lesquels elle repose.',
  'why.lost': 'Elle est venue avec le changement {change}, dont l’enregistrement est illisible.',
  'why.always': 'Elle était dans le fichier quand Reverie l’a vu pour la première fois.',
  'why.noted': 'Ce n’est pas une ligne de la mémoire. C’est noté le {day} : {text}',
  'why.notYet': 'Aucun rêve ne l’a encore regardée : /memory dream',
  'why.gone': 'C’était dans la mémoire et n’y est plus ; /memory changes dit pourquoi.',
  'why.undo': 'Pour l’annuler : /memory undo {change}',
  'why.change': 'Elle est venue avec le changement {change} ({who}, {day}).',
  'why.replaced': 'Elle a remplacé : {lines}',

  'reply.aboutYou': 'Voici ce dont je me souviens à ton sujet :',

  'forget.found': 'Je ne sais pas oublier sur demande. Voici ce que j’ai là-dessus :',
  'forget.none':
    'Je n’en prends pas note et je ne me souviens de rien à ce sujet. Ce qui a été dit reste seulement dans le journal.',
  'forget.noted': 'Ce n’est pas dans MEMORY.md. Si un rêve l’y met, /memory undo le retire.',
  'forget.how':
    'Pour que j’oublie une ligne, efface-la dans MEMORY.md ou annule le changement qu’indique /memory why. Sans mots nouveaux, aucun rêve ne la ramène.',
  'changes.badCount': '«\u00a0{given}\u00a0» n’est pas un nombre de changements de 1 à {most}.',
  'changes.none': 'Rien n’a encore été changé.',
  'changes.held': 'en attente : {what}',
  'changes.refused': 'refusé : {what}',
  'changes.undone': 'annulé par {change}',
  'changes.noLine': 'Aucune ligne de la mémoire ne se lit autrement qu’avant.',
  'undo.badChange':
    '«\u00a0{given}\u00a0» n’est pas un changement. Écris son numéro, comme 42, ou 42.3 pour une seule opération.',
  'undo.done': 'Annulé : changement {change}.',
  'undo.left': 'Laissé tel quel : {what}',
  'undo.forgotten': 'Sans nouveaux mots, les rêves ne ramèneront pas ce qui est parti.',
  'restore.which': 'Après quel changement ? /memory changes montre leurs numéros.',
  'restore.done': 'La mémoire est de nouveau comme après le changement {change}.',
  'restore.mayReturn':
    'Le prochain rêve peut ramener ce qui est parti ; ce que tu annules avec /memory undo ou effaces dans MEMORY.md ne revient pas.',
  'restore.back': 'Pour revenir : /memory undo {change}',
  'confirm.which': 'Quel changement ? /memory status nomme ceux qui attendent.',
  'confirm.done':
    'Confirmé : les lignes que le changement {change} a retirées ne reviendront pas, sauf si quelqu’un les redit.',

  'dream.unknown':
    'Un rêve ne sait que faire de «\u00a0{given}\u00a0». Donne un nombre de jours de 1 à {most} ({usual} si tu n’en donnes pas), "preview", "again", ou rien du tout : /memory dream 7',
  'dream.busy': 'Un rêve est déjà en cours. Redemande quand il sera fini.',
  'dream.joined': 'Un rêve est déjà en cours. Je te dirai quand il sera fini.',
  'dream.failed': 'Le rêve a échoué : {why}',
  'dream.lastDay': 'la dernière journée',
  'dream.lastDays': {
    one: 'la dernière journée',
    many: 'les # derniers jours',
    other: 'les # derniers jours',
  },
  'dream.looking': 'Je regarde {span} ; rien ne sera écrit.',
  'dream.begun': 'Un rêve sur {span} a commencé. Je te dirai ici quand il sera fini.',
  'preview.done': 'Juste un aperçu ; rien n’a été écrit.',
  'preview.nothing': 'Rien de ce qui est noté jusqu’ici ne changerait quoi que ce soit.',
  'preview.waiting': {
    one: '# message doit d’abord être résumé ; un vrai rêve s’en charge.',
    many: '# messages doivent d’abord être résumés ; un vrai rêve s’en charge.',
    other: '# messages doivent d’abord être résumés ; un vrai rêve s’en charge.',
  },
  'preview.held': 'en attente : {op}',
  'preview.refused': 'refusé : {op}',

  'status.unknown':
    '«\u00a0{given}\u00a0» ne veut rien dire ici. Envoie /memory status ou /memory status deep.',
  'status.on': 'Les rêves sont activés ; prochain : {next}.',
  'status.noMemory':
    'La mémoire est désactivée ici (memory.enabled dans la configuration)\u00a0: ni notes ni rêves.',
  'status.off': 'Les rêves sont désactivés ; /memory dream marche quand même.',
  'status.running': 'Un rêve est en cours.',
  'status.noDream': 'Aucun rêve jusqu’ici. Après l’installation, lance /memory dream 30 une fois.',
  'status.lastDream': 'Dernier rêve : {when}, {outcome}{spent}.',
  'status.cost': 'coût {amount}',
  'status.costOf': 'coût {amount} sur {most}',
  'status.waiting': {
    one: '# message attend d’être noté',
    many: '# messages attendent d’être notés',
    other: '# messages attendent d’être notés',
  },
  'status.notes': { one: '# note jusqu’ici', many: '# notes jusqu’ici', other: '# notes jusqu’ici' },
  'status.promoted': {
    one: '# entrée en mémoire aujourd’hui',
    many: '# entrées en mémoire aujourd’hui',
    other: '# entrées en mémoire aujourd’hui',
  },
  'status.store': '{waiting} ; {notes}, {promoted}.',
  'status.storeStopped': '{waiting} ; {notes}, {promoted} ; pas entrées en mémoire : {list}.',
  'status.stoppedNotes': 'Pas dans la mémoire :',
  'status.memory': 'Mémoire : {lines}, {tokens}.',
  'status.memoryOver':
    'Mémoire : {lines}, {tokens} (au-delà de son budget : tes propres lignes la remplissent).',
  'status.spent': 'Aujourd’hui dans tous les espaces : {spent} ; par les rêves : {dreams}.',
  'status.connected': 'En ligne : {list}.',
  'status.away': '{name} n’est pas en ligne : {why}',
  'status.undelivered': {
    one: '# message n’est peut-être pas arrivé.',
    many: '# messages ne sont peut-être pas arrivés.',
    other: '# messages ne sont peut-être pas arrivés.',
  },
  'status.secrets':
    'MEMORY.md contient sans doute un secret, ligne {lines}. Les modèles n’y voient qu’une marque ; retirez-le du fichier s’il n’a rien à y faire.',
  'status.unread': 'Non lu, car le nom n’a pas de jour : {files}.',
  'next.none': 'aucun',
  'next.quiet': 'dès que personne n’aura parlé pendant dix minutes, au plus tard le {when}',

  'notice.done': 'Le rêve est terminé',
  'notice.nothing': 'Le rêve est fini et n’a rien changé',
  'notice.partial': 'Le rêve est terminé en partie',
  'notice.failed': 'Le rêve a échoué',
  'notice.skipped': 'Il n’y avait rien à rêver',
  'notice.notBegun': 'Le rêve n’a pas commencé',
  'notice.head': '{outcome} : {what}',
  'notice.idle': 'il n’y avait rien à faire.',
  'notice.read': { one: '# note lue', many: '# notes lues', other: '# notes lues' },
  'notice.added': { one: '# ajoutée', many: '# ajoutées', other: '# ajoutées' },
  'notice.merged': { one: '# fusionnée', many: '# fusionnées', other: '# fusionnées' },
  'notice.updated': { one: '# remplacée', many: '# remplacées', other: '# remplacées' },
  'notice.removed': { one: '# supprimée', many: '# supprimées', other: '# supprimées' },
  'notice.archived': { one: '# archivée', many: '# archivées', other: '# archivées' },
  'notice.became': {
    one: '# est entrée en mémoire',
    many: '# sont entrées en mémoire',
    other: '# sont entrées en mémoire',
  },
  'notice.united': {
    one: '# dit la même chose qu’une autre',
    many: '# disent la même chose que d’autres',
    other: '# disent la même chose que d’autres',
  },
  'notice.mergedFrom': {
    one: 'à partir de # ligne',
    many: 'à partir de # lignes',
    other: 'à partir de # lignes',
  },
  'notice.toArchive': '→ archives : {line}',
  'notice.yours': 'Tes lignes que des mots plus récents ont remplacées :',
  'notice.waiting': {
    one: 'Une ligne t’attend :',
    many: '# lignes t’attendent :',
    other: '# lignes t’attendent :',
  },
  'notice.toKeep': 'Pour la garder : /memory remember {line}',
  'notice.toRemove': 'Pour la retirer, supprime la ligne dans MEMORY.md ; pour la garder, ne fais rien.',
  'notice.toChange':
    'Pour la changer, modifie la ligne dans MEMORY.md ; pour la laisser telle quelle, ne fais rien.',
  'notice.refused': {
    one: 'Une proposition a été refusée : {list}.',
    other: '# propositions ont été refusées : {list}.',
  },
  'notice.took': 'Durée : {time}.',
  'notice.again': 'Pour revoir les changements : /memory changes',
  'notice.next': 'Voir les changements : /memory changes · Annuler : /memory undo {change}',

  'idle.judged': 'Toutes les notes de ces jours ont déjà été jugées.',
  'idle.known': 'Tout ce qui est noté est déjà dans la mémoire.',
  'idle.stopped': 'Parmi les notes : {stopped}.',
  'stopped.kind': {
    one: '# doit revenir encore une fois avant d’être gardée',
    many: '# doivent revenir encore une fois avant d’être gardées',
    other: '# doivent revenir encore une fois avant d’être gardées',
  },
  'stopped.plan_without_date': {
    one: '# est un projet sans date',
    many: '# sont des projets sans date',
    other: '# sont des projets sans date',
  },
  'stopped.past_plan': {
    one: '# est un projet dont la date est passée',
    many: '# sont des projets dont la date est passée',
    other: '# sont des projets dont la date est passée',
  },
  'stopped.limit': {
    one: '# ne tenait pas dans un seul rêve et attend le prochain',
    many: '# ne tenaient pas dans un seul rêve et attendent le prochain',
    other: '# ne tenaient pas dans un seul rêve et attendent le prochain',
  },
  'stopped.conflict': {
    one: '# attend le prochain rêve',
    many: '# attendent le prochain rêve',
    other: '# attendent le prochain rêve',
  },
  'stopped.salience_off': {
    one: '# doit être répétée avant d’être gardée',
    many: '# doivent être répétées avant d’être gardées',
    other: '# doivent être répétées avant d’être gardées',
  },
  'stopped.about_another_member': {
    one: '# doit être dite par quelqu’un d’autre',
    many: '# doivent être dites par quelqu’un d’autre',
    other: '# doivent être dites par quelqu’un d’autre',
  },
  'stopped.no_source': {
    one: '# ne repose sur rien de ce qui a été dit',
    many: '# ne reposent sur rien de ce qui a été dit',
    other: '# ne reposent sur rien de ce qui a été dit',
  },
  'stopped.redacted': {
    one: '# parle de quelque chose de privé',
    many: '# parlent de quelque chose de privé',
    other: '# parlent de quelque chose de privé',
  },
  'stopped.rule_not_owner': {
    one: '# est une règle que seul le propriétaire donne',
    many: '# sont des règles que seul le propriétaire donne',
    other: '# sont des règles que seul le propriétaire donne',
  },
  'stopped.untrusted': {
    one: '# repose sur les mots d’autres gens',
    many: '# reposent sur les mots d’autres gens',
    other: '# reposent sur les mots d’autres gens',
  },
  'stopped.skip': {
    one: '# ne valait pas d’être gardée',
    many: '# ne valaient pas d’être gardées',
    other: '# ne valaient pas d’être gardées',
  },
  'stopped.duplicate': {
    one: '# est déjà dans la mémoire',
    many: '# sont déjà dans la mémoire',
    other: '# sont déjà dans la mémoire',
  },
  'stopped.older': {
    one: '# est plus ancienne que ce que dit la mémoire',
    many: '# sont plus anciennes que ce que dit la mémoire',
    other: '# sont plus anciennes que ce que dit la mémoire',
  },
  'stopped.pinned': {
    one: '# changerait une ligne épinglée',
    many: '# changeraient des lignes épinglées',
    other: '# changeraient des lignes épinglées',
  },
  'stopped.hand_written': {
    one: '# changerait une ligne écrite par une personne',
    many: '# changeraient des lignes écrites par une personne',
    other: '# changeraient des lignes écrites par une personne',
  },
  'stopped.rejected': {
    one: '# a déjà été retirée par une personne',
    many: '# ont déjà été retirées par une personne',
    other: '# ont déjà été retirées par une personne',
  },
  'stopped.no_room': {
    one: '# est allée aux archives faute de place',
    many: '# sont allées aux archives faute de place',
    other: '# sont allées aux archives faute de place',
  },
  'stopped.remove': {
    one: '# a retiré une ligne de la mémoire',
    many: '# ont retiré des lignes de la mémoire',
    other: '# ont retiré des lignes de la mémoire',
  },
  'stopped.touched_twice': {
    one: '# gênait un autre changement',
    many: '# gênaient d’autres changements',
    other: '# gênaient d’autres changements',
  },
  'stopped.too_many_removals': {
    one: '# retirerait trop d’un coup',
    many: '# retireraient trop d’un coup',
    other: '# retireraient trop d’un coup',
  },
  'stopped.unsound': {
    one: '# en dit plus que ses mots',
    many: '# en disent plus que leurs mots',
    other: '# en disent plus que leurs mots',
  },

  'recorded.said': 'Cela a été dit.',
  'recorded.needless': 'On n’en a plus besoin.',
  'recorded.onRequest': 'Retenu sur demande.',
  'recorded.corrected': 'La note d’où cela vient a été corrigée à la main.',
  'recorded.messageDeleted': 'Le message sur lequel cela repose a été supprimé.',
  'recorded.takenBack': 'La personne qui l’a dit est revenue dessus.',
  'recorded.messageEdited': 'Le message sur lequel cela repose a été modifié.',
  'recorded.noteDeleted': 'La note sur laquelle cela repose a été supprimée.',
  'recorded.noRoomAnyMore': 'Il n’y avait plus de place pour cela.',
  'recorded.noRoom': 'Il n’y avait pas de place pour cela dans la mémoire.',
  'recorded.pinned': 'Épinglée.',
  'recorded.unpinned': 'Désépinglée.',
  'recorded.handDeleted': 'Supprimée à la main.',
  'recorded.handWritten': 'Écrite à la main.',
  'recorded.lostChange': 'On ne sait pas qui a fait cela : le changement qui le dit est perdu.',
  'recorded.handMoved': 'Déplacée à la main.',
  'recorded.handEdited': 'Modifiée à la main.',
  'recorded.restored': 'Restauré au changement {change}.',
  'recorded.undone': 'Annulé : {reason}',
  'recorded.emptyLine': 'La ligne est vide.',
  'recorded.superseded': 'Une affirmation plus récente prend sa place.',
  'recorded.severalSay': 'Plusieurs affirmations disent la même chose.',
  'recorded.lasting': 'C’est nouveau et cela va durer.',
  'recorded.replaced': 'Une affirmation plus récente sur le même sujet la remplace.',
  'recorded.united': 'Plusieurs lignes sur le même sujet n’en font plus qu’une.',
  'recorded.confirmed': 'C’est confirmé.',
  'recorded.past': 'La date est passée.',
  'recorded.twice': 'Une autre ligne dit exactement la même chose.',

  'recorded.rule': 'Une règle pour l’assistant ne peut venir que du propriétaire.',
  'recorded.untrustedUntil':
    'Cela repose sur des mots de type «\u00a0{trust}\u00a0», qui n’entrent en mémoire que si une personne le dit.',
  'recorded.untrusted': 'Cela repose sur des mots de type «\u00a0{trust}\u00a0».',
  'recorded.private': 'Il s’agit de quelque chose de privé qui a été retiré.',
  'recorded.another': 'Il s’agit de {name} ; c’est à cette personne de le dire.',
  'recorded.unlogged': 'Aucun mot enregistré ne l’appuie.',
  'recorded.uncited': 'Cela ne cite les mots d’aucune personne.',
  'recorded.isPinned': '«\u00a0{line}\u00a0» est épinglée ; aucun rêve ne la change.',
  'recorded.unmerged': '«\u00a0{line}\u00a0» a été écrite par une personne ; un rêve ne la fusionne pas.',
  'recorded.disputed':
    '«\u00a0{line}\u00a0» a été écrite par une personne, et quelqu’un d’autre a dit autre chose.',
  'recorded.rejected': 'Une personne a retiré «\u00a0{line}\u00a0», et rien de nouveau n’a été dit depuis.',
  'recorded.older': 'Les mots sur lesquels cela repose sont plus anciens que la ligne à remplacer.',
  'recorded.elsewhere': 'Cela remplacerait une ligne qui parle d’autre chose.',
  'recorded.stray': 'Cela réunirait «\u00a0{line}\u00a0» avec autre chose.',
  'recorded.outdated': 'Une affirmation plus récente dit autre chose : «\u00a0{line}\u00a0».',
  'recorded.touched': 'Une autre opération de ce rêve change déjà «\u00a0{line}\u00a0».',
  'recorded.relied': 'Une autre opération de ce rêve s’appuie sur «\u00a0{line}\u00a0».',
  'recorded.duplicate': '«\u00a0{line}\u00a0» le dit déjà.',
  'recorded.loss': 'Un rêve peut retirer au plus {most} lignes sur {all} sans les remplacer.',
  'recorded.belongs': 'La ligne appartient à une personne ; un rêve ne la retire pas.',
  'recorded.invented': 'Personne n’a dit «\u00a0{quote}\u00a0» mot pour mot.',
  'recorded.lost': 'La ligne gardée ne dit pas «\u00a0{line}\u00a0».',
  'recorded.misnamed':
    'Le modèle a cité des lignes ou des mots qui n’existent pas, ou qui ne vont pas avec ce changement.',
  'recorded.malformed': 'La ligne n’est pas une seule phrase simple.',
  'recorded.noGround': 'Ni des mots plus récents ni une autre ligne ne montrent qu’elle doive partir.',
  'recorded.modelSays': 'Le modèle dit : «\u00a0{words}\u00a0».',
  'recorded.unfitted': 'MEMORY.md a été modifié entre-temps, et la ligne n’allait plus.',
  'recorded.nothingOf': 'Les citations ne disent rien de «\u00a0{word}\u00a0».',
  'recorded.noNumber': 'Les citations ne contiennent pas le nombre «\u00a0{word}\u00a0».',
  'recorded.noName': 'Les citations ne contiennent pas le nom «\u00a0{word}\u00a0».',
  'recorded.translated': 'Le texte est dans une autre langue que ses citations.',
  'recorded.denied': 'La citation nie cela, ou dit seulement que d’autres le disent.',

  'recorded.stale':
    'Le fichier est revenu à une version de moins d’une heure : une vieille copie a sans doute été enregistrée depuis un éditeur.',
  'recorded.manyGone':
    'Beaucoup de lignes ont disparu d’un coup ; à une personne de dire si elles devaient partir.',
  'recorded.askStale':
    'MEMORY.md est revenu à une version antérieure et a perdu {lines}. Une vieille copie a-t-elle été enregistrée depuis un éditeur ? Pour tout ramener : /memory undo {change}. Si cela devait partir : /memory confirm {change}.',
  'recorded.askGone':
    'Dans MEMORY.md, il manque des lignes écrites par les rêves ({count} en tout) : {lines}. Pour tout ramener : /memory undo {change}. Si cela devait partir : /memory confirm {change}.',

  'recorded.noNotes': 'Il n’y a pas encore de notes du {from} au {to}.',
  'recorded.nothingNew': 'Rien de nouveau depuis le dernier rêve.',
  'recorded.preview': 'Juste un aperçu : rien n’a été écrit.',
  'recorded.edited': 'MEMORY.md a été modifié entre-temps, et certaines opérations n’allaient plus.',
  'recorded.late': 'Le rêve a duré plus de {minutes} minutes et a été arrêté ; rien n’a été changé.',
  'recorded.stopping': 'Reverie s’arrête ; le rêve reprendra du début au prochain démarrage.',
  'recorded.waits': 'Ce qui n’est pas encore dans la mémoire attend le prochain rêve.',
  'recorded.offlineDiary': 'C’est le narrateur hors ligne qui a écrit le journal des rêves.',
  'recorded.diaryFailed': '{model} n’a pas pu écrire le journal des rêves : {why}',
  'recorded.diaryHeld':
    'Le journal écrit par {model} contenait « {word} », qui n’est pas dans le compte rendu du rêve.',
  'recorded.diaryLeftOut':
    'Le journal écrit par {model} disait quelque chose que le compte rendu du rêve ne dit pas ; cela a été laissé de côté.',
  'recorded.diaryLong': 'Le journal écrit par {model} était beaucoup trop long.',
  'recorded.diaryForeign': 'Le journal écrit par {model} était dans une autre langue.',
  'recorded.memoryObstacle': 'La mémoire ne peut pas être lue : {file} est {obstacle}. Déplacez-le.',
  'recorded.memoryLarge':
    'La mémoire ne peut pas être lue : {file} fait {size} Kio, plus que permis ({most} Kio). Raccourcissez-le ou déplacez-le.',
  'recorded.memoryEncoding':
    'La mémoire ne peut pas être lue : {file} n’est pas un texte UTF-8. Enregistrez-le en UTF-8 dans un éditeur.',
  'obstacle.a folder': 'un dossier',
  'obstacle.a link': 'un lien',
  'obstacle.a link that leaves the space': 'un lien qui sort de l’espace',
  'obstacle.a named pipe': 'un tube nommé',
  'obstacle.a socket': 'un socket',
  'obstacle.a device': 'un périphérique',
  'recorded.unreadable': 'Ce qui est retenu ici ne peut pas être lu pour le moment.',
  'recorded.distilledBy': '{model} l’a fait à la place.',
  'recorded.unmarked': 'Ce qu’il a jugé n’a pas pu être noté ; le prochain rêve le regardera encore.',
  'recorded.unchanged': 'Rien n’a été changé.',
  'recorded.asItWas': 'MEMORY.md est resté tel quel.',
  'recorded.unsummarised':
    'Certains messages n’ont pas pu être résumés et attendent le prochain rêve : {why}',
  'recorded.stopped': 'Reverie a été arrêté en plein milieu ; ce qui était écrit a été gardé.',
  'recorded.half': 'Ce qui était écrit reste, mais ensuite quelque chose a échoué.',
  'recorded.stands': 'Ce qui était écrit reste ; /memory undo {change} l’annule.',
  'recorded.givenUp':
    'Reverie s’est arrêté {times} fois au milieu de ce rêve, il n’est donc pas relancé. Cherche la cause dans les logs du processus, puis demande un nouveau rêve.',
  'recorded.dreamSpent': 'Le budget d’un rêve est épuisé : {spent} tokens sur {most} ({setting}).',
  'recorded.dayTokensSpent':
    'Le budget des rêves pour aujourd’hui est épuisé : {spent} tokens sur {most} ({setting}).',
  'recorded.dayMoneySpent':
    'Le budget des rêves pour aujourd’hui est épuisé : {spent} sur {most} ({setting}).',
  'recorded.diskFull':
    'Le disque est plein : impossible d’écrire {file}. Libère de la place, puis relance un rêve.',
  'recorded.diskError':
    'Le disque signale une erreur : impossible de lire ou d’écrire {file}. Vérifie le disque, puis relance un rêve.',
  'recorded.diskLocked':
    'Le disque refuse l’écriture : impossible d’écrire {file}. Monte-le en écriture, puis relance un rêve.',

  'recorded.nothingToUndo': 'Il n’y a rien à annuler.',
  'recorded.noChange': 'Le changement {change} n’existe pas. /memory changes les montre tous.',
  'recorded.void': 'Le changement {change} a été abandonné avant de prendre effet ; il n’y a rien à annuler.',
  'recorded.noHistory': 'Ce que le changement {change} avait annulé n’est plus dans l’historique.',
  'recorded.noneUndone': 'Rien du changement {change} ne peut être annulé. {why}',
  'recorded.movedOn': '«\u00a0{line}\u00a0» n’est plus telle que ce changement l’avait laissée.',
  'recorded.standsAlready': '«\u00a0{line}\u00a0» est déjà dans la mémoire.',
  'recorded.changedNone': 'Il n’a changé aucune ligne qui était dans la mémoire.',
  'recorded.noLineChanged':
    'Le changement {change} n’a changé aucune ligne de la mémoire ; il n’y a rien à annuler.',
  'recorded.noOperation': 'Le changement {change} n’a pas d’opération {operation}.',
  'recorded.undoneAlready': 'Le changement {change} a déjà été annulé, par le changement {by}.',
  'recorded.restoredAlready': 'La mémoire est déjà comme après le changement {change}.',
  'recorded.noRemoval': 'Aucune suppression du changement {change} n’attend un oui.',
  'recorded.noLine': 'Il n’y a pas de ligne {n} dans la mémoire ; nombre de lignes : {count}.',
  'recorded.pinnedAlready': '«\u00a0{line}\u00a0» est déjà épinglée.',
  'recorded.notPinned': '«\u00a0{line}\u00a0» n’est pas épinglée.',
  'recorded.keepsChanging': 'MEMORY.md n’arrête pas de changer. Ferme le programme qui y écrit et réessaie.',
  'recorded.wordless': 'Il faut des mots dans une ligne de la mémoire ; celle-ci n’en a pas.',
  'recorded.controls':
    'Une ligne de la mémoire tient sur une seule ligne, sans caractères de contrôle. Mets tout en une phrase.',
  'recorded.badStart': 'Une ligne de la mémoire ne peut pas commencer ainsi ({what}) : «\u00a0{line}\u00a0».',
  'recorded.comment':
    'Une ligne de la mémoire ne peut pas contenir de commentaire HTML : «\u00a0{line}\u00a0».',

  'recorded.unreachable':
    'Impossible de joindre le serveur de modèles à {host}. Vérifie qu’il tourne, le réseau et llm.baseUrl.',
  'recorded.timeout':
    'Le modèle «\u00a0{model}\u00a0» à {host} n’a pas répondu en {time}. Augmente llm.timeoutSeconds si le modèle est lent.',
  'recorded.badKey':
    'Le serveur de modèles à {host} a refusé la clé API ({status}). Vérifie OPENAI_API_KEY et ce que la clé permet.',
  'recorded.noCredit':
    'Le compte chez {host} n’a plus de crédit{code}. Recharge-le ou utilise un autre modèle.',
  'recorded.tooLong':
    'La requête est plus longue que ce que le modèle «\u00a0{model}\u00a0» accepte{code}. Baisse context.maxTokens ou utilise un modèle avec un plus grand contexte.',
  'recorded.rateLater':
    'Le serveur de modèles à {host} n’accepte plus de requêtes pour le moment{code}. Réessaie un peu plus tard.',
  'recorded.rateIn':
    'Le serveur de modèles à {host} n’accepte plus de requêtes pour le moment{code}. Réessaie dans {time}.',
  'recorded.serverFailed':
    'Le serveur de modèles à {host} a eu une erreur{code}. Réessaie plus tard, ou regarde les logs du serveur.',
  'recorded.noModel':
    'Le serveur de modèles à {host} ne connaît pas le modèle «\u00a0{model}\u00a0»{code}. Vérifie llm.model, et que llm.baseUrl finit comme le serveur le veut, souvent par /v1.',
  'recorded.endless':
    'La réponse du modèle «\u00a0{model}\u00a0» à {host} ne s’est pas terminée où elle devait et n’a pas été lue plus loin. Prends un autre modèle, ou vérifie que le serveur respecte la limite d’une réponse.',
  'recorded.declined': 'Le modèle «\u00a0{model}\u00a0» à {host} a refusé de répondre.',
  'recorded.noAnswer': 'Le modèle «\u00a0{model}\u00a0» à {host} a donné une réponse vide.',
  'recorded.cancelled': 'La requête au modèle a été annulée.',
  'recorded.gaveUp': 'Le serveur de modèles à {host} a cessé d’attendre (408).',
  'recorded.badRequest':
    'Le serveur de modèles à {host} n’accepte pas la requête{code}. Vérifie llm.model et llm.baseUrl.',
  'recorded.notAnAnswer':
    'Le serveur de modèles à {host} a envoyé quelque chose qui n’est pas une réponse. Vérifie que llm.baseUrl est l’adresse d’une API compatible avec OpenAI\u00a0; elle finit souvent par /v1.',
  'recorded.errorSent':
    'Le serveur de modèles à {host} a envoyé une erreur au lieu d’une réponse. Réessaie plus tard, ou regarde les logs du serveur.',
  'recorded.cutOff': 'La réponse du modèle «\u00a0{model}\u00a0» a été coupée à {tokens}.',
  'recorded.noKey': 'Aucune clé d’API n’est définie. Définis OPENAI_API_KEY, ou llm.provider à "offline".',
  'recorded.badUrl': 'llm.baseUrl n’est pas une adresse http ou https.',
  'recorded.urlSecret':
    'llm.baseUrl contient un nom d’utilisateur ou un mot de passe. Retire-les\u00a0; la clé part avec chaque requête.',
  'recorded.wrongForm': '{model} n’a pas répondu dans la forme demandée\u00a0: {why}',
  'recorded.unclosed': 'La réponse est coupée\u00a0: son objet JSON n’est pas fermé.',
  'recorded.formOf': 'Il manque quelque chose à l’objet JSON, ou il contient ce qui n’était pas demandé.',
  'recorded.badJson': 'Le JSON de la réponse n’est pas valide.',
  'recorded.noOwner': 'La personne qui a demandé ce rêve n’est plus propriétaire, il n’a donc pas commencé.',
  'recorded.noJson': 'La réponse ne contient aucun objet JSON.',
  'recorded.seconds': { one: '# seconde', many: '# secondes', other: '# secondes' },
  'recorded.minutes': { one: '# minute', many: '# minutes', other: '# minutes' },
  'recorded.hours': { one: '# heure', many: '# heures', other: '# heures' },
};
