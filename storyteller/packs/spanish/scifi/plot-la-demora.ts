import type { Plot } from '../../pack.ts';

export const laDemora: Plot = {
  id: 'la-demora',
  homes: ['Punta Silencio', 'Alto Palena', 'Tránsito Cero', 'Puerto Ñandú'],
  nouns: [
    [
      { the: 'el cometa', a: 'un cometa' },
      { the: 'la campanilla', a: 'una campanilla' },
    ],
    [
      { the: 'la ballena', a: 'una ballena' },
      { the: 'el acordeón', a: 'un acordeón' },
    ],
    [
      { the: 'el ascensor', a: 'un ascensor' },
      { the: 'la lluvia', a: 'una lluvia' },
    ],
  ],
  titles: ['Once días de demora', '{noun:title}, en diferido', 'La voz de {name}', 'Turno de noche'],
  chapters: [
    ['Una voz conocida', 'Emitir'],
    ['El turno de noche', 'La boya'],
  ],
  frames: [
    {
      opening: `A las cuatro de la madrugada, la antena de {home} no recibe más que [estrellas viejas|partidos de dominó|gente que ronca|anuncios de otro siglo], y quien está de guardia se calienta la sopa.
        Aquella noche entró [una voz|alguien|una frase].
        <Solté|Soltaste|{name} soltó> la cuchara //porque la voz era la <mía|tuya|suya>, [algo resfriada|con eco|muy seria|con sueño].
        Según el sello, faltaban once días para [que se emitiera|que alguien la dijera|que existiera].
        @humorous La sopa, en cambio, era de [anteayer|lunes|sobre|otra guardia].
        @mysterious Detrás de la voz [goteaba algo|había otra respiración|silbaba alguien|crujía una silla].`,
      echo: `A las cuatro de la madrugada, en la antena de {home}, <calentaba|calentabas|{name} calentaba> la sopa cuando volvió [a entrar la voz|la voz|aquello a hablar].
        Decía lo de siempre, estornudo incluido, y luego [se reía|tosía|suspiraba|daba las gracias].
        Esta vez <le contesté|le contestaste|le contestó> bajito que con {noun} todo había salido [bien|raro|estupendo|despacio].
        La voz, por supuesto, siguió hablando //y fue [buena compañía|como hablar con una hermana|un consuelo|como dejar la radio].
        @light La sopa era de [estrellas|letras|tornillos|verdad], por una vez fresca.
        @emotional Había en la mesa [dos platos|otra silla|dos cucharas|un vaso de más], que no pesa nada.`,
    },
    {
      opening: `La pizarra de {home} tenía tres columnas: mensajes recibidos, mensajes enviados y [quejas|cumpleaños|chistes|huevos].
        Alguien había escrito en la primera un mensaje sobre {noun}, [con fecha de dentro de once días|fechado a once días vista|de aquí a once días] y <mi|tu|su> firma.
        <Busqué|Buscaste|{name} buscó> el [borrador|trapo|supervisor].
        La letra era de imprenta [torcida|nerviosa|infantil|muy derecha] //y por debajo sonaba ya el altavoz, llamando.
        @dramatic La tiza estaba [en el suelo|partida|mordida|tibia]. El altavoz dijo un nombre.
        @neutral Eran las cuatro y [seis|once|trece|veintidós], hora de la Ronda.`,
      echo: `La pizarra de {home} sigue teniendo tres columnas, y en la de enviados hay por fin [una línea|una cruz|una raya|un visto].
        Se lee {noun:title}, la fecha y una firma, sin [borrones|faltas|prisa|tachones].
        <La repasé|La repasaste|{name} la repasó> con tiza nueva el día que tocaba //y el borrador fue para [las quejas|todo lo demás|los chistes|la fecha].
        @humorous En cumpleaños ponía: [la voz, once días|nadie, todavía|un farero|la antena, ochenta].
        @mysterious Al otro lado de la pizarra alguien [daba golpecitos|escribía también|respiraba|ponía tildes].`,
    },
    {
      opening: `En {home} se trabajaba de oído: doce horas [con los cascos puestos|frente a una aguja|a oscuras|de espaldas a la puerta], escuchando nada.
        A la nada se le [toma el gusto|acaba por tener cariño|hace el oído|pide otra ración].
        Por eso <noté|notaste|{name} notó> enseguida que la de aquella noche era [más honda|distinta|mullida|de otra clase] y que alguien, dentro, tomaba aire para hablar.
        Habló con <mi|tu|su> propia voz, y [dijo una fecha|anunció el día|puso plazo]: dentro de once días.
        @light La aguja dio un brinco [de cabra|de alegría|de potro|sin permiso] y se salió del papel.
        @emotional Sonaba como cuando se ha [corrido|llorado|cantado|mentido] un poco, antes.`,
      echo: `En {home} se siguió trabajando de oído, y la nada volvió, [redonda|afinada|limpia|a estrenar], a los cascos.
        Solo <yo sabía|tú sabías|{name} sabía> que en medio, en [un punto fijo|medio de la noche|cierta arruga], cabía un mensaje sobre {noun}, con un estornudo.
        Pasaba una vez al año, [puntual|como un primo] //y había que [saludarlo|subir el volumen].
        @neutral Duraba [cuarenta segundos|un minuto|lo que un semáforo|medio minuto].
        @mysterious El estornudo, si se escuchaba despacio, decía [otra cosa|una fecha nueva|salud|un nombre].`,
    },
  ],
  want: [
    `La voz contaba que había dado con {noun} junto a la boya Candelaria, y [reía o lloraba|se le quebraba algo, de gozo o de pena|cantaba o tiritaba|tragaba saliva], no estaba claro.
      [Al fondo, dos veces|Detrás, muy claro|Entre dos ruidos], sonaba el nombre {noun2:of}.
      <Quise|Quisiste|{name} quiso> llegar a la boya antes que aquella voz //porque once días son [pocos|un mundo|una siesta|casi nada], y alguien tenía que estar allí.
      @humorous El reglamento prevé mensajes de [difuntos|extraterrestres|submarinos|loros]; de uno mismo, no.
      @dramatic La última palabra venía cortada. Empezaba como [un no|un ven|un mira|un ay].`,
    `¶ —[Habla|Aquí|Soy] {name} —decía la voz—. [Es por|Llamo por|Se trata de] lo {noun:of}. Y [también|además|claro] por {noun2}. [No te vayas todavía|Trae abrigo|No cuelgues].
      ¶ Después, [una risa o un sollozo|algo entre risa y tos|un hipo|un ruido como de mesa], y silencio de boya.
      <Escuché|Escuchaste|{name} escuchó> aquello [nueve|doce|siete|veinte] veces y <pedí|pediste|pidió> relevo: la boya Candelaria queda justo a once días.
      @mysterious En ninguna de las veces se oía [respirar|el mismo silencio|tragar|una silla].
      @emotional Era raro: daban ganas de [arroparla|preguntarle si había cenado|contestarle|echarle una manta].`,
    `Del mensaje se salvó media frase: que en la boya Candelaria estaba {noun}, que había que [ir|creerlo|darse prisa|sentarse], que se reconocería por {noun2}.
      Lo demás era ruido, y bajo el ruido alguien [se reía o lloraba|cantaba mal|tosía a compás|partía nueces].
      <Quise|Quisiste|{name} quiso> saber cuál de las dos cosas //y hubo que pedir las vacaciones de [tres|cuatro|dos|seis] años.
      @light Se las dieron con una [sonrisa|nevera portátil|palmada|bolsa de nueces].
      @neutral El sello de tiempo era auténtico: se comprobó [dos veces|con tres relojes|con lupa|en tres estaciones].`,
  ],
  obstacle: [
    `La boya Candelaria no figuraba en las rutas desde el [derrumbe|impago|olvido|cierre] de la línea, y ninguna lanzadera vendía billete.
      <Fui|Fuiste|{name} fue> de andén en andén con el mensaje en [una cinta|la muela|el bolsillo|un sobre], pidiendo sitio.
      Quedaban once días //y el primero se fue en [una cola|un impreso|una ventanilla|una sala de espera].
      @humorous El impreso pedía el motivo; la casilla tenía [cuatro letras|forma de no|tapa|eco].
      @dramatic Detrás, la compuerta se cerró [con prisa|a destiempo|sin querer|de un bocado]. Diez.`,
    `Está prohibido acudir a un mensaje que aún no se ha enviado: lo llaman [imprudencia temporal|hacer trampa|adelantarse|leer por encima del hombro], y se paga con la licencia.
      El inspector de la Ronda escuchó la cinta, [se quitó los cascos|anotó una cifra|buscó un sello|miró el techo] y cerró los muelles.
      <Salí|Saliste|{name} salió> igual, entre dos cajas de [lechugas|tornillos|sifones|pianos].
      @neutral La multa era de [nueve|catorce|once|treinta] sueldos.
      @light Las lechugas viajaban con [permiso|manta|escolta|entrada preferente]; hacía un frío de pepino.`,
  ],
  wrong: [
    `La Candelaria era una lata con una antena torcida y, dentro, [una silla|una manta|una taza|una cama] todavía tibia, de nadie.
      [Faltaban horas|Quedaba tiempo|Nadie miraba]. Para ahorrarle a la voz aquel sollozo, <emití|emitiste|{name} emitió> otra cosa: [que no pasaba nada, que no viniera|que todo bien, que durmiera|que se quedara en casa].
      Parecía [una caridad|lo sensato|un favor|lo más dulce].
      @emotional Se dijo con la dulzura con que se miente a [un enfermo|los niños|un padre|las visitas].
      @humorous El transmisor pidió confirmación [dos veces|por escrito|en latín|con la luz roja], cosa rara en él.`,
    `A las puertas de la boya, la cinta sonó una vez más, y el final [daba miedo|dolía|temblaba|crecía]: risa o llanto, cortado en seco.
      <Agarré|Agarraste|{name} agarró> el micrófono antes de hora y allá fue otro mensaje, encima: [todo en orden|sin novedad|falsa alarma].
      Así nadie tendría que [venir|oír aquello|acudir|salir de la cama].
      @dramatic El indicador pasó de verde a [rojo|nada|ámbar|un color raro].
      @neutral La emisión duró [nueve|seis|doce|tres] segundos.`,
  ],
  cost: [
    `El mensaje falso llegó antes que el verdadero y lo [borró|deshizo|tapó|comió]: en {home} nadie había oído nada, nadie había salido.
      <Miré|Miraste|{name} miró> la cinta: once días de ruido [blanco|manso|gris|limpio].
      En los papeles ya no constaba el viaje //y el aire de la boya era para [nadie|cero personas|nadie en particular|un tal ninguno].
      @mysterious En la silla, la marca de <mi|tu|su> cuerpo [se alisaba|se iba enfriando|se iba llenando|se cerraba].
      @emotional Lo primero en borrarse fueron [las voces de la ida|las bromas|los nombres|las manos].`,
    `Al principio fueron detalles: un botón que ya no [estaba|había existido|abrochaba|tenía ojal], un nombre que costaba.
      La voz se había callado en todas las grabaciones, y hasta el nombre {noun:of} iba perdiendo [letras|sentido|sitio|color], minuto a minuto.
      [Nadie esperaba a nadie en ninguna parte|No había cita ni quien la hiciera|En ningún andén había nadie].
      <Conté|Contaste|{name} contó> los dedos //y salieron, [por poco|de momento|todavía|a duras penas], diez.
      @dramatic La luz del panel parpadeó. [Faltaba aire|Faltaba una hora|Faltaba un color|Faltaba una pared].
      @light Quedaba media galleta, y hasta la galleta [dudaba|tenía un aire transparente|perdía migas|se veía por detrás].`,
  ],
  turn: [
    `Entonces <estornudé|estornudaste|{name} estornudó>, y fue el estornudo de la cinta, [idéntico|con su eco|con su pausa|sin quitar nada].
      La voz no venía a avisar de nada: venía a contar lo {noun:of}, y el sollozo era [risa|de la risa|risa con hipo|alegría].
      <Encendí|Encendiste|Encendió> el micrófono y <dije|dijiste|dijo> palabra por palabra lo que <sabía|sabías|sabía> de memoria //y al final [hubo que reír|salió la risa|vino la risa sola].
      @emotional No hacía falta [fingir|ensayar|hacer teatro|esforzarse]: ya venía de camino.
      @mysterious A las dos frases, alguien [respiró al lado|tomó nota|se rio también|soltó una cuchara].`,
    `En el ventanuco, donde la cinta prometía, <me topé|te topaste|{name} se topó> con {noun}, a [un palmo|un vidrio de distancia|dos dedos|un brazo].
      Era para [reírse|llorar de risa|no creerlo] y <me reí|te reíste|se rio> //y el sonido era exacto al de la grabación.
      Quedaban [cuatro|seis|cinco|tres] minutos de emisión.
      ¶ —Habla {name} —<empecé|empezaste|empezó>, con [el corazón en su sitio|la garganta seca|los pies fríos]—. Es por [lo que ya sabes|eso|lo de siempre].
      @dramatic ¶ La aguja subió. [El ruido se apartó|Once días atrás, alguien soltó una cuchara|Once días atrás, ladró un perro|La nada se calló].
      @light ¶ Hasta el estornudo salió [solo|afinado|a tiempo|con eco].`,
  ],
  resolution: [
    `El mensaje se fue [de espaldas|hacia atrás|del revés|cuesta abajo], como debía, y todo lo borrado volvió a haber pasado: el viaje, los andenes, la sopa.
      En la boya quedaba sitio, y <me quedé|te quedaste|{name} se quedó> [dos|tres|nueve] días con {noun}, mirando.
      De fondo, dos veces, sonó el nombre {noun2:of} //y nadie [se fue|colgó|se movió].
      @neutral La multa llegó [al mes|puntual|con intereses|en abril]; se paga a plazos.
      @humorous El inspector pidió una copia para [uso propio|el aniversario|su madre|archivo].`,
    `Con la última sílaba se encendió en {home} [una luz|una aguja|un piloto verde], once días antes, y alguien soltó una cuchara. [Estaba hecho|Bastaba|Llegaba|Era eso].
      <Volví|Volviste|{name} volvió> despacio, con {noun2} en la memoria y las manos [vacías|tibias|llenas|de visita].
      Lo {noun:of} no cabía en un informe //y se puso, en la casilla, [visto|conforme|suficiente|bien].
      @emotional Es raro pasar por un sitio y saber que una voz [sigue allí|está a salvo|se acuerda|duerme].
      @light La tinta se corrió de [risa|sopa|alegría|humedad].`,
  ],
  clues: [
    `En un andén, un ciego que afinaba turbinas escuchó la cinta y ladeó [la cabeza|el bastón|una oreja|la taza].
      ¶ —Lo {noun:of} suena cerca —dijo—, a [tres|cuatro|dos|cinco] pasos de quien habla. Y quien habla no [retrocede|tiembla|se va].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si aquello era [risa o llanto|de alegría o de pena|para reír].
      El hombre cobró en silencio //y dijo que a esa distancia [se parecen mucho|no hay quien distinga|da lo mismo].
      @neutral ¶ La tarifa era de [dos fichas|una ficha y media|tres fichas|un bocadillo].
      @mysterious ¶ Después preguntó quién era [el otro|la segunda persona|el segundo|quien callaba].`,
    `El cuaderno de la boya Candelaria apareció en un puesto de libros usados, [sin tapas|con manchas de té|sin lomo|con migas]: sesenta años de guardias.
      En la última página, el farero había escrito que había {noun:a} rondando, [de noche|los martes|al amanecer|en silencio], y que no pensaba dar parte.
      ? Quien da parte, decía, se queda sin ello.
      <Lo compré|Lo compraste|{name} lo compró> por el precio de [un café|la cena|dos cafés|un billete].
      @emotional Entre las hojas había [un billete de vuelta|dos entradas de cine|un pelo|una postal], sin usar.
      @humorous El resto de las páginas eran de [sudokus|recetas con pulpo|crucigramas|ausencias].`,
    `Un técnico de [relojes|mareas|acuarios|campanas] explicó la demora con una manguera: si se aprieta aquí, el agua llega antes allá, y moja al que abre el grifo.
      Lo {noun:of}, según él, hacía de [pulgar|dedo|tapón].
      <Asentí|Asentiste|{name} asintió> sin entender, con [un pie mojado|los ojos|la corbata mojada|educación].
      ¶ —Lo único que no se puede —añadió el técnico— es [cambiar el agua|mojar a otro|secarlo antes|cerrar el grifo].
      @light ¶ La manguera se fue por su cuenta y [duchó a un cónsul|regó el andén|regó a un sargento|no volvió].
      @dramatic ¶ Lo repitió, ya sin [reír|manguera|dibujar|prisa]: no se puede.`,
    `La cinta, puesta a media velocidad, traía más cosas: una silla que cruje, [un sorbo|una cremallera|un hipo|una hebilla], alguien que dice un nombre.
      A un cuarto de velocidad se oía, por debajo de todo, el rumor {noun:of}, como de [motor|gato|nevera|horno] que duerme.
      <La paré|La paraste|{name} la paró> [ahí|a tiempo|en seco|sin respirar].
      Daba la impresión de que aquel rumor [escuchaba también|llevaba siglos esperando a alguien|sabía que la oían|tomaba notas] // y no de mala manera.
      @mysterious A un octavo, una segunda voz contaba hasta [once|cero|doce|tres].
      @neutral Medía todo [cuarenta y un|treinta y nueve|cuarenta|treinta y siete] segundos.`,
    `Pasó una lanzadera de vuelta de la zona, vacía, y su piloto dijo haber visto luz en la Candelaria: [una ventana|un cigarrillo|una vela|dos].
      ¶ —Y delante, el bulto {noun:of} —contó, bajando la voz—, como quien espera en [una sala|la puerta de un colegio|un andén|la cola del pan].
      ¶ <Quise|Quisiste|{name} quiso> saber [por qué no paró|si había gente|qué hizo entonces].
      Dijo que no era a él a quien esperaba y que eso [se nota|se ve en la nuca|no se discute].
      @emotional ¶ Llevaba desde entonces [una luz encendida|el asiento de al lado libre|una manta en la cabina|el café para dos].
      @humorous ¶ También que [no había aparcamiento|iba en segunda|llevaba leche|tenía cita].`,
    `A un día de la boya, los cascos empezaron a dar la voz en directo: todavía nada, un roce, [un carraspeo|alguien que ensaya|una cremallera|un sorbo].
      <Callé|Callaste|{name} calló> para oír mejor, y la voz [calló|esperó|hizo lo mismo].
      Un paso, y algo daba un paso; el rumor {noun:of} quedaba [en medio|entre las dos voces|en el centro|a la misma distancia].
      Era el momento de contar los asientos de la boya //y había [uno|dos|dos, iguales|uno, ancho].
      @dramatic La aguja marcó cero y [siguió bajando|se quedó allí|dio la vuelta|suspiró].
      @light Por probar, un silbido: la voz [lo devolvió|desafinó igual|lo corrigió|siguió la canción].`,
  ],
};
