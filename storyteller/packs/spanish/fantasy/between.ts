import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `Atrás quedaba {place}, y el camino cruzaba ahora un llano donde las lindes las marcaban [cucharas de palo|cucharas de plata|cucharas de madera|cucharas soperas] clavadas en la tierra.
      <Conté|Contaste|{name} contó> [doscientas|ochenta|trescientas|cuarenta] antes de preguntar, y nadie supo decir quién había cenado allí.
      {companion} [limpió una|se probó una|besó una] //y la volvió a poner.
      @neutral Entre cuchara y cuchara había [nueve|doce|veinte|seis] pasos.
      @mysterious Una estaba [caliente|recién usada|doblada|llena].`,
    `Al tercer día la suela derecha se abrió como [una boca|un libro|una rana|una ventana] y empezó a dar su opinión a cada paso.
      <La até|La ataste|{name} la ató> con [una cinta|un junco|una corbata], y la suela siguió opinando, más bajo.
      Por la cuesta venía ganado //y hubo que [subirse a un muro|apartarse hasta el trigo|meterse en la acequia|subirse a un peral] con {companion}, y saludar a las vacas de una en una.
      @humorous La suela estuvo en contra de [la cuesta|casi todo|las piedras|la política], con argumentos.
      @light La última vaca [devolvió el saludo|llevaba sombrero|guiñó un ojo|pidió paso].`,
    `A media mañana el camino se partía en dos y en medio habían puesto un poste con [muchas flechas, todas borradas|un brazo de santo sin mano|dos manos de madera|una escoba].
      {companion} tiró una piedra a la izquierda y otra a la derecha, a ver cuál [volvía|sonaba mejor|cantaba|rebotaba].
      <Elegí|Elegiste|{name} eligió> la que [no había sonado|olía a pan|bajaba].
      @dramatic A los cien pasos, la piedra estaba [en medio del camino|caliente|esperando sentada|puesta de pie], esperando.
      @neutral La otra rama llevaba a [Teruel|un establo|su propio principio|un convento de cabras].`,
    `Hubo una aldea donde todos se llamaban Blas y nadie se [equivocaba|ofendía|perdía|aburría].
      <Pregunté|Preguntaste|{name} preguntó> por Blas y señalaron al fondo; allí, Blas dio pan, y otro Blas, sin que se lo pidieran, [sombra|queso|conversación|un melón].
      {companion} aceptó el nombre por un día //y [le sentó bien|lo devolvió planchado|casi no se lo quita].
      @light Al perro lo llamaban [Ramón|don Blas|Blasito|Gómez], para entenderse.
      @emotional La más vieja, una Blasa, dio además [la bendición|un beso en la frente|un pañuelo|un tirón de orejas], al bulto.`,
    `El camino pasaba bajo un arco sin muralla, y era costumbre decir allí en voz alta una cosa que se quisiera [dejar|soltar|perder|olvidar].
      {companion} dijo «[las judías|la herencia|los lunes]». Después, en voz tan baja que el arco tuvo que [inclinarse|pedir silencio|agacharse|toser], <dije|dijiste|{name} dijo> otra cosa.
      ? Del otro lado la mochila era la misma //y se llevaba [distinto|mejor].
      @emotional En las piedras habían crecido [nombres|flores de todo aquello|malvas|piedrecitas con nombre].
      @humorous Lo soltado volvió [esa noche|en la cena|al desayuno|con guarnición], sin rencor.`,
    `Por aquel trecho las distancias las medían en canciones: dos coplas hasta la ermita, [siete|cinco|cuatro|nueve] hasta el río, un romance entero hasta la cena.
      <Canté|Cantaste|{name} cantó> con {companion}, y como ninguna voz sabía el final del romance, la cena [se alejaba|no llegaba|se enfriaba|era un rumor].
      ? Un carretero, harto, cantó lo que faltaba.
      @mysterious En su versión el conde [no volvía|tenía otro nombre|era conde|pedía pan], muy parecido.
      @neutral La ermita estaba, en efecto, al [segundo|último|tercer|penúltimo] estribillo.`,
  ],
  night: [
    `Encendida la lumbre, {companion} sacó una [patata|castaña|bellota|cebolla] para cada llama, como se hace en los pueblos de arriba.
      <Puse|Pusiste|{name} puso> una muy cerca, y estuvieron callando el fuego, la gente y [un búho|tres grillos|un zorro educado].
      Algo pasó volando sin [alas|ruido|prisa|sombra] //y todos miraron la comida.
      @dramatic Se llevó una brasa. Solo [una|la más roja|la de en medio|la que dormía].
      @light La mejor de todas salió [negra|cruda|dura|con ceniza], y se comió con muchísimo respeto.`,
    `Esa noche nadie pudo dormir por culpa de una estrella que [tosía|goteaba|pestañeaba|roncaba].
      {companion} le gritó que se tapara; <yo le dejé|tú le dejaste|{name} le dejó> un vaso de agua en alto, sobre [una piedra|el muro|una teja|la horca del pozo].
      Al rato dejó de oírse //y el agua, por la mañana, [tenía un dedo menos|sabía a hierro|estaba dulce].
      @humorous En el vaso había marca de [labios|bigote|dedos|ceniza].
      @emotional Cuesta poco dejar agua, y hay quien lleva [siglos|toda la vida|mil años|media eternidad] con sed allá arriba.`,
    `Ya con las mantas, {companion} preguntó si alguien más oía [una mecedora|a alguien barrer|un telar|a alguien cantar] debajo de la tierra.
      <Pegué|Pegaste|{name} pegó> la oreja: iba y venía, sin prisa, como [en una casa donde se espera|quien acuna|un corazón gordo].
      No daba miedo //y hubo quien se acostó [más cerca|boca abajo|de ese lado|con la ventana abierta] para oírla mejor.
      @mysterious De madrugada [paró|alguien abrió una puerta|hubo risas|se apagó una luz], allá abajo.
      @neutral Se contaron [cuatrocientos|noventa|doscientos|mil y uno] vaivenes antes del sueño.`,
    `Antes de apagar, <hice|hiciste|{name} hizo> recuento: [media hogaza|un queso|un chorizo|tres nueces], dos velas, lo aprendido en {place}, y los pies.
      Los pies estaban [peor|sin novedad|iguales|hinchados], dijo {companion}, que los tenía enfrente.
      Llovió un poco, por cumplir //y el techo aguantó lo que aguanta [una lona|un sauce|una col|un paraguas ajeno].
      @light Se durmió primero [el pie izquierdo|la manta|la oreja|el sombrero], como siempre.
      @dramatic A lo lejos, una campana dio [trece|una hora que no era|doce y media|un solo golpe].`,
    `Nadie hablaba de {stranger} y, sin embargo, esa noche se [dejó un sitio|puso otra taza|calentó más caldo|guardó la mejor manta] junto al fuego.
      <Empecé|Empezaste|{name} empezó> una frase y la terminó {companion}, cosa que no había [pasado|ocurrido|visto nadie|hecho falta] nunca.
      Luego se quedaron las dos mitades [flotando, con el humo|juntas, como zapatos|sobre la manta].
      @emotional La frase era [buenas noches|tengo frío|gracias|ya es tarde], y bastó.
      @mysterious La taza amaneció [fregada|boca abajo|con poso|llena de rocío].`,
    `Los turnos de vigilia se echaron a suertes con [pajas|un zapato|una castaña|el dado de un santo], y le tocó la primera vela a {companion}, que roncó con los ojos abiertos.
      <Hice|Hiciste|{name} hizo> también la segunda, contando [murciélagos|las cosas que no eran el enemigo|suspiros ajenos|postes].
      [Eran muchas|Salieron ciento ocho|No había prisa].
      @humorous A la tercera se presentó un zorro a [relevar|fichar|cobrar|dar el parte], y se aceptó.
      @dramatic Una rama se quebró. Después, con cuidado, [otra|alguien la recogió|una tos|la respiración].`,
  ],
  memory: [
    `<Me acordé|Te acordaste|{name} se acordó> de una tarde de fiebre en que alguien, en {home}, [pelaba una naranja|cosía|zurcía una media|afilaba lápices] al pie de la cama sin decir nada.
      No se le veía la cara, solo [las manos, sin prisa|el pelo recogido|una alianza, muy gastada].
      Ganas había de preguntar quién era //y ya no [había a quién|vivía nadie|quedaba nadie|sabían contestar] allí.
      @emotional Aún hoy, el olor [cura un poco|baja la fiebre|calma|devuelve a la cama].
      @mysterious En aquella casa, que se sepa, no [había naranjos|cosía nadie|hubo cuna|se encendía lumbre].`,
    `De niñ{o|a}, en {home}, <creía|creías|{name} creía> que el mundo se acababa en la [tapia|era|noria|última farola] y que lo demás lo pintaban por la mañana.
      Una vez <madrugué|madrugaste|madrugó> todo lo posible, para [ver al pintor|pillarlo con la brocha|llevarle pan].
      Allí estaba [una burra|un cura|un zorro|el boticario], comiéndose el paisaje //y aquello quedó en secreto.
      @humorous El cura de ahora tiene, en efecto, la boca [verde|muy limpia|azul|cansada].
      @light Por si acaso, en la tapia hubo durante años [un pincel|una manzana|un vaso de agua|una servilleta].`,
    `Hubo un día, hace mucho, en que <perdí|perdiste|{name} perdió> un zapato en el río de {home}, y la vuelta a casa fue a la pata coja y [de noche|con público|muy despacio|cantando].
      Nadie riñó; pusieron en la mesa un plato para el zapato, por si [regresaba|tenía hambre|quería sopa|volvía mojado].
      ? Estuvo allí [hasta el otoño|un mes].
      @neutral Era el derecho, del número [veintiocho|treinta|veintiséis|treinta y dos].
      @emotional Ahora, tan lejos, se entendía por fin [el plato|aquella broma|la silla vacía|aquella paciencia].`,
    `A cuenta {thing:of}, <pensé|pensaste|{name} pensó> en el cajón de la cocina de {home}, donde todo servía para algo que ya no [existía|se usaba|recordaba|decía].
      Una llave sin puerta, medio [mapa|rosario|peine|crucifijo], el tapón de una botella que nadie quería nombrar.
      Tocarlo estaba prohibido //y [se tocaba a diario|olía a tentación|todos tenían copia de la llave].
      @dramatic Un día el cajón apareció [vacío|clavado|abierto|en mitad del patio]. No se habló de ello.
      @light Dentro había también [caramelos|una rana|un pajarito|dos canicas], según la época.`,
    `La maestra de {home} enseñaba geografía con [migas|garbanzos|alubias|lentejas] en el mantel, y había que comerse los países aprendidos.
      <Me sabía|Te sabías|{name} se sabía> todos menos uno, que [rodó debajo del armario|quedaba en el borde|cayó en la sopa|quemaba].
      [Quizá fuera este|Ahora lo pisaba|Tal vez tenía forma de ceja].
      @humorous Los fronterizos [daban gases|engordan|repiten|pican], decía ella, por la política.
      @neutral El examen duraba lo que [el postre|una sopa|el café|la paciencia].`,
    `Hay una promesa que en {home} se hace escupiendo en [un pozo|la mano|un olivo|el fuego] y que no se dice a nadie, bajo pena de orzuelo.
      <La hice|La hiciste|{name} la hizo> a los once años, con alguien que luego [se marchó|creció|se mudó|murió un poco] a otra parte.
      ? El orzuelo no vino //y la promesa [seguía|picaba], como nueva.
      @mysterious Esa tarde, en un charco del camino, alguien [escupió|contestó desde el fondo|repitió|se rio].
      @dramatic Se hacía de dos en dos. Romperla era [cosa de uno|otra cosa|de tontos|para otro cuento].`,
  ],
  escape: [
    `Había que correr y <corrí|corriste|{name} corrió>, que no es una idea brillante // pero es [antigua|de las que siempre están a mano|barata|muy de la familia].
      {companion} tiró a la derecha, el peligro a la izquierda, y entre los dos se abrió [un hueco|una rendija|un pasillo|un agujero] del ancho de un susto.
      [Por ahí|Y por ahí, adiós|Fue bastante].
      @humorous El sombrero se quedó negociando, y obtuvo [un plazo|buenas condiciones|tres días|garantías].
      @dramatic Una hebilla se partió. Algo rozó [la espalda|el talón|la oreja|el pelo].`,
    `Lo que salvó el día fue [un estornudo|el hipo|un eructo|un bostezo]: <se me escapó a mí|se te escapó a ti|a {name} se le escapó> uno tan grande que todo lo demás se detuvo a mirar.
      {companion} aprovechó la pausa, agarró de la manga y [tiró|empujó|saltó|apuntó] hacia la luz.
      Fuera, la vida seguía, muy [normal|tranquila|soleada|de martes].
      @light A lo lejos alguien dijo [salud|Jesús|amén|y que se repita], por educación.
      @neutral El asunto duró [seis|nueve|cuatro|once] segundos en total.`,
    `No quedaba más remedio que esperar, y <esperé|esperaste|{name} esperó>, allí enfrente con [un trozo de pan|los brazos cruzados|una manzana|las piernas cruzadas].
      Las cosas que bloquean el paso no están hechas a [la paciencia|que las miren comer|la falta de público|los silencios].
      Aquello aguantó media hora //y acabó yéndose, [con un portazo|de lado|pidiendo perdón|a mirar otra cosa].
      @humorous {companion} guardó el pan que sobró, por si había [más dificultades|otra|esperas|invitados].
      @mysterious Se fue hacia donde no había [salida|nada|sitio|puerta], y cabía.`,
    `¶ —¡[Ahora|Ya|Salta]! —gritó {companion}, que [no sabía por qué|lo decía siempre|acababa de despertarse].
      ¶ Pero era el momento: <me tiré|te tiraste|{name} se tiró> de cabeza por [el único agujero|una abertura de gatos], rozando con las orejas, y por detrás se cerró todo como [un baúl|una mandíbula].
      Hubo que volver a por un zapato, con [un palo|un anzuelo|mucho tacto].
      @emotional La mano que ayudó a salir [temblaba|no soltó|sudaba|no dijo nada] hasta mucho después.
      @dramatic ¶ Cayó polvo. Nadie [tosió|se contó los dedos|habló|preguntó] en un buen rato.`,
    `Cuando ya parecía todo perdido, <me puse|te pusiste|{name} se puso> a pedir disculpas: a las piedras, [al aire|a los antepasados|al suelo|a un santo cualquiera], a lo que hiciera falta.
      Algo, de lo ofendido que estaba, se [ablandó|descorrió|avergonzó|dobló]; nadie había empezado nunca por ahí.
      Pasó primero {companion}, y [dio las gracias|cedió el sitio|hizo una reverencia].
      @emotional Al final salieron también las disculpas [atrasadas|de verdad|viejas|de otro pueblo], que no eran para aquello.
      @neutral Se cuentan [cuarenta|veintidós|treinta|diecisiete], con la de la puerta.`,
    `Un burro de nadie entró por donde no se podía entrar, cruzó lo que no se podía cruzar y salió [masticando|por el otro lado|silbando|como si tal cosa].
      Era cuestión de no saberlo: <cerré|cerraste|{name} cerró> los ojos, agarró {companion} la cola, y fue [cosa de un momento|llano|blando|muy corto].
      ? Al otro lado el burro cobró en zanahorias.
      @light Iba tarareando, y no era [la primera vez|mala voz|suya|la letra].
      @mysterious Al abrir los ojos, la cola seguía en la mano, y [el burro no|era una cuerda|hacía calor|tiraba].`,
  ],
};
