import type { Companion } from '../../pack.ts';

const eladio: Companion = {
  name: 'Eladio',
  gender: 'm',
  meet: [
    `Sentado en [una maleta|un saco de alpiste|un bordillo] había un espantapájaros con los brazos en cruz y un gorrión en cada uno.
      ¶ —Me han despedido por [simpático|hablar con los pájaros] —[dijo|dijo por fin|dijo entonces]—. Eladio, [para servirte|a tu servicio].
      ¶ <Le conté|Le contaste|{name} le contó> lo {noun:of}, y como no hacía falta [asustar a nadie|dar miedo] se vino, [aliviado|sonriendo con toda la paja].
      @emotional Los gorriones se despidieron [uno de cada oreja|tirándole del botón].
      @humorous Para levantarse necesitó [dos intentos y un cordel|que soplara un poco].`,
    `[Cuatro|Seis] cuervos traían [en volandas|a pulso] a un espantapájaros, y lo posaron con mucho cuidado.
      ¶ —En el campo [veían mal que fueran mis amigos|no gustan estas amistades] —[explicó|aclaró|contó] él—. [Me llamo|Soy] Eladio y no sirvo para [asustar|mi oficio].
      ¶ <Le conté|Le contaste|{name} le contó> lo {noun:of} //y él echó a andar al lado, perdiendo [algo de paja|un botón por calle].
      @light Por la paja se [le seguía sin pérdida|podía volver a casa].
      @mysterious Uno de los cuervos [se quedó atrás, mirando|llevaba una llave al cuello].`,
  ],
  banter: [
    `¶ —¿[Te doy|Doy] miedo[| así]? —[preguntó|quiso saber] Eladio, poniendo [los ojos en blanco|una cara|los dedos de paja en garra].
      ¶ <Lo miré|Lo miraste|{name} lo miró> con atención y <dije|dijiste|dijo> que [un poco|los martes quizá|de perfil].
      Eladio se puso tan contento que [se le salió el relleno|le creció una margarita|hubo que atarle el cinturón][dramatic,mysterious,light=.| y] ya no probó con nadie más.
      @humorous Un bebé que pasaba le [sonó la nariz|tiró besos].
      @emotional Era [una mentira pequeña|casi verdad], y a él le [duró el día entero|abrigó mucho].`,
    `Eladio no sabía bajar los brazos: los llevaba abiertos, y en las [puertas|aceras estrechas|tiendas de loza] entraba de lado.
      <Probé|Probaste|{name} probó> a doblarle [un codo|el codo izquierdo]. Crujió [como un cajón|como la primavera] y se quedó doblado //y Eladio lo estuvo mirando [media mañana|hasta el almuerzo].
      @neutral Con el brazo libre llevó [la merienda|un paquete], por estrenarlo.
      @light Saludó con él a [un tranvía|todos los perros], [varias veces|uno por uno].`,
    `Los pájaros venían a contarle [chismes|el tiempo|noticias de otras provincias], y Eladio traducía en voz baja, con [rubor|pausas].
      ¶ —Dice que en la torre hay [corriente|un nido con vistas], y que su cuñada es [insoportable|muy suya].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si [sabían|había] algo {noun:of}; el pájaro [se hizo el sordo|pidió pan] //y Eladio [pagó por adelantado|puso la miga].
      @mysterious A cambio dijo [una sola palabra|algo], y Eladio [no la tradujo|cambió de conversación].
      @humorous La cuñada, al parecer, [piaba con la boca llena|no devolvía las ramas].`,
    `Cada cierto tiempo había que rellenar a Eladio: hierba, [periódicos|calcetines sueltos|hojas secas], lo que hubiera.
      Aquella tarde <usé|usaste|{name} usó> [una bufanda vieja|el suplemento dominical|medio cojín], y él empezó a [abrigarse|opinar de fútbol|bostezar], por esa parte.
      ¶ —Noto que soy [más blando|otro] —[dijo|dijo por fin|dijo entonces], palpándose //y no [parecía triste|se quejó].
      @light ¶ Por la oreja le asomaba [el crucigrama|un flequillo de lana].
      @emotional ¶ <Guardé|Guardaste|{name} guardó> la paja de antes [en una bolsa|atada con hilo], por si [la echaba de menos|un día la quería].`,
    `Sopló de pronto, y Eladio se agarró a [una farola|un toldo|un buzón], con los ojos muy cerrados.
      ¶ —Una vez salí volando hasta [otro pueblo|un tejado] —[confesó|reconoció|admitió]—, y nadie [preguntó de quién era|vino].
      ¶ <Até|Ataste|{name} ató> un cordel de muñeca a muñeca, con [un lazo|dos vueltas] //y no hubo [soplo|racha] que pudiera con los dos.
      @dramatic El cordel [se tensó|aguantó] en la esquina. [Aguantó otra vez|Y luego no].
      @neutral Era el cordel de [los pasteles|una peonza], y medía [un metro|dos brazos].`,
    `Eladio pedía perdón a [las palomas|las gallinas|los gorriones], una por una, por lo que hubieran dicho [otros de su gremio|los del maizal].
      La cosa iba despacio: en la plaza había [cien|doscientas|sesenta], y no paraban de moverse.
      <Ayudé|Ayudaste|{name} ayudó> con las de la fuente //y alguna, [a cambio|por educación], pidió perdón también.
      @humorous A la número cuarenta le había pedido [dos veces|ya], y [se lo hizo notar|puso mala cara].
      @mysterious La última lo escuchó entera y luego [dejó una pluma azul|se quedó mirando como si lo supiera todo].`,
  ],
  quarrel: [
    `Eladio no gritó, porque [no le salía|la paja no grita], solo [se abotonó|se puso el sombrero].
      ¶ —A mí me echaron por [no engañar a los pájaros|decir la verdad] —[dijo|dijo por fin|dijo entonces]—. No sabría [explicárselo|qué contarles], {name}.
      ¶ Abrió los brazos, que ya casi [bajaban|se doblaban], y el viento se lo llevó [calle abajo|a saltitos] //y <me quedé|te quedaste|{name} se quedó> con el cordel.
      @dramatic El cordel [colgaba|no pesaba nada].
      @light Ni siquiera enfadado [daba miedo|sabía dar un portazo].`,
  ],
  back: [
    `Primero vinieron los cuervos, [muy serios|de dos en dos], y detrás Eladio, [algo despeluchado|oliendo a monte].
      ¶ —Ellos opinan que [vuelva|eres muy joven|también roban uvas] —dijo.
      ¶ <Le tendí|Le tendiste|{name} le tendió> [el cordel|una punta del cordel]. Él se lo ató[dramatic,mysterious,light=.| y] bajó los dos brazos, por primera vez, para [abrazar|un abrazo].
      @neutral Crujió [un poco|todo], y [siguió|no se rompió nada].
      @emotional Olía a [trigo|casa] y [picaba|apretaba flojo].`,
  ],
};

const olalla: Companion = {
  name: 'Olalla',
  gender: 'f',
  meet: [
    `¶ —¡[Se hace saber|Atención|Vecindario]! —tronó una voz, y [una maceta se cayó|tres gatos cambiaron de barrio|se abrieron cuatro ventanas].
      ¶ Era Olalla, [la hija del pregonero|pregonera de avisos pequeños], que [medía lo que un taburete|llevaba trenzas], y solo quería preguntar la hora.
      <Se la dije|Se la dijiste|{name} se la dijo>, y ya de paso lo {noun:of} //y ella prometió, en lo que [creía|ella llamaba] un susurro, [guardar el secreto|ayudar sin hacer ruido].
      @humorous El secreto se supo en [tres parroquias|el pueblo de al lado].
      @neutral Eran las [diez|cuatro], y [todo el mundo lo supo|nadie lo dudó].`,
    `Una niña tapaba la boca a [una trompeta|una campanilla|un embudo] con las dos manos y, aun así, se la oía.
      ¶ —PERDÓN —dijo—. Soy Olalla, [la hija del pregonero|pregonera de avisos pequeños]. ¿[BUSCAS ALGO|VAS A ALGÚN SITIO]?
      ¶ <Dije|Dijiste|{name} dijo>, [bajito|al oído], que lo {noun:of}. Olalla se acercó a oírlo y ya no se [fue|separó] //porque nadie le había hablado [nunca|jamás] bajito.
      @emotional Tuvo que [cerrar los ojos|ponerse de puntillas], de lo [nuevo|bonito] que era.
      @dramatic Hasta [los tranvías|las palomas] se [pararon|quedaron quietos] con aquel «perdón».`,
  ],
  banter: [
    `Olalla practicaba el susurro con [una caracola|un calcetín en la boca|una almohada], y cada intento espantaba a [algo más pequeño|un bicho distinto].
      ¶ —¿[ASÍ|MEJOR|AHORA]? —[preguntaba|decía].
      ¶ <Dije|Dijiste|{name} dijo> que mejor, porque el intento anterior había [parado un reloj|despertado al alcalde] //y este solo [movió las hojas|apagó una vela].
      @light Una mariquita [se quedó|aplaudió], que ya era [progreso|algo].
      @humorous El alcalde, desvelado, aprovechó para [inaugurar algo|firmar dos leyes].`,
    `A Olalla nadie le contaba nada, por motivos [evidentes|acústicos|de vecindad], así que coleccionaba los secretos que [encontraba|se le caían a la gente].
      Llevaba [cuatro|tres] en una cajita, sin [leer|abrir] por si se le escapaban.
      <Le di|Le diste|{name} le dio> uno propio, doblado //y ella lo guardó [aparte|encima de todos].
      @mysterious La caja, al cerrarla, [dijo «shh»|pareció más llena de la cuenta].
      @emotional El secreto era [pequeño y de verdad|sobre dormir con luz].`,
    `Cuando había que cruzar una calle, Olalla anunciaba: «¡SE HACE SABER QUE CRUZAN DOS!», y los [carros|autobuses|ciclistas] frenaban en seco.
      También anunciaba [las meriendas|los estornudos|los charcos], con su hora y su [lugar|autor].
      <Acabé|Acabaste|{name} acabó> saludando al público // y el público [saludó|aplaudió] desde los balcones.
      @humorous Un estornudo <mío|tuyo|de {name}> [salió en los pregones de la tarde|tuvo segunda edición].
      @neutral El otro lado estaba [sin novedad|a la distancia prevista].`,
    `¶ —MI PADRE DICE QUE LAS COSAS SOLO PASAN SI ALGUIEN LAS [DICE|PREGONA] —[explicó|aclaró|contó] Olalla.
      ¶ <Pregunté|Preguntaste|{name} preguntó> qué pasaba entonces con las que nadie [decía|sabía]. Olalla [abrió la boca, la cerró,|se quedó pensando] y anduvo [cien pasos|una calle entera] en silencio.
      Fue el silencio más [grande|raro] del día //y hasta [los pájaros|las campanas] preguntaron.
      @dramatic Cuando habló, le salió [casi en voz baja|un hilo].
      @mysterious «[Esas esperan|Esas pasan de noche]», dijo al fin.`,
    `Olalla pregonaba lo perdido: un guante [azul|con tres dedos], [media peineta|una tapa de olla], la paciencia del sastre. Y [lo perdido, a veces, contestaba|a veces alguien contestaba].
      Aquel día contestó [un botón|una canica|un perro pequeño], desde [un desagüe|debajo de un carro], y <lo llevé|lo llevaste|{name} lo llevó> a su dueño.
      A cambio hubo [dos nueces|un higo|una rosquilla] //y Olalla hizo las partes.
      @light La mitad de Olalla [crujió más fuerte|se oyó desde la plaza].
      @neutral Quedó sin dueño [la tapa|la paciencia], y quedó [apuntada|esperando en un muro].`,
    `En [un muro|una escalera|una carretilla] se podía descansar, y Olalla [se frotó la garganta|se quitó un zapato] sin decir ni pío.
      <Le ofrecí|Le ofreciste|{name} le ofreció> [un caramelo de miel|agua|media naranja]. Ella lo fue chupando, con los ojos [muy abiertos|llenos de noticias].
      Cuando se acabó, no [gritó|dijo nada], y se quedó allí //y estaba bien.
      @emotional Apoyó [la trenza|la cabeza] en el hombro de al lado, [sin anunciarlo|un momento].
      @dramatic Se oyó, [por primera vez|entonces], [latir un reloj lejano|todo lo demás].`,
  ],
  quarrel: [
    `Olalla [no pregonó nada|se calló]. Eso fue lo [peor|más raro].
      ¶ —Has hecho trampa, {name} —[dijo|dijo por fin|dijo entonces], y le salió, por fin, un susurro [perfecto|de verdad]—. Yo grito mucho, pero [grito cosas ciertas|no miento].
      ¶ Dejó en el suelo el papel del secreto [sin leer|tal como estaba][dramatic,mysterious,light=.| y] se fue [calle arriba|con la campanilla en el bolsillo].
      @mysterious A su paso las ventanas [se cerraban solas|no se abrieron].
      @light Ni un gato [se movió|cambió de barrio].`,
  ],
  back: [
    `«Se hace saber», se oyó a lo lejos, y luego más [cerca|fuerte], «que Olalla busca a {name} y [ya no está tan enfadada|pide perdón por irse]».
      Lo supieron [once calles|hasta los sordos] antes de que ella asomara.
      <Contesté|Contestaste|{name} contestó> a pleno pulmón, [desde una ventana|de pie en un banco] //y <me|te|le> salió un gallo.
      @humorous Un gallo de corral [tomó nota|se ofendió].
      @emotional El papel doblado [volvió a la caja|cambió de bolsillo], [encima de todos|sin abrirse].`,
  ],
};

export const moreCompanions: readonly Companion[] = [eladio, olalla];
