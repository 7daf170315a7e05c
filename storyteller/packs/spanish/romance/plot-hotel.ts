import type { Plot } from '../../pack.ts';

export const theHotel: Plot = {
  id: 'the-hotel',
  homes: ['Santa Clara del Mar', 'el paseo del Norte', 'Playa Honda', 'Cala Miércoles'],
  nouns: [
    [
      { the: 'la maleta con nombre de barco', a: 'una maleta con nombre de barco' },
      { the: 'el reloj de la piscina', a: 'un reloj de la piscina' },
    ],
    [
      { the: 'el loro de la suite', a: 'un loro de la suite' },
      { the: 'la cámara de fuelle', a: 'una cámara de fuelle' },
    ],
    [
      { the: 'el disfraz de almirante', a: 'un disfraz de almirante' },
      { the: 'la partitura mojada', a: 'una partitura mojada' },
    ],
  ],
  titles: ['La habitación doce', '{noun:title} en la doce', 'Temporada baja', '{noun:title}, hasta que vengan'],
  chapters: [
    ['Abierto todo el año', 'Salida antes de las doce'],
    ['Cuarenta llaves', 'Una llave de más'],
  ],
  frames: [
    {
      opening: `En el casillero del hotel Bristol, en {home}, quedaban colgadas [treinta y nueve|treinta y ocho] llaves de cuarenta, que es una manera de decir que no había nadie.
        <Les quité|Les quitaste|{name} les quitó> el polvo [una por una|de izquierda a derecha|con el plumero de los domingos], como cada noche.
        Dentro de [quince días|dos semanas] el hotel cerraba //y las llaves [no lo sabían|seguían brillando].
        @mysterious La doce estaba [tibia|mojada], y nadie [la había pedido|ocupaba la doce].
        @humorous La que faltaba la tenía un viajante desde [1979|el Mundial].`,
      echo: `Del casillero colgaban ahora [menos llaves|treinta llaves|la mitad de las llaves], que es una manera de decir que había gente.
        <Quité|Quitaste|{name} quitó> el polvo a las que quedaban y, al llegar a la doce, el gancho estaba [vacío|libre], [como debía|y así <lo dejé|lo dejaste|lo dejó>|y se balanceaba].
        ¶ —La he cogido yo —[dijo|dijo entonces] desde la escalera {companion}, [en calcetines|con dos copas]—. ¿[Subes|Vienes|A qué esperas]?
        @neutral ¶ El plumero se quedó [en el mostrador|dentro de la quince].
        @emotional ¶ Llevaba años [esperando esa palabra|colgando llaves]. No <tuve|tuviste|tuvo> prisa: [eran dieciocho escalones|era temprano].`,
    },
    {
      opening: `El timbre del mostrador llevaba [nueve|once|seis] días sin sonar, y para que no se oxidara <yo lo tocaba|tú lo tocabas|{name} lo tocaba> al empezar el turno.
        ¶ —[Buenas noches|Bienvenidos] —<decía|decías|decía>—. [Tenemos habitación|Sí, hay sitio|Queda alguna libre]. [Las tenemos todas|Con vistas, si se asoma|Y silencio incluido].
        ¶ El hotel Bristol, en {home}, contestaba con [una tubería|el ascensor|un crujido cortés] //y así empezaba la noche.
        @light El eco, muy profesional, [pedía cama de matrimonio|rellenaba la ficha].
        @dramatic Quedaban [catorce|quince] noches. [Y luego ninguna|Contadas].`,
      echo: `El timbre del mostrador sonó [dos veces|a las once y diez|a deshora], sin que nadie tuviera que [desoxidarlo|animarlo].
        ¶ —¿[Tienen habitación|Queda alguna habitación|Aún está abierto]? —[preguntó|quiso saber] {companion}, con el abrigo [puesto|goteando] y una maleta que [no pesaba|era para la risa].
        ¶ —Solo me queda una —<dije|dijiste|dijo {name}>—, y [da a la mía|la cama cojea|hay que compartir el armario].
        ¶ El hotel, por una vez, no dijo [ni mu|nada] //y [se apagó la luz del vestíbulo|bajó solo el ascensor].
        @humorous ¶ En la ficha, en «motivo de la estancia», puso [«quien atiende»|«usted»].
        @mysterious ¶ La tubería, después, [cantó|dio una sola nota].`,
    },
    {
      opening: `El libro de objetos olvidados del hotel Bristol empezaba en [1931|1928|1940], y pesaba como [un niño|una lápida amable].
        <Yo lo llevaba|Tú lo llevabas|{name} lo llevaba> al día, [con letra de imprenta|sin faltar una noche]: un bastón, [una dentadura|un canario], tres alianzas, la risa de alguien en la veinte.
        Ahora que {home} se quedaba sin hotel, había que devolverlo [todo|entero], objeto a objeto.
        @emotional Junto a las alianzas ponía siempre: [«llamará»|«no corre prisa»].
        @neutral Cada línea llevaba fecha, habitación y [tres palabras|una cruz cuando volvían].`,
      echo: `La última línea del libro de objetos olvidados la <escribí|escribiste|escribió {name}> [de pie|con el abrigo puesto|a lápiz]: fecha, habitación y tres palabras.
        «Doce. [Una persona|Alguien]. [Ya la quieren|Vinieron por ella|No se devuelve]».
        ¶ —Eso no es un objeto —[protestó|se quejó] {companion}, leyendo [por encima del hombro|al revés].
        ¶ —Ni olvidada —<dije|dijiste|dijo> //y el libro [se cerró|acabó] con [un golpe de armario|polvo de un siglo].
        @light ¶ Del canario, por cierto, [se supo al fin|vino una postal].
        @dramatic ¶ Después, [la llave|la luz]. Y [la escalera|los dos a oscuras].`,
    },
  ],
  want: [
    `En la última página del libro [figuraba|quedaba] un solo pendiente, en la doce: lo {noun:of}, con [una nota|un aviso]: «[No tocar|Guardar]. Vendrán». Debajo, [en otra letra|a lápiz], {noun2}.
      [Nadie había venido|No había venido nadie|Nunca vinieron]. <Decidí|Decidiste|{name} decidió> encontrar a quien debía venir antes de que [apagaran la caldera|echaran el cierre|se acabara el mes].
      Era [lo único|una de las pocas cosas] que [quedaba por hacer bien|se podía arreglar] allí.
      @emotional Un hotel es [una promesa de guardar cosas|un sitio donde vuelven], decía la antigua gobernanta.
      @humorous La dirección que constaba era [«la de siempre»|«enfrente», sin más].`,
    `¶ —[Cierra usted, apaga usted|Usted cierra] y me manda las llaves —[dijo|dijo entonces] la señora Ulloa, la dueña, por teléfono—. Y de lo {noun:of}, [deshágase|olvídese]. Y de {noun2}, [también|con discreción|lo mismo].
      ¶ <Prometí|Prometiste|{name} prometió> lo [primero|de las llaves]. De lo [segundo|demás] <callé|callaste|calló>, porque en [veinte|doce] años no <había|habías|había> tirado [ni un paraguas|nada ajeno].
      Alguien, [en algún sitio|quién sabe dónde], aún podía [volver por ello|acordarse].
      @dramatic El teléfono [colgó primero|se quedó pitando].
      @light La señora Ulloa vivía en [un sitio con nieve|el extranjero], y lo decía mucho.`,
    `Antes del cierre, <quise|quisiste|{name} quiso> hacer una cosa: devolver lo {noun:of} a quien [lo olvidó|lo esperaba|un día reservó la doce].
      Del huésped solo se sabía [medio apellido|un apellido con mancha], y que al irse había preguntado por {noun2} [como quien pregunta la hora|por no llorar].
      En [recepción|aquel mostrador] se había empezado con [menos|bastante menos].
      @mysterious La ficha tenía una esquina [quemada|doblada hacia dentro], justo en [«acompañante»|la fecha].
      @neutral Quedaban [quince días|dos semanas], incluidos los festivos.`,
  ],
  obstacle: [
    `La habitación doce no se abría desde [el temporal|la reforma]: la llave giraba, la puerta [no|se lo pensaba y no].
      El huésped {noun:of} había dejado [un apellido borroso|un teléfono de cuatro cifras], y para echarla abajo hacía falta permiso, que llegaría [en enero|cuando nevara menos].
      {companion} pegó la oreja a la madera y [dijo que alguien debía seguir buscando|oyó el mar, o una cañería].
      @mysterious Al otro lado [algo dejó de sonar|hubo una pausa].
      @humorous En el pomo colgaba NO MOLESTAR, en [cinco idiomas|francés antiguo].`,
    `Los antiguos huéspedes contestaban por carta, y todos recordaban [otro hotel|otro mar|otra cosa]: la orquesta, la sopa, un baile.
      De lo {noun:of}, [silencio|ni una línea|puntos suspensivos].
      ¶ —Si no escriben —[dijo|dijo entonces] {companion}, [abriendo el mapa sobre el mostrador|contando direcciones]—, habrá que ir.
      ¶ <Miré|Miraste|{name} miró> el cartel de [VUELVO ENSEGUIDA|CERRADO POR VIAJE], que [nunca se había usado|llevaba años sin colgar].
      @light ¶ Le quedaba [de maravilla a la puerta|un poco grande al hotel vacío].
      @emotional ¶ Nadie había dicho «habrá que ir», en plural, desde [hacía mucho|la orquesta].`,
  ],
  wrong: [
    `La señora Ulloa llamó [a medianoche|de madrugada]: el Bristol abriría [un mes más|otro mes], para los [tres|cuatro] viejos que no tenían adónde ir, si <yo aceptaba|tú aceptabas|{name} aceptaba> el hotel de la nieve.
      Eran novecientos [kilómetros|y pico kilómetros], y la salida, el [día uno|lunes].
      <Firmé|Firmaste|Firmó> sin [preguntar|hablarlo con nadie], y a {companion} no <le dije|le dijiste|le dijo> [ni palabra|nada].
      @dramatic La pluma rasgó [el papel|la última letra].
      @neutral Eran las [doce y veinte|doce menos diez].`,
    `Los viejos de la segunda planta preguntaron [en la cena|a la vez|muy bajito] si era verdad lo del cierre, y al más viejo le temblaba [la servilleta|el flan].
      Aquella noche <firmé|firmaste|{name} firmó> el traslado que [pedía la dueña|mandó la señora Ulloa]: novecientos kilómetros, a cambio de [otro mes|treinta días] para ellos.
      A {companion} ya se lo <contaría|contarías|contaría> mañana //y mañana [tampoco era buen momento|llovía].
      @emotional La servilleta, a la noche siguiente, [no temblaba|estaba doblada en pájaro].
      @humorous Toda firma parece [valiente|letra pequeña] a esas horas.`,
  ],
  cost: [
    `El telegrama de bienvenida del hotel de la nieve llegó a la hora [del desayuno|de más gente|de la siesta], y lo leyó en voz alta el cartero, que era [servicial|sordo y creía leer para sí].
      Los viejos [dejaron las cucharas|aplaudieron y luego se callaron|miraron al mostrador].
      En el casillero faltaba el paraguas que {companion} dejaba siempre allí //y el gancho [se balanceaba aún|parecía más grande].
      @neutral El telegrama tenía [once|catorce] palabras y un [«encantados»|«abríguese»].
      @dramatic La puerta giratoria dio [media vuelta|una vuelta] más, sin nadie.`,
    `<Hice|Hiciste|{name} hizo> la maleta, y cupo [toda una vida|todo], lo cual [fue una decepción|daba que pensar].
      Sobre [la cama|la colcha] quedó una cosa que no era de nadie y era de los dos: [una entrada de cine|una piedra|media servilleta con un dibujo].
      Por costumbre, <la apunté|la apuntaste|la apuntó> en el libro [de objetos olvidados|grande], y donde decía «motivo» <puse|pusiste|puso> [el nombre|una raya].
      @emotional Era la primera vez que <me|te|se> <apuntaba|apuntabas|apuntaba> algo [propio|a <mi|tu|su> nombre].
      @mysterious Al pasar la página, la línea [ya tenía una cruz|estaba húmeda].`,
  ],
  turn: [
    `A las [cinco|seis] de la mañana <llamé|llamaste|{name} llamó> a la señora Ulloa y <dije|dijiste|dijo> que no, que de allí no <me|te|se> <movía|movías|movía>, que los viejos [también|pagarían a escote].
      Luego <le conté|le contaste|le contó> a {companion} todo, en el pasillo, [sin adornos|apoyando la frente en la doce], y la puerta, con el peso, se abrió.
      [Dentro|Al otro lado], <me encontré|te encontraste|{name} se encontró> [por fin |]con {noun}.
      @humorous Años empujando el pomo, y era cosa de [frente|confesarse].
      @light Por la ventana entraba [un sol de estreno|el primer autobús].`,
    `<Rompí|Rompiste|{name} rompió> el traslado en [ocho|dieciséis] pedazos delante de {companion}, y al buscar dónde tirarlos <me|te|se> <fijé|fijaste|fijó> en la papelera de la doce, que alguien había sacado al pasillo [llena|con una llave dentro].
      La llave no era [del hotel|de ninguna de las cuarenta|de aquella casa]. Giró [a la izquierda|al revés], hizo [clac|un ruido de muelle], y allí <di|diste|dio> con {noun}.
      @mysterious La cama estaba [hecha para dos|abierta], y la ventana, [de par en par|recién cerrada].
      @emotional {companion} recogió [los pedazos|un pedazo], [el de la firma|sin leerlo], y se lo guardó.`,
  ],
  resolution: [
    `Quien debía volver por lo {noun:of} no vino: en la ficha, a la luz, ponía «Para los siguientes»[, subrayado|, y una fecha|].
      ¶ —Los siguientes —leyó {companion}— somos nosotros, a menos que [tengas otra reserva|venga un autocar].
      ¶ No había [otra reserva|autocar ni reserva]. De lo {noun2:of} se habló [más tarde|a oscuras], entre [un beso y el siguiente|beso y beso].
      @dramatic El hotel entero [crujió|contuvo las cañerías].
      @neutral Quedaron ocupadas la doce y [otras tres|la segunda planta].`,
    `El hotel [no cerró|no llegó a cerrar]: los viejos compraron [el ascensor|la cocina] a plazos, y un cartel [explicaba en la entrada|anunciaba] lo {noun:of}.
      {companion} se quedó primero [una noche|a cenar], después el fin de semana //y lo {noun2:of} quedó [sin tocar|pendiente] hasta el verano.
      El primer beso [fue|se dio] en el montacargas, [entre sábanas limpias|parado en el segundo].
      @light El segundo beso [lo subió hasta la azotea|también, por si acaso].
      @humorous El montacargas admite [doscientos kilos|dos personas], con o sin [equipaje|reparos].`,
  ],
  clues: [
    `La antigua gobernanta vivía [tres calles más arriba|con una hermana y cinco relojes], y seguía doblando las toallas [en tres|con esquina de hotel].
      ¶ —La doce —[dijo|dijo por fin|dijo entonces]—. [Pareja|Dos]. Llegaron [con lluvia|sin equipaje] y se inscribieron con un apellido inventado. A la mañana, uno de los dos salió por {noun} y [no volvió a tiempo|el otro no esperó].
      ¶ {companion} preguntó cuál de los dos. La mujer [miró a los dos por turno|se encogió de toallas].
      @humorous Añadió que se dejaron sin tocar [el desayuno|dos cruasanes], lo cual [no perdonaba|estaba en el libro].
      @neutral Fue en [octubre|marzo], y la estancia estaba pagada.`,
    `La postal apareció en [la centralita|el hueco del ascensor|un cajón sin fondo], dirigida al hotel Bristol y fechada [un año después|en otro hemisferio]: «¿Sigue ahí lo {noun:of}? [Yo sigo aquí|Aquí seguimos]. La doce».
      No tenía firma, y de la foto, un [faro tumbado|puerto sin barcos|hotel idéntico], no se sacaba nada en claro.
      {companion} la olió[dramatic,mysterious,light=.| y] declaró que [había viajado en un bolsillo|quien la escribió fumaba poco y dudaba mucho].
      @mysterious El sello, visto de cerca, era [del día siguiente|de un país que ya no está].
      @emotional «Sigue», <murmuré|murmuraste|murmuró {name}>, [a la postal|sin querer].`,
    `El pianista, ya [sin orquesta|nonagenario|medio sordo], se acordaba de la canción: los de la doce se la pidieron tres veces la misma noche.
      ¶ —[A la cuarta|Al final] ya la tocaba [llorando|sin mirar] —[dijo|dijo por fin|dijo entonces]—, porque se veía venir. Hablaban bajo, de lo {noun:of}, y contaban [los botones|las farolas].
      ¶ En la mesa, sin piano, movió [los diez dedos|la izquierda] //y {companion} puso [la segunda voz|los graves].
      @light La mesa, de formica, [no estaba afinada|daba unos graves estupendos].
      @dramatic Se paró en seco. «Aquí», dijo. «[Aquí se fueron|Siempre se paraban aquí]».`,
    `El registro de llamadas guardaba una, de la doce, a las [cuatro y diez|tres y media] de la madrugada, que duró [un segundo|lo que tarda en colgar alguien que se arrepiente].
      El número era de una casa donde contestó una voz joven: su abuelo hablaba de aquello [al final|los domingos], de lo {noun:of}, y de una persona a la que [no supo decírselo|debió llamar].
      <Colgué|Colgaste|{name} colgó> con cuidado, como si el [segundo|abuelo] pudiera despertarse.
      @emotional {companion} tenía la mano en [el cable|el otro extremo del mostrador], y [la acercó un poco|no la retiró].
      @neutral La llamada costó [tres pesetas|un céntimo], y [constaba como cobrada|se pagó].`,
    `Entre las alianzas del cajón había dos iguales, de [latón|un metal que no era oro], con un número grabado por dentro en vez de un nombre: 12.
      ¶ —Se casaron en broma —[dijo|dijo entonces] {companion}, [probándose una, por ver la talla|a contraluz]—. Con anillos de [cortina|lata]. [Por eso|De ahí] lo {noun:of}.
      ¶ La talla [era la justa|le venía bien], y sacársela costó [jabón|más de la cuenta|un rato callado] //y alguien, en la segunda planta, puso la radio.
      @light La otra <me|te|le> entraba [de sobra|en el meñique], cosa que nadie [comentó|preguntó].
      @mysterious Del cajón salía [arena|un compás de baile], y se cerró [solo|con la cadera].`,
    `La carta de la señora Ulloa, la madre, estaba en la caja fuerte, con instrucciones para [quien llevara el turno|«la noche»]: «La doce no se [alquila|toca]. Es para quienes [vengan a buscarlo|todavía no se atreven]. Ahí [queda|les espera] lo {noun:of}».
      Según la fecha, la dueña tenía entonces [veinte|veintidós] años y un anillo [de cortina|en el otro dedo].
      {companion} volvió a doblarla por donde estaba y [silbó bajito|tardó en hablar].
      @dramatic La caja se cerró con [un golpe|dos vueltas]. No era [dinero|de acero, aquello] lo que guardaba.
      @humorous Entre las demás instrucciones: [«No dar croquetas al de la nueve»|«La sopa, sin peces»].`,
  ],
};
