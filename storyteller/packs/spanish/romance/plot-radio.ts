import type { Plot } from '../../pack.ts';

export const theRadio: Plot = {
  id: 'the-radio',
  homes: ['Puerto Sotavento', 'Ciudad Alta', 'Bahía Grande', 'Las Antenas'],
  nouns: [
    [
      { the: 'la canción del tranvía', a: 'una canción del tranvía' },
      { the: 'el abrigo prestado', a: 'un abrigo prestado' },
    ],
    [
      { the: 'el barco de papel', a: 'un barco de papel' },
      { the: 'la dirección equivocada', a: 'una dirección equivocada' },
    ],
    [
      { the: 'el limonero de la estación', a: 'un limonero de la estación' },
      { the: 'la moneda partida', a: 'una moneda partida' },
    ],
  ],
  titles: ['Buenas noches, insomnes', '{noun:title} a las tres y diez', 'La línea cuatro', '{noun:title} en antena'],
  chapters: [
    ['Las tres y diez', 'Fuera de antena'],
    ['La luz roja', 'Aquí'],
  ],
  frames: [
    {
      opening: `La luz roja del estudio se encendía a la una, y desde esa hora {home} dormía, menos [unos cuantos|los panaderos|los de siempre].
        ¶ —[Buenas noches, insomnes|Aquí estamos, insomnes]. Les habla {name} —<decía|decías|decía> al micrófono, [del tamaño de una pera|más viejo que la emisora].
        ¶ Después, con un disco [lento|de los largos], <me|te|se> <quedaba|quedabas|quedaba> mirando la centralita, [nueve|doce|siete] lucecitas que nunca se encendían a la vez.
        @humorous Los martes llamaba un señor para [corregir la hora|quejarse del mar].
        @emotional Hablar de noche es [dejar una silla libre|poner un plato de más], por si alguien.`,
      echo: `La luz roja se encendió [a la una|puntual], y al otro lado del cristal había [alguien con dos vasos|una silla ocupada|una bufanda conocida].
        ¶ —[Buenas noches, insomnes|Insomnes, buenas noches] —<dije|dijiste|dijo {name}>, y [a la voz se le notó|hubo que empezar otra vez|salió más bajo].
        ¶ El disco lento terminó enseguida //y [nadie se levantó a darle la vuelta|la aguja siguió paseando|en toda la ciudad se oyó solo el surco].
        @mysterious Las lucecitas se encendieron [todas|una tras otra], y no llamaba nadie.
        @light {companion} pidió una canción [por señas|con el dedo en el vaho], con dedicatoria y todo.`,
    },
    {
      opening: `De una a cuatro de la madrugada, <yo era|tú eras|{name} era> una voz; de día, en {home}, alguien más que [compraba pan|esperaba el autobús|hacía cola].
        La voz sabía esperar, que a esas horas es [casi todo|el oficio entero]: leía [recetas|partes marítimos] y dejaba huecos.
        Luego <volvía|volvías|volvía> a casa con [la barra|el periódico] y [cuatro palabras|los buenos días].
        @neutral Los huecos duraban [cuatro|seis] segundos exactos.
        @dramatic En los huecos se oía [la ciudad entera|respirar a alguien].`,
      echo: `En la panadería [ya no dijeron|nadie dijo] que esa voz [les sonaba|la conocían de algo].
        ¶ —Dos barras, {name}, como desde el jueves —[dijo|dijo entonces] la panadera, y guiñó [un ojo|el ojo que no era] a la bufanda de {companion}.
        ¶ <Quise|Quisiste|{name} quiso> contestar algo [a la altura|con gracia] //y salió un hueco, de los [largos|de seis segundos], en el que cupo todo.
        @emotional La segunda barra iba [en otra mano|del otro lado], y por el camino se fue quedando sin pico.
        @humorous El señor de la cola, el del mar, [corrigió la hora|dijo que por fin].`,
    },
    {
      opening: `El teléfono del estudio [sonaba poco|apenas sonaba], y cuando sonaba era [un señor que se quejaba del mar|un número equivocado|la madre del técnico].
        Bermúdez, el técnico, hacía [crucigramas|calceta|solitarios] tras el cristal y levantaba un pulgar [cada media hora|de cuando en cuando].
        ¶ —¿[Alguien ahí|Hay alguien|Queda alguien despierto]? —<preguntaba|preguntabas|preguntaba {name}> a {home}, por oficio, [entre disco y disco|a las dos en punto].
        ¶ [Nadie contestaba|No contestaba nadie] //y eso, a su manera, [hacía compañía|era ya una costumbre].
        @light A las tres, el pulgar de Bermúdez [bostezaba|iba ya de lado].
        @mysterious A veces el silencio [tardaba en cerrarse|devolvía media palabra].`,
      echo: `¶ —¿[Alguien ahí|Hay alguien|Queda alguien despierto]? —<pregunté|preguntaste|preguntó {name}>, por oficio, a las [dos en punto|tres y diez].
        ¶ —Aquí —dijo {companion}, que estaba [a medio metro|al otro lado de la mesa|sin zapatos] y salió en antena.
        ¶ Bermúdez levantó los dos pulgares y [perdió la cuenta de los puntos|no los bajó] //y en algún piso alguien [subió el volumen|se rio a solas|dejó de planchar].
        @dramatic El silencio que vino después [no pesaba|duró lo que quiso]. Nadie [lo llenó|tuvo prisa].
        @neutral El siguiente disco fue [una samba|el mismo], a petición.`,
    },
  ],
  want: [
    `A las tres y diez [se encendió|parpadeó] la línea cuatro[|, que no se encendía nunca]. Una voz sin edad, [ronca|muy baja|con eco de pasillo], habló {noun:of} como quien pide perdón.
      ¶ —Dígale que [me acuerdo|no se me olvida] —[añadió|siguió]—. Y que lo {noun2:of}, [también|se lo debo].
      ¶ Colgó sin decir a quién //y <me quedé|te quedaste|{name} se quedó> con el recado y [media ciudad por dueño|ninguna dirección|la clavija en la mano].
      @mysterious Detrás de la voz se oía [un tren que no paraba|agua, y un reloj].
      @light Bermúdez, por una vez, levantó [las dos cejas|una ceja y el pulgar].`,
    `¶ —[Solo quería decir|Quería decir] —[dijo|dijo entonces] la línea cuatro, a las tres y diez— que lo {noun:of} fue [culpa mía|cosa mía]. Quien tenga que oírlo [ya sabe|no duerme|me entenderá]. Y de {noun2}, [gracias|lo que se pueda].
      ¶ Después, [el tono|nada|el clic]. <Había|Habías|{name} había> oído [muchas|mil] voces, ninguna [tan sola|así], y <decidí|decidiste|decidió> llevar el recado en mano.
      @emotional El silencio [se quedó un rato en el oído|sonaba a puerta].
      @humorous El señor del mar, en la dos, llevaba [media hora esperando|todo ese rato opinando].`,
    `Tres noches, a las tres y diez, alguien llamó para hablar {noun:of} con [una persona|alguien] que no contestaba, y la cuarta [no llamó|la línea siguió a oscuras].
      La última frase [había sido sobre|hablaba de] {noun2}, y estaba [sin terminar|cortada por la mitad].
      <Me prometí|Te prometiste|{name} se prometió> dar con los dos, [la voz y el silencio|con quien hablaba y con quien no|costara las noches que costara].
      @neutral En el parte, la llamada constaba como [avería|interferencia].
      @dramatic A las tres y once, [nada|la luz, apagada]. Y a las tres y doce.`,
  ],
  obstacle: [
    `La compañía de teléfonos no daba direcciones, ni [por lástima|con bombones], y la línea cuatro, según ella, [llevaba cortada desde abril|no existía].
      Solo se sabía, por el ruido de fondo, que la voz {noun:of} llamaba desde un sitio con [agua|escalera|techo alto].
      {companion} hizo una lista de sitios así, [de memoria|en una servilleta], y salieron [cuarenta|treinta y dos].
      @light La servilleta se acabó antes que [la ciudad|las ganas], y siguió por [la muñeca|el mantel].
      @mysterious En uno de ellos ya [había estado alguien preguntando|esperaban].`,
    `El director no quería oír hablar {noun:of}: la gente [llamaba a todas horas|se enamoraba en directo] y eso no lo [cubría la licencia|pagaba nadie].
      Dio una semana: si la voz no [aparecía|daba la cara], el programa pasaba a ser [música de ascensor|ofertas de colchones].
      ¶ —Una semana son siete noches —calculó {companion}, [que era de números sencillos|y lo dijo como quien regala]—. Y siete [tardes|mañanas].
      @humorous ¶ El director compró ya [los colchones|el ascensor], en previsión.
      @emotional ¶ Las tardes, de pronto, [se notaba que existían|tenían hora].`,
  ],
  wrong: [
    `Para que la voz volviera había que [dar|contar] algo de verdad, y a las tres y nueve no había [nada a mano|ningún disco que sirviera].
      <Conté|Contaste|{name} contó> en antena, sin nombres, lo que {companion} había contado [en un banco|con la voz rota|una sola vez] y no era para nadie.
      Salió [bien|precioso|demasiado bien], ese fue el problema //y la línea cuatro [se encendió|parpadeó].
      @dramatic Un clic. [La voz lloraba|Y la voz, llorando].
      @mysterious En el cristal, detrás de Bermúdez, [pareció moverse una bufanda|se apagó una luz].`,
    `La última noche de plazo, con la centralita [a oscuras|muda], <pensé|pensaste|{name} pensó> en la voz, sola en [algún pasillo|alguna cocina], sin [atreverse a marcar|valor para marcar].
      Así que, por animarla, <dije|dijiste|dijo> al micrófono un secreto: el de {companion}, cambiando [el nombre|solo el nombre], que es como [no cambiar nada|llevar un bigote postizo].
      Eran [las tres y diez|poco más de las tres] //y llamaron [todos|nueve líneas|hasta los que no llaman].
      @emotional Era un secreto [pequeño|de los que caben en la palma], y hasta entonces lo sabían dos.
      @humorous Incluso el señor del mar [pidió un pañuelo|no dijo nada del mar].`,
  ],
  cost: [
    `Por la mañana lo repetían en el autobús, en [la peluquería|el mercado|el banco], cada cual con [su final|adornos], y se reconocía a quien era.
      [En el asiento de delante|Junto a la puerta], una señora [lloraba|lo contaba mejor que nadie], y otra dijo que esas cosas [se callan|no se cuentan].
      <Me bajé|Te bajaste|{name} se bajó> [cuatro paradas antes|donde no era] //y la voz, la famosa, no <me|te|le> salió [ni para el timbre|en todo el día].
      @neutral Llevaba suelto para [cuatro|seis] paradas y sobraron.
      @dramatic «No se cuentan», repitió la señora. [Y nadie más habló|Y se calló el autobús].`,
    `Llegaron [doscientas|trescientas] cartas, en [una saca|cajas de fruta], con felicitaciones por el relato más hermoso que se había oído en antena.
      El director mandó [flores|pastas] y retiró [los colchones|la amenaza|el ultimátum].
      Entre los sobres había uno sin sello, [entregado en mano|gordo|mal cerrado], con <mi|tu|su> bufanda dentro, la que alguien llevaba prestada, y ni una línea.
      @emotional Olía todavía a [quien olía|jabón y frío], y <me|te|se> la <acerqué|acercaste|acercó> a la cara.
      @light Las pastas se las comió Bermúdez, [con pena|por compañerismo], de dos en dos.`,
  ],
  turn: [
    `Aquella noche <abrí|abriste|{name} abrió> el micrófono y <dije|dijiste|dijo> que [el secreto|lo contado] no era <mío|tuyo|suyo>, que no <había|habías|había> pedido permiso, y que [eso no lo arregla un disco|no había música para eso].
      Después <callé|callaste|calló> [tres|cuatro] minutos, en directo, hasta que la voz [llamó para decir dónde|dio unas señas].
      <Me planté|Te plantaste|{name} se plantó> allí [antes del alba|en un taxi|sin abrigo][dramatic,mysterious,light=.| y] <di|diste|dio> con {noun}.
      @dramatic Nadie, en toda la ciudad, [cambió de emisora|se movió].
      @mysterious El sitio [tenía agua, escalera y techo alto|no estaba en la servilleta].`,
    `¶ —No vuelvo a contar nada que no sea mío —<le dije|le dijiste|le dijo {name}> a {companion}, fuera de antena, con [la luz roja apagada|Bermúdez de espaldas].
      ¶ Entonces, con el micrófono [cerrado|tapado con la mano], la línea cuatro [se encendió y dio una dirección|dio, por fin, unas señas].
      Era <mi|tu|su> misma calle, [dos portales más allá|en el bajo]; la puerta [estaba abierta|cedió sola], y dentro <di|diste|dio> con {noun}.
      @humorous Años buscando antenas, y la voz [pedía azúcar a los vecinos|vivía debajo].
      @light La puerta tenía [una campanilla afinada en sol|un felpudo con sentido del humor].`,
  ],
  resolution: [
    `La voz dijo al fin a quién iba el recado, y lo {noun:of} se entregó en mano, en [un rellano|una cocina], entre dos personas que [no se habían visto en treinta años|no necesitaban discos].
      <Salí|Saliste|{name} salió> con {companion} a la escalera, por no estorbar, a hablar de lo {noun2:of}. Se fue la luz //y hubo [un beso|por fin un beso|un beso a tientas].
      @emotional Duró [lo que un hueco bien medido|hasta el segundo piso].
      @humorous La luz volvió a los tres minutos, [sin llamar|con toda la vecindad].`,
    `Delante {noun:of}, la voz [pidió una silla|se echó a reír], dio las gracias y colgó [el teléfono para siempre|para siempre], porque ya no [lo necesitaba|le hacía falta].
      ¶ —¿Y tú a quién llamabas [todas las noches|a esas horas], con tanto disco [lento|triste]? —[preguntó|quiso saber] {companion}.
      ¶ <Dejé|Dejaste|{name} dejó> un hueco de [seis|cuatro] segundos //y {companion} lo llenó con la boca, que era [una respuesta|la manera].
      @mysterious De lo {noun2:of} quedó [una caja a medio abrir|el sitio], para otro día.
      @neutral Eran las [seis y veinte|siete menos diez]; pasaba [el primer tranvía|el camión del pan].`,
  ],
  clues: [
    `La cinta de la llamada, puesta al revés por [error|Bermúdez], dejaba oír detrás de la voz una campana con un golpe de menos.
      ¶ —Esa la conozco —[dijo|dijo entonces] {companion}—. Da las [once|siete] y cuando llega a la última [se cansa|se lo piensa].
      ¶ Quien hablaba {noun:of} vivía, pues, cerca de una campana perezosa, y eso obligaba a escuchar en la calle, [sin moverse|con el hombro pegado], todas las horas en punto.
      @light A las doce hubo que [sentarse|comprar castañas].
      @neutral La cinta duraba [cuarenta|cincuenta y dos] segundos.`,
    `Una oyente escribió, en papel de [carnicería|partitura], que ella también había conocido lo {noun:of}: vino un verano, y la gente [salía a los balcones|se vestía de domingo] solo por eso.
      Dos personas se ponían siempre debajo del mismo toldo, sin [hablarse|mirarse], y un día solo vino una.
      <Leí|Leíste|{name} leyó> la carta en alto, y al llegar al toldo {companion} [dejó de pelar la naranja|miró hacia arriba] , [como si hubiera uno|por si había uno].
      @emotional La oyente acababa: «La que vino trajo [el paraguas de la otra|dos helados]».
      @humorous Pedía, de paso, [un pasodoble|que bajaran la voz los anuncios].`,
    `Bermúdez confesó, [sin soltar la labor|contando puntos], que la línea cuatro no estaba conectada a nada: la cortó él mismo en abril.
      ¶ —Y [suena|aun así suena] —[dijo|dijo por fin|dijo entonces]—. Será por lo {noun:of}, que [tira mucho|no sabe de cables].
      ¶ {companion} siguió el cable con la mano por la pared, [detrás del armario|bajo la moqueta], hasta donde acababa, pelado, en el aire //y el aire, ahí, olía a [naranjas|estación].
      @mysterious El extremo, al tocarlo, [estaba tibio|zumbó].
      @dramatic Tres y diez. Nadie [respiró|tocó nada]. Y [sonó|la luz].`,
    `En los archivos de la emisora había una tarjeta de petición, con fecha de hacía [veintinueve|treinta y un] años: «Para quien estuvo conmigo en lo {noun:of}. [Que suba la radio|Que vuelva por el otro lado]».
      El locutor de entonces había anotado al margen: «No [emitido|leer]. [Falta el nombre|Me dio apuro]».
      {companion} [puso la tarjeta derecha|le sopló el polvo] y calculó los apuros de treinta años //y luego, por lo visto, los propios.
      @humorous El locutor se jubiló con [un reloj|una placa: «Nunca falló»].
      @emotional <Pensé|Pensaste|{name} pensó> en los <míos|tuyos|suyos>, que [hacían cola|sabían la hora].`,
    `El taxista de noche, que oía el programa [desde el principio|sin perder una], había llevado una vez a la voz: la reconoció por el «[a la derecha|cuando pueda]».
      ¶ —[Una hora dando vueltas|Ocho vueltas a la manzana] —[contó|recordó|dijo]—. Hablaba {noun:of} y miraba [una ventana|la misma ventana]. Dejó [de propina otra hora|olvidado el paraguas].
      ¶ Repitió el recorrido con {companion} a un lado del asiento, al otro <yo|tú|{name}> //y en medio [la mano de nadie|un palmo de tapicería].
      @light El taxímetro estaba [apagado de emoción|de buen humor].
      @neutral La ventana tenía [luz|una maceta], y las cortinas eran [verdes|de cuadros].`,
    `En la ventana de la maceta vivía una persona que, cada noche, a las tres y nueve, [apagaba la radio|bajaba el volumen hasta no oír].
      ¶ —Por si acaso —[explicó|aclaró|contó] en la puerta, [sin quitar la cadena|en zapatillas]—. Lo {noun:of} ya [pasó|es agua pasada]. Y mientras no lo oiga, todavía [puede que llame|cabe todo].
      ¶ No quiso saber más, pero dejó la puerta [sin cerrar del todo|con la cadena floja] //y {companion} la [ajustó|entornó] sin ruido.
      @mysterious En el pasillo había un teléfono [descolgado|de la línea cuatro].
      @emotional «Todavía» se quedó [en el rellano|por el camino] con quien bajaba.`,
  ],
};
