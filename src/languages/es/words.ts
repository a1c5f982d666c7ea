import { list, pairs } from '../lists.ts';
import type { LanguageWords } from '../types.ts';

export const words: LanguageWords = {
  stopWords: list(`
    el la los las lo un una unos unas al del
    yo tú vos él ella ello usted nosotros nosotras vosotros vosotras ellos ellas ustedes
    me te se le les nos os mí ti sí conmigo contigo consigo
    mi mis tu tus su sus mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas
    nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras
    este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
    soy eres es somos sois son era eras éramos eran fui fue fuimos fueron ser sido siendo sea sean
    estoy estás está estamos estáis están estaba estaban estuvo estuve estar estado esté
    he has ha hemos habéis han había habían haber hay hube hubo
    tengo tienes tiene tenemos tenéis tienen tener
    a de en con por para y e o u que como cual cuales quien quienes cuyo cuya donde cuando
    qué cuál quién cómo cuándo dónde cuánto cuánta cuántos cuántas
    muy más tan tanto tanta bien así también además luego entonces aún todavía ya solo sólo aquí ahí allí acá allá
    todo toda todos todas otro otra otros otras mismo misma mismos mismas cada algo alguien algún alguno alguna
    algunos algunas cosa cosas vez bueno buenas pues vale ok okay oye hola gracias porfa porfi favor bah eh ay ah jaja
    jajaja jeje xd q k xq pq tb tmb x d
    ir voy va vamos van hacer hago hace hacemos hacen
  `),
  meaningful: list(`
    té tés contra entre antes después desde hasta sobre bajo durante dentro fuera detrás encima debajo delante
    más menos mucho mucha muchos muchas poco poca pocos pocas algunos algunas varios varias todos todas cada
    siempre casi solo sólo cuando aunque mientras ahora puede puedo poder debe debo puedes izquierda derecha
    mal mejor peor mayor menor primero primera último última
  `),
  everyday: list(`
    fumo fuma mudado cambiado empezado estado tenido comprado comido visto puesto vuelto llegado pensado querido
    carne soporto toco tocar marisco mariscos crucé fructosa intolerante broma quizás llámame compramos
    yo hola gracias sí me gusta gustan gustaba encanta encantan quiero quieres quiere queremos tengo tiene tienes
    tenemos tienen soy eres somos estoy estás está estamos están hoy mañana ayer anoche anteayer semana mes año años mi
    mis tu tus el los las y pero muy bien con para qué quién dónde cuándo cómo cuánto por porque café té leche agua
    perro perra perros gato gata gatos amigo amiga amigos familia trabajo trabaja trabajamos trabajar vivo vive vivimos
    vivir llamo llama llaman llamas siempre nunca también tampoco jamás alérgico alérgica alergia cumpleaños cumplo
    lunes martes miércoles jueves viernes sábado domingo enero febrero abril mayo junio julio agosto septiembre octubre
    noviembre diciembre hermano hermana hermanos madre padre padres mamá papá hijo hija hijos abuela abuelo tía tío
    esposa esposo marido mujer novia novio prima primo sobrina sobrino suegra casa piso coche carro ciudad calle
    prefiero prefiere odio odia detesto como comer comemos bebo beber bebe cenar cena comida desayuno desayunar reunión
    reuniones reunimos quedamos quedar recuerda recuérdame acuérdate apunta anota olvida olvides hace hacer hago haces
    hacemos voy vas vamos van fui fuimos fue puedo puedes puede podemos necesito necesita ir viajar viaje vuelo jugar
    juego juega estudio estudia estudiar dormir duermo leer leo escribir escribo hablo habla hablar nací nació mudé
    mudamos mudo mudamos compré compró compramos comprar vegetariano vegetariana vegano vegana enfermera médico
    ahora aquí allí luego entonces después antes hasta desde sobre sin nada nadie algo alguien todo todos todas toda
    mucho mucha muchos muchas poco poca mejor peor bueno buena buenos buenas malo mala grande pequeño pequeña nuevo
    nueva nuestro nuestra nuestros nuestras nosotros ustedes usted ellos ellas ella él esto eso ese esa este esta estos
    estas hay había era ya solo creo sé sabes sabe digo dice dijo decir ver mira oye vale jaja jajaja porfa favor
    vamos decidimos decidido hemos acordado acordamos usamos usar usar cambiamos código contraseña clave llave puerta
    noche tarde mediodía finde hora horas minutos euros pesos dinero cuota cuotas presté prestó prestar debo gimnasio colegio escuela universidad
    toca días lleva diez niños meses cocina llega segundo inglés domingos lado bebé frío paga señora playa pasado
    quedo semanas ocho noches cumple pueblo turno pelo veces gente miedo siete baja viejo empresa compro acuerdo niño
    bonito alquiler español baño cuarto azúcar teléfono equipo ropa basura hablado llaves otoño lentejas suerte vieja
    tercera ascensor gafas cuñado invierno aguanto rato saca sube piscina diga dieron cuento funciona esperando llego
    llueve llevamos oído guitarra camión mirar paro panadería cuentas caballo chico taller acaba pescado calor venga
    llamar cambio fumar hielo dejamos río rojo dejar dejó vacaciones dormido decía móvil pisos sabemos dejado cuarenta
    embarazada quinto suegro tardes horario vecino mellizos anda conejo apunto nadar autobús huerto batería ojo
    espalda sábados abierta habitación soporto llamen ganas arroz pasillo aceite duro ventana casamos quedó torneo
    divorcio elegido firmamos fútbol lavadora manos edad escalera cancha veinte nevera cenamos receta huele hambre
    fuerte sueño entera mirando llorando hombre llorar lloro salido quedan castellano rodilla testigo alemán derecho
    cojo nietos apellido oposiciones fábrica tortilla temporada ducha queso dulce huevos velas pollo ensayos favorita
    libros adoptamos mayoría aprobado acabó ganó tienda violín cama sofá avisa reserva comedor recoger balcón maratón
    subí terminé quedé restaurante concierto raro fecha jubilo cataratas campamento bodas entro mercado cita esquina
    llegar llevó chicos pasas reviso mochila partido loco aprender tuviera duele abrazo haga lluvia nomás veremos pedí
    broma digas quieras escucho pongan pierna juntos doctora sacado quizá quizás mude lotería llámame llámeme setas
    cacahuetes senderismo gluten lactosa celíaco celíaca asma diabético gatito perrito cobro jubilado jubilada viuda
    soltera casado casada cumplí cumplió pienso jugamos
  `),
  questionWords: [
    ...list(
      'qué quién quiénes cuál cuáles cómo cuándo dónde adónde cuánto cuánta cuántos cuántas sabes sabéis saben',
    ),
    ...[
      ...['por qué', 'para qué', 'a qué', 'de qué', 'en qué', 'con qué', 'con quién', 'de quién', 'a quién'],
      ...['para quién', 'de dónde', 'desde cuándo', 'hasta cuándo', 'a cuánto', 'cada cuánto', 'a cómo'],
      ...[
        'por que no',
        'que hora',
        'que tal',
        'que haces',
        'que hacéis',
        'que hacen',
        'que hago',
        'que hacemos',
      ],
      ...['que día', 'que dia', 'que es', 'que pasa', 'que pasó', 'que paso', 'que significa', 'que quieres'],
      ...['que te parece', 'que opinas', 'que opináis', 'que prefieres', 'que vas', 'que vamos', 'que me'],
      ...['como estas', 'como estás', 'como estáis', 'como se llama', 'como te llamas', 'como se dice'],
      ...['como va', 'como vas', 'como hago', 'como puedo', 'como era', 'como es', 'como se hace'],
      ...[
        'cuando es',
        'cuando son',
        'cuando vienes',
        'cuando llegas',
        'cuando te',
        'cuando nos',
        'cuando quedamos',
      ],
      ...[
        'donde esta',
        'donde está',
        'donde están',
        'donde estas',
        'donde estás',
        'donde vives',
        'donde vive',
      ],
      ...[
        'donde quedamos',
        'donde trabajas',
        'donde puedo',
        'donde es',
        'de donde eres',
        'quien es',
        'quien eres',
      ],
      ...[
        'quien viene',
        'quien va',
        'quien se',
        'quien tiene',
        'quien quiere',
        'cual es',
        'cual era',
        'cual fue',
      ],
      ...[
        'cuanto cuesta',
        'cuanto es',
        'cuanto vale',
        'cuanto falta',
        'cuantos años',
        'cuantos son',
        'cuantas',
      ],
      ...[
        'a que hora',
        'de que color',
        'en que calle',
        'a quien',
        'con quien',
        'te acuerdas',
        'te gusta',
        'te gustan',
      ],
      ...['te apetece', 'te parece', 'os apetece', 'os parece', 'os acordáis', 'le gusta a', 'tienes algún'],
      ...[
        'tienes alguna',
        'tienes tiempo',
        'tienes un',
        'tienes una',
        'tenéis un',
        'tenéis una',
        'hay alguien',
      ],
      ...[
        'hay algún',
        'hay alguna',
        'hay algo',
        'hay que llevar',
        'alguien sabe',
        'alguien tiene',
        'alguien quiere',
      ],
      ...[
        'alguien puede',
        'alguna novedad',
        'alguna idea',
        'algún plan',
        'me puedes decir',
        'puedes decirme',
      ],
      ...['podrías decirme', 'me dices', 'me recuerdas', 'puedo preguntar', 'es verdad que', 'es cierto que'],
      ...[
        'vienes a',
        'vienes al',
        'vienes hoy',
        'vienes mañana',
        'quieres que',
        'quieres ir',
        'quieres venir',
      ],
      ...['recuerdas qué', 'recuerdas cómo', 'recuerdas cuál', 'recuerdas cuándo', 'recuerdas dónde'],
      ...['recuerdas que', 'recuerdas cual', 'recuerdas mi', 'recuerdas el', 'recuerdas la', 'te he dicho'],
      ...['sigues sin', 'eres alérgico', 'eres alérgica', 'eres vegetariano', 'eres vegetariana', 'eres de'],
    ],
  ],
  // More than the one word that is put behind a statement: "¿tienes gato", not "¿no".
  asking: /^["'“«(]*¿\s*[\p{L}\p{N}]+[^\p{L}\p{N}]+[\p{L}\p{N}]/u,
  that: ['que'],
  negations: list(`
    no ni nunca jamás nada nadie ningún ninguno ninguna ningunos ningunas tampoco sin jamas ningun nunk
  `),
  conditions: list(`
    si salvo excepto menos quizá quizás quizas posiblemente probablemente acaso puede aunque
  `),
  firstPerson: list(`
    yo me mí conmigo mi mis mío mía míos mías nosotros nosotras nos nuestro nuestra nuestros nuestras
  `),
  abbreviations: list(`
    sr sra srta srs sres dr dra dres prof profa lic ing arq d dª dña avda av pza pl ctra urb núm num pág pags pág tel
    tfno tlf ej p.ej p.e cap vol fig art aprox dpto depto gral admón excmo ilmo mons fray
    att atte cp apdo izq dcha vs cf
  `),
  closingAbbreviations: list(`
    etc a.m p.m am pm s.a s.l ss.mm ee.uu uds ud vd vds ene feb mar abr jun jul ago sept sep oct nov dic lun mié
    jue vie sáb dom min mins hrs h kg km cm mm gr cía hnos máx mín a.c d.c s.xx r.d i.v.a
  `),
  forms: pairs(`
    hermana:hermanita hermanas:hermanita hermanito:hermano hermanitos:hermano hermanitas:hermanita
    hija:hijita hijas:hijita hijito:hijo hijitos:hijo hijitas:hijita
    prima:primita primas:primita primo:primote primos:primote
    tía:tiita tías:tiita tia:tiita tias:tiita tío:tiote tíos:tiote tio:tiote tios:tiote
    abuela:abuelita abuelas:abuelita abuelito:abuelo yaya:abuelita yayo:abuelo abue:abuelita
    nieta:nietita nietas:nietita novia:noviita novias:noviita amiga:amiguita amigas:amiguita
    suegra:suegrita cuñada:cuñadita cuñadas:cuñadita sobrina:sobrinita sobrinas:sobrinita esposa:esposita
    vecina:vecinita vecinas:vecinita jefa:jefita compañera:compañerita compañeras:compañerita madrina:madrinita
    niña:niñita niñas:niñita chica:chiquita chicas:chiquita
    mamá:madre mama:madre mami:madre má:madre papá:padre papi:padre pá:padre mamás:madre papás:padre
    tengo:tener tienes:tener tiene:tener tenemos:tener tenéis:tener tienen:tener tuve:tener tuvo:tener tuvimos:tener
    tuvieron:tener tenía:tener tenían:tener tendré:tener tendrá:tener tenga:tener
    vengo:venir vienes:venir viene:venir venimos:venir vienen:venir vine:venir vinieron:venir vendré:venir vendrá:venir
    prefiero:preferir prefieres:preferir prefiere:preferir preferimos:preferir prefieren:preferir prefería:preferir
    preferí:preferir prefirió:preferir
    juego:jugar juegas:jugar juega:jugar jugamos:jugar juegan:jugar jugué:jugar jugó:jugar
    duermo:dormir duermes:dormir duerme:dormir dormimos:dormir duermen:dormir durmió:dormir dormí:dormir
    empiezo:empezar empieza:empezar empiezan:empezar empezamos:empezar empecé:empezar empezó:empezar empiece:empezar
    comienza:empezar comienzo:empezar comenzó:empezar comenzamos:empezar comenzar:empezar comienzan:empezar
    quiero:querer quieres:querer quiere:querer queremos:querer quieren:querer quise:querer quiso:querer quería:querer
    puedo:poder puedes:poder puede:poder podemos:poder pueden:poder pude:poder pudo:poder podía:poder
    hago:hacer haces:hacer hace:hacer hacemos:hacer hacen:hacer hice:hacer hizo:hacer hicimos:hacer hicieron:hacer
    hecho:hacer
    digo:decir dices:decir dice:decir decimos:decir dicen:decir dije:decir dijo:decir dijeron:decir dicho:decir
    pongo:poner pone:poner ponen:poner puse:poner puso:poner pusimos:poner pusieron:poner puesto:poner
    salgo:salir sale:salir salen:salir salió:salir salí:salir
    conozco:conocer conoce:conocer conocí:conocer conoció:conocer
    conduzco:conducir conduce:conducir conduje:conducir condujo:conducir
    traigo:traer trae:traer traje:traer trajo:traer
    voy:ir vas:ir va:ir vamos:ir van:ir iba:ir iban:ir iré:ir irá:ir iremos:ir irán:ir
    vuelvo:volver vuelve:volver volvemos:volver vuelven:volver volví:volver volvió:volver vuelto:volver
    pienso:pensar piensa:pensar pensamos:pensar piensan:pensar
    entiendo:entender entiende:entender entienden:entender
     encuentro:encontrar encuentra:encontrar encontré:encontrar encontró:encontrar
    pierdo:perder pierde:perder muero:morir muere:morir murió:morir muerto:morir
    cierro:cerrar cierra:cerrar cierran:cerrar siento:sentir siente:sentir
    sé:saber sabe:saber sabes:saber saben:saber supe:saber supo:saber
    visto:ver veo:ver ve:ver vemos:ver ven:ver vi:ver vio:ver vieron:ver
    escrito:escribir roto:romper abierto:abrir
    leo:leer lee:leer leemos:leer leen:leer leí:leer leyó:leer
    oigo:oír oye:oír construyo:construir construye:construir huyo:huir huye:huir
    cuesta:costar cuestan:costar costó:costar cuestan:costar vale:valer valen:valer
    elegí:elegir eligió:elegir elijo:elegir elige:elegir elegimos:elegir
    sirvo:servir sirve:servir sigo:seguir sigue:seguir sigues:seguir siguen:seguir seguí:seguir siguió:seguir
    pido:pedir pide:pedir piden:pedir pidió:pedir visto:ver
    alergia:alérgico alergias:alérgico
    tele:televisión peli:película pelis:película bici:bicicleta bicis:bicicleta
    moto:motocicleta foto:fotografía fotos:fotografía cole:colegio uni:universidad finde:fin profe:profesor
    q:que k:que xq:porque pq:porque tb:también tmb:también xa:para pa:para
  `),
  telling: [{ letters: /[ñ¿¡]/gu }],
  stemmer: { kind: 'snowball', algorithm: 'spanish' },
};
