import type { Stranger } from '../../pack.ts';

export const firstStrangers: readonly Stranger[] = [
  {
    noun: { the: 'el vendedor de globos', a: 'un vendedor de globos' },
    gender: 'm',
    meet: `Había allí un vendedor de globos con un problema: los suyos [tiraban hacia abajo|no subían|se sentaban], y los llevaba a rastras, como [perros cansados|maletas].
      ¶ —Es cuestión de ánimo —[explicó|aclaró|contó], [rascando a uno rojo|limpiándoles el polvo]—. Se deshinchan si oyen [«no»|malas noticias|la palabra «alfiler»].
      ¶ <Le dije|Le dijiste|{name} le dijo> algo bonito al [amarillo|más mustio] //y el globo se alzó [un dedo|hasta la rodilla], por lo menos.
      @emotional El hombre [miró hacia otro lado|sacó un pañuelo], y dijo que era [el viento|la goma].
      @light {companion} probó con «[guapo|solete]», y el globo [se puso colorado|dio una vuelta].`,
    talk: `¶ —¿[Lo|De lo] {noun:of}? —[dijo|dijo entonces] el vendedor, y [tapó con la mano el nudo del azul, para que no oyera|bajó la voz|miró a sus globos]—. El verde [estuvo cerca|se me escapó hacia allá]. [Volvió distinto|Ya no es el mismo].
      ¶ El globo verde, en efecto, [flotaba muy derecho|miraba siempre al mismo lado|llevaba el hilo tieso], y no dejaba que lo [vendieran|tocaran].
      ¶ —Si lo sigues [con calma|sin hablar], {name}, él va hacia allá —[añadió|siguió] el hombre //y el verde [tiró del hilo|se estiró cuanto pudo].
      ¶ Señalaba [a la izquierda|adelante|cuesta arriba], y no había [más que calle|nada a la vista] todavía.
      @mysterious Dentro del globo, a contraluz, [algo se movía|se veía una sombra pequeña].
      @neutral <Anoté|Anotaste|{name} anotó> la dirección en [el puño|la palma].`,
    back: `El vendedor de globos llegó con los pies a [un palmo|medio metro] del suelo, sujeto por [veinte|treinta] globos del mejor humor.
      ¶ —Les conté lo tuyo —[gritó|bramó], pasando [de largo|por encima]—. ¡[Abran las ventanas|Agarren el hilo]!
      ¶ <Atrapé|Atrapaste|{name} atrapó> un hilo //y entre todos lo [bajaron|ataron a una silla].
      @humorous La silla subió [con la tía de alguien|hasta el segundo].`,
  },
  {
    noun: { the: 'la señora de los siete abrigos', a: 'una señora con siete abrigos' },
    gender: 'f',
    meet: `Una señora llevaba siete abrigos puestos, uno encima de otro, y se los iba cambiando de orden según [la conversación|con quién hablaba|le soplaba el recuerdo].
      ¶ —Para hablar con niños, el [verde|de cuadros|amarillo] por fuera —[dijo|dijo por fin|dijo entonces], y empezó a desabrocharse, cosa que llevó [lo suyo|once minutos|dos canciones].
      ¶ Cuando terminó, en el bolsillo había [pipas|un caramelo de violeta|avellanas] //y {companion} entendió de pronto el sistema.
      @humorous Los [botones|ojales] sumaban [cuarenta y nueve|ciento dos], y opinaban.
      @neutral El último, el de dentro, era [gris|muy fino] y no lo [enseñaba|cambiaba nunca].`,
    talk: `¶ —[Yo me puse|Llevo] uno por cada sitio [que dejé|donde viví] —[contó|recordó|dijo] la señora—. En el del [cuarto|tercero|segundo] todavía queda algo de cuando anduve preguntando por {noun}.
      ¶ <Metí|Metiste|{name} metió> la mano en ese bolsillo, que era [hondísimo|de lana por dentro], y <saqué|sacaste|sacó> [un billete de autobús|una lista|media fotografía].
      Detrás había escrita una sola palabra: [«despacio»|«enfrente»|«vuelve»] //y la señora se la quedó [mirando como a una vecina|leyendo de lejos].
      @emotional Luego <me|te|le> abrochó el abrigo, [hasta arriba|que era solo uno], y <me|te|le> subió el cuello.
      @dramatic Del bolsillo [salió frío|cayó arena], y ella lo [cerró|tapó] de golpe.`,
    back: `La señora de los siete abrigos apareció con [seis|cinco], porque había ido dejando los demás [por el camino|en hombros de otros].
      A <mí me|ti te|{name} le> puso [el verde|el amarillo], que llegaba a los pies //y en el bolsillo había [avellanas|pipas] y sitio.
      @mysterious También una palabra escrita: [«llegaste»|«aquí»].
      @light Con las mangas se podía [saludar a dos calles|limpiar la mesa].`,
  },
  {
    noun: { the: 'el cartero zurdo', a: 'un cartero zurdo' },
    gender: 'm',
    meet: `El cartero zurdo repartía solo por la acera izquierda, y la derecha llevaba [meses|desde enero|tres cumpleaños] sin noticias.
      Estaba sentado sobre [la saca|un montón de postales|el buzón], comparando sus dos manos con [tristeza|cierta curiosidad].
      ¶ —[La otra no sabe|Esta otra no aprende] —[dijo|dijo por fin|dijo entonces]—. Le doy una carta y la [dobla|saluda|guarda en el bolsillo de alguien].
      ¶ {companion} le estrechó la derecha, por [animarla|educación] //y la mano, [contentísima|emocionada], no quiso soltarse.
      @light Hubo que [hacerle cosquillas|contar hasta tres].
      @emotional Nadie, al parecer, la había [saludado|presentado] en años.`,
    talk: `Revolviendo en la saca, donde había de todo [menos orden|y mojado], el cartero encontró una carta con la dirección a medio [escribir|borrar]: «Lo {noun:of}, calle…».
      ¶ —Esta la [devuelven|traen de vuelta] siempre —[dijo|dijo por fin|dijo entonces]—. [Será|Fijo que es] de la acera derecha.
      ¶ <La puse|La pusiste|{name} la puso> [a contraluz|contra el sol]. Había dentro [un plano|algo plano|un pétalo], y en el sello, [un reloj|una flecha|una ventana] //y el cartero [silbó|se rascó con la mano tonta].
      @mysterious El matasellos era de [mañana|un pueblo sin estación].
      @humorous Faltaba el franqueo: [dos céntimos|medio sello], y la deuda venía [heredándose|de antiguo].`,
    back: `La acera derecha recibió de golpe [novecientas|trescientas] cartas, y las repartió el cartero zurdo [con la derecha|a dos manos], mezcladas pero a tiempo.
      A <mí me|ti te|{name} le> tocó una [dirigida a un dentista|de 1988|sin firma] //y era, a su modo, muy [cariñosa|interesante].
      @neutral Decía: «[Vuelve pronto|No olvides la muela]».
      @dramatic La mano derecha [tembló|vaciló]. Y la [entregó|soltó].`,
  },
  {
    noun: { the: 'la niña del diente flojo', a: 'una niña con un diente flojo' },
    gender: 'f',
    meet: `Una niña que no abría la boca [ni para saludar|por nada del mundo] tiró de la manga de {companion} y enseñó, con mucho cuidado, un diente flojo.
      Lo llevaba así [once días|desde Pascua|tres semanas], y para no perderlo hablaba [por señas|con una pizarra|moviendo las cejas].
      «No quiero que se vaya [solo|sin avisar]», escribió en [la pared|el vaho|el polvo] //y <lo leí|lo leíste|{name} lo leyó> sin saber qué se contesta a eso.
      @emotional <Le ofrecí|Le ofreciste|Le ofreció> la mano, que era [lo único blando que había|más fácil que hablar].
      @mysterious El diente, al sol, [tenía una luz dentro|parecía un poco más grande].`,
    talk: `Para contar lo {noun:of} la niña usó las cejas, [los codos|un zapato|tres castañas] y mucha geografía.
      Dos cejas arriba: [una cuesta|una torre|alguien alto]. Un codo: [girar|puerta]. Luego sacudió la cabeza, [se tapó los ojos|giró sobre un pie] y señaló [hacia abajo|hacia atrás|el cielo].
      ¶ —Creo que hay que [esperar a que no mire nadie|llegar por detrás|pisar con cuidado] —tradujo {companion}, que se daba maña.
      ¶ La niña aplaudió sin ruido //y el diente [bailó|aguantó].
      @humorous Lo de las castañas [no quedó claro|era que tenía hambre].
      @neutral Fueron [seis|siete] gestos, y <recordé|recordaste|{name} recordó> [casi todos|cinco].`,
    back: `La niña llegó corriendo, con la boca [abierta|en jarras] y un agujero en medio, y se puso a hablar y no paró en [una hora|toda la merienda].
      El diente venía en [un dedal|una cajita de cerillas], con algodón[dramatic,mysterious,light=.| y] lo [presentó|enseñó] a todo el mundo por su nombre.
      @light Se llamaba [Ramón|Augusto], y cabía en [un guisante|una cáscara de pipa].
      @humorous Los demás dientes, en fila, [parecían aliviados|le guardaron el sitio].`,
  },
  {
    noun: { the: 'el bombero jubilado', a: 'un bombero jubilado' },
    gender: 'm',
    meet: `Un bombero jubilado regaba [una maceta|tres geranios|una lechuga] con la manguera de apagar incendios, y la maceta se agarraba como podía.
      ¶ —Es que no sé hacerlo [flojito|de otro modo] —se [disculpó|excusó], empapado—. Cuarenta años [a chorro|corriendo]. ¿Hay que [subir a algún sitio|bajar un gato]?
      ¶ {companion} le dobló la manguera con el pie //y salió, por primera vez, una gota: [redonda|sola|perfecta].
      @emotional El hombre la miró caer [como se mira a un nieto|con el casco en la mano].
      @dramatic El geranio, en el borde, [resistió|se sujetó de una hoja].`,
    talk: `¶ —Me llamaron [una vez|un domingo] por {noun}, y había que [subir a|ir por] un tejado —[contó|recordó|dijo] el bombero—. Cuando llegué solo había [marcas|un cuenco|un silencio bastante reciente].
      ¶ Dibujó el sitio con [agua|el dedo mojado] en el suelo: [dos tejas|tres chimeneas], un [gato|pararrayos] y una cruz.
      <Miré|Miraste|{name} miró> deprisa, porque se [secaba|evaporaba] por las orillas //y lo último en secarse fue la [cruz|flecha].
      @light El gato, en cambio, le había salido [con corbata|muy favorecido].
      @mysterious El bombero juró que él [no había dibujado|nunca hacía] flechas.`,
    back: `El bombero jubilado vino con la escalera, por si [hacía falta|había que colgar algo|alguien quería subir], y con un geranio en el casco, [vivo|en flor].
      ¶ —Gota a gota —[dijo|anunció]—. [Ya me sale|Es cuestión de pulso].
      ¶ <Lo puse|Lo pusiste|{name} lo puso> en la ventana //y aquella semana lo regó él, con [una cuchara|un gotero].
      @neutral Vivió [años|hasta el otoño siguiente], y dio [hijos|esquejes].
      @humorous La escalera se usó para [las guirnaldas|una tarta altísima].`,
  },
  {
    noun: { the: 'la cocinera del tren', a: 'una cocinera de tren' },
    gender: 'f',
    meet: `La cocinera del tren se había bajado a por [perejil|dos limones|laurel] y el tren se fue sin ella, con la sopa puesta.
      Llevaba el cucharón [en la mano|al hombro], y movía los pies como si [el suelo traqueteara|hubiera curvas].
      ¶ —Pasa otro el [jueves|martes] —[dijo|dijo por fin|dijo entonces]—. ¿[Alguien tiene|Quién tiene] hambre?
      ¶ {companion} levantó [la mano|todo lo que tenía] //y ella se sacó del bolsillo [una tortilla|tres croquetas|un flan entero].
      @humorous El flan llegó [temblando, pero ileso|con servilleta].
      @neutral El tren iba a [Teruel|la costa], y ella [también, desde hacía veinte años|solo a veces].`,
    talk: `¶ —De lo {noun:of} hablaban dos en el [tercer|primer|último] vagón —[dijo|dijo entonces] la cocinera, [repartiendo|pelando una naranja de una sola tira]—, y dejaron la sopa a medias.
      ¶ Lo recitó como una receta: [una pizca de miedo|dos noches de paciencia], [un camino sin prisa|agua la que pida] y, al final, tapar y [esperar|no mirar].
      Luego probó el aire con el cucharón[dramatic,mysterious,light=.| y] dijo que [le faltaba sal|ya casi estaba].
      @emotional A <mí|ti|{name}> <me|te|le> dio el trozo [del medio|con más tostado], y [no comió ella|se hizo la distraída].
      @light La monda de naranja le sirvió a {companion} de [bigote|pulsera].`,
    back: `Se oyó pitar un tren donde no había vía, y era la cocinera, que venía [con el cucharón en la boca|imitándolo], tirando de un carrito.
      Traía sopa para [cuarenta|todos], con letras //y en <mi plato|tu plato|el plato de {name}> se leía [«olé»|«sopa»|«ya era hora»].
      @dramatic A la última letra [se la disputaron|le faltaba un trozo]. Era [la o|una eñe].
      @emotional Nadie [dejó la suya a medias|se levantó hasta el final].`,
  },
];
