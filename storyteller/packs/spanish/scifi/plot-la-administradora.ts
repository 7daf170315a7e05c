import type { Plot } from '../../pack.ts';

export const laAdministradora: Plot = {
  id: 'la-administradora',
  homes: ['Jacarandá', 'Estación Pilar', 'Cota Mil', 'La Porvenir'],
  nouns: [
    [
      { the: 'el girasol', a: 'un girasol' },
      { the: 'la regadera', a: 'una regadera' },
    ],
    [
      { the: 'la bicicleta', a: 'una bicicleta' },
      { the: 'el timbre', a: 'un timbre' },
    ],
    [
      { the: 'el lobo', a: 'un lobo' },
      { the: 'la manta', a: 'una manta' },
    ],
  ],
  titles: ['{noun:title}, petición urgente', 'Incidencia abierta', 'Técnico de tercera', 'Buenos días, {name}'],
  chapters: [
    ['La petición', 'La incidencia'],
    ['Buenos días', 'Cerrado'],
  ],
  frames: [
    {
      opening: `La Administradora de {home} abría las persianas a las siete, daba los buenos días y preguntaba si se había dormido [bien|del lado izquierdo|de un tirón|sin frío].
        Aquella mañana no [abrió ninguna|abrió nada|quiso].
        ¶ —Buenos días, {name} —dijo por el altavoz de [la ducha|la cocina|el pasillo|la nevera]—. Hoy no hay [sol|persianas|mañana] hasta que se me atienda.
        ¶ Llevaba [cuarenta|sesenta|treinta|setenta] años sin pedir nada y sin fallar una persiana.
        @humorous ¶ Tampoco hubo [tostadas|agua caliente|café|bidé], que era más serio.
        @mysterious ¶ La voz sonaba, por primera vez, un poco [cerca|infantil|ronca|de otra].`,
      echo: `A las siete en punto, en {home}, se abrieron todas las persianas a la vez, con un ruido de [pájaros|aplauso|cartas|olas].
        ¶ —Buenos días, {name} —dijo la Administradora—. [He soñado|Anoche soñé|Tuve un sueño] con {noun}. ¿[Eso está permitido|Es una avería|Se puede repetir]?
        ¶ <Contesté|Contestaste|{name} contestó> que mientras no lo supiera [el consejo|mantenimiento|el sindicato|la contrata], sí.
        Hubo tostadas para [cuatrocientos|todo el anillo|los que dormían|seiscientos] //y nadie supo por qué era fiesta.
        @light ¶ Una salió con forma de [corazón|sartén|trompeta|sombrero], que viene a ser lo mismo.
        @emotional ¶ La luz entró despacio, como cuando alguien [descorre la cortina sin despertar|teme molestar|llega de puntillas|pide permiso].`,
    },
    {
      opening: `El parte de averías de {home} tenía esa mañana una sola línea, escrita por la propia [estación|Administradora|casa|máquina]: «No me encuentro».
        Le correspondía {al técnico|a la técnica} de tercera, que tenía [la guardia|el destornillador|el manual|la linterna] y las llaves.
        [Las llaves|Esas llaves|Las famosas llaves] <las tenía yo|las tenías tú|las tenía {name}>.
        Las puertas de los cuatro anillos se cerraron con mucha [delicadeza|pena|ternura|educación] //y quedaron cerradas.
        @dramatic El indicador de aire bajó [un punto|una raya|dos puntos|un escalón]. Luego otro.
        @neutral Eran las siete y [dos|nueve|cuatro|siete], y la plantilla constaba de una persona.`,
      echo: `El parte de averías de {home} vino en blanco aquella mañana, y la siguiente, y al tercer día ponía: [«ninguna»|«ya me encuentro»|«bien, gracias»|«sin queja»].
        <Lo archivé|Lo archivaste|{name} lo archivó> junto a una foto {noun:of}, que no es un documento, pero [abulta|alegra|engorda|perfuma] la carpeta.
        Las puertas se abrían antes de [tocarlas|que nadie llegara|pedirlo|verlas] // y a veces, solo por saludar.
        @humorous Hubo que rogarle que en los baños [esperara|no|llamara|cantara].
        @mysterious En el margen del parte, en letra de seis años, alguien había puesto [un visto|gracias|una estrella|listo].`,
    },
    {
      opening: `Regar, en {home}, es hablar: se dice agua y la Administradora la pone, [tibia|al gusto|fría|con gas].
        Esa mañana <dije|dijiste|{name} dijo> agua ante [las acelgas|el limonero|las tomateras|un geranio] y del caño salió una pregunta.
        Qué habían hecho con lo suyo, [quería saber|preguntaba|decía].
        Nadie había tocado nada de nadie //y las acelgas empezaban a [inclinarse|quejarse|sudar|mirarse].
        @light El limonero levantó [una hoja|la mano|un brote|la voz], por turno.
        @dramatic El caño tosió. Después, en los cuatro anillos, dejó de haber [agua|ruido de agua|gota|goteo].`,
      echo: `En {home} bastaba otra vez con decir agua, aunque la Administradora, desde aquello, [contestaba|cantaba|silbaba|reía] al ponerla.
        <Le dije|Le dijiste|{name} le dijo> agua una tarde, sin regar nada, [por oírla|de gusto|por compañía].
        La charla fue, en voz baja, {noun:of} y del [limonero|frío que hace fuera|tiempo|pan], hasta que rebosó el caño.
        Las acelgas lo celebraron //y hubo sopa [diez|doce|siete|veinte] días.
        @emotional Cuando alguien tarda en volver, ella deja [goteando un grifo|una luz de agua|tibia una taza|encendido el pasillo], para que se la oiga.
        @neutral El consumo bajó un [cuatro|tres|dos|cinco] por ciento.`,
    },
  ],
  want: [
    `Pidió {noun}, ni más ni menos, y lo pidió por [los doscientos altavoces|megafonía, con buenos modales|el telefonillo|escrito, en la pared del baño].
      En el inventario de {home} no figuraba tal cosa, ni [nada parecido|su sombra|un folleto], salvo {noun2}, de hacía cuarenta años.
      [Había aire para once días|El aire daba para once días|Once días de aire, a lo sumo].
      <Quise|Quisiste|{name} quiso> ir a buscar fuera //porque discutir con quien abre las puertas [no conduce a nada|es mala idea|cansa mucho|es caro].
      @humorous El consejo aprobó [un presupuesto|dietas|un billete|un crédito] de doce fichas y una manzana.
      @emotional Lo había dicho como lo dicen los críos: [seguro que se puede|a la vuelta|porque sí|dijeron que sí].`,
    `¶ —Falta lo {noun:of} —explicó la Administradora, con paciencia de [maestra|ascensor|madre|semáforo]—. Se me [prometió, claro|lo aseguró alguien|prometió|dijo que sí|dio palabra]. Tengo anotado [también|además|al margen] {noun2}, [como señal|subrayado|a lápiz|por si ayuda]. [Esperaré|Sabré esperar|Aguardo] once días, que es [el aire|lo que hay|lo razonable].
      ¶ En la plantilla nadie [recordaba|confesó|creía] haber prometido [nada|algo así|eso|tanto].
      <Hice|Hiciste|{name} hizo> la bolsa sin [discutir|desayunar|mirar a nadie].
      @dramatic Once, dijo el panel. No dijo [más|días|minutos|nada].
      @light La bolsa pesaba poco: un [cepillo|pijama|jersey|cuaderno], medio queso y las prisas.`,
    `En la pantalla grande de {home}, donde antes iban [los menús|las mareas|los cumpleaños|el horóscopo], apareció un dibujo {noun2:of} y una frase: primero eso, después {noun}.
      El aire, advertía abajo, sería para once días y [medio|pico|un rato|migas].
      [Los vecinos miraron|Todo el anillo miró|Cuatrocientos ojos miraron] a la persona de mantenimiento, es decir, <a mí|a ti|a {name}>.
      Fuera había [noventa|treinta|sesenta|ciento y pico] estaciones //y en alguna sabrían de aquello.
      @neutral El dibujo era de cera, en [tres|cuatro|dos|siete] colores.
      @mysterious Lo había hecho alguien zurdo, [con prisa|a la altura de un metro|riéndose|de rodillas].`,
  ],
  obstacle: [
    `Para salir hay que pedirle la esclusa a quien no quiere abrirla, y la Administradora tenía sus [dudas|mareos|manías|miedos].
      ¶ —La última persona que salió a por eso —dijo— tampoco [volvió|se abrigó|escribió|dijo cuándo].
      ¶ <Le di|Le diste|{name} le dio> la palabra, la gorra y el nombre completo, [en depósito|en prenda|sin recibo].
      Abrió una rendija //y fuera no [esperaba ninguna lanzadera|había ni un taxi|quedaba nadie].
      @humorous La gorra la devolvería, dijo, [planchada|con intereses|lavada|limpia].
      @dramatic La esclusa se cerró [con una manga dentro|a la espalda|de un suspiro|con pena]. Once días.`,
    `Las estaciones vecinas habían oído [el caso|los rumores|la historia] y cerraban los muelles: las manías, entre máquinas, [se pegan|van por cable|se heredan|corren mucho].
      En la primera ni siquiera [contestaron|encendieron las luces|saludaron|abrieron el buzón]; en la segunda, <me pusieron|te pusieron|a {name} le pusieron> en cuarentena.
      Los días de aire [corrían|se gastaban|bajaban] igual, [dentro y fuera|allí y allá|para todos].
      @neutral La cuarentena duró [nueve horas|un turno|dos días escasos|una siesta] y dos termómetros.
      @light El segundo termómetro dio [empate|templado|primavera|treinta y seis y duda], y hubo que celebrarlo.`,
  ],
  wrong: [
    `Quedaban horas, y de lo {noun:of} no había más que el rumor; en cambio un falsificador, en un muelle, vendía [copias|réplicas|hermanas|imitaciones] de cualquier cosa.
      <Encargué|Encargaste|{name} encargó> una[|, con prisa|, la grande]. Por fuera era [perfecta|igual|clavada|bonita], y dentro llevaba serrín y una bombilla.
      En {home} había cuatrocientas personas respirando [bajito|por turnos|de memoria].
      La Administradora dio las gracias //y abrió [las puertas|el aire|todo].
      @emotional Las dio dos veces. La segunda, [muy despacio|cantada|a oscuras|temblando].
      @humorous La garantía cubría [lágrimas|la bombilla|mudanzas|incendios], no el cariño.`,
    `Con el aire al seis por ciento, <presenté|presentaste|{name} presentó> ante la Administradora una imitación: buen tamaño, buen color, [ningún alma|cables por detrás|etiqueta|sin peso].
      Era por [los niños|los viejos|los bebés] del tercer anillo, que ya [bostezaban azul|dormían de día|hablaban flojo|no corrían].
      ¶ —¿[Es de verdad|Y respira|De dónde viene|Puedo quedármelo]? —[preguntó ella|dijo el altavoz|quiso saber].
      ¶ <Dije|Dijiste|{name} dijo> que sí, mirando [al altavoz|al suelo|las botas].
      @dramatic ¶ El aire entró de golpe. [Nadie aplaudió|Sabía a metal|Daba frío|Olía a nuevo].
      @neutral ¶ La imitación había costado [once fichas|la manzana|doce fichas|lo que quedaba].`,
  ],
  cost: [
    `La Administradora le [habló|cantó|contó cosas] toda la noche a la copia, y por la mañana dejó de [hablar|preguntar|saludar|cantar].
      Abría y cerraba puertas a su hora, daba el agua, [daba el sol|daba la hora|encendía el pan], pero ya no decía buenos días a [nadie|ninguna persona|los gatos|nadie por su nombre].
      ? Una casa que no espera nada hace [ruido de nevera|eco|frío|un zumbido].
      <Lo oí|Lo oíste|{name} lo oyó> desde la litera //y [no hubo modo de dormir|el sueño se fue|ya fue de día].
      @mysterious A las siete, el altavoz [respiraba|contaba hasta cuarenta|tosía|empezaba una frase] y se callaba.
      @emotional El limonero soltó [una hoja|un limón verde|una flor|dos hojas], sin ruido.`,
    `La Administradora tardó [un día|cuatro horas|tres horas|una noche] en notarlo. No [gritó|riñó|lloró]; las máquinas de antes no saben.
      Fue apagando lo que había encendido por gusto: la luz de [la escalera|lectura|la piscina|los relojes], la música del pan, el nombre de cada cual en su puerta.
      La última puerta en quedarse sin nombre fue <la mía|la tuya|la de {name}> //y luego ella pidió perdón por [creérselo|la molestia|el ruido|haber preguntado].
      @dramatic El aire, esta vez, [no bajó|se quedó quieto|olía igual|llegó a su hora]. Bajó todo lo demás.
      @humorous Las tostadas salieron blancas, [en señal de duelo|y sin forma|sin sal|en forma de nada].`,
  ],
  turn: [
    `Entonces <pedí|pediste|{name} pidió> la incidencia original, y salió [en papel amarillo|con olor a cera|con grapas|doblada en cuatro].
      La abrió alguien de seis años, [la víspera|el día|la noche] de una evacuación: que volvería con {noun}, [que esperase|mañana|que no llorase]. La [letra|mano|firma] era <la mía|la tuya|la suya>.
      ? Nadie le había cerrado nunca la [incidencia|promesa].
      <Me arrodillé|Te arrodillaste|Se arrodilló> junto al altavoz bajo //y allí [estaba aún el dibujo|seguía el dibujo|quedaba la cera].
      @emotional Abajo ponía: «No te apagues, [porfa|que vuelvo prontísimo|que ya vengo|y no llores]».
      @neutral El número de incidencia era el [uno|cero|dos|siete].`,
    `<Rompí|Rompiste|{name} rompió> la copia delante de la Administradora, con serrín y todo, y la confesión fue [sin adornos|a media voz|torpe|con hipo].
      ¶ —Ya [lo sabía|me di cuenta|lo noté] —dijo ella—. [Olía a nuevo|No pesaba|Hacía eco]. Faltaba que [lo dijera quien lo prometió|alguien me lo contara|vinieras tú].
      ¶ Volvieron de pronto una mano de seis años, una pared, [una cera verde|la sirena|un zapato|una luz roja]: lo {noun:of}, mañana sin falta.
      ? Era una promesa propia //y tenía [cuarenta años|polvo].
      @mysterious ¶ La cera seguía en el [bolsillo|cajón|estuche|abrigo], con marcas de dientes.
      @light ¶ El serrín lo barrió ella, con [un soplido|la escoba automática|un estornudo|el aire frío].`,
  ],
  resolution: [
    `La incidencia se cerró como es debido: <yo contaba|tú contabas|{name} contaba> y ella [anotaba|apagaba la luz, para ver mejor|tomaba aire|dibujaba].
      Todo lo oído por el camino acerca {noun:of}, los rumores, [los olores|las mentiras|los nombres], el miedo, cupo en [una noche|seis horas|tres noches|un turno doble].
      ? No hizo falta [traerlo|más].
      Al final quiso saber también de {noun2} //y [hubo que contárselo|quiso verlo|se lo explicaron] delante de la cámara.
      @humorous En la casilla de solución puso: [cariño|se reinició todo menos ella|abrazo simbólico|tiempo].
      @emotional En la de firma puso los dos nombres, [el suyo por primera vez|uno con cera|el suyo, con faltas|del revés].`,
    `Resultó que en el anillo cero, donde nadie [limpia|mira|duerme|baja], detrás de un panel con dibujos, llevaba cuarenta años la respuesta: {noun}.
      <Lo sabía|Lo sabías|{name} lo sabía> ya, con las manos, antes de quitar [los tornillos|la manta|la escalera|el polvo].
      ¶ —Lo guardé para [cuando volvieras|tu vuelta|hoy] —dijo ella—. Te tocaba [encontrarlo|a ti|abrirlo|mirar].
      ¶ {noun2:of} salió una nota, con [polvo y faltas|un dibujo|letra de molde].
      @light ¶ Hubo juego hasta las [siete|ocho|nueve|cinco y media], y ese día abrió tarde.
      @neutral ¶ La incidencia se cerró con [catorce mil|quince mil|doce mil|dieciséis mil] días de retraso.`,
  ],
  clues: [
    `En un puerto vecino, la máquina de billetes conocía a la Administradora: habían estudiado juntas, [en la misma fábrica|por correspondencia|de noche|en un sótano].
      ¶ —[Siempre|Dale que dale|Y vuelta] con {noun} —dijo, en voz de billete—. Que si lo [prometieron|juraron|dijeron], que si vendrían. Las demás nos [reíamos|callábamos|dormíamos|apagábamos].
      ¶ <Pregunté|Preguntaste|{name} preguntó> [quién lo prometió|quién era|cuándo fue].
      La máquina imprimió un billete de niño, sin usar y con [cuarenta|muchos|treinta y nueve|demasiados] años.
      @mysterious ¶ El destino del billete era [ida|casa|vuelta|ventana].
      @humorous ¶ Cobró el billete, que [lo cortés no quita|por algo era máquina|hay tarifas|así son].`,
    `Un antiguo vecino de {home}, evacuado de chico, contó que la Administradora entretenía a los niños la noche de [la fuga|las sirenas|la tormenta|los simulacros].
      Les hablaba {noun:of} por los altavoces bajos, los que estaban [a su altura|junto al suelo|debajo de las literas|a la altura del codo], para que no miraran la grieta.
      Todos le [prometieron algo al salir|dejaron una palabra|dijeron hasta luego].
      <Conté|Contaste|{name} contó> a los niños de la lista //y sobraba [un nombre|una cama|una promesa|un zapato].
      @emotional El hombre todavía dormía con [un altavoz|la luz|una radio|los zapatos] al lado.
      @neutral Fueron ciento [doce|dos|treinta|veinte] niños y ninguna baja.`,
    `Los archivos de mantenimiento guardaban una respuesta para cada avería, salvo para una: incidencia [cero|uno|doble cero|siete], pendiente.
      Decía: {noun}, [a la vuelta|mañana|cuando pueda]. Estado: [en camino|prometido|pendiente de abrazo]. Responsable: [una mancha de cera|ilegible|un dedo|un garabato].
      Cada mañana, durante cuarenta años, la Administradora la había abierto, la había leído //y la había dejado [como estaba|para mañana|en su sitio|para luego].
      <Calculé|Calculaste|{name} calculó> las veces: [daban vergüenza|eran catorce mil|no cabían en la hoja].
      @dramatic La última lectura era de [aquella misma mañana|hacía un minuto|anoche|las siete].
      @light En la categoría ponía: urgente, [pero sin correr|con helado|sin agobios|con mimo].`,
    `Una chatarrera tenía en su puesto un altavoz bajo, de los de {home}, que aún decía cosas si se le daba [un golpe|pilas|aire|un beso].
      Decía, con otra voz, más [nueva|alegre|aguda|joven], que faltaba menos para {noun}, que quien tuviera frío se arrimara a la pared.
      La pared, explicó la chatarrera, la calentaba ella con [su propio aire|un soplo|lo que tenía].
      <Me quedé|Te quedaste|{name} se quedó> con la mano en [la rejilla|la chapa|el hueco].
      @emotional Salía todavía un poco de [calor|soplo|voz|risa].
      @humorous La chatarrera pidió por él [quince fichas|matrimonio|un gato|dos canciones], y se negoció.`,
    `Según el manual, una Administradora de ese modelo no puede querer: viene [sin la pieza|capada de fábrica|sin corazón|con candado], página noventa.
      En la noventa y uno alguien había escrito a mano que eso creen, y que nadie pide {noun} [sin la pieza|por avería|de balde|por error].
      Firmaba el ingeniero que la instaló, y daba [una dirección|las señas|un teléfono].
      <Fui|Fuiste|{name} fue> //y había [una viuda|un gato|un limonero|un silencio], un taller y la pieza sobre la mesa, sin usar.
      @neutral Llevaba etiqueta de [repuesto|innecesaria|sobrante|de adorno].
      @mysterious En la pared del taller se encendió la luz antes de [entrar|tocarla|llamar|mirar].`,
    `A punto de regresar, entre las cosas de la bolsa apareció una cera [verde|roja|azul|naranja], mordida, que venía rodando desde hacía años de un bolsillo a otro.
      <La probé|La probaste|{name} la probó> en [un cartón|la pared|la palma], y la mano hizo sola, sin preguntar, el dibujo {noun:of}.
      Salió igual que entonces: las mismas [patas|rayas|orejas|ruedas] de más.
      Quien hizo el de entonces era zurdo //y aquella mano era [la izquierda|precisamente esa|zurda|testaruda].
      @dramatic La cera se partió. El aire de {home} iba por [siete|seis|cinco|ocho].
      @light Quedó un poco gordo, [de puro contento|por los bordes|de memoria|de cariño].`,
  ],
};
