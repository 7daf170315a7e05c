import type { Plot } from '../../pack.ts';

export const elFlete: Plot = {
  id: 'el-flete',
  homes: ['Dársena Nueve', 'Puerto Quebranto', 'Muelle Ocarina', 'Varadero'],
  nouns: [
    [
      { the: 'el piano', a: 'un piano' },
      { the: 'la partitura', a: 'una partitura' },
    ],
    [
      { the: 'la tormenta', a: 'una tormenta' },
      { the: 'el paraguas', a: 'un paraguas' },
    ],
    [
      { the: 'el caballo', a: 'un caballo' },
      { the: 'la silla de montar', a: 'una silla de montar' },
    ],
  ],
  titles: ['Contenedor nueve', '{noun:title}, frágil', '{noun2:title}, a portes debidos', '{name} y la Doña Perpetua'],
  chapters: [
    ['El manifiesto', 'El precinto'],
    ['A portes debidos', 'El destinatario'],
  ],
  frames: [
    {
      opening: `La Doña Perpetua era un carguero de [setenta|ochenta|noventa|sesenta y pico] años que arrancaba a patadas, y la patada, aquella mañana, la <daba yo|dabas tú|daba {name}>.
        En la bodega, entre [lavadoras|sacos de yeso|pupitres|tinajas], había un contenedor que la víspera no estaba: el nueve.
        Llevaba precinto, tres pegatinas de frágil y una dirección [escrita a mano|con borrones|a lápiz].
        @humorous La cuarta pegatina decía: [este lado hacia arriba|no agitar|no silbar|ábrase llorando], en los seis lados.
        @dramatic Por dentro, algo se movió [una vez|hacia la puerta|hacia la luz|despacio].`,
      echo: `La Doña Perpetua volvió a arrancar a patadas, desde {home}, con la bodega [medio vacía|barrida|dormida|oliendo a fruta].
        Donde iba el contenedor nueve quedaba un cuadrado [limpio|más claro|más frío|sin polvo] en el suelo, y nadie puso nada encima.
        <Pasé|Pasaste|{name} pasó> por allí de puntillas //porque lo {noun:of}, de algún modo, seguía [viajando|ocupando sitio|esperando|respirando].
        @light El carguero, desde entonces, arrancaba a la [segunda|primera si se le cantaba|tercera|palabra dulce].
        @emotional Del precinto quedó un trozo, y con él se ató [el manojo de llaves|la cafetera|una maceta|el mapa].`,
    },
    {
      opening: `En {home} todo pesa lo que dice la báscula, y la báscula es de [bronce|los tiempos de la Fundación|la suerte|segunda mano].
        El contenedor nueve pesó ochenta kilos por la mañana, ninguno a mediodía y [una tonelada|doce|lo que una manzana|dos toneladas y pico] a la hora de firmar.
        ¶ —[Ponga una media|Apunte cualquier cosa|Hoy pesa raro] —dijo el de aduanas.
        ¶ <Firmé|Firmaste|{name} firmó> por la media, en [cuatro copias|la espalda del de aduanas|un pañuelo|la única mesa], y empezó el viaje.
        @neutral Salía treinta kilos [justos|con cuatro|ida y vuelta|a ojo].
        @mysterious La aguja, sin nada encima, tardó en [bajar|quedarse quieta|creérselo|volver en sí].`,
      echo: `La báscula de {home} marcó cero con la bodega vacía, que es lo que [toca|manda el reglamento|marca el cero|dicta la ley].
        <Me subí|Te subiste|{name} se subió> entonces, por curiosidad, con [las botas puestas|el bocadillo|los bolsillos llenos].
        Salieron ochenta kilos más que [antes|al partir|en mayo|la última vez] //y el de aduanas preguntó qué llevaba encima.
        ¶ —[Lo|Solo lo|Un poco de lo] {noun:of} —<dije|dijiste|dijo {name}>—. Ya está entregado, pero [tarda en irse|deja resto|pesa de vuelta|se queda un rato].
        @humorous ¶ El de aduanas puso [una media|efectos personales|una errata|equipaje de mano].
        @emotional ¶ La aguja temblaba un poco, como [quien saluda|una mano|un párpado|quien duda].`,
    },
    {
      opening: `El sobre llegó a la taberna de {home} con el flete pagado por adelantado, en monedas de un país que ya no [flota|existe|emite|contesta].
        <Conté|Contaste|{name} contó> hasta donde daban los dedos: alcanzaba para [dos cargueros|una deuda y media|una nave y media|medio divorcio].
        La carga era un solo contenedor, el nueve, y [no había que abrirlo|prohibido abrirlo|sin abrir, por favor].
        Quien firmaba pedía prisa //y la fecha era de hacía [cien|ciento diez|noventa|ciento veinte] años.
        @light Adjuntaba un caramelo de [menta|violeta|anís|limón], todavía bueno.
        @dramatic La taberna se quedó callada. Alguien [apartó su silla|pagó y se fue|volvió su vaso|bajó la radio].`,
      echo: `En la taberna de {home}, <pagué|pagaste|{name} pagó> una ronda con la última de aquellas monedas, que nadie [quiso aceptar|supo cambiar|tocar|morder].
        La clavaron en la pared, encima de [las aceitunas|la radio|la botella buena|el espejo], con un letrero: flete nueve, entregado.
        Los viejos preguntaban por {noun} //y había que contarlo [despacio|con gestos|de memoria|con los vasos], cada vez mejor.
        @neutral La deuda se saldó en [mayo|dos plazos|agosto|efectivo].
        @mysterious Alguna noche, la moneda amanecía [del otro lado|tibia|de canto|en otro clavo].`,
    },
  ],
  want: [
    `El manifiesto [declaraba|decía|juraba], sin más: {noun}. Remitente, ilegible; destinatario, una tal familia Arenas, en la estación [Cordelia|Mirasol|Ofelia|Tamarugal].
      [Contra entrega se cobraría el resto|A la entrega faltaba un pago|El resto, en destino], y el resto era {noun2}.
      La estación llevaba [sesenta|cuarenta|ochenta|treinta] años fuera de los mapas.
      Aun así <quise|quisiste|{name} quiso> llevar aquello hasta una puerta //porque un flete pagado es [una promesa|lo único serio que hay|media familia|cosa de honor].
      @humorous En observaciones ponía: [no le gusta la música|cuidado con los lunes|prefiere ventana|no contradecirlo].
      @emotional La letra era de alguien que [apretaba|se despedía|no duerme|fue joven].`,
    `En la etiqueta, con [buena caligrafía|mano firme|tinta de las caras], se declaraba {noun:a}; debajo, con la misma mano, que por acuse de recibo bastaría con {noun2}.
      Los Arenas, destinatarios, no constaban en [ningún censo|la guía|el cementerio|los juzgados].
      La tripulación votó [tirarlo al vacío|venderlo|olvidarlo en un muelle], tres contra uno, y el uno <era yo|eras tú|era {name}>.
      Ganó el uno //porque tenía [la llave|el pie de las patadas|la bocina|mejor letra].
      @neutral La tripulación desembarcó en [Ceres|el acto|Vesta|pijama], con sus cosas.
      @dramatic Del contenedor salió un golpe. [Luego otro|Bajo, paciente|Luego dos|Como de un dedo].`,
    `¶ —Pone que dentro va lo {noun:of} —leyó el consignatario, con [la lupa|dos gafas|el monóculo|la nariz]—. Y que quien lo reciba [entregará|dará a cambio|pagará con] {noun2}. Los Arenas[|, dice|, de la estación]. [Ni idea|Usted verá|No me suenan].
      ¶ Nadie en {home} quiso [tocar|firmar|oler|subir] aquello.
      <Lo quise|Lo quisiste|{name} lo quiso> por motivos que no venían al caso: una deuda, [una abuela embarcada|un ascenso|una apuesta|un nombre], las ganas de llegar a alguna parte.
      @light El consignatario regaló [dos mandarinas|una bufanda|dos pilas|un salchichón], por si acaso.
      @mysterious Y pidió, muy serio, que no se [durmiera|cantara|jugara|mintiera] cerca.`,
  ],
  obstacle: [
    `A las seis horas, la autoridad portuaria declaró el contenedor nueve [sospechoso|deshabitado|vivo|poco claro], y mandó abrirlo en la próxima dársena.
      Con el precinto roto, el flete no se cobra: es la [única|primera|última|santa] ley que respeta todo el mundo.
      <Apagué|Apagaste|{name} apagó> la baliza y la Doña Perpetua salió de los registros y de las rutas con [gasolinera|farolas|peaje|estrellas].
      @humorous También de la [porra|liga|rifa|timba] de los viernes.
      @dramatic Detrás, dos luces azules [dieron la vuelta|se acercaban|aprendieron el camino|giraron].`,
    `Cada [puerto|muelle|aduana] preguntaba lo mismo, y en ninguno constaban los Arenas: la estación se había [mudado|disuelto|vendido|dormido], o no la hubo nunca.
      Entretanto el contenedor nueve engordaba en las subidas y [tiraba de la nave|enfriaba la bodega|tarareaba|pedía sitio] en las curvas.
      A <mí me|ti te|{name} le> quedaba combustible para [ocho|siete|seis|nueve] escalas.
      @mysterious En los cristales de la bodega alguien escribía, por dentro, [números|una flecha|un nombre|nubes].
      @neutral El consumo subió un [doce|nueve|catorce|diez] por ciento.`,
  ],
  wrong: [
    `Se oía llamar desde dentro con los nudillos, cada vez más [flojo|despacio|cansado|educado], y la reserva de aire del contenedor marcaba rojo.
      <Dudé|Dudaste|{name} dudó> lo que dura [un cigarrillo|un trago|un suspiro|una moneda al aire].
      Luego cayó el precinto: cien años cerrado se fueron en [un chasquido|un clac|un bostezo].
      La razón era buena //y la puerta era [pesada|muy educada|sorda|de las que dudan].
      @emotional Quien ha oído unos nudillos así no [vuelve a oír otra cosa|puede seguir cenando|come igual|se acuesta].
      @light El chasquido sonó a [botella de fiesta|galleta|tapón|hueso de pollo].`,
    `Venía la patrulla, y una carga sin abrir es [contrabando|delito|pecado|multa]; con el precinto roto sería apenas una mudanza.
      Dentro, además, algo llamaba, [sin fuerza|por su cuenta|con modales|por última vez].
      <Pensé|Pensaste|{name} pensó> en la licencia, en el aire, en los golpes, y ahí estaba la [palanca|cizalla|barra|llave].
      Que se sepa, ninguna ley prohíbe salvar [una cosa|a nadie|un ruido|lo que llama].
      @dramatic El plomo cayó al suelo. Rodó [mucho|hasta la pared|lejos|sin prisa].
      @neutral El precinto era de [plomo y crin|lacre|cera|estaño], de los antiguos.`,
  ],
  cost: [
    `Dentro no había más que una silla, [una manta doblada|un vaso con agua|un plato limpio|unas zapatillas] y el hueco {noun:of}, con su forma, yéndose.
      Sin precinto ya no había flete, y sin flete aquello no iba [a ninguna parte|hacia nadie|a destino|con nadie].
      La báscula fue bajando: sesenta, veinte, [tres|nada|cinco|un gramo].
      <Cerré|Cerraste|{name} cerró> de golpe //y fue como cerrar [un libro|una jaula|una carta|una ventana] tarde.
      @mysterious El agua del vaso aún [temblaba|daba vueltas|brillaba|subía].
      @humorous La patrulla multó por [transporte de vacío|exceso de silla|abandono de hueco|manta sin dueño].`,
    `Lo que llamaba no era un náufrago: era el reloj del embalaje, que pedía [cuerda|paciencia|mimo|una vuelta]. Lo {noun:of} iba [dormido|en sueños|arropado], y se despertó solo.
      Solo, y con la puerta abierta a una bodega [ajena|helada|extraña|oscura].
      En una hora se había deshecho hasta [el olor|el nombre|la sombra].
      <Yo me quedé|Tú te quedaste|{name} se quedó> con el plomo en la mano //y el plomo [pesaba|quemaba|callaba|hablaba].
      @emotional Alguien, hacía un siglo, lo había [arropado|envuelto|tapado|besado] para que no pasara eso.
      @dramatic La Doña Perpetua se paró. Esta vez no [sirvió la patada|hubo patada|respondió|hizo falta].`,
  ],
  turn: [
    `En el reverso del precinto, por la cara que nadie mira, venía grabado el nombre de quien transporta: {name} Arenas, [o quien lleve sus zapatos|en persona|por siempre|y compañía].
      No hubo nunca otra puerta; el viaje {noun:of} [era para quien lo hiciera|se entregaba en marcha|iba de mano en mano|era en parte la carga].
      <Me senté|Te sentaste|Se sentó> en la silla, con la manta, y solo hubo que decir lo que se dice al recibir: [conforme|aquí es|presente|ya está].
      @mysterious Algo, en lo oscuro, dejó de [irse|contar|temblar|irse del todo].
      @light La firma se echó con zumo de [mandarina|tomate|limón|zanahoria].`,
    `No quedaba flete // pero quedaba viaje, y <puse|pusiste|{name} puso> rumbo a la dirección igual, con el contenedor [abierto|a oscuras|vacío|de par en par].
      Donde debía estar la estación había una vieja en una barca, [pescando|haciendo punto|desgranando habas|con paraguas], la última Arenas.
      ¶ —¿[Vienes con|Llegas por fin con|Subes con] {noun}? —[preguntó|dijo, sin volverse|quiso saber].
      ¶ Hubo que decir la verdad //y ella apagó el farol y [escuchó|se quitó un guante|se sentó|guardó el anzuelo].
      @emotional ¶ —Entonces siéntate —dijo—, y [cuéntamelo|empieza por el peso|no corras|sírvete].
      @dramatic ¶ A la tercera frase, el contenedor [crujió|dio un golpe|respiró|se enderezó].`,
  ],
  resolution: [
    `[Contado, volvía|Al contarlo, volvía|De tanto decirlo, volvía]: primero el peso, después el [calor|ruido|olor|nombre], y por fin, en mitad de la bodega, en cuerpo entero: {noun}.
      El acuse de recibo fue {noun2}, [según contrato|como estaba escrito|sin rebaja], y nadie [contó las monedas|miró la hora|pidió vuelto|preguntó precio].
      <Entregué|Entregaste|{name} entregó> lo que <traía|traías|traía> a quien tocaba: era, por lo visto, [toda la familia|cualquiera que esperase|quien abriera|una mesa entera].
      @humorous Se firmó en la línea de puntos, [salvo un punto|con migas|con lágrimas|torcida].
      @neutral El contenedor se quedó de [invernadero|casa para alguien|taller|biblioteca].`,
    `Aquello abrió los ojos, o lo que fuera, y [bostezó|miró alrededor|se estiró|pidió agua] como quien llega.
      De los cien años de viaje no traía [ni un rasguño|queja|una queja|arruga]; de la última hora, sí, y esa <me la perdonó|te la perdonó|se la perdonó a {name}>.
      {home} entera vino a la descarga {noun:of}, con las manos y con {noun2} por delante, [abriendo paso|en cabeza|como una bandera].
      @light Sonó la sirena del puerto, que solo suena en [bodas|incendios|bautizos|nieblas].
      @emotional El hueco de la silla, desde entonces, lo ocupa [quien está cansado|el primero que llega|el gato|quien cuenta].`,
  ],
  clues: [
    `Un estibador jubilado reconoció el embalaje por [los clavos|el olor|los nudos|la veta]: madera de la Tierra, doble pared, de los que hacía su madre.
      ¶ —Así se empaquetaba lo {noun:of} —dijo—, con sitio para [respirar|darse la vuelta|estirarse|soñar]. Y una silla, para [el que acompaña|quien vela|la visita].
      ¶ <Pregunté|Preguntaste|{name} preguntó> [quién acompañaba|quién iba|de quién era la silla].
      Se encogió de hombros //y contestó que en los paquetes buenos, siempre [va alguien|hay quien vele|queda sitio].
      @emotional ¶ Pasó la mano por la tabla, [a favor de la veta|como a un animal|sin mirar|con el pulgar].
      @humorous ¶ Su madre cobraba por clavo, y [se le notaba|así salía|dormía poco|era rica].`,
    `En un registro de fletes, entre [garbanzos|ataúdes|violines|sillas de montar] y maquinaria, figuraba el contenedor nueve, con ochenta y dos transportistas antes.
      Todos habían pasado la carga a otro, sin abrirla, y al lado {noun:of} ponían una palabra: [pesa|canta|suspira|es tarde], acompaña, duele menos.
      <Escribí|Escribiste|{name} escribió> otra al [final|margen|lápiz].
      Quedaba una sola línea libre //y era la [última|de abajo|más corta|del final].
      @neutral El primero la había firmado con [una equis|el pulgar|una flor|tinta roja].
      @mysterious El cuarenta y uno escribió solamente: [sabe contar|hoy ha dicho un nombre|le gusta el pan|no es lo que pone].`,
    `Una médica de puerto auscultó el contenedor, por deporte, y [palideció|se quitó los zapatos|bajó la voz|pidió silencio].
      ¶ —[Duerme|Respira|Ronca] —susurró—. Lo {noun:of} [duerme|viaja|va de lado], y sueña con una cocina. Se oye [un grifo|picar cebolla|una puerta|freír ajo].
      ¶ <Pegué|Pegaste|{name} pegó> la oreja y sí: un grifo, un plato, [alguien que tarareaba|una risa floja|pasos en zapatillas].
      Se fueron de puntillas los médicos, los curiosos //y hasta [la grúa|la radio|el reloj|la megafonía] bajó la voz.
      @light ¶ Recetó [mantas|no despertar|sopa|luz baja] y veinte gramos de paciencia.
      @dramatic ¶ Después miró el manómetro. No le [gustó|duraría|convenció|mintió].`,
    `Otro carguero, el Santa Paciencia, ofreció por el contenedor el doble, el triple, [una luna pequeña|la nave entera|su mujer|dos lunas].
      A su capitán le daba igual {noun}: quería que aquello no [llegara|lo tuviera otro|volviera|hablara].
      ¶ —Si llega, tendré que creer en las cartas —dijo, y tenía [el puño cerrado|los ojos hinchados|la voz rota|una foto].
      ¶ <Le negué|Le negaste|{name} le negó> la venta //y hubo que consolarlo con [una mandarina|media tortilla|un chiste].
      @emotional ¶ En el puño llevaba un sobre [sin abrir|de hacía años|muy viejo|con sello].
      @humorous ¶ La luna, además, tenía [hipoteca|vecinos|goteras|nombre de suegra].`,
    `Al limpiar las pegatinas, debajo de frágil salió otra, más vieja: no es frágil, es [tímido|terco|sordo|orgulloso].
      Y debajo otra, con dibujo, donde alguien abría la puerta {noun:to}, y dentro había una mesa [puesta|para dos|con mantel|de domingo].
      Cada transportista había añadido algo: un perro, [una nube|un abuelo|una bici|una suegra], un plato.
      <Dibujé|Dibujaste|{name} dibujó> [una silla más|un gato|la lámpara].
      @light El perro tenía [seis patas|corbata|tres ojos|opinión], por lo menos.
      @neutral Las pegatinas eran [nueve|catorce|once|veintidós], pegadas con engrudo.`,
    `La última noche, el contenedor llamó con los nudillos en un orden que [parecía|no era|quería ser] casual: tres, pausa, dos.
      <Contesté|Contestaste|{name} contestó> dos, pausa, tres, en [la chapa|el hierro|la pared].
      Así siguió hasta la madrugada la conversación con {noun}, que era de pocas palabras y todas [a tiempo|de madera|nuevas|del mismo tono].
      Luego los golpes se fueron haciendo más [cortos|bajos|lentos].
      @mysterious Hubo uno que venía de [fuera de la nave|más abajo|dentro del pecho|otro lado].
      @dramatic El manómetro marcaba [poco|rojo|lo justo|muy poco]. Tres, pausa.`,
  ],
};
