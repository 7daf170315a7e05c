import type { Thing } from '../../pack.ts';
import { moreThings } from './things-more.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'la llave zurda', a: 'una llave zurda' },
    find: `Debajo de una rejilla brillaba una llave inglesa zurda, con la que solo se puede [desapretar|arrepentirse|desistir|olvidar], y el mango gastado por el otro lado.
      <Probé|Probaste|{name} probó> con una tuerca cualquiera y se soltaron, además, un tornillo de enfrente y [un botón|la hebilla|un tacón|el cierre] de {companion}.
      ? A partir de ahí se llevó envuelta en [tela|un calcetín|lana|una carta], como a un animal que muerde.
      No tenía marca //y llevaba, eso sí, iniciales: [cuatro|tres|cinco|dos], en tres tipos de letra.
      @humorous La tuerca volvió rodando a pedir [explicaciones|el recibo|testigos|perdón].
      @neutral Era del [diecisiete|quince|trece|catorce], de acero.`,
    use: `La llave zurda <la saqué|la sacaste|la sacó {name}> con el brazo equivocado, que es como trabaja, y se apoyó ella sola donde [el problema|aquello|lo que fuera|el mundo] tenía la tuerca.
      Todo tiene una, incluso lo que no es [máquina|de metal|tuerca|hierro]. Media vuelta, al revés, y se oyó ceder algo que llevaba [mucho rato|años|toda la vida] apretado.
      Lo que cerraba el paso se aflojó, con [alivio|un suspiro|hipo|dos crujidos], y por el medio {companion} ya iba entrando.
      ? El mango quedó tibio //y la llave quedó [sin dientes|satisfecha|dormida|sin filo].
      @light Por el camino se aflojaron [los cordones|dos sonrisas|los dientes|los cordones de un señor] que no tenían que ver.
      @dramatic La rosca chilló. [No más de un segundo|Saltó una chispa|Olió a hierro|Dos segundos].`,
  },
  {
    noun: { the: 'la muela con radio', a: 'una muela con radio' },
    find: `En el fondo de un vaso de agua, en un estante, había una muela de oro que [cantaba|daba noticias|rezaba|daba la hora] bajito, con la antena plegada.
      <Me la puse|Te la pusiste|{name} se la puso> entre los dientes, por oír mejor, y entró la noticia de un [rescate|tren|naufragio|cumpleaños] de hacía ochenta años.
      {companion} quiso oír música, y la muela, complaciente, [cambió de siglo|cambió de emisora|bajó el volumen|buscó en la onda corta].
      ? Era buena compañía //y por la noche pedía [agua|que le dieran las buenas|un caramelo|otro cuento].
      @emotional Entre partes, una voz buscaba a [Ramona|un tal Julián|Matilde|un soldado], que llamara a casa.
      @light A los dulces les ponía [interferencias|fanfarria|aplausos|ruido de mar].`,
    use: `La muela con radio se encendió sola, con su aguja en la única emisora que llegaba hasta allí, y salió [una voz conocida|un himno|una receta|un bolero].
      Lo que estorbaba se detuvo a escuchar, como quien reconoce [la canción|su propio nombre|una risa|su dirección] en el fondo de una cocina.
      <Subí|Subiste|{name} subió> el volumen con la lengua, mordiendo un [poco|tono|bemol|suspiro].
      Pasó la estrofa, pasó {companion}, y cuando cesó la música ya no había nadie [en la puerta|en medio|delante|que estorbara] //y la muela hizo crac.
      @emotional Al final, en alguna parte, alguien llamó [a casa|por fin|al timbre|de verdad].
      @mysterious La emisora no tenía dial, según la muela: [sonaba|venía|llegaba|cantaba] de otro.`,
  },
  {
    noun: { the: 'la botella de aire de Valparaíso', a: 'una botella de aire de Valparaíso' },
    find: `Una botella con corcho esperaba en un alféizar, y por el cristal se le veía [viento|una gaviota, de perfil|cielo|ropa tendida]: aire de Valparaíso, según ponía, con puerto incluido.
      <La agité|La agitaste|{name} la agitó> un poco, y adentro sonó una sirena y alguien ofreciendo [pescado|almuerzo|flores|la suerte].
      {companion} pidió quedársela a ratos, con el corcho [en la nariz|apretado|a mano|contra el pecho].
      Pesaba lo suyo, para ser aire //y no había dos veces [la misma sirena|el mismo olor|el mismo grito|el mismo perro].
      @light Dentro, a las cinco, [pasaba un tranvía|se encendían los faroles|cantaba un borracho|llovía un poco].
      @humorous Se vendía sin casco, [que no era obligatorio|y con perro|por ser marina|con escaleras aparte].`,
    use: `Con el pulgar <descorché|descorchaste|{name} descorchó> la botella, y salió Valparaíso entero, con [escaleras|viento|cuestas|ropa tendida], y alguien que gritaba el precio de la merluza.
      El aire de un sitio no cabe en otro: lo que cerraba el paso hubo de apretarse contra la pared, con las gaviotas [dándole en la frente|entrando y saliendo|gritándole|cagándole encima].
      {companion} y las maletas salieron [a favor del viento|con brisa|empujadas|en ascensor].
      ? Luego volvió a hacer el calor de siempre //y olía a sal por una semana, [sin una nube|en los bolsillos|de propina|en las costuras].
      @dramatic La botella se rajó de arriba abajo. [Sonó|Se fue|Sopló|Habló] con la última sirena.
      @emotional Entre el viento sonaba una mujer llamando a cenar [a quien ya no vive allí|desde el balcón|por su diminutivo|sin creérselo].`,
  },
  {
    noun: { the: 'la linterna atrasada', a: 'una linterna atrasada' },
    find: `La linterna que apareció detrás de un depósito iba con diez minutos de retraso: alumbraba [lo de antes|lo que hubo|lo perdido|lo que ya fue].
      <Apunté|Apuntaste|{name} apuntó> al suelo y se vio un gato, que ya no estaba, y luego a {companion}, [haciendo un nudo|mirando el techo|contándose los dedos|peinándose] muy conforme.
      ? Daba una luz un poco triste, de cosas que [se acababan de ir|no vuelven|dijeron hasta luego].
      Se guardó por si hacía falta [acordarse|recoger algo|volver|despedirse] //y pesó el doble, un rato, en el bolsillo.
      @mysterious Después del gato salió un momento [otra persona|el pasillo, sin luces|otra mano|una silla].
      @neutral Iba con diez minutos y [dos|cuatro|tres|nueve] segundos.`,
    use: `<Enchufé|Enchufaste|{name} enchufó> la linterna atrasada contra lo que estaba pasando, y durante [un minuto|seis segundos|tres segundos|medio bostezo] volvió a estar lo de antes: el sitio libre.
      Hay que [ser rápido|tener tino|no despedirse] con lo de antes. De la mano de {companion}, se cruzó [por en medio|por el hueco|por el aire|por donde no había nadie], que ya se estaba cerrando.
      ? En el haz no había ningún obstáculo, solo un [charco|gato|niño|cubo] mirando pasar gente.
      ? Al otro lado la linterna se puso en hora //y se apagó, de [puntual|cansada|educada|sueño].
      @emotional Antes, de pasada, iluminó a quien se acababa de [quedar atrás|despedir|bajar|ir].
      @humorous La batería, con retraso y todo, pidió [una siesta|su hora extra|un té|que no la esperaran].`,
  },
  {
    noun: { the: 'el carrete de estela', a: 'un carrete de estela' },
    find: `Un carrete grande, como de sastre, contenía [setenta|cuarenta|cien|sesenta] metros de estela de cometa, hilo blanco y frío que no se ata solo.
      <Tiré|Tiraste|{name} tiró> de la punta, y del otro lado tiraron también, muy [suave|despacio|hondo|educadamente].
      {companion} propuso [dejarlo como estaba|no tirar más|soltarlo|darle nombre], y se enrolló con un lápiz.
      ? A quien lo lleva en el bolsillo se le pone [viento|velocidad|aire|otra edad] //y hay que frenar en las puertas.
      @light Los calcetines remendados con él llegan [antes|siempre puntuales|riendo|con hambre].
      @mysterious La otra punta, según la etiqueta, [está sujeta|la lleva alguien|no hace falta|viaja todavía].`,
    use: `<Até|Ataste|{name} ató> la estela a lo que hacía falta y el otro cabo, al aire, que tiró hacia [arriba|su sitio|lo negro|su casa], con la fuerza de lo que siempre va.
      Lo que impedía salir se fue de viaje con aquello, despacio primero y luego [en línea recta|sin despedirse|de lado|sin maletas].
      {companion} se agarró a la chaqueta más [cercana|pesada|gorda|amiga] para no ir detrás.
      ? Pasó silbando la última vuelta del carrete //y quedó el lápiz en el aire, con [estrellas|frío|memoria|vértigo].
      @neutral La estela se soltó a los [cien|ochenta|cincuenta|doscientos] metros.
      @dramatic Se desgarró la manga. Todavía tiraba [algo|la mano|una luz|el frío].`,
  },
  {
    noun: { the: 'el sello caducado', a: 'un sello caducado' },
    find: `De un cajón que no abría salió un sello de goma de un ministerio [extinto|sumergido|olvidado|disuelto], con la tinta todavía húmeda: «Conforme», dice, y firma un subsecretario.
      <Lo estampé|Lo estampaste|{name} lo estampó> en la palma, y la mano se sintió [oficial|de golpe autorizada|funcionaria|importante].
      En la frente de {companion} quedó un «visado», [torcido|al revés|muy legible].
      No hay nada más fuerte que un sello sin gobierno //porque no tiene a quién [consultar|preguntar|recurrir|obedecer].
      @humorous Los mosquitos dejaron de picar, [por escrito|hasta nuevo aviso|en plazo|con acuse].
      @light La tinta olía a [regaliz|fresa|menta|lunes].`,
    use: `¶ —Esto trae sello —<anuncié|anunciaste|anunció {name}>, y la goma del ministerio extinto cayó, [con ruido de plaza|¡pum!|con eco|con dignidad], sobre lo que estaba en medio.
      ¶ Hubo un silencio de [oficina|ventanilla|sobremesa de ministerio]. Lo sellado leyó «conforme» en su propio cuerpo y [no supo qué alegar|bajó los ojos|firmó].
      Se apartó [medio metro|del centro|dos pasos|un capítulo], como manda el expediente, y pidió número.
      {companion} pasó por el hueco con el papel en alto //y alguien, al fondo, dijo que [el siguiente|se cerraba a las tres|faltaba una fotocopia|pasara el de las gafas].
      @mysterious El subsecretario, sin estar, [tosió|firmó al dorso|bostezó|sonrió].
      @neutral La tinta duró [dos|tres|cuatro|siete] aplicaciones y un recurso.`,
  },
  ...moreThings,
];
