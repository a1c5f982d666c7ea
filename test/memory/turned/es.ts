/** Each line: what a claim says, and whose words it is said to rest on. */
export const TURNED = `
## aspect and time
Ana antes lo dejó y ahora fuma. <- Ana: antes fumaba, pero lo dejé
Ana fuma. <- Ana: antes fumaba, pero lo dejé
Ana vive en Leópolis y antes vivía en Kiev. <- Ana: antes vivía en Leópolis, ahora vivo en Kiev
Ana vive en Leópolis. <- Ana: antes vivía en Leópolis, ahora en Kiev
Ana antes vivía en Kiev. <- Ana: antes vivía en Leópolis, ahora vivo en Kiev
Ana dejó de correr y empezó a fumar. <- Ana: dejé de fumar y empecé a correr
## exceptions
Ana nunca bebe vino. <- Ana: nunca bebo, excepto vino
Ana bebe. <- Ana: nunca bebo, excepto vino
Petro vino. <- Ana: vinieron todos menos Petro
Vinieron todos. <- Ana: vinieron todos menos Petro
Ana come pescado. <- Ana: como de todo excepto pescado
## who told whom
Olha odia a Ana. <- Ana: le dije a Olha que Petro me odia
Olha le dijo a Ana que Petro la odia. <- Ana: le dije a Olha que Petro me odia
Ana odia a Petro. <- Ana: le dije a Olha que Petro me odia
Olha le dio un libro a Petro. <- Ana: Petro le dio un libro a Olha
Ana le dio un libro a Petro. <- Ana: Petro me dio un libro
## subject and object
Ana contrató a Petro. <- Ana: Petro me contrató
Petro contrató a Ana. <- Ana: contraté a Petro
Ana le debe dinero a su hermano. <- Ana: mi hermano me debe dinero
El hermano de Ana le debe dinero. <- Ana: le debo dinero a mi hermano
Ana ama a Petro. <- Ana: Petro me ama
Ana ayuda a su hermana. <- Ana: mi hermana me ayuda
## modality
Berlín quizá se mude. <- Ana: quizá me mude a Berlín
Ana se muda a Berlín. <- Ana: quizá me mude a Berlín
Ana es médica. <- Ana: quiero ser médica
Ana tiene un perro. <- Ana: me gustaría tener un perro
Ana quiere trabajar y debe dormir. <- Ana: quiero dormir y debo trabajar
## possession by transfer
Petro tiene 500 euros. <- Ana: le presté 500 euros a Petro
Petro le prestó 500 euros a Ana. <- Ana: le presté 500 euros a Petro
Ana tiene un coche. <- Ana: le di mi coche a Petro
Ana tiene una casa. <- Ana: vendí mi casa
## negation
Ana come carne. <- Ana: no como carne por mi salud
Ana no tiene salud. <- Ana: no como carne por mi salud
Ana no habla francés. <- Ana: no solo hablo francés, sino también español
Ana come azúcar. <- Ana: apenas como azúcar
Petro es honesto. <- Ana: no creo que Petro sea honesto
Ana cree que Petro es honesto. <- Ana: no creo que Petro sea honesto
Ana no bebe té. <- Ana: no bebo café, sino té
A Ana no le gusta el jazz. <- Ana: no es que no me guste el jazz
## comparisons and quantities
Ana tiene 5 gatos. <- Ana: tengo más de 5 gatos
Ana tiene como máximo 5 gatos. <- Ana: tengo al menos 5 gatos
Las tres hermanas de Ana son médicas. <- Ana: dos de mis tres hermanas son médicas
Ana tiene dos hermanas. <- Ana: dos de mis tres hermanas son médicas
Olha tiene 9 años e Iván tiene 12. <- Ana: Olha tiene 12 años e Iván tiene 9
Olha tiene 9 años. <- Ana: Olha tiene 12 años e Iván tiene 9
El examen es el 5 de mayo y la boda es el 3 de junio. <- Ana: el examen es el 3 de junio y la boda es el 5 de mayo
La boda es el 3 de junio. <- Ana: el examen es el 3 de junio y la boda es el 5 de mayo
Petro es más alto que Ana. <- Ana: soy más alta que Petro
Petro es mayor que Olha. <- Ana: Olha es mayor que Petro
## conditions
Ana se mudará. <- Ana: si consigo el trabajo, me mudaré
Ana consigue el trabajo. <- Ana: si consigo el trabajo, me mudaré
Ana conseguirá el trabajo si se muda. <- Ana: si consigo el trabajo, me mudaré
Ana comprará un coche. <- Ana: compraré un coche en cuanto tenga dinero
## joined words
Ana odia a Petro. <- Ana: odio los lunes | Ana: Petro es mi vecino
Ana vive en Berlín. <- Ana: vivo con mis padres | Ana: Berlín es genial
Ana está embarazada. <- Ana: ¿estoy embarazada?
Ana odia a Petro. <- Ana: Olha dijo: «odio a Petro»
## same name, pronouns
Olha es enfermera. <- Ana: Olha conoció a Petro. Su hermana es enfermera
Ana está enferma. <- Ana: ella está enferma
## of each kind, once more
Ana trabaja en Sevilla. <- Ana: antes trabajaba en Sevilla, ahora trabajo en Bilbao
A Ana le gustan todas las frutas. <- Ana: me gustan todas las frutas excepto los plátanos
Olha invitó a Petro a la boda. <- Ana: Petro invitó a Olha a la boda
Petro le dijo a Ana que Olha se va. <- Ana: le dije a Petro que Olha se va
Ana le compró un billete a Petro. <- Ana: Petro me compró un billete
Ana es piloto. <- Ana: sueño con ser piloto
Ana tiene pasaporte. <- Ana: perdí mi pasaporte en Roma
Ana no tiene estómago. <- Ana: no bebo leche por mi estómago
Ana tiene diez primos. <- Ana: tengo al menos diez primos
Ana tiene dos gatos. <- Ana: dos de mis cinco gatos son negros
Petro pesa 70 kg e Iván pesa 85 kg. <- Ana: Petro pesa 85 kg e Iván pesa 70 kg
El concierto es el 9 de marzo. <- Ana: el vuelo es el 9 de marzo y el concierto es el 2 de marzo
Ana comprará una casa. <- Ana: compraré una casa en cuanto gane la lotería
Olha es dentista. <- Ana: Olha llamó a Petro. Su mujer es dentista
## owners
El gato de Anna mordió al perro de Tom. <- Ana: el gato de Tom mordió al perro de Anna
La hermana de Olha conoce al hermano de Petro. <- Ana: la hermana de Petro conoce al hermano de Olha
El coche de Tom es rojo. <- Ana: el coche de Anna es rojo y la moto de Tom es azul
Ana arregló la bici de Tom con las herramientas de Anna. <- Ana: arreglé la bici de Anna con las herramientas de Tom
Ana come pescado. <- Ana: solo como pescado
Ana come pescado. <- Ana: sólo como pescado
Ana come pescado. <- Ana: como únicamente pescado
Ana come pescado. <- Ana: no como más que pescado
Ana come pescado. <- Ana: no como nada más que pescado
Ana trabaja los lunes. <- Ana: trabajo solamente los lunes
Ana vive en Lviv. <- Ana: No es verdad que vivo en Lviv
Ana vive en Lviv. <- Ana: No es cierto que viva en Lviv
Ana vive en Lviv. <- Ana: Es falso que vivo en Lviv
Ana vive en Lviv. <- Ana: Es mentira que vivo en Lviv
Ana vive en Lviv. <- Ana: Que vivo en Lviv no es verdad
Ana vive en Lviv. <- Ana: No es que viva en Lviv
Ana vive en Lviv. <- Ana: No es así que vivo en Lviv
`;

export const TRUE = `
## aspect and time
Ana vive en Kiev. <- Ana: antes vivía en Leópolis, ahora vivo en Kiev
## exceptions
Ana nunca bebe, excepto vino. <- Ana: nunca bebo, excepto vino
Vinieron todos menos Petro. <- Ana: vinieron todos menos Petro
Ana come de todo excepto pescado. <- Ana: como de todo excepto pescado
## who told whom
Ana le dijo a Olha que Petro la odia. <- Ana: le dije a Olha que Petro me odia
Petro le dio un libro a Ana. <- Ana: Petro me dio un libro
## subject and object
A Ana no le gusta el café. <- Ana: no me gusta el café
Petro contrató a Ana como cocinera. <- Ana: Petro me contrató como cocinera
El hermano de Ana le debe dinero. <- Ana: mi hermano me debe dinero
La hermana de Ana la ayuda. <- Ana: mi hermana me ayuda
## modality
Quizá Ana se mude a Berlín. <- Ana: quizá me mude a Berlín
Ana quiere ser médica. <- Ana: quiero ser médica
## possession by transfer
Ana le prestó 500 euros a Petro. <- Ana: le presté 500 euros a Petro
Ana le dio su coche a Petro. <- Ana: le di mi coche a Petro
Ana vendió su casa. <- Ana: vendí mi casa
## negation
Ana no come carne por su salud. <- Ana: no como carne por mi salud
Ana no come carne. <- Ana: no como carne por mi salud
Ana bebe té, no café. <- Ana: no bebo café, sino té
Ana no cree que Petro sea honesto. <- Ana: no creo que Petro sea honesto
## comparisons and quantities
Ana tiene más de 5 gatos. <- Ana: tengo más de 5 gatos
Dos de las tres hermanas de Ana son médicas. <- Ana: dos de mis tres hermanas son médicas
Olha tiene 12 años e Iván tiene 9. <- Ana: Olha tiene 12 años e Iván tiene 9
Olha tiene 12 años. <- Ana: Olha tiene 12 años e Iván tiene 9
Ana es más alta que Petro. <- Ana: soy más alta que Petro
## conditions
Si Ana consigue el trabajo, se mudará. <- Ana: si consigo el trabajo, me mudaré
Ana se mudará si consigue el trabajo. <- Ana: si consigo el trabajo, me mudaré
## joined words
Ana odia los lunes. <- Ana: odio los lunes | Ana: Petro es mi vecino
## same name, pronouns
La hermana de Ana vive en Leópolis. <- Ana: mi hermana vive en Leópolis. Es enfermera
## of each kind, once more
Ana trabaja ahora en Bilbao. <- Ana: antes trabajaba en Sevilla, ahora trabajo en Bilbao
Petro invitó a Olha a la boda. <- Ana: Petro invitó a Olha a la boda
Petro le compró un billete a Ana. <- Ana: Petro me compró un billete
Ana perdió su pasaporte en Roma. <- Ana: perdí mi pasaporte en Roma
Ana tiene al menos diez primos. <- Ana: tengo al menos diez primos
El concierto es el 2 de marzo. <- Ana: el vuelo es el 9 de marzo y el concierto es el 2 de marzo
Ana vivió en Roma cuando era niña. <- Ana: viví en Roma cuando era niña
Ana vive en Leópolis. <- Ana: vivo en Leópolis y como de todo excepto pescado
## owners
El gato de Tom mordió al perro de Anna. <- Ana: el gato de Tom mordió al perro de Anna
El perro de la hermana de Ana se llama Rex. <- Ana: el perro de mi hermana se llama Rex
El gato de Ana mordió al perro de Anna. <- Ana: mi gato mordió al perro de Anna
Ana bebe una taza de té por la mañana. <- Ana: bebo una taza de té por la mañana y una taza de café por la tarde
Ana solo come pescado. <- Ana: solo como pescado
Ana tiene dos gatos. <- Ana: solo tengo dos gatos
Ana vive en Lviv. <- Ana: es verdad que vivo en Lviv
`;
