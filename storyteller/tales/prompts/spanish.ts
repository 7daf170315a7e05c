export const spanish: readonly string[] = [
  'Todas las noches, a las nueve y diez, algo hace «toc» debajo de la cama de Yasmina, de seis años. Esta noche, con Pepón, su hipopótamo de trapo, en brazos, ha decidido contestarle.',
  'Las mellizas Aitana y Leire, de cinco años, solo tienen un patinete rojo, y las dos lo vieron primero. Llevan desde el desayuno agarradas al manillar, sin soltarlo ni para ir al baño.',
  'Kofi, de cuatro años, ha perdido en el autobús a Don Botones, su pingüino de lana, justo la víspera de ir al médico. Su perra Canela tiene buena nariz y ninguna paciencia.',
  'Mateo, de siete años, corre el sábado contra Ximena, su mejor amiga, hasta la fuente de la plaza. Ella gana siempre, y él ha empezado a sospechar que es por culpa de las zapatillas.',
  'Llueve sin parar, e Inés, de seis años, construye con su hermano Bruno una cabaña de mantas que llegue hasta la nevera. Pero cada vez que el gato Fideo bosteza, se hunde el techo.',
  'A Wei, de cinco años, se le acaba de caer un diente y ya no le sale el silbido con el que llama a su perro Trueno. El domingo hay excursión, y tiene que aprender a silbar otra vez.',
  'Noa, de seis años, sabe todo sobre las ballenas, pero no sabe nadar. Este verano, en la piscina del pueblo, su primo Elías le promete enseñarle, aunque él tampoco suelta el bordillo.',
  'El gatito de Samira, que se llama Lenteja, ha subido al ciruelo más alto de la calle y no sabe bajar. Samira, de siete años, no tiene escalera, pero sí una abuela, una cesta y una idea.',
  'Hoy Tadeo cumple ocho años y en su casa nadie ha dicho nada: ni en el desayuno, ni en el coche, ni en el colegio. Solo Pulga, su tortuga, lo mira como si supiera algo.',
  'Doña Remedios, la vecina del cuarto, tiene gripe y ya no canta por el patio. Lucía, de cinco años, y su conejo Nabo deciden llevarle una sopa sin derramar ni una gota, y no hay ascensor.',
  'Amaru, de nueve años, le prometió a su hermano pequeño, Inti, que el jueves harían volar juntos la cometa. Se le olvidó del todo, y ahora Inti no quiere salir de debajo de la mesa.',
  'En la fiesta del barrio hay un concurso de mascotas veloces. Greta, de seis años, apunta a su caracol Relámpago, que en toda la semana solo ha llegado hasta el otro lado de la lechuga.',
];
