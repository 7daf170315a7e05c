import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'el silbato de hueso', a: 'un silbato de hueso' },
    find: `Algo crujió bajo [el tacón|la rodilla|la suela|la mano] y era un silbato, tallado en un hueso que no pertenecía a ningún animal conocido.
      <Soplé|Soplaste|{name} sopló> y no sonó nada, al menos allí: un perro, en la otra punta de la comarca, [se puso de pie|contestó|se sentó|miró al norte].
      ? {companion} aconsejó guardarlo //porque lo que no se oye [suele servir|viene sin avisar|llega antes|tarda en volver].
      Fue a parar al bolsillo del pañuelo, donde estuvo, por lo que se notaba, [temblando|muy atento|callado|de puntillas].
      @mysterious Por dentro del tubo había [dientes|un nombre grabado|arena|una voz], pequeñísimo.
      @light El pañuelo empezó a [menear una punta|sentarse|levantar la pata|mover las puntas], a la orden.`,
    use: `Era el momento del silbato de hueso. <Me lo puse|Te lo pusiste|{name} se lo puso> entre los labios y <soplé|soplaste|sopló> hasta ver [estrellas|chispas|lucecitas|el revés de los ojos].
      No se oyó nada // pero lo que cerraba el paso ladeó la [cabeza|frente|oreja|nariz], o lo que tuviera por tal, como si lo llamaran a casa.
      ? Se apartó despacio, mirando [a lo lejos|un punto en el aire|al norte|hacia su infancia].
      Pasó {companion}, pasó todo el equipaje //y el silbato, de tanto aire, se hizo [polvo|dos|harina|nada].
      @emotional Nadie quiere estar en medio cuando lo [llaman por su nombre|esperan|llaman a cenar|necesitan].
      @humorous Acudieron también, algo después, [nueve perros y un notario|los bomberos|una cabra y dos ovejas|un tenor].`,
  },
  {
    noun: { the: 'la llave de pan', a: 'una llave de pan' },
    find: `Dentro de una hogaza que sobró de la cena apareció una llave, hecha también de pan, con la corteza [dura|dorada|morena|tostada] y los dientes de sal.
      ? {companion} estuvo a punto de [comérsela|mojarla|darle un mordisco|pedir mermelada] y se contuvo, que no es poco.
      <La envolví|La envolviste|{name} la envolvió> en una servilleta, lejos de [los pájaros|la sopa|{companion}].
      Una llave así abre una sola vez //y después [alimenta|se moja|se pone dura|engorda], dijo una voz detrás, y al volverse no había más que migas.
      @neutral Medía un [jeme|palmo corto|dedo|puño] y pesaba lo que un bollo.
      @dramatic En la miga, donde se agarra, había marcados [cuatro dedos|los dedos de alguien|dientes de niño|una inicial].`,
    use: `No había cerradura // pero la llave de pan no las necesita: basta con [hambre|un poco de fe|apetito|decisión] y arrimarla a lo que estorba.
      <Di|Diste|{name} dio> media vuelta en el aire, a la izquierda, y algo hizo [clac|crac|ñac], muy adentro.
      Todo aquello se abrió como una [hogaza|corteza|torrija|empanada], humeando, y por la mitad se podía andar.
      ? Al otro lado, la llave estaba blanda //y la mitad que le tocó a {companion} sabía a [anís|domingo|Pascua|merienda].
      @light Las migas marcaron el sitio hasta que vino [un mirlo|el barrendero|una hormiga|la lluvia].
      @humorous Faltaba mantequilla, y fue la única [pega|crítica|falta|pena].`,
  },
  {
    noun: { the: 'el frasco con un eco', a: 'un frasco con un eco' },
    find: `En un hueco de la pared había un frasco con tapón de [lacre|corcho|cera|migas] y una etiqueta: eco, agítese.
      <Lo sacudí|Lo sacudiste|{name} lo sacudió> junto a la oreja y se oyó, muy chiquito, a alguien preguntando [si había alguien|quién era|por la salida].
      {companion} contestó que sí, sin pensar, y dentro se hizo un silencio [de asombro|educado|muy corto|con respeto].
      ? Daba pena dejarlo //y daba pena abrirlo, así que viajó en la [alforja|manga|capucha|bota], entre calcetines, preguntando.
      @emotional De noche, para que durmiera, había que decirle [aquí estamos|que sí|buenas noches|que no] dos veces.
      @neutral Tenía capacidad para [once sílabas|una frase corta|dos adverbios|un nombre largo].`,
    use: `El tapón del eco saltó con un ruido de [sidra|beso|cava|despedida], y la voz chiquita salió a ver.
      Preguntó [si había alguien|quién era|por el dueño]. Lo que estaba en medio no había oído jamás una pregunta tan [cortés|directa|limpia|amable], y tuvo que pensárselo.
      ? El eco repitió, más alto, desde [arriba|todas partes|abajo|el techo], hasta que aquello se volvió a buscar a quien hablaba.
      Por detrás, de puntillas, <pasé|pasaste|pasó {name}> con {companion} //y el frasco se quedó [de recuerdo|vacío|abierto|roncando].
      @mysterious Antes de perderse, alguien, no el eco, [contestó|dijo que sí|se rio|dijo gracias].
      @dramatic Tres veces preguntó. A la tercera se [resquebrajó|partió|abrió|astilló] el silencio entero.`,
  },
  {
    noun: { the: 'el paraguas de plomo', a: 'un paraguas de plomo' },
    find: `Colgado de [una rama|un clavo|un gancho|la nada] esperaba un paraguas de plomo, con mango de cabeza de pato, y debajo de él el suelo estaba hundido.
      Llevaba una nota en el cierre: para cuando llueva [de verdad|otra cosa|del todo|hacia arriba].
      <Tiré|Tiraste|{name} tiró> con las dos manos, y {companion} de <mi|tu|su> cintura, hasta [que cedió|caer|oír un suspiro].
      Hubo que llevarlo por turnos //y quien lo llevaba hablaba menos, o [peor|entre dientes|en latín|solo de plomo].
      @humorous El pato tenía una expresión de [haberlo advertido|subsecretario|notario|pariente lejano].
      @light Servía de bastón, de ancla y de [primo gordo|excusa|yunque|confidente].`,
    use: `Con un esfuerzo que le sacó [chispas|un gemido|dos ascuas] al mango, <abrí|abriste|{name} abrió> el paraguas de plomo y debajo cupo también {companion}.
      Lo que fuera que venía dio contra aquello, [resbaló|rebotó|rodó|dudó] y se fue a caer a los lados, con ruido de granizo.
      ? Duró [un minuto|tres padrenuestros|una salve|lo que un bostezo], y los pies se clavaron en el suelo hasta el tobillo.
      Al cerrarlo, el paso estaba despejado //y el pato había perdido [el pico|la compostura|un ojo|la elegancia].
      @emotional Debajo cabían dos si uno ponía la mano en [el hombro|la nuca|la espalda|la manga] del otro, y así se estuvo.
      @dramatic El plomo quedó con forma de [puño|espalda|frente|bota]. Nadie preguntó de quién.`,
  },
  {
    noun: { the: 'el dedal de tormenta', a: 'un dedal con tormenta' },
    find: `En el suelo relampagueaba un dedal: dentro cabía una tormenta pequeña, con [su lluvia|sus nubes de algodón|su arcoíris|su charco] y un trueno como de ratón.
      <Lo tapé|Lo tapaste|{name} lo tapó> con el pulgar, y el cosquilleo llegó hasta [el codo|las muelas|el hombro|la oreja].
      {companion} quiso saber si estaría [domada|en celo|vacunada|contenta], cosa que nadie sabe distinguir.
      Quedó cerrada con cera //y tronaba a las horas de [comer|siesta|misa|lavar], por llevar la contraria.
      @light Con una gota suya creció [un berro|media barba|una seta|medio bosque].
      @mysterious Mirando de cerca, en medio de las nubes, había [una casa|una ventana|una barca|un farol] con luz.`,
    use: `<Rompí|Rompiste|{name} rompió> la cera con la uña y la tormenta salió del dedal estirándose, [negra|ancha|oscura|gruesa] como una colcha sacudida.
      ? Llovió en un sitio solo: justo [en lo que hacía falta|donde dolía|encima del estorbo].
      Un rayo del tamaño de [una aguja|un junco] remató la costura, y aquello que impedía el paso se [encogió|arrugó] como lana mal lavada.
      {companion} saltó el último charco //y la tormenta, ya grande, se marchó por [el cielo|su cuenta|la chimenea|donde vino].
      @dramatic El dedal quedó negro. Olía a [hierro|cabello quemado|pólvora|verano].
      @neutral Cayeron [dos dedos|siete litros|tres dedos|cuatro cántaros], según se midió luego en un zapato.`,
  },
  {
    noun: { the: 'la campanilla sin badajo', a: 'una campanilla sin badajo' },
    find: `Una [urraca|vieja muñeca|monja de cera|cigüeña] tenía en el regazo una campanilla sin badajo y la soltó a cambio de un botón.
      No sonaba // pero al moverla se callaba [algo|lo de alrededor|el mundo|la gente]: el viento, una puerta, el hambre.
      <La agité|La agitaste|{name} la agitó> delante de {companion}, por curiosidad: siguieron [cuatro minutos|un rato|siete pasos|dos leguas] de lo más descansado.
      Luego hubo una queja por escrito //y la campanilla acabó envuelta en [un guante|tres hojas de col|un calcetín|una bufanda].
      @humorous Las hojas de col no volvieron a [crujir|opinar|aplaudir|quejarse].
      @emotional Una vez calló también una pena vieja, apenas [un paso|lo que dura un bocado|una noche|tres respiraciones].`,
    use: `Contra aquello no valían gritos: <levanté|levantaste|{name} levantó> la campanilla sin badajo, muy alta, como hacen los [sacristanes|monaguillos|obispos|niños].
      [Se calló todo|Cayó el silencio|No hubo más ruido]. Lo que amenazaba siguió un momento abriendo y cerrando [la boca|los goznes|las fauces|el cerrojo], sin resultado, y acabó por avergonzarse.
      ? Hay cosas que solo son grandes por [el ruido|cómo suenan|el susto|los adjetivos].
      De la mano de {companion}, pisando en silencio sobre [hojas|cristales|grava|ramas secas], fue cuestión de veinte pasos //y se rompió el asa.
      @mysterious El silencio se quedó allí; los pájaros lo [rodean|saltan|evitan|posan].
      @light El primer ruido, al otro lado, fue [un estornudo|una barriga|un hipo|una gallina], y dio mucha risa.`,
  },
  {
    noun: { the: 'el cabo de cuerda de gigante', a: 'un cabo de cuerda de gigante' },
    find: `Medio enterrado asomaba un cabo de cuerda del grueso de [un brazo|una pierna|un tobillo|una viga], trenzado con pelo rojo de gigante.
      <Tiré|Tiraste|{name} tiró> un buen rato y salieron siete varas, dos [peines|horquillas|peinetas|tenedores] como rastrillos y un suspiro.
      Cada hebra aguantaba un buey, según {companion}, que [lo probó|tuvo buey|exageraba|llevaba la cuenta].
      Abrigaba también //y las primeras noches hizo de almohada, aunque soñara cada cual que era [altísimo|una torre|ancho|un puente].
      @neutral Enrollada ocupaba como [un queso|una rueda|un gato|una tarta].
      @light En el nudo de la punta vivía [un grillo|una familia de pinzones|un ratón|un suspiro más], que no se mudó.`,
    use: `Sin pensarlo más, <lancé|lanzaste|{name} lanzó> la cuerda de gigante, que tiene memoria y siempre [busca|quiere|prefiere|alcanza] lo más alto.
      Se enganchó en algo que no [se veía|estaba al alcance|debía estar|tenía nombre] y tiró ella sola, con la fuerza de quien se cepilla.
      Desde el aire, con {companion} bien agarrad{c:o|a}, todo lo que cerraba el camino se vio de pronto [chico|muy poca cosa|lejano|de juguete].
      ? La bajada fue blanda //y la cuerda se quedó donde estaba, [rizándose|muy a gusto|sola|a lo suyo].
      @dramatic Una hebra saltó. Luego [seis|otra|tres|muchas]. Aguantó la última.
      @humorous Visto así, el problema tenía [calva|forma de pera|orejas|bolsillos], y así no hay quien respete.`,
  },
  {
    noun: { the: 'la moneda de tres caras', a: 'una moneda de tres caras' },
    find: `Rodando, sin que nadie la hubiera tirado, llegó hasta <mis|tus|sus> pies una moneda con cara, cruz y otra [cara|cosa|cruz|mañana].
      La tercera solo se veía [de reojo|con un ojo cerrado|por la mañana|con sueño]: alguien bostezando.
      <La recogí|La recogiste|{name} la recogió> y {companion} la mordió, que es lo que se hace, y la moneda [se quejó|mordió también|pidió perdón|se dobló].
      No la aceptaron en ninguna parte //porque nadie supo [cuánto devolver|a qué lado dar las gracias|de qué rey era].
      @humorous Un tendero pidió tiempo para [estudiarlo|hablar con su madre|rezar|buscar una balanza].
      @mysterious El que bostezaba, al día siguiente, tenía los ojos [abiertos|vueltos hacia acá|azules|llenos de agua].`,
    use: `¶ —Cara, [se pasa|adelante|se cruza]. Cruz, se vuelve —<anuncié|anunciaste|anunció {name}>, y la moneda de tres caras subió girando muy [alto|despacio|lejos|sin prisa].
      ¶ [Salió|Tocó|Vino] la tercera. Lo que estaba en medio se inclinó a mirar, no vio [precedente|instrucciones|modelo|firma] y preguntó qué se hacía en ese caso.
      ? Nadie lo sabía, de modo que fue a [consultarlo|buscar a su jefe|preguntarlo|mirarlo en casa].
      Mientras tanto había sitio de sobra //y {companion} echó a andar por él con cara de [trámite|propietario|dueño|testigo].
      @light La moneda quedó en el suelo, bostezando, para [el siguiente|quien venga|quien dude|otro viaje].
      @neutral La consulta, que se sepa, sigue [abierta|sin respuesta|en consulta|por resolver].`,
  },
  {
    noun: { the: 'el peine de asta', a: 'un peine de asta' },
    find: `A medio peinar había un matorral, y clavado en él un peine de asta con [once|diecisiete|trece|nueve] púas y un cabello de oro.
      <Me lo pasé|Te lo pasaste|{name} se lo pasó> por la cabeza y salieron, en este orden, una hoja, un nudo y [una idea|una preocupación|un cardo|dos recuerdos].
      {companion} se peinó después, por turno, y estuvo la tarde entera [de buen humor|sin quejarse|sonriente|de frente].
      Parecía cosa de poco //y se guardó por [higiene|si había baile|coquetería|respeto].
      @emotional El cabello de oro, mirándolo bien, era [cano|de niña|de otra|fino].
      @light El matorral, a medias, quedó con [raya al lado|flequillo|moño|caracoles].`,
    use: `Todo lo que cierra un paso está, en el fondo, [enredado|hecho de nudos|mal peinado|en nudo], así que <saqué|sacaste|{name} sacó> el peine de asta.
      Se empieza por las puntas, con [paciencia|una mano debajo|mano blanda|saliva], y se va subiendo.
      Aquello primero protestó, después se dejó y por último cerró los ojos, si los tenía, de puro [gusto|descanso|alivio|sueño].
      Cuando {companion} se atrevió a mirar, había una raya en medio, recta //y cabían [dos carros|dos a lo ancho|una boda|tres mulas].
      @humorous Quedaron en el peine tres púas y [un candado|media maldición|un grillo|dos maldiciones].
      @dramatic El último nudo no salía. <Tiré|Tiraste|{name} tiró>. Gritó [alguien|la tierra|el viento|todo].`,
  },
  {
    noun: { the: 'el farol de luciérnagas jubiladas', a: 'un farol de luciérnagas jubiladas' },
    find: `Una voz pidió por favor que [apagaran|entornaran|bajaran|soplaran] la luz, y resultó que venía de un farol con seis luciérnagas jubiladas.
      Alumbraban poco // pero recordaban [mucho|barbaridades|de más|con pelos y señales]: cada una contaba la noche mejor de su vida, y brillaba al llegar al beso.
      <Las tomé|Las tomaste|{name} las tomó> por el asa, con cuidado de no [interrumpir|moverlas|reír|hacer viento].
      {companion} aprendió a pedirles la historia larga //porque daba para [una legua|leer|dos cenas|soñar].
      @emotional La sexta no hablaba; las demás le [guardaban sitio|acercaban el ala|daban calor|soplaban polvo].
      @neutral Comían [rocío|medio higo|néctar|una uva] y dormían de ocho a ocho.`,
    use: `¶ —Señoras, la mejor [de todas|noche|que tengan] —<pedí|pediste|pidió {name}>, y alzó {companion} el farol.
      ¶ Empezaron las cinco a la vez, y entonces habló la sexta, la que no hablaba, y contó una noche de [agosto|siega|mayo|vendimia], con detalles.
      Al llegar al beso se hizo una luz de [mediodía|incendio|agosto|alba]; lo que cerraba el paso tuvo que taparse la cara.
      Fueron veinte pasos a plena claridad //y luego el farol se apagó, [satisfecho|con un suspiro de seis|en paz|con tos].
      @emotional ¶ Nadie les pidió que [siguieran|repitieran|salieran|callaran]; se las dejó en la hierba más blanda.
      @dramatic ¶ Ardió el asa, la mano, [la noche|el aire|la manga|lo oscuro]. No se soltó.`,
  },
  {
    noun: { the: 'el guante izquierdo', a: 'un guante izquierdo' },
    find: `Encima de una piedra saludaba un guante, solo, el izquierdo, de cabritilla [verde|amarilla|blanca|azul], con modales de haber conocido palacios.
      <Le di|Le diste|{name} le dio> la mano y la estrechó como es debido, con [dos sacudidas|calor|elegancia|anillos].
      A {companion} le sacudió las migas de la pechera y luego se tumbó, esperando que lo [llevaran|presentaran|adoptaran|sentaran a la mesa].
      Buscaba al derecho //y mientras tanto aceptaba [empleo|conversación|sopa|halagos].
      @humorous Aplaudir no podía, y era su [gran pena|drama|espina|cruz].
      @mysterious Estaba tibio. Olía a alguien que acababa de [irse|decir que no|pagar|perdonar].`,
    use: `El guante izquierdo salió del bolsillo sin que nadie lo llamara, se [estiró|abrochó|sacudió|ahuecó] y fue derecho hacia lo que molestaba.
      <Creí|Creíste|{name} creyó> que iba a [pegarle|haber duelo|estrangular algo]. Pero le tendió la palma, despacio, como se saca a bailar a [una tía|quien nadie saca|una viuda|la abuela].
      ? Aquello dudó, y se dejó llevar, dando vueltas, hasta [lejos|el otro extremo|el horizonte|otro sitio].
      {companion} cruzó con el sombrero en la mano //y nadie volvió a ver al guante, ni [falta|ganas|prisa|aviso] que tenía de volver.
      @emotional Iban muy juntos, y ninguno de los dos [contaba los pasos|miraba dónde pisaba|hablaba|llevaba el ritmo].
      @light Desde entonces, por allí, se baila [los viernes|cojo|al revés|de dos en dos].`,
  },
  {
    noun: { the: 'el huevo cocido con fecha', a: 'un huevo cocido con fecha' },
    find: `En una huevera de plata, sin nadie alrededor, esperaba un huevo cocido con una fecha escrita a [lápiz|tinta|carbón|pluma]: la de hoy.
      <Lo miré|Lo miraste|{name} lo miró> por todos los lados, por si traía también la [hora|firma|causa|letra chica], y la traía.
      {companion} propuso comérselo antes de que se cumpliera, y el huevo se puso [frío|de canto|colorado|serio].
      Acabó en el sombrero, envuelto en paja //y ya [latía|sonaba|temblaba|cantaba] un poco.
      @dramatic Faltaba [poco|menos que antes|nada|un minuto]. El huevo pesaba más.
      @neutral La letra era de molde, [azul|de contable|roja|inclinada], sin faltas.`,
    use: `Llegó la hora que decía el huevo. <Lo dejé|Lo dejaste|{name} lo dejó> en el suelo, porque quemaba, y la cáscara se [rajó|abrió en cruz|rompió|quejó].
      Salió un pollo amarillo, ya [cansado|con prisa|despeinado|con hambre], que miró el estado de las cosas y desaprobó.
      Dio tres picotazos en el sitio exacto donde aquello era hueco, y todo el impedimento [se vino abajo|pidió disculpas|se sentó|hizo aguas].
      ? Luego se marchó detrás de {companion} y de una [lombriz|mosca|abeja|miga], sin dar explicaciones.
      @humorous Nadie lo discutió, y eso que había venido [cocido|por escrito|tarde|de plata].
      @mysterious En la media cáscara quedaba otra fecha, más [lejana|conocida|próxima|dudosa].`,
  },
];
