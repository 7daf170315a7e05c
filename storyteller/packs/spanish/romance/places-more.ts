import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'el cine de verano', a: 'un cine de verano' },
    chapter: 'Fila de los que llegan tarde',
    arrive: `En el cine de verano las sillas eran de [hierro|tijera|cada casa], y la pantalla, una pared encalada con una ventana de verdad a la altura de los besos.
      Cuando la vecina se asomaba a regar, salía en la película, y el público la [prefería|aplaudía].
      {companion} compró pipas para [cuatro|un regimiento] y explicó que la clave era no mirar nunca al lado[dramatic,mysterious,light=.| y] tardó medio rollo en incumplirlo.
      @humorous Esa noche la vecina estuvo [mejor que la protagonista|soberbia en la escena del duelo].
      @light Las cáscaras volaban [con la banda sonora|hacia las filas caras].`,
    trouble: `Se cortó la película en el momento en que ella iba a decir [que sí|el nombre|por qué], y el público cerró las puertas: de allí no salía nadie [hasta saberlo|sin final].
      El operario enseñó el rollo partido y [se encogió|se escondió en la cabina|pidió celo].
      ¶ —Que alguien lo haga en directo —[propuso|sugirió] la vecina, [desde la ventana|regadera en mano].
      ¶ Doscientas cabezas se volvieron hacia [las últimas filas|la silla de {companion}] //y hubo que tragar saliva y pipas.
      @dramatic El foco [buscó|tembló], y se paró. Blanco. [Encima|Justo ahí].
      @emotional A {companion} le sudaba [la mano que no tenía las pipas|el borde de la manga].`,
    leave: `Al salir daban una almohadilla «para la próxima», y la de {companion} llevaba cosido un número, el catorce.
      El quince <lo llevaba yo|lo llevabas tú|lo llevaba {name}>, y en [cuatro calles|toda la avenida] no se habló de números, sino de [la vecina|los besos mal doblados|lo que se ve en los descansos].
      En una tapia, un chico pegaba ya el cartel del [sábado|jueves] //y era la misma película, que [nunca falla|nadie había visto acabar].
      @mysterious En el cartel, la protagonista [miraba hacia otro lado que la otra vez|tenía la ventana detrás].
      @neutral La sesión había durado [noventa|ciento cuatro] minutos, contando los cortes.`,
  },
  {
    noun: { the: 'la azotea de las antenas', a: 'una azotea' },
    chapter: 'Ropa tendida',
    arrive: `A la azotea de las antenas se subía por una escalera de gato, y desde arriba la ciudad parecía [recién barrida|una mesa después de la cena].
      Entre las antenas había ropa tendida: [camisas|un mantel con mapa de vino|seis pijamas iguales], que hacían conversación con el viento.
      {companion} se metió entre dos sábanas y fue solo [unos zapatos|una sombra], preguntando si desde allí se oía <mi|tu|su> casa //y se oía, con voluntad.
      @light Un pijama [saludaba con las dos mangas|bailaba mejor que nadie].
      @mysterious En una antena, atado con lana, había [un sobre seco|un espejito que hacía señales].`,
    trouble: `Alguien, abajo, retiró la escalera, [silbando|por seguridad|para pintar el patio], y se la llevó por tres calles sin oír los gritos.
      La única puerta tenía el pomo [del otro lado|de adorno|en manos de la presidenta de la comunidad], que estaba en [Benidorm|misa|una edad difícil], y del canalón más vale no hablar.
      {companion} calculó la distancia a la azotea de enfrente: [dos metros|un salto de los de joven]. <Calculé|Calculaste|{name} calculó> la distancia [al suelo|al toldo de abajo] //y las dos cuentas [se miraron|salieron negativas].
      @neutral Cinco pisos a [tres metros|dos con ochenta] cada uno, más el entresuelo.
      @emotional Se estaba bien, eso era lo [malo|peor]; el sol daba [en las dos espaldas|de lado, como una tía].`,
    leave: `En la escalera, una vecina pidió ayuda con la ropa, y {companion} apareció en el rellano con [seis pijamas|un mantel por capa|pinzas hasta en la solapa].
      <Doblé|Doblaste|{name} dobló> con {companion} la sábana grande: puntas, [un paso atrás|estirar], un paso adelante, y ahí donde se juntan las manos hubo [una demora|que repetirlo, por si arrugas].
      ¶ —Otra vez —[dijo|dijo entonces] la vecina, que de [sábanas|esto] lo sabía todo.
      @humorous ¶ Quedaron [once|nueve] sábanas mejor dobladas de lo necesario.
      @dramatic ¶ Arriba, de pronto, el viento [arrancó una camisa|se paró]. La camisa [voló hasta el puerto|no volvió].`,
  },
  {
    noun: { the: 'el archivo municipal', a: 'un archivo' },
    chapter: 'Silencio, se archiva',
    arrive: `En el archivo municipal el silencio se medía con un aparato [suizo|heredado], de aguja, y al que pasaba del cuatro lo acompañaban a la puerta.
      {companion} se quitó los zapatos. <Pedí|Pediste|{name} pidió> por escrito el legajo [del año de la riada|de asuntos sin resolver|«varios y tristes»], y el archivero tardó en traerlo lo que tarda quien lo ha leído.
      Dentro había [permisos de baile|multas por serenatas|una mosca de 1890] //y en la mesa cabían [cuatro codos|tres codos y medio].
      @mysterious En el margen, con otra tinta, alguien había puesto [«mentira»|la fecha de hoy].
      @emotional Para pasar de página había que [ponerse de acuerdo|esperar al otro].`,
    trouble: `El aparato marcó [cinco|cinco y medio]. Fue por [un estornudo|una risa aguantada|la barriga de {companion}], pero [eso marcó|lo marcó], y bajaron las rejas como [párpados|un telón de hierro].
      ¶ —[Protocolo de la riada|Artículo noveno] —escribió el archivero en una pizarrita—. Se abrirá cuando haya [una hora de silencio|consenso|autorización del alcalde de entonces].
      ¶ El alcalde de entonces estaba [en óleo|bajo una calle con su nombre]. <Contuve|Contuviste|{name} contuvo> el aire //y en ese momento a {companion} le volvió la risa.
      @humorous La aguja [subió al siete|dio la vuelta y se escondió].
      @neutral Las rejas eran de [doce|catorce] barrotes, y las llaves, un asunto aparte.`,
    leave: `El archivero devolvió los zapatos, [cepillados|con una ficha dentro|cambiados de pie], y rompió el silencio por primera vez en su carrera.
      ¶ —Vuelvan —dijo, y se tapó la boca, [horrorizado|encantado].
      ¶ En la ficha constaba la visita: fecha, legajo, «dos personas, [un solo asiento|una risa]». Se archivaría, según parece, para [siempre|consulta pública] //y a {companion} le pareció bien que constara.
      @light En la calle hubo que [gritar un poco, por compensar|soltar de golpe la risa guardada].
      @dramatic Detrás, la aguja [cayó a cero|se partió]. [Nunca había pasado|Nadie fue a mirar].`,
  },
  {
    noun: { the: 'el rastro', a: 'un rastro' },
    chapter: 'Media docena de todo',
    arrive: `En el rastro del domingo se vendía la vida de la gente por piezas: [dentaduras|cunas|trofeos de petanca], y un puesto entero de fotos de bodas ajenas.
      {companion} las miraba de una en una, [con las manos a la espalda|buscando a alguien|tapando al novio con el pulgar], y se quedó con una en que la novia se reía.
      ¶ —¿De qué[| se reirá]? —<pregunté|preguntaste|preguntó {name}>, [por encima del hombro|y nadie lo sabía].
      ¶ El vendedor aseguró que eso [iba incluido|era otro precio][dramatic,mysterious,light=.| y] siguió desempolvando dentaduras.
      @emotional Al dorso ponía, a lápiz: [«tú te acuerdas»|«el perro, con el velo»].
      @light La petanca, a juzgar por los trofeos, [había hecho mucho bien|la ganaba siempre el mismo].`,
    trouble: `Vino la lluvia de golpe, y el rastro entero se recogió en [cuatro minutos|un pliegue], con sus armarios, sus mulas y sus lonas.
      Un armario [ropero|de tres cuerpos|isabelino] quedó atravesado en la boca de la calle, y detrás se formó un tapón de [colchones|lámparas y gente|estatuas con paraguas].
      {companion} abrió la puerta del armario por si tenía salida por detrás, como en los cuentos //y salió [una señora probándose un abrigo|un olor a alcanfor|otro armario].
      @dramatic El agua bajaba [por los tobillos|a empujones], y traía [cubiertos|una muñeca].
      @humorous La señora preguntó si [aquello era la caja|le hacía arrugas].`,
    leave: `El sol volvió con las mismas prisas, y en los charcos quedaron flotando [sellos|botones|cartas que nadie compró].
      <Gané|Ganaste|{name} ganó> regateando, sin querer, [una silla coja|una jaula sin puerta|medio ajedrez], y {companion} la cargó a la cabeza, como en las películas de expedición.
      El paseo fue por [lo más elegante|la avenida|delante de la catedral] //y la gente se apartaba con respeto.
      @neutral Había costado [tres monedas|nada y un botón].
      @mysterious A la pieza le faltaba algo, y al llegar a casa [no le faltaba|lo llevaba {companion} en el bolsillo].`,
  },
  {
    noun: { the: 'la sala de espera del dentista', a: 'una sala de espera' },
    chapter: 'Revistas de 1994',
    arrive: `La sala de espera del dentista olía a [clavo|revista|miedo con menta], y la gente se conocía ya lo suficiente para [contarse las muelas|odiarse un poco].
      {companion} abrió una revista de 1994 por el test, «¿Es su pareja [sincera|del signo adecuado]?», y fue leyendo en voz baja.
      <Contesté|Contestaste|{name} contestó> a, b o c, sin pensar //y al sumar, {companion} cerró la revista y dijo que faltaba [la hoja|el resultado].
      @light No faltaba: la tenía [en la manga|debajo del zapato].
      @neutral El máximo eran [cuarenta|treinta] puntos, y nadie dijo cuántos.`,
    trouble: `La enfermera llamó a «los siguientes, [los dos|el matrimonio|los del torno]», y aunque nadie venía por las muelas, cerró la puerta de la calle con el pie.
      ¶ —Eso dicen todos —sonrió, con [una bandeja|las gafas empañadas]—. En [cinco|diez] minutos no se acuerdan.
      ¶ La sala entera, de puro alivio, [señalaba|se hizo a un lado]. Al fondo, algo empezó a [zumbar|girar] //y {companion} se puso del color de las paredes.
      @mysterious En la silla no había [nadie desde hacía años|dentista], y el foco [seguía los movimientos|estaba encendido].
      @emotional Las manos se dieron [sin permiso|muy fuerte] y ya no supieron [soltarse|de quién era cada una].`,
    leave: `En la calle hacía una mañana de [encías sanas|limonada|las que se agradecen con todos los dientes], y {companion} sonrió a dos [tranvías|monjas|carteros] seguidos.
      Una vez abajo, la hoja de los resultados apareció donde no debía: [pegada a la suela|en el bolsillo de fuera|haciendo de marcapáginas]. <La leí|La leíste|{name} la leyó> de un vistazo, antes de que [volara|se la quitaran].
      «Mayoría de c», ponía: «[Ya lo saben los dos|Dejen de hacer tests]» //y la revista llevaba razón desde 1994.
      @dramatic La hoja [voló debajo de un autobús|cayó al agua]. Tarde. [Ya estaba leída|Mayoría de c].
      @humorous Los de «mayoría de a» debían [cambiar de dentífrico|comprarse un perro].`,
  },
  {
    noun: { the: 'la boda ajena', a: 'una boda ajena' },
    chapter: 'Mesa nueve',
    arrive: `Por una puerta que no era, se entraba a una boda, y nadie salía sin [una copa|un puñado de arroz en el cuello].
      ¶ —Ustedes son [los de Murcia|del lado de ella|la mesa nueve] —decidió una tía con abanico, y sentó a {companion} entre un concejal y una fuente de gambas.
      ¶ <Tuve|Tuviste|{name} tuvo> que inventar [un parentesco|un abuelo común]. Salió uno por parte de un barco, tan [sentido|detallado] que en la mesa se lloró //y el concejal brindó por los ausentes.
      @humorous En la foto oficial, la mesa nueve [es la que mejor sale|parece la más emparentada].
      @emotional La abuela de la novia preguntó [desde cuándo|cuánto hacía], y la respuesta salió [sola|en años].`,
    trouble: `Para irse había que decir unas palabras a los novios, con el micrófono de [la orquesta|feria|pie].
      {companion} subió, [dio las gracias|carraspeó] y se quedó en blanco. La tía del abanico [cerró la puerta|se puso delante de la puerta].
      ¶ —Que [hable|diga algo] —[coreaban|pedían]—. Que [hable|beba]. Que se [besen|arranquen].
      ¶ No quedaba claro a quién se lo pedían //y la orquesta, a traición, [bajó el volumen|empezó por lo lento].
      @light El primo soltero lo coreaba con [una gamba en alto|los ojos cerrados].
      @dramatic El micrófono [pitó|recogió una respiración]. Y detrás, [trescientos tenedores|la puerta].`,
    leave: `La novia alcanzó a los de la mesa nueve en la misma acera, [descalza|con el velo al hombro|comiendo tarta], y no preguntó quiénes eran.
      ¶ —Lo del barco fue lo mejor —[dijo|dijo por fin|dijo entonces], y le dio a {companion} [el ramo|una servilleta con merengue|las figuritas del pastel]—. Guárdenlo, que se [estropea|acaba usando].
      ¶ <Lo guardé|Lo guardaste|{name} lo guardó> en el bolsillo [del pecho|de dentro], con cuidado de no mirar a nadie //y alguien [hizo exactamente lo mismo|tuvo el mismo cuidado].
      @neutral Faltaban [diez minutos|un cuarto] para que cortaran la luz.
      @mysterious Días después, en ninguna parte constaba que se hubiera celebrado [boda|nada] en aquella [casa|fecha].`,
  },
];
