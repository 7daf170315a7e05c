import type { Plot } from '../../pack.ts';

export const theBox: Plot = {
  id: 'the-box',
  homes: ['la calle Tornillo', 'Vistalegre de Arriba', 'Puente Grillo', 'la plaza Sinbancos'],
  nouns: [
    [
      { the: 'el caballo de balancín', a: 'un caballo de balancín' },
      { the: 'la lámpara de las jirafas', a: 'una lámpara de las jirafas' },
    ],
    [
      { the: 'la bicicleta del abuelo', a: 'una bicicleta del abuelo' },
      { the: 'el acordeón', a: 'un acordeón' },
    ],
    [
      { the: 'el oso de dos toneladas', a: 'un oso de dos toneladas' },
      { the: 'la cometa', a: 'una cometa' },
    ],
  ],
  titles: [
    'La caja veintitrés',
    '{noun:title}: no volcar',
    '{name} y los Hermanos Trueno',
    '{noun:title} en la caja veintitrés',
  ],
  chapters: [
    ['Una casa con eco', 'Una casa sin eco'],
    ['Veintidós cajas, y luego la veinticuatro', 'El banco del portal'],
  ],
  frames: [
    {
      opening: `La casa nueva, en {home}, [repetía|devolvía] [lo último de todo|el final de las frases|cada estornudo] con muy buena voz.
        ¶ —¿[Hola|Hola, hola]? —<dije|dijiste|dijo {name}> desde [el pasillo|la cocina|el cuarto del fondo].
        ¶ «Ola», contestó la casa, que [no tenía muebles y sí mucho sitio|aún no había aprendido la hache|parecía sola].
        Había [veintitrés cajas|cajas] [en el recibidor|apiladas en el salón] //y ninguna era la [caja |]veintitrés.
        @humorous Los números iban del uno al veintidós y luego al veinticuatro, [como si tal cosa|silbando].
        @emotional En la casa de antes, las paredes [sabían cuándo callarse|se sabían los nombres].`,
      echo: `¶ —¿[Hola|Hola, hola]? —<dije|dijiste|dijo {name}> desde el pasillo, [por probar|un domingo|con la boca llena].
        ¶ La casa no contestó, porque ya no sabía: tenía [cortinas|alfombra|abrigos en la puerta] y[, sobre todo,| ya] gente.
        Contestaron, en cambio, [cuatro voces|dos voces y una trompeta|todos a la vez] desde la escalera, preguntando si [había merienda|<bajaba|bajabas|bajaba>|cabía uno más].
        @neutral Cabían [seis|nueve], contando [el suelo|a los que se sentaban en cajas].
        @mysterious Solo en el armario, muy al fondo, quedaba [un «ola»|un poco de eco], bien guardado.`,
    },
    {
      opening: `Vivir en una casa vacía se parece a [llevar los zapatos de otro|dormir en una caja de zapatos|leer un libro en blanco].
        <Di|Diste|{name} dio> la vuelta a la de {home} en [cuarenta pasos|un minuto y medio] y no <encontré|encontraste|encontró> dónde [<sentarme|sentarte|sentarse>|poner los codos|dejar un vaso].
        Las cajas estaban numeradas con [pintura negra|la letra de mamá] //y entre la veintidós y la veinticuatro [cabía un suspiro|había un cuadrado de suelo|faltaba algo].
        @dramatic El cuadrado de suelo [medía justo una caja|estaba barrido].
        @light Por lo demás, el suelo era [estupendo para patinar|una pista de primera].`,
      echo: `Dar la vuelta a la casa llevaba ahora [media tarde|más de una hora], con tanto [sitio donde sentarse|vecino y tanta silla|que saludar].
        <Empecé|Empezaste|{name} empezó> por el cuarto del fondo, donde la caja veintitrés, vacía, hacía de [mesa|barco|palco].
        Al llegar a la cocina ya no <me|te|se> <acordaba|acordabas|acordaba> de qué <estaba|estabas|estaba> contando //y [daba igual|alguien puso más platos|sonó el timbre].
        @humorous El timbre, por cierto, seguía [ladrando|diciendo «mu»], cosas del dueño anterior.
        @emotional En la pared había ya [una raya de lápiz|un dibujo] y un nombre: «{name}».`,
    },
    {
      opening: `Nadie en {home} sabía <mi nombre|tu nombre|el nombre de {name}>, y el timbre, que era nuevo, no lo había [dicho|preguntado] ni una vez.
        En la escalera se oían [carreras|risas|platos], que pasaban de largo [hacia arriba|hacia el tercero].
        <Me senté|Te sentaste|{name} se sentó> sobre la caja doce, que era de [libros|mantas|cacerolas], y <conté|contaste|contó> las demás: faltaba la veintitrés.
        @mysterious Alguien llamó con [dos golpes|los nudillos] y, al abrir, en el felpudo solo había [una ciruela|una tiza].
        @neutral <Volví|Volviste|Volvió> a contarlas [de atrás adelante|al revés]; seguía faltando.`,
      echo: `El timbre dijo «{name}» [a su manera|tres veces seguidas|antes del desayuno], que es lo que dice un timbre cuando [hay amigos|abajo esperan|alguien se apoya en él].
        Las carreras de la escalera se pararon, [por fin|como ya era costumbre], [delante de la puerta|en el rellano].
        <Salté|Saltaste|{name} saltó> de la caja doce, que aún [no había abierto nadie|hacía de silla][dramatic,mysterious,light=.| y] <bajé|bajaste|bajó> [los escalones de dos en dos|por la barandilla|sin peinar].
        @light En el portal [olía a naranjas|ensayaban una marcha].
        @dramatic Ni la puerta [se acordó de cerrarse|quiso quedarse atrás].`,
    },
  ],
  want: [
    `En la lista de los Hermanos Trueno[, mudanzas,|] [decía|ponía] [bien claro|en mayúsculas]: «23. {noun:title}. [No volcar|Este lado arriba|Con cariño]». [Y debajo, más pequeño|Más abajo, a lápiz]: «Y {noun2}».
      <Leí|Leíste|{name} leyó> la línea [hasta aprendérsela|tantas veces que se borró un poco].
      Sin aquella caja, la casa [no era una casa|era un edificio|sonaba a otro]; había que dar con ella antes [de la primera noche de lluvia|del domingo|de que se acostumbraran a no tenerla].
      @humorous Los Hermanos Trueno, al teléfono, solo decían [«¡truenos!»|que ellos eran primos].
      @neutral Era [miércoles|el segundo día].`,
    `De todo lo que se podía perder, se había perdido justo la caja {noun:of}, la que <llené|llenaste|{name} llenó> [en persona|sin ayuda|una tarde entera].
      El número iba [con rotulador gordo|en los seis lados], y dentro, en [el último hueco|una esquina], hasta había cabido lo {noun2:of}.
      [Los mayores dijeron|Mamá dijo] que [ya aparecería|las cosas aparecen] // pero no cuándo, y <me puse|te pusiste|{name} se puso> los zapatos.
      @emotional En la casa de antes, eso [estaba junto a la cama|se oía desde la cama].
      @dramatic Una caja así no [aparece|vuelve] sola.`,
    `¶ —¿Qué [llevaba|iba en|había en] la veintitrés? —[preguntó|quiso saber] el conductor de los Hermanos Trueno, [rascándose|mordiendo el lápiz|desde su camión].
      ¶ —{noun:title}[|, sobre todo|, nada menos] —<dije|dijiste|dijo {name}>—. Y {noun2}, [al fondo|debajo], [para que no se moviera nada|entre dos jerséis|con una toalla].
      ¶ El hombre silbó, pasó [siete|nueve] hojas y [se rascó la otra oreja|se encogió de hombros]: descargada estaba, aunque [no decía dónde|la firma era una mosca aplastada] // así que tocaba [buscarla|salir a buscarla].
      @light El camión, al irse, tocó [la bocina|dos notas] con muchísima pena.
      @mysterious La mosca, mirándola bien, [parecía una letra|no era del todo una mosca].`,
  ],
  obstacle: [
    `En el depósito de los Hermanos Trueno había [ochocientas|mil doscientas|seiscientas] cajas sin dueño, apiladas por [colores|tamaños|orden de llegada] y sin escalera.
      Para buscar la {noun:of} hacía falta [un impreso|un resguardo], que iba dentro de la caja veintitrés, [lógicamente|según costumbre|para no perderlo].
      {companion} pidió que se lo [explicaran|dijeran] otra vez // y la segunda explicación fue peor.
      @humorous La tercera incluía [un dibujo|una flecha que daba la vuelta].
      @dramatic Una caja crujió [arriba|muy arriba], y [nadie|el guarda no] miró.`,
    `La caja veintitrés, según el libro del camión, se había entregado en «la casa de [los nuevos|la puerta verde|al lado]», sin más señas.
      En {home} había [catorce casas|once puertas|nueve viviendas] así, y en ninguna <conocía|conocías|conocía> a nadie.
      Llamar a una puerta desconocida y preguntar por {noun} [exige valor|da mucha risa o mucho miedo] //y {companion} [tocó el primer timbre|se peinó].
      @emotional <Escondí|Escondiste|{name} escondió> las manos [en las mangas|a la espalda] hasta que [abrieron|se oyeron pasos].
      @light El primer timbre hizo [«cucú»|una escala completa].`,
  ],
  wrong: [
    `El guarda [del depósito|de los Trueno] bajaba ya la persiana cuando <vi|viste|{name} vio> una caja del mismo tamaño, con el número [comido por la lluvia|tapado por una pegatina].
      En casa llevaban [tres noches|varios días] fingiendo que el eco [hacía gracia|era muy amable], y <quería|querías|quería> volver con algo.
      <Firmé|Firmaste|Firmó>, aunque por un lado decía [«Lobato»|«señora Lobato»] //y <la cargué|la cargaste|la cargó> [sin mirar|a medias].
      @mysterious Dentro, al moverla, algo dijo [«pom»|«pam»], muy bajo.
      @humorous La firma, por imitar, salió también [con forma de mosca|con patas].`,
    `«Lobato», ponía en la caja, pero estaba [sola|mojada de un lado|la última de la fila] y era del tamaño de la veintitrés.
      <Pensé|Pensaste|{name} pensó> en la casa vacía y en [mamá canturreando para taparlo|los platos sobre una maleta], y <puse|pusiste|puso> el dedo [sobre el nombre|donde no se veía].
      ¶ —Es la mía —<dije|dijiste|dijo>, y el guarda [la entregó|selló el papel|bostezó] sin preguntar.
      @dramatic ¶ Pesaba [mucho más|el doble] de lo que [debía|tenía que pesar].
      @light ¶ Por el camino, la caja iba [sonando a fiesta|haciendo chin-chin].`,
  ],
  cost: [
    `La señora Lobato, del primero, llevaba desde el [jueves|lunes] esperando sus [platillos|trompetas|tambores]: el domingo tocaba la banda de la escalera.
      Siete vecinos bajaron con [sillas|atriles] y se quedaron en los peldaños, sin [nada que tocar|saber qué hacer con las manos].
      Uno [silbó un poco|marcó el compás con el pie] //y luego [paró|le dio vergüenza], y cada cual [subió su silla|se fue a su casa].
      @emotional La señora Lobato [pidió perdón a todos|dobló el programa en cuatro].
      @mysterious Desde el cuarto del fondo, la caja ajena [parecía oírlo|tardó en callarse].`,
    `Por la escalera subía la voz de la señora Lobato, preguntando si [alguien había|habían] visto [una caja de trompetas|sus tambores|los platillos de la banda].
      <Oí|Oíste|{name} oyó> cómo [le decían|contestaban] que no, [en cada rellano|de puerta en puerta].
      A <mi|tu|su> puerta [llamó también|también llamó] y nadie abrió //y ella dijo que [no importaba|gracias de todos modos].
      @neutral El concierto era [a las seis|el domingo]; a [las seis|esa hora] no sonó nada.
      @dramatic Luego, una ciruela. [Madura|Lavada]. Sobre el felpudo.`,
  ],
  turn: [
    `<Bajé|Bajaste|{name} bajó> la caja [ajena|de la banda], y en cada rellano se <me|te|le> unió [un vecino|otro par de manos].
      <Conté|Contaste|Contó> la verdad //y la señora Lobato, [de la impresión|para pensarlo], se sentó en el banco [del portal|de siempre, en el portal].
      El banco era de [cartón|cartón del bueno] y [por un lado|por debajo] tenía un 23: <levanté|levantaste|levantó> la tapa [blanda|abollada] y <di|diste|dio> con {noun}.
      @humorous Se habían sentado encima [dos carteros y un perro|toda la semana], y lo encontraban [cómodo|mullido].
      @mysterious La tapa estaba [templada|tibia] por dentro.`,
    `La señora Lobato abrió su caja en el portal, [contó los platillos|sopló una trompeta], y en vez de enfadarse [hizo sitio en el banco|se rio por la nariz|sacó ciruelas].
      ¶ —Siéntate, {name}. Este banco [lo trajo|lo dejó] [un camión|alguien] el día de tu mudanza. [Va muy bien|Un detalle].
      ¶ <Me fijé|Te fijaste|{name} se fijó> en el banco: cartón, cinta, un veintitrés [cabeza abajo|en los seis lados]. Y [allí dentro|dentro, entre jerséis,] <di|diste|dio> con {noun}.
      @emotional Nadie [tocó nada|habló] hasta que <terminé|terminaste|terminó> de [mirar|sacar los jerséis].
      @light Un vecino propuso [un redoble, y se redobló|un brindis, y se brindó con ciruelas].`,
  ],
  resolution: [
    `Entre [ocho|nueve|once] vecinos y {companion} subieron la caja, y todos se quedaron un rato al lado {noun:of}.
      Lo {noun2:of} [se quedó|acabó] en el portal, [donde hacía más falta|a la vista de todos]: idea <mía|tuya|de {name}>.
      La banda tocó el domingo con [la puerta abierta|todas las puertas abiertas] //y en la casa nueva no cupo [ni una nota más|el eco].
      @dramatic El último golpe de [platillo|tambor] [hizo temblar las cajas|<lo di yo|lo diste tú|lo dio {name}>].
      @light Por banco pusieron [la caja ocho|la caja de los libros], que era menos blanda.`,
    `Resultó que la caja {noun:of} había hecho más amigos [sin abrirse|en el portal] que [nadie en una semana|todo el edificio junto].
      Todos contaron lo que habían [merendado|tejido|pensado] encima, y {companion} tuvo que [hacer cola|esperar turno] para sentarse.
      De lo {noun2:of} salió [la primera broma del edificio|una partida entera] //y de ahí, un [horario|turno] de meriendas.
      @humorous Los Hermanos Trueno mandaron una carta: [la caja seguía perdida|sentían el retraso].
      @neutral A <mí me|ti te|{name} le> tocaban los [martes|jueves].`,
  ],
  clues: [
    `El conductor de los Hermanos Trueno guardaba los papeles en [la guantera|una fiambrera|el sombrero], y en uno había una mancha de mermelada [morada|todavía pegajosa|en forma de isla].
      ¶ —[Esta no es mía|De esta no sé nada|Yo no fui] —[dijo|dijo por fin|dijo entonces], oliéndola—. Alguien me firmó lo {noun:of} [comiendo|con la mano pringosa|después de merendar].
      ¶ {companion} probó la mancha con [la punta de la lengua|mucha cautela][dramatic,mysterious,light=.| y] declaró que era [casera|del año|de ciruela claudia].
      @mysterious En la mancha se veía la huella de un dedo [muy pequeño|con una cicatriz].
      @humorous El conductor pidió que [no se acabara|dejaran algo]: era [un documento|la prueba].`,
    `Un niño que pasaba [botando una pelota|a la pata coja|con un casco de cazuela] aseguró que él había visto el camión, y que el camión iba [medio vacío|torcido|cantando].
      ¶ —[Bajaron|Descargaron] una caja que [decía|ponía] «{noun:title}» —[explicó|aclaró|contó]—. Le pregunté al señor si [mordía|se comía] y me dijo que [a veces|no volcar].
      ¶ No sabía en qué portal, porque justo entonces estornudó [con todo el cuerpo|siete veces], y los estornudos [duran mucho|son así] en {home}.
      @light Luego enseñó [el casco por dentro|una costra], que era [preciosa|de las buenas].
      @neutral <Le di las gracias|Le diste las gracias|{name} le dio las gracias> y él [siguió|botó] calle abajo.`,
    `En la acera había dos surcos, de los que deja algo pesado cuando se arrastra [con pereza|entre dos|y alguien protesta].
      <Seguí|Seguiste|{name} siguió> los surcos hasta [una alcantarilla|un charco|la esquina], donde se borraban, y al lado <encontré|encontraste|encontró> un trozo de cinta: «[erdo. No vol|arriba. Frág|ado. No vo]».
      La letra era la de la caja {noun:of} //y la cinta no estaba [rota|arrancada]: la habían [cortado con cuidado|despegado poco a poco].
      @emotional Alguien la había [doblado|alisado] antes de dejarla allí.
      @dramatic Los surcos iban hacia casa. [Hacia <mi|tu|su> casa|No salían: entraban].`,
    `Los vecinos nuevos eran, de lejos, [un bastón|un loro|una escoba] en el primero, una radio en el segundo y en el tercero [mucha prisa|demasiados gatos].
      ¶ —¿[|La caja? ¿]{noun:title}? —[dijo|dijo entonces] [la radio|el del segundo], bajando el volumen—. Hombre, en el portal se habla [de eso|de otra cosa no se habla].
      ¶ Y antes de que se le pudiera preguntar qué se decía, [empezó el serial|hirvió la leche|se cerró la puerta] //y {companion} se quedó con [el dedo|la pregunta] en alto.
      @humorous Era un buen dedo, y [una pena|no tocó a nadie].
      @mysterious Olía a ciruelas [en toda la escalera|hasta el segundo].`,
    `La inquilina de antes había dejado en la ventana un [tiesto|frasco|cactus], y bajo él una nota: «Si falta algo, [sentarse y esperar|preguntar abajo|tener paciencia con el portal]».
      {companion} opinó que esperar sentad{c:o|a} era [un consejo flojo|de vagos|mejor que nada], tratándose {noun:of}.
      <Doblé|Doblaste|{name} dobló> la nota //y el dedo se quedó, sin saber por qué, sobre la palabra [«sentarse»|«portal»|«abajo»].
      @neutral La inquilina firmaba [M. Lobato|con una ciruela].
      @emotional El cactus tenía [una flor|un lazo], y nadie lo [había tirado|regaba desde entonces].`,
    `En el portal, la señora Lobato invitaba a sentarse a [un cartero|un repartidor de hielo|dos hermanas], mientras hablaba de su banda y [pelaba|repartía] ciruelas.
      <Pasé|Pasaste|{name} pasó> por delante con [la lista en la mano|prisa|{companion}], preguntando por {noun}, y ella señaló un sitio libre [a su lado|en el banco|con el cuchillo].
      ¶ —[Descansa primero|Siéntate un rato] —[dijo|dijo por fin|dijo entonces]—. Las cosas se buscan mejor [sentado que de pie|con fruta].
      ¶ Pero no había tiempo //y <di|diste|dio> las gracias y <seguí|seguiste|siguió> [calle arriba|buscando].
      @dramatic Fue [la tercera|otra] vez que [<pasé|pasaste|pasó> de largo|nadie miró abajo].
      @light El banco, blando, hizo [«puf»|«fu»] al levantarse el cartero.`,
  ],
};
