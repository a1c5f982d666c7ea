import { kindsOf } from '../lists.ts';

export const kinds = kindsOf(`
animal mascota: perro perra cachorro gato gata gatito hámster conejo loro pájaro pez tortuga lagarto serpiente caballo vaca cabra oveja cerdo gallina ratón rata rana araña pato zorro oso raza
comida plato alimento cocina comer cocinar: desayuno almuerzo cena pasta pizza pan arroz sopa ensalada queso huevo carne ternera cerdo pollo pescado patata papa paella tortilla hamburguesa taco sushi salsa nuez verdura fruta vegano vegetariano picante receta
postre dulce hornear: pastel tarta galleta chocolate caramelo helado flan churro magdalena
bebida beber tomar: café té cerveza vino zumo jugo agua leche refresco cóctel whisky limonada
fruta: manzana plátano naranja limón fresa frambuesa cereza uva pera melocotón mango melón sandía
verdura hortaliza: patata tomate zanahoria cebolla col judía guisante pepino pimiento espinaca calabaza lechuga
alergia alérgico alérgica intolerancia: nuez cacahuete lactosa gluten polen marisco penicilina
enfermedad salud enfermo síntoma: gripe resfriado fiebre tos dolor migraña diabetes cáncer asma alergia operación hospital médico pastilla diagnóstico tensión
lesión herida accidente lesionó: roto rompió esguince torció fractura caída cayó muñeca tobillo rodilla espalda hombro pierna brazo escayola
cuerpo: cabeza mano brazo pierna rodilla tobillo muñeca pie dedo hombro espalda cuello cadera ojo oreja diente
estrés relajar relajarse desconectar: ansiedad depresión terapia terapeuta meditación yoga calma dormir respirar masaje
deporte ejercicio entrenamiento: fútbol baloncesto tenis balonmano golf nadar natación correr maratón ciclismo gimnasio yoga escalada esquí surf voleibol boxeo kárate judo remo
afición hobby pasatiempo actividad ocio: pintar dibujar cerámica tejer coser jardín fotografía cocinar bailar cantar coro leer escribir ajedrez puzle senderismo acampar pescar nadar ciclismo correr yoga coleccionar manualidades museo escalada
naturaleza aire: senderismo acampar bosque montaña lago río playa sendero parque hoguera tienda cascada atardecer estrella
arte obra artista creativo: pintar pintura cuadro dibujo escultura cerámica lienzo galería exposición retrato mural fotografía
música músico: canción cantar cantante concierto guitarra piano violín batería banda coro disco festival melodía jazz rock
instrumento: guitarra piano violín batería tambor flauta clarinete violonchelo trompeta saxofón arpa acordeón teclado
libro literatura novela autor leer: cuento biblioteca capítulo poema poesía ficción biografía fantasía saga
película serie cine: episodio temporada documental comedia drama teatro netflix
juego: ajedrez cartas consola puzle póker trivial dados torneo
trabajo profesión empleo oficio trabaja: maestro profesor enfermero enfermera ingeniero abogado médico programador contable cocinero conductor diseñador jefe oficina compañero empresa entrevista contrató despidió ascenso sueldo jubilado prácticas autónomo
empresa negocio: tienda cliente marketing ventas producto marca inversor café restaurante dueño
escuela estudios estudia carrera asignatura educación: universidad colegio instituto clase curso maestro profesor examen nota deberes graduó beca tesis matemáticas física química biología historia psicología derecho medicina
familia pariente familiar: madre mamá padre papá hermano hermana hijo hija marido esposa mujer abuela abuelo tía tío primo prima sobrino sobrina cuñado suegra
hermanos: hermano hermana gemelo
niño hijo: hija bebé chico chica adolescente nieto
relación pareja estado: soltero casado casó boda prometido divorcio divorciado novio novia marido esposa ruptura
casa piso vivienda hogar vive vivo vivir dirección: mudé mudó mudarse apartamento alquiler hipoteca casero compañero cocina dormitorio jardín mudanza habitación
mueble: sofá mesa silla cama estantería lámpara escritorio armario sillón
electrodoméstico aparato: nevera horno lavavajillas lavadora secadora microondas aspiradora tostadora
vehículo transporte: coche bici bicicleta autobús tren moto camión furgoneta tranvía metro ferry
viaje vacaciones destino extranjero: vuelo avión aeropuerto hotel pasaporte playa isla crucero excursión
país nacionalidad: españa francia italia alemania inglaterra irlanda escocia portugal grecia suecia noruega polonia ucrania rusia china japón corea india méxico brasil canadá argentina chile colombia perú australia turquía egipto
ciudad: madrid barcelona sevilla valencia bilbao londres parís roma berlín lisboa buenos bogotá lima
evento celebración fiesta ocasión: cumpleaños boda concierto desfile conferencia graduación aniversario ceremonia exposición feria taller festival reunión navidad
religión religioso fe: iglesia rezar dios biblia cura templo mezquita cristiano musulmán judío budista
política político: voto votar elecciones gobierno protesta manifestación partido
voluntariado voluntario caridad: refugio donar donación ayuda
ropa prenda vestir lleva: vestido camisa zapato zapatilla chaqueta abrigo vaqueros sombrero bufanda jersey bota pantalón falda calcetín guante
joya accesorio: collar anillo pulsera pendiente reloj
regalo regaló: anillo flor tarjeta libro collar chocolate
precio coste costó dinero gasto caro: pagar pagó euro peso dólar factura préstamo deuda ahorrar banco impuesto barato
dispositivo tecnología ordenador: teléfono móvil portátil tableta cámara impresora auriculares
planta flor: árbol rosa tulipán hierba tomate cactus girasol orquídea
tiempo clima: lluvia nieve sol tormenta viento frío calor niebla
color: rojo azul verde amarillo negro blanco morado rosa naranja marrón gris
emoción sentimiento ánimo: feliz triste enfadado miedo orgulloso nervioso agradecido solo preocupado ilusionado
miedo teme: araña altura oscuridad serpiente volar dentista
logro premio: ganó ganar medalla trofeo campeón
idioma lengua: inglés español francés alemán italiano portugués polaco ucraniano ruso chino japonés árabe catalán
cumpleaños nacimiento: nací nació nacido nacida
`);
