/**
 * Frequent verbs with their irregular forms. Forms whose stem is also that of a frequent noun, such as `vino`, `casa`,
 * `para` and `esta`, are left out.
 */
export const verbs: readonly string[] = [
  'soy eres somos sois fui fuimos fueron estoy estuve estuvimos era eran',
  'tengo tienes tiene tenemos tenéis tienen tuve tuvo tuvimos tuvieron tenía tenían tendré tendrá tendremos',
  'he ha has hemos han habéis',
  'voy vas va vamos vais van iba iban iré irá iremos irán ir',
  'hago haces hace hacemos hacen hice hizo hicimos hicieron hacía haré hará hacer',
  'quiero quieres quiere queremos quieren quise quiso quería querer',
  'puedo puedes puede podemos pueden pude pudo podía poder',
  'vengo vienes viene venimos vienen vendré vendrá venir',
  'sé sabe sabes sabemos saben supe supo sabía saber',
  'digo dices dice decimos dicen dije dijo dijeron decir',
  'pongo pone ponen puse puso pusimos pusieron poner',
  'salgo sale salen salí salió salimos salieron saldré saldrá salir',
  'doy da dan damos di dio dieron dar',
  've veo ves vemos ven vi vio vimos vieron ver mirar',
  'oigo oye oyen oír',
  'traigo trae traen traje trajo traer',
  'sigo sigue seguimos siguen seguí siguió seguir',
  'conozco conoce conocemos conocen conocí conoció conocer',
  'conduzco conduce conducen conduje condujo conducir manejar',
  'pienso piensa pensamos piensan pensar',
  'prefiero prefieres prefiere preferimos prefieren preferí prefirió preferir',
  'juego juegas juega jugamos juegan jugué jugó jugar',
  'duermo duerme dormimos duermen dormí durmió dormir',
  'empiezo empieza empezamos empiezan empecé empezó empezar comenzar',
  'vuelvo vuelve volvemos vuelven volví volvió volver',
  'encuentro encuentra encontramos encontré encontró encontrar',
  'pierdo pierde perdemos perdí perdió perder',
  'muero muere murió morir',
  'cierro cierra cierran cerramos cerré cerró cerrar abro abre abren abrimos abrió abrir',
  'leo lee leemos leen leí leyó leer',
  'elijo elige elegimos elegí eligió eligieron elegir escojo escoge escoger',
  'siento siente sentimos sienten sentí sintió sentir',
  'pido pide pedimos piden pedí pidió pedir',
  'sirvo sirve servir',
  'creo cree creemos creen creer',
  'caigo cae caer',
  'cuesta cuestan costó costar vale valen valer',
  'duele duelen dolió doler',
  'quepo cabe caber',
  'vivir trabajar estudiar comer beber tomar cenar desayunar almorzar almuerzo almuerza cocinar',
  'comprar vender alquilar pagar cobrar ganar gastar ahorrar deber prestar regalar mandar enviar recibir',
  'viajar mudar llegar quedar caminar correr pasear volar vuelo vuela montar andar entrenar',
  'hablar escribir llamar contar cuento cuenta explicar preguntar responder contestar',
  'enseñar enseño aprender cuidar visitar ayudar adoptar criar',
  'cantar bailar tocar pintar dibujar fumar despertar despierto despierta levantar acostar acuesto acuesta',
  'nacer nací nació crecer celebrar cumplo cumplió cumplimos',
  'reunir reunimos reúno reúne cambiar mover muevo mueve movemos aplazar posponer adelantar cancelar',
  'decidir acordar acordamos votar usar utilizar guardar dejar coger cojo coge sacar meter instalar',
  'publicar lanzar desplegar despliego despliega revisar arreglar construir construyo construye crear',
  'buscar esperar necesitar gustar encantar odiar amar adorar detestar soportar aguantar evitar disfrutar',
  'sufrir padecer padezco operar romper terminar acabar aprobar suspender graduar jubilar renunciar',
  'llevar escuchar jugar practicar practico coleccionar colecciono programar diseñar dirigir dirijo dirige',
  'limpiar lavar planchar ordenar recoger recojo recoge tirar sacar regar riego riega reciclar',
  'firmar reservar organizar preparar planear planificar invitar confirmar contratar despedir despido',
  'apellidar llamo dedicar dedico ocupar ocupo encargar encargo licenciar gradué',
];

const MOVES =
  'cambio cambia cambiamos cambian cambié cambió cambiaron cambiar cambiado paso pasa pasamos pasan pasé pasó pasaron pasar pasado migramos migré migró migraron migrar muevo mueve movemos mueven moví movió movimos movieron mudé mudó mudamos mudaron mudo muda voy va vamos van fui fue fuimos fueron viajo viaja viajamos viajé viajó vuelo vuela volamos volé traslado trasladó trasladamos trasladaron aplazamos aplazó aplazaron aplazado adelantamos adelantaron sale salimos';

/** `cambiamos de Slack a Teams`: verbs behind which `de` says where from. */
export const fromMoves: string = MOVES.split(' ')
  .flatMap((verb) => ['de', 'del'].map((from) => `${verb} ${from}`))
  .join('|');

/** Verbs whose doer and receiver may not change places. */
export const directed =
  'presto presta prestan prestamos presté prestó prestaron prestado prestar debo debe deben debemos debía deber gano gana ganó gané ganaron ganamos ganar venzo vence venció vencí vencieron derroto derrota derrotó derrotaron derroté doy da dio di dieron dado dar pago paga pagó pagué pagaron pagado pagar vendo vende vendió vendí vendieron vendido vender mando manda mandó mandé envío envía envió envié enviaron enseño enseña enseñó enseñé contrato contrata contrató contraté contrataron despido despide despidió despedí despidieron ayudo ayuda ayudó ayudé ayudaron ayudar pego pega pegó pegué invito invita invitó invité invitaron invitar sigo sigue siguió regalo regala regaló regalé regalaron regalado cuido cuida cuidó cuidé cuidan dejo deja dejó dejé llamo llama llamó llamé llamaron visito visita visitó visité visitaron odia ama quiere';
