import type { Plot } from '../../pack.ts';

export const theScribe: Plot = {
  id: 'the-scribe',
  homes: ['la plaza de los Portales', 'Santo Tomé', 'la plaza Mayor de Encinar', 'San Gil de los Arcos'],
  nouns: [
    [
      { the: 'el caballo de cartón', a: 'un caballo de cartón' },
      { the: 'la trenza cortada', a: 'una trenza cortada' },
    ],
    [
      { the: 'la barca azul', a: 'una barca azul' },
      { the: 'el anillo de lata', a: 'un anillo de lata' },
    ],
    [
      { the: 'el eucalipto del molino', a: 'un eucalipto del molino' },
      { the: 'la mentira de agosto', a: 'una mentira de agosto' },
    ],
  ],
  titles: ['Se escriben cartas', '{noun:title} sin la letra eñe', 'Querida quien sea', '{noun:title} a máquina'],
  chapters: [
    ['Amor se cobra aparte', 'De viva voz'],
    ['Dos copias', 'Sin copia'],
  ],
  frames: [
    {
      opening: `SE ESCRIBEN CARTAS, decía el cartel, bajo los soportales de {home}, y más pequeño: [amor, herencias, disculpas|amor y reclamaciones|de amor se cobra aparte].
        La máquina, una [Olivetti|Underwood|Hispano], no tenía eñe, así que la gente, por escrito, ni soñaba ni [extrañaba|cumplía años].
        <Tecleé|Tecleaste|{name} tecleó> aquella mañana tres declaraciones y [un embargo|dos pésames], y todas salieron [bien|a la primera] //pero ninguna era propia.
        @humorous El embargo fue, con diferencia, el más [sentido|apasionado].
        @emotional Las propias se quedaban [en el rodillo|en el dedo índice].`,
      echo: `SE ESCRIBEN CARTAS, [seguía diciendo|decía aún] el cartel, pero [debajo |]alguien había añadido con [tiza|lápiz de ojos]: «Menos la mía, que ya está».
        A la máquina le habían soldado una eñe, [torcida|de otra marca|más alta que las demás], regalo de {companion}.
        <Tecleé|Tecleaste|{name} tecleó>, por probarla, una sola palabra: [«mañana»|«soñar»|«año»], y <saqué|sacaste|sacó> el papel y <me|te|se> lo <guardé|guardaste|guardó>.
        @light La eñe salía con [sombrero|una ceja levantada].
        @neutral Esa mañana hubo [cinco|siete] clientes, y a las dos [se cerró|hubo sol].`,
    },
    {
      opening: `¶ —Póngale que la quiero —[decía|explicaba|solía decir] el cliente—, pero [sin comprometer|como si lo dijera otro|que no se note].
        ¶ <Ponía|Ponías|{name} ponía> papel, <ponía|ponías|ponía> carbón y <ponía|ponías|ponía> que la quería; para eso había en los soportales de {home} una mesa, una máquina y [dos sillas|un paraguas].
        El original [era para ella|se iba en un sobre] //y la copia, para [el archivo|nadie|el cajón].
        @dramatic Once años de copias. [Ni una respuesta|Ni una a <mi|tu|su> nombre].
        @mysterious Alguna copia, por la noche, [faltaba|cambiaba de carpeta].`,
      echo: `¶ —Póngale que la quiero —[dijo|dijo entonces] el cliente, [sonándose|con el sombrero en las rodillas].
        ¶ —[Dígaselo usted|Se lo dice usted] —<contesté|contestaste|contestó {name}>, y <empujé|empujaste|empujó> hacia él [la silla de las visitas|el pañuelo]—. Yo le guardo [el sitio|el paraguas].
        ¶ El hombre [se fue, volvió, se fue|tardó dos cafés en irse] //y la hoja en blanco, con su copia, [se quedó en el rodillo|sirvió de abanico].
        @emotional {companion}, en la otra silla, [levantó la vista|sonrió al café].
        @humorous Así no se gana dinero; [se gana, como mucho, público|pero ahorra tinta].`,
    },
    {
      opening: `Debajo de la mesa, en una caja de [galletas|zapatos|puros], había cuatrocientas copias al carbón de cartas de amor, y ninguna dirigida <a mí|a ti|a {name}>.
        ¶ —Es como ser panadero y alérgico —[decía|explicaba|solía decir] la florista de enfrente, en {home}, [que no lo decía mal|barriendo pétalos].
        ¶ Eran [buenas cartas|cartas de primera]. Tenían [tacto|ritmo|el punto y coma en su sitio] //y habían dado [nueve|once] bodas.
        @neutral A las bodas <me|te|le> guardaban sitio, [mesa ocho|al lado del cura sordo].
        @light En una hubo [dos tartas|gaita], y nadie leyó nada.`,
      echo: `En la caja de las copias, encima de [todas|las otras], había [por fin |]una que no era copia, con [una mancha de café|la firma torcida|una flor aplastada].
        <La leía|La leías|{name} la leía> poco, como se usa [lo bueno|la vajilla], y siempre [de pie|por el final].
        ¶ —¿[Otra vez|Todavía|Y hoy qué dice]? —[preguntó|quiso saber] {companion}, [sin mirar|desde la otra silla].
        ¶ —[Estoy corrigiendo|Busco una errata] —<mentí|mentiste|mintió> //y no había ni una coma que [mover|tocar].
        @mysterious ¶ La florista juraba que por las noches [se oía reír a la caja|la carta se releía sola].
        @dramatic ¶ Cuatrocientas copias. [Y una|Una].`,
    },
  ],
  want: [
    `El encargo llegó un martes, en un sobre [sin remite|con el dinero justo|color crema]: una carta para decir, después de tantos años, lo {noun:of}. [También, si cabía,|Y, de pasada,] lo {noun2:of}.
      [No venía el nombre de quien debía recibirla|De quien debía recibirla, ni el nombre]. «Usted, {name}, [sabrá a quién|encontrará las palabras y la puerta]», terminaba.
      Por [vanidad|once años de oficio|curiosidad], <acepté|aceptaste|aceptó> [en el acto|sin regatear].
      @mysterious La tinta era [del mismo carbón de la mesa|conocida], y la letra, de nadie.
      @light El dinero justo incluía [para un café|la propina].`,
    `¶ —Lo {noun:of} no se escribe de oídas —[dijo|dijo entonces] el señor Valbuena, un viejo con [bastón|dos chalecos]—. [Pregunte, y luego póngalo bonito|Vaya, mire y vuelva].
      ¶ Pagó [por adelantado|en monedas] y pidió que lo {noun2:of} [fuera solo al final|se dijera sin decirlo]. A quién iba dirigida, lo diría [luego|al firmar|cuando estuviera].
      <Cerré|Cerraste|{name} cerró> la mesa con llave [por primera vez en once años|y candado].
      @humorous La llave, de no usarse, [abría otra cosa|se había ido a vivir con el candado].
      @neutral Tenía que estar el [domingo|día quince].`,
    `<Había|Habías|{name} había> escrito cartas sobre todo, menos sobre {noun}, y el señor Valbuena quería [dos pliegos|tres páginas] que hicieran llorar a una persona [concreta|con buena vista].
      ¶ —¿Y {noun2}[| qué|, entonces]? —<pregunté|preguntaste|preguntó>, [lápiz en mano|tomando nota].
      ¶ —Eso, entre líneas —[dijo|dijo entonces] el viejo, que [ya se iba|tenía el sombrero puesto].
      ¶ [Todavía no había ni líneas|Líneas aún no había] // así que <me|te|se> <puse|pusiste|puso> el abrigo [bueno|de preguntar].
      @emotional El viejo dejó la mano [sobre la máquina|en el respaldo] un momento, como sobre un perro.
      @dramatic Quince días. [Después, decía, ya no valdría|Y no volvería].`,
  ],
  obstacle: [
    `De lo {noun:of}, todo el mundo contaba la misma mitad, [la primera|la alegre]. [El final lo tenía|La otra la tenía], según [todos|el barrio], «la otra parte».
      [La otra parte tenía|Constaban] nueve direcciones, y el señor Valbuena se negaba a [nombrarla|darla por perdida].
      ¶ —Pues habrá que ir por la otra parte —[dijo|dijo entonces] {companion}, [haciendo sitio en los bolsillos|y eligió por dónde].
      @light ¶ Las nueve direcciones formaban, en el mapa, [una cara|una eñe].
      @neutral ¶ La primera estaba a [veinte minutos|dos tranvías], sin contar dudas.`,
    `La carta {noun:of} se resistía: <escribí|escribiste|{name} escribió> [nueve|trece] principios, y todos sonaban a [cliente|encargo|carta ajena].
      ¶ —Está muy bien —opinó {companion}, leyendo uno—. Es lo que [diría|pondría] cualquiera que [no hubiera estado|supiera mecanografía].
      ¶ Acabaron todos de [posavasos|cuña para la mesa] //y quedó claro que había que ir a ver las cosas [de cerca|donde pasaron].
      @emotional ¶ Había sido dicho [sin mala intención|con la mano en el brazo], y por eso [entró tanto|sirvió].
      @humorous ¶ La mesa, al menos, dejó de [cojear|quejarse].`,
  ],
  wrong: [
    `Una noche <escribí|escribiste|{name} escribió> otra carta, de un tirón, sin copia, que empezaba por el nombre de {companion}. Era [la primera|una] [de verdad|sin tarifa].
      Por la mañana llegó Herminio, el [relojero|cartero] tímido: su vecina se iba en el tren de las cinco, y él no sabía [qué decirle|por dónde empezar].
      <Cambié|Cambiaste|Cambió> el nombre [de arriba|del encabezado] y se la <di|diste|dio>.
      @dramatic Una goma. [Un nombre menos|Un soplido]. El tren era a las cinco.
      @mysterious Debajo del nombre nuevo, a contraluz, [se leía el otro|seguía respirando el viejo].`,
    `La carta para {companion} llevaba tres días en <mi|tu|su> bolsillo, [sin sobre|ya sellada], y cada hora parecía más [larga|ridícula] y mejor.
      Herminio entró con el sombrero [del revés|mojado]: a las cinco perdía a su vecina, y no le salía [ni una carta|la carta].
      <Le vendí la mía|Le vendiste la tuya|{name} le vendió la suya>, a precio de [reclamación|pésame].
      @emotional <Me dije|Te dijiste|{name} se dijo> que era por él, y [en parte era verdad|le temblaba el sombrero].
      @humorous Herminio pidió [factura|recibo], para enseñárselo a su madre.`,
  ],
  cost: [
    `Herminio, de puro contento, leyó la carta en voz alta en [la terraza del Suizo|mitad de los soportales|el estanco], subido a una silla, desde la fecha hasta la firma.
      Quien hubiera [inspirado|oído antes] [aquellas frases|aquello] [lo sabía|podía reconocerlo] a la primera.
      Aplaudieron mucho //y en una mesa del fondo quedó [una taza llena|una silla apartada de golpe|un periódico sin dueño].
      @light La vecina se bajó del tren [en marcha|con maletas y todo].
      @neutral Eran las [cinco menos diez|cuatro y media].`,
    `La carta de Herminio gustó tanto que la cantaban los [mozos|barberos], y una fábrica de [bombones|caramelos] la quiso para la caja.
      Cada vez sonaba un poco más a [anuncio|cualquiera], hasta que [ya no quedó dentro nadie|quedó vacía].
      <Quise|Quisiste|{name} quiso> escribir [otra|una nueva] //y los dedos [fueron solos a la tarifa|se quedaron encima de las teclas].
      @dramatic Blanco. El papel, [las manos|la tarde]. Blanco.
      @emotional En la caja venía [media frase, la del banco|la parte que más costó].`,
  ],
  turn: [
    `<Dejé|Dejaste|{name} dejó> la máquina en la mesa y <fui|fuiste|fue>, sin papel, a decirle a {companion} de viva voz la carta que <había|habías|había> vendido.
      Salió [mal|sin comas|en el orden contrario]. <Me apoyé|Te apoyaste|{name} se apoyó>, de los nervios, en [un postigo|la puerta de al lado], que cedió //y <di|diste|dio> con {noun}.
      @light Sin eñe, por costumbre: «[te extrano|manana también]».
      @mysterious El postigo era el de la última de las nueve [direcciones|señas].`,
    `El señor Valbuena vino a por su carta, y en vez de la carta <le conté|le contaste|{name} le contó>, delante de {companion}, [toda la vergüenza|lo de la goma y el nombre].
      ¶ —[Ya|Ya veo|Lo sé] —dijo el viejo—. Yo hice [lo mismo|otro tanto]. Por eso [lo encargo|pago por adelantado]. [Pasen|Vengan|Por aquí].
      ¶ Abrió con [una llave de buzón|el bastón] la puerta [de atrás|del fondo] //y <me|te|se> <encontré|encontraste|encontró> con {noun}.
      @humorous Once años a [tres metros|una pared] de distancia, tecleando.
      @dramatic La puerta [gimió|se resistió]. El viejo [no entró|miró al suelo].`,
  ],
  resolution: [
    `La carta {noun:of} no hizo falta: el señor Valbuena y la otra parte, [la florista de enfrente|una señora con un solo guante], hablaron [hasta la noche|sin secretario|toda la tarde].
      ¶ —¿[La mía cómo empezaba|Y cómo empezaba la mía]? —[preguntó|quiso saber] {companion}—. La [de verdad|buena].
      ¶ <La dije|La dijiste|{name} la dijo> entera, sin papel //y al llegar a lo {noun2:of} se perdió el hilo, porque {companion} [besaba con puntos suspensivos|no dejó acabar].
      @emotional ¶ La segunda vez [salió más corta y más cierta|la dijo a medias con quien debía].
      @neutral ¶ No quedó [copia|constancia].`,
    `Junto {noun:to}, el señor Valbuena dictó al fin su carta: eran [cinco|seis] palabras, y una [sobraba|se tachó].
      ¶ —Ahora tú, {name} —[dijo|dijo entonces] {companion}, y apartó la funda de la máquina—. [Sin cliente|Y sin cobrar].
      ¶ <Puse|Pusiste|{name} puso> papel, un solo pliego, y <escribí|escribiste|escribió> «Querid{c:o|a} {companion}» //y el resto se dijo [con las manos|sin tinta], por encima del carro.
      @humorous La campanilla del margen sonó [sola|cuatro veces], y nadie [cambió de línea|hizo caso].
      @light Lo {noun2:of} fue de posdata, [riéndose|con las narices juntas].`,
  ],
  clues: [
    `La estanquera recordaba a alguien que compraba un sello cada lunes, para una carta sobre {noun}, y cada martes [lo devolvía|pedía cambiarlo por cerillas].
      ¶ —Con la lengua ya pasada —[precisó|especificó]—. Así que aquí los guardo, [en un bote|por respeto]: [ciento cuatro|doscientos ocho] lunes.
      ¶ {companion} levantó uno con la uña. Debajo, en el cartón, había [un principio de palabra|media eñe dibujada a mano] //y era igual en todos.
      @neutral Un sello costaba entonces [dos reales|quince céntimos].
      @humorous Fumar, a todo esto, no [fumaba|sabía], y tenía cerillas para [una guerra|los restos].`,
    `En una caja de tipos de imprenta apareció la eñe que le faltaba a la máquina, envuelta en [papel de fumar|un billete de tren], con una nota: «La quité yo. [Para que no lo escribas|Sin ella no podías decirlo]».
      Decir qué, no lo ponía, pero el papel traía al dorso un dibujo que, según {companion}, solo podía ser cosa {noun:of}.
      <Probé|Probaste|{name} probó> a ponerla //y no encajaba: había que [soldarla|pedir ayuda].
      @mysterious La máquina, esa noche, tecleó [tres letras|un espacio].
      @light Sin ella, en todo el barrio nadie había tenido [cumpleaños|cariño] por escrito.`,
    `El cura sordo de las bodas se acordaba de una que no llegó a celebrarse: los dos estaban, [los anillos también|la tarta también], y alguien mencionó {noun}.
      ¶ —¡Y se me [fueron|escaparon]! —[gritó|bramó]—. [Uno por la sacristía, otro por la calle|Cada cual por una puerta]. Yo seguí [hasta el amén|un rato], porque no me había enterado.
      ¶ Aún tenía el arroz en un saco, y ofreció [un puñado|dos kilos] «por si acaso» //y {companion} [se lo metió en el bolsillo|preguntó si caducaba].
      @dramatic Las dos puertas seguían [abiertas|sin echar la llave].
      @emotional Al salir, por la calle, había [un grano|arroz] entre las piedras, de entonces o de nunca.`,
    `Según la matrícula del colegio, el señor Valbuena y «la otra parte» compartieron pupitre, [cuatro|seis] años, y una expulsión de tres días a causa {noun:of}.
      El pupitre seguía en el desván, con dos nombres grabados, el segundo [rascado con rabia|tapado con chicle], y una raya en medio.
      <Me senté|Te sentaste|{name} se sentó> a un lado, y {companion}, al otro, con las rodillas [por las orejas|fuera de sitio] //y ningún codo respetó la raya.
      @light Había chicle de [1951|fresa, todavía].
      @neutral La expulsión la firmaba un tal [don Laureano|padre Gil], con rúbrica.`,
    `La mujer que limpiaba el Suizo había guardado una servilleta escrita, por [lástima|ser de las de tela]: una carta que empezaba con lo {noun:of} y acababa en un agujero.
      ¶ —Ahí apretó [mucho|demasiado] el lápiz —[dijo|dijo por fin|dijo entonces]—. Luego pidió [otro coñac|la cuenta] y se equivocó de abrigo.
      ¶ En el bolsillo del abrigo equivocado, que seguía en la percha, {companion} encontró [un guante|un botón|un dedal] //y el abrigo se quedó otra vez solo.
      @emotional El agujero estaba donde iba [el nombre|«quédate»], como siempre.
      @mysterious La percha tenía un número, y era [el de la mesa|el nueve, boca abajo].`,
    `El señor Valbuena se sentó por fin en la silla de los clientes y empezó por el final, como hacen [los que ya no aguantan|los que llevan años callando].
      ¶ —Yo [vendí|regalé] la mía —[dijo|dijo por fin|dijo entonces]—. La que [hablaba|trataba] {noun:of}. Era buena, y me dio [miedo|vergüenza] entregarla. Con ella se casó otro, [y bien|aquel mismo mayo].
      ¶ <Bajé|Bajaste|{name} bajó> los ojos al teclado //y el teclado, sin eñe, [no ayudaba|miraba también].
      @dramatic «No hagas eso nunca», dijo. [Y se levantó|Luego: «Tú verás»].
      @humorous Pagó el café, la silla y [el susto|la molestia], al céntimo.`,
  ],
};
