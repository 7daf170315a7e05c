import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'la estación Domingo', a: 'una estación en domingo' },
    chapter: 'Estación Domingo',
    arrive: `En la estación Domingo siempre es domingo por la tarde: se averió el calendario hace [veinte|treinta|cuarenta|quince] años y a nadie le corría prisa.
      Hay radio de partidos, siesta y esa luz que entra [de lado|por la alfombra|en diagonal|hasta los platos] cuando mañana hay algo.
      <Paré|Paraste|{name} paró> en la plaza, y a {companion} le dieron media sandía y [una silla|un periódico|una manta|otra siesta].
      Todos bostezaban bien //y a la vez se les notaba [miedo al lunes|un poco de pena|un deber sin hacer|mañana].
      @emotional En una ventana, un abuelo esperaba la llamada que se hace [los domingos|a las siete|después del postre|con monedas].
      @light La sandía tenía [cero|dos|una|seis, educadas] pepitas, lo que allí es noticia.`,
    trouble: `Alguien dio cuerda al calendario y de golpe llegaron, en fila, los mil [lunes|lunes a las ocho|entierros de la siesta|lunes de invierno] que debían.
      Traían despertadores, corbatas, colas de autobús; las calles se llenaron hasta [el segundo piso|la boca|los balcones|las farolas].
      <Me agarré|Te agarraste|{name} se agarró> a una farola con [una mano|la izquierda|la mano buena] y a {companion} con la otra.
      ? Los lunes no pedían paso //y tampoco [gritaban|reían|cantaban|miraban]: empujaban, con la tarjeta en la mano.
      @humorous Uno pedía un informe de [domingos|lo hecho el fin de semana|la siesta|gastos del domingo].
      @dramatic Crujió la farola. Detrás venía [un martes|el último|febrero|otro], sin cara.`,
    leave: `La despedida en el andén fue con sandía y con un parte: mañana, según la radio, sería [domingo|lo de siempre|bueno|lo mismo, con brisa].
      <Le di|Le diste|{name} le dio> al abuelo de la ventana un timbrazo por el intercomunicador, desde fuera, y tardó [un segundo|muy poco|dos notas|un suspiro] en descolgar.
      {companion} se llevó un periódico de la semana en que todo [se paró|cabía|servía|olía a libro].
      ? El tren salió tarde, sin que importara //y detrás quedó la misma luz [en el suelo|de lado|en las sandías|sin moverse].
      @mysterious El periódico traía la noticia de [esta tarde|la visita|mañana|otra sandía], con fotografía.
      @neutral El billete de vuelta es gratuito, salvo [los lunes|a esa hora|con prisa|a quien corre].`,
  },
  {
    noun: { the: 'el desguace de robots', a: 'un desguace de robots' },
    chapter: 'El desguace',
    arrive: `Al desguace llegan los robots con las manos a la espalda y se ponen, por su propio [pie|turno|gusto|peso], en el montón que les toca.
      Antes se les pregunta el oficio: quien fue [camarero|cuna|bedel|ascensor] dobla todavía servilletas con las pinzas.
      <Crucé|Cruzaste|{name} cruzó> entre los brazos colgados, que se apartaban [con cuidado|de uno en uno|de usía|despacio], y {companion} pidió perdón a todos.
      Una cabeza sola, en un estante, daba [la hora|el resultado de una suma|el tiempo|la edad de la casa] //y era la correcta.
      @emotional A su lado, otra cabeza le [sujetaba un tornillo|contestaba|peinaba|cantaba], bajito.
      @neutral Se pagan a [tres|dos|cuatro|seis] fichas el kilo, sin la memoria.`,
    trouble: `La prensa se encendió sin que nadie la tocara, con hambre de [hora punta|óxido|lunes|noticia], y el suelo, que era una cinta, echó a andar hacia ella.
      ? Los robots se dejaban llevar, [educados|bajando la vista|callados|de la mano].
      <Corrí|Corriste|{name} corrió> en sentido contrario sin avanzar ni un [tornillo|metro|palmo|zapato].
      {companion} tropezó con un montón de rodillas //y el botón rojo quedaba [del otro lado|debajo de los brazos|bajo las rodillas|muy alto].
      @dramatic El pistón cayó. Subió. Cayó [más cerca|un paso más acá|aquí|al oído].
      @humorous Un camarero ofreció, de camino, [la carta|servilleta|agua|la vez].`,
    leave: `Por la salida, que era una puerta de horno, <saqué|sacaste|{name} sacó> del brazo a un camarero que aún sabía [la carta|dónde está el baño|tres canciones|sonreír].
      Detrás de {companion} se vino una cuna, rodando, y hubo que [mecerla|darle nombre|arroparla|pagarle billete] en el primer semáforo.
      ? El del desguace hizo como que miraba el reloj, que era [de plástico|de otra cabeza|de otro|del revés].
      El camarero pidió trabajo en el bar del muelle //y se lo dieron [enseguida|con propina|sin contrato|con corbata].
      @light La cuna llevaba un sonajero de [tuercas|nada|monedas|llaves], y sonaba a feria.
      @mysterious La cabeza de la hora, al cerrarse la puerta, dijo [otra|las once|las doce|adiós], con otra voz.`,
  },
  {
    noun: { the: 'la oficina de objetos perdidos', a: 'una oficina de objetos perdidos' },
    chapter: 'Objetos perdidos',
    arrive: `La oficina de objetos perdidos ocupa un asteroide entero, con [cuatrocientos pasillos|sala de espera|mostrador de mármol|capilla propia], y guarda lo que se olvida en los trenes: paraguas, trompetas, primos.
      Dan un número y [una manta|un caramelo|una silla]. En la sala hay gente que [ya no recuerda|sí sabe|cree saber|espera saber] qué perdió.
      <Rellené|Rellenaste|{name} rellenó> la ficha hasta «color», y ahí {companion} [pidió otra ficha|soltó el lápiz|pidió goma|miró al techo].
      Una vez al mes el encargado regala lo que [nadie reclama|le da pena|sobra|no cabe] //y vienen de lejos.
      @humorous Los primos los devuelven [recién comidos|con factura|peinados|un poco cambiados].
      @mysterious Detrás de un cartel que dice fuera de servicio, algo [espera nombre|se ríe|tararea|cumple años].`,
    trouble: `Una correa salió del fondo del pasillo, etiquetó a las visitas y las puso en un [estante|carrito]: objetos, dijo, sin dueño [aparente|conocido].
      ? Las etiquetas apretaban y la letra era [bonita|firme|redonda|amable]. Se leía: perdido por sí mismo.
      <Reclamé|Reclamaste|{name} reclamó> un poco de respeto, y pidieron un [documento|testigo|apellido|sello], que es lo que faltaba.
      {companion} iba en el carro de al lado, con «objeto raro» //y la correa [no paraba|iba a más|silbaba].
      @dramatic Al final del pasillo había una trampilla. Ponía [donaciones|nadie|varios|cariños].
      @neutral Cada etiqueta llevaba un número de [seis|ocho|cinco|nueve] cifras.`,
    leave: `A la salida entregaron un objeto perdido en la infancia, que nadie había [reclamado|echado de menos|pedido|llorado], y pidieron recibo.
      <Firmé|Firmaste|{name} firmó> por una canica, por un botón y por [un olor a lápiz|un «luego te llamo»|una palabra|el ruido de un patio].
      A {companion} le devolvieron los [domingos|gestos|silbidos|saludos] de alguien que ya no está, en una bolsa.
      ? El encargado metió la propina en el pasillo de las [propinas|cosas que tardan|excusas|llaves] //y volvió a colgar el cartel de vuelvo enseguida.
      @emotional La canica, en la mano, no había [crecido nada|cambiado de temperatura|perdido brillo|rodado sola].
      @light El botón saltó de contento y hubo que [perseguirlo|llevarlo atado|cantarle|presentarlo].`,
  },
  {
    noun: { the: 'la mina de hielo', a: 'una mina de hielo' },
    chapter: 'La mina de hielo',
    arrive: `En la mina se saca hielo de antes de los mares, en barras, y cada barra lleva dentro un ruido [muy antiguo|sin estrenar|redondo|muy quieto].
      Los mineros trabajan en calcetines, para no [despertarlo|pisar vidrio|despeinar el eco|resbalar], y meriendan aparte, de pie.
      <Lamí|Lamiste|{name} lamió> una esquirla, por orden del capataz, y [supo a noche|se oyó una puerta|dolió una muela|se encendió un patio] dentro de la cabeza.
      {companion} prefirió escuchar una con [el casco|la oreja|la palma|los ojos cerrados] //y no habló en un rato largo.
      @emotional En el comedor, una minera [cortaba el pan|partía la galleta|repartía la sopa|dividía el queso] en veintidós, y eran veintiuno.
      @neutral El frío era de [noventa|ciento cuatro|ochenta|setenta y siete] bajo cero, sin viento.`,
    trouble: `Cedió un techo sin prisa, como todo lo de allí, y el pasillo se cerró [por los dos lados|detrás|en dos sitios|por encima].
      El hielo, al romperse, soltó el ruido que llevaba: un mugido de [mil reses|orilla], largo, que desprendía más [techo|carámbanos].
      <Hice|Hiciste|{name} hizo> señas de no hablar, y {companion} las entendió a medias, que es [lo malo|lo normal|peor].
      ? La luz del casco empezó a verse [azul|menos|corta|de otro color] //y el aire hubo que contarlo con los dedos.
      @dramatic Goteó algo. No era [agua|deshielo|nieve|sudor]. Era el plazo.
      @mysterious Por dentro de la pared pasó, a oscuras, un [bulto|animal], como buscando la [otra puerta|cama].`,
    leave: `De despedida, el capataz dio dos cubitos en una servilleta, de los que tienen [ruido bueno|dentro una risa], para [el primer brindis|una mala noche].
      <Llevé|Llevaste|{name} llevó> el suyo en el bolsillo de la camisa; a {companion} se le [fundió|escapó|abrió|derramó] por el camino, con un relincho.
      ? Los mineros siguieron en calcetines, quietos, hasta que [se dejó de ver|sonó la sirena|sonó un pito|el túnel los borró].
      Quedó un frío redondo sobre el pecho //y duró [la cena|dos puertos|tres noches|una semana].
      @humorous La servilleta, con el frío, hacía de [pala|segundo cubito|plato|paloma].
      @light El relincho le dio la vuelta a la estación [en un minuto|y volvió|galopando|con relevos].`,
  },
  {
    noun: { the: 'el observatorio de la Oreja', a: 'un observatorio llamado la Oreja' },
    chapter: 'La Oreja',
    arrive: `La Oreja es un radiotelescopio tallado en un cráter, y su oficio consiste en [escuchar|no contestar|no dormir|saber callar].
      Se entra en [zapatillas|calcetines|silencio]. Hay un libro de cosas oídas, con tapas [gordas|de corcho|de lana|de puerta]: la dos mil tres es «una cuchara, muy lejos».
      <Me asomé|Te asomaste|{name} se asomó> al borde y la Oreja, por un momento, dejó de oír el universo y [oyó respirar|miró|guardó aliento|esperó] allí al lado.
      {companion} tosió //y lo apuntaron como la [tres mil dos|cuatro mil uno|mil y pico|nueve mil].
      @mysterious Hay una cosa oída que está tachada y vuelta a escribir, [con otra letra|muchas noches|en rojo|por dos manos].
      @humorous Lo más frecuente es [«un ascensor»|«alguien buscando las llaves»|«una cremallera»|«nieve»].`,
    trouble: `Empezaron a llegar todas las voces que se habían dicho en falso en la [Ronda|semana|madrugada|comarca], porque el filtro, averiado, no distinguía lo de dentro.
      En los altavoces se oía hasta [el miedo|lo que cada cual callaba|lo no pensado|la letra pequeña]. Con el volumen, el cráter temblaba y [rodaba piedra|caía arena|bailaban las sillas].
      <Busqué|Buscaste|{name} buscó> el botón que decía «basta» y [había cuatro iguales|estaba pintado|contestaba que no].
      {companion} tapaba con las manos los altavoces que podía //y la puerta de goma se había [atascado|hinchado|dormido|pegado].
      @dramatic Una voz repetía un nombre. [Era un nombre conocido|La siguiente iba a ser peor|Faltaba otro|No era el primero].
      @neutral Eran ciento [veinte|doce|diez|treinta] decibelios de cosas ciertas.`,
    leave: `En la salida se escribía en el libro lo que se había oído, aunque fuera [una mentira|mal|a medias|de memoria].
      <Puse|Pusiste|{name} puso>: un ascensor, una llave, [y a alguien que volvía|y silencio, de los buenos], y {companion} firmó debajo con una cruz, por [no molestar|educación].
      Devolvieron los zapatos [limpios|callados|con los nudos hechos]. Nadie supo de [quién|qué pie|cuándo|qué año] era el izquierdo.
      La Oreja, al fondo, se puso [otra vez|por fin|enseguida|sin rencor] a lo suyo //y no dijo nada, como siempre.
      @light Desde el camino se le oyó, si se quiere creer, [bostezar|dar las gracias|sonarse|roncar].
      @emotional A cierta edad, ya solo se busca [una oreja así|quien escuche|esa forma de callar|un cráter].`,
  },
  {
    noun: { the: 'la bolera de medio peso', a: 'una bolera de medio peso' },
    chapter: 'La bolera',
    arrive: `La bolera gira a medio peso y las bolas tardan [un minuto|lo que un chiste|una caña|dos recuerdos] en llegar, así que hay tiempo de hablar y de arrepentirse.
      Juegan equipos de [estibadores|difuntos, en efigie|viudas|panaderos], con nombre bordado, y las viejas del lugar deciden cuál es falta.
      <Lancé|Lanzaste|{name} lanzó> una bola //y hubo tiempo de [merendar|ir por tabaco|discutir|cenar] con {companion} mientras llegaba.
      ? Cayeron nueve. El décimo bolo, el de siempre, no [se dejó|caía por nadie|movió|casa con nadie].
      @humorous La regla cuatro prohíbe [el soplido|rezar después de soltarla|el suspiro|mirar fijo].
      @light El marcador, aunque roto, daba [ánimos|la razón|la hora|buenas notas].`,
    trouble: `La gravedad subió de pronto al doble y las bolas [frenaron|aceleraron|dudaron|se pusieron de acuerdo], todas a la vez, hacia el mismo pasillo, que era el de la gente.
      ? Saltó la barrera, saltó el bar, y los estibadores, con más [experiencia|miedo|práctica|bigote], se metieron debajo.
      <Vi|Viste|{name} vio> venir veinte esferas negras, despacio, con la paciencia de lo que [no falla|pesa|sabe|no discute].
      {companion} se quedó en mitad de la pista, en calcetines //y el suelo, encerado, no [perdona|daba agarre|ayuda|opina].
      @dramatic Una pasó rozando. Se oyó [el aire|el hueso de la baranda|el pelo|una promesa].
      @mysterious Las viejas ni se levantaron: dijeron que [ya venían|era lo de cada año|cada martes|esto pasa].`,
    leave: `A la salida, el del bar pagó con una chapa el décimo bolo y dejó que [besaran la bola|se llevaran el zapato|tocaran la campana|firmaran la pista].
      <Colgué|Colgaste|{name} colgó> la chapa de un ojal, y {companion}, cojeando con gracia, saludó a las viejas, que [tenían razón|no miraban|hacían punto|pedían otra].
      Por la puerta se veía aún el último lanzamiento de la noche, [viajando|sin prisa|por la mitad].
      Había tiempo de marcharse, cenar y [volver a verlo llegar|casarse] //y se hizo solo lo [segundo|primero].
      @emotional Uno de los difuntos, con su nombre bordado, [ganó la partida|tenía camisa nueva|pidió cambio|pagó la ronda].
      @neutral La bola pesaba [siete|seis|cinco|ocho] kilos en la Tierra, y en aquella esquina, ninguno.`,
  },
];
